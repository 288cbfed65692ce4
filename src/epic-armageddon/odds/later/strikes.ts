/** The hits of a batch as they fall on both sides, and what comes of that before its macro-weapon hits. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import type { ScoredBySide } from '../round/fight.ts';
import type { Blasts } from './blasts.ts';
import type { Hits } from './heavy-hits.ts';
import type { PlainHits, PlayedHits } from './hits.ts';
import type { Layouts } from './layouts.ts';
import type { Passengers } from './passengers.ts';
import { reachingSpilled } from './reach-spilled.ts';
import type { RoundThrows } from './round-throws.ts';
import type { PlayedSide } from './side.ts';

/** A fight as far as hits bear on it. */
interface Struck {
  readonly sides: BySide<PlayedSide>;
  readonly hits: PlayedHits;
  readonly thrown: RoundThrows;
  readonly blasts: Blasts | null;
  readonly passengers: Passengers | null;
  readonly layouts: Layouts | null;
}

/** How many hits a side makes, where that is known. */
const hitsBy = (side: Side, scored: ScoredBySide | null): number | null => (scored?.by === side ? scored.hits : null);

export class Strikes {
  readonly #struck: Struck;

  constructor(struck: Struck) {
    this.#struck = struck;
  }

  /** What has been thrown falls on both sides. @rule A4.4, H6 */
  fall(cause: HitCause, scored: ScoredBySide | null): void {
    const { sides, hits, thrown: { orders, throws }, blasts, passengers } = this.#struck;
    if (blasts !== null || passengers !== null) return this.#fallInTurn(cause, scored);
    for (const side of SIDES) {
      const enemy = enemyOf(side);
      hits.strike(sides[side], orders[side], throws[enemy], cause, hitsBy(enemy, scored));
    }
  }

  /** The same where somebody may blow up, or climb out of a wreck, before macro-weapon hits fall. @rule W6, V12 */
  #fallInTurn(cause: HitCause, scored: ScoredBySide | null): void {
    const { sides, hits, thrown: { orders, throws }, blasts, passengers } = this.#struck;
    const lived = passengers === null ? null : bySide(side => sides[side].living.slice());
    let known = bySide(side =>
      hits.thrownOn(sides[side], orders[side], throws[enemyOf(side)], cause, hitsBy(enemyOf(side), scored)));
    for (const isLater of [false, true]) {
      for (const side of SIDES) {
        const falling = known[side];
        if (falling !== null) hits.takePart(sides[side], orders[side], falling, cause, isLater);
      }
      blasts?.release(sides);
      if (passengers !== null) known = this.#leaveWrecks(passengers, cause, known, lived!);
    }
  }

  /** Passengers come out: those hits that are left as they may fall now. @rule V12 */
  #leaveWrecks(
    passengers: Passengers, cause: HitCause, known: BySide<Hits | PlainHits | null>, lived: BySide<Uint8Array>,
  ): BySide<Hits | PlainHits | null> {
    const { sides, thrown, layouts } = this.#struck;
    const spilled = passengers.release(sides);
    layouts!.open(sides);
    return bySide(side => {
      const places = spilled[side];
      const falling = known[side];
      if (places.length > 0) thrown.spill(side, places, cause === 'support');
      return places.length === 0 || falling === null || 'ordinary' in falling ? falling
        : reachingSpilled(sides, sides[side], falling, { places, lived: lived[side] }, cause);
    });
  }
}
