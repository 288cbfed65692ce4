/** What the wounds of one unit have come to. */
import { presentFight } from '../model/current-fight.ts';
import type { BySide } from '../model/procedure.ts';
import { combatOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { merged, type Chance, type Distribution } from './chances.ts';
import { lifeWord } from './open-wounds.ts';

/** How the models of a unit stand after the blows, and what the strikers have scored by them. */
export interface Losses {
  readonly models: readonly Model[];
  readonly wounds: BySide<number>;
  /** Losses with the same word are the same. */
  readonly word: string;
}

export const lossesIn = (phase: Phase, unit: string): Losses => {
  const models = phase.models.filter(model => model.unit === unit);
  const { wounds } = combatOf(phase, presentFight(phase).combat);
  return { models, wounds, word: `${wounds.attacker} ${wounds.defender} ${models.map(lifeWord).join()}` };
};

export const mergedLosses = (chances: Iterable<Chance<Losses>>): Distribution<Losses> =>
  merged(chances, ({ word }) => word);
