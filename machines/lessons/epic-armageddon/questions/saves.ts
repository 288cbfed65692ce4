/** What saves whom, and on which face. */
import { standsInCover } from '../../../../src/epic-armageddon/explain/save.ts';
import type { WayToFight } from '../../../../src/epic-armageddon/model/combatant.ts';
import type { Effect } from '../../../../src/epic-armageddon/model/profile.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { savesAgainst } from '../../../../src/epic-armageddon/attacks/saved-hits.ts';
import type { HitCause, SaveRoll } from '../../../../src/epic-armageddon/model/volley.ts';
import { coverBar, saveOptions, type CoverBar } from '../../../../src/epic-armageddon/attacks/saves.ts';
import { freshHit } from '../../../../src/epic-armageddon/attacks/volley.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { LessonPosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import { wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, unitName, whether, whichUnits } from './kinds.ts';
import { hittableUnits } from './victims.ts';

/** What a hit would come of now. */
const causeIn = ({ path, assault }: LessonPosition): HitCause => {
  if (isInState(path, 'a2Charge')) return 'overwatch';
  return isInState(path, 'a5SupportingFire') ? 'support' : assault.batch?.kind ?? 'attacks';
};

/** How the first hit of that kind came that lies on a unit; from afar if none does. */
const wayOf = ({ assault: { units, volley } }: LessonPosition, unit: string, effect: Effect): WayToFight => {
  const { side } = units.find(({ id }) => id === unit)!;
  return volley?.hits[side].find(hit => hit.unit === unit && hit.effect === effect)?.by ?? 'firefight';
};

/** The dice that a hit of that kind on a unit may be met with. @rule V10 */
const diceAgainst = (position: LessonPosition, unit: string, effect: Effect): readonly Omit<SaveRoll, 'face'>[] => {
  const cause = causeIn(position);
  const by = wayOf(position, unit, effect);
  const hit = freshHit(position.assault, unit, { effect, by, from: null, points: 1 }, cause);
  return savesAgainst(position.assault, hit, cause);
};

const hasCover = (position: LessonPosition, id: string): boolean =>
  saveOptions(position.assault, unitOf(position.assault, id), 'normal', causeIn(position)).some(({ kind }) =>
    kind === 'cover');

/** The rule that keeps cover from somebody. */
const NO_COVER: Readonly<Record<CoverBar, string>> = { 'war-engine': 'V2', charged: 'V3', 'own-bunker': 'V13' };

/** @rule V2, V3 */
export const whoSavesByCover = whichUnits<QuestionOf<'who-saves-by-cover'>>({
  choices: (position, { side }) => hittableUnits(position, side).map(({ unit }) => unit),
  right: (position, { side }) =>
    hittableUnits(position, side).map(({ unit }) => unit).filter(id => hasCover(position, id)),
  why: (position, _, id, belongs) => {
    const words = wordsIn(position);
    if (belongs) return [ruleSentence('V2', words.inCover)];
    const bar = coverBar(position.assault, unitOf(position.assault, id), causeIn(position));
    if (bar !== null) return [ruleSentence(NO_COVER[bar], words.noCover[bar])];
    return [ruleSentence('V2', standsInCover(position.assault, unitOf(position.assault, id))
      ? words.coverForInfantry : words.noCoverThere)];
  },
});

/** The rule of a kind of hit. */
const EFFECT_RULES: Readonly<Record<Effect, string>> = {
  normal: 'V1', 'ignore-cover': 'V8', lance: 'V5', sniper: 'V11', 'macro-weapon': 'V6', 'titan-killer': 'V7',
};

const against = (position: LessonPosition, effect: Effect): LessonSentence =>
  ruleSentence(EFFECT_RULES[effect], wordsIn(position).againstEffects[effect]);

/** Whether it has a save of a second kind; on which face is for the reader to say. @rule V9 */
const ofSecondKind = (position: LessonPosition, id: string, effect: Effect): LessonSentence => {
  const { againstAnything, noInvulnerable } = wordsIn(position);
  const has = diceAgainst(position, id, effect).some(({ stage }) => stage === 'invulnerable');
  return ruleSentence('V9', (has ? againstAnything : noInvulnerable)(unitName(position, id)));
};

/** @rule V1, V2, V6, V7, V8, V9, V11 */
export const saveNeeded = howMany<QuestionOf<'save-needed'>>({
  right: (position, { unit, effect }) => diceAgainst(position, unit, effect)[0]?.target ?? 0,
  why: (position, { unit, effect }) => [against(position, effect), ofSecondKind(position, unit, effect)],
  marks: (_, { unit }) => [unit],
});

/** @rule V6, V7, V9 */
export const mayItSave = whether<QuestionOf<'may-it-save'>>({
  right: (position, { unit, effect }) => diceAgainst(position, unit, effect).length > 0,
  why: (position, { unit, effect }) => {
    const [first] = diceAgainst(position, unit, effect);
    if (first === undefined) return [against(position, effect)];
    const rule = first.stage === 'invulnerable' ? 'V9' : EFFECT_RULES[effect];
    return [
      against(position, effect), ruleSentence(rule, wordsIn(position).savesOn(unitName(position, unit), first.target)),
    ];
  },
});
