/** Tables in a text: with tabs, in Markdown, or as CSV. Each row becomes a line as people write it. */
import { quote } from '../../parsing/problems.ts';
import { POINTS } from '../../deployment/quick-entry/written-words.ts';
import { searchTermsOf } from '../search-terms.ts';
import { sayImport } from './import-words.ts';

/** A line as it stands, or a row of a table that names a formation. */
export interface PlainLine {
  readonly text: string;
  readonly isRow: boolean;
}

export interface PlainLines {
  readonly lines: readonly PlainLine[];
  readonly notes: readonly string[];
}

type Sign = '|' | '\t' | ';' | ',';
type Kind = 'formation' | 'name' | 'units' | 'count' | 'points' | 'other';
type Row = readonly string[];

const HEADERS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  formation: wordsOf('formation detachment detachement formacion formacja company abteilung kompanie oddzial'),
  name: wordsOf('name unit einheit unite unidad jednostka nom nombre nazwa model'),
  units: wordsOf('composition content troop troupe zusammensetzung composicion sklad upgrade option extra character '
    + 'transport aufwertung amelioration mejora stand base einheiten'),
  count: wordsOf('number no qty quantity count anzahl menge nb quantite cantidad liczba ilosc size amount nr'),
  points: wordsOf('point pt cost price total punkte kosten pkt cout punto coste punkty koszt prix wert value'),
  other: wordsOf('note remark type section slot activation initiative strategy comment bemerkung typ remarque nota '
    + 'uwagi'),
};
const KINDS = Object.keys(HEADERS) as readonly Kind[];

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const COUNT_SIGN = /^(?:#|x|×|n[º°o]\.?)$/i;
const RULE_ROW = /^[\s|:+=-]*-[\s|:+=-]*$/;
const PRICE = new RegExp(String.raw`^\W{0,3}\d{1,2}[.,]?\d{0,3}\s?(?:${POINTS})?\.?\W{0,3}$`, 'i');
const POINTS_WORD = new RegExp(POINTS, 'i');
const SMALL = /^(?:[x×]\s?)?\d{1,2}\s?[x×]?$/i;
const COUNTED = /^\W{0,2}(?:[x×]\s?)?\d{1,3}\s?[x×]?\s?\p{L}/u;
/** How a line below a list begins. */
export const SUM = /^(?:total|sum|summe|gesamt|suma|razem)\b/i;
/** Fewer points are no price of a formation. */
const LEAST_POINTS = 25;
/** More columns than any list has. */
const MOST_CELLS = 40;

/** The lines of a text, with the rows of its tables as `Formation: units`. */
export const tableLines = (lines: readonly string[]): PlainLines => {
  const made: PlainLine[] = [];
  const notes: string[] = [];
  for (let at = 0; at < lines.length;) {
    const sign = signOf(lines[at]!);
    let end = at + 1;
    while (sign !== null && end < lines.length && signOf(lines[end]!) === sign) end += 1;
    const table = sign === null ? null : tableOf(lines.slice(at, end), sign);
    if (table === null) made.push(...lines.slice(at, end).map(text => ({ text, isRow: false })));
    else {
      made.push(...table.lines);
      notes.push(...table.notes);
    }
    at = end;
  }
  return { lines: made, notes };
};

const signOf = (line: string): Sign | null => {
  if (/^\s*\|.*\||\S\s\|\s\S/.test(line)) return '|';
  if (/\S *\t\s*\S/.test(line)) return '\t';
  if (/\S;.*\S/.test(line)) return ';';
  return /\S,.*\S/.test(line) ? ',' : null;
};

const cellsOf = (line: string, sign: Sign): Row => {
  const bare = sign === '|' ? line.trim().replace(/^\||\|$/g, '') : line;
  const cells = bare.includes('"') && sign !== '|'
    ? [...bare.matchAll(sign === ',' ? /"([^"]*)"|([^,]+)/g : /"([^"]*)"|([^;\t]+)/g)].map(([, a, b]) => a ?? b ?? '')
    : bare.split(sign === '\t' ? /\t/ : sign);
  return cells.slice(0, MOST_CELLS).map(cell => cell.replace(/\*\*|__/g, '').trim());
};

const tableOf = (lines: readonly string[], sign: Sign): PlainLines | null => {
  const rows = lines.filter(line => !RULE_ROW.test(line)).map(line => cellsOf(line, sign));
  const [first] = rows;
  const header = first === undefined ? null : headerOf(first);
  const body = header === null ? rows : rows.slice(1);
  const kinds = (header ?? kindsOf(body)).map((kind, i) =>
    (kind === 'units' && isSmall(column(body, i)) ? 'count' : kind)).map((kind, i) =>
    (kind === 'count' && isNumbering(column(body, i)) ? 'other' : kind));
  const isTable = header !== null || sign === '|' || sign === '\t'
    || (kinds.at(-1) === 'points' && (kinds.length > 2 || body.length > 1)
      && body.every(([cell = '']) => cell !== '' && !COUNTED.test(cell)));
  if (!isTable) return null;
  const leftOut = first === undefined || header === null ? []
    : first.filter((_, i) => kinds[i] === 'other' && column(body, i).some(cell => cell !== ''));
  return {
    lines: withoutRepeated(body.filter(([cell = '']) => !SUM.test(cell)), kinds).flatMap(row => lineOfRow(row, kinds)),
    notes: leftOut.map(cell => sayImport('column', quote(cell))),
  };
};

const column = (rows: readonly Row[], at: number): readonly string[] => rows.map(row => row[at] ?? '');

/** What the columns are called; null: this is no line of names of columns. */
const headerOf = (row: Row): readonly Kind[] | null => {
  const kinds = row.map(kindCalled);
  const known = kinds.filter(kind => kind !== null);
  if (known.length < 2 || row.some(cell => /\d/.test(cell))) return null;
  const hasFormation = kinds.includes('formation');
  const first = kinds.findIndex(kind => kind === 'name' || kind === null);
  return kinds.map((kind, i) => {
    if (kind !== 'name' && kind !== null) return kind;
    if (!hasFormation && i === first) return 'formation';
    return kind === null ? 'other' : 'units';
  });
};

const kindCalled = (cell: string): Kind | null => {
  if (COUNT_SIGN.test(cell)) return 'count';
  const words = searchTermsOf(cell);
  const isShort = words.length > 0 && words.length <= 2;
  return isShort ? KINDS.find(kind => words.some(word => HEADERS[kind].has(word))) ?? null : null;
};

/** 1, 2, 3 … from the first row on: which formation it is, and no number of any. */
const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, i) => cell.replace(/\.$/, '') === String(i + 1));

