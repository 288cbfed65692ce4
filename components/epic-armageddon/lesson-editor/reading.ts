/** JSON from outside as what a lesson begins with: a lesson to go on with, or a scenario. */
import { eventsOf, NEVER, stepsOf } from '../../../machines/lessons/epic-armageddon/stops.ts';
import { readyLesson, type ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { decisionsIn, diceIn, EMPTY_LESSON_DRAFT, type LessonDraft } from '../../../src/lessons/lesson-draft.ts';
import { parseLesson } from '../../../src/lessons/parse-lesson.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { plainJson, UNREADABLE } from '../../../src/parsing/plain-json.ts';
import { problemList, type Problem } from '../../../src/parsing/problems.ts';
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { freshSeed } from '../../shared/resolver/walk-through.ts';
import type { Source } from './events.ts';

interface Wrong {
  readonly problems: readonly Problem[];
}

export type ReadSource = { readonly source: Source } | Wrong;

const lacks = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'unknown-unit' || code === 'unusable-unit');

/** The unit library comes only if a profile is lacking. */
const withUnits = async <T extends object>(
  read: (library?: ProfileSource) => T | Wrong, library: () => Promise<ProfileSource>,
): Promise<T | Wrong> => {
  const alone = read();
  return 'problems' in alone && lacks(alone.problems as readonly Problem[]) ? read(await library()) : alone;
};

const isLesson = (json: unknown): boolean => typeof json === 'object' && json !== null && 'moments' in json;

/** Reads JSON text; whatever is wrong with it is told in words. */
export const readSource = async (text: string, library: () => Promise<ProfileSource>): Promise<ReadSource> => {
  const problems = problemList();
  const json = plainJson(text, problems);
  if (json === UNREADABLE) return { problems: problems.all() };
  if (!isLesson(json)) {
    const parsed = await withUnits(units => parseScenario(json, units), library);
    return 'problems' in parsed ? parsed : { source: { scenario: parsed.scenario, events: [] } };
  }
  const parsed = parseLesson(json);
  if ('problems' in parsed) return parsed;
  const made = await withUnits(units => readyLesson(parsed.lesson, units), library);
  return 'problems' in made ? made : { source: sourceOf(made.ready) };
};

/** A lesson that is ready, with everything that happens in it. */
const sourceOf = (ready: ReadyLesson): Source =>
  ({ lesson: ready.lesson, scenario: ready.scenario, events: eventsOf(ready) });

/** What is made out of a source: a lesson goes on, another assault takes the place of the one before. */
export const draftFrom = (source: Source, before: LessonDraft): LessonDraft => {
  if ('id' in source) {
    return { ...before, scenario: source.id, seed: sampleOf(source.id)?.seed ?? before.seed, events: [] };
  }
  if (!('lesson' in source)) {
    return { ...before, scenario: writeScenario(source.scenario), seed: freshSeed(), events: source.events };
  }
  const { lesson, scenario, events } = source;
  const made = readyLesson({ ...lesson, scenario });
  const played = { decisions: decisionsIn(events), dice: diceIn(events) };
  const steps = 'ready' in made ? stepsOf({ ...made.ready, ...played }, lesson.moments) : [];
  return {
    ...EMPTY_LESSON_DRAFT, title: lesson.title, teaches: lesson.teaches, seed: lesson.seed ?? before.seed, events,
    scenario: typeof lesson.scenario === 'string' ? lesson.scenario : writeScenario(scenario),
    moments: lesson.moments.map((moment, i) => ({ step: steps[i] ?? NEVER, moment })),
  };
};
