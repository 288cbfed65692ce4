/** A8, the end of A7: the winner counts its losses as Blast markers and makes a free move. */
import { html, nothing, type TemplateResult } from 'lit';
import { consolidating, consolidationOf } from '../../../src/epic-armageddon/steps/a7-consolidate.ts';
import { whyNotAsk } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import { hitsAndRuns } from '../../../src/epic-armageddon/special-rules/formation-rules.ts';
import { formationOf, isOnTable, livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { sentence } from '../spoken/sentences.ts';
import { aftermath } from './aftermath.ts';
import { handLabels } from './hand-labels.ts';
import { aboardRow } from './charge-rows.ts';
import { moveWords } from './move-words.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { howItEnded } from './outcome.ts';
import { mayGetInto } from '../../../src/epic-armageddon/steps/passengers.ts';
import { ruleNote } from './rule-notes.ts';
import { WithdrawalPanel } from './withdrawal-panel.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { centimetres, formationsIn } from './wording.ts';
import { endingWords } from './ending-words.ts';
import '../../shared/parts/dice-throw.ts';

/**
 * The panel of the consolidation.
 *
 * @fires decided - A unit moves or gets into a transport, the consolidation ends.
 */
export class A7ConsolidateStep extends WithdrawalPanel {
  protected override heading(): unknown {
    if (this.interruption !== null) return this.interruption.heading;
    if (this.isIn('withdrawing')) return endingWords.withdraws(...formationsIn(this.assault, this.assault.withdrawing));
    if (this.phase === 'grieving') return endingWords.etherealLost;
    return endingWords.consolidates(...formationsIn(this.assault, consolidating(this.assault)));
  }

  protected override lead(): unknown {
    if (this.interruption !== null) return this.interruption.lead;
    if (this.isIn('withdrawing')) return `${endingWords.fireBroke} ${endingWords.twoMoves}`;
    const move = this.hasRunners ? endingWords.mayRun : endingWords.mayMove;
    return `${howItEnded(this.assault)} ${this.phase === 'grieving' ? endingWords.grieves : move}`;
  }

  protected override body(): unknown {
    if (this.interruption !== null) return this.interruption.body;
    if (this.isIn('withdrawing')) return this.withdrawal();
    if (this.phase === 'grieving') {
      return html`
        <dice-throw .hands=${this.hands} .labels=${handLabels(this.assault, this.hands)}></dice-throw>
        ${aftermath(this.assault)}
      `;
    }
    return html`
      <p class="fact">${this.marked}</p>
      ${this.actions(this.asking(
        'consolidation.moved', moveWords.movesMade, whyNotAsk(this.assault, consolidating(this.assault), 'A8.3'),
      ))}
      ${this.formationLists(consolidating(this.assault), id => this.rows(id), unit => this.move(unit))}
      ${aftermath(this.assault)}
    `;
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.interruption !== null) return this.interruption.notes;
    if (this.isIn('withdrawing')) {
      return html`${ruleNote(assault, { heading: endingWords.whoGetsAway, rules: ['A7.3', 'A2.8'] })}`;
    }
    return html`
      ${ruleNote(assault, { heading: endingWords.whyMarkers, rules: ['A8.1', 'A8.2', 'B1'] })}
      ${ruleNote(assault, { heading: endingWords.whoMoves, rules: ['A8.3'], ruling: 'whoConsolidates' })}
      ${ruleNote(assault, { heading: endingWords.evenBroken, rules: ['A8.2'], ruling: 'brokenWinner' })}
      ${this.hasPassengers ? ruleNote(assault, { heading: endingWords.whoIsPickedUp, rules: ['A8.3'] }) : nothing}
    `;
  }

  private get marked(): string {
    const entries = this.assault.log.filter(({ step, key }) =>
      step === 'a7Consolidate' && (key === 'markers-placed' || key === 'breaks'));
    return entries.length === 0 ? endingWords.noMarkers : entries.map(sentence).join(' ');
  }

  private rows(formation: string): readonly UnitRow[] {
    return livingIn(this.assault, formation).map(unit => (unit.aboard === null
      ? rowOf(unit.id, unit.id, unit.name, {
          state: movedWords(unit, consolidationOf(this.assault, unit)), detail: this.runs(unit), opens: true,
        })
      : aboardRow(this.assault, unit, false)));
  }

  private move(unit: Unit): TemplateResult {
    return html`
      ${this.moveOf(unit, leftOf(unit, consolidationOf(this.assault, unit)), null)}
      <div class="actions">${this.gettingIn(unit, 'a7Consolidate')}</div>
    `;
  }

  /** How far it goes, where that is more than usual. */
  private runs(unit: Unit): string | null {
    return hitsAndRuns(formationOf(this.assault, unit.formation))
      ? endingWords.runs(centimetres(consolidationOf(this.assault, unit))) : null;
  }

  private get hasRunners(): boolean {
    return consolidating(this.assault).some(id => hitsAndRuns(formationOf(this.assault, id)));
  }

  private get hasPassengers(): boolean {
    return consolidating(this.assault).flatMap(id => livingIn(this.assault, id))
      .some(unit => isOnTable(unit) && mayGetInto(this.assault, 'a7Consolidate', unit.id).length > 0);
  }
}

if (!customElements.get('a7-consolidate-step')) customElements.define('a7-consolidate-step', A7ConsolidateStep);

declare global {
  interface HTMLElementTagNameMap {
    'a7-consolidate-step': A7ConsolidateStep;
  }
}
