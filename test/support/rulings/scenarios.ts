/** Assaults under any answers to the open questions: ordinary ones and such of the army lists, joined and drawn in. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';
import {
  RULING_IDS, RULINGS, type RulingId, type Rulings,
} from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { ScenarioFields } from '../../../src/epic-armageddon/scenario/draft.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { targetsOf, whyNotTarget } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { parsed } from '../list-armies/campaign.ts';
import { listScenario } from '../list-armies/scenarios.ts';
import type { FormationJson, ProfileJson, ScenarioJson } from '../oracle/scenario-json.ts';
import { randomScenario } from '../random-scenarios.ts';
import { sourceOf, type Source } from '../random/source.ts';

/** Questions that come up seldom: they are answered otherwise more often. */
const SELDOM: readonly RulingId[] = [
  'bothSwift', 'combinedFormations', 'drawnInCover', 'drawnInCover', 'scoutZones', 'brokenFollower', 'impossibleHits',
  'engagedInLaterRounds', 'mountedCover', 'sniperPlace', 'specialHits', 'splashTiming', 'criticalDeath',
];

/** Some play by every default, most by one to six other answers, some by whatever comes. */
export const drawRulings = ({ pick, once, whole }: Source): Rulings => {
  const another = (id: RulingId): string => pick(Object.keys(RULINGS[id].answers).slice(1));
  if (once(8)) return DEFAULT_RULINGS;
  const changed = once(30) ? RULING_IDS.filter(() => once(50)) : Array.from({ length: whole([1, 6]) }, () =>
    pick(once(35) ? SELDOM : RULING_IDS));
  return { ...DEFAULT_RULINGS, ...Object.fromEntries(changed.map(id => [id, another(id)])) };
};

/** The same scenario for the same seed, under the default answers. */
export const ruledScenario = (seed: number): Scenario => {
  const source = sourceOf(seed);
  const startAt = source.once(50) ? 'a4Attacks' : 'a1ChooseTarget';
  const scenario = source.once(45) ? ofLists(listScenario(seed, { startAt, crowd: 40 }), source)
    : ordinary(seed, source, startAt);
  return scenario.startAt === 'a4Attacks' ? scenario : choosable({ ...scenario, rulings: DEFAULT_RULINGS });
};

/** Any choices of the datasheets instead of the usual ones, where the table allows it. */
const ofLists = (fields: ScenarioFields, { once, pick }: Source): Scenario => {
  const refitted = (unit: ScenarioFields['formations'][number]['units'][number]): typeof unit => {
    const options = neteaLibrary.options(unit.profile ?? '');
    if (options.length === 0 || !once(60)) return unit;
    const choices = [...new Set(options.map(({ choice }) => choice))].filter(() => once(80));
    return { ...unit, options: choices.map(choice => pick(options.filter(one => one.choice === choice)).id) };
  };
  const formations = fields.formations.map(one => ({ ...one, units: one.units.map(refitted) }));
  const result = parseScenario({ ...fields, rulings: {}, formations }, neteaLibrary);
  return 'scenario' in result ? result.scenario : parsed({ ...fields, rulings: {} as ScenarioFields['rulings'] });
};

const SMALL = { attackers: [1, 2], defenders: [1, 2] } as const;
const LARGER = { attackers: [1, 7], defenders: [1, 7] } as const;
const RARE = {
  engines: 25, fields: 25, skimmers: 15, supportCraft: 5, snipers: 20, cheap: 8, transports: 60, epicAu: 8,
};

const ordinary = (seed: number, source: Source, startAt: Scenario['startAt']): Scenario => {
  const isDrawingIn = source.once(20);
  const json = randomScenario(seed, {
    ...(source.once(45) ? SMALL : LARGER), startAt: isDrawingIn ? 'a1ChooseTarget' : startAt,
    supporters: isDrawingIn ? [1, 3] : [0, 2], supporterUnits: [1, 4], terrain: isDrawingIn ? [2, 6] : [0, 3],
    rare: source.once(75) ? RARE : null, joined: source.once(15) ? 95 : 45,
    joinedAtMost: isDrawingIn ? 2 : 3,
  });
  const result = parseScenario(enriched(json, source, isDrawingIn), neteaLibrary);
  if ('scenario' in result) return result.scenario;
  throw new Error(JSON.stringify(result.problems));
};

/** Words and rules that ordinary made-up scenarios do without; eager defenders counter-charge whoever is nearest. */
const enriched = (json: ScenarioJson, source: Source, areEager: boolean): unknown => ({
  ...json,
  profiles: Object.fromEntries(Object.entries(json.profiles!).map(([id, profile]) => [id, gifted(profile, source)])),
  formations: json.formations.map(formation => ruled(formation, source, areEager)),
});

/** How common in a hundred each further ability is. */
const GIFTS: Readonly<Record<string, number>> = {
  commander: 35, scout: 25, infiltrator: 10, mounted: 20, 'jump-packs': 8, walker: 10,
};

const gifted = (profile: ProfileJson, { once, pick }: Source): unknown => {
  const gifts = Object.keys(GIFTS).filter(word => once(GIFTS[word]!));
  const abilities = [...new Set([...profile.abilities ?? [], ...gifts])];
  const { critical } = profile;
  if (critical === undefined || !once(40)) return { ...profile, abilities };
  return { ...profile, abilities, critical: {
    ...critical, splash: { within: pick([5, 8]), hitOn: pick([1, 3, 5]), effect: pick(['normal', 'macro-weapon']) },
  } };
};

const FURTHER_RULES = ['hit-and-run-tactics', 'fleet-of-foot', 'xeno-biology'];

const ruled = (formation: FormationJson, { once, pick }: Source, areEager: boolean): unknown => ({
  ...formation,
  rules: [
    ...formation.rules ?? [], ...(areEager && formation.side === 'defender' ? ['unblooded'] : []),
    ...(once(15) ? [pick(FURTHER_RULES)] : []),
  ],
  overwatch: formation.side === 'defender' && !formation.broken && !formation.marched && once(30),
});

/** The scenario with those left out of the engage action who may not join it. */
const choosable = (scenario: Scenario): Scenario => {
  const { engage } = scenario;
  const assault = startAssault(scenario);
  if (whyNotTarget(assault, targetsOf(assault, { target: engage.target })) === null) return scenario;
  const { combined, intermingled } = engage;
  const fewer = combined.length > 0 ? { combined: combined.slice(1) } : { intermingled: intermingled.slice(1) };
  return choosable({ ...scenario, engage: { ...engage, ...fewer } });
};
