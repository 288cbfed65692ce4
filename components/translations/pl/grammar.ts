/** In Polish: counts, lengths, sides, weapons and saves, as many sentences have them. */
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Grenade, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import { counted, figure } from '../../shared/languages/forms.ts';

type Move = readonly [right: number, away: number];

/** 'brak trafień', '1 trafienie', '2 trafienia', '5 trafień'. */
export const hitsOf = (count: number): string => (count === 0 ? 'brak trafień'
  : counted(count, { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' }));

export const unitsOf = (count: number): string =>
  counted(count, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' });

export const pointsOf = (count: number): string =>
  counted(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });

export const diceOf = (count: number): string =>
  counted(count, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' });

/** After 'rzuć' and 'rzuca'. */
export const byDice = (count: number): string =>
  counted(count, { one: 'kością', few: 'kośćmi', many: 'kośćmi', other: 'kości' });

export const markersOf = (count: number): string => counted(count, {
  one: 'znacznik wybuchu', few: 'znaczniki wybuchu', many: 'znaczników wybuchu', other: 'znacznika wybuchu',
});

/** 'K3' for 'D3'. */
export const diceWord = (dice: number | string): string => String(dice).replace('D', 'K');

/** Centimetres with at most one decimal. */
export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** '0,9 cm dalej w lewo i 0,4 cm wyżej' */
export const further = ([right, away]: Move, unit: string): string => [
  ...(right === 0 ? [] : [`${figure(Math.abs(right))}${unit} dalej w ${right < 0 ? 'lewo' : 'prawo'}`]),
  ...(away === 0 ? [] : [`${figure(Math.abs(away))}${unit} ${away < 0 ? 'niżej' : 'wyżej'}`]),
].join(' i ');

/** Inches with at most one decimal. */
export const inchesOf = (length: number): string => `${figure(Math.round(length * 10) / 10)}″`;

export const SIDES = { attacker: 'atakujący', defender: 'obrońca' } as const;

/** And at the head of a line. */
export const HEADED_SIDES = { attacker: 'Atakujący', defender: 'Obrońca' } as const;

/** Weapons of Warhammer 40,000. */
export const WEAPONS: Readonly<Record<WeaponKind | 'monstrous' | Grenade, string>> = {
  ordinary: 'zwykła broń', pistol: 'pistolet', 'power-fist': 'pięść energetyczna',
  'lightning-claw': 'szpon energetyczny', power: 'broń energetyczna', poisoned: 'broń zatruta', heavy: 'broń ciężka',
  rending: 'broń rozrywająca', force: 'broń psioniczna', monstrous: 'potworna siła', frag: 'granaty odłamkowe',
  plasma: 'granaty plazmowe', photon: 'granaty fotonowe',
};

/** Ways to save a hit. */
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
  'ion-shield': 'Ion Shield', none: 'nic',
};
