/** The sentences of a lesson as they are said at its moments: with the figures of what has happened. */
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { combatantOf, fighters, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { bestSave, saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import { sumOf } from '../../../src/epic-armageddon/steps/a6-modifiers.ts';
import type { Assault, Score, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { withFigures, type Figure, type FigureName } from '../../../src/lessons/figures.ts';
import { LESSON_GOALS, type LessonGoal } from '../../../src/lessons/goals.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import {
  LESSON_QUESTIONS, type LessonQuestion, type ParameterName, type Parameters,
} from '../../../src/lessons/questions.ts';
import { LESSONS_IN_ENGLISH, type LessonLanguage } from './answer-words.ts';

const lastScore = ({ results }: Assault, side: Side): Score | undefined => results.at(-1)?.[side];

const nearestGap = (assault: Assault, unit: Unit, language: LessonLanguage): string => {
  const enemies = livingOf(assault, enemyOf(unit.side));
  if (enemies.length === 0) return '–';
  return language.centimetres(Math.min(...enemies.map(enemy => gapBetween(assault, unit, enemy))));
};

const saveOf = (assault: Assault, unit: Unit, { words }: LessonLanguage): string => {
  const best = bestSave(assault, unit, 'normal');
  const option = saveOptions(assault, unit, 'normal').find(({ kind }) => kind === best);
  return option === undefined ? words.noSave : `${option.target}+`;
};

const lastHits = ({ volley, settled }: Assault, side: Side): number =>
  (volley?.hits[side].length ?? 0) || (settled?.hits[side].length ?? 0);

type Write = (assault: Assault, of: string, language: LessonLanguage) => string | number;

/** What is said of a unit, by its id. */
const ofUnit = (write: (assault: Assault, unit: Unit, language: LessonLanguage) => string | number): Write =>
  (assault, id, language) => write(assault, unitOf(assault, id), language);

/** What is said of a side, by its name. */
const ofSide = (write: (assault: Assault, side: Side, language: LessonLanguage) => string | number): Write =>
  (assault, side, language) => write(assault, side as Side, language);

const WRITE: { readonly [name in FigureName]: Write } = {
  round: ({ round }) => round,
  winner: ({ winner }, _, { words }) => (winner === null ? words.nobody : words.winners[winner]),
  hackdown: ({ hackDown }) => hackDown,
  kills: ofSide(({ kills }, side) => kills[side]),
  left: ofSide((assault, side) => fighters(assault, side).length),
  lost: ofSide(({ units }, side) => units.filter(unit => unit.side === side && unit.lostTo !== null).length),
  engaged: ofSide((assault, side) => assault.engaged.filter(({ unit }) => unitOf(assault, unit).side === side).length),
  total: ofSide((assault, side) => lastScore(assault, side)?.total ?? '–'),
  dice: ofSide((assault, side, { words }) => {
    const [first, second] = lastScore(assault, side)?.dice ?? [];
    return first === undefined || second === undefined ? '–' : words.diceTogether(first, second);
  }),
  added: ofSide((assault, side) => sumOf(lastScore(assault, side)?.modifiers ?? [])),
  hits: ofSide(lastHits),
  unit: ofUnit((_, { name }) => name),
  gap: ofUnit(nearestGap),
  save: ofUnit(saveOf),
  damage: ofUnit((assault, unit) => combatantOf(assault, unit).damageCapacity - unit.damage),
  formation: (assault, id) => assault.formations.find(one => one.id === id)?.name ?? id,
  markers: (assault, id) => assault.formations.find(one => one.id === id)?.blastMarkers ?? '–',
};

/** What figure there is not, or of what there is not, is left as it stands. */
const figure = (assault: Assault, { name, of }: Figure, language: LessonLanguage): string => {
  const isThere = Object.hasOwn(WRITE, name) && (name !== 'unit' && name !== 'gap' && name !== 'save'
    && name !== 'damage' ? true : assault.units.some(({ id }) => id === of));
  if (!isThere) return `{${name}${of === null ? '' : ` ${of}`}}`;
  return String(WRITE[name as FigureName](assault, of ?? '', language));
};

/** A sentence with the figures of the assault as it stands. */
export const filledSentence = (
  assault: Assault, { say, ...rest }: LessonSentence, language: LessonLanguage = LESSONS_IN_ENGLISH,
): LessonSentence =>
  ({ ...rest, say: withFigures(say, one => figure(assault, one, language)) });

/** Parameters in words: names for ids, and the words for sides and kinds. */
const inWords = (
  assault: Assault, name: ParameterName, value: Parameters[ParameterName], { words, list }: LessonLanguage,
): string => {
  const named = [...assault.units, ...assault.formations];
  const nameOf = (id: string): string => named.find(one => one.id === id)?.name ?? id;
  if (Array.isArray(value)) return value.length === 0 ? words.nobody : list((value as readonly string[]).map(nameOf));
  if (name === 'effect') return words.effects[value as Effect];
  if (name === 'side') return words.sides[value as Side];
  if (['unit', 'from', 'formation'].includes(name)) return nameOf(String(value));
  return (name === 'save' ? words.saves[value as SaveKind] : String(value)).replaceAll('-', ' ');
};

const filled = (
  assault: Assault, say: string, params: Readonly<Record<string, unknown>>, language: LessonLanguage,
): string => withFigures(say, ({ name }) =>
  inWords(assault, name as ParameterName, params[name] as Parameters[ParameterName], language));

/** A question in words. */
export const questionSentence = (
  assault: Assault, question: LessonQuestion, language: LessonLanguage = LESSONS_IN_ENGLISH,
): LessonSentence => ({
  say: filled(assault, language.questions[question.asks], { ...question }, language),
  rule: LESSON_QUESTIONS[question.asks].rule,
});

/** A task in words. */
export const taskSentence = (
  assault: Assault, goal: LessonGoal, language: LessonLanguage = LESSONS_IN_ENGLISH,
): LessonSentence => ({
  say: filled(assault, language.tasks[goal.goal], { ...goal }, language), rule: LESSON_GOALS[goal.goal].rule,
});
