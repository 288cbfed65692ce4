/** The best decision of a side that was found, and how good it is; it is looked for from the first drawing on. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { SideChance } from '../../../src/epic-armageddon/advice/chance.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { once } from '../../../src/shared/once.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { estimate, percent } from '../../shared/parts/figures.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { deciding, PrimaryIntended } from '../../shared/resolver/primary.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { withChange } from '../odds/odds-map.ts';
import { momentOf } from '../resolver/live-odds/moment.ts';
import type { LiveOddsView } from '../resolver/live-odds/view.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { Decided } from '../steps/step.ts';
import { adviceWords } from './advice-words.ts';
import { BestSearch, type FoundDecision } from './best-search.ts';
import { advisedKind, type AdvisedKind } from './deciders.ts';
import { foundInWords, isUsual, unitsIn } from './found-words.ts';
import type { AdvisedLoaders } from './question.ts';

/** What the map shows beside the table as it stands, and who would win then. */
export interface Drawn {
  readonly draw: (view: BattlefieldView) => BattlefieldView;
  /** As a charge that has not been made has them; null: not known yet. */
  readonly odds: Pick<LiveOddsView, 'odds' | 'isAsking' | 'isSupposed'> | null;
  /** The moment at which it could be decided. */
  readonly of: AssaultSnapshot;
}

/** Sent when something is to be drawn on the map that has not been decided; `drawn` null: no longer. */
export class DecisionDrawn extends Event {
  readonly drawn: Drawn | null;

  constructor(drawn: Drawn | null) {
    super('decision-drawn', { bubbles: true, composed: true });
    this.drawn = drawn;
  }
}

/** Keeps what it is between in one line. */
const NARROW = '\u202f';

/**
 * @fires decision-drawn - It is to be drawn on the map, or no longer: `drawn`.
 * @fires decided - It is to be done: all of it, taken back at once.
 * @fires primary-intended - The next action is what is drawn.
 */
