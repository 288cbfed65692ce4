/** A8, the end of A7: the winner counts its losses as Blast markers and makes a free move. */
import { html, type TemplateResult } from 'lit';
import { consolidating, CONSOLIDATION } from '../../src/epic-armageddon/a7-consolidate.ts';
import { formationOf, livingIn } from '../../src/epic-armageddon/state.ts';
import { listOf, sentence } from '../../src/epic-armageddon/phrases.ts';
import { aftermath } from './aftermath.ts';
import { leftOf, MovePanel, movedWords } from './move-panel.ts';
import { howItEnded } from './outcome.ts';
import { ruleNote } from './rule-notes.ts';
import { rowOf, type UnitRow } from './unit-list.ts';

/**
 * The panel of the consolidation.
 *
 * @fires decided - A unit moves, the consolidation ends.
 */
export class A7ConsolidateStep extends MovePanel {
  protected override heading(): unknown {
    return `${listOf(consolidating(this.assault).map(id => formationOf(this.assault, id).name))} consolidates`;
  }

  protected override lead(): unknown {
    const move = `Each unit may move ${CONSOLIDATION} cm, but into no enemy’s zone of control.`;
    return `${howItEnded(this.assault)} ${move}`;
  }

  protected override body(): unknown {
    return html`
      <p class="fact">${this.marked}</p>
      <div class="actions">
        <button type="button" class="main" @click=${() => this.decide({ type: 'consolidation.ended' })}>
          End the assault
        </button>
      </div>
      ${this.unitList('Units that may move', this.rows, unit => this.moveOf(unit, leftOf(unit, CONSOLIDATION), null))}
      ${aftermath(this.assault)}
    `;
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    return html`
      ${ruleNote(assault, { heading: 'Why these Blast markers?', rules: ['A8.1', 'A8.2', 'B1'] })}
      ${ruleNote(assault, { heading: 'Who may move?', rules: ['A8.3'], ruling: 'whoConsolidates' })}
      ${ruleNote(assault, { heading: 'Even if it is broken?', rules: ['A8.2'], ruling: 'brokenWinner' })}
    `;
  }

  private get marked(): string {
    const entries = this.assault.log.filter(({ step, key }) =>
      step === 'a7Consolidate' && (key === 'markers-placed' || key === 'breaks'));
    return entries.length === 0 ? 'It takes no Blast markers.' : entries.map(sentence).join(' ');
  }

  private get rows(): readonly UnitRow[] {
    return consolidating(this.assault).flatMap(id => livingIn(this.assault, id)).map(unit =>
      rowOf(unit.id, unit.id, unit.name, { state: movedWords(unit, CONSOLIDATION), opens: true }));
  }
}

if (!customElements.get('a7-consolidate-step')) customElements.define('a7-consolidate-step', A7ConsolidateStep);

declare global {
  interface HTMLElementTagNameMap {
    'a7-consolidate-step': A7ConsolidateStep;
  }
}
