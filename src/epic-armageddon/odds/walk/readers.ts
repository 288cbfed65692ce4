/** What may follow each kind of throw. */
import { hackDownHits, modifiers } from '../../steps/a6-result.ts';
import { assaultWith } from '../../model/copies.ts';
import { fighters, sizesOf } from '../../model/roster.ts';
import type { Assault } from '../../model/state.ts';
import type { Side } from '../../model/procedure.ts';
import { turnAt } from '../procedure.ts';
import { DUE_HANDS } from '../procedure/due-hands.ts';
import type { DiceName, Moment } from '../procedure/turn.ts';
import { attackThrow, type Scored } from '../throws/attacks.ts';
import { fallsTogether } from '../throws/hands.ts';
import { leadsOf } from '../throws/leads.ts';
import { hasUnknownNumbers, numbersOf } from '../throws/numbers.ts';
import { patternsOf, volleyAfter, type Pattern } from '../throws/patterns.ts';
import { newNode, ranked, type Branches, type Node, type Reader } from './node.ts';

/** Where nodes are kept. */
export interface Nodes {
  /** The node of a moment, or of where it leads to before anything is thrown. */
  readonly at: (moment: Moment) => Node;
  /** The node of a name, made if there is none. */
  readonly named: (name: string, make: () => Node) => Node;
  /** Everything that matters at a result beside the kills. */
  readonly resultName: (assault: Assault) => string;
}

type Child = Extract<Branches, { readonly kind: 'sides' }>['child'];

/** Throws of which every outcome goes its own way. */
type Single = Exclude<DiceName, 'attacks' | 'saves' | 'result'>;

const goingOn = (nodes: Nodes, moment: Moment): Branches =>
  ({ kind: 'parts', list: [{ chance: 1, node: nodes.at(moment) }], dropped: 0 });

/** Nodes that are found again when the same is looked into more finely. */
const kept = (make: (name: string) => Node): ((name: string) => Node) => {
  const known = new Map<string, Node>();
  return name => {
    const node = known.get(name) ?? make(name);
    known.set(name, node);
    return node;
  };
};

/** The same for pairs; they may be many, so that new ones are made only where they may be. */
const keptPairs = <P extends Pattern>(make: (a: P, d: P) => Node): ((a: P, d: P, mayBeNew: boolean) => Node | null) => {
  const known = new Map<string, Map<string, Node>>();
  return (a, d, mayBeNew) => {
    let row = known.get(a.name);
    if (row === undefined) known.set(a.name, row = new Map());
    const before = row.get(d.name);
    if (before !== undefined || !mayBeNew) return before ?? null;
    const node = make(a, d);
    row.set(d.name, node);
    return node;
  };
};

/** Dice of which every outcome goes its own way. */
const readHands = (
  nodes: Nodes, { assault }: Moment, dice: Single, after: (faces: readonly number[]) => Moment,
): Reader => {
  const child = kept(faces => nodes.at(after(faces.split(' ').map(Number))));
  return least => {
    const { list, dropped } = fallsTogether(DUE_HANDS[dice](assault), least);
    const parts = list.map(({ chance, faces }) => ({ chance, node: child(faces.join(' ')) }));
    return { kind: 'parts', dropped, list: parts };
  };
};

/** Numbers of extra attacks. */
const readNumbers = (nodes: Nodes, { at, assault }: Moment): Reader => least => {
  const { list, dropped } = numbersOf(assault.batch!, least);
  const parts = list.map(({ chance, batch }) =>
    ({ chance, node: nodes.at({ at, assault: assaultWith(assault, { batch }) }) }));
  return { kind: 'parts', dropped, list: parts };
};

/** A node just after the saves: the losses of both sides are certain. */
const settledNode = (nodes: Nodes, moment: () => Moment, at: string): Node =>
  newNode(at, () => () => goingOn(nodes, moment()));

/** Attacks, and the saves against them. */
const readAttacks = (nodes: Nodes, moment: Moment): Reader => {
  const dice = attackThrow(moment);
  const child = keptPairs<Scored>((a, d) => settledNode(nodes, () => dice.after(a, d), dice.saving));
  return least => ({
    kind: 'sides', attacker: ranked(dice.on('attacker', least)), defender: ranked(dice.on('defender', least)),
    child: child as Child,
  });
};

/** Saves against hits that have fallen already. */
const readSaves = (nodes: Nodes, { at, assault }: Moment): Reader => {
  const volley = assault.volley!;
  const child = keptPairs((a, d) => settledNode(nodes, () => ({
    at, assault: assaultWith(assault, { volley: volleyAfter(volleyAfter(volley, 'attacker', a), 'defender', d) }),
  }), at));
  const on = (side: Side, least: number) => ranked(patternsOf(assault, volley, side, least));
  return least => ({ kind: 'sides', attacker: on('attacker', least), defender: on('defender', least), child });
};

const bonus = (assault: Assault, side: Side): number =>
  modifiers(assault, side).reduce((sum, line) => sum + line.value, 0);

/** What is left of a difference: so many hits on the loser, and never more than it has to lose. @rule A6.5, A6.6 */
const rout = (assault: Assault, difference: number): string => {
  const loser: Side = difference > 0 ? 'defender' : 'attacker';
  const hits = hackDownHits(assault, loser, Math.abs(difference));
  return `${loser} ${Math.min(hits, sizesOf(assault, fighters(assault, loser)))}`;
};

/** The result: only who has won, and what the loser has to pay, matters for what comes of it. @rule A6.1, A6.4, A6.5 */
const readResult = (nodes: Nodes, { assault }: Moment, after: (faces: readonly number[]) => Moment): Reader => {
  const ahead = bonus(assault, 'attacker') - bonus(assault, 'defender');
  const name = nodes.resultName(assault);
  const list = leadsOf().map(({ lead, chance, faces }) => {
    const difference = ahead + lead;
    const decided = () => newNode('a6Result.settled', () => () => goingOn(nodes, after(faces)));
    return difference === 0 ? { chance, node: nodes.at(after(faces)) }
      : { chance, node: nodes.named(`${rout(assault, difference)} ${name}`, decided) };
  });
  return () => ({ kind: 'parts', list, dropped: 0 });
};

/** Everything that may follow a moment. */
export const readerOf = (nodes: Nodes, moment: Moment): Reader => {
  const turn = turnAt(moment);
  if (turn.dice === null) return () => goingOn(nodes, turn.next);
  const after = (faces: readonly number[]): Moment => turn.resolve(moment.assault, faces);
  switch (turn.dice) {
    case 'result':
      return readResult(nodes, moment, after);
    case 'saves':
      return readSaves(nodes, moment);
    case 'attacks':
      return hasUnknownNumbers(moment.assault.batch!) ? readNumbers(nodes, moment) : readAttacks(nodes, moment);
    default:
      return readHands(nodes, moment, turn.dice, after);
  }
};
