/** Units that are charged while they fall back: they regroup at once, or are destroyed. */
import { readThrow } from '../../dice/hand.ts';
import { isOn, type RowId } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import type { PhaseHand } from '../model/hands.ts';
import { leadershipOfParty, passesTest } from '../model/characters.ts';
import { note } from '../model/log.ts';
import { unitOf, withUnit } from '../model/roster.ts';
import type { Phase, Unit } from '../model/state.ts';
import { unafraidRow } from '../model/unit-traits.ts';
import { presentCharge, targetsLeft, togetherWith, unitsNamed, withCharge } from './chargers.ts';
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

/** The row that has those tested who are charged by one unit after another; null: none does. @row 7C-D2, 4C-D8 */
const rowInTurn = (phase: Phase): RowId | null =>
  (['7C-D2', '4C-D8'] as const).find(row => isOn(phase, row)) ?? null;

/** Whether anybody charged tests where units charge one after another: only a row has them do so. */
export const mustRegroupInTurn = (phase: Phase): boolean => rowInTurn(phase) !== null && mustRegroup(phase);

const ruleOf = (phase: Phase): string =>
  (answer(phase, 'chargeShape') === 'in-turn' ? rowInTurn(phase) : null) ?? '40k.13';

/** Two dice for each that is not beyond fear. @rule 40k.13 @row 7C-D2, 4C-D8 */
export const regroupHands = (phase: Phase): readonly PhaseHand[] => regrouping(phase).map(({ id, name }) => ({
  name: `${name}: regroup`, dice: 2, read: 'sum', side: otherSide(phase.active), purpose: 'regroup', owners: [id],
  against: presentCharge(phase).unit, rule: ruleOf(phase),
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
      ? note(stopFallingBack(told, unit.id), 'charge', ruleOf(phase), 'regrouped', values)
      : note(destroy(told, unit.id), 'charge', ruleOf(phase), 'regroup-failed', values);
  }, phase);
};

/** Those who never fail to regroup do without a throw. @row 7C-U1, 7C-U3, 4C-U1 */
export const regroupUnafraid = (phase: Phase): Phase => {
  if (rowInTurn(phase) === null) return phase;
  return regrouping(phase).reduce((told, { id, name }) => {
    const row = unafraidRow(phase, id);
    return row === null ? told
      : note(stopFallingBack(told, id), 'charge', row, 'regroups-by-itself', { unit: name });
  }, phase);
};

const stopFallingBack = (phase: Phase, unit: string): Phase =>
  togetherWith(phase, unit).reduce((told, { id }) => withUnit(told, id, { fallingBack: false }), phase);

const destroy = (phase: Phase, unit: string): Phase => {
  const gone = togetherWith(phase, unit).map(({ id }) => id);
  return {
    ...withCharge(phase, { waiting: presentCharge(phase).waiting.filter(target => !gone.includes(target)) }),
    models: phase.models.map(model => (gone.includes(model.unit) && model.slain === null
      ? { ...model, wounds: 0, slain: 'regroup-failed' as const } : model)),
  };
};
