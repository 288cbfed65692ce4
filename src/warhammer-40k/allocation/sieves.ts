/** The rules on who may take a wound that several ways of dealing share. */
import type { Model, Phase } from '../model/state.ts';
import type { Allocation, DealtWound } from './allocation.ts';
import { holdsWithout, isWounded } from './alike.ts';
import type { Sieve } from './strategy.ts';
import { zoneOfWound } from './wounds.ts';

/** Nobody outside the zone against those who struck. @rule 40k.49, 40k.52 */
export const inZone = (phase: Phase, { unit }: Allocation, { wound }: DealtWound): Sieve => {
  const zone = new Set(zoneOfWound(phase, unit, wound).map(({ id }) => id));
  return only('out-of-zone', '40k.49', ({ id }) => zone.has(id));
};

/** Whoever is wounded already comes first, so that whole models are removed. @rule 40k.51 */
export const woundedFirst = (phase: Phase): Sieve =>
  rather('other-is-wounded', '40k.51', model => isWounded(phase, model));

/** Whose loss keeps the unit together comes before whose loss does not. @rule 40k.50 */
export const coherentFirst = (phase: Phase): Sieve =>
  rather('holds-unit-together', '40k.50', model => holdsWithout(phase, model));

/** A rule that nobody is exempt from. */
export const only = (key: Sieve['key'], rule: string, fits: (model: Model) => boolean): Sieve =>
  ({ key, rule, isStrict: true, keep: models => models.filter(fits) });

/** A rule that gives way where it leaves nobody. */
export const rather = (key: Sieve['key'], rule: string, fits: (model: Model) => boolean): Sieve =>
  ({ key, rule, isStrict: false, keep: models => models.filter(fits) });
