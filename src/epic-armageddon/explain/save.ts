/** Why a hit on a unit may be saved, with what and on which face, or why nothing saves it. */
import { has, isWarEngine, type WayToFight } from '../model/combatant.ts';
import type { Effect } from '../model/profile.ts';
import { combatantOf } from '../model/roster.ts';
import { saveIn, savesAgainst, unsavedPoints } from '../attacks/saved-hits.ts';
import { SAVE_STAGES, type AllocatedHit, type HitCause, type Volley } from '../model/volley.ts';
import {
  armourAgainst, coverBar, coverOf, invulnerableOf, isOnFoot, isReinforced, isWatching, reRollOf, saveOptions,
  type SaveOption,
} from '../attacks/saves.ts';
import { bunkerSave } from '../special-rules/saves-and-weapons.ts';
import type { Assault, Unit } from '../model/state.ts';
import { bestCoverAt } from '../movement/terrain.ts';
import { calledGround } from '../model/terrain.ts';
import { hasWaitingHits } from '../attacks/volley.ts';
import { asChosen } from './attack.ts';
import { aside, no, notNow, speaksAgainst, speaksFor, yes, type Fact, type Reasoning } from './fact.ts';

/** What hits it, and what that comes of. */
interface Blow {
  readonly effect: Effect;
  readonly cause: HitCause;
  readonly by: WayToFight;
}

const optionOf = (options: readonly SaveOption[], kind: SaveOption['kind']): SaveOption | undefined =>
  options.find(option => option.kind === kind);

/** @rule V1, V6, V7, V11, V13 */
const armourFacts = (assault: Assault, unit: Unit, { effect, cause }: Blow): readonly Fact[] => {
  const armour = armourAgainst(assault, unit, effect, cause);
  switch (armour) {
    case 'titan-killer': return [speaksAgainst('V7', 'titan-killer-ignores-armour')];
    case 'macro-weapon': return [speaksAgainst('V6', 'macro-ignores-armour')];
    case 'no-armour': return [speaksAgainst('V1', 'no-armour')];
    case 'too-hard': return [speaksAgainst('V11', 'armour-too-hard')];
  }
  const harder = effect === 'sniper' ? [aside('V11', 'sniper-harder')] : [];
  const isBunker = effect !== 'ignore-cover' && bunkerSave(assault, unit) !== null;
  const saves = isBunker
    ? speaksFor('V13', 'bunker-saves', { target: armour }) : speaksFor('V1', 'armour-saves', { target: armour });
  return [saves, ...harder];
};

/** Where its cover comes from. @rule V2, V3, V12, L5 */
const coverFrom = (assault: Assault, unit: Unit, cause: HitCause, target: number): Fact => {
  if (cause === 'passengers') return speaksFor('V12', 'wreck-saves', { target });
  const { terrain } = assault.table;
  const best = isOnFoot(assault, unit) ? bestCoverAt(terrain, unit.at) : null;
  if (best !== null) {
    return speaksFor('V2', 'cover-saves', { target, ...calledGround(best.piece) });
  }
  return isOnFoot(assault, unit)
    ? speaksFor('V2', 'overwatch-saves', { target }) : speaksFor('V3', 'emplacement-saves', { target });
};

/** What it stands in that would be cover for somebody. */
export const standsInCover = (assault: Assault, unit: Unit): boolean =>
  bestCoverAt(assault.table.terrain, unit.at) !== null || isWatching(assault, unit);

/** @rule V2, V3, V6, V7, V8, V13 @ruling mountedCover, drawnInCover */
const coverFacts = (
  assault: Assault, unit: Unit, { effect, cause }: Blow, options: readonly SaveOption[],
): readonly Fact[] => {
  const option = optionOf(options, 'cover');
  if (option !== undefined) return [coverFrom(assault, unit, cause, option.target)];
  if (cause !== 'passengers' && !standsInCover(assault, unit)) return [];
  if (effect === 'ignore-cover') return [speaksAgainst('V8', 'cover-ignored')];
  if (effect === 'macro-weapon') return [speaksAgainst('V6', 'macro-ignores-cover')];
  if (effect === 'titan-killer') return [speaksAgainst('V7', 'titan-killer-ignores-cover')];
  switch (coverBar(assault, unit, cause)) {
    case 'war-engine': return [speaksAgainst('V2', 'cover-not-for-engines')];
    case 'charged': return [speaksAgainst('V3', 'cover-not-for-chargers')];
    case 'own-bunker': return [];
    case null: break;
  }
  return [coverOf(assault, unit, cause) === null
    ? speaksAgainst('V2', 'cover-not-for-vehicles') : speaksAgainst('V11', 'cover-too-hard')];
};

/** @rule V13 */
const fieldFacts = (options: readonly SaveOption[]): readonly Fact[] =>
  (['holofield', 'knight-shield', 'ion-shield'] as const).flatMap(kind => {
    const option = optionOf(options, kind);
    return option === undefined ? [] : [speaksFor('V13', `${kind}-saves`, { target: option.target })];
  });

/** @rule V4, V5, V6 */
const reRollFacts = (assault: Assault, unit: Unit, { effect, cause }: Blow): readonly Fact[] => {
  if (!isReinforced(assault, unit, effect)) return [];
  const target = reRollOf(assault, unit, effect, cause);
  if (target !== null) return [speaksFor('V4', 'thrown-again', { target })];
  if (effect === 'lance') return [speaksAgainst('V5', 'lance-not-again')];
  return effect === 'macro-weapon' ? [aside('V6', 'macro-not-again')] : [];
};

