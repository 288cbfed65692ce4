/** Passengers as rounds are played: they sit inside until their transport is lost, then some of them climb out. */
import type { Base, Point } from '../../../battlefield/base.ts';
import { isHighUp, spotsRound } from '../../attacks/aftermath.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { bySide, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import { formationOf, isOnTable } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { baseOf } from '../../movement/engagement.ts';
import type { Board, Fighter } from '../round/board.ts';
import type { Chance } from './repeatable.ts';
import type { PlayedSide } from './side.ts';

/** A transport with somebody inside that has been lost, and the hit that did it. */
interface Wreck {
  readonly place: number;
  readonly effect: Effect;
}

const SIDES_IN_TURN: readonly Side[] = ['defender', 'attacker'];

export class Passengers {
  readonly #board: Board;
  readonly #chance: Chance;
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

  constructor(board: Board, chance: Chance) {
    this.#board = board;
    this.#chance = chance;
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
    if (this.#riders[side][place]!.length > 0) this.#wrecks[side].push({ place, effect });
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
      for (const wreck of this.#wrecks[side]) {
        if (this.isHeld) this.#stay(sides[side], wreck);
        else spilled[side].push(...this.#leave(sides, side, wreck));
      }
      this.#wrecks[side].length = 0;
    }
    return spilled;
  }

  /** Those inside stand where the wreck stood, and save as the hit that wrecked it allows. @rule V12 */
  #leave(sides: BySide<PlayedSide>, side: Side, wreck: Wreck): readonly number[] {
    const { assault, fighters } = this.#board;
    const struck = sides[side];
    const riders = this.#riders[side][wreck.place]!;
    const bases = this.#bases[side];
    const spots = spotsRound(
      assault.table, bases[wreck.place]!.at, riders.map(rider => bases[rider]!.radius), this.#taken(sides),
    );
    const alive: number[] = [];
    this.#isAsBefore = false;
    struck.settle();
    riders.forEach((rider, i) => {
      this.#isInside[side][rider] = false;
      if (!this.#isSaved(struck, rider, wreck)) return struck.hurt(rider, fighters[side][rider]!.states - 1);
      alive.push(rider);
      this.#out[side][rider] = spots[i]!;
      this.places += `${side} ${rider} ${spots[i]!.join()};`;
    });
    return alive;
  }

  /** Whether a passenger comes out of a wreck alive. @rule V12 */
  #isSaved(struck: PlayedSide, rider: number, { place, effect }: Wreck): boolean {
    this.#chance.streams?.from('passengers', struck.side, rider, false);
    const isLost = isHighUp(this.#board.assault, this.#board.fighters[struck.side][place]!.unit);
    return this.#chance.uniform() < this.#board.survives(struck.side, rider, effect, 'passengers', 'firefight')
      && !isLost;
  }

  /** Those inside are lost with their transport if that is likelier; else they are taken to sit where they sat. */
  #stay(struck: PlayedSide, wreck: Wreck): void {
    struck.settle();
    for (const rider of this.#riders[struck.side][wreck.place]!) {
      const isLost = isLostWith(this.#board, struck.side, rider, wreck.place);
      if (!isLost || this.#isSaved(struck, rider, wreck)) this.isAny = true;
      if (isLost) struck.hurt(rider, this.#board.fighters[struck.side][rider]!.states - 1);
    }
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

/** Whether a passenger is likelier to be lost with its transport than to climb out of it. @rule V12 */
const isLostWith = (board: Board, side: Side, rider: number, transport: number): boolean =>
  isHighUp(board.assault, board.fighters[side][transport]!.unit)
    || board.survives(side, rider, 'normal', 'passengers', 'firefight') < 1 / 2;

/** The same table, on which those are lost with their transports who are likelier to be. */
export const withLostRiders = (board: Board): Board => {
  if (!board.hasRiders) return board;
  const fighters = bySide(side => {
    const ours = board.fighters[side];
    const lostWith = ours.map(({ unit: { aboard } }, rider) => {
      const transport = ours.findIndex(({ unit }) => unit.id === aboard);
      return transport >= 0 && isLostWith(board, side, rider, transport) ? transport : null;
    });
    return ours.map((fighter, place): Fighter =>
      ({ ...fighter, lostWith: lostWith[place]!, carries: lostWith.includes(place) }));
  });
  return { ...board, fighters };
};

/** The passengers of a fight; null: nobody sits inside. */
export const passengersIn = (board: Board, chance: Chance): Passengers | null =>
  (board.hasRiders ? new Passengers(board, chance) : null);
