/** A5. Supporting fire: formations near enough lend their firefight to both sides. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { deciding } from '../../shared/resolver/primary.ts';
import { AttackPanel } from './attack-panel.ts';
import { idleBystanders, supporterWords } from './bystanders.ts';
import { aftermath } from './aftermath.ts';
import { primaryWords } from './primary-words.ts';
import { ruleNote } from './rule-notes.ts';
import { UnitsShown } from './step.ts';
import { forceOf } from './wording.ts';
import { attackWords } from './attack-words.ts';
import { supportWords } from './support-words.ts';

/**
 * The panel of supporting fire: who is called, then dice, hits and saves as in the attacks.
 *
 * @fires decided - Supporters are called, hits are allocated, one is moved, a save is chosen.
 */
export class A5SupportingFireStep extends AttackPanel {
  static override styles = [
    ...AttackPanel.styles,
    css`
      fieldset {
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
      }
      label {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 calc(var(--_space) * 2);
        min-block-size: 36px;
        padding: var(--_space);
        border-block-end: 1px solid var(--_line);
        cursor: pointer;
        touch-action: manipulation;
      }
      label:hover {
        background: var(--_sunken);
      }
      input {
        inline-size: 1.15em;
        block-size: 1.15em;
        margin: 0;
        accent-color: var(--_now);
      }
      .who {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .whose {
        margin-block-start: var(--_space);
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        overflow-wrap: anywhere;
      }
      .how {
        grid-column: 2 / -1;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        overflow-wrap: anywhere;
      }
      @media (pointer: coarse) {
        label {
          min-block-size: 44px;
        }
      }
    `,
  ];

  protected override get batchName(): string {
    return supportWords.support;
  }

  protected override get rollingLead(): string {
    return supportWords.supportLead;
  }

  protected override heading(): unknown {
    return this.phase === 'calling' ? supportWords.whoIsCalled : super.heading();
  }

  protected override lead(): unknown {
    if (this.phase !== 'calling') return super.lead();
    return supportWords.callingLead;
  }

  protected override body(): unknown {
    return this.phase === 'calling' ? this.calling() : super.body();
  }

  protected override notes(): unknown {
    return this.phase === 'calling' ? this.callingNotes() : super.notes();
  }

  protected override rollingNotes(): TemplateResult {
    return html`
      ${ruleNote(this.assault, { heading: attackWords.whichDice, rules: ['A5.3'] })}
      ${ruleNote(this.assault, { heading: supportWords.whomHit, rules: ['A5.4'] })}
      ${ruleNote(this.assault, { heading: supportWords.doesItCount, rules: ['A5.5', 'A5.6'] })}
    `;
  }

  private calling(): TemplateResult {
    const { able, called } = this.assault.support;
    const calling = SIDES.filter(side => called[side].length > 0);
    const nobody = calling.map((side): Decision => ({ type: 'supporters.called', side, units: [] }));
    return html`
      ${SIDES.filter(side => able[side].length > 0).map(side => this.callingFor(side))}
      ${calling.length === 0 ? nothing
        : this.plainRows(deciding(primaryWords.holdFire, ...nobody, { type: 'support.called' }))}
      ${aftermath(this.assault)}
    `;
  }

  private callingFor(side: Side): TemplateResult {
    const { able } = this.assault.support;
    const formations = [...new Set(able[side].map(id => unitOf(this.assault, id).formation))];
    return html`<fieldset class="group">
      <legend><h3 class=${side}>${sideMark(side)}${supportWords.for[side](forceOf(this.assault, side))}</h3></legend>
      ${formations.map(formation => html`
        <p class="whose">${formationOf(this.assault, formation).name}</p>
        ${able[side].filter(id => unitOf(this.assault, id).formation === formation).map(id => this.supporter(side, id))}
      `)}
    </fieldset>`;
  }

  private supporter(side: Side, id: string): TemplateResult {
    return html`<label @pointerenter=${() => this.dispatchEvent(new UnitsShown([id]))}>
      <input
        type="checkbox"
        .checked=${this.assault.support.called[side].includes(id)}
        @focus=${() => this.dispatchEvent(new UnitsShown([id]))}
        @change=${({ target }: Event) => this.call(side, id, (target as HTMLInputElement).checked)}
      />
      <span class="who">${unitOf(this.assault, id).name}</span>
      <span class="how">${supporterWords(this.assault, id)}</span>
    </label>`;
  }

  private call(side: Side, id: string, isCalled: boolean): void {
    const others = this.assault.support.called[side].filter(one => one !== id);
    this.decide({ type: 'supporters.called', side, units: isCalled ? [...others, id] : others });
  }

  private callingNotes(): TemplateResult {
    const idle = SIDES.flatMap(side => idleBystanders(this.assault, side));
    return html`
      ${idle.length === 0
        ? nothing
        : ruleNote(this.assault, { heading: attackWords.whyNotOthers, rules: ['A5.2'], fact: idle.join(' ') })}
      ${ruleNote(
        this.assault, { heading: supportWords.whoMaySupport, rules: ['A5.1', 'A5.2'], ruling: 'supportCalledBy' },
      )}
      ${ruleNote(this.assault, { heading: supportWords.again, rules: ['A5.1'], ruling: 'supportEachRound' })}
      ${ruleNote(this.assault, { heading: supportWords.whomHit, rules: ['A5.4'] })}
      ${ruleNote(this.assault, { heading: supportWords.cost, rules: ['A7.6'] })}
    `;
  }
}

if (!customElements.get('a5-supporting-fire-step')) {
  customElements.define('a5-supporting-fire-step', A5SupportingFireStep);
}

declare global {
  interface HTMLElementTagNameMap {
    'a5-supporting-fire-step': A5SupportingFireStep;
  }
}
