/** Changes kept texts for as long as asked for, keeps what comes to new code, and what is read wrongly. */
import { corpusOf, keep } from './corpus.ts';
import { Coverage } from './coverage.ts';
import { judge, mostWork } from './judge.ts';
import { chanceOf, type Chance } from './random.ts';
import { shorter } from './shorter.ts';
import type { Target } from './target.ts';

/** No more finds are kept of one campaign. */
const MOST_FOUND = 20;
/** Longer texts are not kept for the code that they come to. */
const LONGEST_KEPT = 1500;

export interface Told {
  readonly iterations: number;
  readonly kept: number;
  readonly blocks: { readonly entered: number; readonly all: number; readonly functions: number };
  readonly found: readonly { readonly text: string; readonly complaint: string }[];
  /** The most blocks that a text has entered, as a part of what it may. */
  readonly heaviest: number;
}

export class Campaign {
  readonly #target: Target;
  readonly #coverage = new Coverage();
  readonly #chance: Chance;
  readonly #texts: string[] = [];
  readonly #found = new Map<string, { readonly text: string; readonly complaint: string }>();
  #heaviest = 0;

  constructor(target: Target, seed: number) {
    this.#target = target;
    this.#chance = chanceOf(seed);
  }

  async run(iterations: number, say: (line: string) => void): Promise<Told> {
    const { name, seeds, read } = this.#target;
    for (const text of [...seeds, ...corpusOf(name, 'found'), ...corpusOf(name, 'reached')]) await this.#meet(text);
    for (let done = 1; done <= iterations; done += 1) {
      await this.#meet(this.#next());
      if (done % 5000 === 0) say(`${name}: ${done} read, ${this.#texts.length} kept, ${this.#found.size} found`);
    }
    const blocks = await this.#coverage.blocksOf(async () => {
      for (const text of this.#texts) await read(text);
    });
    return { iterations, kept: this.#texts.length, blocks, found: [...this.#found.values()], heaviest: this.#heaviest };
  }

  /** What has been kept, without what others make needless: the shortest first, each for code that is new. */
  async keep(): Promise<number> {
    const { name, read, seeds } = this.#target;
    const coverage = new Coverage();
    for (const text of seeds) await coverage.of(async () => read(text));
    const needed: string[] = [];
    const short = this.#texts.filter(text => text.length <= LONGEST_KEPT);
    for (const text of short.sort((one, other) => one.length - other.length)) {
      if ((await coverage.of(async () => read(text))).isNew && !seeds.includes(text)) needed.push(text);
    }
    keep(name, 'reached', needed);
    return needed.length;
  }

  #next(): string {
    const pick = (): string => (this.#chance.isOneIn(2) ? this.#texts.at(-1 - this.#chance.below(8)) : undefined)
      ?? this.#chance.oneOf(this.#texts);
    return this.#target.mutate(pick(), this.#chance, pick()).slice(0, this.#target.longest);
  }

  /** A text is kept where it comes to new code; it may not be too much work, nor be read wrongly. */
  async #meet(text: string): Promise<void> {
    const { isNew, work } = await this.#coverage.of(async () => {
      try {
        await this.#target.read(text);
      } catch {
        // `judge` tells of it
      }
    });
    if (isNew) this.#texts.push(text);
    const part = work / mostWork(this.#target, text);
    if (part > this.#heaviest) this.#heaviest = part;
    if (part > 1) this.#report(text, `It takes ${work} blocks, ${part.toFixed(1)} times as many as it may.`);
    if ((await judge(this.#target, text)).length > 0) await this.#complain(text);
  }

  async #complain(text: string): Promise<void> {
    const kindsIn = async (one: string): Promise<readonly string[]> => (await judge(this.#target, one)).map(kindOf);
    for (const complaint of await judge(this.#target, text)) {
      const kind = kindOf(complaint);
      if (this.#found.has(kind) || this.#found.size >= MOST_FOUND) continue;
      const short = await shorter(text, async one => (await kindsIn(one)).includes(kind));
      this.#report(short, complaint);
    }
  }

  #report(text: string, complaint: string): void {
    const kind = kindOf(complaint);
    if (!this.#found.has(kind) && this.#found.size < MOST_FOUND) this.#found.set(kind, { text, complaint });
  }
}

/** Complaints that differ only in numbers and names are of a kind. */
const kindOf = (complaint: string): string =>
  complaint.replace(/["“'][^"”']*["”']/g, '…').replace(/\d+/g, '0').slice(0, 80);
