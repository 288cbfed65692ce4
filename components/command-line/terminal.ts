/** What a command is run with, and what it is given. */

export interface Terminal {
  readonly version: string;
  /** Writes a line of what was asked for. */
  readonly out: (line: string) => void;
  /** Writes a line about it: what was assumed, or what is wrong. */
  readonly err: (line: string) => void;
  /** @throws Unreadable where there is no such file, or where it is longer than `most` bytes. */
  readonly readFile: (path: string, most: number) => Promise<Uint8Array>;
}

/** What was given cannot be read: a sentence for everything that is wrong with it. */
export class Unreadable extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** What was written behind the name of a command. */
export interface Given {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** What it takes, as `--help` shows it. */
  readonly usage: string;
  readonly about: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly about: string }>>;
  readonly run: (given: Given, terminal: Terminal) => Promise<void>;
}

/** The one thing that a command is about. @throws Unreadable for none and for several. */
export const onlyOne = ({ positionals }: Given, called: string): string => {
  const [one, ...others] = positionals;
  if (one === undefined || one === '') throw new Unreadable(`Say which ${called}.`);
  if (others.length > 0) throw new Unreadable(`One ${called} at a time, not ${positionals.length}.`);
  return one;
};

/** An option that is a number. @throws Unreadable for one that is none. */
export const numberIn = ({ values }: Given, name: string): number | undefined => {
  const value = values[name];
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  throw new Unreadable(`--${name} takes a number, such as --${name} 7.`);
};
