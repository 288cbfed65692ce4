/** The bar of a view in which the table is not played: its odds, undo and redo, and the way to play it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { LiveOdds } from '../../epic-armageddon/resolver/live-odds/live-odds.ts';
import { barOddsOf } from '../../epic-armageddon/resolver/live-odds/bar-odds.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { barStyles, turnsTemplate, type Turns } from '../../shared/resolver/action-bar.ts';
import '../../shared/resolver/odds-from-here.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { tableWords } from '../site-words.ts';

/** Whether the same has been played in the same scenario, however often it was asked for. */
const isSame = (one: Played | null, other: Played | null | undefined): boolean => one === other || (
  one?.scenario === other?.scenario && one?.events.length === other?.events.length
  && one?.events.every((event, at) => event === other?.events[at]) === true
);

/**
 * What stands below a view of the table.
 *
 * @fires undo-wanted - What happened last, or was changed last, is to be taken back.
 * @fires redo-wanted - It is to be done again.
 * @fires play-wanted - The table is to be played.
 */
export class TableBar extends SpokenElement {
  static override styles = [theme, buttons, barStyles, css`
    :host {
      display: block;
      position: sticky;
      z-index: 5;
      inset-block-end: 0;
      margin: 12px calc(-1 * clamp(0px, 2vw, 24px)) -24px;
      container: resolver / inline-size;
    }
    .acts {
      justify-content: end;
    }
    .sign {
      fill: none;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `];
  static override properties = {
    played: { attribute: false, hasChanged: (now: Played | null, before: Played | null) => !isSame(now, before) },
    turns: { attribute: false },
    canPlay: { type: Boolean },
  };
  /** Whose odds are told; null: nobody's. */
  declare played: Played | null;
  declare turns: Turns;
  /** There is a table to be played. */
  declare canPlay: boolean;
  #snapshot: AssaultSnapshot | null = null;
  readonly #liveOdds = new LiveOdds(this, AssaultResolver.lazyParts!.odds, true);

  constructor() {
    super();
    this.played = null;
    this.turns = { undoes: null, redoes: null };
    this.canPlay = false;
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('played')) return;
    this.#snapshot = null;
    if (this.played === null) return;
    const timeline = replay(this.played.scenario, this.played.events);
    this.#snapshot = presentOf(timeline);
    this.#liveOdds.begin(timeline);
  }

  protected override render(): TemplateResult {
    return html`<div class="bar">
      ${this.#oddsTemplate()}
      <div class="acts">
        ${turnsTemplate(this.turns, { undo: () => this.#tell('undo'), redo: () => this.#tell('redo') })}
        ${this.canPlay ? html`<button type="button" class="main" @click=${() => this.#tell('play')}>
          <span>${tableWords.play}</span></button>` : nothing}
      </div>
    </div>`;
  }

  #oddsTemplate(): TemplateResult | typeof nothing {
    if (this.#snapshot === null) return nothing;
    const { context: { assault }, status } = this.#snapshot;
    const odds = barOddsOf(this.#liveOdds.view, assault, status !== 'active');
    return html`<odds-from-here .odds=${odds}></odds-from-here>`;
  }

  #tell(what: 'undo' | 'redo' | 'play'): void {
    this.dispatchEvent(new Event(`${what}-wanted`));
  }
}

if (!customElements.get('table-bar')) customElements.define('table-bar', TableBar);

declare global {
  interface HTMLElementTagNameMap {
    'table-bar': TableBar;
  }
}
