/** What a page gives a statechart. */
import type { AnyStateMachine } from 'xstate';
import type { EventProber } from '../../../machines/charts/event-prober.ts';
import type { SnapshotLike } from '../../../machines/charts/active-states.ts';
import { VARIANTS, type Layout, type Variant } from '../../../machines/charts/layout.ts';
import { asFields, asFlag, asHaving, asText, asTextOrFields, asTexts, isCallable } from '../public/meant.ts';
import { PublicElement } from '../public/public-element.ts';

/** From this width on there is room for the list beside the chart, and for a chart that runs across. */
const WIDE = 1100;

/** The machine of the assault, by its id. */
const ASSAULT = 'assault';

/** With these a walk begins anew. */
export const RESTARTED_BY = ['machine', 'asking', 'input', 'scenario', 'ruleset', 'step', 'for'] as const;

/** A layout, as far as it must be one to be drawn. */
const asLayout = asHaving({
  chart: asHaving({ id: asText, states: Array.isArray }),
  states: Array.isArray,
  arrows: Array.isArray,
  starts: Array.isArray,
});

/** Null: as there is room. */
const asVariant = (given: unknown): Variant | null => VARIANTS.find(one => one === given) ?? null;

/** The properties of the element; what becomes of them is said where it is drawn. */
export class ChartInput extends PublicElement {
  static override properties = {
    for: { meant: asText },
    scenario: { meant: asTextOrFields },
    ruleset: { meant: asText },
    step: { meant: asText },
    machine: { attribute: false, meant: asHaving({ root: asFields, getInitialSnapshot: isCallable }) },
    layout: { attribute: false, meant: asLayout },
    layouts: { attribute: false, meant: asHaving({ tall: asLayout, wide: asLayout }) },
    snapshot: { attribute: false, meant: asHaving({ value: asTextOrFields }) },
    asking: { attribute: false, meant: asHaving({ probes: isCallable, reason: isCallable }) },
    input: { attribute: false },
    marked: { attribute: false, meant: asTexts },
    variant: { meant: asVariant },
    quiet: { type: Boolean, meant: asFlag },
    readonly: { type: Boolean, reflect: true, meant: asFlag },
  };
  /** The id of an `<assault-resolver>` of the page, to be followed; null: none. */
  declare for: string | null;
  /**
   * What it is walked with: the id of a bundled assault, the address of a JSON file, a link, or a scenario as an object
   * or as JSON. Unless set: the JSON in a script inside the tag, or the first bundled assault.
   */
  declare scenario: unknown;
  /** The ruleset where it is not Epic: 'warhammer-40k-4th'; null: what the scenario says. */
  declare ruleset: string | null;
  /** Where a walk opens: a step such as 'A4', or after so many events; null: where it begins. */
  declare step: string | null;
  /** Any XState v5 machine; null: the assault. A machine of its own needs a layout of its own. */
  declare machine: AnyStateMachine | null;
  /** Where it is drawn, made by `layOut` from its chart; null: `layouts` says it. */
  declare layout: Layout | null;
  /** A layout for little width and one for much; null: those of the assault. */
  declare layouts: { readonly [variant in Variant]: Layout } | null;
  /** Where the machine stands: one of its snapshots, also a stored one; null: it is walked by hand. */
  declare snapshot: SnapshotLike | null;
  /** What is worth asking a machine of one's own, and how it says no; unless set, events are their type alone. */
  declare asking: EventProber | null;
  /** What a machine of one's own is begun with. */
  declare input: unknown;
  /** Ids of states and transitions to be marked as differing. */
  declare marked: readonly string[];
  /** 'tall' or 'wide', whatever room there is; null: as there is room. */
  declare variant: Variant | null;
  /** Another voice of the page says where it stands: it is not said twice. */
  declare quiet: boolean;
  /** It is only watched: the walk goes forwards and back, no other event is sent by hand. */
  declare readonly: boolean;

  constructor() {
    super();
    this.for = null;
    this.scenario = null;
    this.ruleset = null;
    this.step = null;
    this.machine = null;
    this.layout = null;
    this.layouts = null;
    this.snapshot = null;
    this.asking = null;
    this.input = undefined;
    this.marked = [];
    this.variant = null;
    this.quiet = false;
    this.readonly = false;
  }

  /** How wide it is. */
  protected get room(): number {
    return this.clientWidth || this.getBoundingClientRect().width;
  }

  /** The layout that is wanted, or that there is room for. */
  protected get fitting(): Variant {
    return this.variant ?? (this.room >= WIDE ? 'wide' : 'tall');
  }

  /** The layout that the page has given; null: none. */
  protected get ownLayout(): Layout | null {
    return this.layout ?? this.layouts?.[this.fitting] ?? null;
  }

  /** A bundled assault is named from its beginning, or nothing is: no more has to be read. */
  protected get isPlain(): boolean {
    const { scenario, ruleset, step } = this;
    if (ruleset !== null || step !== null) return false;
    if (scenario === null) return this.querySelector(':scope > script[type="application/json"]') === null;
    return typeof scenario === 'string' && /^[\w-]*$/.test(scenario.trim());
  }

  /** What is given names its ruleset: what is drawn is known once it has been read. */
  protected get namesRuleset(): boolean {
    const { scenario, ruleset } = this;
    return ruleset !== null || (typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario)
      || (typeof scenario === 'string' && scenario.includes('"ruleset"'));
  }

  /** It is the assault of the game, not a machine or a picture of the page's own. */
  protected get isAssault(): boolean {
    if (this.machine !== null) return false;
    const { scenario, ruleset } = this;
    return [this.for, scenario, ruleset].some(one => one !== null) || (this.ownLayout?.chart.id ?? ASSAULT) === ASSAULT;
  }
}