/** @rule V9 */
const invulnerableFacts = (assault: Assault, unit: Unit): readonly Fact[] => {
  const combatant = combatantOf(assault, unit);
  const target = invulnerableOf(combatant);
  if (target === null) return [];
  return [speaksFor('V9', isWarEngine(combatant) ? 'invulnerable-each-point' : 'invulnerable-saves', { target })];
};

/** Every save it has against a kind of hit, or what takes it away. @rule V1, V2, V4, V9, V10 */
const savesFrom = (assault: Assault, unit: Unit, blow: Blow): readonly Fact[] => {
  const options = saveOptions(assault, unit, blow.effect, blow.cause, blow.by);
  return [
    ...armourFacts(assault, unit, blow),
    ...coverFacts(assault, unit, blow, options),
    ...fieldFacts(options),
    ...(options.length > 1 ? [aside('V2', 'one-of-them')] : []),
    ...reRollFacts(assault, unit, blow),
    ...invulnerableFacts(assault, unit),
  ];
};

/** What has been thrown for it already. @rule V10 */
const rollFacts = ({ rolls }: AllocatedHit): readonly Fact[] => rolls.map(({ stage, target, face }) =>
  (face >= target ? speaksFor : speaksAgainst)('V10', 'has-thrown', { stage, target, face }));

/** One hit: what it is, what stops it before anybody saves, what it may be met with. @rule V10, A6.5, A7.3 */
const hitFacts = (assault: Assault, volley: Volley, unit: Unit, hit: AllocatedHit, number: number): readonly Fact[] => {
  const { effect, by, points, stopped, save } = hit;
  const { cause } = volley;
  const comes = aside('H3', 'hit-comes', { number, effect, by, cause, points });
  if (hit.unsaved) return [comes, speaksAgainst(cause === 'hack-down' ? 'A6.5' : 'V9', 'nothing-saves', { cause })];
  const shields = stopped > 0 ? [speaksFor('V10', 'shields-stop', { stopped })] : [];
  if (stopped === points) return [comes, ...shields];
  const chosen = saveOptions(assault, unit, effect, cause, by).length > 1 ? [aside('V2', 'save-chosen', { save })] : [];
  return [comes, ...shields, ...savesFrom(assault, unit, { effect, cause, by }), ...chosen, ...rollFacts(hit)];
};

/** What the dice need that a hit may still be met with, each thrown only if those before it have failed. @rule V10 */
const diceAgainst = (assault: Assault, cause: HitCause, hit: AllocatedHit): readonly number[] =>
  savesAgainst(assault, hit, cause)
    .filter(({ stage }) => hit.rolls.every(roll => roll.stage !== stage)).map(({ target }) => target);

const isAlike = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const hasDice = (assault: Assault, cause: HitCause, hit: AllocatedHit): boolean =>
  SAVE_STAGES.some(stage => saveIn(assault, hit, cause, stage) !== null);

/** What it comes to: dice still to be thrown, or what those have done that were. @rule V1, V10 */
const concluding = (assault: Assault, cause: HitCause, hits: readonly AllocatedHit[]): Fact => {
  const open = hits.filter(hit => hasDice(assault, cause, hit));
  if (open.length > 0) {
    const all = open.map(hit => diceAgainst(assault, cause, hit));
    const ways = all.filter((way, at) => all.findIndex(one => isAlike(one, way)) === at);
    return speaksFor('V10', 'may-save', { hits: open.length, ways });
  }
  const unsaved = hits.filter(hit => typeof hit.points === 'string' || unsavedPoints(assault, hit) > 0);
  if (hits.every(hit => hit.rolls.length === 0)) {
    return unsaved.length === 0 ? aside('V10', 'shields-stop-all') : speaksAgainst('V1', 'no-save');
  }
  return unsaved.length === 0 ? speaksFor('V10', 'is-saved', { hits: hits.length })
    : speaksAgainst('V10', 'not-saved', { hits: unsaved.length });
};

const ANSWERS = { for: yes, against: no, neither: notNow } as const;

/**
 * One unit’s hits of a volley: those further on are told as those before them where they are alike.
 *
 * @param isWayTold whether it matters to its saves how a hit has come.
 */
const unlike = (hits: readonly AllocatedHit[], isWayTold: boolean): readonly AllocatedHit[] => hits.filter((hit, i) =>
  !hits.slice(0, i).some(one => one.effect === hit.effect && one.stopped === hit.stopped && one.save === hit.save
    && one.points === hit.points && one.rolls.length + hit.rolls.length === 0
    && (!isWayTold || one.by === hit.by)));

/**
 * Why a unit may save the hits that lie on it, or may not; where none does, what it would have against an ordinary one.
 *
 * @rule V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13
 */
export const whySave = (assault: Assault, unit: Unit): Reasoning => {
  const { volley } = assault;
  const hits = hasWaitingHits(volley) ? volley!.hits[unit.side] : [];
  const ours = hits.filter(hit => hit.unit === unit.id);
  if (ours.length === 0) {
    const { shields } = unit;
    const up = shields > 0 ? [speaksFor('V10', 'shields-up', { shields })] : [];
    const saves = savesFrom(assault, unit, { effect: 'normal', cause: 'attacks', by: 'firefight' });
    return notNow(...asChosen(assault, unit, 'V1'), ...up, ...saves, aside('V1', 'no-hit-on-it'));
  }
  const facts = unlike(ours, has(combatantOf(assault, unit), 'ion-shield'))
    .flatMap(hit => hitFacts(assault, volley!, unit, hit, hits.indexOf(hit) + 1));
  const conclusion = concluding(assault, volley!.cause, ours);
  return ANSWERS[conclusion.speaks](...asChosen(assault, unit, 'V1'), ...facts, conclusion);
};
