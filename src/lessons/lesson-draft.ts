/** A lesson while it is being made: what was played, and the moments at which it is to stop. Plain, never changed. */
import type { AssaultEvent, Decision } from '../epic-armageddon/model/events.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { EFFECTS } from '../epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../epic-armageddon/model/volley.ts';
import { LESSON_GOALS, type LessonGoal, type GoalId } from './goals.ts';
import {
  LESSON_VERSION, type MomentAt, type Lesson, type LessonMoment, type LessonSentence, type LessonScenario,
} from './lesson.ts';
import {
  LESSON_QUESTIONS, type LessonQuestion, type ParameterName, type Parameters, type QuestionId,
} from './questions.ts';

/** A moment, and after how many events of what was played it comes. */
export interface PlacedMoment {
  readonly step: number;
  readonly moment: LessonMoment;
}

export interface LessonDraft {
  readonly title: string;
  readonly teaches: string;
  /** The id of a bundled assault, or a scenario as it is written; null: none has been chosen yet. */
  readonly scenario: string | LessonScenario | null;
  /** The seed of the dice that were not thrown in it. */
  readonly seed: number;
  /** What was played, dice among the decisions. */
  readonly events: readonly AssaultEvent[];
  /** In the order in which they come. */
  readonly moments: readonly PlacedMoment[];
}

export const EMPTY_LESSON_DRAFT: LessonDraft = {
  title: '', teaches: '', scenario: null, seed: 1, events: [], moments: [],
};

/** Stands and formations by their ids, the first ones first. */
export interface Names {
  readonly units: readonly string[];
  readonly formations: readonly string[];
  /** The side that moves first there. */
  readonly side?: Side;
}

const USUAL = {
  side: 'attacker', units: [], formations: [], hits: 3, count: 1, cm: 15, within: 10, effect: EFFECTS[0],
  save: SAVE_KINDS[0], state: 'assaultOver', slack: 5,
} as const;

/** Parameters with what they begin with; what was chosen before is kept where it still has a place. */
export const withParameters = (
  params: readonly ParameterName[], { units, formations, side = USUAL.side }: Names, before: Partial<Parameters> = {},
): Partial<Parameters> => {
  const usual: Partial<Parameters> = {
    ...USUAL, side, unit: units[0] ?? '', from: units.at(-1) ?? '', formation: formations[0] ?? '',
  };
  return Object.fromEntries(params.map(name => [name, before[name] ?? usual[name]]));
};

/** A question of a kind; parameters that it shares with another are taken over. */
export const questionOf = (asks: QuestionId, names: Names, before?: LessonQuestion): LessonQuestion =>
  ({ asks, ...withParameters(LESSON_QUESTIONS[asks].params, names, before as Partial<Parameters>) } as LessonQuestion);

/** A task of a kind; parameters that it shares with another are taken over. */
export const goalOf = (goal: GoalId, names: Names, before?: LessonGoal): LessonGoal =>
  ({ goal, ...withParameters(LESSON_GOALS[goal].params, names, before as Partial<Parameters>) } as LessonGoal);

/** Letters, digits and hyphens out of a title; `none` where nothing of it is left. */
export const idFrom = (title: string, none = 'lesson'): string => {
  const plain = title.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60);
  return plain.replace(/^-+|-+$/g, '') || none;
};

/** An id that no moment has yet. */
export const freshMomentId = ({ moments }: LessonDraft): string => {
  const taken = moments.map(({ moment }) => moment.id);
  let number = moments.length + 1;
  while (taken.includes(`moment-${number}`)) number += 1;
  return `moment-${number}`;
};

/** The same moment as another kind: what both kinds have is kept. */
export const asKind = (
  moment: LessonMoment, kind: LessonMoment['kind'], question: LessonQuestion, goal: LessonGoal,
): LessonMoment => {
  const { id, at, title, text, hint } = moment;
  const common = { id, at, title, text, hint };
  const after = 'after' in moment ? moment.after : [];
  switch (kind) {
    case 'see':
      return { ...common, kind };
    case 'predict':
      return { ...common, kind, ask: question, after };
    case 'do':
      return { ...common, kind, goal, after };
  }
};

