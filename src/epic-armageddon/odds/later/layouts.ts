/** Who reaches whom as a fight goes on: lines of fire open as war engines die, passengers come out of wrecks. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { forcesFirefight } from '../../attacks/ways-to-fight.ts';
import { gapsOf, isOfEngines, meetings, type Board, type Fighter } from '../round/board.ts';
import { mayAnyLineOpen } from '../round/regular.ts';
import type { Fight } from '../round/fight.ts';
import { supportersOf } from '../round/support.ts';
import { survivalIn } from '../round/survival.ts';
import type { Passengers } from './passengers.ts';
import { playedFighter, playedSupporter, type Layout, type PlayedSide } from './side.ts';
import type { ThrownDice } from './throws.ts';

/** What a layout costs for each two who may meet, in units of work, each about a microsecond. */
const MEETING = 1.5;
/** So many layouts are kept at most. */
const MOST_KEPT = 500;

/** The layouts of a fight, by which of its war engines are dead and who has come out where. @rule L3, V12 */
export class Layouts {
  readonly #fight: Fight;
  readonly #dice: ThrownDice;
  readonly #passengers: Passengers | null;
  readonly #mayOpen: boolean;
  readonly #first: BySide<Layout>;
  readonly #known = new Map<string, BySide<Layout>>();
  #present: string;
  #unpaid = 0;
  /** No line opens as long as this is so. */
  stayShut = false;

  constructor(fight: Fight, sides: BySide<PlayedSide>, dice: ThrownDice, passengers: Passengers | null) {
    this.#fight = fight;
    this.#dice = dice;
    this.#passengers = passengers;
    this.#mayOpen = hasEngines(fight.board);
    this.#first = bySide(side => sides[side].layout);
    this.#present = this.#wordFor(0);
    this.#known.set(this.#present, this.#first);
  }

  /** Sees to it that the sides reach whom they reach now. */
  open(sides: BySide<PlayedSide>): void {
    const word = this.#wordFor(this.stayShut || !this.#mayOpen ? 0 : deadEngines(sides));
    if (word === this.#present) return;
    this.#present = word;
    let layouts = this.#known.get(word);
    if (layouts === undefined) {
      if (this.#known.size >= MOST_KEPT) this.#known.clear();
      this.#known.set(word, layouts = this.#now(sides));
      this.#unpaid += MEETING * sides.attacker.living.length * sides.defender.living.length;
    }
    for (const side of SIDES) sides[side].layout = layouts[side];
  }

  /** What layouts have cost since this was last asked. */
  takeCost(): number {
    const unpaid = this.#unpaid;
    this.#unpaid = 0;
    return unpaid;
  }

  /** Whether everybody lives who cuts lines. */
  isShut(sides: BySide<PlayedSide>): boolean {
    return !this.#mayOpen || deadEngines(sides) === 0;
  }

  #wordFor(dead: number): string {
    return `${dead} ${this.#passengers?.places ?? ''}`;
  }

  #now(sides: BySide<PlayedSide>): BySide<Layout> {
    const board = this.#boardNow(sides);
    const { assault, fighters } = board;
    return bySide((side: Side): Layout => ({
      board,
      fighters: fighters[side].map((fighter, place) =>
        playedFighter(fighter, this.#first[side].fighters[place]!.weight, this.#dice)),
      foes: supportersOf(assault, enemyOf(side), fighters[side].map(({ unit }) => unit))
        .map(supporter => playedSupporter(supporter, fighters[side].length, this.#dice)),
      lives: new Float64Array(this.#first[side].lives.length).fill(-1),
    }));
  }

  /** The table as it stands now: the places of fighters stay the same, dead or alive. */
  #boardNow(sides: BySide<PlayedSide>): Board {
    const { board } = this.#fight;
    const gone = this.stayShut ? NOBODY : idsOfDeadEngines(board, sides);
    const placed = this.#passengers?.placedIn(board.assault) ?? board.assault;
    const assault = assaultWith(placed, {
      units: placed.units.map(unit => (gone.has(unit.id) ? unitWith(unit, { lostTo: 'attack' }) : unit)),
    });
    const ids = new Map(placed.units.map(unit => [unit.id, unit]));
    const units = bySide(side => board.fighters[side].map(({ unit }) => ids.get(unit.id)!));
    const reaches = meetings(assault, units);
    const fighters = bySide(side => {
      const enemies = units[enemyOf(side)];
      return board.fighters[side].map((fighter, place): Fighter => ({
        ...fighter, unit: units[side][place]!, within: reaches[side][place]!.within,
        touched: reaches[side][place]!.touched.map(enemy =>
          ({ enemy, isStruck: !forcesFirefight(assault, enemies[enemy]!) })),
        gaps: gapsOf(assault, units[side][place]!, enemies),
      }));
    });
    return { ...board, assault, fighters, survives: survivalIn(assault, fighters) };
  }
}

const NOBODY: ReadonlySet<string> = new Set();

const idsOfDeadEngines = ({ fighters }: Board, sides: BySide<PlayedSide>): ReadonlySet<string> =>
  new Set(SIDES.flatMap(side => fighters[side].filter((fighter, place) =>
    fighter.isEngine && sides[side].living[place] === 0).map(({ unit }) => unit.id)));

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

const hasEngines = (board: Board): boolean => SIDES.some(side => isOfEngines(board, side));

const mayLinesOpen = (board: Board): boolean => hasEngines(board) && mayAnyLineOpen(board.assault);

/** The layouts of a fight in which somebody may come to reach others; null: everybody reaches whom he reaches. */
export const layoutsOf = (
  fight: Fight, sides: BySide<PlayedSide>, dice: ThrownDice, passengers: Passengers | null,
): Layouts | null => (passengers !== null || mayLinesOpen(fight.board)
  ? new Layouts(fight, sides, dice, passengers) : null);
