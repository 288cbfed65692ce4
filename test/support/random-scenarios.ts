/** Scenarios made up from a seed: legal, small or large, with every ordinary special rule, and alike for ever. */
import type { FormationJson, ProfileJson, ScenarioJson, Side, Spot, UnitJson } from './oracle/scenario-json.ts';
import { closedTo, radiusOf } from './oracle/sheet.ts';
import { randomGround, type Ground } from './random/ground.ts';
import { anywhere, besideOf, nearTo, type Placed, type Role, type Unplaced } from './random/places.ts';
import { KILLERS, LENT, NOTHING_RARE, randomCharacter, randomProfile, rareProfile,
  type Rarities } from './random/profiles.ts';
import { sourceOf, type Source, type Span } from './random/source.ts';

export interface RandomOptions {
  /** How many units the formation has that engages. */
  readonly attackers: Span;
  /** How many units its target has. */
  readonly defenders: Span;
  /** How many other formations either side has nearby. */
  readonly supporters: Span;
  /** How many units each of those has. */
  readonly supporterUnits: Span;
  /** How many terrain features there are. */
  readonly terrain: Span;
  /** How common special rules are, 0 to 100. */
  readonly special: number;
  /** With the attacks, everybody is in place; with the choice of target, the charge is still to come. */
  readonly startAt: 'a1ChooseTarget' | 'a4Attacks';
  /** How common what is not in every assault is; without a word of it none of it comes up. */
  readonly rare: Partial<Rarities> | null;
  /** How common in a hundred it is that a further formation of a side joins in. */
  readonly joined: number;
  /** How many further formations of a side join in at most. */
  readonly joinedAtMost: number;
}

const USUAL: RandomOptions = {
  attackers: [1, 3], defenders: [1, 3], supporters: [0, 1], supporterUnits: [1, 2], terrain: [0, 2], special: 40,
  startAt: 'a4Attacks', rare: null, joined: 0, joinedAtMost: 1,
};

/** The same scenario for the same seed and options. */
export const randomScenario = (seed: number, options: Partial<RandomOptions> = {}): ScenarioJson => {
  const chosen = { ...USUAL, ...options };
  const source = sourceOf(seed);
  const ground = randomGround(source, source.whole(chosen.terrain));
  const lent = source.pick(LENT);
  const profiles: Record<string, ProfileJson> = {};
  for (let i = source.whole([2, 4]); i > 0; i--) profiles[`line-${i}`] = randomProfile(source, chosen.special, lent);
  if (source.once(chosen.special)) profiles['hero'] = randomCharacter(source, lent);
  if (chosen.rare !== null) makeRare(source, profiles, { ...NOTHING_RARE, ...chosen.rare });
  const maker = new FormationMaker(source, ground, profiles, chosen);
  const target = maker.formation('target', 'defender', 'target', source.whole(chosen.defenders));
  const intermingled = maker.joined('intermingled', 'defender', 'target');
  const engaging = maker.formation('engaging', 'attacker', 'engaging', source.whole(chosen.attackers));
  const combined = maker.joined('combined', 'attacker', 'engaging');
  const others = (['attacker', 'defender'] as const).flatMap(side =>
    Array.from({ length: source.whole(chosen.supporters) }, (_, i) =>
      maker.formation(`${side}-near-${i + 1}`, side, 'near', source.whole(chosen.supporterUnits))));
  const formations = source.once(50)
    ? [engaging, ...combined, target, ...intermingled, ...others]
    : [...others, ...intermingled, target, ...combined, engaging];
  return {
    format: 1,
    ruleset: 'epic-armageddon',
    title: `Made up from ${seed}`,
    table: ground.table,
    formations: formations.filter(({ units }) => units.length > 0),
    engage: {
      formation: engaging.id,
      target: target.id,
      ...(intermingled.length > 0 ? { intermingled: intermingled.map(({ id }) => id) } : {}),
      ...(combined.length > 0 ? { combined: combined.map(({ id }) => id) } : {}),
    },
    startAt: chosen.startAt,
    profiles,
  };
};

/** Every datasheet but that of the character. */
const makeRare = (source: Source, profiles: Record<string, ProfileJson>, rarities: Rarities): void => {
  const killer = source.pick(KILLERS);
  for (const [id, profile] of Object.entries(profiles)) {
    if (profile.type !== 'character') profiles[id] = rareProfile(source, profile, rarities, killer);
  }
};

const isFighting = ({ role }: Placed): boolean => role !== 'near';

/** The two sides as they take their places one after the other. */
class FormationMaker {
  readonly #placed: Placed[] = [];
  readonly #source: Source;
  readonly #ground: Ground;
  readonly #profiles: ScenarioJson['profiles'];
  readonly #options: RandomOptions;

  constructor(source: Source, ground: Ground, profiles: ScenarioJson['profiles'], options: RandomOptions) {
    this.#source = source;
    this.#ground = ground;
    this.#profiles = profiles;
    this.#options = options;
  }

