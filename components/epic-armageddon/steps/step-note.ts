/** A rule note that waits for the texts of the rules, for panels that stand before these have come. */
import { nothing, type TemplateResult } from 'lit';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { ruleNote } from './rule-notes.ts';

/**
 * "Why?" under a step that is on the screen before the rest of the program.
 */
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
