/** A lesson that can be held: its scenario read, and whatever it leaves out filled in. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { parseLesson } from '../../../src/lessons/parse-lesson.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { sayLessonProblem } from '../../../src/lessons/lesson-problem-words.ts';
import { quote, type Problem } from '../../../src/parsing/problems.ts';
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { strangeNames } from './check-names.ts';
import type { LessonLanguage } from './answer-words.ts';

export interface ReadyLesson {
  readonly lesson: Lesson;
  readonly scenario: Scenario;
  /** What is decided while nobody is asked, in order. */
  readonly decisions: readonly Decision[];
  /** Faces of the first dice of all; those of the seed follow. */
  readonly dice: readonly number[];
  readonly seed: number;
  /** How it says what it asks and answers; unless set, in English. */
  readonly language?: LessonLanguage;
}

export type ReadyResult = { readonly ready: ReadyLesson } | { readonly problems: readonly Problem[] };

const USUAL_SEED = 1;

const noSample = (id: string): Problem =>
  ({ path: 'scenario', code: 'unknown-word', say: sayLessonProblem('noBundled', quote(id)) });

/** Whatever is said of a lesson with its scenario read. */
const held = (ready: ReadyLesson): ReadyResult => {
  const problems = strangeNames(ready.lesson, ready.scenario);
  return problems.length > 0 ? { problems } : { ready };
};

/**
 * Makes a lesson ready. A bundled assault brings its own decisions and seed where the lesson has none.
 *
 * @param library where the units of a written scenario are found that it does not bring itself.
 */
export const readyLesson = (lesson: Lesson, library?: ProfileSource): ReadyResult => {
  const { scenario, decisions, dice = [], seed } = lesson;
  if (typeof scenario === 'string') {
    const sample = sampleOf(scenario);
    return sample === undefined ? { problems: [noSample(scenario)] } : held({
      lesson, dice, scenario: sample.scenario, decisions: decisions ?? sample.decisions, seed: seed ?? sample.seed,
    });
  }
  const parsed = parseScenario(scenario, library);
  if ('problems' in parsed) {
    return { problems: parsed.problems.map(one => ({ ...one, path: `scenario${one.path && '.'}${one.path}` })) };
  }
  return held({ lesson, dice, scenario: parsed.scenario, decisions: decisions ?? [], seed: seed ?? USUAL_SEED });
};

/** Reads a lesson from outside and makes it ready, or tells everything that is wrong with it. */
export const readLesson = (json: unknown, library?: ProfileSource): ReadyResult => {
  const parsed = parseLesson(json);
  return 'problems' in parsed ? parsed : readyLesson(parsed.lesson, library);
};
