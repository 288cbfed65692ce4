/** Victors reorder their ranks, or run on. Inches. */
import { isWithin, NOISE, type Point } from '../../battlefield/base.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { livingOf, modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { COHERENCY, isChained } from './coherency.ts';
import { foughtBy } from './combats.ts';
import { modelBase, INCH_AWAY } from './places.ts';
import { routeTo, whyNotStand, whyNoWay, type Passing } from './route.ts';
import { otherSide } from '../model/procedure.ts';

/** Whom a consolidating model may touch: anybody, those whom its unit has not fought this phase, nobody. */
export type ConsolidationContact = 'any' | 'new' | 'none';

/**
 * Why a model may not consolidate to a place; null: it may. It goes in any direction, terrain does not slow it, and its
 * unit must still be able to hang together once the others of it have moved as well.
 *
 * @rule 40k.68
 * @ruling
 */
export const whyNotConsolidate = (
  phase: Phase, id: string, to: Point, inches: number, contact: ConsolidationContact,
): Refusal | null => {
  const model = modelOf(phase, id);
  const passing = passingOf(phase, model, inches, contact);
  return whyNotStand(phase, model, to, passing) ?? whyNoWay(phase, model, to, passing)
    ?? (canHangTogether(phase, model, to, inches) ? null : refuse('40k.68', 'not-coherent', { model: model.name }));
};

/** The way on which a model consolidates to a place: the shortest. @rule 40k.68 */
export const wayOfConsolidation = (
  phase: Phase, id: string, to: Point, inches: number, contact: ConsolidationContact,
): readonly Point[] => {
  const model = modelOf(phase, id);
  return routeTo(phase, model, to, passingOf(phase, model, inches, contact))?.points ?? [model.at, to];
};

const passingOf = (phase: Phase, model: Model, longest: number, contact: ConsolidationContact): Passing => {
  const enemies = phase.units.filter(({ side }) => side === otherSide(model.side)).map(({ id }) => id);
  switch (contact) {
    case 'any':
      return { near: enemies, away: 0, through: false, longest };
    case 'new': {
      const fought = foughtBy(phase, model.unit);
      return { near: enemies.filter(id => !fought.has(id)), away: 0, through: false, longest };
    }
    case 'none':
      return { near: [], away: INCH_AWAY, through: false, longest };
  }
};

/** Whether the unit hangs together, or can once those have moved who have not yet. */
const canHangTogether = (phase: Phase, model: Model, to: Point, inches: number): boolean => {
  const there = { ...model, at: to, path: [model.at] };
  const now = livingOf(phase, model.unit).map(one => (one.id === model.id ? there : one));
  const slack = ({ path }: Model): number => (path.length === 0 ? inches : 0);
  return isChained(now, (a, b) =>
    isWithin(modelBase(phase, a), modelBase(phase, b), COHERENCY + slack(a) + slack(b) + NOISE));
};
