/** What every step's panel is given, and how it answers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { PanelFrame, type StepState } from '../../shared/parts/panel-frame.ts';
import type { Primary } from '../../shared/resolver/primary.ts';

export type { StepState };

/** Sent when a player decides something; dice are not decided. */
export class Decided extends Event {
  readonly decision: Decision;
  /** What was decided with it: all of it is taken back at once. */
  readonly rest: readonly Decision[];

  constructor(decision: Decision, rest: readonly Decision[] = []) {
    super('decided', { bubbles: true, composed: true });
    this.decision = decision;
    this.rest = rest;
  }
}

/** Sent when a player looks at units in the panel, to show them on the battlefield; none: no longer. */
export class UnitsShown extends Event {
  readonly units: readonly string[];

  constructor(units: readonly string[]) {
    super('units-shown', { bubbles: true, composed: true });
    this.units = units;
  }
}

/** Sent when a player chooses a unit in the panel, as if its counter had been chosen; null: none any more. */
export class UnitChosen extends Event {
  readonly unit: string | null;

  constructor(unit: string | null) {
    super('unit-chosen', { bubbles: true, composed: true });
    this.unit = unit;
  }
}

/** The panel of one step of an assault. */
export abstract class StepPanel extends PanelFrame {
  static override properties = {
    ...PanelFrame.properties,
    assault: { attribute: false },
    hands: { attribute: false },
    isThrown: { attribute: false },
    placed: { attribute: false },
  };

  /** The assault as it stands. */
  declare assault: Assault;
  /** The dice asked for now, empty if none are. */
  declare hands: readonly AssaultHand[];
  /** The program threw the last dice, so they tumble into place. */
  declare isThrown: boolean;
  /** Where the war engine was put that a critical hit moves; null: it stays where it is. */
  declare placed: Point | null;

  constructor() {
    super();
    this.hands = [];
    this.isThrown = false;
    this.placed = null;
  }

  /** Before it has an assault a panel is empty. */
  protected override shouldUpdate(): boolean {
    return Boolean(this.assault) && super.shouldUpdate();
  }

  /** The last of the state keys, such as `saving`. */
  protected get phase(): string {
    return this.state.path.split('.').at(-1) ?? '';
  }

  /** Whether a state of this name is active: 'withdrawing' in `a7Withdraw.withdrawing.moving`. */
  protected isIn(state: string): boolean {
    return this.state.path.split('.').includes(state);
  }

  protected decide(decision: Decision): void {
    this.dispatchEvent(new Decided(decision));
  }

  /** What may be done besides the next action, such as nothing: a row each. */
  protected plainRows(...primaries: readonly Primary<Decision>[]): TemplateResult | typeof nothing {
    return primaries.length === 0 ? nothing : html`<div class="rows">${primaries.map(({ words, does }) => html`
      <button type="button" @click=${() => this.decideAll(does)}>${words}</button>`)}</div>`;
  }

  private decideAll(does: Primary<Decision>['does']): void {
    if (typeof does !== 'object') return;
    const [first, ...rest] = does.decisions;
    if (first !== undefined) this.dispatchEvent(new Decided(first, rest));
  }
}

declare global {
  interface HTMLElementEventMap {
    decided: Decided;
    'units-shown': UnitsShown;
    'unit-chosen': UnitChosen;
  }
}
