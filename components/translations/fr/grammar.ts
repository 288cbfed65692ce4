/** In French: counts, lengths, sides, weapons and saves, as many sentences have them. */
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Grenade, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import { counted, figure, form, type Forms } from '../../shared/languages/forms.ts';

type Move = readonly [right: number, away: number];

export const hitsOf = (count: number): string => counted(count, { one: 'touche', other: 'touches' });
export const unitsOf = (count: number): string => counted(count, { one: 'unité', other: 'unités' });
export const pointsOf = (count: number): string => counted(count, { one: 'point', other: 'points' });
export const diceOf = (count: number): string => counted(count, { one: 'dé', other: 'dés' });
export const markersOf = (count: number): string => counted(count, { one: 'pion Impact', other: 'pions Impact' });

/** '0,8 point', '+27,8 points': a figure that is written already, with its word; what is below 2 is singular. */
export const withWord = (written: string, forms: Forms): string =>
  `${written} ${form(Number(written.replace(',', '.').replace(/[^\d.]/g, '')), forms)}`;
export const pointsIn = (written: string): string => withWord(written, { one: 'point', other: 'points' });

export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** '0,9 cm plus à gauche et 0,4 cm plus haut' */
export const further = ([right, away]: Move, unit: string): string => [
  ...(right === 0 ? [] : [`${figure(Math.abs(right))}${unit} plus à ${right < 0 ? 'gauche' : 'droite'}`]),
  ...(away === 0 ? [] : [`${figure(Math.abs(away))}${unit} plus ${away < 0 ? 'bas' : 'haut'}`]),
].join(' et ');

export const SIDES = { attacker: 'l’attaquant', defender: 'le défenseur' } as const;
export const OF_SIDES = { attacker: 'de l’attaquant', defender: 'du défenseur' } as const;

const VOWEL = /^[aeiouàâäéèêëîïôöœùûü]/i;

/** 'd’Assault 1', 'de Boyz 1'; of a side that nobody has named 'du défenseur' */
export const de = (name: string): string =>
  (VOWEL.test(name) ? `d’${name}` : `de ${name}`.replace(/^de le (?=défenseur)/, 'du '));

/** 'qu’Assault 1', 'que Boyz 1' */
export const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);

/** Weapons of Warhammer 40,000. */
export const WEAPONS: Readonly<Record<WeaponKind, string>> = {
  ordinary: 'ordinaire', pistol: 'pistolet', 'power-fist': 'gantelet énergétique', 'lightning-claw': 'griffe éclair',
  power: 'énergétique', poisoned: 'empoisonnée', heavy: 'lourde', rending: 'perforante', force: 'arme de force',
};

const MORE: Readonly<Record<'monstrous' | Grenade, string>> = {
  monstrous: 'créature monstrueuse', frag: 'grenades frag', plasma: 'grenades à plasma', photon: 'grenades à photons',
};

export const withMonsters = (kind: WeaponKind | 'monstrous' | Grenade): string => ({ ...WEAPONS, ...MORE })[kind];

/** Ways to save a hit. */
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'son blindage', cover: 'le couvert', holofield: 'son holochamp', 'knight-shield': 'son bouclier de chevalier',
  'ion-shield': 'son bouclier ionique', none: 'aucune',
};

/** 'pions Impact': a heading within a sentence; only its first letter is lowered. */
export const within = (heading: string): string => heading.charAt(0).toLowerCase() + heading.slice(1);
