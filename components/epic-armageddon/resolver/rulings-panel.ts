/** "How does your club play this?": every question that the rules leave open, with the answer in force. */
import '../../shared/parts/choice-list.ts';
import { css, html, nothing, type TemplateResult } from 'lit';
import { CHARGE_RULINGS } from '../../../src/epic-armageddon/rulings/charge.ts';
import { HIT_RULINGS } from '../../../src/epic-armageddon/rulings/hits.ts';
import type { Question } from '../../../src/epic-armageddon/rulings/question.ts';
import { RESULT_RULINGS } from '../../../src/epic-armageddon/rulings/result.ts';
import { RULING_IDS, type RulingId, RULINGS, type Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { SUPPORT_RULINGS } from '../../../src/epic-armageddon/rulings/support.ts';
import { capital, counted, form } from '../../shared/languages/forms.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import { numberWord } from '../steps/wording.ts';

/** What is said around the questions that the rules leave open. */
export const clubRulingsWords = spoken('resolver/club-rulings', {
  heading: 'How does your club play this?',
  open: (questions: number): string =>
    `The rules leave ${counted(questions, { one: 'question', other: 'questions' })} open.`,
  differing: (answers: number): string => (answers === 0 ? 'All are answered in the usual way.'
    : `${capital(numberWord(answers))} of your answers ${form(answers, { one: 'differs', other: 'differ' })}.`),
  playedAgain: 'A new answer plays your assault again with the same dice.',
  allAsUsual: 'All as usual',
  back: 'Back to the assault',
  search: 'Search the questions',
  groups: {
    charge: 'Target, charge and counter-charge',
    hits: 'Attacks, hits and saves',
    support: 'Supporting fire',
    result: 'Result and what follows',
  },
  countYours: (answers: number): string => `${answers} yours`,
  yours: 'Yours',
  usual: 'The usual answer',
});

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

type Group = keyof typeof clubRulingsWords.groups;

/** The questions by the part of the assault in which they come up. */
const GROUPS: readonly (readonly [id: Group, questions: Readonly<Record<string, Question>>])[] = [
  ['charge', CHARGE_RULINGS],
  ['hits', HIT_RULINGS],
  ['support', SUPPORT_RULINGS],
  ['result', RESULT_RULINGS],
];

const usualOf = (id: RulingId): string => Object.keys(RULINGS[id].answers)[0]!;

const USUAL = Object.fromEntries(RULING_IDS.map(id => [id, usualOf(id)])) as Rulings;

const textOf = (id: RulingId): string => {
  const { question, source } = rulingWords[id];
  return [question, ...Object.values(answerWords(id)), RULINGS[id].rule, source].join(' ').toLowerCase();
};

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
  /** The groups that are unfolded. */
  declare private isOpenAt: readonly Group[];

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
    this.isOpenAt = GROUPS.filter(([, questions]) => this.differing(questions) > 0).map(([id]) => id);
    void this.updateComplete.then(() => this.focus());
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.rulings) return nothing;
    const differing = RULING_IDS.filter(id => this.differs(id)).length;
    return html`<section aria-labelledby="heading" @keydown=${this.onKey}>
      <h2 id="heading" tabindex="-1">${clubRulingsWords.heading}</h2>
      <p class="lead">
        ${clubRulingsWords.open(RULING_IDS.length)}
        ${clubRulingsWords.differing(differing)}
        ${clubRulingsWords.playedAgain}
      </p>
      ${this.told ? html`<p class="fact" role="status">${this.told}</p>` : nothing}
      <div class="actions">
        <button
          type="button" aria-disabled=${differing === 0 ? 'true' : nothing}
          @click=${() => differing > 0 && this.dispatchEvent(new RulingsChosen(USUAL))}
        >${clubRulingsWords.allAsUsual}</button>
        <button type="button" class="main" @click=${() => this.dispatchEvent(new RulingsClosed())}>
          ${clubRulingsWords.back}
        </button>
      </div>
      <input
        type="search" aria-label=${clubRulingsWords.search} placeholder=${clubRulingsWords.search}
        @input=${({ target }: Event) => (this.wanted = (target as HTMLInputElement).value.trim().toLowerCase())}
      />
      <div>${GROUPS.map(([id, questions]) => this.group(id, questions))}</div>
    </section>`;
  }

  private group(id: Group, all: Readonly<Record<string, Question>>): TemplateResult | typeof nothing {
    const questions = (Object.keys(all) as RulingId[]).filter(ruling => textOf(ruling).includes(this.wanted));
    if (questions.length === 0) return nothing;
    const differing = this.differing(all);
    const isOpen = this.wanted !== '' || this.isOpenAt.includes(id);
    return html`<details ?open=${isOpen} @toggle=${(event: Event) => this.onToggle(id, event)}>
      <summary>
        <span>${clubRulingsWords.groups[id]}</span>
        <span class="count">
          ${questions.length}${
            differing === 0 ? nothing : html`, <b class="mark">${clubRulingsWords.countYours(differing)}</b>`}
        </span>
      </summary>
      ${isOpen ? questions.map(ruling => this.question(ruling)) : nothing}
    </details>`;
  }

  private question(id: RulingId): TemplateResult {
    const { question, source } = rulingWords[id];
    const options = Object.entries(answerWords(id)).map(([answer, label]): Choice =>
      ({ id: answer, label, detail: answer === usualOf(id) ? clubRulingsWords.usual : null, refusal: null }));
    const differs = this.differs(id);
    return html`<div class=${differs ? 'question differs' : 'question'}>
      <choice-list
        legend=${question}
        .options=${options}
        .chosen=${this.rulings[id]}
        @choice-made=${(event: ChoiceMade) => this.choose(id, event.id)}
      ></choice-list>
      <p class="source">
        ${differs ? html`<span class="mark">${clubRulingsWords.yours}</span>` : nothing}
        <span>${source}</span> <span class="rule">${RULINGS[id].rule}</span>
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

  private onToggle(id: Group, { target }: Event): void {
    if (!(target instanceof HTMLDetailsElement) || this.wanted !== '') return;
    const others = this.isOpenAt.filter(one => one !== id);
    this.isOpenAt = target.open ? [...others, id] : others;
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
