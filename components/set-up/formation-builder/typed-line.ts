/** The line of text in the first field of the formation builder, and what is to be said of it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Meaning, Token } from '../../../src/deployment/quick-entry/entry.ts';
import type { FormationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import { VERSUS } from '../../epic-armageddon/odds/plan.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** Reading a line takes its time on a small phone, so it waits until the fingers do. */
const READ_AFTER_MS = 120;

export const NOTHING_TYPED: FormationFromText = { built: null, cover: null, against: null, tokens: [] };

/** What is typed, and what it was read as a moment later. */
export class TypedLine<R> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #rested: () => void;
  readonly #nothing: R;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #text = '';
  #read: R;
  /** It was entered before it could be read. */
  isEntered = false;

  /** @param rested it is time to read the line; `nothing`: what an empty one is read as. */
  constructor(host: ReactiveControllerHost, rested: () => void, nothing: R) {
    this.#host = host;
    this.#rested = rested;
    this.#nothing = nothing;
    this.#read = nothing;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#reading);
  }

  get text(): string {
    return this.#text;
  }

  /** What the text was read as. */
  get read(): R {
    return this.#read;
  }

  get isEmpty(): boolean {
    return this.#text.trim() === '';
  }

  /** It was typed and is still to be read. */
  get isUnread(): boolean {
    return this.#reading !== undefined;
  }

  /** It will be time to read it when the fingers rest. */
  type(text: string): void {
    this.isEntered = false;
    this.write(text);
    this.#reading = setTimeout(this.#rested, READ_AFTER_MS);
  }

  /** Another text, to be read at once or never. */
  write(text: string): void {
    this.#stop();
    this.#text = text;
    this.#host.requestUpdate();
  }

  /** Reads the text. */
  readWith(read: (text: string) => R): R {
    this.#stop();
    this.#read = read(this.#text);
    this.#host.requestUpdate();
    return this.#read;
  }

  clear(): void {
    this.write('');
    this.#read = this.#nothing;
  }

  #stop(): void {
    clearTimeout(this.#reading);
    this.#reading = undefined;
  }
}

const nameOf = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'unit':
      return meaning.unit.name;
    case 'formation':
      return `${meaning.formation.name} (${meaning.formation.list})`;
    case 'force':
      return meaning.force;
  }
};

const remarkOn = ({ words: typed, meaning, exact, trouble }: Token): string | null => {
  if (trouble !== null) return respoken(trouble);
  if (meaning === null) return formationBuilderWords.notUnderstood(typed);
  return exact && meaning.kind !== 'formation' ? null : formationBuilderWords.taken(typed, nameOf(meaning));
};

/** A line that names both sides, one after the other. */
export const ownPart = (text: string): readonly string[] => text.split(VERSUS);

/** Whether nobody stands on the table for it. */
export const isLost = ({ meaning, trouble }: Token): boolean => meaning === null || trouble !== null;

/** What was not understood, what is only guessed, and which formation is meant. */
export const remarksOnTokens = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(token => remarkOn(token) ?? []);
