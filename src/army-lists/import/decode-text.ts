/** The text that some bytes hold, in the encodings that army builders write. */
import { strFromU8 } from 'fflate';

const UTF8_MARK = [0xef, 0xbb, 0xbf] as const;
const LITTLE_MARK = [0xff, 0xfe] as const;
const BIG_MARK = [0xfe, 0xff] as const;
/** Units that are made into text at once. */
const PIECE = 8192;
const NOT_UTF8 = '\ufffd';

/** UTF-16 where a byte order mark or its zeros tell, else UTF-8, else one byte a letter. */
export const decodeText = (bytes: Uint8Array): string => {
  if (startsWith(bytes, LITTLE_MARK)) return utf16(bytes.subarray(2), 0);
  if (startsWith(bytes, BIG_MARK)) return utf16(bytes.subarray(2), 1);
  if (bytes[0] === 0x3c && bytes[1] === 0) return utf16(bytes, 0);
  if (bytes[0] === 0 && bytes[1] === 0x3c) return utf16(bytes, 1);
  const body = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  const text = strFromU8(body);
  return text.includes(NOT_UTF8) ? strFromU8(body, true) : text;
};

export const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, i) => bytes[i] === byte);

/** Pairs of bytes, the lower one first or the higher one. */
const utf16 = (bytes: Uint8Array, lower: 0 | 1): string => {
  const pieces: string[] = [];
  for (let from = 0; from + 1 < bytes.length; from += 2 * PIECE) {
    const units: number[] = [];
    const end = Math.min(bytes.length - 1, from + 2 * PIECE);
    for (let i = from; i < end; i += 2) units.push(bytes[i + lower]! + 256 * bytes[i + 1 - lower]!);
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join('');
};
