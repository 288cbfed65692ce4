/** In Spanish: counts, lengths, sides, weapons and saves, as many sentences have them. */
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Grenade, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import { counted, figure } from '../../shared/languages/forms.ts';

type Move = readonly [right: number, away: number];

export const hitsOf = (count: number): string => counted(count, { one: 'impacto', other: 'impactos' });
export const unitsOf = (count: number): string => counted(count, { one: 'unidad', other: 'unidades' });
export const standsOf = (count: number): string => counted(count, { one: 'peana', other: 'peanas' });
export const pointsOf = (count: number): string => counted(count, { one: 'punto', other: 'puntos' });
export const diceOf = (count: number): string => counted(count, { one: 'dado', other: 'dados' });
export const markersOf = (count: number): string =>
  counted(count, { one: 'marcador de explosión', other: 'marcadores de explosión' });
export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** '0,9 cm más a la izquierda y 0,4 cm más arriba' */
export const further = ([right, away]: Move, unit: string): string => [
  ...(right === 0 ? [] : [`${figure(Math.abs(right))}${unit} más a la ${right < 0 ? 'izquierda' : 'derecha'}`]),
  ...(away === 0 ? [] : [`${figure(Math.abs(away))}${unit} más ${away < 0 ? 'abajo' : 'arriba'}`]),
].join(' y ');

export const SIDES = { attacker: 'el atacante', defender: 'el defensor' } as const;
/** 'de Warband', 'del atacante': a formation that nobody has named is called by its side, with an article. */
export const ofName = (name: string): string => `de ${name}`.replace(/^de el (?=atacante|defensor)/, 'del ');
/** 'a Warband', 'al atacante' */
export const toName = (name: string): string => `a ${name}`.replace(/^a el (?=atacante|defensor)/, 'al ');
export const OF_SIDES = { attacker: 'del atacante', defender: 'del defensor' } as const;

/** Weapons of Warhammer 40,000. */
export const WEAPONS: Readonly<Record<WeaponKind, string>> = {
  ordinary: 'normal', pistol: 'pistola', 'power-fist': 'puño de combate', 'lightning-claw': 'cuchilla relámpago',
  power: 'arma de energía', poisoned: 'envenenada', heavy: 'pesada', rending: 'acerada', force: 'arma psíquica',
};

const MORE: Readonly<Record<'monstrous' | Grenade, string>> = {
  monstrous: 'criatura monstruosa', frag: 'granadas de fragmentación', plasma: 'granadas de plasma',
  photon: 'granadas de fotones',
};

export const withMonsters = (kind: WeaponKind | 'monstrous' | Grenade): string => ({ ...WEAPONS, ...MORE })[kind];

/** Ways to save a hit. */
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'su blindaje', cover: 'la cobertura', holofield: 'su holocampo', 'knight-shield': 'su escudo de caballero',
  'ion-shield': 'su escudo iónico', none: 'ninguna',
};

/** `A, B o C`, `A u Ogryn`, `7 u 8` */
export const either = (names: readonly string[]): string => {
  if (names.length < 2) return names.join('');
  const last = names.at(-1)!;
  return `${names.slice(0, -1).join(', ')} ${/^(?:h?o|8|11\b)/i.test(last) ? 'u' : 'o'} ${last}`;
};
