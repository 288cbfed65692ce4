/** Where a machine stands and how it came there, however that is learnt: walked, followed, or told. */
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartMoment, Probe } from '../../../machines/charts/event-prober.ts';
import type { Chart } from '../../../machines/charts/chart.ts';
import { snapshotHere, type SnapshotLike } from '../../../machines/charts/active-states.ts';
import { leadsTo } from '../../../machines/charts/step-by.ts';
import { eventsTakenBy, chartMoment } from '../../../machines/charts/chart-moment.ts';
import { language, type Language } from '../languages/speech.ts';
import { innermost } from './chart-map.ts';
import { DARK, type Lights } from './lights.ts';
import { visited, visitsIn, type Visit } from './visits.ts';
import {
  beginWalk, goBack, goOn, present, takenBy, walkAlong, type Prepared, type Subject, type Walk,
} from './walk.ts';

const scenarioIn = (input: unknown): unknown => (input as { readonly scenario?: unknown } | undefined)?.scenario;

export class ChartPosition {
  #subject: Subject | null = null;
  #start: { readonly input: unknown; readonly usual?: Prepared['usual'] } | null = null;
  #walk: Walk | null = null;
  /** What was told, or is known of what is followed: it stands at the end of the walk. */
  #snapshot: AnyMachineSnapshot | null = null;
  #moment: ChartMoment | null = null;
  /** What the moment says why not in. */
  #language: Language | null = null;
  /** It stands further on than its walk has come. */
  #isBehind = false;
  #visits: readonly Visit[] = [];
  #visitsAreOf: Walk | null = null;
  #led: { readonly of: string; readonly to: readonly string[] } | null = null;

  /** Begins with a machine, and goes on by some events; without a start it is told where it stands. */
  begin(
    subject: Subject, start: { readonly input: unknown; readonly usual?: Prepared['usual'] } | null,
    events: readonly Probe[] = [],
  ): void {
    this.#subject = subject;
    this.#start = start;
    this.#walk = null;
    this.#snapshot = null;
    this.#isBehind = false;
    this.#visits = [];
    this.#visitsAreOf = null;
    this.#forget();
    if (start !== null) this.#stand(walkAlong(null, subject, start.input, events));
  }

  get isBegun(): boolean {
    return this.#subject !== null;
  }

  get isWalked(): boolean {
    return this.#start !== null;
  }

  /** After so many events. */
  get at(): number {
    return this.#walk === null ? 0 : this.#walk.steps.length - 1;
  }

  get moment(): ChartMoment | null {
    if (this.#subject === null || this.#snapshot === null) return null;
    if (this.#language !== language()) this.#forget();
    this.#moment ??= chartMoment(this.#subject.machine, this.#snapshot, this.#subject.asking);
    return this.#moment;
  }

  /** What the machine knows. */
  get context(): unknown {
    return this.#snapshot?.context;
  }

  /** The usual event, else the first one that is possible. */
  next(): void {
    const usual = this.#walk === null ? null : this.#start?.usual?.(this.#walk) ?? null;
    if (usual !== null) return this.#send(usual);
    const open = this.moment?.eventVerdicts.find(({ verdict }) => verdict === 'open');
    if (open !== undefined) this.send(open.transition);
  }

  /** Makes a transition happen: by the usual event if that is taken by it, else by the first that is. */
  send(transition: string): void {
    const events = this.#eventsFor(transition);
    const usual = this.#walk === null ? null : this.#start?.usual?.(this.#walk) ?? null;
    const isUsual = usual !== null && transition.split('/').at(-2) === usual.type;
    const event = isUsual ? usual : events[0];
    if (event !== undefined) this.#send(event);
  }

  back(): void {
    if (this.#walk !== null) this.#stand(goBack(this.#walk));
  }

  reset(): void {
    if (this.#subject !== null && this.#start !== null) this.#stand(beginWalk(this.#subject, this.#start.input));
  }

  /**
   * Stands where somebody else stands, how they came there being learnt later. Says whether it does: what stands in
   * another copy of the machine has to be gone after.
   */
  join(snapshot: AnyMachineSnapshot | null): boolean {
    if (this.#subject === null || snapshot?.machine !== this.#subject.machine) return false;
    this.#snapshot = snapshot;
    this.#isBehind = true;
    this.#forget();
    return true;
  }

  /** Learns how somebody else came to where they stand. */
  learn(input: unknown, events: readonly Probe[]): void {
    if (this.#subject === null) return;
    const known = this.#walk;
    const scenario = scenarioIn(input);
    const isSame = scenario !== undefined && scenario === scenarioIn(known?.input);
    const walk = walkAlong(known, this.#subject, isSame ? known!.input : input, events);
    if (this.#isBehind) this.#walk = walk;
    else this.#stand(walk);
    this.#isBehind = false;
  }

  /** Stands where it is told. */
  see(place: SnapshotLike): void {
    if (this.#subject === null) return;
    if (this.#walk !== null) this.#visits = [];
    this.#walk = null;
    this.#snapshot = snapshotHere(this.#subject.machine, place);
    this.#forget();
  }

  /** The states that an event would lead to now. */
  ledBy(transition: string): readonly string[] {
    if (this.#subject === null || this.#snapshot === null) return [];
    if (this.#led?.of !== transition) {
      const to = leadsTo(this.#subject.machine, this.#snapshot, this.#eventsFor(transition));
      this.#led = { of: transition, to };
    }
    return this.#led.to;
  }

  /** Where it has been, in order. */
  visits(chart: Chart): readonly Visit[] {
    if (this.#walk !== null && this.#subject !== null && this.#visitsAreOf !== this.#walk) {
      this.#visits = visitsIn(chart, this.#subject, this.#walk);
      this.#visitsAreOf = this.#walk;
    }
    if (this.#walk === null && this.moment !== null) this.#note(innermost(chart, this.moment.active));
    return this.#visits;
  }

  lights(chart: Chart, pointed: string | null, marked: readonly string[]): Lights {
    const { moment } = this;
    if (moment === null) return { ...DARK, pointed, marked };
    const isEvent = moment.eventVerdicts
      .some(({ transition, verdict }) => transition === pointed && verdict === 'open');
    return {
      moment, pointed, marked,
      here: innermost(chart, moment.active),
      visited: visited(chart, this.visits(chart)),
      taken: this.#walk === null || this.#isBehind ? [] : takenBy(this.#walk.steps.at(-1)!),
      led: isEvent ? this.ledBy(pointed!) : [],
    };
  }

  #eventsFor(transition: string): readonly Probe[] {
    if (this.#subject === null || this.#snapshot === null) return [];
    return eventsTakenBy(this.#subject.machine, this.#snapshot, transition, this.#subject.asking);
  }

  #send(event: Probe): void {
    this.#stand(goOn(this.#walk!, this.#subject!, event));
  }

  #stand(walk: Walk): void {
    this.#walk = walk;
    this.#snapshot = present(walk);
    this.#forget();
  }

  #forget(): void {
    this.#language = language();
    this.#moment = null;
    this.#led = null;
  }

  /** One more place, where only places are known. */
  #note(states: readonly string[]): void {
    if (this.#visits.at(-1)?.states.join() === states.join()) return;
    this.#visits = [...this.#visits, { states, event: null, held: [], at: this.#visits.length }];
  }
}
