/** Scenarios between formations of the army lists, as players might come to them: the same one for the same seed. */
import { canCarry } from '../../../src/army-lists/carrying.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { sizeOf, type Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantIn } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { RULING_IDS, RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Start } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { profilesOf, sheetsOf } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import type { ScenarioFields } from '../../../src/epic-armageddon/scenario/draft.ts';
import { sourceOf, type Source } from '../random/source.ts';
import { alliesOf, canEngage, FIGHTING_FORMATIONS, nameOf, sheetOf, type Entry } from './catalogue.ts';
import { groundFor } from './ground.ts';
import { Places, type Newcomer, type Stand } from './places.ts';
import { asPassenger, isTransport, recruit, recruitOf, type BuiltUnit } from './built-units.ts';

export interface ListOptions {
  readonly startAt: Start;
  /** How common in a hundred further formations are, in the assault or near it. */
  readonly crowd: number;
}

type FormationFields = ScenarioFields['formations'][number];
type UnitFields = FormationFields['units'][number];
type Role = 'engaging' | 'target' | 'combined' | 'intermingled' | 'near';

const INTERMINGLED = 5;
const PACK = 10;

/** The formation whose turn it is against somebody of any list; every formation has its turn. */
export const listScenario = (seed: number, { startAt, crowd }: ListOptions): ScenarioFields => {
  const source = sourceOf(seed);
  const { once, pick, whole } = source;
  const turn = FIGHTING_FORMATIONS[seed % FIGHTING_FORMATIONS.length]!;
  const other = pick(canEngage(turn) ? FIGHTING_FORMATIONS : FIGHTING_FORMATIONS.filter(canEngage));
  const [ours, theirs] = canEngage(turn) && (once(50) || !canEngage(other)) ? [turn, other] : [other, turn];
  const field = new Battle(source, startAt);
  field.addFormation('target', 'defender', 'target', theirs);
  if (once(crowd)) field.addFormation('intermingled', 'defender', 'intermingled', pick(alliesOf(theirs)));
  field.addFormation('engaging', 'attacker', 'engaging', ours);
  if (once(crowd)) field.addFormation('combined', 'attacker', 'combined', pick(alliesOf(ours)));
  if (once(crowd)) field.addFormation('near-attacker', 'attacker', 'near', pick(alliesOf(ours)));
  if (once(crowd)) field.addFormation('near-defender', 'defender', 'near', pick(alliesOf(theirs)));
  return field.scenario(`Made up from ${seed}`, once(30) ? pick(['usual', 'retaining']) : 'none', whole([0, 1]) === 1);
};

/** Two armies as they take the field, formation by formation. */
class Battle {
  readonly #formations: FormationFields[] = [];
  readonly #profiles: Record<string, Profile> = {};
  readonly #places: Places;
  readonly #ground;
  readonly #source: Source;
  readonly #startAt: Start;

  constructor(source: Source, startAt: Start) {
    this.#source = source;
    this.#startAt = startAt;
    this.#ground = groundFor(source);
    this.#places = new Places(source, this.#ground);
  }

