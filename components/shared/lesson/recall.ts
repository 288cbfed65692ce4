/** What somebody remembers of the questions of lessons, kept by the browser where the page lets it. */
import {
  NOTHING_RECALLED, recallWith, type AskedQuestion, type Recall, type RecalledQuestion,
} from '../../../machines/lessons/recall.ts';
import { isRecord } from './progress.ts';

const KEY = 'assault-resolver.recall';
/** No course asks more. */
const MOST = 5000;

/** What a page without storage remembers until it is left; null: everything was stored. */
let ofPage: Recall | null = null;

export const keptRecall = (): Recall => {
  if (ofPage !== null) return ofPage;
  try {
    return readRecall(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING_RECALLED;
  }
};

/** One answer more. */
export const keepAnswer = (asked: AskedQuestion, isRight: boolean): void => {
  const next = recallWith(keptRecall(), asked, isRight);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    ofPage = null;
  } catch {
    ofPage = next;
  }
};

/** Whatever else may lie under that name is passed over. */
const readRecall = (found: unknown): Recall => {
  if (!isRecord(found) || !isCount(found['answers']) || !isRecord(found['questions'])) return NOTHING_RECALLED;
  const questions = Object.entries(found['questions']).slice(0, MOST)
    .filter((one): one is [string, RecalledQuestion] => isQuestion(...one));
  return { answers: found['answers'], questions: Object.fromEntries(questions) };
};

const isQuestion = (key: string, found: unknown): boolean => /^[\w-]+\/[\w-]+$/.test(key)
  && isRecord(found) && isCount(found['right']) && isCount(found['at']);

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && (found as number) >= 0;