  formation(id: string, side: Side, role: Role, size: number): FormationJson {
    const { pick, once } = this.#source;
    const kinds = Object.keys(this.#profiles).filter(kind => kind !== 'hero');
    const common = pick(kinds);
    const units: UnitJson[] = [];
    for (let i = 1; i <= size; i++) {
      const profile = once(60) ? common : pick(kinds);
      const at = this.#place(side, role, id, profile);
      if (at === null) continue;
      const hero = 'hero' in this.#profiles && i === 1 && once(50);
      units.push({ id: `${id}-${i}`, profile, at, ...(hero ? { characters: ['hero'] } : {}), ...this.#wear(profile) });
      if (role !== 'near') units.push(...this.#passengers(`${id}-${i}`, profile, at));
    }
    const strength = units.reduce((sum, unit) => sum + (this.#profiles[unit.profile]?.damageCapacity ?? 1), 0);
    return { id, name: `Made-up formation ${id}`, side, initiative: this.#source.whole([1, 3]), units,
      ...this.#mood(role, strength) };
  }

  /** Further formations beside the one that fights, as far as they join in and find places. */
  joined(id: string, side: Side, role: Role): readonly FormationJson[] {
    const { joined, joinedAtMost, attackers, defenders } = this.#options;
    const found: FormationJson[] = [];
    while (found.length < joinedAtMost && joined > 0 && this.#source.once(joined)) {
      const size = this.#source.whole([1, Math.max(1, (side === 'attacker' ? attackers : defenders)[1] - 1)]);
      const one = this.formation(found.length === 0 ? id : `${id}-${found.length + 1}`, side, role, size);
      if (one.units.length === 0) return found;
      found.push(one);
    }
    return found;
  }

  /** What a war engine has been through before. */
  #wear(profile: string): Pick<UnitJson, 'damage' | 'shields'> {
    if (this.#options.rare === null) return {};
    const { once, whole } = this.#source;
    const { damageCapacity = 1, abilities = [] } = this.#profiles[profile] ?? {};
    return {
      ...(damageCapacity > 1 && once(40) ? { damage: whole([1, damageCapacity - 1]) } : {}),
      ...(abilities.includes('void-shields-2') && once(40) ? { shields: whole([0, 1]) } : {}),
    };
  }

  /** One unit in a transport that carries somebody: small enough to stand in the place of the wreck. */
  #passengers(transport: string, profile: string, at: Spot): readonly UnitJson[] {
    const { rare } = this.#options;
    const isTransport = this.#profiles[profile]?.abilities?.includes('transport');
    if (!isTransport || !this.#source.once(rare?.transports ?? 0)) return [];
    const isSmall = ({ type, radius = 1 }: ProfileJson) => type === 'infantry' && radius <= 1.25;
    const infantry = Object.keys(this.#profiles).filter(kind => isSmall(this.#profiles[kind]!));
    if (infantry.length === 0) return [];
    return [{ id: `${transport}-a`, profile: this.#source.pick(infantry), at, aboard: transport }];
  }

  /** Blast markers short of breaking, or broken without any; only those who do not engage can be broken. */
  #mood(role: Role, strength: number): Pick<FormationJson, 'blastMarkers' | 'broken' | 'marched' | 'rules'> {
    const { once, whole } = this.#source;
    const knowsNoFear = once(30);
    const broken = role !== 'engaging' && once(20);
    const limit = strength * (knowsNoFear ? 2 : 1);
    return {
      blastMarkers: broken || limit < 2 || once(50) ? 0 : whole([1, limit - 1]),
      broken,
      marched: role === 'near' && !broken && once(20),
      rules: knowsNoFear ? ['they-shall-know-no-fear'] : [],
    };
  }

  #place(side: Side, role: Role, formation: string, profile: string): Spot | null {
    const sheet = this.#profiles[profile]!;
    const mayTouch = role !== 'near' && this.#options.startAt === 'a4Attacks';
    const base: Unplaced = {
      side, role, formation, mayTouch, radius: radiusOf(sheet), closed: closedTo(sheet),
      contacts: 2 * (sheet.damageCapacity ?? 1),
    };
    const at = this.#wanted(role, base) ?? anywhere(this.#ground, this.#placed, base);
    if (at !== null) this.#placed.push({ ...base, at });
    return at;
  }

  #wanted(role: Role, base: Unplaced): Spot | null {
    const friends = this.#placed.filter(other => other.formation === base.formation);
    const enemies = this.#placed.filter(other => other.side !== base.side);
    const allies = this.#placed.filter(other => other.side === base.side);
    const inFormation = () => this.#near(base, friends, [0, 5]);
    switch (role) {
      case 'target':
        if (friends.length > 0) return inFormation();
        return base.formation === 'target' ? null : this.#near(base, allies, [0, 5]);
      case 'engaging':
        if (this.#options.startAt === 'a4Attacks') return this.#inTheFight(base, enemies);
        if (friends.length > 0) return inFormation();
        return base.formation === 'engaging' ? this.#near(base, enemies, [6, 45]) : this.#near(base, allies, [0, 5]);
      case 'near':
        return friends.length > 0 ? inFormation() : this.#near(base, enemies.filter(isFighting), [3, 17]);
    }
  }

  /** In contact, in a firefight, at its very limit, or out of reach. */
  #inTheFight(base: Unplaced, enemies: readonly Placed[]): Spot | null {
    const { pick, whole } = this.#source;
    const lot = whole([1, 20]);
    if (lot <= 9) return besideOf(this.#source, this.#ground, this.#placed, base, pick(enemies));
    if (lot <= 16) return this.#near(base, enemies, [1, 14]);
    return lot <= 18 ? this.#near(base, enemies, [15, 15]) : this.#near(base, enemies, [16, 25]);
  }

  #near(base: Unplaced, others: readonly Placed[], span: Span): Spot | null {
    return nearTo(this.#source, this.#ground, this.#placed, base, this.#source.pick(others), span);
  }
}
