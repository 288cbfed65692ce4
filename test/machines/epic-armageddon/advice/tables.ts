/** Tables to charge on: formations of loose ranks, in the open, in woods and in ruins; and what was found there. */
import { parseScenario } from '../../../../machines/index.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

type Stand = readonly [profile: string, x: number, y: number, ...characters: string[]];

interface Table {
  readonly id: string;
  readonly terrain: readonly (readonly [kind: string, outline: readonly (readonly number[])[]])[];
  readonly formations: readonly {
    readonly side: string;
    readonly rules?: readonly string[];
    readonly blastMarkers?: number;
    readonly units: readonly Stand[];
  }[];
}

const TABLES: readonly Table[] = [
  {
    id: 'T4', terrain: [['ruins', [[50, 42], [63, 42], [63, 52], [50, 52]]]],
    formations: [
      {
        side: 'attacker',
        units: [
          ['boyz', 51.72, 29.78], ['boyz', 54.91, 30.16], ['grotz', 58.66, 30.05], ['boyz', 61.3, 30.25],
          ['boyz', 64.95, 29.84], ['grotz', 68.39, 30.07], ['boyz', 51.56, 26.76], ['boyz', 54.67, 26.79],
          ['boyz', 58.09, 26.71], ['boyz', 61.75, 26.53], ['nobz', 64.84, 26.96], ['nobz', 68.31, 26.89, 'warlord'],
        ],
      },
      {
        side: 'defender', rules: ['they-shall-know-no-fear'],
        units: [
          ['tactical', 53.87, 44.94], ['tactical', 57.91, 45.19], ['tactical', 61.83, 44.94, 'captain'],
          ['tactical', 66.12, 45.31], ['tactical', 57.92, 48.8], ['tactical', 62.27, 49.18],
        ],
      },
    ],
  },
  {
    id: 'T5', terrain: [['woods', [[46, 40], [55, 40], [55, 50], [46, 50]]]],
    formations: [
      {
        side: 'attacker',
        units: [
          ['dire-avengers', 54.83, 27.64], ['howling-banshees', 58.69, 27.68], ['dire-avengers', 61.58, 27.65],
          ['howling-banshees', 65.1, 27.97], ['dire-avengers', 55.16, 24.55], ['howling-banshees', 58.64, 24.65],
          ['dire-avengers', 61.3, 24.23], ['howling-banshees', 65.47, 24.21],
        ],
      },
      {
        side: 'defender',
        units: [
          ['infantry', 51.39, 42.22], ['ogryns', 55, 41.73], ['infantry', 58.15, 42.01], ['infantry', 61.51, 41.72],
          ['infantry', 65.34, 41.97], ['infantry', 68.13, 42.15], ['infantry', 51.61, 45.28],
          ['ogryns', 54.55, 45.53],
          ['infantry', 58.03, 45.69], ['infantry', 61.96, 45.6], ['infantry', 64.75, 45.21],
          ['infantry', 68.2, 45.76],
        ],
      },
    ],
  },
  {
    id: 'T6', terrain: [],
    formations: [
      {
        side: 'attacker', rules: ['they-shall-know-no-fear'],
        units: [
          ['terminator', 54.51, 29.73, 'chaplain'], ['terminator', 57.96, 30.17], ['terminator', 62.07, 30.37],
          ['terminator', 64.71, 30.15],
        ],
      },
      {
        side: 'defender',
        units: [
          ['grotz', 53.42, 43.39], ['boyz', 56.22, 42.72], ['boyz', 60.07, 42.67], ['boyz', 63.01, 43.3],
          ['boyz', 66.44, 43.01], ['nobz', 53.3, 46.42], ['nobz', 56.66, 46.06], ['boyz', 60.05, 46.29],
          ['boyz', 63.36, 46.46],
          ['boyz', 67.07, 46.03], ['boyz', 56.31, 50.19], ['grotz', 60.18, 50.03], ['grotz', 63.78, 49.71],
        ],
      },
    ],
  },
  {
    id: 'T7', terrain: [['woods', [[54, 40], [72, 40], [72, 52], [54, 52]]]],
    formations: [
      {
        side: 'attacker', blastMarkers: 1,
        units: [
          ['infantry', 51.12, 30.06], ['infantry', 54.79, 30.09], ['infantry', 58.34, 30.05],
          ['infantry', 61.75, 29.78],
          ['infantry', 64.85, 30.07], ['infantry', 68.89, 30.04], ['infantry', 51.3, 26.95],
          ['infantry', 54.8, 26.65],
          ['infantry', 58.05, 26.66], ['infantry', 61.3, 26.53], ['infantry', 65.12, 26.31],
          ['infantry', 68.31, 26.4],
          ['ogryns', 56.66, 23.07], ['ogryns', 60.37, 23.19], ['ogryns', 63.47, 22.89, 'commissar'],
        ],
      },
      {
        side: 'defender',
        units: [
          ['boyz', 53.42, 41.74], ['nobz', 57, 41.68], ['boyz', 59.98, 41.67], ['stormboyz', 63.57, 41.67],
          ['boyz', 66.69, 42.16], ['boyz', 53.25, 45.14], ['nobz', 56.94, 45.72], ['boyz', 59.72, 45.44],
          ['stormboyz', 63.26, 45.74], ['boyz', 66.72, 45.69],
        ],
      },
    ],
  },
  {
    id: 'T8', terrain: [],
    formations: [
      {
        side: 'attacker', rules: ['they-shall-know-no-fear'],
        units: [
          ['assault', 55.06, 25.67], ['assault', 58.11, 25.7], ['assault', 61.4, 26.38], ['assault', 64.7, 25.91],
          ['assault', 54.97, 22.92], ['assault', 58.34, 22.91], ['assault', 61.42, 22.51],
          ['assault', 65.4, 22.25, 'chaplain'],
        ],
      },
      {
        side: 'defender', rules: ['they-shall-know-no-fear'],
        units: [
          ['devastator', 52.93, 44.04], ['tactical', 56.31, 44.1], ['devastator', 59.66, 43.84],
          ['tactical', 63.36, 44.18],
          ['devastator', 66.87, 44.24], ['tactical', 53.28, 47.71], ['devastator', 56.45, 47.3],
          ['tactical', 59.67, 47.7],
          ['scout', 63.44, 47.32], ['scout', 66.99, 47.78],
        ],
      },
      {
        side: 'defender', rules: ['they-shall-know-no-fear'],
        units: [
          ['tactical', 74.55, 45.93], ['tactical', 77.56, 46.32], ['tactical', 74.31, 49.01],
          ['tactical', 77.8, 49.15],
        ],
      },
    ],
  },
];

