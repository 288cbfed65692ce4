/** The datasheets that stand in a roster: profiles of units, with the profiles of their weapons. */
import { areSameTerms } from '../search-terms.ts';
import type { Datasheet } from './datasheet.ts';
import { plain, withoutMarkup } from './datasheet-words.ts';
import type { OwnSheet, SheetBook } from './own-sheets.ts';
import { DESCRIPTION, type RosterNode } from './roster-tree.ts';
import type { RuleText } from './critical-text.ts';
import type { WeaponText } from './weapon-text.ts';

type Column = 'type' | 'speed' | 'armour' | 'cc' | 'ff' | 'weapons' | 'range' | 'firepower' | 'notes' | 'unitNotes'
  | 'damageCapacity' | 'critical';

/** What columns are called, by their plain words. */
const COLUMNS: Readonly<Record<string, Column>> = {
  'type': 'type', 'typ': 'type', 'unit type': 'type',
  'speed': 'speed', 'move': 'speed', 'movement': 'speed', 'vitesse': 'speed', 'bewegung': 'speed',
  'armour': 'armour', 'armor': 'armour', 'save': 'armour', 'blindage': 'armour', 'armure': 'armour',
  'panzerung': 'armour',
  'cc': 'cc', 'close combat': 'cc', 'cac': 'cc', 'nk': 'cc',
  'ff': 'ff', 'firefight': 'ff', 'fire fight': 'ff', 'fk': 'ff',
  'weapons': 'weapons', 'weapon': 'weapons', 'armes': 'weapons', 'waffen': 'weapons',
  'range': 'range', 'portee': 'range', 'reichweite': 'range',
  'firepower': 'firepower', 'puissance': 'firepower', 'feuerkraft': 'firepower',
  'notes': 'notes', 'note': 'notes', 'weapon notes': 'notes',
  'unit notes': 'unitNotes', 'special': 'unitNotes', 'special rules': 'unitNotes', 'abilities': 'unitNotes',
  'dc': 'damageCapacity', 'damage capacity': 'damageCapacity',
  'crit': 'critical', 'critical': 'critical', 'critical hit': 'critical', 'critical effect': 'critical',
};
const VALUES: readonly Column[] = ['speed', 'armour', 'cc', 'ff'];

type Cells = Readonly<Partial<Record<Column, string>>>;

const cellsOf = ({ values }: RosterNode): Cells => Object.fromEntries([...values].flatMap(([name, text]) => {
  const said = plain(name);
  return Object.hasOwn(COLUMNS, said) ? [[COLUMNS[said]!, text]] : [];
}));

const isShown = ({ kind, isHidden }: RosterNode): boolean => kind === 'profile' && !isHidden;

/** Whether a profile is the datasheet of a unit, and not only named as one. */
const isDatasheet = (node: RosterNode): boolean => {
  if (!isShown(node)) return false;
  const cells = cellsOf(node);
  return cells.type !== undefined && VALUES.some(value => cells[value] !== undefined);
};

const isWeapon = (node: RosterNode): boolean => {
  if (!isShown(node) || isDatasheet(node)) return false;
  const { range, firepower } = cellsOf(node);
  return range !== undefined || firepower !== undefined;
};

export const hasDatasheet = ({ inside }: RosterNode): boolean => inside.some(isDatasheet);

/** The datasheets of a selection, with the weapons that were selected for its unit. */
export const datasheetsOf = (selection: RosterNode, book: SheetBook): readonly OwnSheet[] => {
  const profiles = selection.inside.filter(isDatasheet);
  const weapons = profiles.length === 1 ? weaponsIn(selection, Math.max(1, selection.number)) : [];
  const rules = selection.inside.filter(({ kind, isHidden }) => kind === 'rule' && !isHidden).map(ruleOf);
  return profiles.map(profile => book.sheetFor(datasheetOf(profile, weapons, rules)));
};

const ruleOf = ({ name, values }: RosterNode): RuleText => ({ name, text: values.get(DESCRIPTION) ?? '' });

/** Weapons of a selection and of what was selected in it, but for units with a datasheet of their own. */
const weaponsIn = (selection: RosterNode, units: number): readonly WeaponText[] => [
  ...selection.inside.filter(isWeapon).map(node => weaponOf(node, Math.round(selection.number / units))),
  ...selection.inside.filter(one => one.kind === 'selection' && !hasDatasheet(one))
    .flatMap(one => weaponsIn(one, units)),
];

