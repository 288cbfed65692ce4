/** A statechart as it can be drawn and read aloud: what a machine's own definition says, as plain JSON. */

/** One state. */
export interface ChartState {
  /** As the machine has it: `assault.a4Attacks.engaged`. */
  readonly id: string;
  /** The state that holds it, null for the machine itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** What it is called where it is drawn; its key, put in words, where it says nothing of itself. */
  readonly title: string;
  readonly description: string;
  /** The rule it stands for, null where it names none. */
  readonly rule: string | null;
  /** The state that is entered first; null where there are none, or all are. */
  readonly initial: string | null;
  /**
   * The procedure that it is one run of, by its title: that is drawn once, however often it is entered. Of a state
   * inside of one: what it is called there, where that is not its title.
   */
  readonly procedure?: string;
  /** It is drawn only where it is active or has been, or where everything is. */
  readonly isAside?: boolean;
}

/** What is written at a transition. */
export interface Label {
  /** What happens; empty for what follows by itself. */
  readonly event: string;
  /** On what condition, in words; null without one. */
  readonly guard: string | null;
}

/** One arrow, or one line in a state's box where nothing is left. */
export interface ChartTransition {
  /** `assault.a4Attacks.choosing/way.chosen/0`: its source, its event, and its place among those of that event. */
  readonly id: string;
  readonly source: string;
  /** What happens: `hits.allocated`; empty for what follows by itself. */
  readonly event: string;
  readonly kind: 'event' | 'always' | 'done' | 'delayed';
  /** Ids of states; none where the state stays as it is. */
  readonly targets: readonly string[];
  /** The name of its condition, null without one. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** What is written at it in another language; unless set, its names in words. */
  readonly label?: Label;
}

export interface Chart {
  /** The machine's id. */
  readonly id: string;
  /** Parents before their children, each in the order of the definition; the first is the machine itself. */
  readonly states: readonly ChartState[];
  /** In the order of their sources, and in the order in which they are tried. */
  readonly transitions: readonly ChartTransition[];
}
