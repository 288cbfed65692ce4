/** The assaults that the odds are held to: made up, or between formations of the army lists, and alike for ever. */
import { chooseTarget, targetsOf } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { ScenarioFields } from '../../../src/epic-armageddon/scenario/draft.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { listScenario, type ListOptions } from '../list-armies/scenarios.ts';
import { rankedScenario, type RankOptions } from './ranks.ts';
import { randomScenario, type RandomOptions } from '../random-scenarios.ts';

/** Units of one assault, all that is rare being common. */
const EVERYTHING = {
  engines: 25, fields: 25, skimmers: 20, supportCraft: 10, snipers: 15, cheap: 15, transports: 50,
} as const;

/** Where an assault comes from. */
export type Source =
  | { readonly kind: 'made-up'; readonly options: Partial<RandomOptions> }
  | { readonly kind: 'ranked'; readonly options: RankOptions }
  /** Formations of the army lists of which only the first units have come. */
  | { readonly kind: 'listed'; readonly options: ListOptions; readonly fighting: number; readonly near: number };

const NO_LIMIT = 200;

/** Small assaults by what is in them. */
export const SMALL: Readonly<Record<string, Source>> = {
  'up to four against four': { kind: 'made-up', options: { attackers: [1, 4], defenders: [1, 4], special: 40 } },
  'four against four': { kind: 'made-up', options: {
    attackers: [4, 4], defenders: [4, 4], supporters: [0, 0], special: 12 } },
  'with supporters of both sides': { kind: 'made-up', options: {
    attackers: [1, 3], defenders: [1, 3], supporters: [1, 2], supporterUnits: [1, 3], special: 25 } },
  'with everything rare': { kind: 'made-up', options: {
    attackers: [1, 3], defenders: [1, 3], special: 30, rare: EVERYTHING, joined: 20 } },
  'with EpicAU’s words': { kind: 'made-up', options: {
    attackers: [1, 3], defenders: [1, 3], special: 20, rare: { engines: 15, epicAu: 60 }, joined: 10 } },
  'from the army lists': { kind: 'listed', fighting: 2, near: 1, options: { startAt: 'a4Attacks', crowd: 25 } },
  'from the army lists, charge and all': { kind: 'listed', fighting: 2, near: 1, options: {
    startAt: 'a1ChooseTarget', crowd: 25 } },
};

/** Large assaults: eight to twenty units a side. */
export const LARGE: Readonly<Record<string, Source>> = {
  'in ranks, alone': { kind: 'ranked', options: { units: [8, 16], kinds: [1, 1], supporters: [0, 0], special: 15 } },
  'in ranks, one kind a side': { kind: 'ranked', options: {
    units: [8, 20], kinds: [1, 1], supporters: [0, 6], special: 15 } },
  'in ranks, some kinds a side': { kind: 'ranked', options: {
    units: [8, 14], kinds: [2, 3], supporters: [0, 4], special: 25 } },
  'of ordinary units': { kind: 'made-up', options: {
    attackers: [8, 20], defenders: [8, 20], supporters: [0, 2], supporterUnits: [3, 8], terrain: [0, 3],
    special: 12 } },
  'of special units': { kind: 'made-up', options: {
    attackers: [8, 14], defenders: [8, 14], supporters: [0, 2], supporterUnits: [2, 6], terrain: [0, 4],
    special: 35 } },
  'with rare units': { kind: 'made-up', options: {
    attackers: [8, 12], defenders: [8, 12], supporters: [0, 1], supporterUnits: [2, 5], special: 20,
    rare: { engines: 8, fields: 10, skimmers: 15, snipers: 8, cheap: 15, transports: 30 } } },
  'between formations of the army lists': { kind: 'listed', fighting: NO_LIMIT, near: NO_LIMIT,
    options: { startAt: 'a4Attacks', crowd: 20 } },
};

/** Few enough that all their rounds can be followed, and too many for the odds to do so unasked. */
export const FEW: Readonly<Record<string, Source>> = {
  'few in ranks': { kind: 'ranked', options: { units: [4, 7], kinds: [1, 2], supporters: [0, 2], special: 20 } },
  'few ordinary units': { kind: 'made-up', options: {
    attackers: [4, 7], defenders: [4, 7], supporters: [0, 1], supporterUnits: [1, 3], terrain: [0, 2], special: 12 } },
  'few special units': { kind: 'made-up', options: {
    attackers: [3, 6], defenders: [3, 6], supporters: [0, 1], supporterUnits: [1, 3], terrain: [0, 2], special: 35 } },
};

/** The assault of a seed, null where cutting it down has left none. */
export const assaultOf = (source: Source, seed: number): Scenario | null => {
  const scenario = drawnFrom(source, seed);
  return scenario === null || whyNotLeft(scenario) === null ? scenario : { ...scenario, startAt: 'a4Attacks' };
};

const drawnFrom = (source: Source, seed: number): Scenario | null => {
  if (source.kind === 'made-up') return parsed(randomScenario(seed, source.options));
  if (source.kind === 'ranked') return parsed(rankedScenario(seed, source.options));
  return parsed(cutDown(listScenario(seed, source.options), source.fighting, source.near));
};

/** Why nobody may stay where he stands at the charge; null: they all may. @rule A2.7 */
const whyNotLeft = (scenario: Scenario) => {
  const start = startAssault(scenario);
  return scenario.startAt === 'a4Attacks' ? null
    : whyNotEndCharge(chooseTarget(start, targetsOf(start, { target: start.target })));
};

/** How many units fight on each side. */
export const sizesOf = ({ formations, engage }: Scenario): BySide<number> => {
  const ids = [engage.formation, engage.target, ...engage.intermingled, ...engage.combined];
  const on = (side: Side) => formations.filter(one => one.side === side && ids.includes(one.id))
    .reduce((sum, { units }) => sum + units.length, 0);
  return { attacker: on('attacker'), defender: on('defender') };
};

const parsed = (json: unknown): Scenario | null => {
  const result = parseScenario(json, neteaLibrary);
  return 'scenario' in result ? result.scenario : null;
};

/** The first units of each formation with those who sit in them, and no more Blast markers than such a few can have. */
const cutDown = (fields: ScenarioFields, fighting: number, near: number): ScenarioFields => {
  const { formation, target, intermingled, combined } = fields.engage;
  const isFighting = (id: string) => [formation, target, ...intermingled, ...combined].includes(id);
  return {
    ...fields,
    formations: fields.formations.map(one => {
      const standing = one.units.filter(unit => unit.aboard === null).slice(0, isFighting(one.id) ? fighting : near);
      const units = one.units.filter(unit =>
        standing.includes(unit) || standing.some(({ id }) => id === unit.aboard));
      return { ...one, units, blastMarkers: Math.min(one.blastMarkers, Math.max(0, standing.length - 1)) };
    }),
  };
};
