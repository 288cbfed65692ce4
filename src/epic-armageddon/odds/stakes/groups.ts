/** The outcomes of the next throw, grouped by what a player counts of it. */
import { readThrow } from '../../../dice/hand.ts';
import { assaultWith } from '../../model/copies.ts';
import type { AssaultHand } from '../../model/hands.ts';
import { SAVE_STAGES } from '../../model/volley.ts';
import { enemyOf } from '../../model/procedure.ts';
import { turnAt } from '../procedure.ts';
import { DUE_HANDS } from '../procedure/due-hands.ts';
import type { Moment } from '../procedure/turn.ts';
import { fallsTogether } from '../throws/hands.ts';
import { leadsOf } from '../throws/leads.ts';
import { patternsOf, volleyAfter } from '../throws/patterns.ts';
import { newNode, ranked, type Branches, type Node, type Part, type Reader } from '../walk/node.ts';
import type { Nodes } from '../walk/readers.ts';
import { countedOf } from '../luck.ts';
import { attackGroups, pairsOf } from './attack-groups.ts';
import { sumChances } from '../../../dice/distribution.ts';
import { countedPatterns } from './counted-saves.ts';
import type { Groups } from './answer.ts';

type After = (faces: readonly number[]) => Moment;

const parts = (list: readonly Part[], dropped = 0): Branches => ({ kind: 'parts', list, dropped });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A throw of one side by the sum of what its hands say. */
const plainGroups = (nodes: Nodes, hands: readonly AssaultHand[], after: After): Groups => {
  const known = new Map<string, Node>();
  const nodeAfter = (faces: readonly number[]): Node => {
    const name = faces.join('');
    const node = known.get(name) ?? nodes.at(after(faces));
    known.set(name, node);
    return node;
  };
  const reading = (count: number): Reader => least => {
    const { list, dropped } = fallsTogether(hands, least);
    return parts(list.filter(({ faces }) => sum(readThrow(hands, faces)) === count)
      .map(({ chance, faces }) => ({ chance, node: nodeAfter(faces) })), dropped);
  };
  return {
    side: hands[0]!.side, counted: countedOf(hands[0]!),
    groups: sumChances(hands).map(({ count, chance }) => ({ count, chance, read: reading(count) })),
  };
};

/** Saves by how many of them succeed, whatever is saved after them. @rule V10 */
const saveGroups = (nodes: Nodes, { at, assault }: Moment, hands: readonly AssaultHand[]): Groups => {
  const volley = assault.volley!;
  const { side } = hands[0]!;
  const stage = SAVE_STAGES.find(one => one === hands[0]!.purpose)!;
  const child = pairsOf(nodes, at, (a, d) => ({
    at, assault: assaultWith(assault, { volley: volleyAfter(volleyAfter(volley, 'attacker', a), 'defender', d) }),
  }));
  const reading = (count: number): Reader => least => {
    const { list, dropped } = countedPatterns(assault, side, stage, least);
    const ours = ranked({ list: list.filter(one => one.count === count), dropped });
    const theirs = ranked(patternsOf(assault, volley, enemyOf(side), least));
    const [attacker, defender] = side === 'attacker' ? [ours, theirs] : [theirs, ours];
    return { kind: 'sides', attacker, defender, child };
  };
  return {
    side, counted: 'saves',
    groups: sumChances(hands).map(({ count, chance }) => ({ count, chance, read: reading(count) })),
  };
};

/** The result by how much the attacker is ahead. @rule A6.1, A6.4 */
const resultGroups = (nodes: Nodes, after: After): Groups => {
  const groups = leadsOf().map(({ chance, faces }) => {
    const moment = after(faces);
    const { attacker, defender } = moment.assault.results.at(-1)!;
    const node = newNode(moment.at, () => () => parts([{ chance: 1, node: nodes.at(moment) }]));
    return { count: attacker.total - defender.total, chance, read: () => parts([{ chance, node }]) };
  });
  return { side: null, counted: 'result', groups: groups.sort((a, b) => a.count - b.count) };
};

/** The outcomes of the throw that is due; none where no dice are thrown. */
export const groupsAt = (nodes: Nodes, moment: Moment): readonly Groups[] => {
  const turn = turnAt(moment);
  if (turn.dice === null) return [];
  const after: After = faces => turn.resolve(moment.assault, faces);
  if (turn.dice === 'attacks') return attackGroups(nodes, moment);
  if (turn.dice === 'result') return [resultGroups(nodes, after)];
  const hands = DUE_HANDS[turn.dice](moment.assault);
  const isSaves = turn.dice === 'saves' && countedOf(hands[0]!) === 'saves';
  return [isSaves ? saveGroups(nodes, moment, hands) : plainGroups(nodes, hands, after)];
};
