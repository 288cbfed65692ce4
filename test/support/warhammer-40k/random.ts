/** Made-up phases: a few small units of mixed models, base to base or a charge apart, with whatever they may carry. */
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { QUESTION_IDS, QUESTIONS, type Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Ruled } from '../../../src/warhammer-40k/editions/answers.ts';
import { whyNotWeapon } from '../../../src/warhammer-40k/model/refused-weapons.ts';
import {
  GRENADES, type Profile, UNIT_TRAITS, WEAPON_KINDS, type Weapon,
} from '../../../src/warhammer-40k/model/profile.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Scenario, ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from '../../../src/warhammer-40k/model/terrain.ts';
import { sourceOf, type Source } from '../random/source.ts';
import { profile, scenario, unit, weapon } from './build.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

const PROFILE_NAMES = ['Ant', 'Bee', 'Cat', 'Dog'] as const;
const MIDDLE = 24;
/** Those of which a text tells something. */
const FOUGHT_TRAITS = UNIT_TRAITS.filter(trait => !['beasts', 'cavalry', 'jet-packs'].includes(trait));

/** A phase of an edition that is the same for the same seed. */
export const randomPhase = (edition: Edition, seed: number): Scenario => {
  const source = sourceOf(scattered(seed * EDITIONS.length + EDITIONS.indexOf(edition)));
  const startAt = source.pick(['charge', 'fight'] as const);
  const anybody = Object.fromEntries(PROFILE_NAMES.map(name => [name, randomProfile(source, name)]));
  const gap = startAt === 'fight' || source.once(15) ? 0 : source.whole([1, 16]) / 2;
  const attackers = randomUnits(source, 'attacker', anybody, gap);
  const defenders = randomUnits(source, 'defender', anybody, gap);
  const units = startAt === 'fight' ? withCharges(source, attackers, defenders) : [...attackers, ...defenders];
  const [active, round] = [source.once(80) ? 'attacker' : 'defender', source.once(70) ? 1 : 2] as const;
  const completion = randomCompletion(source, edition);
  const profiles = Object.fromEntries(Object.entries(anybody).map(([name, one]) =>
    [name, { ...one, weapons: one.weapons.map(each => allowed({ edition, completion }, each)) }]));
  return scenario(edition, {
    startAt, profiles, units, active, round, completion,
    rulings: randomRulings(source),
    table: { width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' }, terrain: randomTerrain(source) },
  });
};

/** The same phase, the last unit of each side being a character who has joined the one before. */
export const withJoined = (phase: Scenario): Scenario => ({
  ...phase, units: phase.units.map((one, i, { [i - 1]: before, [i + 1]: next }): ScenarioUnit => {
    const isLast = before?.side === one.side && next?.side !== one.side;
    if (!isLast) return one;
    const traits = one.traits.filter(trait => trait !== 'monstrous-creature' && trait !== 'independent-character');
    return { ...one, joined: before.id, traits: ['independent-character', ...traits] };
  }),
});

/** A weapon that the text does not have gets what it asks for, or nothing special. */
const allowed = (ruled: Ruled, one: Weapon): Weapon => {
  switch (whyNotWeapon(ruled, one)) {
    case null:
      return one;
    case 'needs-number':
      return { ...one, armourPiercing: 3 };
    case 'not-agreed':
      return { ...one, kind: 'ordinary' };
  }
};

/** Neighbouring seeds begin their streams alike: they are taken far apart. */
export const scattered = (seed: number): number => {
  const once = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b);
  return twice ^ (twice >>> 16);
};

/** Where the text is silent the players have agreed on everything, or in some games on nothing. */
const randomCompletion = (source: Source, edition: Edition): Completion => {
  if (source.once(30)) return {};
  const open = QUESTION_IDS.filter(question => POLICIES[edition][question] === null);
  return Object.fromEntries(open.map(question => [question, source.pick<string>(QUESTIONS[question])])) as Completion;
};

const randomRulings = (source: Source): Rulings => Object.fromEntries(
  RULING_IDS.map(id => [id, source.once(80) ? RULINGS[id].answers[0] : source.pick<string>(RULINGS[id].answers)]),
) as Rulings;

