/** Keeps what is played in a tag for the next visit, and offers what was kept. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { bundledTitle } from '../languages/bundled.ts';
import { language } from '../languages/speech.ts';
import { focusStep } from '../resolver/step-panel.ts';
import { LONGEST_KEPT, readKept, writeKept, type Kept } from './kept-form.ts';
import './kept-offer.ts';
import type { KeptNews } from './kept-offer.ts';
import { clearOld, forget, keep, keptPlaceOf } from './kept-store.ts';

/** What is played, as far as it can be gone on with. */
export interface Running extends Pick<Kept, 'id' | 'step' | 'counts' | 'count' | 'events'> {
  readonly scenario: { readonly title: string; readonly ruleset?: string };
  readonly seed: number;
  readonly isOver: boolean;
}

/** What is given to a tag to go on with something. */
interface Given {
  scenario: unknown;
  ruleset: string | null;
  events: readonly unknown[];
  seed: number | null;
  step: string | null;
}

/** A tag in which something is played; its page may keep a history of it. */
export interface KeptHost extends HTMLElement, Given {
  readonly readonly: boolean;
  readonly around?: object | null;
}

const GIVEN = ['ruleset', 'scenario', 'events', 'seed', 'step'] as const;
/** It is written when the players pause for so long, or after so long. */
const WRITE_AFTER_MS = 300;
/** What has not come after so long is not waited for. */
const LATEST_MS = 10_000;

const isLink = (): boolean => /^#play=./.test(location.hash);
const givenIn = (host: KeptHost): Given =>
  Object.fromEntries(GIVEN.map(name => [name, host[name]])) as unknown as Given;

export class Keeper implements ReactiveController {
  readonly #host: KeptHost & ReactiveControllerHost;
  readonly #running: () => Running | null;
  #offered: Kept | null = null;
  /** As it was found. */
  #found: string | null = null;
  #news: KeptNews | null = null;
  /** What this page has put there, or goes on with. */
  #text: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was given to go on with something, and before that. */
  #resumed: { readonly given: Given; readonly before: Given } | null = null;

  constructor(host: KeptHost & ReactiveControllerHost, running: () => Running | null) {
    this.#host = host;
    this.#running = running;
    clearOld(Date.now());
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.#writeNow);
    addEventListener('hashchange', this.#withdraw);
    document.addEventListener('visibilitychange', this.#writeNow);
  }

  hostDisconnected(): void {
    this.#writeNow();
    removeEventListener('pagehide', this.#writeNow);
    removeEventListener('hashchange', this.#withdraw);
    document.removeEventListener('visibilitychange', this.#writeNow);
  }

  get template(): TemplateResult | typeof nothing {
    if (this.#offered === null && this.#news === null) return nothing;
    return html`<kept-offer
      part="kept" .kept=${this.#offered} .news=${this.#news}
      @kept-wanted=${() => void this.#goOn(this.#offered!)}
      @kept-forgotten=${() => this.#forget()}
    ></kept-offer>`;
  }

  /** Offers what was found, unless the address names something else or the page has gone on with something. */
  offer(text: string): void {
    const kept = isLink() || this.#isGoingOn ? null : readKept(text, Date.now());
    if (kept === null) return;
    this.#found = text;
    this.#show(kept);
  }

  /** It stands somewhere else. */
  note(): void {
    if (this.#news !== null) this.#show(null);
    this.#timer ??= setTimeout(this.#writeNow, WRITE_AFTER_MS);
  }

  /** Something else is given to the tag: what was given to go on with something ends with it. */
  given(): void {
    if (this.#offered !== null && this.#isGoingOn) this.#offered = null;
    if (this.#resumed === null || this.#host.scenario === this.#resumed.given.scenario) return;
    const { given, before } = this.#resumed;
    this.#resumed = null;
    for (const name of ['events', 'seed', 'step'] as const) {
      if (this.#host[name] === given[name]) Object.assign(this.#host, { [name]: before[name] });
    }
  }

  get #isGoingOn(): boolean {
    return this.#host.around != null && this.#host.events.length > 0;
  }

  readonly #writeNow = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const running = this.#running();
    if (running === null) return;
    const place = keptPlaceOf(this.#host.id);
    const text = running.isOver || running.events.length === 0 ? '' : textOf(running);
    if (text !== '' && text.length <= LONGEST_KEPT && keep(place, text)) this.#text = text;
    else forget(place, this.#text);
  };

  readonly #withdraw = (): void => {
    if (isLink()) this.#show(null);
  };

  #show(kept: Kept | null, news: KeptNews | null = null): void {
    this.#offered = kept;
    this.#news = news;
    this.#host.requestUpdate();
  }

  #forget(): void {
    forget(keptPlaceOf(this.#host.id), this.#found);
    this.#show(null);
    void this.#focusStep(() => true);
  }

  /** Where something is wrong there is no step to come. */
  #focusStep(isThere: () => boolean): Promise<void> {
    return focusStep(this.#host, { isThere, isVain: () => this.#hasProblems(), latest: LATEST_MS });
  }

  #hasProblems(): boolean {
    return this.#host.shadowRoot!.querySelector('.problems') !== null;
  }

  async #goOn(kept: Kept): Promise<void> {
    const host = this.#host;
    const before = givenIn(host);
    const { id, scenario, ruleset, events, seed } = kept;
    const given: Given = { scenario: id ?? scenario, ruleset, events, seed, step: null };
    this.#show(null);
    this.#text = this.#found;
    Object.assign(host, given);
    this.#resumed = { given, before };
    const isThere = (): boolean => this.#running()?.events[0] === events[0];
    await this.#focusStep(() => isThere() || this.#hasProblems());
    if (this.#hasProblems()) {
      this.#resumed = null;
      Object.assign(host, before);
      this.#show(null, 'unreadable');
    } else if (isThere() && this.#running()!.events.length < events.length) this.#show(null, 'upTo');
  }
}

/** A bundled one is kept by its id and its ruleset, any other whole. */
const textOf = ({ scenario, id, seed, events, step, counts, count }: Running): string => {
  const { title, ruleset = null } = scenario;
  const source = id === null ? { id, scenario, ruleset: null } : { id, scenario: null, ruleset };
  const names = { title, called: bundledTitle(id, title), step, language: language() };
  return writeKept({ savedAt: new Date().toISOString(), ...source, seed, events, ...names, counts, count });
};

/** What a tag asks for when there is something to keep or to go on with. */
export const keeperFor = (host: KeptHost & ReactiveControllerHost, running: () => Running | null): Keeper =>
  new Keeper(host, running);
