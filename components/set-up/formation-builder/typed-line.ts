/** The line of text in the first field of the formation builder, and what is to be said of it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Meaning, Token } from '../../../src/deployment/quick-entry/entry.ts';
import type { FormationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import { VERSUS } from '../../epic-armageddon/odds/plan.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** Reading a line takes its time on a small phone, so it waits until the fingers do. */
const READ_AFTER_MS = 120;

const NOTHING: FormationFromText = { built: null, cover: null, against: null, tokens: [] };

/** What is typed, and what it was read as a moment later. */
export class TypedLine implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #rested: () => void;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #text = '';
  #read: FormationFromText = NOTHING;
  /** It was entered before it could be read. */
  isEntered = false;

  /** @param rested it is time to read the line. */
  constructor(host: ReactiveControllerHost, rested: () => void) {
    this.#host = host;
    this.#rested = rested;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#reading);
  }

  get text(): string {
    return this.#text;
  }

  /** What the text was read as. */
  get read(): FormationFromText {
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
  readWith(formationFromText: (text: string) => FormationFromText): FormationFromText {
    this.#stop();
    this.#read = formationFromText(this.#text);
    this.#host.requestUpdate();
    return this.#read;
  }

  clear(): void {
    this.write('');
    this.#read = NOTHING;
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
