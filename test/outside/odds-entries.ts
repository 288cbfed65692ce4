/** The odds: what their first sweep costs as a fight grows, and what is asked for beyond. */
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { odds } from '../../src/epic-armageddon/odds/odds.ts';
import { GROWING } from '../support/growing-fights.ts';
import type { Entry, Grower } from './entry.ts';

/** So little is asked for that only the first sweep is made. */
export const FIRST_SWEEP = 3000;
/** Fights of so many stands go on for as long as they are asked to. */
const FEW = 20;

const ENDLESS = ['one profile a side', 'war engines that blow up', 'passengers'];

const asking = (kind: string): Grower => effort => ({ scenario: GROWING[kind]!(FEW), effort });

interface Asked {
  readonly scenario: Scenario;
  readonly effort: number;
}

const entry = { name: 'odds', file: 'src/epic-armageddon/odds/odds.ts', beyond: {} } as const;

export const ODDS_ENTRIES: readonly Entry[] = [
  {
    ...entry, of: 'units of a fight', sizes: [20, 200], c: 6, shapes: GROWING,
    ready: () => (scenario: Scenario) => odds(scenario, { effort: FIRST_SWEEP, tolerance: 0 }),
  },
  {
    ...entry, of: 'units of effort', sizes: [10_000, 40_000], inTheSuite: [5000, 20_000], c: 3,
    shapes: Object.fromEntries(ENDLESS.map(kind => [kind, asking(kind)])),
    ready: () => ({ scenario, effort }: Asked) => odds(scenario, { effort, tolerance: 0 }),
  },
];
