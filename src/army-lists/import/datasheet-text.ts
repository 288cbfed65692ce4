/** Datasheets that somebody pasted into a text: out of a PDF, a web page or by hand. */
import type { Datasheet } from './datasheet.ts';
import { plain, withoutMarkup } from './datasheet-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { isReadable, sheetBook, type OwnSheet } from './own-sheets.ts';
import type { WeaponText } from './weapon-text.ts';

export interface SheetsInText {
  readonly sheets: readonly OwnSheet[];
  /** The lines that belong to no datasheet. */
  readonly lines: readonly string[];
}

/** Takes the datasheets out of the lines of a text; what is like one and cannot be read stays where it is. */
export const datasheetsIn = (lines: readonly string[]): SheetsInText => {
  const book = sheetBook();
  const text = lines.map(spaced);
  const rest: string[] = [];
  let end = 0;
  for (let at = 0; at < lines.length;) {
    const found = labelledFrom(text, at, end) ?? rowFrom(text, at, end);
    const sheet = found === null ? null : book.sheetFor(found.sheet);
    if (found === null || sheet === null || !isReadable(sheet)) {
      rest.push(lines[at]!);
      at += 1;
    } else {
      rest.length -= at - found.from;
      at = found.to;
      end = at;
    }
  }
  return { sheets: book.all().filter(isReadable), lines: rest };
};

interface Found {
  readonly sheet: Datasheet;
  /** The lines it takes up: `to` is the first behind it. */
  readonly from: number;
  readonly to: number;
}

/** With one space for whatever keeps its cells apart: tabs, bars, more spaces. */
const spaced = (line: string): string =>
  withoutMarkup(line.slice(0, IMPORT_LIMITS.line)).replace(/\*\*|__/g, '').replace(/[\s|]+/g, ' ').trim();

const VALUE = String.raw`([1-6]\+|[-–—]|n\/a)`;
const SPEED = String.raw`(\d{1,3} ?cm|immobile|n\/a|[-–—]|fighter-bomber|fighter|bomber)`;
const TYPE = String.raw`(INF|LV|AV|WE|CH|AC|AC\/WE|WE\/AC|SC|infantry|${
  '(?:light|armou?red) vehicle|war engine|character|aircraft|spacecraft'})`;
/** `Terminators INF 15cm 4+ 3+ 3+`; notes may follow. */
const ROW = new RegExp(String.raw`^(.{0,80}?) ?\b${TYPE} ${SPEED} ${VALUE} ${VALUE} ${VALUE}(?: (.{0,400}))?$`, 'i');
/** `Type Speed Armour CC FF`, with or without a name before it. */
const HEADER =
  /^(.{0,80}?) ?\btype speed (?:armou?r|save) (?:cc|close combat) (?:ff|fire ?fight)\b/i;
const WEAPON_HEADER = /\bweapons? range firepower\b/i;
const RULED = /^[ :=_-]*$/;

/** Values in a row: below a header, with the name in the row, in the header or above. */
const rowFrom = (lines: readonly string[], at: number, end: number): Found | null => {
  const header = HEADER.exec(lines[at]!);
  const valuesAt = header === null ? at : nextText(lines, at + 1);
  const row = ROW.exec(lines[valuesAt] ?? '');
  if (row === null) return null;
  const [, inRow = '', type = '', speed = '', armour = '', cc = '', ff = '', behind = ''] = row;
  const besides = nameIn(inRow) || nameIn(header?.[1] ?? '');
  const above = besides === '' ? nameAbove(lines, at, end) : null;
  const name = besides || above?.name || '';
  if (name === '') return null;
  const { parts, to } = partsBelow(lines, valuesAt + 1);
  const notes = [behind, parts.notes].filter(Boolean).join(', ');
  return { sheet: { name, type, speed, armour, cc, ff, ...parts, notes }, from: above?.at ?? at, to };
};

