/** Assaults with every event in them, to be put into links. */
import type { Played } from '../../src/share-links/pack.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { fightable, playAtRandom, stepOn, type Step } from '../support/random-play.ts';
import { randomScenario } from '../support/random-scenarios.ts';
import { sourceOf } from '../support/random/source.ts';
import { scenarioFrom } from '../json.ts';

/** A small legal scenario, with what is rare in every other one. */
export const scenarioOfSeed = (seed: number): Scenario => fightable(scenarioFrom(randomScenario(seed, {
  startAt: seed % 3 === 0 ? 'a1ChooseTarget' : 'a4Attacks',
  attackers: [1, 2],
  defenders: [1, 3],
  terrain: [0, 1],
  joined: seed % 3 === 0 ? 0 : 30,
  rare: seed % 2 === 0 ? { engines: 40, fields: 40, skimmers: 40, snipers: 40, transports: 60 } : null,
})));

/** Some tables never come to an end; so many steps of them will do. */
const ENOUGH = 150;
class Enough extends Error {}

/** The scenario of a seed, played at random to its end or so far. */
export const recorded = (seed: number): Played => {
  const scenario = scenarioOfSeed(seed);
  const steps: Step[] = [];
  const record = (step: Step): void => {
    stepOn(steps, step);
    if (steps.length === ENOUGH) throw new Enough();
  };
  try {
    playAtRandom(scenario, sourceOf(seed), 40, record);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return { scenario, events: steps.map(({ event }) => event) };
};