  scenario(title: string, actionTest: ScenarioFields['engage']['actionTest'], isReversed: boolean): ScenarioFields {
    const { width, depth, terrain } = this.#ground;
    const formations = isReversed ? [...this.#formations].reverse() : this.#formations;
    return {
      format: 1, ruleset: 'epic-armageddon', title, startAt: this.#startAt, formations, profiles: this.#profiles,
      table: { width, depth, terrain: [...terrain] as ScenarioFields['table']['terrain'] },
      rulings: this.#rulings(),
      engage: {
        formation: 'engaging', target: 'target', actionTest,
        intermingled: this.#intermingled(), combined: this.#combined(),
      },
    };
  }

  addFormation(id: string, side: Side, role: Role, entry: Entry): void {
    const { list, formation } = entry;
    const recruits = recruit(formation, this.#source);
    if (recruits.length === 0) return;
    const units: UnitFields[] = [];
    recruits.forEach((one, i) => {
      if (one.aboard === null) units.push(this.#unit(`${id}-${i + 1}`, one, this.#newcomer(id, side, role, one), role));
    });
    recruits.forEach((one, i) => {
      if (one.aboard !== null) units.push(this.#passenger(`${id}-${i + 1}`, one, `${id}-${one.aboard + 1}`));
    });
    const standing = units.filter(({ at, aboard }) => at !== undefined || aboard !== null);
    const present = standing.filter(({ aboard }) => aboard === null || standing.some(unit => unit.id === aboard));
    if (present.length === 0) return;
    this.#formations.push({
      id, name: nameOf(entry), side, initiative: this.#source.whole([1, 3]),
      rules: [...new Set([...list.rules, ...formation.rules])], units: this.#aboardFriends(present, side, role),
      ...this.#mood(role, present, [...list.rules, ...formation.rules]),
    });
  }

  #newcomer(formation: string, side: Side, role: Role, { sheet }: BuiltUnit): Newcomer {
    const isFought = role !== 'near' && (this.#startAt === 'a4Attacks' || this.#source.once(5));
    return { sheet: sheetOf(sheet)!, side, formation, mayTouch: isFought };
  }

  #unit(id: string, one: BuiltUnit, newcomer: Newcomer, role: Role): UnitFields {
    const at = this.#spotFor(newcomer, role) ?? this.#places.anywhere(newcomer);
    const options = this.#optionsOf(one);
    const combatant = this.#combatantOf({ profile: this.#profileOf(one), characters: [...one.characters], options });
    const { once, whole } = this.#source;
    const { damageCapacity, shields, abilities } = combatant;
    const mayPopUp = abilities.includes('skimmer') || abilities.includes('support-craft');
    return {
      id, profile: this.#profileOf(one), at: at ?? undefined, aboard: null, characters: [...one.characters], options,
      damage: damageCapacity > 1 && once(30) ? whole([1, damageCapacity - 1]) : 0,
      shields: shields > 0 && once(40) ? whole([0, shields]) : undefined,
      poppedUp: mayPopUp && once(15),
    };
  }

  #passenger(id: string, one: BuiltUnit, transport: string): UnitFields {
    return {
      id, profile: this.#profileOf(one), at: undefined, aboard: transport, characters: [...one.characters],
      options: this.#optionsOf(one), damage: 0, shields: undefined, poppedUp: false,
    };
  }

