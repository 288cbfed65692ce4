/** Breaking text where SVG cannot. */

/** A text in as few rows of at most so many characters as it takes, none much longer than the others. */
export const wrap = (words: string, length: number): readonly string[] => {
  let rows = fill(words, length);
  for (let shorter = length - 1; shorter > 0; shorter--) {
    const tighter = fill(words, shorter);
    if (tighter.length > rows.length) break;
    rows = tighter;
  }
  return rows;
};

/** A word longer than the row has a row to itself. */
const fill = (words: string, length: number): readonly string[] => {
  const rows: string[] = [];
  let row = '';
  for (const word of words.split(/\s+/)) {
    if (row !== '' && row.length + 1 + word.length > length) {
      rows.push(row);
      row = word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return [...rows, row];
};
