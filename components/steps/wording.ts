/** Names and numbers as people write them. */
import { listOf } from '../../src/epic-armageddon/wording.ts';
import { fightingFormations, livingIn, unitOf } from '../../src/epic-armageddon/roster.ts';
import type { Assault, Side } from '../../src/epic-armageddon/state.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'five', and digits beyond twelve. */
export const numberWord = (count: number): string => SMALL[count] ?? String(count);

/** 'one hit', 'five hits'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const NUMBERED = /^(.*) (\d+)$/;

/** Runs of numbers: '1–4', '6'. */
const runsOf = (numbers: readonly number[]): readonly string[] => {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.flatMap(({ from, to }) =>
    (to - from === 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from}–${to}`]));
};

interface NameGroup {
  readonly stem: string;
  readonly numbers: number[];
}

const groupsOf = (names: readonly string[]): readonly NameGroup[] => {
  const groups: NameGroup[] = [];
  for (const name of names) {
    const [, stem, number] = NUMBERED.exec(name) ?? [];
    const group = groups.find(one => one.stem === stem && one.numbers.length > 0);
    if (stem === undefined) groups.push({ stem: name, numbers: [] });
    else if (group === undefined) groups.push({ stem, numbers: [Number(number)] });
    else group.numbers.push(Number(number));
  }
  return groups;
};

/** Names with their numbers drawn together: 'Boyz 1–4, 6 and Nobz 2'. */
export const namesTogether = (names: readonly string[]): string => {
  const groups = groupsOf(names);
  return listOf(groups.map(({ stem, numbers }) => {
    if (numbers.length === 0) return stem;
    const runs = runsOf([...numbers].sort((a, b) => a - b));
    return `${stem} ${groups.length > 1 ? runs.join(', ') : listOf(runs)}`;
  }));
};

/** The names of units by their ids, drawn together. */
export const unitNames = (assault: Assault, ids: readonly string[]): string =>
  namesTogether(ids.map(id => unitOf(assault, id).name));

/** The formations with which a side fights: 'Warband'. */
export const forceOf = (assault: Assault, side: Side): string =>
  listOf(fightingFormations(assault, side).map(formation => formation.name));

/** 'Warband charges', 'Warband and Mob charge': the formations of a side and what one or several of them do. */
export const forceDoes = (assault: Assault, side: Side, one: string, several: string): string =>
  `${forceOf(assault, side)} ${fightingFormations(assault, side).length > 1 ? several : one}`;

/** Living units of a formation in figures: '6 units'. */
export const unitCount = (assault: Assault, formation: string): string => {
  const units = livingIn(assault, formation).length;
  return units === 1 ? '1 unit' : `${units} units`;
};
