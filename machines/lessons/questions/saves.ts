/** What saves whom, and on which face. */
import { standsInCover } from '../../../src/epic-armageddon/explain/save.ts';
import type { Effect } from '../../../src/epic-armageddon/profile.ts';
import { unitOf } from '../../../src/epic-armageddon/roster.ts';
import {
  coverBar, saveOptions, savesAgainst, type CoverBar, type SaveRoll,
} from '../../../src/epic-armageddon/saves.ts';
import { freshHit, type Cause } from '../../../src/epic-armageddon/volley.ts';
import type { Said } from '../../../src/scenario/lessons/lesson.ts';
import { isIn, type Scene } from '../scene.ts';
import type { QuestionOf } from './judge.ts';
import { howMany, unitName, whether, whichUnits } from './kinds.ts';
import { said } from './reasons.ts';
import { targetsOf } from './victims.ts';

/** What a hit would come of now. */
const causeIn = ({ path, assault }: Scene): Cause => {
  if (isIn(path, 'a2Charge')) return 'overwatch';
  return isIn(path, 'a5SupportingFire') ? 'support' : assault.batch?.kind ?? 'attacks';
};

/** The dice that a hit of that kind on a unit may be met with. @rule V10 */
const diceAgainst = (scene: Scene, unit: string, effect: Effect): readonly Omit<SaveRoll, 'face'>[] => {
  const cause = causeIn(scene);
  const hit = freshHit(scene.assault, unit, { effect, by: 'firefight', from: null, points: 1 }, cause);
  return savesAgainst(scene.assault, hit, cause);
};

const hasCover = (scene: Scene, id: string): boolean =>
  saveOptions(scene.assault, unitOf(scene.assault, id), 'normal', causeIn(scene)).some(({ kind }) => kind === 'cover');

const NO_COVER: Readonly<Record<CoverBar, Said>> = {
  'war-engine': said('V2', 'War engines have no cover.'),
  charged: said('V3', 'Whoever charges has left cover behind, wherever it stands now.'),
  'own-bunker': said('V13', 'It saves by the bunker that was dug for it.'),
};

/** @rule V2, V3 */
export const whoSavesByCover = whichUnits<QuestionOf<'who-saves-by-cover'>>({
  choices: (scene, { side }) => targetsOf(scene, side).map(({ unit }) => unit),
  right: (scene, { side }) => targetsOf(scene, side).map(({ unit }) => unit).filter(id => hasCover(scene, id)),
  why: (scene, _, id, belongs) => {
    if (belongs) return [said('V2', 'It stands in cover and may save by it instead of its armour.')];
    const bar = coverBar(scene.assault, unitOf(scene.assault, id), causeIn(scene));
    if (bar !== null) return [NO_COVER[bar]];
    return [said('V2', standsInCover(scene.assault, unitOf(scene.assault, id))
      ? 'It stands in cover that is for infantry only.' : 'Where it stands there is no cover.')];
  },
});

const EFFECT_RULES: Readonly<Record<Effect, Said>> = {
  normal: said('V1', 'An ordinary hit is met with armour or with cover, whichever its owner takes.'),
  'ignore-cover': said('V8', 'No cover helps against this hit, armour does.'),
  lance: said('V5', 'A lance is saved once, never a second time.'),
  sniper: said('V11', 'A sniper’s hit makes the save one harder.'),
  'macro-weapon': said('V6', 'Neither armour nor cover saves from a macro-weapon; Reinforced Armour has one throw.'),
  'titan-killer': said('V7', 'No armour of any kind and no cover saves from a Titan Killer.'),
};

const againstAnything = (scene: Scene, id: string): readonly Said[] => [
  said('V9', `Ask as well whether ${unitName(scene, id)} has a save that stands against anything.`),
];

/** @rule V1, V2, V6, V7, V8, V9, V11 */
export const saveNeeded = howMany<QuestionOf<'save-needed'>>({
  right: (scene, { unit, effect }) => diceAgainst(scene, unit, effect)[0]?.target ?? 0,
  why: (scene, { unit, effect }) => [EFFECT_RULES[effect], ...againstAnything(scene, unit)],
  marks: (_, { unit }) => [unit],
});

/** @rule V6, V7, V9 */
export const mayItSave = whether<QuestionOf<'may-it-save'>>({
  right: (scene, { unit, effect }) => diceAgainst(scene, unit, effect).length > 0,
  why: (scene, { unit, effect }) => {
    const [first] = diceAgainst(scene, unit, effect);
    if (first === undefined) return [EFFECT_RULES[effect]];
    const rule = first.stage === 'invulnerable' ? 'V9' : EFFECT_RULES[effect].rule!;
    return [EFFECT_RULES[effect], said(rule, `${unitName(scene, unit)} saves this one on ${first.target}+.`)];
  },
});
