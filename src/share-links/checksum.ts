/** Two bytes that change with whatever they are made from. */

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number from 0 to 65535 (FNV-1a, folded). */
export const checksum = (bytes: Uint8Array): number => {
  let sum = START;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME);
  return (sum >>> 16) ^ (sum & 0xffff);
};