const weaponOf = (node: RosterNode, times: number): WeaponText => {
  const { range = '', firepower = '', notes, unitNotes } = cellsOf(node);
  return { name: times > 1 ? `${times}x ${node.name}` : node.name, range, firepower, notes: notes ?? unitNotes ?? '' };
};

const datasheetOf = (node: RosterNode, weapons: readonly WeaponText[], rules: readonly RuleText[]): Datasheet => {
  const cells = cellsOf(node);
  const hasTable = cells.weapons !== undefined;
  return {
    name: node.name,
    type: cells.type ?? '', speed: cells.speed ?? '', armour: cells.armour ?? '',
    cc: cells.cc ?? '', ff: cells.ff ?? '',
    notes: [cells.unitNotes, hasTable ? undefined : cells.notes].filter(Boolean).join(', '),
    damageCapacity: cells.damageCapacity ?? '',
    critical: cells.critical ?? '',
    transport: transportIn(rules, node.name),
    weapons: [...(hasTable ? tableOf(cells) : []), ...weapons],
    rules: cells.critical === undefined ? [] : rules,
  };
};

/** What a rule such as `Transport (ABC)` says of one unit, in a line of its own. */
const transportIn = (rules: readonly RuleText[], unit: string): string => {
  const rule = rules.find(({ name }) => /^transport\b/i.test(name));
  const lines = withoutMarkup(rule?.text ?? '').split(/\n|\s•\s/).map(line => line.replace(/^[\s•·*-]+/, ''));
  const own = lines.find(line => line.includes(':') && areSameTerms(line.slice(0, line.indexOf(':')), unit));
  return own === undefined ? '' : own.slice(own.indexOf(':') + 1).trim();
};

const JOINED = /^\s*(?:and|or)\b/i;

/**
 * A table of weapons in four cells: rows behind blank lines, more lines of a row behind `and` and `or`. Notes behind
 * the last weapon belong to nobody, so they stand there with a weapon without a name.
 */
const tableOf = ({ weapons = '', range = '', firepower = '', notes = '' }: Cells): readonly WeaponText[] => {
  const columns = [weapons, range, firepower, notes].map(withoutMarkup);
  const isSpaced = columns.some(column => /\n\s*(?:\n|and\b|or\b)/i.test(column));
  const [names = [], ranges = [], powers = [], said = []] =
    columns.map(column => column.trim().split(isSpaced ? /\n[^\S\n]*\n/ : '\n').map(withoutComma));
  const table = names.flatMap((name, row) => rowsOf(name, [ranges, powers, said].map(column => column[row] ?? '')));
  const left = said.slice(names.length).filter(text => /\p{L}/u.test(text));
  return [...table, ...left.map(text => ({ name: '', range: '', firepower: '', notes: text }))];
};

/** Cells are parted by lines; some have a comma there as well. */
const withoutComma = (text: string): string => text.trim().replace(/,$/, '');

/** The lines of one weapon: a weapon of one name may strike in several ways. */
const rowsOf = (name: string, cells: readonly string[]): readonly WeaponText[] => {
  const [title = ''] = name.split('\n');
  const most = Math.max(1, ...cells.map(cell => linesOf(cell).length));
  const [ranges = [], powers = [], notes = []] = cells.map(cell => {
    const lines = cell.split('\n').map(line => line.trim());
    return lines.length === most ? lines : linesOf(cell);
  });
  return Array.from({ length: most }, (_, line) => ({
    name: title.trim(), range: ranges[line] ?? '', firepower: powers[line] ?? '', notes: notes[line] ?? '',
  })).flatMap(inWays);
};

const AND = /\s+and\s+/i;

/** `(15cm) and 15cm` with `Small Arms and 3BP` in one line are two lines. */
const inWays = (row: WeaponText): readonly WeaponText[] => {
  const [ranges, powers, notes] = [row.range, row.firepower, row.notes].map(cell => cell.split(AND));
  if (ranges!.length < 2 || ranges!.length !== powers!.length) return [row];
  const isEach = notes!.length === ranges!.length;
  return ranges!.map((range, i) =>
    ({ name: row.name, range, firepower: powers![i]!, notes: isEach ? notes![i]! : row.notes }));
};

/** The lines of a cell; one that does not begin with `and` or `or` goes on with the line before. */
const linesOf = (cell: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of cell.split('\n')) {
    if (lines.length === 0 || JOINED.test(line)) lines.push(line.trim());
    else lines.push(`${lines.pop()!} ${line.trim()}`.trim());
  }
  return lines;
};
