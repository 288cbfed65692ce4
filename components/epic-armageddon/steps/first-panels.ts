/** The panels of the steps with which an assault mostly begins, and what stands under those of all steps. */
import './a1-choose-target-step.ts';
import './a2-charge-step.ts';
import './joined-formations.ts';
import { nothing, type TemplateResult } from 'lit';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { ruleNote } from './rule-notes.ts';

/** "Why?" under a step: a rule note that waits for the texts of the rules, as its panel may stand before they come. */
export class StepNote extends SpokenElement {
  static override properties = { assault: { attribute: false }, heading: {}, rules: {} };
  /** The assault as it stands. */
  declare assault: Assault;
  /** The question that it answers. */
  declare heading: string;
  /** Ids of the rules, with spaces between them. */
  declare rules: string;

  protected override render(): TemplateResult | typeof nothing {
    return this.assault ? ruleNote(this.assault, { heading: this.heading, rules: this.rules.split(' ') }) : nothing;
  }
}

if (!customElements.get('step-note')) customElements.define('step-note', StepNote);

declare global {
  interface HTMLElementTagNameMap {
    'step-note': StepNote;
  }
}
