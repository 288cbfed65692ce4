/** "How does your club play this?": every question that the rules leave open, with the answer in force. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { RULINGS, RULING_IDS, type RulingId, type Rulings } from '../../src/epic-armageddon/rulings.ts';
import { CHARGE_RULINGS } from '../../src/epic-armageddon/rulings/charge.ts';
import { HIT_RULINGS } from '../../src/epic-armageddon/rulings/hits.ts';
import type { Question } from '../../src/epic-armageddon/rulings/question.ts';
import { RESULT_RULINGS } from '../../src/epic-armageddon/rulings/result.ts';
import { SUPPORT_RULINGS } from '../../src/epic-armageddon/rulings/support.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import type { Choice } from '../parts/choice.ts';
import type { ChoiceMade } from '../parts/choice-list.ts';
import { disclosure } from '../parts/disclosure.ts';
import { fieldStyles } from '../parts/field.styles.ts';
import { panelStyles } from '../parts/panel.styles.ts';
import { capital, numberWord } from '../steps/wording.ts';
import { buttons, theme } from '../theme.ts';
import '../parts/choice-list.ts';

/** Sent when other answers are to be in force. */
export class RulingsChosen extends Event {
  readonly rulings: Rulings;

  constructor(rulings: Rulings) {
    super('rulings-chosen', { bubbles: true, composed: true });
    this.rulings = rulings;
  }
}

/** Sent when the players go back to their assault. */
export class RulingsClosed extends Event {
  constructor() {
    super('rulings-closed', { bubbles: true, composed: true });
  }
}

/** The questions by the part of the assault in which they come up. */
const GROUPS: readonly (readonly [name: string, questions: Readonly<Record<string, Question>>])[] = [
  ['Target, charge and counter-charge', CHARGE_RULINGS],
  ['Attacks, hits and saves', HIT_RULINGS],
  ['Supporting fire', SUPPORT_RULINGS],
  ['Result and what follows', RESULT_RULINGS],
];

const usualOf = (id: RulingId): string => Object.keys(RULINGS[id].answers)[0]!;

const USUAL = Object.fromEntries(RULING_IDS.map(id => [id, usualOf(id)])) as Rulings;

const differingWords = (count: number): string => (count === 0 ? 'All are answered in the usual way.'
  : `${capital(numberWord(count))} of your answers ${count === 1 ? 'differs' : 'differ'}.`);

const textOf = ({ question, answers, rule, source }: Question): string =>
  [question, ...Object.values(answers), rule, source].join(' ').toLowerCase();

/**
 * The open questions, group by group; what differs from the usual answers is marked.
 *
 * @fires rulings-chosen - Other answers are to be in force: `rulings`.
 * @fires rulings-closed - Back to the assault.
 */