  /** The library’s datasheet, or one of its own with what the list adds to it. */
  #profileOf({ sheet, gains }: BuiltUnit): string {
    if (gains.length === 0) return sheet;
    const id = [sheet, ...gains].join(' ');
    const profile = neteaLibrary.profile(sheet)!;
    this.#profiles[id] = { ...profile, abilities: [...new Set([...profile.abilities, ...gains])] };
    return id;
  }

  /** The last option of each choice that its datasheets leave open, where it is refitted. */
  #optionsOf({ sheet, gains, characters, isRefitted }: BuiltUnit): string[] {
    if (!isRefitted) return [];
    const ids = [...(gains.length === 0 ? [sheet] : []), ...new Set(characters)];
    const options = ids.flatMap(id => neteaLibrary.options(id));
    return [...new Set(options.map(({ choice }) => choice))]
      .map(choice => options.filter(one => one.choice === choice).at(-1)!.id);
  }

  /** A formation near the fight may sit as a whole in a war engine of its side. */
  #aboardFriends(units: readonly UnitFields[], side: Side, role: Role): UnitFields[] {
    const isTogether = units.every(({ profile, aboard }) => aboard === null && sheetOf(profile) !== null);
    if (role !== 'near' || !isTogether || !this.#source.once(50)) return [...units];
    const passengers = units.map(({ profile }) => asPassenger(recruitOf(profile)));
    const friends = this.#formations.filter(one => one.side === side).flatMap(one => one.units);
    const carrier = friends.find(({ id, profile, aboard }) => aboard === null && sheetOf(profile)?.type === 'war-engine'
      && isTransport({ sheet: profile }) && canCarry(profile, passengers)
      && friends.every(friend => friend.aboard !== id));
    if (carrier === undefined) return [...units];
    return units.map(unit => ({ ...unit, at: undefined, aboard: carrier.id, poppedUp: false }));
  }

  #mood(role: Role, units: readonly UnitFields[], rules: readonly string[]) {
    const { once, whole } = this.#source;
    const isActing = role === 'engaging' || role === 'combined';
    const broken = !isActing && once(20);
    const size = units.reduce((sum, unit) => sum + this.#sizeOf(unit), 0);
    const limit = size * (rules.includes('they-shall-know-no-fear') ? 2 : 1);
    const isMarked = !broken && limit > 1 && once(50);
    const marched = role === 'near' && !broken && once(20);
    const isWatching = role !== 'engaging' && role !== 'combined' && !broken && !marched && once(25);
    return {
      broken, marched, blastMarkers: isMarked ? whole([1, Math.min(limit - 1, 12)]) : 0, overwatch: isWatching,
    };
  }

  #sizeOf(unit: UnitFields): number {
    return sizeOf(this.#combatantOf(unit));
  }

  #combatantOf(unit: Pick<UnitFields, 'profile' | 'characters' | 'options'>): Combatant {
    const sheets = sheetsOf(unit, profilesOf(this.#profiles, neteaLibrary));
    return combatantIn(Object.fromEntries(sheets), unit);
  }

  #spotFor(newcomer: Newcomer, role: Role): Point | null {
    const { formation, side } = newcomer;
    const friends = this.#places.in(formation);
    const enemies = this.#places.of(side === 'attacker' ? 'defender' : 'attacker');
    if (role === 'engaging' || role === 'combined') return this.#charging(newcomer, friends, enemies);
    if (friends.length > 0) return this.#places.near(newcomer, friends, 0, 4);
    if (role === 'target') return this.#places.near(newcomer, [], 0, 3);
    const allies = this.#places.of(side);
    return role === 'intermingled'
      ? this.#places.near(newcomer, allies, 0, 4) : this.#places.near(newcomer, enemies, 2, 18);
  }

  /** In contact, in a firefight, at its very limit or out of reach; before the charge at some distance. */
  #charging(newcomer: Newcomer, friends: readonly Stand[], enemies: readonly Stand[]): Point | null {
    const lot = this.#source.whole([1, 20]);
    if (this.#startAt === 'a1ChooseTarget') {
      if (friends.length > 0) return this.#places.near(newcomer, friends, 0, 4);
      const allies = this.#places.of(newcomer.side);
      return allies.length > 0
        ? this.#places.near(newcomer, allies, 0, 4) : this.#places.near(newcomer, enemies, 4, 30);
    }
    if (lot <= 8) return this.#places.near(newcomer, enemies, 0, 0);
    if (lot <= 15) return this.#places.near(newcomer, enemies, 1, 14);
    return lot <= 17 ? this.#places.near(newcomer, enemies, 15, 15) : this.#places.near(newcomer, friends, 0, 5);
  }

  #rulings(): ScenarioFields['rulings'] {
    const { once, pick } = this.#source;
    const changed = RULING_IDS.filter(() => once(15)).map(id => [id, pick(Object.keys(RULINGS[id].answers))]);
    return Object.fromEntries(changed) as ScenarioFields['rulings'];
  }

  #intermingled(): string[] {
    const isThere = this.#formations.some(({ id }) => id === 'intermingled');
    return isThere && this.#places.between('intermingled', 'target') <= INTERMINGLED ? ['intermingled'] : [];
  }

  /** Only a Commander brings others along. */
  #combined(): string[] {
    const engaging = this.#formations.find(({ id }) => id === 'engaging');
    if (engaging === undefined || !this.#formations.some(({ id }) => id === 'combined')) return [];
    const isLed = engaging.units.some(({ profile, characters }) => [profile, ...characters].some(id =>
      (this.#profiles[id] ?? neteaLibrary.profile(id))!.abilities.some(word => /^(supreme-)?commander$/.test(word))));
    const cm = engaging.rules.includes('pack-mentality') ? PACK : INTERMINGLED;
    return isLed && this.#places.between('combined', 'engaging') <= cm ? ['combined'] : [];
  }
}
