/** Questions about the fight itself. */
import { diceIn } from '../../../src/dice/hand.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { whyNotAim } from '../../../src/warhammer-40k/fight/aim.ts';
import { attacksWith } from '../../../src/warhammer-40k/fight/attacks.ts';
import {
  beginStepPileIn, passPileIn, pileInTheRest, pilesInAtRungs,
} from '../../../src/warhammer-40k/fight/pile-in-step.ts';
import { nextRung, strikersNow } from '../../../src/warhammer-40k/fight/rungs.ts';
import { toughnessesOf, weaponSkillOf } from '../../../src/warhammer-40k/fight/struck.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import { modelOf, withModel } from '../../../src/warhammer-40k/model/roster.ts';
import { woundOf } from '../../../src/warhammer-40k/allocation/wounds.ts';
import { saveAgainst } from '../../../src/warhammer-40k/allocation/saves.ts';
import type { ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { coveredModels } from '../../../src/warhammer-40k/movement/cover.ts';
import { setsOf, fightRoleOf, strikableBy, zoneOf } from '../../../src/warhammer-40k/movement/engagement.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { phase, profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, climbed, diceOf, orderOf } from '../../support/warhammer-40k/climbing.ts';
import { attackRules, settledWith, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { withAnswer, type Probes } from './probe.ts';
import type { UnitTrait, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';

const profiles = {
  ...PROFILES,
  quick: profile({ name: 'Quick', initiative: 6 }),
  slow: profile({ name: 'Slow', initiative: 1 }),
  tau: profile({ name: 'Tau', grenades: ['photon'] }),
  twoWeapons: profile({ name: 'Two', attacks: 2, weapons: [weapon({ name: 'axe' }), weapon({ name: 'knife' })] }),
};

/** A fight that has just begun. */
const fight = (edition: Edition, completion: Completion, ...units: readonly ScenarioUnit[]): Phase =>
  begun(edition, units, { profiles, completion });

const own = (fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]), ...fields });
const foes = (fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]), ...fields });

const CHARGED = { charged: ['foes'] } as const;

/** Quick ones have struck with such a weapon. */
const armed = (edition: Edition, completion: Completion, kind: WeaponKind): Phase => climbed(begun(edition, [
  own({ models: row('a', 1, [10, 10], { profile: 'armed' }) }), foes(),
], { completion, profiles: { ...PROFILES, armed: profile({ initiative: 9, weapons: [weapon({ kind })] }) } }));

const diceFor = (
  edition: Edition, completion: Completion, fields: Partial<ScenarioUnit>, foe = 'marine',
): number => diceOf(
  fight(edition, completion, own({ ...CHARGED, ...fields }), foes({ models: row('d', 1, [10, 11], { profile: foe }) })),
  'own',
);

/** A slow model touches somebody, and somebody else supports it. */
const supported = (edition: Edition, completion: Completion, supporter: Partial<ScenarioUnit>): Phase => {
  const behind = row('b', 1, [10, 8], { profile: 'twoWeapons' });
  return supporter.id === undefined
    ? fight(edition, completion, own({ ...CHARGED, models: [...row('a', 1, [10, 10]), ...behind] }), foes())
    : fight(edition, completion, own(CHARGED), unit({
        id: supporter.id, side: 'attacker', joined: 'own', models: behind,
      }), foes());
};

/** The quick one's foe falls before the slow one strikes; more enemies stand 1.5″ behind. */
const bereft = (edition: Edition, completion: Completion): readonly string[] => {
  const first = climbed(fight(
    edition, completion,
    own({ models: row('a', 1, [2, 10], { profile: 'quick' }) }),
    unit({ id: 'late', side: 'attacker', models: row('b', 1, [11, 10]) }),
    foes({ models: [...row('d', 1, [11, 11]), ...row('e', 1, [2, 11]), ...row('f', 1, [11, 13.5])] }),
  ));
  const next = nextRung(withModel(first, 'd1', { wounds: 0, slain: 'fight' }));
  return [
    strikersNow(next).some(({ id }) => id === 'b1') ? 'strikes' : 'is idle',
    pilesInAtRungs(next) && strikersNow(piledIn(next)).some(({ id }) => id === 'b1') ? 'after a pile-in' : '',
  ];
};

