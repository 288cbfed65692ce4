/** What the chart loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { ReactiveElement, TemplateResult } from 'lit';
import type { Chart } from '../../../machines/charts/chart.ts';
import type { Probe } from '../../../machines/charts/event-prober.ts';
import type { GivenProblem } from '../public/given-words.ts';
import type { Follower } from './follower.ts';
import type { ChartRows } from './folds.ts';
import type { ChartFiles } from './chart-files.ts';
import type { Prepared, Subject, Walkable } from './walk.ts';

/** A machine with bundled scenarios to walk it with. */
export interface BundledSubject extends Subject {
  /** What a walk begins with: the bundled scenario of that id, the first where none is named; null: there is none. */
  readonly bundled: (id: string | null) => Prepared | null;
}

/** A machine that brings its chart with it. */
export type DrawnSubject = Subject & { readonly chart: Chart };

/** A chart's element, as it is told what is given to be walked through. */
export interface ChartHost extends ReactiveElement {
  scenario: unknown;
  ruleset: string | null;
  readonly step: string | null;
}

/** Reads what is given to be walked through. */
export interface ChartReader {
  /** What stands in the place of a chart: everything that is wrong; null: nothing is. */
  readonly instead: TemplateResult | null;
  /** What is given, to be walked through from where the page wants it; null: it is on its way, or wrong. */
  read(): Promise<Walkable | null>;
}

/** What is given, ready to be walked through. */
export type ReadWalk = Walkable & { readonly prepared: Prepared };
export interface UnreadWalk {
  readonly problems: readonly GivenProblem[];
}

/** What is given of another ruleset, made ready to be walked through, or everything that is wrong with it. */
export type ReadOther = (
  given: { readonly scenario: unknown; readonly ruleset: string | null }, events: readonly Probe[],
) => ReadWalk | UnreadWalk;

/** A part of a chart that is explained. */
export interface ExplainedPart {
  /** What is explained. */
  readonly heading: string;
  /** What is said of it before the rule. */
  readonly fact: string;
  /** Its rule; empty: none. */
  readonly rule: string;
  /** What the machine knows, rulings among it. */
  readonly context: unknown;
}

/** The rule behind a part: in our own words, with its source and the ruling in force. */
export type ExplainRule = (part: ExplainedPart) => TemplateResult;

export interface StatechartLazyParts {
  /** The chart of the element's own machine. */
  readonly chart: () => Promise<Chart>;
  /** Draws a chart in rows where no layout is given. */
  readonly rows: () => Promise<ChartRows>;
  /** The machine itself, what asks it, and the bundled scenarios to walk it with. */
  readonly assault: () => Promise<() => BundledSubject>;
  /** Reads what is given to be walked through where it is more than the id of a bundled scenario. */
  readonly reader: () => Promise<(host: ChartHost) => ChartReader>;
  /** Goes after a resolver of the page. */
  readonly follower: () => Promise<typeof Follower>;
  /** The machine of another ruleset with its chart. */
  readonly phase: () => Promise<DrawnSubject>;
  /** Saves a chart as a file. */
  readonly files: () => Promise<ChartFiles>;
  /** The texts of the rules. */
  readonly explained: () => Promise<ExplainRule>;
}
