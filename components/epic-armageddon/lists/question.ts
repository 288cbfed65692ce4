/** What can be asked about two lists, and how the answers come: plain data both ways, to a worker and back. */
import type { MatchState } from '../../../src/deployment/list-match/line-up-kinds.ts';
import type { ListInput } from '../../../src/deployment/list-match/match-lists.ts';
import type { KnownPair, TriedLineUp } from '../../../src/deployment/list-match/known-pair.ts';
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Cancel, Listener, Tell } from '../../shared/worker/asking.ts';

/** Which lists meet unless a page says. */
export const USUAL_LISTS = { attacker: 'space-marine-codex-astartes', defender: 'ork-war-horde' } as const;

/** Two lists, and in which state they meet. */
export interface MatchAsked extends MatchState {
  readonly lists: BySide<ListInput>;
}

/** One pair of them, by the places of its formations. */
export interface PairAsked extends MatchAsked {
  readonly places: BySide<number>;
}

/** Questions by their kinds. */
export interface ListQuestions {
  /** What lists there are. */
  readonly names: unknown;
  /** Every pair, as it becomes known. */
  readonly match: MatchAsked;
  /** What else there is to be told of one pair. */
  readonly pair: PairAsked;
  /** One pair as a table, in its best line-up. */
  readonly table: PairAsked & { readonly lineUp: TriedLineUp['lineUp'] };
}
export type ListKind = keyof ListQuestions;

export interface ListName {
  readonly id: string;
  readonly name: string;
}

/** A formation of a list as it is shown. */
export interface ListedFormation {
  readonly name: string;
  readonly stands: number;
  /** Its units by name, in the order of the list. */
  readonly units: readonly { readonly name: string; readonly count: number }[];
}

/** Why two lists cannot be matched: `count` formations are too many, or nobody fights on the ground. */
export interface ListTrouble {
  readonly side: Side;
  readonly code: 'too-many' | 'nobody' | 'unknown';
  readonly count: number;
}

/** First who meets whom, or why nobody does; then pair by pair. */
export type MatchAnswer =
  | { readonly kind: 'lists'; readonly formations: BySide<readonly ListedFormation[]> }
  | { readonly kind: 'trouble'; readonly trouble: ListTrouble }
  | ({ readonly kind: 'pair' } & KnownPair);

export interface PairAnswer {
  /** What each line-up comes to if the defender has a Blast marker more. */
  readonly marked: readonly TriedLineUp[];
  /** How many stands each side loses on average in the best line-up. */
  readonly lost: BySide<number>;
}

export interface ListAnswers {
  readonly names: readonly ListName[];
  readonly match: MatchAnswer;
  readonly pair: PairAnswer;
  readonly table: Scenario;
}

export type ListQuestion<K extends ListKind = ListKind> =
  { readonly [kind in K]: { readonly kind: kind } & ListQuestions[kind] }[K];

/** Answers a question slice by slice. */
export type ListEngine = <K extends ListKind>(question: ListQuestion<K>) => Iterator<ListAnswers[K] | undefined, void>;

/** Somebody who answers: a worker, or this page between its other duties. */
export type ListAnswerer =
  <K extends ListKind>(question: ListQuestion<K>, listener: Listener<ListAnswers[K]>) => Cancel;

/** Pairs add up; every other answer is the only one. */
export const listAnswersWanted = ({ kind }: { readonly kind: ListKind }): Tell => (kind === 'match' ? 'each' : 'last');