const piledIn = (at: Phase): Phase => {
  const first = passPileIn(pileInTheRest(beginStepPileIn(at)));
  return passPileIn(pileInTheRest(first));
};

/** Of four defenders one touches the attackers, one somebody else, one supports, one is far from everybody. */
const vulnerable = (edition: Edition, completion: Completion): readonly string[] => {
  const place = (id: string, at: readonly [number, number]): ScenarioModel =>
    ({ id, profile: 'marine', at, height: 0, lost: 0, covered: false });
  const found = fight(
    edition, completion, own(), unit({ id: 'others', side: 'attacker', models: [place('o1', [16, 10])] }),
    foes({ models: [place('d1', [10, 11]), place('d2', [16, 11]), place('d3', [10, 13]), place('d4', [30, 13])] }),
  );
  return zoneOf(setsOf(found, found.combats[0]!), 'foes', 'own');
};

const ladder = (edition: Edition, completion: Completion, throughDifficult: boolean, covered: boolean) =>
  orderOf(fight(
    edition, completion,
    own({ ...CHARGED, throughDifficult, models: row('a', 1, [10, 10], { profile: 'quick' }) }),
    foes({ models: row('d', 1, [10, 11], { covered, profile: 'guardsman' }) }),
  ));

/** Grots and slavers, some of them far behind. */
const gang = (slavers: number, grots: number, away: number): ScenarioUnit => foes({
  models: [
    ...row('s', slavers, [10, 11], { profile: 'slaver' }), ...row('g', grots, [10 + slavers, 11 + away], {
      profile: 'grot',
    }),
  ],
});
const facing = (edition: Edition, completion: Completion, victims: ScenarioUnit): Phase =>
  fight(edition, completion, own({ models: row('a', 2, [10, 10]) }), victims);

const drums = {
  width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
  terrain: [{
    id: 'drums', kind: 'barricade', name: null, traits: ['cover'],
    outline: [[17, 18], [20.6, 18], [20.6, 18.6], [17, 18.6]],
  }],
} as const;

/** Two chargers, of whom one comes over oil drums that shield two of three. */
const shielded = (edition: Edition, completion: Completion): readonly string[] => {
  const charge = [...row('a', 1, [18, 15]), ...row('b', 1, [22.5, 15])];
  const behind = [...row('d', 1, [18, 20]), ...row('e', 1, [20, 20]), ...row('f', 1, [22, 20])];
  const units = [own({ models: charge }), foes({ models: behind })];
  return coveredModels(phase(edition, { units, table: drums, completion }), 'foes', ['own']);
};

const touchingBoth = (edition: Edition, completion: Completion, trait: UnitTrait): readonly (readonly string[])[] => {
  const squad = unit({ id: 'squad', side: 'attacker', models: row('s', 4, [20, 20]) });
  const hero = unit({
    id: 'hero', side: 'attacker', joined: 'squad', traits: [trait], models: row('h', 1, [20.5, 21.732]),
  });
  const enemies = foes({
    models: [...row('f', 1, [20.5, 20.866]), ...row('g', 1, [22.5, 20.866]), ...row('i', 1, [21.5, 22.5])],
  });
  const found = findCombats(phase(edition, { units: [squad, hero, enemies], completion }));
  const sets = setsOf(found, found.combats[0]!);
  return ['f1', 'i1'].map(id => strikableBy(found, sets, modelOf(found, id)));
};

const split = (edition: Edition, completion: Completion): string | null => {
  const found = nextRung(fight(
    edition, completion, own({ models: row('a', 1, [11, 10], { profile: 'twoWeapons' }) }),
    foes({ models: row('d', 1, [10.5, 10.866], { profile: 'slow' }) }),
    unit({ id: 'others', side: 'defender', models: row('e', 1, [11.5, 10.866], { profile: 'slow' }) }),
  ));
  return whyNotAim(found, { model: 'a1', at: { foes: 1, others: 2 } })?.key ?? null;
};

