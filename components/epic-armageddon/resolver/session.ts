/** One assault being played: its history, its dice, and what is prepared for it. */
import type { ReactiveControllerHost } from 'lit';
import { facesAt } from '../../../machines/dice-stream.ts';
import { handsOf, why, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { presentOf, timelineLogic, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { once } from '../../../src/shared/once.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { StepState } from '../steps/step.ts';
import { ActorController } from '../../shared/actor-controller.ts';
import { isStepOf, stepOf } from './path.ts';
import { stepStateOf } from './step-state.ts';

/** What is played: a whole scenario, what is decided in it unless the players decide otherwise, and its dice. */
export interface Playing {
  readonly scenario: Scenario;
  readonly prepared: readonly Decision[];
  readonly seed: number;
  /** The faces of the first dice of all; those of the seed follow. */
  readonly dice?: readonly number[];
  /** What has happened in it already. */
  readonly events?: readonly AssaultEvent[];
  /** Where it opens: a step by its name or number, or after so many events; null: where its events end. */
  readonly step?: string | null;
}

/** What is played, every step that has been taken in it, and after how many of them it stands. */
export type Played = Pick<Timeline, 'scenario' | 'events' | 'at'>;

/** Events that happened at one press, and are taken back at one press: after how many it began and ended. */
interface Stride {
  readonly from: number;
  readonly to: number;
}

/** The actor of an assault, and everything that is asked of it or sent to it. */
export class Session {
  readonly #actor: ActorController<typeof timelineLogic>;
  #playing: Playing | null = null;
  #strides: readonly Stride[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#actor = new ActorController(host, timelineLogic);
  }

  begin(playing: Playing): void {
    this.#playing = playing;
    this.#strides = [];
    const { scenario, events = [], step = null } = playing;
    this.#actor.begin({ scenario, events });
    if (step !== null) this.#openAt(step);
  }

  /** The same events under other rulings, as far as they are accepted; whether all of them were. */
  beginAgain(rulings: Rulings): boolean {
    const { events, at } = this.timeline;
    const playing = this.#playing!;
    this.#playing = { ...playing, scenario: { ...playing.scenario, rulings } };
    this.#strides = [];
    this.#actor.begin({ scenario: this.#playing.scenario, events: events.slice(0, at) });
    return this.timeline.at === at;
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  get played(): Played {
    const { scenario, events, at } = this.timeline;
    return { scenario, events, at };
  }

  get timeline(): Timeline {
    return this.#actor.snapshot!.context;
  }

  get snapshot(): AssaultSnapshot {
    return presentOf(this.timeline);
  }

  get assault(): Assault {
    return this.snapshot.context.assault;
  }

  get state(): StepState {
    return stepStateOf(this.snapshot);
  }

  get hands(): readonly AssaultHand[] {
    return handsNow(this.snapshot);
  }

  get canUndo(): boolean {
    return this.timeline.at > 0;
  }

  get canRedo(): boolean {
    return this.timeline.at < this.timeline.events.length;
  }

  get isOver(): boolean {
    return this.snapshot.status !== 'active';
  }

  whyNot(event: AssaultEvent): Refusal | null {
    return why(this.snapshot, event);
  }

  /** Sends a decision if the rules accept it; otherwise says why they do not. */
  decide(decision: Decision): Refusal | null {
    const refusal = this.whyNot(decision);
    if (refusal === null) this.#happen(decision);
    return refusal;
  }

  /** The dice of the stream, or those that lie on the table. */
  throwDice(faces = this.#facesNow): void {
    this.#happen({ type: 'dice.thrown', faces });
  }

  get #facesNow(): readonly number[] {
    const { seed, dice } = this.#playing!;
    return facesAt(seed, this.assault.diceUsed, this.hands, dice);
  }

  /** One visible step: prepared moves that follow one another are made together. */
  playOn(): void {
    const { prepared, seed, dice } = this.#playing!;
    const from = this.timeline.at;
    const { path } = this.state;
    for (let event = nextEvent(this.timeline, prepared, seed, dice); event !== null;) {
      this.#happen(event);
      const next = nextEvent(this.timeline, prepared, seed, dice);
      const goesOn = isMove(event) && next !== null && isMove(next) && this.state.path === path;
      event = goesOn ? next : null;
    }
    if (this.timeline.at > from + 1) this.#strides = [...this.#strides, { from, to: this.timeline.at }];
  }

  undo(): void {
    const { at } = this.timeline;
    this.revisit(this.#strides.find(({ to }) => to === at)?.from ?? at - 1);
  }

  redo(): void {
    const { at } = this.timeline;
    this.revisit(this.#strides.find(({ from }) => from === at)?.to ?? at + 1);
  }

  revisit(at: number): void {
    this.#actor.send({ type: 'step.revisited', at });
  }

  /** Ids of the units that stood when the present step began. */
  get stoodBefore(): readonly string[] {
    return stoodBefore(this.timeline);
  }

  /** The first moment of a step: one that is known, or that playing on leads to; else the start. */
  #openAt(step: string): void {
    const isThere = (): number => this.timeline.snapshots.findIndex(
      (snapshot, at) => isStepOf(step, stepStateOf(snapshot).path, at),
    );
    for (let at = -1; isThere() < 0 && at < this.timeline.at;) {
      at = this.timeline.at;
      this.playOn();
    }
    this.revisit(Math.max(0, isThere()));
  }

  /** What was undone is forgotten with the next event, and so are its strides. */
  #happen(event: AssaultEvent): void {
    const { at } = this.timeline;
    this.#strides = this.#strides.filter(({ to }) => to <= at);
    this.#actor.send(event);
  }
}

const MOVES: readonly string[] = ['unit.moved', 'unit.disembarked', 'unit.embarked'];
const isMove = ({ type }: AssaultEvent): boolean => MOVES.includes(type);

const handsNow = once(handsOf);

const isPartOf = (snapshot: AssaultSnapshot, step: string, round: number): boolean =>
  stepOf(stepStateOf(snapshot).path) === step && snapshot.context.assault.round === round;

const stoodBefore = once(({ snapshots, at }: Timeline): readonly string[] => {
  const present = snapshots[at]!;
  const step = stepOf(stepStateOf(present).path);
  const { round } = present.context.assault;
  let first = at;
  while (first > 0 && isPartOf(snapshots[first - 1]!, step, round)) first -= 1;
  const beginning = snapshots[Math.max(0, first - 1)]!;
  return beginning.context.assault.units.filter(unit => unit.lostTo === null).map(unit => unit.id);
});
