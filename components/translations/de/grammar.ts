/** In German: counts, lengths, sides, weapons and saves, as many sentences have them. */
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Grenade, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import { counted, figure } from '../../shared/languages/forms.ts';

type Move = readonly [right: number, away: number];

/** 'keine Treffer', '1 Treffer', '5 Treffer'. */
export const hitsOf = (count: number): string =>
  (count === 0 ? 'keine Treffer' : counted(count, { one: 'Treffer', other: 'Treffer' }));

export const unitsOf = (count: number): string => counted(count, { one: 'Einheit', other: 'Einheiten' });

/** 'keine Punkte', '1 Punkt', '2 Punkte'. */
export const pointsOf = (count: number): string =>
  (count === 0 ? 'keine Punkte' : counted(count, { one: 'Punkt', other: 'Punkte' }));

export const diceOf = (count: number): string => counted(count, { one: 'Würfel', other: 'Würfel' });

/** 'W3', '2W6': dice as they are called in German, of 'D3', '2D6'. */
export const dieNamed = (dice: string): string => dice.replace(/D(?=\d)/g, 'W');

export const markersOf = (count: number): string => counted(count, { one: 'Blastmarker', other: 'Blastmarker' });

/** Centimetres with at most one decimal. */
export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** '0,9 cm weiter links und 0,4 cm weiter oben' */
export const further = ([right, away]: Move, unit: string): string => [
  ...(right === 0 ? [] : [`${figure(Math.abs(right))}${unit} weiter ${right < 0 ? 'links' : 'rechts'}`]),
  ...(away === 0 ? [] : [`${figure(Math.abs(away))}${unit} weiter ${away < 0 ? 'unten' : 'oben'}`]),
].join(' und ');

/** Inches with at most one decimal. */
export const inchesOf = (length: number): string => `${figure(Math.round(length * 10) / 10)}″`;

export const SIDES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;

/** 'von Warband', 'vom Angreifer': a formation that nobody has named is called by its side, with an article. */
export const ofName = (name: string): string => `von ${name}`.replace(/^von der (?=Angreifer|Verteidiger)/, 'vom ')
  .replace(/(, | und )der (?=Angreifer|Verteidiger)/g, '$1dem ');
/** 'Warband', 'den Angreifer' */
export const whom = (name: string): string =>
  name.replace(/(^|, | und )der (?=Angreifer|Verteidiger)/g, '$1den ');

/** Weapons of Warhammer 40,000. */
export const WEAPONS: Readonly<Record<WeaponKind | 'monstrous' | Grenade, string>> = {
  ordinary: 'gewöhnliche Waffe', pistol: 'Pistole', 'power-fist': 'Energiefaust', 'lightning-claw': 'Energieklaue',
  power: 'Energiewaffe', poisoned: 'vergiftete Waffe', heavy: 'schwere Waffe', rending: 'rüstungsbrechende Waffe',
  force: 'Psiwaffe', monstrous: 'monströse Kreatur',
  frag: 'Fragmentgranaten', plasma: 'Plasmagranaten', photon: 'Photonengranaten',
};

/** Ways to save a hit. */
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
  'ion-shield': 'Ion Shield', none: 'keine',
};