const armoured = (edition: Edition): readonly string[] => {
  const victims = [
    ...row('i', 4, [20, 20], { profile: 'incubus' }), ...row('w', 6, [24, 20], { profile: 'warrior' }),
  ];
  const dealt = woundsPhase(edition, { victims, strikes: [strike(8)] });
  return thrown(settledWith(dealt, hands => Array<number>(diceIn(hands)).fill(5)));
};

export const FIGHT_PROBES: Probes<
  'support' | 'supportedBy' | 'engagedWhen' | 'vulnerable' | 'chargeBonusBar' | 'cover' | 'coverLine'
  | 'terrainStrikesLast' | 'majorityOver' | 'tieWeaponSkill' | 'tieToughness' | 'armour' | 'allocation'
  | 'splitAttacks' | 'characterStrike' | 'monsterIsCharacter' | 'weaponEffects' | 'heavyWeapons'
> = {
  support: {
    claim: '40k.22, X-04: a supporter with two attacks and two weapons',
    see: (edition, completion) => {
      const found = supported(edition, completion, {});
      return attacksWith(found, modelOf(found, 'b1'), null) > 1;
    },
    seen: { 'one-attack': false, full: true },
  },
  supportedBy: {
    claim: '40k.19, 40k.23, X-20: a model near a friend of another unit who touches an enemy',
    see: (edition, completion) => withAnswer(edition, 'characterStrike', 'may', () =>
      fightRoleOf(supported(edition, completion, { id: 'mates' }).fight!.sets, 'b1')),
    seen: { 'own-unit': 'idle', 'any-friend': 'supporting' },
  },
  engagedWhen: {
    claim: '40k.20, 40k.21, 40k.36, X-10: the only foe in contact falls before one’s step, others are 1.5″ behind',
    see: bereft,
    seen: {
      'fight-start': ['strikes', ''], step: ['is idle', ''], 'step-after-pile-in': ['is idle', 'after a pile-in'],
    },
  },
  vulnerable: {
    claim: '40k.49, X-11: one touches the strikers, one others, one supports, one is far away: who can fall?',
    see: vulnerable,
    seen: { 'danger-zone': ['d1', 'd3'], engaged: ['d1', 'd2', 'd3'], 'whole-unit': ['d1', 'd2', 'd3', 'd4'] },
  },
  chargeBonusBar: {
    claim: '40k.24, 40k.25, 40k.32, X-05, 000-04, 001-14, 002-08, 003-11: who has fired, such Terminators, '
      + 'the disordered, and who charges photon grenades',
    see: (edition, completion) => [
      diceFor(edition, completion, { fired: 'foes' }),
      diceFor(edition, completion, { fired: 'foes', traits: ['terminators'] }),
      diceFor(edition, completion, { disordered: true }),
      diceFor(edition, completion, {}, 'tau'),
    ],
    seen: {
      'fired-but-terminators': [1, 2, 2, 2], fired: [1, 1, 2, 2], disordered: [2, 2, 1, 2], photon: [2, 2, 2, 1],
    },
  },
  cover: {
    claim: '40k.28, X-06: chargers of Initiative 6 against those of 3 who are in cover',
    see: (edition, completion) => ladder(edition, completion, false, true),
    seen: {
      'initiative-10': [[10, ['foes']], [6, ['own']]], 'before-all': [['cover', ['foes']], [6, ['own']]],
      nothing: [[6, ['own']], [3, ['foes']]],
    },
  },
  coverLine: {
    claim: '40k.29, X-23, 003-08: one of two chargers comes over the oil drums',
    see: (edition, completion) => withAnswer(edition, 'cover', 'initiative-10', () => shielded(edition, completion)),
    seen: { unit: ['d1', 'e1', 'f1'], model: ['d1', 'e1'] },
  },
  terrainStrikesLast: {
    claim: '40k.33, X-07: chargers of Initiative 6 have come through difficult terrain',
    see: (edition, completion) => ladder(edition, completion, true, false),
    seen: { no: [[6, ['own']], [3, ['foes']]], yes: [[3, ['foes']], [1, ['own']]] },
  },
  majorityOver: {
    claim: '40k.39, 40k.41, X-15: a slaver in contact, five grots far behind',
    see: (edition, completion) => {
      const found = facing(edition, completion, gang(1, 5, 7));
      return [weaponSkillOf(found, 'foes'), toughnessesOf(found, 'foes')];
    },
    seen: { unit: [2, [2]], engaged: [4, [4]] },
  },
  tieWeaponSkill: {
    claim: '40k.40, X-01: one of Weapon Skill 2 and one of 4',
    see: (edition, completion) => weaponSkillOf(facing(edition, completion, gang(1, 1, 0)), 'foes'),
    seen: { lowest: 2, highest: 4 },
  },
  tieToughness: {
    claim: '40k.42, X-02: one of Toughness 2 and one of 4',
    see: (edition, completion) => toughnessesOf(facing(edition, completion, gang(1, 1, 0)), 'foes'),
    seen: { owner: [2, 4], lowest: [2], highest: [4] },
  },
  armour: {
    claim: '40k.46: armour of 3+ against a wound that denies it, and one of armour piercing 3',
    see: (edition, completion) => [true, false].map(deniesArmour => saveAgainst({ edition, completion },
      woundOf({
        id: 's', strength: 4, rules: attackRules({ deniesArmour, armourPiercing: deniesArmour ? null : 3 }),
      }, false),
      { save: 3, invulnerable: null }).need),
    seen: { denied: [null, 3], 'armour-piercing': [null, null] },
  },
  allocation: {
    claim: '40k.47, 40k.50, X-09: eight wounds on four in 3+ armour and six in 5+ who all save',
    see: armoured,
    seen: {
      lap: ['6 on 5+', '2 on 3+'], iterative: ['6 on 5+', '2 on 5+'], pools: ['4 on 3+', '4 on 3+'],
      'owner-picks': Array<string>(8).fill('1 on 5+'),
    },
  },
  splitAttacks: {
    claim: '40k.72, 002-17: a model that touches two units divides its attacks',
    see: split,
    seen: { 'by-model': 'strikes-one-unit', 'by-attack': null },
  },
  characterStrike: {
    claim: '40k.74, X-17: an enemy touches a character and his squad',
    see: (edition, completion) => touchingBoth(edition, completion, 'independent-character')[0],
    seen: { may: ['squad', 'hero'], must: ['hero'], 'with-unit': ['squad'] },
  },
  monsterIsCharacter: {
    claim: '40k.75: one touches a monstrous creature and a squad, another supports him and somebody else',
    see: (edition, completion) => withAnswer(edition, 'characterStrike', 'may', () =>
      touchingBoth(edition, completion, 'monstrous-creature').every(units => units.length === 2)),
    seen: { no: true, yes: false },
  },
  weaponEffects: {
    claim: '40k.55: a model strikes with a rending weapon: on what it rends, and what is said of it',
    see: (edition, completion) => {
      const { fight: struck, log } = armed(edition, completion, 'rending');
      const said = log.map(({ key }) => key).filter(key => key.startsWith('effect-'));
      return [struck!.strikes[0]!.rules.rends, said];
    },
    seen: {
      'trial-rules': ['to-hit', []], borrowed: ['to-hit', ['effect-borrowed']],
      'special-rules': ['to-wound', ['effect-by-page']],
    },
  },
  heavyWeapons: {
    claim: '40k.46, 4C-1: a model strikes with a heavy weapon: on what armour saves at best',
    see: (edition, completion) => armed(edition, completion, 'heavy').fight!.strikes[0]!.rules.cap,
    seen: { 'four-at-best': 4, unknown: null },
  },
};
