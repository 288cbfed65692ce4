/** What saves whom, and on which face. */
import { standsInCover } from '../../../src/epic-armageddon/explain/save.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { savesAgainst } from '../../../src/epic-armageddon/attacks/saved-hits.ts';
import type { Cause, SaveRoll } from '../../../src/epic-armageddon/model/volley.ts';
import { coverBar, saveOptions, type CoverBar } from '../../../src/epic-armageddon/attacks/saves.ts';
import { freshHit } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { type LessonPosition } from '../position.ts';
import { isInState } from '../../why.ts';
import { wordsIn } from '../answer-words.ts';
import { type QuestionOf, ruleSentence } from '../judge.ts';
import { howMany, unitName, whether, whichUnits } from './kinds.ts';
import { hittableUnits } from './victims.ts';

/** What a hit would come of now. */
const causeIn = ({ path, assault }: LessonPosition): Cause => {
  if (isInState(path, 'a2Charge')) return 'overwatch';
  return isInState(path, 'a5SupportingFire') ? 'support' : assault.batch?.kind ?? 'attacks';
};

/** The dice that a hit of that kind on a unit may be met with. @rule V10 */
const diceAgainst = (scene: LessonPosition, unit: string, effect: Effect): readonly Omit<SaveRoll, 'face'>[] => {
  const cause = causeIn(scene);
  const hit = freshHit(scene.assault, unit, { effect, by: 'firefight', from: null, points: 1 }, cause);
  return savesAgainst(scene.assault, hit, cause);
};

const hasCover = (scene: LessonPosition, id: string): boolean =>
  saveOptions(scene.assault, unitOf(scene.assault, id), 'normal', causeIn(scene)).some(({ kind }) => kind === 'cover');

/** The rule that keeps cover from somebody. */
const NO_COVER: Readonly<Record<CoverBar, string>> = { 'war-engine': 'V2', charged: 'V3', 'own-bunker': 'V13' };

/** @rule V2, V3 */
export const whoSavesByCover = whichUnits<QuestionOf<'who-saves-by-cover'>>({
  choices: (scene, { side }) => hittableUnits(scene, side).map(({ unit }) => unit),
  right: (scene, { side }) => hittableUnits(scene, side).map(({ unit }) => unit).filter(id => hasCover(scene, id)),
  why: (scene, _, id, belongs) => {
    const words = wordsIn(scene);
    if (belongs) return [ruleSentence('V2', words.inCover)];
    const bar = coverBar(scene.assault, unitOf(scene.assault, id), causeIn(scene));
    if (bar !== null) return [ruleSentence(NO_COVER[bar], words.noCover[bar])];
    return [ruleSentence('V2', standsInCover(scene.assault, unitOf(scene.assault, id))
      ? words.coverForInfantry : words.noCoverThere)];
  },
});

/** The rule of a kind of hit. */
const EFFECT_RULES: Readonly<Record<Effect, string>> = {
  normal: 'V1', 'ignore-cover': 'V8', lance: 'V5', sniper: 'V11', 'macro-weapon': 'V6', 'titan-killer': 'V7',
};

const against = (scene: LessonPosition, effect: Effect): LessonSentence =>
  ruleSentence(EFFECT_RULES[effect], wordsIn(scene).againstEffects[effect]);

const againstAnything = (scene: LessonPosition, id: string): readonly LessonSentence[] => [
  ruleSentence('V9', wordsIn(scene).againstAnything(unitName(scene, id))),
];

/** @rule V1, V2, V6, V7, V8, V9, V11 */
export const saveNeeded = howMany<QuestionOf<'save-needed'>>({
  right: (scene, { unit, effect }) => diceAgainst(scene, unit, effect)[0]?.target ?? 0,
  why: (scene, { unit, effect }) => [against(scene, effect), ...againstAnything(scene, unit)],
  marks: (_, { unit }) => [unit],
});

/** @rule V6, V7, V9 */
export const mayItSave = whether<QuestionOf<'may-it-save'>>({
  right: (scene, { unit, effect }) => diceAgainst(scene, unit, effect).length > 0,
  why: (scene, { unit, effect }) => {
    const [first] = diceAgainst(scene, unit, effect);
    if (first === undefined) return [against(scene, effect)];
    const rule = first.stage === 'invulnerable' ? 'V9' : EFFECT_RULES[effect];
    return [against(scene, effect), ruleSentence(rule, wordsIn(scene).savesOn(unitName(scene, unit), first.target))];
  },
});
