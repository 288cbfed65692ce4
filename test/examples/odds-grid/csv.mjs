// Rows as comma-separated values, RFC 4180: a field with a comma, a quotation mark or a line end stands in quotation
// marks, quotation marks in it are doubled, and every line ends with CR LF.

/** What a row has, in the order in which it is written. */
export const COLUMNS = [
  'attacker', 'defender', 'attacker_markers', 'defender_markers', 'attacker_wins', 'defender_wins', 'nobody_wins',
  'swift_attacker', 'swift_defender', 'first_round', 'attacker_loses', 'defender_loses', 'attacker_broken',
  'defender_broken', 'unresolved', 'error', 'notes',
];

const field = value => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const toCsv = (columns, rows) => [columns, ...rows.map(row => columns.map(column => row[column]))]
  .map(values => `${values.map(field).join(',')}\r\n`)
  .join('');