export class ClubRulings extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    panelStyles,
    disclosure,
    fieldStyles,
    css`
      details {
        border-block-end: 1px solid var(--_line);
      }
      summary .count {
        margin-inline-start: auto;
        color: var(--_ink-soft);
        font-weight: 400;
        font-size: var(--_size-s);
      }
      .question {
        display: grid;
        gap: var(--_space);
        padding: calc(var(--_space) * 2) 0 calc(var(--_space) * 4) calc(var(--_space) * 3);
        border-inline-start: 3px solid transparent;
      }
      .question.differs {
        border-inline-start-color: var(--_now);
      }
      .source {
        display: flex;
        gap: calc(var(--_space) * 2);
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .mark {
        color: var(--_now-ink);
        font-weight: 600;
      }
      [type='search'] {
        inline-size: 100%;
        min-block-size: 44px;
      }
    `,
  ];
  static override properties = {
    rulings: { attribute: false }, told: {}, wanted: { state: true }, isOpenAt: { state: true },
  };
  /** The answers in force. */
  declare rulings: Rulings;
  /** What became of the assault when the last answer was given. */
  declare told: string;
  /** What is searched for. */
  declare private wanted: string;
  /** Names of the groups that are unfolded. */
  declare private isOpenAt: readonly string[];

  constructor() {
    super();
    this.told = '';
    this.wanted = '';
    this.isOpenAt = [];
  }

  /** The focus belongs on the heading. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus(options);
  }

  protected override firstUpdated(): void {
    this.isOpenAt = GROUPS.filter(([, questions]) => this.differing(questions) > 0).map(([name]) => name);
    void this.updateComplete.then(() => this.focus());
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.rulings) return nothing;
    const differing = RULING_IDS.filter(id => this.differs(id)).length;
    return html`<section aria-labelledby="heading" @keydown=${this.onKey}>
      <h2 id="heading" tabindex="-1">How does your club play this?</h2>
      <p class="lead">
        The rules leave ${RULING_IDS.length} questions open.
        ${differingWords(differing)}
        A new answer plays your assault again with the same dice.
      </p>
      ${this.told ? html`<p class="fact" role="status">${this.told}</p>` : nothing}
      <div class="actions">
        <button
          type="button" aria-disabled=${differing === 0 ? 'true' : nothing}
          @click=${() => differing > 0 && this.dispatchEvent(new RulingsChosen(USUAL))}
        >All as usual</button>
        <button type="button" class="main" @click=${() => this.dispatchEvent(new RulingsClosed())}>
          Back to the assault
        </button>
      </div>
      <input
        type="search" aria-label="Search the questions" placeholder="Search the questions"
        @input=${({ target }: Event) => (this.wanted = (target as HTMLInputElement).value.trim().toLowerCase())}
      />
      <div>${GROUPS.map(([name, questions]) => this.group(name, questions))}</div>
    </section>`;
  }

  private group(name: string, all: Readonly<Record<string, Question>>): TemplateResult | typeof nothing {
    const questions = Object.entries(all).filter(([, question]) => textOf(question).includes(this.wanted));
    if (questions.length === 0) return nothing;
    const differing = this.differing(all);
    const isOpen = this.wanted !== '' || this.isOpenAt.includes(name);
    return html`<details ?open=${isOpen} @toggle=${(event: Event) => this.onToggle(name, event)}>
      <summary>
        <span>${name}</span>
        <span class="count">
          ${questions.length}${differing === 0 ? nothing : html`, <b class="mark">${differing} yours</b>`}
        </span>
      </summary>
      ${isOpen ? questions.map(([id, question]) => this.question(id as RulingId, question)) : nothing}
    </details>`;
  }

  private question(id: RulingId, { question, answers, rule, source }: Question): TemplateResult {
    const options = Object.entries(answers).map(([answer, label]): Choice =>
      ({ id: answer, label, detail: answer === usualOf(id) ? 'The usual answer' : null, refusal: null }));
    const differs = this.differs(id);
    return html`<div class=${differs ? 'question differs' : 'question'}>
      <choice-list
        legend=${question}
        .options=${options}
        .chosen=${this.rulings[id]}
        @choice-made=${(event: ChoiceMade) => this.choose(id, event.id)}
      ></choice-list>
      <p class="source">
        ${differs ? html`<span class="mark">Yours</span>` : nothing}
        <span>${source}</span> <span class="rule">${rule}</span>
      </p>
    </div>`;
  }

  private differs(id: RulingId): boolean {
    return this.rulings[id] !== usualOf(id);
  }

  private differing(questions: Readonly<Record<string, Question>>): number {
    return RULING_IDS.filter(id => Object.hasOwn(questions, id) && this.differs(id)).length;
  }

  private choose(id: RulingId, answer: string): void {
    if (answer === this.rulings[id]) return;
    this.dispatchEvent(new RulingsChosen({ ...this.rulings, [id]: answer } as Rulings));
  }

  private onToggle(name: string, { target }: Event): void {
    if (!(target instanceof HTMLDetailsElement) || this.wanted !== '') return;
    const others = this.isOpenAt.filter(one => one !== name);
    this.isOpenAt = target.open ? [...others, name] : others;
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.dispatchEvent(new RulingsClosed());
  }
}

if (!customElements.get('club-rulings')) customElements.define('club-rulings', ClubRulings);

declare global {
  interface HTMLElementTagNameMap {
    'club-rulings': ClubRulings;
  }
  interface HTMLElementEventMap {
    'rulings-chosen': RulingsChosen;
    'rulings-closed': RulingsClosed;
  }
}
