/** What the map shows at a moment: the bare table while something is asked, and as much as may be known afterwards. */
import { formationOf, isOnTable } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { GivenAnswer, LessonMoment } from '../../../src/lessons/lesson.ts';
import type { LessonQuestion, QuestionId } from '../../../src/lessons/questions.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { askedView } from './asked-view.ts';
import { idsIn } from '../../shared/lesson/entries.ts';
import { isAnswered } from './frame.ts';
import { withToggled } from '../../shared/lesson/ordering.ts';
import type { QuestionView, LessonView } from './lesson-view.ts';

export const viewOf = (lesson: LessonView): BattlefieldView => ({ ...momentView(lesson), step: lesson.moment.id });

const momentView = (lesson: LessonView): BattlefieldView => {
  const { asking, moments, at, scene: { assault, path } } = lesson;
  const isOpen = asking !== null && !isAnswered(lesson);
  if (isOpen) return bareView(lesson, asking.choices.map(({ id }) => id));
  const meant = idsIn(asking?.given ?? null);
  const whole = wholeView(assault, path, meant);
  if (!moments.slice(at + 1).some(isGivenAway)) return whole;
  return onlyOf(asking?.choices.map(({ id }) => id) ?? [], whole, bareView(lesson, []));
};

/** The map shows who fights whom in these steps, which a question to come may be about. */
const TELLING_STEPS = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire'];

const isGivenAway = ({ kind, at }: LessonMoment): boolean =>
  kind === 'predict' && TELLING_STEPS.includes(stepOf(at.state));

const bareView = (lesson: LessonView, choosable: readonly string[]): BattlefieldView => {
  const { asking, moment, scene: { assault, path }, verdict } = lesson;
  const ask = moment.kind === 'predict' ? moment.ask : null;
  return askedView(assault, {
    step: stepOf(path),
    about: ask !== null && 'unit' in ask ? ask.unit : null,
    focus: ask === null ? null : focusOf(assault, ask, asking?.choices.map(({ id }) => id) ?? []),
    choosable,
    chosen: idsIn(asking?.given ?? null),
    marked: verdict?.marks[0] ?? null,
    isOrder: asking?.kind === 'order',
    hasHits: moment.kind !== 'predict' || !ABOUT_HITS.includes(moment.ask.asks),
  });
};

/** So many of the enemies nearest to whom it is about matter, too. */
const ENEMIES = 2;

/** Whom a question is about, with the enemies nearest to each; null: everybody. */
const focusOf = (assault: Assault, ask: LessonQuestion, choices: readonly string[]): ReadonlySet<string> | null => {
  const units = assault.units.filter(unit => isOnTable(unit) && isMeant(assault, unit, ask, choices));
  if (units.length === 0) return null;
  return new Set(units.flatMap(unit => {
    const enemies = assault.units.filter(one => isOnTable(one) && one.side !== unit.side)
      .sort((a, b) => gapBetween(assault, unit, a) - gapBetween(assault, unit, b));
    return [unit, ...enemies.slice(0, ENEMIES)].map(({ id }) => id);
  }));
};

const isMeant = (assault: Assault, unit: Unit, ask: LessonQuestion, choices: readonly string[]): boolean => {
  if (choices.length > 0) return choices.includes(unit.id) || choices.includes(unit.formation);
  if ('unit' in ask) return unit.id === ask.unit;
  if ('formation' in ask) return unit.formation === ask.formation;
  return formationOf(assault, unit.formation).fighting && (!('side' in ask) || ask.side === unit.side);
};

/** Questions that would be answered by where the hits lie, and by the saves that stand beside them. */
const ABOUT_HITS: readonly QuestionId[] = [
  'who-may-be-hit', 'order-of-hits', 'who-takes-the-hits', 'hits-on-a-unit', 'who-is-hit-last', 'who-saves-by-cover',
  'save-needed', 'may-it-save', 'who-is-hacked-down', 'hack-downs',
];

/** Everything that is known; whoever is meant stands out. */
const wholeView = (assault: Assault, path: string, meant: readonly string[]): BattlefieldView => {
  const view = battlefieldView(assault, {
    step: stepOf(path), movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
    askable: true,
  });
  if (meant.length === 0) return view;
  return { ...view, counters: view.counters.map(one => ({ ...one, now: meant.includes(one.id) })) };
};

/** What is known of some, over the bare table: of the others something is still to be asked. */
const onlyOf = (known: readonly string[], whole: BattlefieldView, bare: BattlefieldView): BattlefieldView => ({
  ...bare,
  counters: bare.counters.map(one =>
    (known.includes(one.id) ? whole.counters.find(({ id }) => id === one.id) ?? one : one)),
  lines: whole.lines.filter(({ from }) => known.includes(from)),
});

/** An answer after a stand was tapped on the map; formations are not chosen there. */
export const tapped = ({ kind, wantsOne, given }: QuestionView, unit: string): GivenAnswer | null => {
  if (kind !== 'units' && kind !== 'order') return given;
  if (wantsOne) return { kind, ids: [unit] };
  const ids = withToggled(idsIn(given), unit);
  return kind === 'order' && ids.length === 0 ? null : { kind, ids };
};
