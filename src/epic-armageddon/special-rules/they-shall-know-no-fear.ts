/** They Shall Know No Fear: Space Marines shrug off Blast markers and are harder to break. */
import type { Rulings } from '../rulings/rulings.ts';
import type { Formation } from '../model/state.ts';

const knowsNoFear = ({ rules }: Pick<Formation, 'rules'>): boolean => rules.includes('they-shall-know-no-fear');

/** Blast markers it takes to break a unit. @rule B1 */
export const markersPerUnit = (formation: Pick<Formation, 'rules'>): number => (knowsNoFear(formation) ? 2 : 1);

/**
 * Blast markers as the result counts them: half, rounded down; broken Marines count one a unit like everybody.
 *
 * @rule A6.2
 */
export const countedMarkers = (formation: Formation, markers: number): number =>
  knowsNoFear(formation) ? Math.floor(markers / 2) : markers;

/**
 * Hack-down hits on a side all of whose formations are Marines are halved, rounding down.
 *
 * @rule A6.6
 * @ruling mixedMarines
 */
export const halvedHackDown = (
  formations: readonly Formation[], hits: number, mixed: Rulings['mixedMarines'] = 'all-marines-only',
): number => {
  const isHalved = mixed === 'any-marines' ? formations.some(knowsNoFear) : formations.every(knowsNoFear);
  return formations.length > 0 && isHalved ? Math.floor(hits / 2) : hits;
};

/**
 * Units that panic when a broken formation would take Blast markers: one for every two, the odd one dropped.
 *
 * @rule B3
 */
export const panicHits = (formation: Formation, markers: number): number =>
  Math.floor(markers / markersPerUnit(formation));
