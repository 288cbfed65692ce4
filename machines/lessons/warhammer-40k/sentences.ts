/** The sentences of a lesson as they are said at its moments: with names for ids, and what has happened so far. */
import { withFigures, type Figure } from '../../../src/lessons/figures.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import {
  PHASE_QUESTIONS, type FateName, type PhaseQuestion,
} from '../../../src/lessons/warhammer-40k/questions.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { NEVER } from './questions/strikes.ts';
import type { PhasePosition } from './position.ts';
import type { LessonLanguage } from './answer-words.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

const named = ({ units, models }: Phase, id: string): string | undefined =>
  [...units, ...models].find(one => one.id === id)?.name;

/** The figures of a sentence: what a unit or model is called, who is left, what was inflicted. */
const WRITE: Readonly<Record<string, (phase: Phase, of: string) => string | number | undefined>> = {
  name: named,
  left: ({ models }, unit) => models.filter(one => one.writtenIn === unit && one.slain === null).length,
  lost: ({ models }, unit) => models.filter(one => one.writtenIn === unit && one.slain !== null).length,
  wounds: ({ results, fight, combats }, side) => (results.at(-1)
    ?? combats.find(({ id }) => id === fight?.combat))?.wounds[side as Side],
};

const figure = (phase: Phase, { name, of }: Figure): string => {
  const written = WRITE[name]?.(phase, of ?? '');
  return written === undefined ? `{${name}${of === null ? '' : ` ${of}`}}` : String(written);
};

/** A sentence with the figures of the fight as it stands. What figure there is not is left as it stands. */
export const filledPhaseSentence = ({ phase }: PhasePosition, { say, ...rest }: LessonSentence): LessonSentence =>
  ({ ...rest, say: withFigures(say, one => figure(phase, one)) });

/** A parameter in words. */
const inWords = ({ phase }: PhasePosition, name: string, value: unknown, { questions }: LessonLanguage): string => {
  switch (name) {
    case 'save':
      return questions.armour(value as number | null);
    case 'of':
      return questions.counted[value as keyof typeof questions.counted];
    case 'fate':
      return questions.fates[value as FateName];
    case 'side':
      return questions.sides[value as Side];
    default:
      return named(phase, String(value)) ?? String(value);
  }
};

/** A question in words. */
export const phaseQuestionSentence = (
  position: PhasePosition, question: PhaseQuestion, language: LessonLanguage,
): LessonSentence => {
  const { rule } = PHASE_QUESTIONS[question.asks];
  const say = language.questions.texts[question.asks];
  const params: Readonly<Record<string, unknown>> = { ...question };
  return { say: withFigures(say, ({ name }) => inWords(position, name, params[name], language)), rule };
};

const sentenceOf = (say: string): string => `${say[0]!.toUpperCase()}${say.slice(1)}`;

/** What is picked from a list, in words. */
export const choiceName = (
  position: PhasePosition, { asks }: PhaseQuestion, id: string, { questions }: LessonLanguage,
): string => {
  switch (asks) {
    case 'when-does-it-strike':
      if (id === NEVER) return questions.notAnyMore;
      return sentenceOf(questions.rung(id === 'cover' ? id : Number(id)));
    case 'which-armour-first':
      return sentenceOf(questions.armour(id === 'null' ? null : Number(id)));
    case 'what-becomes-of-it':
      return sentenceOf(questions.fates[id as FateName]);
    case 'where-is-it-so':
      return position.lesson.takes.find(take => take.id === id)?.name ?? id;
    default:
      return named(position.phase, id) ?? id;
  }
};
