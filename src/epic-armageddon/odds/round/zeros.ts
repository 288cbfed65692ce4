/** Short arrays of numbers, many of them cut from one piece: an engine takes longer to make a piece than to fill it. */

const PIECE = 8192;
/** Longer ones are pieces of their own. */
const SHORT = 512;

let piece = new Float64Array(PIECE);
let used = 0;

/** So many zeros that nobody else writes to. */
export const zeros = (size: number): Float64Array => {
  if (size > SHORT) return new Float64Array(size);
  if (used + size > PIECE) {
    piece = new Float64Array(PIECE);
    used = 0;
  }
  const from = used;
  used += size;
  return piece.subarray(from, used);
};
