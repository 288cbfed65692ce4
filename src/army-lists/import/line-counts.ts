/** Where the numbers of a line stand: before its units, behind them, or between a name and its units. */
import { GLUED } from '../../deployment/quick-entry/pieces.ts';
import { AND, INSIDE, NUMBER_WORDS, PLUS, STAND } from '../../deployment/quick-entry/written-words.ts';

/** `6 `, `6x `, `x6 `, `6-boyz`, `6xboyz`, `6boyz`, `six `. */
export const COUNT_FIRST = new RegExp(
  String.raw`^(?:[x×]\s?)?(\d{1,4})(?:\s?[x×*])?(?:\s|(?<=[x×*])(?=\p{L})|-(?=\p{L}{2})|${GLUED})`
  + `|^(${Object.keys(NUMBER_WORDS).join('|')})\\s`, 'iu',
);
/** `Tactical: 6 Tactical (2 lost)`, `Armour 6 Predators (4 Destructors)`: the brackets belong to a unit. */
export const COUNT_BETWEEN = /[\s:,]\d{1,3}(?:\s?[x×])?\s?(?=\p{L}{2})/u;
/** `Warband 6 boyz, 2 nobz`: what stands before the first number. */
export const COUNT_BEHIND_NAME = new RegExp([
  String.raw`^([^\d,:;+(&]{2,60}?)(?<!\s(?:${PLUS}|${AND}|${INSIDE}|w\/))(?<![-–—/])`,
  String.raw`\s(?=[x×]?\d{1,3}\s?[x×]?\s?\p{L}{2})`,
].join(''), 'iu');
/** `Tactical (6), Rhino x3` */
export const COUNTED_BEHIND = /^[^,(]{2,60}\s(?:[x×]\s?\d{1,3}|\d{1,3}\s?[x×]?|\(\d{1,2}\))(?:,|$)/;
/** `Supreme Commander, 12 Infantry`, `Seneschal + 3 Paladins` */
export const COUNT_AFTER = /(?:[,+&]|\s(?:and|with|und|mit|et|avec|y|con|i|z))\s?\d{1,3}\s?[x×]?\s?\p{L}/u;
/** `Warhounds 2x`, `Tactical Detachment x2`. */
export const COUNTED_LAST = /^(.{2,80}?)\s(?:[x×]\s?(\d{1,3})|(\d{1,3})\s?[x×])$/;
/** `Tactical 5`, `Tactical = 5` */
export const UNIT_COUNTED = /^([^\d,]{2,60}?)\s?(?:=|\s[-–—]|)\s?\d{1,2}$/;
/** `2 Taktische Trupps zu je 6 Ständen`, `2 Tactical squads of 6 stands` */
export const OF_SO_MANY = new RegExp(
  String.raw`^(.{2,60}?)\s(?:zu\sje|zu|of|de|à|po)\s(\d{1,2})(?:\s(?:${STAND}))?$`, 'i',
);
/** `Stompas x3 (one with a lifta)`, `Assault Detachment (4) + Chaplain`: so many of a unit. */
export const COUNTED_NAME = /^(.{2,60}?)\s(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×]|\((\d{1,2})\))$/;
/** `Engineers 8`, `Engineers x8`, `Engineers (8)` */
export const SO_MANY = /^(.{2,60}?)\s(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×]?|\((\d{1,2})\))$/;
/** `Night Spinners x3`, `Rangers (4)`, `Wraiths 6` */
export const COUNT_LAST = /\s(?:[x×]?\s?\d{1,2}\s?[x×]?|\(\d{1,2}\)|\[\d{1,2}\])$/;
/** `Guardians 8 w/ farseer` */
export const COUNT_SECOND = new RegExp(
  String.raw`^[^\d,:;(+]{2,60}?\s[x×]?\d{1,2}(?:\s?[x×])?\s(?:w\/|\+|&|${PLUS}|${AND})\s`, 'iu',
);
