/** Passengers as rounds are played: they sit inside until their transport is lost, then some of them climb out. */
import type { Base, Point } from '../../../battlefield/base.ts';
import type { Uniform } from '../../../dice/throw.ts';
import { isHighUp, spotsRound } from '../../attacks/aftermath.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { bySide, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import { formationOf, isOnTable } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { baseOf } from '../../movement/engagement.ts';
import type { Board } from '../round/board.ts';
import type { PlayedSide } from './side.ts';

/** A transport with somebody inside that has been lost, and the hit that did it. */
interface Wreck {
  readonly place: number;
  readonly effect: Effect;
}

const SIDES_IN_TURN: readonly Side[] = ['defender', 'attacker'];

export class Passengers {
  readonly #board: Board;
  readonly #uniform: Uniform;
  /** By the place of a transport the places of those inside. */
  readonly #riders: BySide<readonly (readonly number[])[]>;
  readonly #bases: BySide<readonly Base[]>;
  /** Those on the table who do not fight. */
  readonly #bystanders: readonly Base[];
  readonly #wrecks: BySide<Wreck[]> = { attacker: [], defender: [] };
  #isAsBefore = true;
  /** Where everybody stands who has come out alive. */
  readonly #out: BySide<(Point | null)[]>;
  readonly #isInside: BySide<boolean[]>;
  /** Who has come out alive, and where, as a word. */
  places = '';
  /** Nobody climbs out as long as this is so; whether somebody would have, or would have died inside. */
  isHeld = false;
  isAny = false;

  constructor(board: Board, uniform: Uniform) {
    this.#board = board;
    this.#uniform = uniform;
    const { assault, fighters } = board;
    const units = bySide(side => fighters[side].map(({ unit }) => unit));
    this.#riders = bySide(side => units[side].map(({ id }) =>
      units[side].flatMap(({ aboard }, place) => (aboard === id ? [place] : []))));
    this.#bases = bySide(side => units[side].map(unit => baseOf(assault, unit)));
    this.#bystanders = assault.units
      .filter(unit => isOnTable(unit) && !formationOf(assault, unit.formation).fighting)
      .map(unit => baseOf(assault, unit));
    this.#out = bySide(side => units[side].map(() => null));
    this.#isInside = bySide(side => units[side].map(({ aboard }) => aboard !== null));
  }

  /** Everybody sits where he sat before the fight. */
  begin(): void {
    if (this.#isAsBefore) return;
    this.#isAsBefore = true;
    this.places = '';
    for (const side of SIDES) {
      this.#out[side].fill(null);
      this.#board.fighters[side].forEach(({ unit }, place) => { this.#isInside[side][place] = unit.aboard !== null; });
    }
  }

  /** A fighter is lost: whoever sits inside comes out once all hits of its kind have been settled. */
  add(side: Side, place: number, effect: Effect): void {
    if (this.#riders[side][place]!.length === 0) return;
    this.isAny = true;
    if (!this.isHeld) this.#wrecks[side].push({ place, effect });
  }

  /**
   * All wrecks are left, the defender’s first.
   *
   * @returns those of each side who have come out alive.
   * @rule V12
   */
  release(sides: BySide<PlayedSide>): BySide<readonly number[]> {
    const spilled: BySide<number[]> = { attacker: [], defender: [] };
    for (const side of SIDES_IN_TURN) {
      for (const wreck of this.#wrecks[side]) spilled[side].push(...this.#leave(sides, side, wreck));
      this.#wrecks[side].length = 0;
    }
    return spilled;
  }

  /** Those inside stand where the wreck stood, and save as the hit that wrecked it allows. @rule V12 */
  #leave(sides: BySide<PlayedSide>, side: Side, { place, effect }: Wreck): readonly number[] {
    const { assault, fighters } = this.#board;
    const struck = sides[side];
    const riders = this.#riders[side][place]!;
    const isLost = isHighUp(assault, fighters[side][place]!.unit);
    const bases = this.#bases[side];
    const spots = spotsRound(
      assault.table, bases[place]!.at, riders.map(rider => bases[rider]!.radius), this.#taken(sides),
    );
    const alive: number[] = [];
    this.#isAsBefore = false;
    riders.forEach((rider, i) => {
      this.#isInside[side][rider] = false;
      if (isLost || this.#uniform() >= this.#board.survives(side, rider, effect, 'passengers', 'firefight')) {
        return struck.hurt(rider, fighters[side][rider]!.states - 1);
      }
      alive.push(rider);
      this.#out[side][rider] = spots[i]!;
      this.places += `${side} ${rider} ${spots[i]!.join()};`;
    });
    return alive;
  }

  /** Where somebody stands. */
  #taken(sides: BySide<PlayedSide>): readonly Base[] {
    const taken = [...this.#bystanders];
    for (const side of SIDES) {
      const { living } = sides[side];
      for (let place = 0; place < living.length; place += 1) {
        if (living[place] === 0 || this.#isInside[side][place]) continue;
        const base = this.#bases[side][place]!;
        const out = this.#out[side][place];
        taken.push(out === null || out === undefined ? base : { at: out, radius: base.radius });
      }
    }
    return taken;
  }

  /** The assault with everybody where they stand now. */
  placedIn(assault: Assault): Assault {
    const moved = new Map<string, Unit>();
    for (const side of SIDES) {
      this.#out[side].forEach((at, place) => {
        const { unit } = this.#board.fighters[side][place]!;
        if (at !== null) moved.set(unit.id, unitWith(unit, { at, aboard: null }));
      });
    }
    return moved.size === 0 ? assault
      : assaultWith(assault, { units: assault.units.map(unit => moved.get(unit.id) ?? unit) });
  }
}

/** The passengers of a fight; null: nobody sits inside. */
export const passengersIn = (board: Board, uniform: Uniform): Passengers | null =>
  (board.hasRiders ? new Passengers(board, uniform) : null);

