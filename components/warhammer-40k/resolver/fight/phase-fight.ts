/** The blows of the step that is settled now. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { SpokenElement } from '../../../shared/languages/spoken-element.ts';
import { disclosure } from '../../../shared/parts/disclosure.ts';
import { sideMarkStyles } from '../../../shared/parts/side-mark.ts';
import { tableStyles } from '../../../shared/parts/table.styles.ts';
import { theme } from '../../../shared/theme/theme.ts';
import { ledgerStyles, ledgerTemplate } from './ledger.ts';

/** Empty while nobody fights. */
export class PhaseFight extends SpokenElement {
  static override styles = [
    theme, disclosure, sideMarkStyles, tableStyles, ledgerStyles,
    css`
      :host {
        display: block;
      }
      section {
        display: grid;
        gap: calc(var(--_space) * 2);
      }
    `,
  ];
  static override properties = { phase: { attribute: false } };
  /** The phase as it stands. */
  declare phase: Phase;

  protected override get words(): readonly string[] {
    return ['warhammer-40k-fight'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const fight = this.phase?.fight ?? null;
    if (fight === null) return nothing;
    return html`<section>${ledgerTemplate(this.phase, fight)}</section>`;
  }
}

if (!customElements.get('phase-fight')) customElements.define('phase-fight', PhaseFight);

declare global {
  interface HTMLElementTagNameMap {
    'phase-fight': PhaseFight;
  }
}
