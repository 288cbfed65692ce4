/** The formations of a roster: every selection at the top of a force, with the units selected inside it. */
import { sayImport } from './import-words.ts';
import type { RosterNode } from './roster-tree.ts';
import type { WrittenEntry, WrittenFormation, WrittenList } from './written-list.ts';

/** What a datasheet of a unit is called in a roster's profiles. */
const DATASHEET = /\b(?:unit|war engine|model|character|vehicle|infantry|aircraft)\b/i;

const GEAR = /\s(?:w\/|with\s)/i;
const NUMBERED = /^(?:(\d{1,2})\s?x?\s|(pair of )|)(.{1,200})$/i;

export const rosterList = (roster: RosterNode): WrittenList => {
  const formations = childrenOf(roster, 'force').flatMap(force => formationsIn(force, roster));
  const chosen = formations.filter(({ entries, isPriced }) => isPriced || entries.length > 0);
  const left = formations.filter(one => !chosen.includes(one)).map(({ name }) => name);
  return { formations: chosen, notes: left.length === 0 ? [] : [sayImport('noFormations', left)] };
};

const childrenOf = ({ inside }: RosterNode, kind: RosterNode['kind']): readonly RosterNode[] =>
  inside.filter(one => one.kind === kind);

/** Allied forces lie inside the force that they are with. */
const formationsIn = (force: RosterNode, roster: RosterNode): readonly WrittenFormation[] => [
  ...childrenOf(force, 'selection').map(selection => ({
    name: selection.name,
    army: force.catalogue || force.name || roster.catalogue || roster.name,
    entries: entriesIn(selection),
    isAboard: false,
    isPriced: isUnit(selection),
  })),
  ...childrenOf(force, 'force').flatMap(inner => formationsIn(inner, roster)),
];

/** A selection of units is a heading where they are selected inside it by themselves. */
const entriesIn = (
  selection: RosterNode,
): readonly WrittenEntry[] => childrenOf(selection, 'selection').flatMap(one => {
  const inner = entriesIn(one);
  if (inner.some(({ isOption }) => !isOption) && one.type !== 'model') return inner;
  return [...namedBy(one), ...inner.map(entry => ({ ...entry, isJoined: true }))];
});

/** `4 Rhinos`, `Pair of Rhinos`, `Exarch w/ Sword`: a number in the name counts, and gear is no unit. */
const namedBy = (selection: RosterNode): readonly WrittenEntry[] => {
  const [name = '', ...gear] = selection.name.split(GEAR);
  const [, number, pair, words = name] = NUMBERED.exec(name.trim()) ?? [];
  const times = Number(number ?? (pair === undefined ? 1 : 2));
  return [
    { words, count: selection.number * times, isCounted: true, isJoined: false, isOption: !isUnit(selection) },
    ...gear.map(one => ({ words: `with ${one.trim()}`, count: 1, isCounted: false, isJoined: true, isOption: true })),
  ];
};

const isUnit = (selection: RosterNode): boolean =>
  selection.type !== 'upgrade' || childrenOf(selection, 'profile').some(({ type }) => DATASHEET.test(type));
