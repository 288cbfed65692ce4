/** What stands round the compressed bytes of a link, so that a cut or a changed one is known as such. */
import { ByteWriter, ByteReader } from './bytes.ts';
import { checksum } from './checksum.ts';

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
