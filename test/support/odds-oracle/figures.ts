/** The answer to “should I charge?” as a list of figures, so that two answers can be held against each other. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';

/** How an assault ended, as far as the odds tell. */
export interface End {
  readonly winner: Side | null;
  /** How it ended; without an assault no round was the last. */
  readonly ending: 'no-assault' | 'swift' | 'result';
  readonly lost: BySide<number>;
  readonly broken: BySide<boolean>;
}

/** From a figure's name, such as `lost defender 2`, to a probability or a count. What is not named is 0. */
export type Figures = ReadonlyMap<string, number>;

/** The end that an assault has come to. */
export const endOf = ({ winner, ending, formations, units }: Assault): End => {
  const fighting = (side: Side) => formations.filter(one => one.side === side && one.fighting);
  const lost = (side: Side) => {
    const ids = fighting(side).map(({ id }) => id);
    return units.filter(unit => unit.lostTo !== null && ids.includes(unit.formation)).length;
  };
  const broken = (side: Side) => fighting(side).some(one => one.broken);
  return {
    winner, ending: ending ?? 'no-assault',
    lost: { attacker: lost('attacker'), defender: lost('defender') },
    broken: { attacker: broken('attacker'), defender: broken('defender') },
  };
};

/** The figures that an end in a round belongs to. */
export const figuresOfEnd = ({ winner, ending, lost, broken }: End, round: number): readonly string[] => [
  `winner ${winner ?? 'none'}`,
  ...(ending === 'swift' && winner !== null ? [`swift ${winner}`] : []),
  ...(ending === 'no-assault' ? [] : [`round ${round}`]),
  ...SIDES.map(side => `lost ${side} ${lost[side]}`),
  ...SIDES.filter(side => broken[side]).map(side => `broken ${side}`),
];

/** The figures of an answer. */
export const figuresOf = ({ winner, ending, lost, broken }: Odds): Figures => new Map([
  ...(['attacker', 'defender', 'none'] as const).map(who => [`winner ${who}`, winner[who]] as const),
  ...SIDES.map(side => [`swift ${side}`, ending.swift[side]] as const),
  ...ending.byRound.map((chance, i) => [`round ${i + 1}`, chance] as const),
  ...SIDES.flatMap(side => lost[side].map((chance, count) => [`lost ${side} ${count}`, chance] as const)),
  ...SIDES.map(side => [`broken ${side}`, broken[side]] as const),
]);

/** Every name of either list. */
export const namesIn = (...lists: readonly Figures[]): readonly string[] =>
  [...new Set(lists.flatMap(list => [...list.keys()]))];

/** The figures that differ by more than so much, each with both values. */
export const differences = (found: Figures, expected: Figures, tolerance: number): readonly string[] =>
  namesIn(found, expected)
    .filter(name => !(Math.abs((found.get(name) ?? 0) - (expected.get(name) ?? 0)) <= tolerance))
    .map(name => `${name}: ${found.get(name) ?? 0}, not ${expected.get(name) ?? 0}`);
