/** Names and numbers as people write them. */
import { fightingFormations, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure, listed } from '../../shared/languages/forms.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'five', and digits beyond twelve. For English words; other languages have theirs. */
export const numberWord = (count: number): string => SMALL[count] ?? String(count);

/** 'one hit', 'five hits', in English words. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

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
  return listed(groups.map(({ stem, numbers }) => {
    if (numbers.length === 0) return stem;
    const runs = runsOf([...numbers].sort((a, b) => a - b));
    return `${stem} ${groups.length > 1 ? runs.join(', ') : listed(runs)}`;
  }));
};

/** The names of units by their ids, drawn together. */
export const unitNames = (assault: Assault, ids: readonly string[]): string =>
  namesTogether(ids.map(id => unitOf(assault, id).name));

/** The formations with which a side fights: 'Warband'. */
export const forceOf = (assault: Assault, side: Side): string =>
  listed(fightingFormations(assault, side).map(formation => formation.name));

/** The formations with which a side fights and how many they are: what a sentence needs of its subject. */
export const forceIn = (assault: Assault, side: Side): readonly [names: string, formations: number] =>
  [forceOf(assault, side), fightingFormations(assault, side).length];

/** Some formations by their ids, and how many they are. */
export const formationsIn = (assault: Assault, ids: readonly string[]): readonly [names: string, formations: number] =>
  [listed(ids.map(id => formationOf(assault, id).name)), ids.length];

/** Centimetres with at most one decimal. */
export const centimetres = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;
