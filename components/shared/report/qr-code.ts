/** A QR code as a drawing: squares of a matrix, black on white whatever the colours around it. */
import { html, type TemplateResult } from 'lit';

/** Rows of squares, true where they are dark. */
export type Squares = readonly (readonly boolean[])[];

/** Codes of more characters have squares too small for a phone to read off a phone. */
export const MOST_IN_CODE = 2000;

/** Light squares round the code, without which no camera finds it. */
const QUIET = 4;

/** Dark squares as one path: each run of a row is a bar. */
const qrPath = (squares: Squares): string => squares.flatMap((row, y) => {
  const bars: string[] = [];
  for (let x = 0; x < row.length;) {
    let end = x;
    while (row[end]) end += 1;
    if (end > x) bars.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
    x = end + 1;
  }
  return bars;
}).join('');

/** The squares of a code for a text, its quiet rim included. */
export const squaresOf = async (text: string): Promise<Squares> => {
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
};

export const qrTemplate = (squares: Squares, label: string): TemplateResult => html`
  <svg
    class="code" part="code" role="img" aria-label=${label} viewBox="0 0 ${squares.length} ${squares.length}"
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff"></rect>
    <path d=${qrPath(squares)} fill="#000"></path>
  </svg>`;
