/** Rows of texts and numbers as comma-separated values (RFC 4180), safe to open as a spreadsheet. */

/** A text, a number, or nothing that is known. */
export type CsvValue = string | number | null;

/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Texts stand in quotation marks; one that would be a formula begins with an apostrophe. Numbers have a point. */
const written = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** The rows, each with its line break. */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map(row => `${row.map(written).join(',')}\r\n`).join('');
