/** What lists against lists load when it is first wanted. How depends on the build, so each entry says it. */
import type { ListInput } from '../../../src/deployment/list-match/match-lists.ts';
import type { AnswererLoaders } from '../../shared/worker/answerers.ts';
import type { ListAnswers, ListKind, ListQuestion } from './question.ts';

/** Formations of a roster or a list in words, with how many stands were not understood; or why there are none. */
export type ReadList = (file: string | Uint8Array) => Promise<
  { readonly formations: Exclude<ListInput, string>; readonly open: number } | { readonly problems: readonly string[] }
>;

export interface ListsLazyParts extends AnswererLoaders<ListQuestion, ListAnswers[ListKind]> {
  /** Reads rosters. */
  readonly reader: () => Promise<ReadList>;
}
