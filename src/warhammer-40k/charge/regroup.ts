/** Units that are charged while they fall back: they regroup at once, or are destroyed. */
import { readThrow } from '../../dice/hand.ts';
import type { PhaseHand } from '../model/hands.ts';
import { leadershipOfParty, passesTest } from '../model/characters.ts';
import { note } from '../model/log.ts';
import { unitOf, withUnit } from '../model/roster.ts';
import type { Phase, Unit } from '../model/state.ts';
import { presentCharge, targetsLeft, togetherWith, unitsNamed } from './chargers.ts';
import { otherSide } from '../model/procedure.ts';

/** The units charged that are falling back; a character tests with the unit that he is in. @rule 40k.13 */
const regrouping = (phase: Phase): readonly Unit[] => {
  const charge = presentCharge(phase);
  const left = targetsLeft(phase, charge);
  return unitsNamed(phase, charge).filter(id => left.includes(id)).map(id => unitOf(phase, id))
    .filter(({ fallingBack }) => fallingBack);
};

/**
 * Whether anybody charged is falling back. The charge is known to reach by then.
 *
 * @rule 40k.13
 * @ruling
 */
export const mustRegroup = (phase: Phase): boolean => regrouping(phase).length > 0;

/** Two dice for each. @rule 40k.13 */
export const regroupHands = (phase: Phase): readonly PhaseHand[] => regrouping(phase).map(({ id, name }) => ({
  name: `${name}: regroup`, dice: 2, read: 'sum', side: otherSide(phase.active), purpose: 'regroup', owners: [id],
  against: presentCharge(phase).unit, rule: '40k.13',
}));

/**
 * Whoever passes fights as usual, whoever fails is destroyed. Nothing modifies the test, and nothing forbids it; the
 * best Leadership among a unit and the characters in it counts, as in every test.
 *
 * @rule 40k.13
 * @ruling
 */
export const resolveRegroup = (phase: Phase, faces: readonly number[]): Phase => {
  const totals = readThrow(regroupHands(phase), faces);
  return regrouping(phase).reduce((told, unit, i) => {
    const [total, leadership] = [totals[i]!, leadershipOfParty(phase, unit.id)];
    const values = { unit: unit.name, total, leadership };
    return passesTest(phase, total, leadership)
      ? note(stopFallingBack(told, unit.id), 'charge', '40k.13', 'regrouped', values)
      : note(destroy(told, unit.id), 'charge', '40k.13', 'regroup-failed', values);
  }, phase);
};

const stopFallingBack = (phase: Phase, unit: string): Phase =>
  togetherWith(phase, unit).reduce((told, { id }) => withUnit(told, id, { fallingBack: false }), phase);

const destroy = (phase: Phase, unit: string): Phase => {
  const gone = togetherWith(phase, unit).map(({ id }) => id);
  return {
    ...phase,
    models: phase.models.map(model => (gone.includes(model.unit) && model.slain === null
      ? { ...model, wounds: 0, slain: 'regroup-failed' as const } : model)),
  };
};
