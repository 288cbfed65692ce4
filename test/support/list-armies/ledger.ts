/** A book kept of an assault from outside: what attacks and supporting fire have cost each side. */
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type BySide, type Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Step } from '../random-play.ts';
import type { Facts } from './facts.ts';

/** A number that is known to lie between two. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const NOTHING: Bounds = { least: 0, most: 0 };
const plus = (a: Bounds, b: Bounds): Bounds => ({ least: a.least + b.least, most: a.most + b.most });

/** Whether attacks or supporting fire are being thrown or settled. */
export const isFighting = ({ batch, winner, ending }: Assault): boolean =>
  batch !== null && winner === null && ending === null;

const FOUGHT: readonly (Loss | null)[] = ['attack', 'support', 'critical', 'passengers', null];

export class Ledger {
  readonly facts: Facts;
  /** What each side should have gained in kills. */
  kills: BySide<Bounds> = { attacker: NOTHING, defender: NOTHING };
  /** Blast markers that each formation should take for its losses. */
  readonly markers = new Map<string, Bounds>();
  /** Blast markers as they stood before anybody had won, and who was broken then. */
  before: ReadonlyMap<string, { readonly blastMarkers: number; readonly broken: boolean }>;
  /** The assault as it stood when the winners had been marked, before fire at their last move; null: not yet. */
  marked: Assault | null = null;

  constructor(facts: Facts) {
    this.facts = facts;
    this.before = new Map(facts.scenario.formations.map(one => [one.id, one]));
  }

  write({ before, after, from, to }: Step): void {
    if (to.startsWith('a7Consolidate') && !from.startsWith('a7Consolidate')) this.marked = after;
    if (after.winner === null && after.formations !== before.formations) {
      this.before = new Map(after.formations.map(one => [one.id, one]));
    }
    if (!isFighting(before) || before.units === after.units) return;
    before.units.forEach((old, i) => this.#enter(before, after, old, after.units[i]!));
  }

  /** What damages a war engine counts, even if it is gone for another reason before anybody decides anything. */
  #enter(before: Assault, after: Assault, old: Unit, now: Unit): void {
    const fact = this.facts.of.get(old.id)!;
    const isFought = fact.isEngine || FOUGHT.includes(now.lostTo);
    if (old === now || old.lostTo !== null || !isFought || isWreckedLater(after, old, now)) return;
    const isDoomed = now.lostTo === 'passengers' && now.damage === old.damage;
    const lost = fact.isEngine ? now.damage - old.damage : Number(now.lostTo !== null);
    const points = isDoomed && fact.isEngine ? fact.capacity - old.damage : lost;
    if (points === 0) return;
    this.markers.set(old.formation, plus(this.markers.get(old.formation) ?? NOTHING, {
      least: fact.isCheap ? 0 : points, most: points,
    }));
    if (after.formations.some(({ id, fighting }) => id === old.formation && !fighting)) return;
    const side = enemyOf(old.side);
    const due = { least: leastOf(before, now, fact.isCheap, points), most: points };
    this.kills = { ...this.kills, [side]: plus(this.kills[side], due) };
  }

  /** Kills as they should be, give or take what rulings and cheap troops leave open. */
  isRight(kills: BySide<number>): boolean {
    return SIDES.every(side => kills[side] >= this.kills[side].least && kills[side] <= this.kills[side].most);
  }
}

/** Whether it sat in what the rout has wrecked, which is nobody’s kill. */
const isWreckedLater = (after: Assault, old: Unit, now: Unit): boolean => now.lostTo === 'passengers'
  && old.aboard !== null
  && after.units.some(({ id, lostTo }) =>
    id === old.aboard && (lostTo === 'withdrawal' || lostTo === 'already-broken'));

const leastOf = ({ rulings }: Assault, { lostTo }: Unit, isCheap: boolean, points: number): number => {
  if (isCheap || (lostTo === 'passengers' && rulings.passengersAsKills === 'no-kills')) return 0;
  return lostTo === 'critical' && rulings.criticalDeath === 'one-more' ? 1 : points;
};
