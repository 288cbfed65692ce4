/** Bytes written one after the other, and read back in the same order. Reading never fails loudly: it notes a fault. */
import { Memory } from './memory.ts';

/** What is wrong with bytes: they end too early, mean nothing, or mean what only a newer program knows. */
export type LinkFault = 'short' | 'nonsense' | 'newer';

const CONTINUED = 0x80;
/** Whole numbers are smaller than this, so that every calculation with them is exact. */
const TOO_MUCH = 2 ** 52;

export class ByteWriter {
  readonly memory = new Memory();
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number from 0: seven bits a byte, the lowest first. */
  whole(value: number): void {
    let rest = value;
    for (; rest >= CONTINUED; rest = Math.floor(rest / CONTINUED)) this.#bytes.push((rest % CONTINUED) + CONTINUED);
    this.#bytes.push(rest);
  }

  /** A number to the last bit. */
  exact(value: number): void {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    for (let i = 0; i < 8; i += 1) this.#bytes.push(view.getUint8(i));
  }

  all(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** After the first fault everything reads as 0 and empty. */
export class ByteReader {
  readonly memory = new Memory();
  readonly #bytes: Uint8Array;
  #at = 0;
  #fault: LinkFault | null = null;
  #excess: string | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get fault(): LinkFault | null {
    return this.#fault;
  }

  /** The sentence that says of what there is more than there may be; null: of nothing. */
  get excess(): string | null {
    return this.#excess;
  }

  /** How many bytes are still to be read. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  fail(fault: LinkFault): void {
    this.#fault ??= fault;
    this.#at = this.#bytes.length;
  }

  /** There is more of something than there may be: none of it is read. */
  refuse(excess: string): void {
    if (this.#fault === null) this.#excess ??= excess;
    this.fail('nonsense');
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) {
      this.fail('short');
      return 0;
    }
    this.#at += 1;
    return value;
  }

  whole(): number {
    let value = 0;
    for (let worth = 1; ; worth *= CONTINUED) {
      const byte = this.byte();
      value += (byte % CONTINUED) * worth;
      if (value >= TOO_MUCH || worth >= TOO_MUCH) this.fail('nonsense');
      if (this.#fault !== null) return 0;
      if (byte < CONTINUED) return value;
    }
  }

  /** How many of something follow: each takes a byte at least. */
  count(): number {
    const count = this.whole();
    if (count <= this.left) return count;
    this.fail('short');
    return 0;
  }

  exact(): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let i = 0; i < 8; i += 1) view.setUint8(i, this.byte());
    const value = view.getFloat64(0);
    if (Number.isFinite(value)) return value;
    this.fail('nonsense');
    return 0;
  }
}
