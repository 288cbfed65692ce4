/** The odds of the table in one line: those that its bar shows when it is played. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { LiveOdds } from '../../epic-armageddon/resolver/live-odds/live-odds.ts';
import { barOddsOf } from '../../epic-armageddon/resolver/live-odds/bar-odds.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import '../../shared/resolver/odds-from-here.ts';
import { isSamePlayed } from './table-version.ts';

/** Sent when the odds of what is played are as good as they get. */
export class OddsSettled extends Event {
  readonly played: Played;
  readonly odds: Odds;

  constructor(played: Played, odds: Odds) {
    super('odds-settled');
    this.played = played;
    this.odds = odds;
  }
}

/**
 * One line, or nothing.
 *
 * @fires odds-settled - The odds are as good as they get: `played`, `odds`.
 */
export class TableOddsLine extends SpokenElement {
  static override styles = [css`
    :host {
      display: block;
    }
  `];
  #played: Played | null = null;
  #isBegun = true;
  #snapshot: AssaultSnapshot | null = null;
  #told: Odds | null = null;
  readonly #liveOdds = new LiveOdds(this, AssaultResolver.lazyParts!.odds, true);

  /** Whose odds are told; null: nobody's. */
  get played(): Played | null {
    return this.#played;
  }

  /** It is asked at once: what is drawn before this line would take as long as the first answer. */
  set played(played: Played | null) {
    if (isSamePlayed(played, this.#played)) return;
    this.#played = played;
    this.#isBegun = false;
    if (this.isConnected) this.#begin();
    this.requestUpdate();
  }

  /** They have been asked for, and no figure of them is there yet. */
  get isAwaited(): boolean {
    const view = this.#snapshot === null ? null : this.#liveOdds.view;
    return view !== null && view.isAsking && view.odds === null;
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override willUpdate(): void {
    this.#begin();
  }

  /** The odds are as good as they get. */
  protected override updated(): void {
    const odds = this.#liveOdds.known;
    if (odds === null || odds === this.#told || this.#played === null) return;
    this.#told = odds;
    this.dispatchEvent(new OddsSettled(this.#played, odds));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#snapshot === null) return nothing;
    const { context: { assault }, status } = this.#snapshot;
    const odds = barOddsOf(this.#liveOdds.view, assault, status !== 'active');
    return html`<odds-from-here .odds=${odds}></odds-from-here>`;
  }

  #begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#snapshot = null;
    this.#told = null;
    if (this.#played === null) return;
    const timeline = replay(this.#played.scenario, this.#played.events);
    this.#snapshot = presentOf(timeline);
    this.#liveOdds.begin(timeline);
  }
}

if (!customElements.get('table-odds-line')) customElements.define('table-odds-line', TableOddsLine);

declare global {
  interface HTMLElementTagNameMap {
    'table-odds-line': TableOddsLine;
  }
  interface HTMLElementEventMap {
    'odds-settled': OddsSettled;
  }
}
