/** A question that is not asked makes no difference: it is safe not to try its other answers. */
import { describe, expect, it } from 'vitest';
import { isAsked } from '../../../../src/epic-armageddon/odds/changes/asked.ts';
import { differ } from '../../../../src/epic-armageddon/odds/changes/matters.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import type { Critical } from '../../../../src/epic-armageddon/model/profile.ts';
import { RULING_IDS, RULINGS, type RulingId } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { terrainOf } from '../../../support/build.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { randomScenario } from '../../../support/random-scenarios.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { engine, stage, type Others, type Stand, type StageParts } from '../../../support/stage.ts';

const RARE = { fields: 10, transports: 50, skimmers: 20, snipers: 20 };
/** Without one that takes long. */
const SEEDS = Array.from({ length: 15 }, (_, i) => 500 + i).filter(seed => seed !== 507);
/** Those that are soon told: one with others who fight, one with what is rare, one with neither. */
const QUICK_SEEDS = [501, 502, 503];
const small = (seed: number): Scenario => {
  const json = randomScenario(seed, {
    attackers: [2, 3], defenders: [2, 3], supporters: [0, 2], supporterUnits: [1, 2],
    ...(seed % 2 === 0 ? { rare: RARE } : {}), ...(seed % 3 === 0 ? { joined: 50 } : {}),
  });
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};
const TOLERANCE = 1e-5;
const A_WHILE = 60_000;

/** The same scenario with every unasked question answered in its last way. */
const otherwise = (scenario: Scenario): Scenario => {
  const answers = RULING_IDS.filter(id => !isAsked(scenario, id))
    .map(id => [id, Object.keys(RULINGS[id].answers).at(-1)]);
  return { ...scenario, rulings: { ...scenario.rulings, ...Object.fromEntries(answers) } };
};

it.each(IS_WHOLE ? SEEDS : QUICK_SEEDS)('no unasked question matters to assault %i', seed => {
  const scenario = small(seed);
  const [before, after] = [scenario, otherwise(scenario)].map(one => odds(one, { tolerance: TOLERANCE }));
  expect(differ(before!, after!)).toBe(false);
}, A_WHILE);

