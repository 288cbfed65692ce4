/** `roster FILE`: an army list as it was written elsewhere, and how it is understood. */
import { readRoster, type Roster } from '../../machines/entries/rosters.ts';
import { IMPORT_LIMITS } from '../../src/army-lists/import/limits.ts';
import { type Command, onlyOne, Unreadable } from './terminal.ts';

/** Things by name, each with how many there are: `6 × Boyz, 2 × Nobz`. */
const counted = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

const linesOf = ({ formations, questions, notes }: Roster): readonly string[] => [
  ...formations.flatMap(({ name, list, units, characters, left }) => [
    `${name}${list === null ? '' : ` (${list})`}: ${counted(units.map(unit => unit.name)) || 'nobody'}`
    + (characters.length === 0 ? '' : `, with ${counted(characters.map(({ profile }) => profile))}`),
    ...left.map(({ text, why }) => `  left out: ${text}. ${why}`),
  ]),
  ...questions.map(({ text, count, candidates }) => `? ${count} × ${text}: ${candidates.join(' or ') || 'unknown'}`),
  ...notes.map(({ say }) => say),
];

export const rosterCommand: Command = {
  usage: 'roster FILE',
  about: 'Reads a roster of BattleScribe or New Recruit, or a list in words, and tells how it is understood.',
  options: { json: { type: 'boolean', about: 'the whole roster as JSON' } },
  run: async (given, { out, readFile }) => {
    const roster = await readRoster(await readFile(onlyOne(given, 'file'), IMPORT_LIMITS.file));
    if (roster.problems) throw new Unreadable(...roster.problems);
    if (given.values['json'] === true) return out(JSON.stringify(roster));
    for (const line of linesOf(roster)) out(line);
  },
};
