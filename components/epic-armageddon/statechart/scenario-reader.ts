/** What a page gives a chart to walk through, where that is more than the id of a bundled assault. */
import { adoptStyles, type ReactiveElement, type TemplateResult } from 'lit';
import { activeOf } from '../../../machines/charts/active-states.ts';
import type { Probe } from '../../../machines/charts/event-prober.ts';
import type { GivenProblem } from '../../shared/public/given-words.ts';
import { PageInput } from '../../shared/public/page-input.ts';
import type { ResolverLazyParts } from '../resolver/lazy-parts.ts';
import { openLink } from '../resolver/on-table.ts';
import { isOther } from '../resolver/other-ruleset.ts';
import { isStepOf } from '../../shared/resolver/step-path.ts';
import { problemStyles, problemsTemplate } from '../../shared/resolver/scenario-problems.ts';
import { atOnce, isStep, loaded, noStep, type ScenarioParts } from '../resolver/source.ts';
import type { ChartHost, ChartReader, ReadOther, ReadWalk, UnreadWalk } from '../../shared/statechart/lazy-parts.ts';
import { beginWalk, goOn, present, SEED, type Walk, type Walkable } from '../../shared/statechart/walk.ts';
import type { assaultOf } from './assault.ts';

/** What brings scenarios, and what walks through them. */
interface Brought extends ScenarioParts, Pick<ResolverLazyParts, 'link'> {
  readonly assault: () => Promise<typeof assaultOf>;
  readonly phase: () => Promise<ReadOther>;
}

/** A walk that has not come to a step after so many events never will. */
const MOST_EVENTS = 1000;

/** Reads as a resolver reads, with the same words for what is wrong. */
export class ScenarioReader implements ChartReader {
  readonly #host: ChartHost;
  readonly #brought: Brought;
  readonly #given: PageInput<'scenario'>;
  #turn = 0;
  #problems: readonly GivenProblem[] = [];
  /** What a link has told. */
  #told: { readonly scenario: unknown; readonly events: readonly Probe[] } | null = null;

  constructor(host: ChartHost, brought: Brought) {
    this.#host = host;
    this.#brought = brought;
    this.#given = new PageInput(host, 'scenario', link => this.#open(link));
  }

  /** What stands in the place of a chart: everything that is wrong; null: nothing is. */
  get instead(): TemplateResult | null {
    const problems = [...this.#given.problems, ...this.#problems];
    if (problems.length === 0) return null;
    const { renderRoot, constructor } = this.#host;
    adoptStyles(renderRoot as ShadowRoot, [...(constructor as typeof ReactiveElement).elementStyles, problemStyles]);
    return problemsTemplate(problems);
  }

  /** What is given, to be walked through from where the page wants it; null: it is on its way, or wrong. */
  async read(): Promise<Walkable | null> {
    const turn = this.#turn += 1;
    this.#problems = [];
    if (!this.#given.take()) return null;
    const { scenario, step } = this.#host;
    const events = this.#told?.scenario === scenario ? this.#told!.events : [];
    const found = step === null || isStep(step) ? await this.#found(events) : noStep(step);
    if (turn !== this.#turn) return null;
    if (!('problems' in found)) return step === null ? found : { ...found, events: eventsTo(step, found) };
    this.#problems = found.problems;
    return null;
  }

  async #found(events: readonly Probe[]): Promise<ReadWalk | UnreadWalk> {
    const { scenario, ruleset } = this.#host;
    if (isOther({ scenario, ruleset })) return (await this.#brought.phase())({ scenario, ruleset }, events);
    const source = atOnce(scenario) ?? await loaded(scenario, this.#brought);
    if ('problems' in source) return source;
    const subject = (await this.#brought.assault())();
    const seed = source.id === null ? SEED : source.seed;
    return { subject, prepared: subject.prepared(source.scenario, source.prepared, seed), events, isOther: false };
  }

  #open(link: string): Promise<readonly GivenProblem[]> {
    return openLink(link, this.#brought, ({ scenario, events }) => {
      this.#told = { scenario, events: events as readonly Probe[] };
      Object.assign(this.#host, { ruleset: null, scenario });
    });
  }
}

/** Events up to the first moment of a step, the usual ones where there are no more; it never comes: none. */
const eventsTo = (step: string, { subject, prepared, events }: ReadWalk): readonly Probe[] => {
  const { machine } = subject;
  const eventsIn = ({ steps }: Walk): readonly Probe[] => steps.flatMap(({ event }) => event ?? []);
  const isThere = (walk: Walk): boolean => {
    const path = activeOf(machine, present(walk)).at(-1)!.slice(machine.id.length + 1);
    return isStepOf(step, path, walk.steps.length - 1);
  };
  for (let walk = beginWalk(subject, prepared.input), at = 0; at < MOST_EVENTS; at += 1) {
    if (isThere(walk)) return eventsIn(walk);
    const event = events[at] ?? prepared.usual(walk);
    if (event === null) return [];
    walk = goOn(walk, subject, event);
  }
  return [];
};

export const readerWith = (brought: Brought) => (host: ChartHost): ChartReader => new ScenarioReader(host, brought);
