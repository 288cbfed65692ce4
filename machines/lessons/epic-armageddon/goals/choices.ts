/** Tasks that are about what players choose: targets, dice, hits, saves, supporters, and playing on. */
import { formationOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { saveOptions } from '../../../../src/epic-armageddon/attacks/saves.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit } from '../../../../src/epic-armageddon/model/volley.ts';
import { closeCombatDiceOf } from '../../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { TaskAttempt, GoalJudge, GoalOf } from '../judge.ts';
import { type Objection, ruleSentence } from '../../objection.ts';
import { isInState } from '../../../why.ts';
import { languageOf, wordsIn, type LessonLanguage } from '../answer-words.ts';

const about = (marks: readonly string[], ...says: readonly LessonSentence[]): Objection => ({ says, marks });

/** @rule A1.2, A1.5 */
export const chargeWith: GoalJudge<GoalOf<'charge-with'>> = {
  isJudgedLate: true,
  isReached: ({ now }, { formations }) => formations.every(id => formationOf(now.assault, id).fighting),
  object: ({ now }, { formations }) => {
    const out = formations.find(id => !formationOf(now.assault, id).fighting);
    const { somebodyOut, formationOut } = wordsIn(now);
    return about(
      [], ruleSentence('A1.3', out === undefined ? somebodyOut : formationOut(formationOf(now.assault, out).name)),
    );
  },
};

/** @rule W2 */
export const diceSplit: GoalJudge<GoalOf<'dice-split'>> = {
  isJudgedLate: true,
  isReached: ({ now: { assault } }, { unit, count }) => closeCombatDiceOf(assault, unitOf(assault, unit)) === count,
  object: ({ now }, { unit: id }) => {
    const unit = unitOf(now.assault, id);
    return about([id], ruleSentence('W2', wordsIn(now).diceInContact(unit.name, closeCombatDiceOf(now.assault, unit))));
  },
};

/** The hits on a unit as they lay when they were allocated. @rule H1, H3 */
const hitsOn = ({ last }: TaskAttempt, id: string): readonly AllocatedHit[] =>
  last.volley?.hits[unitOf(last, id).side].filter(({ unit }) => unit === id) ?? [];

const whyThere = (doing: TaskAttempt, id: string): Objection => {
  const { last } = doing;
  const targets = last.volley?.targets[unitOf(last, id).side] ?? [];
  const target = targets.find(({ unit }) => unit === id);
  const { name } = unitOf(last, id);
  const { words, list } = languageOf(doing.now);
  if (target === undefined) return about([id], ruleSentence('A4.6', words.cannotBeHit(name)));
  const equal = targets.filter(({ cm, unit }) => cm === target.cm && unit !== id)
    .map(({ unit }) => unitOf(last, unit).name);
  const count = hitsOn(doing, id).length;
  return about([id], ruleSentence('H1', equal.length === 0
    ? words.hitsAlone(name, count) : words.hitsAmong(name, count, list(equal))));
};

/** @rule H1, H6 */
export const hit: GoalJudge<GoalOf<'hit'>> = {
  isJudgedLate: true,
  isReached: (doing, { unit }) => hitsOn(doing, unit).length > 0,
  object: (doing, { unit }) => whyThere(doing, unit),
};

/** @rule H1, H6 */
export const spare: GoalJudge<GoalOf<'spare'>> = {
  isJudgedLate: true,
  isReached: (doing, { unit }) => hitsOn(doing, unit).length === 0,
  object: (doing, { unit }) => whyThere(doing, unit),
};

/** Whether a unit has thrown a save of that kind since. @rule V2 */
const hasSavedBy = ({ done }: TaskAttempt, id: string, save: AllocatedHit['save']): boolean => done
  .filter(({ event }) => event.type === 'dice.thrown')
  .flatMap(({ assault }) => assault.volley?.hits[unitOf(assault, id).side] ?? [])
  .some(one => one.unit === id && one.save === save && one.rolls.length === 0 && one.outcome === 'waiting');

/** @rule V1, V2 */
export const saveBy: GoalJudge<GoalOf<'save-by'>> = {
  isJudgedLate: false,
  isReached: (doing, { unit, save }) => hasSavedBy(doing, unit, save),
  object: ({ before }, { unit, save }) => {
    const { assault } = before;
    const words = wordsIn(before);
    const one = unitOf(assault, unit);
    const by = assault.volley?.hits[one.side].find(hit => hit.unit === unit)?.by;
    const open = saveOptions(assault, one, 'normal', 'attacks', by).map(({ kind }) => kind);
    return about([unit], ruleSentence('V2', open.includes(save)
      ? words.hasNotThrown(one.name, words.saves[save]) : words.hasNoSave(one.name, words.saves[save])));
  },
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));

const namesOf = (assault: Assault, ids: readonly string[], { words, list }: LessonLanguage): string =>
  (ids.length === 0 ? words.nobody : list(ids.map(id => unitOf(assault, id).name)));

/** @rule A5.2 */
export const supportedBy: GoalJudge<GoalOf<'supported-by'>> = {
  isJudgedLate: true,
  isReached: ({ last }, { side, units }) => isSame(last.support.called[side], units),
  object: ({ last, now }, { side, units }) => {
    const language = languageOf(now);
    const { words } = language;
    const unable = units.find(id => !last.support.able[side].includes(id));
    return unable === undefined
      ? about(last.support.called[side], ruleSentence('A5.2', words.supportedBy(
          words.sides[side], namesOf(last, last.support.called[side], language),
        )))
      : about([unable], ruleSentence('A5.2', words.mayNotSupport(unitOf(last, unable).name)));
  },
};

/** @rule A1.1 */
export const reach: GoalJudge<GoalOf<'reach'>> = {
  isJudgedLate: false,
  isReached: ({ now, done }, { state }) =>
    [now.path, ...done.map(({ path }) => path)].some(path => isInState(path, state)),
  object: ({ now }) => about([], ruleSentence('A1.1', now.path === 'noAssault'
    ? wordsIn(now).wasNoAssault : wordsIn(now).wentAnotherWay)),
};
