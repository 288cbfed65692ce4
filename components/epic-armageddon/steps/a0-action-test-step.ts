/** A0. The action test: does the formation dare to engage? */
import { html, nothing, type TemplateResult } from 'lit';
import { testModifiers, testTarget, whyNotRepeat } from '../../../src/epic-armageddon/steps/a0-action-test.ts';
import { sentence } from '../spoken/sentences.ts';
import { formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import { deciding } from '../../shared/resolver/primary.ts';
import { handLabels } from './hand-labels.ts';
import { outcomeSentences } from './outcome.ts';
import { primaryWords } from './primary-words.ts';
import { modifierWords } from './result-dice.ts';
import { ruleNote } from './rule-notes.ts';
import { StepPanel } from './step.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import '../../shared/parts/dice-throw.ts';

/** What the panel of the action test says. */
export const actionTestWords = spoken('steps/action-test', {
  test: (name: string): string => `${name}: action test`,
  testFailed: (name: string): string => `${name} fails its test`,
  testLead: (initiative: number): string =>
    `One die against its initiative of ${initiative}+ decides whether it engages at all.`,
  onTheDie: (modifiers: string): string => `${modifiers} on the die.`,
  needs: (target: number): string => `It needs ${target}+.`,
  needsTooMuch: 'No die is high enough.',
  accepting: 'Accepted, it costs a Blast marker and the formation holds instead. Nothing is fought.',
  throwingAgain: 'Your Supreme Commander may have it thrown again, once.',
  whatItNeeds: 'What does the die need?',
  whatStarts: 'What starts an assault?',
});

/**
 * The panel of the action test.
 *
 * @fires decided - A failed test is thrown again, or accepted.
 */
export class A0ActionTestStep extends StepPanel {
  protected override heading(): unknown {
    return this.phase === 'decided' ? actionTestWords.testFailed(this.name) : actionTestWords.test(this.name);
  }

  protected override lead(): unknown {
    if (this.phase === 'decided') return outcomeSentences(this.assault, ['test-failed']).at(-1) ?? '';
    const { initiative } = formationOf(this.assault, this.assault.engaging);
    return actionTestWords.testLead(initiative);
  }

  protected override body(): unknown {
    if (this.phase === 'decided') return this.failed();
    const target = testTarget(this.assault);
    const needed = target > 6 ? actionTestWords.needsTooMuch : actionTestWords.needs(target);
    const modifiers = testModifiers(this.assault);
    return html`
      <p class="fact">
        ${modifiers.length === 0 ? needed : `${actionTestWords.onTheDie(modifierWords(modifiers))} ${needed}`}
      </p>
      <dice-throw .hands=${this.hands} .labels=${handLabels(this.assault, this.hands)}></dice-throw>
    `;
  }

  protected override notes(): TemplateResult {
    return html`
      ${ruleNote(this.assault, { heading: actionTestWords.whatItNeeds, rules: ['A0.2', 'A0.3'] })}
      ${ruleNote(this.assault, { heading: actionTestWords.whatStarts, rules: ['A0.1'] })}
    `;
  }

  private failed(): TemplateResult {
    const refusal = whyNotRepeat(this.assault);
    return html`
      <p class="fact">${actionTestWords.accepting}</p>
      ${refusal === null
        ? html`<p class="fact">${actionTestWords.throwingAgain}</p>`
        : html`<p class="fact">${sentence(refusal)} <span class="rule">${refusal.rule}</span></p>`}
      ${refusal === null ? this.plainRows(deciding(primaryWords.acceptTest, { type: 'test.accepted' })) : nothing}
    `;
  }

  private get name(): string {
    return formationOf(this.assault, this.assault.engaging).name;
  }
}

if (!customElements.get('a0-action-test-step')) customElements.define('a0-action-test-step', A0ActionTestStep);

declare global {
  interface HTMLElementTagNameMap {
    'a0-action-test-step': A0ActionTestStep;
  }
}
