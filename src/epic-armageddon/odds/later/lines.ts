/** Lines of fire that open as the war engines die that cut them. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { meetings } from '../round/board.ts';
import { mayAnyLineOpen } from '../round/regular.ts';
import type { Fight } from '../round/round.ts';
import { supportersOf } from '../round/support.ts';
import { playedSupporter, type PlayedFighter, type PlayedSide, type PlayedSupporter } from './side.ts';
import type { ThrownDice } from './throws.ts';

/** Who reaches whom while some of the war engines are dead. */
interface Lines {
  readonly fighters: readonly PlayedFighter[];
  readonly foes: readonly PlayedSupporter[];
}

/** The lines of fire of a fight, by which of its war engines are dead; found as they are asked for. @rule L3 */
export class OpeningLines {
  readonly #fight: Fight;
  readonly #dice: ThrownDice;
  readonly #first: BySide<Lines>;
  readonly #known = new Map<number, BySide<Lines>>();
  #present = 0;
  /** No line opens as long as this is so. */
  stayShut = false;

  constructor(fight: Fight, sides: BySide<PlayedSide>, dice: ThrownDice) {
    this.#fight = fight;
    this.#dice = dice;
    this.#first = bySide(side => ({ fighters: sides[side].fighters, foes: sides[side].foes }));
    this.#known.set(0, this.#first);
  }

  /** Sees to it that the sides reach whom they reach now. */
  open(sides: BySide<PlayedSide>): void {
    const dead = this.stayShut ? 0 : deadEngines(sides);
    if (dead === this.#present) return;
    this.#present = dead;
    let lines = this.#known.get(dead);
    if (lines === undefined) this.#known.set(dead, lines = this.#without(sides));
    for (const side of SIDES) {
      sides[side].fighters = lines[side].fighters;
      sides[side].foes = lines[side].foes;
    }
  }

  /** Whether everybody lives who cuts lines. */
  isShut(sides: BySide<PlayedSide>): boolean {
    return deadEngines(sides) === 0;
  }

  #without(sides: BySide<PlayedSide>): BySide<Lines> {
    const { assault, fighters } = this.#fight.board;
    const units = bySide(side => fighters[side].map(({ unit }) => unit));
    const gone = new Set(SIDES.flatMap(side => units[side].filter((_, place) => sides[side].living[place] === 0
      && fighters[side][place]!.isEngine).map(({ id }) => id)));
    const left = assaultWith(assault, {
      units: assault.units.map(unit => (gone.has(unit.id) ? unitWith(unit, { lostTo: 'attack' }) : unit)),
    });
    const reaches = meetings(left, units);
    return bySide((side: Side): Lines => ({
      fighters: this.#first[side].fighters.map((one, place) => {
        const { within } = reaches[side][place]!;
        return { ...one, within, fighter: { ...one.fighter, within } };
      }),
      foes: supportersOf(left, enemyOf(side), units[side])
        .map(supporter => playedSupporter(supporter, units[side].length, this.#dice)),
    }));
  }
}

/** The dead war engines of both sides as bits. */
const deadEngines = (sides: BySide<PlayedSide>): number => {
  let dead = 0;
  let bit = 1;
  for (const side of SIDES) {
    const { fighters, living } = sides[side];
    for (let place = 0; place < fighters.length; place += 1) {
      if (!fighters[place]!.fighter.isEngine) continue;
      if (living[place] === 0) dead += bit;
      bit *= 2;
    }
  }
  return dead;
};

/** The lines of a fight that may open; null: none may. */
export const openingLines = (fight: Fight, sides: BySide<PlayedSide>, dice: ThrownDice): OpeningLines | null =>
  (SIDES.some(side => fight.board.fighters[side].some(({ isEngine }) => isEngine))
    && mayAnyLineOpen(fight.board.assault) ? new OpeningLines(fight, sides, dice) : null);
