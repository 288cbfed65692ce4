/** Places for the bases of a made-up table: on it, over nobody, in no terrain that stops them. */
import { distance, gap, isInContact, type Base, type Point } from '../../../src/battlefield/base.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { goingOf } from '../../../src/epic-armageddon/movement/terrain.ts';
import type { Source } from '../random/source.ts';
import type { Ground } from './ground.ts';

/** A base in its place. */
export interface Stand extends Base {
  readonly side: Side;
  readonly formation: string;
  /** How many enemies may touch it. */
  readonly contacts: number;
}

/** What looks for a place. */
export interface Newcomer {
  readonly sheet: Profile;
  readonly side: Side;
  readonly formation: string;
  readonly mayTouch: boolean;
}

const TRIES = 10;

/** A table that fills. */
export class Places {
  readonly stands: Stand[] = [];
  readonly #source: Source;
  readonly #ground: Ground;

  constructor(source: Source, ground: Ground) {
    this.#source = source;
    this.#ground = ground;
  }

  /** At about so many cm from one of some bases, or from the middle of the table; null where no room is found. */
  near(newcomer: Newcomer, others: readonly Base[], least: number, most: number): Point | null {
    const { pick, whole } = this.#source;
    const { radius } = newcomer.sheet;
    for (let tried = 0; tried < TRIES; tried++) {
      const other: Base = others.length === 0 ? { at: this.#ground.middle, radius: 0 } : pick(others);
      const reach = radius + other.radius + whole([least * 2, (most + tried) * 2]) / 2 + 0.01;
      const turn = whole([0, 71]) * Math.PI / 36;
      const [x, y] = other.at;
      const at: Point = [hundredths(x + reach * Math.cos(turn)), hundredths(y + reach * Math.sin(turn))];
      if (this.#isFree(newcomer, at)) return this.#take(newcomer, at);
    }
    return null;
  }

  /** Anywhere on the table, the same way every time; null on one that is full. */
  anywhere(newcomer: Newcomer): Point | null {
    const { radius } = newcomer.sheet;
    for (let x = this.#ground.width - radius; x >= radius; x -= 2.5) {
      for (let y = radius; y <= this.#ground.depth - radius; y += 2.5) {
        if (this.#isFree(newcomer, [x, y])) return this.#take(newcomer, [x, y]);
      }
    }
    return null;
  }

  of(side: Side): readonly Stand[] {
    return this.stands.filter(stand => stand.side === side);
  }

  in(formation: string): readonly Stand[] {
    return this.stands.filter(stand => stand.formation === formation);
  }

  #take({ sheet, side, formation }: Newcomer, at: Point): Point {
    this.stands.push({ at, radius: sheet.radius, side, formation, contacts: 2 * sheet.damageCapacity });
    return at;
  }

  #isFree({ sheet, side, mayTouch }: Newcomer, at: Point): boolean {
    const { width, depth, terrain } = this.#ground;
    const { radius, type, abilities, damageCapacity } = sheet;
    if (Math.min(at[0], width - at[0], at[1], depth - at[1]) < radius) return false;
    if (this.stands.some(stand => distance(at, stand.at) < radius + stand.radius)) return false;
    const isStopped = terrain.some(piece => contains(piece.outline, at)
      && goingOf(piece, type, abilities.includes('mounted')) === 'impassable');
    if (isStopped) return false;
    const touched = this.stands.filter(stand => stand.side !== side && isInContact({ at, radius }, stand));
    if (!mayTouch) return touched.length === 0;
    return touched.length <= 2 * damageCapacity && touched.every(stand => this.#touching(stand) < stand.contacts);
  }

  #touching(stand: Stand): number {
    return this.stands.filter(other => other.side !== stand.side && isInContact(stand, other)).length;
  }

  /** The least gap between two formations, cm. */
  between(one: string, other: string): number {
    const others = this.in(other);
    return Math.min(...this.in(one).flatMap(stand => others.map(another => gap(stand, another))));
  }
}

const hundredths = (cm: number): number => Math.round(cm * 100) / 100;
