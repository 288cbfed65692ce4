/** Bytes deflated and inflated by a program that is no browser. */
import { deflateSync, Inflate } from 'fflate';

export const deflated = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 9 });

/** Bytes that are fed at once; they grow by no more than a thousand times before the size is looked at. */
const PIECE = 4096;

/** Null if these bytes were never deflated, or stand for more than `most`. */
export const inflated = (bytes: Uint8Array, most: number): Uint8Array | null => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((piece, isLast) => {
    pieces.push(piece.slice());
    size += piece.length;
    isWhole = isLast;
  });
  try {
    for (let from = 0; from < bytes.length && size <= most; from += PIECE) {
      stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    }
  } catch {
    return null;
  }
  return isWhole && size <= most ? joined(pieces, size) : null;
};

const joined = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};
