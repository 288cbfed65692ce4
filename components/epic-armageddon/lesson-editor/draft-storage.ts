/** What is being made, kept for this tab of the browser. */
import { eventsShape } from '../../../src/shelf/event-shapes.ts';
import { EMPTY_LESSON_DRAFT, type LessonDraft } from '../../../src/lessons/lesson-draft.ts';
import type { Json } from '../../../src/parsing/plain-json.ts';
import { problemList } from '../../../src/parsing/problems.ts';
import { readShape } from '../../../src/parsing/shapes.ts';

const KEY = 'assault-lesson-making';

export const storeDraft = (making: LessonDraft): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(making));
  } catch {
    // it stays as long as the page does
  }
};

const areEvents = (events: unknown): boolean => {
  const problems = problemList();
  readShape(eventsShape, events as Json, problems);
  return problems.count() === 0;
};

const isMoment = (one: unknown): boolean => {
  const { step, moment } = (one ?? {}) as { readonly step?: unknown; readonly moment?: { readonly at?: unknown } };
  return Number.isInteger(step) && typeof moment === 'object' && moment !== null && typeof moment.at === 'object';
};

const isMaking = (making: unknown): making is LessonDraft => {
  if (typeof making !== 'object' || making === null) return false;
  const { title, teaches, seed, events, moments } = making as Readonly<Record<keyof LessonDraft, unknown>>;
  return typeof title === 'string' && typeof teaches === 'string' && Number.isSafeInteger(seed)
    && areEvents(events) && Array.isArray(moments) && moments.every(isMoment);
};

/** What was kept; null: nothing that can be gone on with. */
export const storedDraft = (): LessonDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isMaking(kept) ? { ...EMPTY_LESSON_DRAFT, ...kept } : null;
  } catch {
    return null;
  }
};
