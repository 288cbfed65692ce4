/** Breaking text where SVG cannot. */

/** A sentence in rows of about so many characters. */
export const wrap = (words: string, length: number): readonly string[] => {
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
