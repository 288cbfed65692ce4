/** A1. Choose the target: the formation that engages names an enemy formation, and who joins on either side. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { possibleTargets, type TargetChoice } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { formationOf, isOnTable, livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import type { JoinedChanged } from './joined-formations.ts';
import { StepPanel, UnitsShown } from './step.ts';
import { centimetres, formationsIn } from './wording.ts';
import { targetPrimary } from './target-primary.ts';
import { targetWords } from './target-words.ts';
import '../../shared/parts/choice-list.ts';

type Joined = Pick<TargetChoice, 'intermingled' | 'combined'>;

const standing = (assault: Assault, formation: string): readonly Unit[] =>
  livingIn(assault, formation).filter(isOnTable);

/** Centimetres between the two nearest units of two formations. */
const gapTo = (assault: Assault, target: string): number =>
  Math.min(...standing(assault, assault.engaging).flatMap(unit =>
    standing(assault, target).map(enemy => gapBetween(assault, unit, enemy))));

const choiceOf = (assault: Assault, { id, name, blastMarkers, broken }: Formation): Choice => {
  const facts = [
    targetWords.away(centimetres(gapTo(assault, id))),
    targetWords.units(livingIn(assault, id).length),
    ...(broken ? [targetWords.broken] : []),
    ...(blastMarkers > 0 ? [targetWords.markers(blastMarkers)] : []),
  ];
  return { id, label: name, detail: facts.join(' · '), refusal: null };
};

/**
 * The panel in which the target is chosen.
 *
 * @fires primary-intended - Another target is thought of, or somebody else joins.
 * @fires units-shown - The units of the formation that is being thought of.
 */
export class A1ChooseTargetStep extends StepPanel {
  static override styles = [
    ...StepPanel.styles,
    css`
      step-note:not(:defined) {
        display: block;
        min-block-size: 32px;
      }
    `,
  ];
  static override properties = { ...StepPanel.properties, target: { state: true }, joined: { state: true } };
  /** The formation that is being thought of; null: the one that the scenario has. */
  declare private target: string | null;
  /** Who is to join; null: those of whom the scenario says so. */
  declare private joined: Joined | null;

  constructor() {
    super();
    this.target = null;
    this.joined = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const unit = changed.has('chosen') ? this.assault.units.find(one => one.id === this.chosen) : undefined;
    if (unit !== undefined && this.targets.includes(unit.formation)) this.aimAt(unit.formation);
  }

  protected override heading(): unknown {
    const { combined } = this.plan;
    return targetWords.engages(...formationsIn(this.assault, [this.assault.engaging, ...combined]));
  }

  protected override lead(): unknown {
    return this.targets.length === 1
      ? targetWords.oneTarget
      : targetWords.whichTarget;
  }

  protected override body(): unknown {
    const { plan } = this;
    return html`
      <choice-list
        legend=${targetWords.target}
        .options=${this.targets.map(id => choiceOf(this.assault, formationOf(this.assault, id)))}
        .chosen=${plan.target}
        @choice-made=${({ id }: ChoiceMade) => this.think(id)}
      ></choice-list>
      ${this.assault.formations.length > 2
        ? html`<joined-formations
            .assault=${this.assault}
            .targets=${plan}
            @joined-changed=${({ joined }: JoinedChanged) => this.join(joined)}
          ></joined-formations>`
        : nothing}
    `;
  }

  protected override notes(): TemplateResult {
    return html`
      <step-note heading=${targetWords.whoCanBe} rules="A1.1" .assault=${this.assault}></step-note>
      <step-note heading=${targetWords.whatStarts} rules="A0.1" .assault=${this.assault}></step-note>
    `;
  }

  private get targets(): readonly string[] {
    return possibleTargets(this.assault);
  }

  /** What is being thought of: those who stand among another target are other ones. */
  private get plan(): TargetChoice {
    const { target, intended } = this.assault;
    const intermingled = (this.target ?? target) === target ? intended.intermingled : [];
    return { target: this.target ?? target, intermingled, combined: intended.combined, ...this.joined };
  }

  private think(target: string): void {
    this.aimAt(target);
    this.dispatchEvent(new UnitsShown(livingIn(this.assault, target).map(unit => unit.id)));
  }

  private aimAt(target: string): void {
    if (target !== this.plan.target) this.joined = { intermingled: [], combined: this.plan.combined };
    this.target = target;
    this.intend(targetPrimary(this.assault, this.plan));
  }

  private join(joined: Joined): void {
    this.joined = joined;
    this.intend(targetPrimary(this.assault, this.plan));
  }
}

if (!customElements.get('a1-choose-target-step')) customElements.define('a1-choose-target-step', A1ChooseTargetStep);

declare global {
  interface HTMLElementTagNameMap {
    'a1-choose-target-step': A1ChooseTargetStep;
  }
}