const isSmall = (cells: readonly string[]): boolean =>
  cells.every(cell => cell === '' || SMALL.test(cell)) && cells.some(cell => cell !== '');

const isPrices = (cells: readonly string[]): boolean => cells.some(Boolean) && cells.every(cell => cell === ''
  || (PRICE.test(cell) && (POINTS_WORD.test(cell) || Number(cell.replace(/\D/g, '')) >= LEAST_POINTS)));

/** What the columns have in them: a number of points, a count, units with their counts, or a name before these. */
const kindsOf = (rows: readonly Row[]): readonly Kind[] => {
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const kinds = Array.from({ length: most }, (_, i): Kind => {
    const cells = column(rows, i);
    if (isPrices(cells)) return 'points';
    if (isSmall(cells)) return 'count';
    return cells.some(cell => COUNTED.test(cell)) ? 'units' : 'name';
  });
  const first = kinds.indexOf('name');
  const isFormation = kinds.some((kind, i) =>
    kind === 'points' || (i > first && (kind === 'units' || kind === 'name')));
  return kinds.map((kind, i) => {
    if (kind !== 'name') return kind;
    return i === first && isFormation ? 'formation' : 'units';
  });
};

/** Where each row has one unit and its number, rows of one formation name it once, unless they name a unit again. */
const withoutRepeated = (rows: readonly Row[], kinds: readonly Kind[]): readonly Row[] => {
  const at = kinds.indexOf('formation');
  const unit = kinds.indexOf('units');
  if (!kinds.includes('count') || at < 0 || unit < 0) return rows;
  let name = '';
  const units = new Set<string>();
  return rows.map(row => {
    const [own = '', named = ''] = [row[at], row[unit]];
    const isSame = own !== '' && own === name && named !== '' && !COUNTED.test(named) && !units.has(named);
    if (!isSame && own !== '') units.clear();
    if (own !== '') name = own;
    units.add(named);
    return isSame ? row.map((cell, i) => (i === at ? '' : cell)) : row;
  });
};

const lineOfRow = (row: Row, kinds: readonly Kind[]): readonly PlainLine[] => {
  const inKind = (kind: Kind): readonly string[] => row.filter((cell, i) => kinds[i] === kind && cell !== '');
  const name = inKind('formation').join(' ');
  const [count = ''] = inKind('count').map(cell => cell.replace(/\D/g, ''));
  const [first, ...more] = inKind('units');
  const isOfUnits = first !== undefined && !COUNTED.test(first);
  if (name !== '' && more.length === 0 && SMALL.test(first ?? '')) {
    return [{ text: `${first!.replace(/\D/g, '')} ${name}`, isRow: true }];
  }
  const units = first === undefined ? '' : [isOfUnits ? `${count} ${first}`.trim() : first, ...more].join(', ');
  const times = count === '' || isOfUnits ? '' : `${count} `;
  if (name === '') return units === '' ? [] : [{ text: `- ${units}`, isRow: false }];
  if (units === '') return [{ text: `${times}${name}`, isRow: true }];
  return [{ text: `${times === '1 ' ? '' : times}${name}: ${units}`, isRow: true }];
};
