/** Orks, their machines and one Gargant. */
import type { Profile } from '../../../model/profile.ts';
import {
  SMOULDERS, character, infantry, lightVehicle, powerWeapon, smallArms, vehicle, warEngine, weapon,
} from './datasheet.ts';

export const ORKS = {
  boyz: infantry('Boyz', 15, { armour: 6, cc: 4, ff: 6 }),
  nobz: infantry('Nobz', 15, { armour: 4, cc: 3, ff: 5, abilities: ['leader'], weapons: [weapon('Big Choppas', 1)] }),
  grotz: infantry('Grotz', 15, { cc: 6, ff: 6, abilities: ['expendable'], weapons: [smallArms('Shootas')] }),
  warlord: character('Warlord', { abilities: ['supreme-commander'], weapons: [powerWeapon('Big Choppa')] }),
  stormboyz: infantry('Stormboyz', 30, {
    armour: 6, cc: 4, ff: 6, abilities: ['jump-packs', 'scout'], weapons: [smallArms('Shootas')],
  }),
  warbikes: infantry('Warbikes', 35, { armour: 5, cc: 4, ff: 6, abilities: ['mounted'] }),
  skorcha: lightVehicle('Skorcha', 35, { armour: 5, cc: 6, ff: 4 }),
  'killa-kan': vehicle('Killa Kan', 15, {
    armour: 5, cc: 5, ff: 6, abilities: ['walker'], weapons: [powerWeapon('Kombat Klaws')],
  }),
  'dreadnought-ork': vehicle('Dreadnought', 15, {
    armour: 4, cc: 4, ff: 5, abilities: ['walker'], weapons: [powerWeapon('Kombat Klaws')],
  }),
  gunwagon: vehicle('Gunwagon', 30, { armour: 5, cc: 5, ff: 5, abilities: ['transport'] }),
  'big-gunz': infantry('Big Gunz', 10, { cc: 6, ff: 5 }),
  oddboy: character('Oddboy'),
  'gargant-ogbm': warEngine('Gargant', 15, 8, SMOULDERS, {
    armour: 4, cc: 3, ff: 3, abilities: ['fearless', 'power-fields-d33', 'reinforced-armour', 'walker'],
  }),
  'mega-choppa': character('Mega-Choppa', { weapons: [weapon('Mega Choppa', 1, ['titan-killer-d3'])] }),
  soopagun: character('Soopagun'),
  'deth-kannon': character('Deth Kannon'),
} as const satisfies Readonly<Record<string, Profile>>;