describe('what asks a question of the rules', () => {
  const ALWAYS: readonly RulingId[] = ['bothSwift', 'engagedInLaterRounds', 'engagedAttackersGone'];
  const MARINES = { rules: ['they-shall-know-no-fear'] } as const;
  const UNBLOODED = { rules: ['unblooded'] } as const;

  /** The questions that one stand against another asks, beside those that any two ask. */
  const askedBy = (stand: Partial<Stand> = {}, parts: StageParts = {}): readonly RulingId[] => {
    const scenario = stage({ a: { cc: 4, at: [30, 20] } }, { d: { at: [30, 22], ...stand } }, parts);
    const asked = RULING_IDS.filter(id => isAsked(scenario, id));
    expect(asked).toEqual(expect.arrayContaining([...ALWAYS]));
    return asked.filter(id => !ALWAYS.includes(id)).sort();
  };
  const wielding = (rule: string, kind: 'assault' | 'small-arms' = 'assault') =>
    ({ weapons: [weaponOf({ kind, rules: [rule] })] });
  const others = (id: string, more: Partial<Others> = {}): Others =>
    ({ side: 'defender', id, stands: { [id]: { at: [40, 30] } }, ...more });
  const woods = (cutsSight: boolean) => [terrainOf('woods', [60, 60], [70, 70], { cutsSight })];
  const ENGINES: readonly RulingId[] =
    ['criticalDeath', 'impossibleHits', 'laterBatch', 'lineOfFireToAssault', 'nomination', 'soak', 'titanDice'];
  const BYSTANDERS: readonly RulingId[] =
    ['losersSupporters', 'supportCalledBy', 'supportEachRound', 'supportOrder', 'supportReach'];

  it('nothing that stands on foot, alone and with plain weapons', () => {
    expect(askedBy()).toEqual([]);
    expect(askedBy({ speed: 0 })).toEqual([]);
    expect(askedBy({ abilities: ['scout'] })).toEqual([]);
  });

  it('a war engine in the assault: how it is hit, reached and destroyed, and how it shares out its dice', () => {
    expect(askedBy(engine(3, [30, 23.5]))).toEqual(ENGINES);
  });

  it('a war engine that stands by: who supports, and how it does', () => {
    expect(askedBy({}, { others: [others('o', { stands: { o: engine(3, [40, 30]) } })] }))
      .toEqual([...ENGINES, ...BYSTANDERS, 'supportingWarEngine'].sort());
  });

  it('any other formation that stands by: who supports', () => {
    expect(askedBy({}, { others: [others('o')] })).toEqual(BYSTANDERS);
  });

  it('terrain that cuts lines of fire: whether these count, and no other terrain', () => {
    expect(askedBy({}, { terrain: woods(true) })).toEqual(['lineOfFireToAssault']);
    expect(askedBy({}, { terrain: woods(false) })).toEqual([]);
  });

  it.each([
    ['ignore-cover', ['specialHits']], ['lance', ['specialHits']],
    ['sniper', ['impossibleHits', 'sniperPlace', 'specialHits']],
    ['macro-weapon', ['laterBatch', 'specialHits']], ['titan-killer', ['laterBatch', 'specialHits']],
  ])('a weapon with %s in either way of fighting: %j', (rule, questions) => {
    expect(askedBy(wielding(rule))).toEqual(questions);
    expect(askedBy(wielding(rule, 'small-arms'))).toEqual(questions);
  });

  it('a unit that is mounted: whether cover is any use to it', () => {
    expect(askedBy({ abilities: ['mounted'] })).toEqual(['mountedCover']);
  });

  it('a critical hit with a blast: when that comes', () => {
    const critical: Critical =
      { damage: 1, splash: { within: 5, hitOn: 6, effect: 'normal' }, entered: false, later: false };
    expect(askedBy(engine(3, [30, 23.5], { critical })))
      .toEqual([...ENGINES, 'splashTiming'].sort());
  });

  it('somebody on board: what he counts for and how he saves', () => {
    const inside = { more: { aboard: 'd' } };
    const scenario = stage({ a: { cc: 4, at: [30, 20] } }, {
      d: { type: 'armoured-vehicle', abilities: ['transport'], at: [30, 22.5] }, p: { at: [30, 22.5], ...inside },
    });
    expect(RULING_IDS.filter(id => isAsked(scenario, id) && !ALWAYS.includes(id)).sort())
      .toEqual(['fearlessTransport', 'passengersAsKills']);
  });

  it('marines beside others: whether they still know no fear', () => {
    expect(askedBy({}, { attacker: MARINES })).toEqual(['mixedMarines']);
    expect(askedBy({}, { attacker: MARINES, defender: MARINES })).toEqual([]);
  });

  it('a second formation that is charged: which of them a charge must reach', () => {
    const parts: StageParts = { others: [others('o', { stands: { o: { at: [33, 22] } } })] };
    expect(askedBy({}, { ...parts, engage: { intermingled: ['o'] } })).toEqual(['reachToTarget']);
  });

  it('three formations that charge with the first: whether they are too many', () => {
    const joining = ['x', 'y', 'z'].map((id, i) =>
      others(id, { side: 'attacker', stands: { [id]: { at: [33 + 3 * i, 20] } } }));
    expect(askedBy({}, { others: joining, engage: { combined: ['x', 'y', 'z'] } })).toEqual(['combinedFormations']);
    expect(askedBy({}, { others: joining.slice(1), engage: { combined: ['y', 'z'] } })).toEqual([]);
  });

  it('those who must counter-charge: whether they find cover, and what holds scouts and engines back', () => {
    expect(askedBy({}, { defender: UNBLOODED })).toEqual(['drawnInCover']);
    expect(askedBy({ speed: 0 }, { defender: UNBLOODED })).toEqual(['drawnInCover', 'immobileCounterCharge']);
    expect(askedBy({ abilities: ['scout'] }, { defender: UNBLOODED })).toEqual(['drawnInCover', 'scoutZones']);
    expect(askedBy(engine(3, [30, 23.5]), { defender: UNBLOODED }))
      .toEqual([...ENGINES, 'drawnInCover', 'warEngineCounterCharge'].sort());
  });

  it('a formation left in contact by an earlier assault: whether it finds cover', () => {
    const parts: StageParts = {
      startAt: 'a1ChooseTarget', others: [others('o', { stands: { o: { at: [28, 20] } } })],
    };
    expect(askedBy({}, parts)).toEqual(['drawnInCover', 'reachToTarget']);
  });
});
