/** The end of a charge, and of all charges: who is locked, and who was in cover. */
import { answer } from '../editions/answers.ts';
import { note } from '../model/log.ts';
import { isAlive, unitOf, withUnit } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { findCombats } from '../movement/combats.ts';
import { coveredModels } from '../movement/cover.ts';
import { touchedBy } from '../movement/engagement.ts';
import { beginCountering } from './counter-attack.ts';
import { chargersOf, presentCharge, togetherWith, unitsNamed, withCharge } from './chargers.ts';

/**
 * A unit's charge is over: whom it touches it is locked with. Units charged that nobody touches take no part.
 *
 * A charge declared at several units is disordered where the text says so, even if it reached only one.
 *
 * @rule 40k.11, 40k.17, 40k.19
 */
export const endCharge = (phase: Phase): Phase => {
  const charge = presentCharge(phase);
  const touched = chargersOf(phase, charge).flatMap(model => touchedBy(phase, model).map(({ unit }) => unit));
  const reached = charge.targets.filter(target => touched.includes(target));
  const disordered = answer(phase, 'multiCharge') === 'disordered' && unitsNamed(phase, charge).length > 1;
  const charged = togetherWith(phase, charge.unit).reduce(
    (told, { id }) => withUnit(told, id, { charged: reached, disordered }), phase,
  );
  const stage = reached.length > 0 ? 'done' : 'failed';
  return beginCountering(findCombats(noteEnd(withCharge(charged, { stage }), charge, reached)), reached);
};

const noteEnd = (
  phase: Phase, charge: { readonly unit: string; readonly targets: readonly string[] }, reached: readonly string[],
): Phase => {
  const named = (ids: readonly string[]): readonly string[] => ids.map(id => unitOf(phase, id).name);
  const { name } = unitOf(phase, charge.unit);
  const told = note(phase, 'charge', '40k.19', 'charge-ended', { unit: name, targets: named(reached) });
  const untouched = unitsNamed(phase, charge).filter(target => !reached.includes(target));
  return untouched.length === 0 ? told
    : note(told, 'charge', '40k.17', 'charge-untouched', { unit: name, targets: named(untouched) });
};

/**
 * All charges are over. Who was in cover from those who reached them is asked of the table as it was before anybody
 * moved.
 *
 * @rule 40k.28, 40k.29
 * @ruling
 */
export const endCharges = (phase: Phase): Phase => {
  const atFirst = phase.models.map(model => ({ ...model, at: model.path[0] ?? model.at, path: [] }));
  const before = { ...phase, models: atFirst };
  const charged = new Set(phase.units.flatMap(unit => unit.charged));
  const covered = new Set([...charged].flatMap(target => coveredModels(before, target, chargersAt(phase, target))));
  return {
    ...phase,
    models: phase.models.map(model => ({ ...model, path: [], covered: covered.has(model.id) && isAlive(model) })),
  };
};

const chargersAt = (phase: Phase, target: string): readonly string[] =>
  phase.units.filter(({ charged }) => charged.includes(target)).map(({ id }) => id);
