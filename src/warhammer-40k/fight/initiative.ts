/** When a model strikes: the ladder of Initiative, and what moves a model on it. */
import { answer, type Ruled } from '../editions/answers.ts';
import { isOfParty } from '../model/characters.ts';
import type { Answer } from '../editions/policy.ts';
import type { Grenade } from '../model/profile.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase, Unit } from '../model/state.ts';
import { ownInitiative } from '../model/traits.ts';
import { isUnwieldy } from './blow-rules.ts';
import { specialAttackOf } from './special-attacks.ts';
import { weaponOf } from './weapons.ts';
import type { Rung } from '../model/procedure.ts';

/** @ruling */
export const FIRST = 10;
const LAST = 1;

/** Where cover puts those who were charged in it; null: where they were. @rule 40k.28 @ruling */
const COVER_RUNG: { readonly [answer in Answer<'cover'>]: Rung | null } = {
  'initiative-10': FIRST,
  'before-all': 'cover',
  nothing: null,
};

/** The rungs from first to last: a step of its own for cover where a text has one, then 10 down to 1. @rule 40k.27 */
export const ladderOf = (ruled: Ruled): readonly Rung[] => {
  const values = Array.from({ length: FIRST }, (_, i) => FIRST - i);
  return answer(ruled, 'cover') === 'before-all' ? ['cover', ...values] : values;
};

/**
 * The rung at which a model strikes; null: at none.
 *
 * A power fist strikes at 1 and nothing changes that. Chargers through difficult terrain strike at 1 where a text says
 * so, unless frag grenades keep them from it. Whoever was charged in cover strikes where cover puts him, and so do
 * those with frag grenades who charged him. Everybody else strikes at the Initiative of his profile.
 *
 * @rule 40k.27, 40k.28, 40k.30, 40k.33, 40k.34
 * @ruling
 * @throws Error where nobody fights.
 */
export const rungOf = (phase: Phase, model: Model): Rung | null => {
  const weapon = weaponOf(phase, model);
  if (weapon !== null && isUnwieldy(phase, model, weapon, specialAttackOf(phase, weapon.kind).strikesLast)) return LAST;
  if (isSlowed(phase, unitOf(phase, model.unit)) && !liftsTerrain(phase, model)) return LAST;
  const rung = COVER_RUNG[answer(phase, 'cover')];
  if (rung !== null && (isInCover(phase, model) || matchesCover(phase, model))) return rung;
  const initiative = ownInitiative(phase, model);
  return initiative < LAST ? null : Math.min(FIRST, initiative);
};

/**
 * Whether a unit strikes last because its charge led through difficult terrain: not if all whom it charged have gone to
 * ground, and not if all of them were locked before. Whoever was charged counts, reached or not.
 *
 * @rule 40k.33
 * @ruling
 */
export const isSlowed = (phase: Phase, unit: Unit): boolean => {
  const { throughDifficult, charged } = unit;
  if (!throughDifficult || charged.length === 0 || answer(phase, 'terrainStrikesLast') === 'no') return false;
  const declared = phase.charges.find(({ unit: by }) => isOfParty(unit, by));
  const foes = (declared?.targets ?? charged).map(id => unitOf(phase, id));
  return !foes.every(({ goneToGround }) => goneToGround) && !foes.every(({ lockedBefore }) => lockedBefore);
};

/**
 * Whether cover counts for a model: it was charged in it this turn, by nobody with plasma grenades, and its unit was
 * not fighting already.
 *
 * @rule 40k.28, 40k.29, 40k.31
 * @ruling
 */
export const isInCover = (phase: Phase, model: Model): boolean => {
  const unit = unitOf(phase, model.unit);
  if (!isCovered(phase, model)) return false;
  if (unit.lockedBefore && phase.rulings.coverInOngoingCombat === 'no') return false;
  const chargers = phase.units.filter(({ charged }) => charged.includes(unit.id));
  return chargers.length > 0 && !chargers.some(({ id }) => phase.models.some(one =>
    one.unit === id && carries(phase, one, 'plasma')));
};

const isCovered = (phase: Phase, model: Model): boolean => {
  switch (answer(phase, 'coverLine')) {
    case 'unit':
      return phase.models.some(one => one.unit === model.unit && one.covered);
    case 'model':
      return model.covered;
  }
};

/** Frag grenades in a charge at somebody whom cover helps. @rule 40k.30 @ruling */
const matchesCover = (phase: Phase, model: Model): boolean => {
  const { charged } = unitOf(phase, model.unit);
  return charged.length > 0 && carries(phase, model, 'frag')
    && phase.models.some(foe => charged.includes(foe.unit) && isInCover(phase, foe));
};

/** Whether frag grenades keep a charger's Initiative through difficult terrain. @rule 40k.30, 40k.33 */
export const liftsTerrain = (phase: Phase, model: Model): boolean =>
  answer(phase, 'weaponEffects') === 'special-rules' && carries(phase, model, 'frag');

/** Whether they are why a model does not strike last; some weapons do so all the same. @rule 40k.33, 40k.34 */
export const isKeptQuick = (phase: Phase, model: Model): boolean =>
  isSlowed(phase, unitOf(phase, model.unit)) && liftsTerrain(phase, model) && rungOf(phase, model) !== LAST;

const carries = (phase: Phase, model: Model, grenade: Grenade): boolean =>
  profileOf(phase, model).grenades.includes(grenade);