const nameIn = (text: string): string => {
  const name = text.replace(/^[ #*>+-]+|[ *:–-]+$/g, '').replace(/^(?:name|unit) ?:? ?|\b(?:name|unit)$/i, '').trim();
  return /\p{L}/u.test(name) ? name : '';
};

/** The nearest line above that is of no other datasheet; at most one blank line stands between. */
const nameAbove = (
  lines: readonly string[], at: number, end: number,
): { readonly name: string; readonly at: number } | null => {
  const place = [at - 1, at - 2].find(one => one >= end && !RULED.test(lines[one] ?? ''));
  const isHeader = place !== undefined && HEADER.test(lines[place]!);
  const name = place === undefined || isHeader ? '' : nameIn(lines[place]!);
  return place === undefined || name === '' || name.length > IMPORT_LIMITS.name ? null : { name, at: place };
};

const nextText = (lines: readonly string[], at: number): number =>
  [at, at + 1, at + 2].find(one => !RULED.test(lines[one] ?? '')) ?? at;

type Parts = Pick<Datasheet, 'notes' | 'damageCapacity' | 'critical' | 'weapons' | 'rules'>;

/** The table of weapons and the notes below the values. */
const partsBelow = (lines: readonly string[], start: number): { readonly parts: Parts; readonly to: number } => {
  const weapons: WeaponText[] = [];
  const said: Said = { notes: '', damageCapacity: '', critical: '' };
  let to = start;
  for (let at = start; at < lines.length && at <= to + 1; at += 1) {
    if (RULED.test(lines[at]!)) continue;
    if (!takeLine(lines[at]!, weapons, said)) break;
    to = at + 1;
  }
  return { parts: { ...said, weapons, rules: [] }, to };
};

interface Said {
  notes: string;
  damageCapacity: string;
  critical: string;
}

/** Whether a line is a part of the datasheet above it. */
const takeLine = (line: string, weapons: WeaponText[], said: Said): boolean => {
  if (WEAPON_HEADER.test(line)) return true;
  const field = labelled(line);
  if (field === null) {
    const weapon = weaponIn(line);
    if (weapon !== null) weapons.push(weapon);
    return weapon !== null;
  }
  if (field.name === 'notes') said.notes = [said.notes, field.text].filter(Boolean).join(', ');
  else if (field.name === 'damageCapacity' || field.name === 'critical') said[field.name] = field.text;
  else return false;
  return true;
};

const REACH = String.raw`(\(?(?:base )?contact\)?|\(b\.?c\.?\)|\(\d{1,3} ?cms?\)|\d{1,3} ?cms?|n\/a)`;
const SHOT = String.raw`(?:AP|AT|AA|MW|TK) ?\d\+`;
const SHOTS = String.raw`(?:\d{1,2} ?x ?)?${SHOT}(?: ?\/ ?${SHOT}){0,3}`;
const POWER = String.raw`(\(?small arms?\)?|\(?assault weapons?\)?|${SHOTS}|\d?(?:D3|D6)?\+?\d? ?BP)`;
/** `Power Weapons (base contact) Assault Weapons Macro-weapon, Extra Attacks (+1)`. */
const WEAPON = new RegExp(
  String.raw`^(.{0,80}?) ?(?:(?:and|or) )?${REACH} ?(?:(?:and|or) )?${POWER}?,? ?(.{0,400})$`, 'i',
);

const weaponIn = (line: string): WeaponText | null => {
  const [, before = '', range = '', firepower = '', notes = ''] = WEAPON.exec(line) ?? [];
  if (range === '' || (firepower === '' && !range.startsWith('('))) return null;
  return { name: before.replace(/^[ *•·-]+|[ *:–-]+$/g, ''), range, firepower, notes };
};

const LABELS: readonly (readonly [name: keyof Datasheet, words: RegExp])[] = [
  ['type', /^type$/], ['speed', /^(?:speed|move)$/], ['armour', /^(?:armou?r|save)$/], ['cc', /^(?:cc|close combat)$/],
  ['ff', /^(?:ff|fire ?fight)$/], ['damageCapacity', /^(?:dc|damage capacity)$/],
  ['critical', /^crit(?:ical)?(?: hit)?(?: effect)?$/],
  ['notes', /^(?:unit )?(?:notes?|special(?: rules)?|abilities)$/],
];

interface Field {
  readonly name: keyof Datasheet;
  readonly text: string;
}

/** `Type: INF`, `Notes: Walker`, `Damage Capacity 6`. */
const labelled = (line: string): Field | null => {
  const [, label, text = ''] =
    /^([A-Za-z ]{2,24}?) ?[:=] ?(.*)$/.exec(line) ?? /^(dc|damage capacity) (\d{1,2})$/i.exec(line) ?? [];
  const found = label === undefined ? undefined : LABELS.find(([, words]) => words.test(plain(label)));
  return found === undefined ? null : { name: found[0], text };
};

/** A name, and below it a line for each value. */
const labelledFrom = (lines: readonly string[], at: number, end: number): Found | null => {
  if (labelled(lines[at]!)?.name !== 'type') return null;
  const above = nameAbove(lines, at, end);
  if (above === null) return null;
  const values: Partial<Record<keyof Datasheet, string>> = {};
  let to = at;
  for (let field = labelled(lines[to]!); field !== null; field = labelled(lines[to] ?? '')) {
    values[field.name] = field.text;
    to += 1;
  }
  const { type = '', speed = '', armour = '', cc = '', ff = '', notes = '' } = values;
  const { damageCapacity = '', critical = '' } = values;
  if (armour + cc + ff === '') return null;
  const below = partsBelow(lines, to);
  return {
    sheet: {
      name: above.name, type, speed, armour, cc, ff, ...below.parts,
      notes: [notes, below.parts.notes].filter(Boolean).join(', '),
      damageCapacity: damageCapacity || below.parts.damageCapacity, critical: critical || below.parts.critical,
    },
    from: above.at, to: below.to,
  };
};
