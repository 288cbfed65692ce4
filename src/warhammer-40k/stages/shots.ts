/** Fire at chargers of which the dice are thrown: hits, wounds and saves before they move. */
import { readThrow } from '../../dice/hand.ts';
import { presentCharge, withCharge } from '../charge/chargers.ts';
import { isOn } from '../editions/rows.ts';
import type { FiringGun, Gun } from '../model/gun.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { otherSide } from '../model/procedure.ts';
import { unitOf, withUnit } from '../model/roster.ts';
import type { Combat, Phase } from '../model/state.ts';
import { beginAside, wholeUnit, type Volley } from './aside.ts';

export interface Shooting {
  readonly unit: string;
  readonly guns: readonly Gun[];
}

/** So many shots at once are no mistake. */
const MOST_SHOTS = 60;
/** Whoever snaps off a shot hits on this face, whatever his skill. @row 7C-O1 */
const SNAP = 6;
/** The combat by which such wounds go, and which is forgotten afterwards. */
const ASIDE = 'combat-0';

/**
 * Why a unit may not fire such guns; null: it may.
 *
 * @rule 40k.12 @row 7C-O2, 7C-O5
 */
export const whyNotShoot = (phase: Phase, { unit, guns }: Shooting): Refusal | null => {
  const name = phase.units.find(({ id }) => id === unit)?.name ?? unit;
  if (!isOn(phase, '7C-O5')) return refuse('7C-O5', 'overwatch-is-told');
  if (!presentCharge(phase).waiting.includes(unit)) return refuse('40k.12', 'overwatch-not-now', { unit: name });
  if (guns.length === 0 || !guns.every(isGun)) return refuse('7C-O5', 'overwatch-no-guns', { unit: name });
  return isOn(phase, '7C-O2') && guns.some(({ kind }) => kind === 'blast')
    ? refuse('7C-O2', 'overwatch-no-blast', { unit: name }) : null;
};

const isFrom = (least: number, most: number, value: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isGun = ({ strength, armourPiercing, shots }: Gun): boolean => isFrom(1, 10, strength)
  && (armourPiercing === null || isFrom(1, 6, armourPiercing)) && isFrom(1, MOST_SHOTS, shots);

/** A unit says what it fires; templates have dice for how often they hit. @row 7C-O3, 7C-O5 */
export const aimShots = (phase: Phase, { unit, guns }: Shooting): Phase => {
  const waiting = presentCharge(phase).waiting.filter(id => id !== unit);
  const firing = guns.map((gun): FiringGun => ({ ...gun, hits: isThrown(phase, gun) ? null : gun.shots }));
  const used = withUnit(withCharge(phase, { waiting, shots: { unit, guns: firing } }), unit, { overwatchUsed: true });
  return note(used, 'charge', '7C-O5', 'overwatch-shoots', { unit: unitOf(phase, unit).name });
};

/** Whether dice say how often it hits; else the table does. @row 7C-O1, 7C-O3 */
const isThrown = (phase: Phase, { kind }: Gun): boolean =>
  (kind === 'template' && isOn(phase, '7C-O3')) || (kind === 'gun' && isOn(phase, '7C-O1'));

const isOpenTemplate = ({ kind, hits }: FiringGun): boolean => kind === 'template' && hits === null;

/** A D3 for every template. @row 7C-O3 */
export const templateHands = (phase: Phase): readonly PhaseHand[] => {
  const { shots } = presentCharge(phase);
  return (shots?.guns ?? []).filter(isOpenTemplate).map(gun => ({
    name: `${unitOf(phase, shots!.unit).name}: templates`, dice: gun.shots, read: 'halves',
    side: otherSide(phase.active), purpose: 'templates', owners: [shots!.unit], against: presentCharge(phase).unit,
    rule: '7C-O3',
  }));
};

/** As many hits as the dice say. @row 7C-O3 */
export const resolveTemplates = (phase: Phase, faces: readonly number[]): Phase => {
  const { unit: target, shots } = presentCharge(phase);
  const { unit, guns } = shots!;
  const hits = [...readThrow(templateHands(phase), faces)];
  const told = guns.filter(isOpenTemplate).reduce((now, _, i) =>
    note(now, 'charge', '7C-O3', 'templates-hit', {
      unit: unitOf(phase, unit).name, target: unitOf(phase, target).name, hits: hits[i]!,
    }), phase);
  const known = guns.map((gun): FiringGun => (isOpenTemplate(gun) ? { ...gun, hits: hits.shift()! } : gun));
  return withCharge(told, { shots: { unit, guns: known } });
};

/** The fire falls on everybody who charges, the nearest first. @row 7C-O1, 7C-O5 */
export const beginShots = (phase: Phase): Phase => {
  const charge = presentCharge(phase);
  const { unit, guns } = charge.shots!;
  const target = charge.unit;
  const combat: Combat = {
    id: ASIDE, units: [target, unit], round: 1, fought: true, wounds: { attacker: 0, defender: 0 },
  };
  const volleys = guns.map(({ strength, armourPiercing, shots, hits }): Volley => ({
    unit, target, strength, armourPiercing, dice: hits ?? shots, wounds: null, toHit: hits === null ? SNAP : null,
  }));
  return beginAside({ ...phase, combats: [...phase.combats, combat] }, 'overwatch', ASIDE, volleys,
    [wholeUnit(phase, target, unit)]);
};

/** The fire is over, and nothing is left of it but who has fallen. @row 7C-O5 */
export const endShots = (phase: Phase): Phase => {
  const { shots: _, ...charge } = presentCharge(phase);
  return {
    ...phase, fight: null, combats: phase.combats.filter(({ id }) => id !== ASIDE),
    charges: phase.charges.map(one => (one.unit === charge.unit ? charge : one)),
  };
};

export const isFiring = ({ fight }: Phase): boolean => fight?.outside === 'overwatch';
