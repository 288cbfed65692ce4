/** What a datasheet says that counts in an assault, in words. */
import { abilityOf, UNIT_ABILITIES, WEAPON_ABILITIES } from '../../src/epic-armageddon/abilities.ts';
import type { Profile, UnitType, Weapon } from '../../src/epic-armageddon/profile.ts';

export const TYPE_WORDS: Readonly<Record<UnitType, string>> = {
  'infantry': 'Infantry',
  'light-vehicle': 'Light vehicle',
  'armoured-vehicle': 'Armoured vehicle',
  'war-engine': 'War engine',
  'character': 'Character',
};

/** `first-strike` as `First strike`, `void-shields-2` as `Void shields 2`. */
export const spelled = (word: string): string => {
  const text = word.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

const needed = (face: number | null): string => (face === null ? '–' : `${face}+`);

/** Name and value, as a card shows them. */
export const valuesOf = (profile: Profile): readonly (readonly [name: string, value: string])[] => {
  const { type, speed, armour, cc, ff, damageCapacity } = profile;
  const all: readonly (readonly [string, string])[] = [
    ['Armour', needed(armour)], ['CC', needed(cc)], ['FF', needed(ff)], ['Speed', `${speed}cm`],
  ];
  if (type === 'character') return all.slice(0, 3).filter(([, value]) => value !== '–');
  return damageCapacity > 1 ? [...all, ['DC', String(damageCapacity)]] : all;
};

/** 'Power claw: in contact, +1 attack, macro weapon' */
export const weaponWords = ({ name, kind, extraAttacks, rules }: Weapon): string => {
  const attacks = extraAttacks === 0 ? [] : [`+${extraAttacks} ${extraAttacks === 1 ? 'attack' : 'attacks'}`];
  const words = rules.map(rule => spelled(rule).toLowerCase());
  return `${name}: ${[kind === 'assault' ? 'in contact' : 'in a firefight', ...attacks, ...words].join(', ')}`;
};

/** An ability and what it does in an assault. */
export interface AbilityLine {
  readonly name: string;
  readonly note: string;
}

/** Those of its abilities that an assault asks for, each with its note. */
export const abilityLines = ({ abilities }: Profile): readonly AbilityLine[] => abilities.flatMap(word => {
  const known = abilityOf(UNIT_ABILITIES, word);
  return known?.standing === 'played' ? [{ name: spelled(word), note: known.note }] : [];
});

/** Rules of its weapons that an assault asks for. */
export const weaponLines = ({ weapons }: Profile): readonly AbilityLine[] =>
  [...new Set(weapons.flatMap(({ rules }) => rules))].flatMap(word => {
    const known = abilityOf(WEAPON_ABILITIES, word);
    return known?.standing === 'played' ? [{ name: spelled(word), note: known.note }] : [];
  });

/** Abilities of which an assault asks nothing. */
export const idleAbilities = ({ abilities }: Profile): readonly string[] =>
  abilities.filter(word => abilityOf(UNIT_ABILITIES, word)?.standing !== 'played').map(spelled);
