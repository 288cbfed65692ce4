/** What rows say of units: their profiles, what they may carry, and what no source tells. */
import { MODEL_TRAITS } from '../editions/trait-rows.ts';
import { GRENADES, type Grenade, type Profile, type UnitTrait } from '../model/profile.ts';
import { PLAIN_PROFILE } from '../model/plain.ts';
import type { StoredUnits, UnitKind, UnitRole, EntryRow } from './rows.ts';
import { CHARACTER_WEAPONS, weaponNamed } from './weapons.ts';

/** Something that a unit may strike with instead of what it has. */
export interface WeaponChoice {
  readonly id: string;
  readonly name: string;
}

export interface PhaseUnit {
  readonly id: string;
  readonly name: string;
  /** Its army alone. */
  readonly forces: readonly string[];
  readonly kind: UnitKind;
  readonly role: UnitRole;
  readonly ballisticSkill: number;
  /** With what it has if nothing is chosen. */
  readonly profile: Profile;
  readonly traits: readonly UnitTrait[];
  readonly choices: readonly WeaponChoice[];
  /** What of it is common knowledge and stands in no source: names of weapons, grenades and rules. */
  readonly unsourced: readonly string[];
  /** What its entry has besides and is left to the players; null: nothing that bears on assaults. */
  readonly own: string | null;
  readonly also: readonly string[];
}

/** The profiles of an edition. */
export interface PhaseLibrary extends Omit<StoredUnits, 'units'> {
  readonly all: readonly PhaseUnit[];
  readonly unit: (id: string) => PhaseUnit | undefined;
}

/** Bases as they are usual, in inches; no source tells them. */
const RADII: Readonly<Record<UnitKind, number>> = {
  infantry: 0.5, 'jump-infantry': 0.5, 'jet-pack-infantry': 0.8, bikes: 0.8, cavalry: 0.8, beasts: 0.8,
  'monstrous-creature': 1.2,
};
const TERMINATOR_RADIUS = 0.8;

const KIND_TRAITS: Readonly<Record<UnitKind, readonly UnitTrait[]>> = {
  infantry: [], 'jump-infantry': ['jump-packs'], 'jet-pack-infantry': ['jet-packs'], bikes: ['bikes'],
  cavalry: ['cavalry'], beasts: ['beasts'], 'monstrous-creature': ['monstrous-creature'],
};

/** The number of whoever feels no pain, where his entry gives no other. */
const FEEL_NO_PAIN = 5;
/** Kinds by which some armies look for their enemies. */
const DAEMONS = 'daemons';

/** What models carry besides weapons. */
const GRENADES_CALLED: Readonly<Record<string, Grenade>> = {
  frag: 'frag', stikkbombs: 'frag', plasma: 'plasma', 'photon grenades': 'photon',
};

const wordsIn = (list = ''): readonly string[] => (list === '' ? [] : list.split(', '));
const isUnsure = (word: string): boolean => word.endsWith('?');
const sure = (word: string): string => word.replace('?', '');

export const buildPhaseLibrary = ({ units, ...about }: StoredUnits): PhaseLibrary => {
  const all = units.map(unitOfRow);
  const byId = new Map(all.map(unit => [unit.id, unit]));
  if (byId.size < all.length) throw new Error('Two units of the library share an id.');
  return { ...about, all, unit: id => byId.get(id) };
};

const unitOfRow = (row: EntryRow): PhaseUnit => {
  const { id, name, army, kind, role = 'model', own = null } = row;
  const listed = [row.weapons, row.rules, row.grenades].flatMap(list => wordsIn(list));
  const chosen = row.choices === 'any' ? CHARACTER_WEAPONS : wordsIn(row.choices);
  return {
    id, name, forces: [army], kind, role, own,
    ballisticSkill: Number(row.line.split(' ')[1]),
    profile: profileOfRow(row),
    traits: traitsOfRow(row),
    choices: chosen.map(one => ({ id: one.replaceAll(' ', '-'), name: one })),
    unsourced: listed.filter(isUnsure).map(sure),
    also: wordsIn(row.also),
  };
};

const rulesOf = ({ rules }: EntryRow): readonly string[] => wordsIn(rules).map(sure);

const profileOfRow = (row: EntryRow): Profile => {
  const [weaponSkill, , strength, toughness, wounds, initiative, attacks, leadership] =
    row.line.split(' ').map(Number) as [number, number, number, number, number, number, number, number];
  const [armour, shield] = row.save.split('/');
  const rules = rulesOf(row);
  return {
    name: row.name, weaponSkill, strength, toughness, wounds, initiative, attacks, leadership,
    save: faceIn(armour), invulnerable: faceIn(shield),
    radius: rules.includes('terminator-armour') ? TERMINATOR_RADIUS : RADII[row.kind],
    ...PLAIN_PROFILE,
    weapons: wordsIn(row.weapons).map(one => weaponNamed(sure(one))),
    grenades: GRENADES.filter(one => wordsIn(row.grenades).some(word => GRENADES_CALLED[sure(word)] === one)),
    traits: MODEL_TRAITS.filter(trait => rules.includes(trait)
      || (trait === 'character' && row.role !== undefined)),
    feelNoPain: rules.includes('feel-no-pain') ? FEEL_NO_PAIN : null,
    kinds: [row.army, ...rules.includes('daemon') ? [DAEMONS] : []],
    preferredEnemyOf: wordsIn(row.prefers),
  };
};

const faceIn = (save = '-'): number | null => (save === '-' ? null : Number.parseInt(save, 10));

const traitsOfRow = ({ kind, role }: EntryRow): readonly UnitTrait[] =>
  [...KIND_TRAITS[kind], ...role === 'independent' ? ['independent-character' as const] : []];

/** The profile of a unit with what is chosen for it: that takes the place of its weapons but for its pistol. */
export const profileWith = ({ profile, choices }: PhaseUnit, chosen: readonly string[]): Profile => {
  const taken = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  if (taken.length === 0) return profile;
  const grenades = taken.flatMap(one => GRENADES_CALLED[one] ?? []);
  const weapons = taken.filter(one => GRENADES_CALLED[one] === undefined).map(weaponNamed);
  const left = weapons.length === 0 ? profile.weapons : [
    ...weapons, ...profile.weapons.filter(({ kind }) => kind === 'pistol'),
  ];
  return {
    ...profile, name: `${profile.name} (${taken.join(', ')})`, weapons: left,
    grenades: GRENADES.filter(one => [...profile.grenades, ...grenades].includes(one)),
  };
};
