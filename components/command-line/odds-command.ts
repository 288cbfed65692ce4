/** `odds LINE`: how likely each side is to win, of a line such as people type. */
import { matchUp } from '../../machines/entries/library.ts';
import { odds, type AskedOdds } from '../../machines/entries/odds-of-moments.ts';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import { type Command, type Given, numberIn, Unreadable } from './terminal.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** The odds in one line, with how sure they are. */
export const oddsLine = (line: string, { winner, error }: Odds): string => {
  const nobody = winner.none < 0.0005 ? '' : `, nobody ${percent(winner.none)}`;
  const unsure = error < 0.0005 ? '' : ` (± ${percent(error)})`;
  return `${line}: attacker ${percent(winner.attacker)}, defender ${percent(winner.defender)}${nobody}${unsure}`;
};

const askedIn = (given: Given): AskedOdds => {
  const [effort, tolerance] = [numberIn(given, 'effort'), numberIn(given, 'tolerance')];
  return { ...(effort === undefined ? {} : { effort }), ...(tolerance === undefined ? {} : { tolerance }) };
};

export const oddsCommand: Command = {
  usage: 'odds "4 assault + chaplain v 6 boyz 2 nobz"',
  about: 'Who is likely to win if the first charge the second: one line.',
  options: {
    json: { type: 'boolean', about: 'all figures as JSON' },
    effort: { type: 'string', about: 'how much work may be done, 250000 if not said' },
    tolerance: { type: 'string', about: 'how sure is sure enough, 0.0005 if not said' },
  },
  run: async (given, { out, err }) => {
    const line = given.positionals.join(' ').trim();
    if (line === '') throw new Unreadable('Say who charges whom: odds "4 assault + chaplain v 6 boyz 2 nobz".');
    const made = matchUp(line);
    if (made.problems) throw new Unreadable(...made.problems);
    const asked = odds(made.scenario, askedIn(given));
    if (given.values['json'] === true) return out(JSON.stringify({ line, notes: made.notes, odds: asked }));
    for (const note of made.notes) err(note);
    out(oddsLine(line, asked));
  },
};
