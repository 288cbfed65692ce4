/** What every panel of a phase is given, and how it answers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { PanelFrame } from '../../shared/parts/panel-frame.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { ladderIn } from '../resolver/fight/ladder.ts';
import { ladderStyles, ladderTemplate } from '../resolver/fight/ladder-row.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { ruleWhy } from './rule-why.ts';

/** Sent when a player decides something; dice are not decided. */
export class PhaseDecided extends Event {
  readonly decision: Decision;

  constructor(decision: Decision) {
    super('phase-decided', { bubbles: true, composed: true });
    this.decision = decision;
  }
}

/** Sent when a player looks at models in the panel, to show them on the battlefield; none: no longer. */
export class ModelsShown extends Event {
  readonly models: readonly string[];

  constructor(models: readonly string[]) {
    super('models-shown', { bubbles: true, composed: true });
    this.models = models;
  }
}

/** Everything that a panel shows. */
export interface PanelFacts {
  readonly phase: Phase;
  readonly hands: readonly PhaseHand[];
  /** The questions that the text leaves open and without which the state cannot go on. */
  readonly asks: readonly PolicyQuestion[];
}

/** The panel of one kind of step of a phase. */
export abstract class PhasePanel extends PanelFrame implements PanelFacts {
  static override styles = [...[PanelFrame.styles].flat(), sideMarkStyles, ladderStyles];
  static override properties = {
    ...PanelFrame.properties,
    phase: { attribute: false },
    hands: { attribute: false },
    asks: { attribute: false },
  };

  declare phase: Phase;
  declare hands: readonly PhaseHand[];
  declare asks: readonly PolicyQuestion[];

  constructor() {
    super();
    this.hands = [];
    this.asks = [];
  }

  protected override get words(): readonly string[] {
    return this.isFighting ? ['warhammer-40k-fight'] : [];
  }

  protected override shouldUpdate(): boolean {
    return Boolean(this.phase) && super.shouldUpdate();
  }

  protected override heading(): unknown {
    return this.state.title;
  }

  protected override lead(): unknown {
    return this.state.description;
  }

  /** The ladder of Initiative while somebody strikes. */
  protected override course(): unknown {
    return this.isFighting ? ladderTemplate(ladderIn(this.phase, this.phase.fight!)) : nothing;
  }

  /** Somebody strikes in this step. */
  private get isFighting(): boolean {
    const { fight } = this.phase ?? {};
    return Boolean(fight) && fight?.outside === undefined && this.state.path.startsWith('fight.');
  }

  /** The rule of the state, and what this edition makes of it. */
  protected override notes(): unknown {
    return ruleWhy(this.phase, this.state.rule, phaseWords.whyRule);
  }

  protected decide(decision: Decision): void {
    this.dispatchEvent(new PhaseDecided(decision));
  }

  /** What may be done besides the next action, such as nothing: a row each. */
  protected plainRow(words: string, decision: Decision): TemplateResult {
    return html`<div class="rows">
      <button type="button" @click=${() => this.decide(decision)}>${words}</button>
    </div>`;
  }

  protected show(models: readonly string[]): void {
    this.dispatchEvent(new ModelsShown(models));
  }
}

declare global {
  interface HTMLElementEventMap {
    'phase-decided': PhaseDecided;
    'models-shown': ModelsShown;
  }
}