const randomProfile = (source: Source, name: string): Profile => {
  const { once, pick, whole } = source;
  const weapons = Array.from({ length: pick([0, 1, 1, 2, 2, 3]) }, (_, i) => {
    const kind = once(50) ? pick(['ordinary', 'pistol'] as const) : pick(WEAPON_KINDS);
    return weapon({
      name: `${kind} ${i + 1}`, kind, strengthBonus: once(10) ? whole([1, 3]) : 0,
      woundsOn: kind === 'poisoned' ? pick([2, 4]) : null, armourPiercing: once(30) ? whole([2, 6]) : null,
      twoHanded: once(10),
    });
  });
  return profile({
    name, weapons,
    weaponSkill: once(80) ? whole([2, 5]) : whole([1, 10]),
    strength: once(80) ? whole([3, 4]) : whole([1, 10]),
    toughness: once(80) ? whole([3, 4]) : whole([1, 10]),
    wounds: pick([1, 1, 1, 1, 2, 3]),
    initiative: once(80) ? whole([2, 5]) : whole([1, 10]),
    attacks: pick([1, 1, 1, 2, 3, 4]),
    leadership: whole([4, 10]),
    save: pick([null, 2, 3, 4, 5, 6]),
    invulnerable: once(15) ? whole([3, 6]) : null,
    radius: 0.5,
    grenades: GRENADES.filter(() => once(15)),
  });
};

/** Units of a side next to one another, each in one rank or two, so that everybody is near a friend of their own. */
const randomUnits = (
  source: Source, side: Side, profiles: Readonly<Record<string, Profile>>, gap: number,
): readonly ScenarioUnit[] => {
  const { whole, once, pick } = source;
  let column = whole([16, 22]);
  return Array.from({ length: pick([1, 1, 2, 3]) }, (_, n) => {
    const size = pick([1, 2, 3, 3, 4, 5]);
    const [first, back] = [column, once(15) ? whole([2, 8]) : 0];
    column += size + pick([0, 1, 2]);
    const id = `${side[0]}${n + 1}`;
    const models = Array.from({ length: size }, (__, i) =>
      randomModel(source, { id: `${id}-${i + 1}`, side, column: first + i, gap: gap + back, profiles }));
    return unit({
      id, side, models, traits: FOUGHT_TRAITS.filter(() => once(6)),
      assaultRange: pick([6, 6, 6, 9, 12]),
      stationaryFire: once(5), mayNotCharge: once(4), fallingBack: once(8), goneToGround: once(8),
      overwatchUsed: once(10),
    });
  });
};

interface Spot {
  readonly id: string;
  readonly side: Side;
  readonly column: number;
  readonly gap: number;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const randomModel = (source: Source, { id, side, column, gap, profiles }: Spot): ScenarioModel => {
  const { once, pick } = source;
  const name = pick(PROFILE_NAMES);
  const { wounds, radius } = profiles[name]!;
  const away = gap / 2 + radius + (once(20) ? 1 : 0);
  return {
    id, profile: name, at: [column, side === 'attacker' ? MIDDLE - away : MIDDLE + away], height: 0,
    lost: wounds > 1 && once(20) ? 1 : 0, covered: once(15),
  };
};

/** Whoever touches an enemy has charged it, or some of those that it touches, or nobody. */
const withCharges = (
  source: Source, attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[],
): readonly ScenarioUnit[] => {
  const charging = attackers.map(one => {
    const touched = defenders.filter(other => isTouching(one, other)).map(({ id }) => id);
    const charged = source.once(70) ? touched : touched.filter(() => source.once(50));
    return {
      ...one, charged, disordered: charged.length > 1 && source.once(50),
      throughDifficult: charged.length > 0 && source.once(15),
      fired: charged.length > 0 && source.once(15) ? charged[0]! : null,
    };
  });
  return [...charging, ...defenders];
};

const isTouching = (a: ScenarioUnit, b: ScenarioUnit): boolean => a.models.some(one =>
  b.models.some(other => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) <= 1.05));

const randomTerrain = ({ whole, once, pick }: Source): readonly TerrainPiece[] =>
  Array.from({ length: pick([0, 0, 1, 2]) }, (_, i) => {
    const kind = once(20) ? 'swamp' : pick(Object.keys(TERRAIN_KINDS) as TerrainKind[]);
    const isSolid = (TERRAIN_KINDS[kind] as readonly string[]).includes('impassable');
    const [x, y] = [whole([10, 34]), isSolid || once(50) ? pick([4, 6, 38, 42]) : whole([18, 28])];
    const [w, d] = [whole([2, 10]), whole([1, 4])];
    const outline = [[x, y], [x + w, y], [x + w, y + d], [x, y + d]] as const;
    return { id: `t${i + 1}`, kind, name: null, traits: TERRAIN_KINDS[kind], outline };
  });
