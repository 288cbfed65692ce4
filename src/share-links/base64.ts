/** Bytes as the letters that an address may hold, and back: base64url without its padding. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ALPHABET = /^[\w-]*$/;
const BITS = 6;
const BYTE = 8;

export const isBase64Url = (text: string): boolean => ALPHABET.test(text);

export const toBase64Url = (bytes: Uint8Array): string => {
  const letters: string[] = [];
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << BYTE) | byte;
    for (bits += BYTE; bits >= BITS; bits -= BITS) letters.push(LETTERS.charAt((held >> (bits - BITS)) & 0x3f));
    held &= 0x3f;
  }
  if (bits > 0) letters.push(LETTERS.charAt((held << (BITS - bits)) & 0x3f));
  return letters.join('');
};

const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** The bytes of a text of that alphabet; what is left over of a cut text is left out. */
export const fromBase64Url = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / BYTE));
  let [held, bits, at] = [0, 0, 0];
  for (let i = 0; i < text.length; i += 1) {
    held = ((held << BITS) | VALUES.get(text.charAt(i))!) & 0xffff;
    bits += BITS;
    if (bits < BYTE) continue;
    bits -= BYTE;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
};
