/** What a page gives an element to show: by its id, as JSON, under an address, in a link, or as JSON inside the tag. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GivenProblem } from './given-words.ts';

/** More is not read. */
const MOST_LETTERS = 2_000_000;

/** An element that keeps in a property what it is given; null: nothing. */
type Place<Name extends string> = ReactiveControllerHost & HTMLElement & { [name in Name]: unknown } & {
  readonly hasUpdated: boolean;
  requestUpdate(name?: PropertyKey): void;
};

/** Opens a link: puts what it tells in the place, or says what is wrong with it. */
type OpenLink = (link: string) => Promise<readonly GivenProblem[]>;

type Found = { readonly value: object } | Pick<GivenProblem, 'say'>;

const read = (text: string): Found => {
  if (text.length > MOST_LETTERS) return { say: words => words.tooLarge };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : { say: words => words.notJson };
  } catch {
    return { say: words => words.notJson };
  }
};

const fetched = async (address: string, base: string): Promise<Found> => {
  try {
    const answer = await fetch(new URL(address, base));
    return answer.ok ? read(await answer.text()) : { say: words => words.answered(answer.status) };
  } catch {
    return { say: words => words.notFetched };
  }
};

export class PageInput<Name extends string> implements ReactiveController {
  readonly #place: Place<Name>;
  readonly #name: Name;
  readonly #openLink: OpenLink | null;
  readonly #watch = new MutationObserver(() => this.#lookInside());
  #problems: readonly GivenProblem[] = [];
  #isComing = false;
  #isUnfetched = false;
  /** What has been read inside the tag, and what it was made of. */
  #inside: { readonly text: string; readonly value: object | null } | null = null;
  #turn = 0;

  /** `name`: the property in which the page gives it. `openLink`: null where links cannot be opened. */
  constructor(place: Place<Name>, name: Name, openLink: OpenLink | null = null) {
    this.#place = place;
    this.#name = name;
    this.#openLink = openLink;
    place.addController(this);
  }

  /** What is wrong with what was given. */
  get problems(): readonly GivenProblem[] {
    return this.#problems;
  }

  /** It is on its way. */
  get isComing(): boolean {
    return this.#isComing;
  }

  /** It lies where there was no getting to. */
  get isUnfetched(): boolean {
    return this.#isUnfetched;
  }

  hostConnected(): void {
    this.#watch.observe(this.#place, { childList: true, subtree: true, characterData: true });
    const { ownerDocument, hasUpdated } = this.#place;
    if (hasUpdated) this.#lookInside(); // nobody has watched while it was off the page
    if (ownerDocument.readyState !== 'loading') return;
    ownerDocument.addEventListener('DOMContentLoaded', () => this.#lookInside(), { once: true });
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  /** Something else is given. Says whether it is there; otherwise it is on its way, or wrong. */
  take(): boolean {
    const turn = this.#turn += 1;
    this.#isComing = false;
    this.#isUnfetched = false;
    this.#problems = [];
    const given = this.#place[this.#name];
    if (given === null) return this.#takeInside();
    if (meantAs(given) === 'whole') return true;
    this.#isComing = true;
    void this.#bring(String(given).trim(), turn);
    return false;
  }

  /** The text of the script that an author has put inside the tag; null: none. */
  get #script(): string | null {
    return this.#place.querySelector(':scope > script[type="application/json"]')?.textContent ?? null;
  }

  /** The page has another script inside the tag by now, and gives nothing else. */
  #lookInside(): void {
    const before = this.#inside;
    const given = this.#place[this.#name];
    if (given !== null && given !== before?.value) return;
    if (this.#script === (before?.text ?? null) && (before === null || before.value !== null)) return;
    this.#place[this.#name] = null as Place<Name>[Name];
    this.#place.requestUpdate(this.#name);
  }

  #takeInside(): boolean {
    const text = this.#script;
    this.#inside = null;
    if (text === null) return true;
    const found = read(text);
    this.#inside = { text, value: 'value' in found ? found.value : null };
    if ('value' in found) this.#place[this.#name] = found.value as Place<Name>[Name];
    else if (this.#place.ownerDocument.readyState !== 'loading') {
      this.#problems = [{ path: words => words.inTag, say: found.say }];
    }
    return 'value' in found;
  }

  async #bring(given: string, turn: number): Promise<void> {
    const problems = meantAs(given) === 'link' ? await this.#open(given) : await this.#fetch(given, turn);
    if (turn !== this.#turn) return;
    this.#isComing = false;
    this.#problems = problems;
    this.#place.requestUpdate();
  }

  async #open(link: string): Promise<readonly GivenProblem[]> {
    return this.#openLink?.(link) ?? [{ path: '', say: words => words.noLink }];
  }

  /** A property may hold what somebody else has sent to the page: only the attribute makes it ask a server. */
  async #fetch(address: string, turn: number): Promise<readonly GivenProblem[]> {
    if (this.#place.getAttribute(this.#name)?.trim() !== address) {
      return [{ path: address, say: words => words.notAsked(this.#name) }];
    }
    const found = await fetched(address, this.#place.ownerDocument.baseURI);
    if ('say' in found) {
      this.#isUnfetched = turn === this.#turn;
      return [{ path: address, say: found.say }];
    }
    if (turn === this.#turn) this.#place[this.#name] = found.value as Place<Name>[Name];
    return [];
  }
}

/**
 * What a page means by what it gives: a link, an address, or the thing itself or its id. Only what has the form of an
 * address is ever fetched.
 */
export const meantAs = (given: unknown): 'link' | 'address' | 'whole' => {
  const text = typeof given === 'string' ? given.trim() : '';
  if (/^(?:[^\s{["]*#)?play=/.test(text)) return 'link';
  return /^[^\s{}[\]"]*[/.][^\s{}[\]"]*$/.test(text) ? 'address' : 'whole';
};
