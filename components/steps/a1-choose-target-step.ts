/** A1. Choose the target: the formation that engages names an enemy formation. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { possibleTargets } from '../../src/epic-armageddon/a1-choose-target.ts';
import { gapBetween } from '../../src/epic-armageddon/engagement.ts';
import { centimetres } from '../../src/epic-armageddon/phrases.ts';
import { formationOf, livingIn, type Assault, type Formation } from '../../src/epic-armageddon/state.ts';
import type { Choice, ChoiceMade } from '../parts/choice-list.ts';
import { ruleNote } from './rule-notes.ts';
import { StepPanel, UnitsShown } from './step.ts';
import '../parts/choice-list.ts';

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

/** Centimetres between the two nearest units of two formations. */
const gapTo = (assault: Assault, target: string): number =>
  Math.min(...livingIn(assault, assault.engaging).flatMap(unit =>
    livingIn(assault, target).map(enemy => gapBetween(assault, unit, enemy))));

const choiceOf = (assault: Assault, { id, name, blastMarkers, broken }: Formation): Choice => {
  const facts = [
    `${centimetres(gapTo(assault, id))} away`,
    count(livingIn(assault, id).length, 'unit'),
    ...(broken ? ['broken'] : []),
    ...(blastMarkers > 0 ? [count(blastMarkers, 'Blast marker')] : []),
  ];
  return { id, label: name, detail: facts.join(' · '), refusal: null };
};

/**
 * The panel in which the target is chosen.
 *
 * @fires decided - The target is chosen.
 * @fires units-shown - The units of the formation that is being thought of.
 */
export class A1ChooseTargetStep extends StepPanel {
  static override properties = { ...StepPanel.properties, target: { state: true } };
  /** The formation that is being thought of; null: the one that the scenario has. */
  declare private target: string | null;

  constructor() {
    super();
    this.target = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const unit = changed.has('chosen') ? this.assault.units.find(one => one.id === this.chosen) : undefined;
    if (unit !== undefined && this.targets.includes(unit.formation)) this.target = unit.formation;
  }

  protected override heading(): unknown {
    return `${this.engaging} engages`;
  }

  protected override lead(): unknown {
    return this.targets.length === 1
      ? 'There is one enemy formation on the table. Whoever else stands near can only support.'
      : 'Which enemy formation does it charge? Whoever else stands near can only support.';
  }

  protected override body(): unknown {
    const target = this.target ?? this.assault.target;
    return html`
      <choice-list
        legend="Target"
        .options=${this.targets.map(id => choiceOf(this.assault, formationOf(this.assault, id)))}
        .chosen=${target}
        @choice-made=${({ id }: ChoiceMade) => this.think(id)}
      ></choice-list>
      <div class="actions">
        <button type="button" class="main" data-next @click=${() => this.decide({ type: 'target.chosen', target })}>
          Charge ${formationOf(this.assault, target).name}
        </button>
      </div>
    `;
  }

  protected override notes(): TemplateResult {
    return html`
      ${ruleNote(this.assault, { heading: 'Who can be charged?', rules: ['A1.1'] })}
      ${ruleNote(this.assault, { heading: 'What starts an assault?', rules: ['A0.1'] })}
    `;
  }

  private get targets(): readonly string[] {
    return possibleTargets(this.assault);
  }

  private get engaging(): string {
    return formationOf(this.assault, this.assault.engaging).name;
  }

  private think(target: string): void {
    this.target = target;
    this.dispatchEvent(new UnitsShown(livingIn(this.assault, target).map(unit => unit.id)));
  }
}

if (!customElements.get('a1-choose-target-step')) customElements.define('a1-choose-target-step', A1ChooseTargetStep);

declare global {
  interface HTMLElementTagNameMap {
    'a1-choose-target-step': A1ChooseTargetStep;
  }
}
