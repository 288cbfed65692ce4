/** "Why?" under a panel: a rule in our own words, with what the edition says where the texts differ. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { RuleNote } from '../../shared/parts/rule-note.ts';
import { OnlineAgain } from '../../shared/public/online.ts';
import { partLackTemplate } from '../../shared/resolver/lack.ts';
import { buttons } from '../../shared/theme/theme.ts';
import { PhaseLater } from '../resolver/later.ts';

/** What a rule is said with. */
const RULE_WORDS = ['warhammer-40k-rules', 'warhammer-40k-rows', 'warhammer-40k-policy'] as const;

/** A rule of a phase, folded; what it says comes when it is unfolded. */
export class PhaseRule extends RuleNote {
  static override styles = [...[RuleNote.styles].flat(), buttons, css`
    .lack p {
      margin: 0 0 calc(var(--_space) * 2);
    }
  `];
  static override properties = { ...RuleNote.properties, phase: { attribute: false } };
  declare phase: Phase;
  readonly #later = new PhaseLater(this);

  constructor() {
    super();
    this.needs = RULE_WORDS;
    new OnlineAgain(this, () => this.#later.isUnreachable && this.#bring());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (PhaseLater.parts === null) {
      if (this.open && !this.#later.isUnreachable) this.#bring();
      return;
    }
    const text = PhaseLater.parts.ruleInWords(this.phase, this.rule);
    this.hidden = text === null;
    this.say = text?.say ?? '';
    this.source = text?.source ?? '';
  }

  protected override why(): TemplateResult | typeof nothing {
    if (PhaseLater.parts !== null) return super.why();
    return this.#later.isUnreachable ? partLackTemplate(this.#bring) : nothing;
  }

  readonly #bring = (): void => {
    void this.#later.bring();
  };
}

if (!customElements.get('phase-rule')) customElements.define('phase-rule', PhaseRule);

/** Nothing is shown once it is known that there is no text for a rule. */
export const ruleWhy = (phase: Phase, id: string, heading: string, isOpen = false): TemplateResult => html`<phase-rule
  .phase=${phase} ?open=${isOpen} heading=${heading} rule=${id}
></phase-rule>`;

declare global {
  interface HTMLElementTagNameMap {
    'phase-rule': PhaseRule;
  }
}
