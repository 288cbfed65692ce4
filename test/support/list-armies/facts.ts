/** What does not change about a unit in an assault, read from its datasheet without any help of the rules. */
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';

export interface Fact {
  readonly id: string;
  readonly side: Side;
  readonly formation: string;
  readonly radius: number;
  /** Points of damage that destroy it. */
  readonly capacity: number;
  readonly isEngine: boolean;
  readonly isFearless: boolean;
  /** Its loss may count for less. */
  readonly isCheap: boolean;
}

export interface Facts {
  readonly of: ReadonlyMap<string, Fact>;
  readonly scenario: Scenario;
  /** Somebody of the formation may know no fear for as long as an Ethereal lives. */
  readonly hasEthereal: boolean;
}

const CHEAP = ['expendable', 'automata', 'automaton'];

export const factsOf = (scenario: Scenario): Facts => {
  const of = new Map<string, Fact>();
  for (const formation of scenario.formations) {
    for (const unit of formation.units) of.set(unit.id, factOf(scenario, unit, formation.id, formation.side));
  }
  const names = Object.values(scenario.profiles).map(({ name }) => name);
  return { of, scenario, hasEthereal: names.includes('Ethereal') };
};

const factOf = ({ profiles }: Scenario, unit: ScenarioUnit, formation: string, side: Side): Fact => {
  const sheets = [unit.profile, ...unit.characters].map(id => profiles[id]!);
  const [own] = sheets as [Profile, ...Profile[]];
  const words = sheets.flatMap(({ abilities }) => abilities);
  const gained = words.map(word => Number(/^damage-capacity-(\d+)$/.exec(word)?.[1] ?? 0));
  const capacity = own.damageCapacity + gained.reduce((sum, more) => sum + more, 0);
  return {
    id: unit.id, side, formation, radius: own.radius, capacity,
    isEngine: own.type === 'war-engine' || capacity > 1,
    isFearless: words.includes('fearless'),
    isCheap: own.name === 'Grotz' || CHEAP.some(word => words.includes(word)),
  };
};

/** How many units it counts as. */
export const sizeIn = ({ of }: Facts, id: string): number => {
  const { isEngine, capacity } = of.get(id)!;
  return isEngine ? capacity : 1;
};
