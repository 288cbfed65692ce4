/** Who rides in what: just enough transports, and a place in them for everybody who fits. */
import { SCENARIO_LIMITS } from '../../epic-armageddon/model/limits.ts';
import { canCarry, isRoomTold, type Passenger } from '../carrying.ts';

/** No formation has more transports than units. */
const MOST_TRANSPORTS = SCENARIO_LIMITS.unitsInFormation;

/** Somebody who may ride or carry, in the order of the formation. */
export interface Rider {
  readonly passenger: Passenger;
  /** What `carrierOf` says of it; null: it carries nobody. */
  readonly carries: string | null;
}

/** How many transports of that kind it takes until nobody is left whom one of them could carry. */
export const justEnough = (transport: string, passengers: readonly Passenger[]): number => {
  let waiting: readonly Passenger[] = passengers.filter(one => canCarry(transport, [one]));
  let count = 0;
  for (; waiting.length > 0 && count < MOST_TRANSPORTS; count += 1) waiting = leftBy(transport, waiting);
  return count;
};

/** Who is left when one transport has taken everybody it can. */
export const leftBy = (transport: string, passengers: readonly Passenger[]): readonly Passenger[] => {
  const taken: Passenger[] = [];
  return passengers.filter(one => {
    if (!canCarry(transport, [...taken, one])) return true;
    taken.push(one);
    return false;
  });
};

/**
 * For each of them the place of its transport, null on foot. Transports fill up one after the other; who carries others
 * rides in nobody.
 *
 * @rule A2.11
 */
export const placesAboard = (riders: readonly Rider[]): readonly (number | null)[] => {
  const places: (number | null)[] = riders.map(() => null);
  riders.forEach(({ carries }, place) => {
    if (!isRoomTold(carries)) return;
    const aboard: Passenger[] = [];
    riders.forEach(({ passenger, carries: isCarrier }, i) => {
      if (places[i] !== null || isCarrier !== null || !canCarry(carries, [...aboard, passenger])) return;
      places[i] = place;
      aboard.push(passenger);
    });
  });
  return places;
};