export class BestFound extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    sideMarkStyles,
    css`
      :host {
        display: block;
      }
      section {
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
      }
      section.shown {
        border-color: var(--_now);
        background: var(--_now-soft);
      }
      .line {
        display: flex;
        align-items: center;
        gap: calc(var(--_space) * 2);
        padding-inline-start: calc(var(--_space) * 3);
      }
      h3 {
        flex: 1;
        margin: 0;
        padding-block: calc(var(--_space) * 2);
        font-size: var(--_size-m);
      }
      b {
        color: var(--_side);
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      p {
        margin: 0;
        padding: 0 calc(var(--_space) * 3) calc(var(--_space) * 2);
      }
      .why {
        padding-block-start: calc(var(--_space) * 2);
      }
      .soft {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .do {
        margin: 0 calc(var(--_space) * 3) calc(var(--_space) * 3);
      }
      .working {
        flex: 1;
        padding: 0;
      }
    `,
  ];
  static override properties = {
    timeline: { attribute: false },
    ways: { attribute: false },
    side: {},
    names: {},
    isShown: { state: true },
  };
  /** What has been played, at the moment that is asked about. */
  declare timeline: Timeline;
  /** The engines. */
  declare ways: AdvisedLoaders;
  declare side: Side;
  /** Its formations, where it has to be said whose decision it is; else empty. */
  declare names: string;
  /** It is drawn on the map. */
  declare private isShown: boolean;
  #search: BestSearch | null = null;
  #hadFocus = false;
  /** What was drawn last: it is drawn anew when something has changed. */
  #drawn: { readonly found: FoundDecision; readonly odds: Odds | null } | null = null;

  constructor() {
    super();
    this.names = '';
    this.isShown = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search?.leave();
  }

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  /** It is not drawn any more. */
  hide(): void {
    this.isShown = false;
  }

  protected override get words(): readonly string[] {
    return ['advice'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = this.matches(':focus-within');
    if (this.#search !== null && !changed.has('timeline')) return;
    if (this.#search !== null && presentOf(this.timeline) === this.#search.snapshot) return;
    this.#search?.leave();
    this.#search = new BestSearch(this, this.ways, this.timeline, this.side);
    this.isShown = false;
    this.#search.ask();
  }

  protected override render(): TemplateResult {
    const search = this.#search!;
    const { found, isAsking, failure } = search;
    if (found !== null) return this.#foundTemplate(search, found);
    if (isAsking) return html`<section><div class="line">${workingTemplate(search)}</div></section>`;
    return html`<section>
      <p class="why" role="status">${failure ?? adviceWords.none}</p>
      <button type="button" class="quiet" @click=${() => search.ask()}>${adviceWords.look}</button>
    </section>`;
  }

  protected override updated(): void {
    if (this.#hadFocus && !this.matches(':focus-within')) this.focus();
    this.#draw();
  }

  get #snapshot(): AssaultSnapshot {
    return this.#search!.snapshot;
  }

  get #kind(): AdvisedKind {
    return advisedKind(stepStateOf(this.#snapshot).path);
  }

  #foundTemplate(search: BestSearch, found: FoundDecision): TemplateResult {
    const { side, names, isShown } = this;
    const { assault } = this.#snapshot.context;
    const { suggestion: { decisions, chance, reply }, after, answered } = found;
    const isPlain = isUsual(this.#kind, assault, decisions);
    const title = adviceWords.found[this.#kind];
    const tried = adviceWords.tried(found.tried);
    return html`<section class=${isShown ? 'shown' : ''} aria-labelledby="title">
      <div class="line">
        <h3 id="title">${names === '' ? title : adviceWords.of(names, title)}</h3>
        <b class=${side}>${sideMark(side)} ${winsOf(search, after, chance)}</b>
        ${isPlain && this.#kind !== 'charge' ? nothing : html`<button
          type="button" class="quiet" aria-pressed=${isShown} @click=${() => this.#turn(found)}
        >${isShown ? adviceWords.hide : adviceWords.show}</button>`}
      </div>
      <p>${isPlain ? adviceWords.asUsual[this.#kind] : foundInWords(this.#kind, assault, side, found)}</p>
      <p class="soft">${answered === null ? tried
        : `${adviceWords.answered(winsOf(search, answered, reply!.chance))} · ${tried}`}</p>
      ${search.isAsking ? html`<div class="line">${workingTemplate(search)}</div>` : nothing}
      ${isShown ? html`<button type="button" class="main do" @click=${() => this.#do(found)}>${
        adviceWords.doIt}</button>` : nothing}
    </section>`;
  }

  /** While it is shown the next action is the same. */
  #turn(found: FoundDecision): void {
    this.isShown = !this.isShown;
    this.#intend(this.isShown ? found : null);
  }

  #intend(found: FoundDecision | null): void {
    const play = adviceWords.play[this.#kind];
    this.dispatchEvent(new PrimaryIntended(found === null ? null : deciding(play, ...found.suggestion.decisions)));
  }

  /** The map shows what is shown here, with the odds once they are known; also where something better is found. */
  #draw(): void {
    const search = this.#search!;
    const found = this.isShown ? search.found : null;
    const odds = found === null ? null : search.oddsAt(found.after);
    const before = this.#drawn;
    if (found === (before?.found ?? null) && odds === (before?.odds ?? null)) return;
    this.#drawn = found === null ? null : { found, odds };
    this.dispatchEvent(new DecisionDrawn(found === null ? null : {
      draw: this.#drawing(found), of: this.#snapshot, odds: odds && { odds, isAsking: false, isSupposed: true },
    }));
    if (before !== null && before.found !== found) this.#intend(found);
  }

  #drawing(found: FoundDecision): Drawn['draw'] {
    const { after, suggestion: { decisions } } = found;
    const units = unitsIn(this.#snapshot.context.assault, found);
    const { assault, at } = momentOf(after);
    return once((view: BattlefieldView) => withChange(view, { after: { assault, at }, units, events: decisions }));
  }

  #do({ suggestion: { decisions: [first, ...rest] } }: FoundDecision): void {
    if (first !== undefined) this.dispatchEvent(new Decided(first, rest));
  }
}

const workingTemplate = (search: BestSearch): TemplateResult => html`
  <p class="soft working" role="status">${adviceWords.working}</p>
  <button type="button" class="quiet" @click=${() => search.stop()}>${adviceWords.stop}</button>`;

/** As the bar tells it once it has come; until that is known, about as much. */
const winsOf = (search: BestSearch, snapshot: AssaultSnapshot, { win }: SideChance): string => {
  const odds = search.oddsAt(snapshot);
  if (odds === null) return snapshot.status === 'active' ? adviceWords.about(percent(win)) : percent(win);
  const { chance, unsure } = estimate(odds.winner[search.side], odds.error);
  return unsure === null ? chance : `${chance} ±${NARROW}${unsure}`;
};

if (!customElements.get('best-found')) customElements.define('best-found', BestFound);

declare global {
  interface HTMLElementTagNameMap {
    'best-found': BestFound;
  }
  interface HTMLElementEventMap {
    'decision-drawn': DecisionDrawn;
  }
}
