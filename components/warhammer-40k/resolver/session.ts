/** One phase being played: its history, its dice, and what is prepared for it. */
import type { ReactiveControllerHost } from 'lit';
import { facesAt } from '../../../machines/dice-stream.ts';
import { presentIn } from '../../../machines/history.ts';
import { nextPhaseEvent } from '../../../machines/warhammer-40k/play-on.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { phaseTimelineLogic, type PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { Decision, PhaseEvent, PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import type { Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { PlayedEvent, PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { ActorController } from '../../shared/actor-controller.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import { chartText } from './chart-text.ts';

/** What is played: a scenario, what is decided in it unless the players decide otherwise, and its dice. */
export interface Playing {
  readonly scenario: Scenario;
  readonly prepared: readonly Decision[];
  readonly seed: number;
  /** The faces of the first dice of all; those of the seed follow. */
  readonly dice: readonly number[];
  /** What has happened in it already, in this turn and in those before. */
  readonly events: readonly PlayedEvent[];
}

/** Every turn of a phase in one list, and after how many of its events it stands. */
export type PhaseWhole = PlayedPhase & { readonly at: number };

/** Events that happened at one press, and are taken back at one press. */
interface Stride {
  readonly from: number;
  readonly to: number;
}

/** A turn that is not the present one, as it can be gone back to, or forward. */
interface Turn {
  readonly input: PhaseInput;
  readonly events: readonly PhaseEvent[];
  readonly strides: readonly Stride[];
}

const ROOT = `${phaseMachine.id}.`;

/** Where the statechart stands, in what its states say of themselves. */
export const stateOf = (snapshot: PhaseSnapshot): StepState => {
  const id = Object.keys(snapshot.getMeta()).reduce((longest, one) => (one.length > longest.length ? one : longest));
  const { title, rule } = metaOf(snapshot);
  const { description = '' } = phaseMachine.getStateNodeById(id);
  return { path: id.slice(ROOT.length), title: chartText(title), rule, description: chartText(description) };
};