/** With one more moment: after those that come at the same time. */
export const withMoment = (making: LessonDraft, step: number, moment: LessonMoment): LessonDraft => {
  const place = making.moments.filter(one => one.step <= step).length;
  const { moments } = making;
  return { ...making, moments: [...moments.slice(0, place), { step, moment }, ...moments.slice(place)] };
};

export const withChanged = (making: LessonDraft, place: number, moment: LessonMoment): LessonDraft =>
  ({ ...making, moments: making.moments.map((one, i) => (i === place ? { ...one, moment } : one)) });

export const withoutMoment = (making: LessonDraft, place: number): LessonDraft =>
  ({ ...making, moments: making.moments.filter((_, i) => i !== place) });

/** Whether a moment may change places with the one before it: both come at the same time. */
export const canMoveUp = ({ moments }: LessonDraft, place: number): boolean =>
  place > 0 && moments[place - 1]!.step === moments[place]?.step;

/** The moment one place earlier, where that is possible. */
export const movedUp = (making: LessonDraft, place: number): LessonDraft => {
  if (!canMoveUp(making, place)) return making;
  const { moments } = making;
  const [before, moved] = [moments[place - 1]!, moments[place]!];
  return { ...making, moments: [...moments.slice(0, place - 1), moved, before, ...moments.slice(place + 1)] };
};

const isDecision = (event: AssaultEvent): event is Decision => event.type !== 'dice.thrown';

/** The decisions of what was played. */
export const decisionsIn = (events: readonly AssaultEvent[]): readonly Decision[] => events.filter(isDecision);

/** The faces of what was played, in the order in which they fell. */
export const diceIn = (events: readonly AssaultEvent[]): readonly number[] =>
  events.flatMap(event => (isDecision(event) ? [] : event.faces));

const isWritten = ({ say }: LessonSentence): boolean => say.trim() !== '';

const written = (says: readonly LessonSentence[]): readonly LessonSentence[] => says.filter(isWritten);

/** A moment without the sentences that were never written. */
const tidy = (moment: LessonMoment): LessonMoment => {
  const fields = Object.entries(moment).filter(([name, value]) =>
    !['question', 'task', 'objection'].includes(name) || isWritten(value as LessonSentence));
  const whole = Object.fromEntries(fields) as unknown as LessonMoment;
  const common = { text: written(moment.text), hint: written(moment.hint) };
  return whole.kind === 'see' ? { ...whole, ...common } : { ...whole, ...common, after: written(whole.after) };
};

const saidIn = (moment: LessonMoment): readonly LessonSentence[] =>
  [...moment.text, ...moment.hint, ...(moment.kind === 'see' ? [] : moment.after)];

const asked = (moment: LessonMoment): readonly string[] => {
  if (moment.kind === 'see') return [];
  return [moment.kind === 'do' ? LESSON_GOALS[moment.goal.goal].rule : LESSON_QUESTIONS[moment.ask.asks].rule];
};

/** Ids of the rules that some moments touch, each once. */
export const rulesIn = (moments: readonly LessonMoment[]): readonly string[] =>
  [...new Set(moments.flatMap(one => [...asked(one), ...saidIn(one).flatMap(({ rule }) => rule ?? [])]))];

/**
 * The lesson as it stands.
 *
 * @param prepared what is decided after what was played, such as the rest of a bundled assault.
 */
export const lessonFromDraft = (making: LessonDraft, prepared: readonly Decision[] = []): Lesson => {
  const { title, teaches, scenario, seed, events } = making;
  const moments = making.moments.map(({ moment }) => tidy(moment));
  return {
    version: LESSON_VERSION, id: idFrom(title), title: title.trim(), teaches: teaches.trim(),
    rules: rulesIn(moments), scenario: scenario ?? '', decisions: [...decisionsIn(events), ...prepared],
    dice: diceIn(events), seed, moments,
  };
};

/** Where a moment comes, in the plainest words first. */
export const waysToSay = (state: string, round: number, time: number, moved: string | null): readonly MomentAt[] => {
  const still: readonly MomentAt[] = [{ state }, { state, round }, { state, time }];
  return moved === null ? still : [...still, ...still.map(at => ({ ...at, moved }))];
};
