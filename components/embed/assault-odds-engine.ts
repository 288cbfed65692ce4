/**
 * The engine of the calculator as a classic script. In a worker it answers what it is asked, and fetches for itself
 * what not every question needs; on a page it leaves `assaultOddsEngine`.
 */
import { serve, type Scope } from '../shared/worker/worker-server.ts';
import { engineWith } from '../epic-armageddon/odds/answering.ts';
import { answersWanted, type Answers, type Kind, type Question } from '../epic-armageddon/odds/question.ts';
import type { LeftOnPage } from './left-on-page.ts';
import { WorkerParts } from './worker-parts.ts';

type Changes = LeftOnPage['assault-odds-engine-changes'];

const parts = new WorkerParts();
const underWay = (): LeftOnPage['assault-odds-engine-under-way'] => parts.left('assault-odds-engine-under-way');

export const answersTo = engineWith({
  underWay: () => underWay().oddsUnderWay,
  stakes: () => underWay().stakesOf,
  changes: () => {
    underWay(); // changes take from it
    return parts.left<Changes>('assault-odds-engine-changes').changesIn;
  },
});

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<Question, Answers[Kind]>, answersTo, answersWanted);
}