/** The actor of a phase, and everything that is asked of it or sent to it. */
export class Session {
  readonly #actor: ActorController<typeof phaseTimelineLogic>;
  #playing: Playing | null = null;
  #strides: readonly Stride[] = [];
  #turns: readonly Turn[] = [];
  /** Turns that were gone back from, the next one first. */
  #ahead: readonly Turn[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#actor = new ActorController(host, phaseTimelineLogic);
  }

  begin(playing: Playing): void {
    this.#playing = playing;
    const turns = replayTurns(playing).map(({ input, events }): Turn => ({ input, events, strides: [] }));
    this.#turns = turns.slice(0, -1);
    this.#ahead = [];
    const { input, events } = turns.at(-1)!;
    this.#begin(input, events, []);
  }

  #begin(input: PhaseInput, events: readonly PhaseEvent[], strides: readonly Stride[]): void {
    this.#strides = strides;
    this.#actor.begin({ begin: input, events });
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  get timeline(): PhaseTimeline {
    return this.#actor.snapshot!.context;
  }

  /** As it can be kept and shared. */
  get whole(): PhaseWhole {
    const { timeline } = this;
    const turns: Parameters<typeof eventsIn>[0] = [...this.#turns, timeline];
    const events = eventsIn(turns);
    const { scenario } = turns[0]!.input as Extract<PhaseInput, { readonly scenario: Scenario }>;
    return { scenario, events, at: events.length - timeline.events.length + timeline.at };
  }

  get snapshot(): PhaseSnapshot {
    return presentIn(this.timeline);
  }

  get phase(): Phase {
    return this.snapshot.context.phase;
  }

  get state(): StepState {
    return stateOf(this.snapshot);
  }

  get hands(): readonly PhaseHand[] {
    return this.isOver ? [] : handsOf(this.snapshot);
  }

  /** What the state waits for where no dice are asked for; null: for nothing. */
  get waitsFor(): PhaseEventType | null {
    return this.isOver ? null : metaOf(this.snapshot).unlessDecided ?? null;
  }

  /** The questions of the text that the state cannot go on without. */
  get asks(): readonly PolicyQuestion[] {
    return metaOf(this.snapshot).asks ?? [];
  }

  get canUndo(): boolean {
    return this.timeline.at > 0 || this.#turns.length > 0;
  }

  get canRedo(): boolean {
    return this.timeline.at < this.timeline.events.length || this.#ahead.length > 0;
  }

  get isOver(): boolean {
    return this.snapshot.status !== 'active';
  }

  whyNot(event: PhaseEvent): Refusal | null {
    return whyNot(this.snapshot, event);
  }

  /** Sends a decision if the rules accept it; otherwise says why they do not. */
  decide(decision: Decision): Refusal | null {
    const refusal = this.whyNot(decision);
    if (refusal === null) this.#happen(decision);
    return refusal;
  }

  /** The dice of the stream, or those that lie on the table. */
  throwDice(faces: readonly number[] = this.#facesNow): void {
    this.#happen({ type: 'dice.thrown', faces });
  }

  get #facesNow(): readonly number[] {
    const { seed, dice } = this.#playing!;
    return facesAt(seed, this.phase.diceUsed, this.hands, dice);
  }

  /** One visible step: prepared moves that follow one another are made together. */
  playOn(): void {
    const from = this.timeline.at;
    const { path } = this.state;
    for (let event = this.#next; event !== null;) {
      this.#happen(event);
      const next = this.#next;
      const goesOn = event.type === 'model.moved' && next?.type === 'model.moved' && this.state.path === path;
      event = goesOn ? next : null;
    }
    if (this.timeline.at > from + 1) this.#strides = [...this.#strides, { from, to: this.timeline.at }];
  }

  get #next(): PhaseEvent | null {
    const { prepared, seed, dice } = this.#playing!;
    return nextPhaseEvent(this.timeline, prepared, seed, dice);
  }

  /** The usual answer as often as the same is asked of the same: one visible step. */
  answerAsUsual(): void {
    const from = this.timeline.at;
    const { question, about } = this.phase.choice!;
    while (this.phase.choice?.question === question && this.phase.choice.about === about) {
      this.#happen({ type: 'choice.made', question, option: this.phase.choice.usual });
    }
    this.#strides = [...this.#strides, { from, to: this.timeline.at }];
  }

  /** The players agree on several answers: one visible step. */
  agree(answers: readonly (readonly [question: PolicyQuestion, answer: string])[]): void {
    const from = this.timeline.at;
    for (const [question, answer] of answers) {
      const agreed: Decision = { type: 'answer.agreed', question, answer };
      if (this.whyNot(agreed) === null) this.#happen(agreed);
    }
    this.#strides = [...this.#strides, { from, to: this.timeline.at }];
  }

  /** The other player's turn; going back from its start leads into this one. */
  goOn(): void {
    this.#turns = [...this.#turns, this.#turn];
    this.#ahead = [];
    this.#begin({ phase: nextTurn(this.phase) }, [], []);
  }

  /** Other rulings: everything happens again as far as it goes. */
  rule(rulings: Rulings): void {
    const { input, events, at } = this.timeline;
    const ruled = 'phase' in input ? { phase: { ...input.phase, rulings } }
      : { scenario: { ...input.scenario, rulings } };
    this.#ahead = [];
    this.#begin(ruled, events.slice(0, at), []);
  }

  undo(): void {
    const { at } = this.timeline;
    const before = at === 0 ? this.#turns.at(-1) : undefined;
    if (before !== undefined) {
      this.#turns = this.#turns.slice(0, -1);
      this.#ahead = [this.#turn, ...this.#ahead];
      return this.#begin(before.input, before.events, before.strides);
    }
    this.revisit(this.#strides.find(({ to }) => to === at)?.from ?? at - 1);
  }

  redo(): void {
    const { at, events } = this.timeline;
    const [next, ...ahead] = this.#ahead;
    if (at === events.length && next !== undefined) {
      this.#turns = [...this.#turns, this.#turn];
      this.#ahead = ahead;
      this.#begin(next.input, next.events, next.strides);
      return this.revisit(0);
    }
    this.revisit(this.#strides.find(({ from }) => from === at)?.to ?? at + 1);
  }

  revisit(at: number): void {
    this.#actor.send({ type: 'step.revisited', at });
  }

  get #turn(): Turn {
    const { input, events } = this.timeline;
    return { input, events, strides: this.#strides };
  }

  /** What was undone is forgotten with the next event: its strides too, and the turns that came after it. */
  #happen(event: PhaseEvent): void {
    const { at } = this.timeline;
    this.#ahead = [];
    this.#strides = this.#strides.filter(({ to }) => to <= at);
    this.#actor.send(event);
  }
}
