/** A throw of attacks by the hits of one side, whatever the other scores; or by the number of extra attacks. */
import { sumChances } from '../../../dice/distribution.ts';
import { batchHands } from '../../attacks/strikes.ts';
import type { Batch } from '../../model/batch.ts';
import { assaultWith } from '../../model/copies.ts';
import type { AssaultHand } from '../../model/hands.ts';
import { enemyOf, type Side, SIDES } from '../../model/procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import { attackThrow, type AttackThrow, type Scored } from '../throws/attacks.ts';
import { numbersOf } from '../throws/numbers.ts';
import type { Pattern } from '../throws/patterns.ts';
import { type Branches, newNode, type Node, type Part, ranked, type Reader } from '../walk/node.ts';
import type { Nodes } from '../walk/readers.ts';
import type { Groups } from './answer.ts';

/** What follows a pair of patterns of which all saves are certain, found again whichever number has led to it. */
type Child = Extract<Branches, { readonly kind: 'sides' }>['child'];

/** The node of each pair of patterns; `after` gives its moment. */
export const pairsOf = (
  nodes: Nodes, at: string, after: (attacker: Pattern, defender: Pattern) => Moment,
): Child => {
  const known = new Map<string, Node>();
  return (attacker, defender, mayBeNew) => {
    const name = `${attacker.name}|${defender.name}`;
    const before = known.get(name);
    if (before !== undefined || !mayBeNew) return before ?? null;
    const node = newNode(at, () => () =>
      ({ kind: 'parts', list: [{ chance: 1, node: nodes.at(after(attacker, defender)) }], dropped: 0 }));
    known.set(name, node);
    return node;
  };
};

/** The attacks with all numbers of dice known. */
interface Numbered {
  readonly chance: number;
  readonly batch: Batch;
  readonly dice: AttackThrow;
  readonly child: Child;
}

const numberedOf = (nodes: Nodes, { at, assault }: Moment): readonly Numbered[] =>
  numbersOf(assault.batch!, 0).list.map(({ chance, batch }) => {
    const dice = attackThrow({ at, assault: assaultWith(assault, { batch }) });
    return { chance, batch, dice, child: pairsOf(nodes, dice.saving, (a, d) => dice.after(a as Scored, d as Scored)) };
  });

/** What follows if a side scores so many hits. */
const scoring = ({ dice, child }: Numbered, by: Side, count: number): Reader => least => {
  const on = (side: Side) => ranked(dice.on(side, least, enemyOf(side) === by ? count : undefined));
  return { kind: 'sides', attacker: on('attacker'), defender: on('defender'), child };
};

const diceOf = ({ strikers }: Batch, side: Side): number =>
  strikers[side].reduce((sum, { dice }) => sum + (typeof dice === 'number' ? dice : 0), 0);

/** Groups of which each begins with some parts. */
const groupsWith = (
  side: Side, counted: Groups['counted'], hands: readonly AssaultHand[], partsFor: (count: number) => readonly Part[],
): Groups => ({
  side, counted,
  groups: sumChances(hands).map(({ count, chance }) => {
    const list = partsFor(count);
    return { count, chance, read: () => ({ kind: 'parts', list, dropped: 0 }) };
  }),
});

/** @rule A4.2, A5.3 */
export const attackGroups = (nodes: Nodes, moment: Moment): readonly Groups[] => {
  const { at, assault } = moment;
  const batch = assault.batch!;
  const hands = batchHands(batch);
  const numbered = numberedOf(nodes, moment);
  return SIDES.flatMap(side => {
    const ours = hands.filter(hand => hand.side === side);
    if (ours.length === 0) return [];
    return [ours[0]!.purpose === 'extra-attacks'
      ? groupsWith(side, 'attacks', ours, count => numbered
          .filter(one => diceOf(one.batch, side) - diceOf(batch, side) === count)
          .map(({ chance, batch: known }) =>
            ({ chance, node: nodes.at({ at, assault: assaultWith(assault, { batch: known }) }) })))
      : groupsWith(side, 'hits', ours, count => numbered
          .map(one => ({ chance: one.chance, node: newNode(at, () => scoring(one, side, count)) })))];
  });
};
