/** What every step's panel is given, and how it answers. */
import { LitElement } from 'lit';
import type { Decision } from '../../src/epic-armageddon/events.ts';
import type { AssaultHand } from '../../src/epic-armageddon/hands.ts';
import type { Assault } from '../../src/epic-armageddon/state.ts';

/** Where the statechart stands, as its states describe themselves. */
export interface StepState {
  /** The path of state keys, such as `a4Attacks.attacks.saving`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly rule: string;
}

/** Sent when a player decides something; dice are not decided. */
export class Decided extends Event {
  readonly decision: Decision;

  constructor(decision: Decision) {
    super('decided', { bubbles: true, composed: true });
    this.decision = decision;
  }
}

/** Sent when a player wants to look at units on the battlefield, such as those of a line in the panel. */
export class UnitsShown extends Event {
  readonly units: readonly string[];

  constructor(units: readonly string[]) {
    super('units-shown', { bubbles: true, composed: true });
    this.units = units;
  }
}

/** The panel of one step: facts in, decisions out. It owns no actor and decides nothing about rules. */
export abstract class StepPanel extends LitElement {
  static override properties = {
    assault: { attribute: false },
    state: { attribute: false },
    hands: { attribute: false },
    chosen: { attribute: false },
    refusal: { attribute: false },
  };

  /** The assault as it stands. */
  declare assault: Assault;
  declare state: StepState;
  /** The dice asked for now, empty if none are. */
  declare hands: readonly AssaultHand[];
  /** The unit chosen on the battlefield, null for none. */
  declare chosen: string | null;
  /** Why the last wish was refused, as a sentence with its rule; null if it was not. */
  declare refusal: { readonly say: string; readonly rule: string } | null;

  constructor() {
    super();
    this.hands = [];
    this.chosen = null;
    this.refusal = null;
  }

  protected decide(decision: Decision): void {
    this.dispatchEvent(new Decided(decision));
  }
}
