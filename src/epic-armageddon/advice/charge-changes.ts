/** Small changes of a charge, at random: another aim or place, another order, all at one enemy, all further aside. */
import { distance, type Point } from '../../battlefield/base.ts';
import type { Uniform } from '../../dice/throw.ts';
import type { Unit } from '../model/state.ts';
import { NOWHERE, USUALLY, type ChargePlan, type Intent } from './charge-plan.ts';
import type { Field } from './charge-starts.ts';

export class ChargeChanges {
  readonly #field: Field;
  readonly #random: Uniform;

  constructor(field: Field, random: Uniform) {
    this.#field = field;
    this.#random = random;
  }

  /** One thing is changed, often a second, and now and then everybody's aim. */
  of(plan: ChargePlan): ChargePlan {
    const changed = this.#changedOnce(plan);
    if (this.#random() < AT_ONE_ENEMY) return this.#atOneEnemy(changed);
    if (this.#random() < SHIFTS) return this.#shifted(changed);
    return this.#random() < ONCE_MORE ? this.of(changed) : changed;
  }

  #changedOnce(plan: ChargePlan): ChargePlan {
    const { transports } = this.#field;
    if (transports.length > 0 && this.#random() < UNLOADS) return this.#unloading(plan);
    const aims = [...plan.aims];
    const i = this.#below(aims.length);
    const id = aims[i]![0];
    const move = (to: number): void => void aims.splice(to, 0, ...aims.splice(i, 1));
    const kind = this.#random();
    if (kind < 0.4) {
      aims[i] = [id, this.#touch()];
      if (this.#random() < MOVES_FIRST) move(0);
    } else if (kind < 0.7) {
      aims[i] = [id, this.#place(aims[i]![1], id)];
      if (this.#random() < MOVES_FIRST) move(aims.length - 1);
    } else if (kind < 0.8) aims[i] = [id, this.#one(SIMPLE)];
    else if (kind < 0.88) move(this.#below(aims.length));
    else {
      const j = this.#below(aims.length);
      [aims[i], aims[j]] = [[id, aims[j]![1]], [aims[j]![0], aims[i]![1]]];
    }
    return { ...plan, aims };
  }

  #unloading(plan: ChargePlan): ChargePlan {
    const one = this.#one(this.#field.transports);
    const unloads = plan.unloads.includes(one) ? plan.unloads.filter(id => id !== one) : [...plan.unloads, one];
    return { ...plan, unloads };
  }

  /** Some touch one of the enemy and his neighbours, the rest fire from places near him, in any order. */
  #atOneEnemy(plan: ChargePlan): ChargePlan {
    const { enemies, spots } = this.#field;
    const enemy = this.#one(enemies);
    const near = nearestTo(enemy, enemies).slice(0, 3);
    const touching = this.#below(plan.aims.length + 1);
    const aims = this.#shuffled(plan.aims.map(([id]) => id)).map((id, i): [string, Intent] => {
      if (i < touching) return [id, { goes: 'touches', enemy: this.#one(near).id }];
      const places = [...spots.get(id)!].sort((a, b) => distance(a, enemy.at) - distance(b, enemy.at)).slice(0, 3);
      return [id, places.length === 0 ? USUALLY : { goes: 'there', to: this.#one(places) }];
    });
    return { ...plan, aims };
  }

  /** At one of the enemy, now and then from another side than the one from which it comes. */
  #touch(): Intent {
    const { id: enemy } = this.#one(this.#field.enemies);
    return { goes: 'touches', enemy, ...this.#random() < TURNS ? { turned: 2 * Math.PI * this.#random() } : {} };
  }

  /** All who go to a place, so much further to one side. */
  #shifted(plan: ChargePlan): ChargePlan {
    const [x, y] = this.#beside([0, 0]);
    return { ...plan, aims: plan.aims.map(([id, aim]) => [id, aim.goes !== 'there' ? aim
      : { ...aim, to: [aim.to[0] + x, aim.to[1] + y] }]) };
  }

  #beside([x, y]: Point): Point {
    const turn = 2 * Math.PI * this.#random();
    const far = FURTHEST_ASIDE * this.#random();
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
  }

  /** Somewhat aside of the place to which it goes already, or a place from which it could fire. */
  #place(now: Intent, id: string): Intent {
    return now.goes === 'there' && this.#random() < NUDGES ? { ...now, to: this.#beside(now.to) } : this.#spot(id);
  }

  #spot(id: string): Intent {
    const places = this.#field.spots.get(id)!;
    return places.length === 0 ? USUALLY : { goes: 'there', to: this.#one(places) };
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #one<T>(all: readonly T[]): T {
    return oneOf(all, this.#random);
  }

  #shuffled<T>(all: readonly T[]): readonly T[] {
    const mixed = [...all];
    for (let i = mixed.length - 1; i > 0; i -= 1) {
      const j = this.#below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  }
}

export const oneOf = <T>(all: readonly T[], random: Uniform): T => all[Math.floor(random() * all.length)]!;

const SIMPLE: readonly Intent[] = [NOWHERE, USUALLY, { goes: 'to-fire' }];
const AT_ONE_ENEMY = 0.12;
const ONCE_MORE = 0.35;
const MOVES_FIRST = 0.6;
const UNLOADS = 0.15;
const NUDGES = 0.5;
const SHIFTS = 0.12;
const TURNS = 0.2;
/** cm. */
const FURTHEST_ASIDE = 4;

const nearestTo = ({ at }: Unit, all: readonly Unit[]): readonly Unit[] =>
  [...all].sort((a, b) => distance(a.at, at) - distance(b.at, at));