const scenarioOf = ({ terrain, formations }: Table): Scenario => {
  const parsed = parseScenario({
    format: 1, ruleset: 'epic-armageddon', title: 'A charge',
    table: { width: 120, depth: 90, terrain: terrain.map(([kind, outline], i) => ({ id: `t${i}`, kind, outline })) },
    formations: formations.map(({ units, ...one }, f) => ({
      id: `f${f}`, name: `F${f}`, initiative: 2, ...one,
      units: units.map(([profile, x, y, ...characters], i) =>
        ({ id: `f${f}u${i}`, profile, at: [x, y], ...(characters.length === 0 ? {} : { characters }) })),
    })),
    engage: { formation: 'f0', target: 'f1' },
  });
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.scenario;
};

const bundled = (id: string): Scenario => {
  const parsed = parseScenario(sampleOf(id)!.scenario);
  if ('problems' in parsed) throw new Error(id);
  return parsed.scenario;
};

/** Each with the chance to win after the best reply that was found: of the usual charge, and of the best. */
export const EIGHT: readonly { readonly id: string; readonly scenario: Scenario; readonly found: number }[] = [
  { id: 'marines-charge-warband', scenario: bundled('marines-charge-warband'), found: 0.878 },
  { id: 'orks-storm-ruins', scenario: bundled('orks-storm-ruins'), found: 0.81 },
  { id: 'banshees-and-terminators', scenario: bundled('banshees-and-terminators'), found: 0.498 },
  ...[0.735, 0.919, 0.876, 0.719, 0.421].map((found, i) =>
    ({ id: TABLES[i]!.id, scenario: scenarioOf(TABLES[i]!), found })),
];
