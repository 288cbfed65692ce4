/** What a datasheet says that counts in an assault, in words. */
import {
  abilityOf, abilityWord, UNIT_ABILITIES, WEAPON_ABILITIES, type Abilities,
} from '../../../src/epic-armageddon/model/abilities.ts';
import type { Profile, UnitType, Weapon } from '../../../src/epic-armageddon/model/profile.ts';
import { capital, figure, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const TYPES: Readonly<Record<UnitType, string>> = {
  'infantry': 'Infantry',
  'light-vehicle': 'Light vehicle',
  'armoured-vehicle': 'Armoured vehicle',
  'war-engine': 'War engine',
  'character': 'Character',
};

const notesOf = (abilities: Abilities): Readonly<Record<string, string>> => Object.fromEntries(
  Object.entries(abilities).flatMap(([word, { standing, note }]) => (standing === 'played' ? [[word, note]] : [])));

export const cardWords = spoken('formation-builder/card', {
  types: TYPES,
  values: { armour: 'Armour', cc: 'CC', ff: 'FF', speed: 'Speed', damageCapacity: 'DC' },
  cm: (cm: number): string => `${figure(cm)}cm`,
  inContact: 'in contact',
  inFirefight: 'in a firefight',
  /** A number, or a die such as 'D3'. */
  extraAttacks: (more: number | string): string =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attack', other: 'attacks' }) : 'attacks'}`,
  weapon: (name: string, facts: readonly string[]): string => `${name}: ${facts.join(', ')}`,
});

/** What an ability does in an assault, by its word. */
export const abilityNotes = spoken('formation-builder/abilities', {
  units: notesOf(UNIT_ABILITIES),
  weapons: notesOf(WEAPON_ABILITIES),
});

/** `first-strike` as `First strike`, `void-shields-2` as `Void shields 2`. */
export const spelled = (word: string): string => capital(word.replaceAll('-', ' '));

const needed = (face: number | null): string => (face === null ? '–' : `${face}+`);

/** Name and value, as a card shows them. */
export const profileValues = (profile: Profile): readonly (readonly [name: string, value: string])[] => {
  const { type, speed, armour, cc, ff, damageCapacity } = profile;
  const names = cardWords.values;
  const all: readonly (readonly [string, string])[] = [
    [names.armour, needed(armour)], [names.cc, needed(cc)], [names.ff, needed(ff)],
    [names.speed, cardWords.cm(speed)],
  ];
  if (type === 'character') return all.slice(0, 3).filter(([, value]) => value !== '–');
  return damageCapacity > 1 ? [...all, [names.damageCapacity, String(damageCapacity)]] : all;
};

/** 'Power claw: in contact, +1 attack, macro weapon' */
export const weaponWords = ({ name, kind, extraAttacks, rules }: Weapon): string => {
  const attacks = extraAttacks === 0 ? [] : [cardWords.extraAttacks(extraAttacks)];
  const words = rules.map(rule => spelled(rule).toLowerCase());
  return cardWords.weapon(name, [
    kind === 'assault' ? cardWords.inContact : cardWords.inFirefight, ...attacks, ...words,
  ]);
};

/** An ability and what it does in an assault. */
export interface AbilityLine {
  readonly name: string;
  readonly note: string;
}

/** Those of its abilities that an assault asks for, each with its note. */
export const abilityLines = ({ abilities }: Profile): readonly AbilityLine[] => abilities.flatMap(word => {
  const known = abilityOf(UNIT_ABILITIES, word);
  if (known?.standing !== 'played') return [];
  return [{ name: spelled(word), note: abilityNotes.units[abilityWord(word)] ?? known.note }];
});

/** Rules of its weapons that an assault asks for. */
export const weaponLines = ({ weapons }: Profile): readonly AbilityLine[] =>
  [...new Set(weapons.flatMap(({ rules }) => rules))].flatMap(word => {
    const known = abilityOf(WEAPON_ABILITIES, word);
    if (known?.standing !== 'played') return [];
    return [{ name: spelled(word), note: abilityNotes.weapons[abilityWord(word)] ?? known.note }];
  });

/** Abilities of which an assault asks nothing. */
export const idleAbilities = ({ abilities }: Profile): readonly string[] =>
  abilities.filter(word => abilityOf(UNIT_ABILITIES, word)?.standing !== 'played').map(spelled);
