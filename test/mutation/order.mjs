// Which tests are tried on a mutant, and which first: those that are likeliest to see it for the time they take.
import { basename, dirname } from 'node:path';

/** What a test is worth that has seen no mutant of a file yet: named after it, or beside it, or far. */
const NAMESAKE = 0.5;
const NEAR = 0.02;
const FAR = 0.003;
/** Milliseconds that every test takes at least. */
const AT_LEAST = 0.3;
/** Milliseconds after which no further test is begun: a mutant that is still alive counts as not seen. */
const AT_MOST = 2_000;
/** Milliseconds of a test that is tried only where no shorter one comes by a mutant. */
const LONG = 3_000;

export class Order {
  #took;
  /** How many mutants each test has seen, by file. */
  #seen = new Map();

  constructor(took) {
    this.#took = took;
  }

  of(names, file) {
    const seen = this.#seen.get(file) ?? new Map();
    const worth = new Map(names.map(name => [name, ((seen.get(name) ?? 0) + hopeOf(name, file)) / this.#time(name)]));
    return this.#inTime(this.#short(names).toSorted((one, other) => worth.get(other) - worth.get(one)));
  }

  learn(name, file) {
    const seen = this.#seen.get(file) ?? new Map();
    this.#seen.set(file, seen.set(name, (seen.get(name) ?? 0) + 1));
  }

  #short(names) {
    const short = names.filter(name => this.#time(name) < LONG);
    return short.length === 0 ? names : short;
  }

  #inTime(names) {
    let spent = 0;
    return names.filter(name => {
      const isBegun = spent < AT_MOST;
      spent += this.#time(name);
      return isBegun;
    });
  }

  #time(name) {
    return Math.max(this.#took[name] ?? 0, AT_LEAST);
  }
}

const hopeOf = (name, file) => {
  if (name.includes(`/${basename(file, '.ts')}.test.ts: `)) return NAMESAKE;
  return dirname(file).endsWith(dirname(name.replace(/^test\//, '').replace(/: .*/s, ''))) ? NEAR : FAR;
};
