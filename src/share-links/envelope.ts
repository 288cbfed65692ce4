/** What stands round the compressed bytes of a link, so that a cut or a changed one is known as such. */
import { ByteReader, ByteWriter } from './bytes.ts';

export type Opened =
  | { readonly content: Uint8Array }
  /** How many bytes there should have been. */
  | { readonly fault: 'cut'; readonly length: number; readonly lacking: number }
  | { readonly fault: 'longer' | 'changed' };

/** The length and the checksum of some bytes, then the bytes. */
export const seal = (content: Uint8Array): Uint8Array => {
  const head = new ByteWriter();
  head.whole(content.length);
  const sum = checksum(content);
  head.byte(sum >> 8);
  head.byte(sum & 0xff);
  const start = head.all();
  const sealed = new Uint8Array(start.length + content.length);
  sealed.set(start);
  sealed.set(content, start.length);
  return sealed;
};

export const open = (sealed: Uint8Array): Opened => {
  const head = new ByteReader(sealed);
  const length = head.whole();
  const sum = head.byte() * 0x100 + head.byte();
  if (head.fault === 'nonsense') return { fault: 'changed' };
  const content = sealed.slice(sealed.length - head.left);
  if (head.fault !== null || content.length < length) {
    return { fault: 'cut', length, lacking: length - content.length };
  }
  if (content.length > length) return { fault: 'longer' };
  return checksum(content) === sum ? { content } : { fault: 'changed' };
};

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** Two bytes that change with whatever they are made from: a number from 0 to 65535 (FNV-1a, folded). */
export const checksum = (bytes: Uint8Array): number => {
  let sum = START;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME);
  return (sum >>> 16) ^ (sum & 0xffff);
};
