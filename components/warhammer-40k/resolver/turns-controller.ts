/** The turns of a phase: each has a history of its own, and undo leads from the start of one into that before it. */
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import type { PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { RowId } from '../../../src/warhammer-40k/editions/rows.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { historyWords } from '../../shared/resolver/history-words.ts';
import type { TimelineMove } from '../../shared/resolver/strides.ts';
import { TimelineController } from '../../shared/resolver/timeline-controller.ts';
import type { HistoryPlace } from '../../shared/resolver/timeline-position.ts';

/** Every turn of a phase in one list, and after how many of its events it stands. */
export type PhaseWhole = PlayedPhase & { readonly at: number };

/** A turn that is not the present one, as it can be gone back to, or forward. */
interface Turn {
  readonly input: PhaseInput;
  readonly events: readonly PhaseEvent[];
  readonly strides: readonly TimelineMove[];
}

export abstract class TurnsController
  extends TimelineController<PhaseSnapshot, PhaseEvent, Decision, Refusal, PhaseTimeline> {
  #turns: readonly Turn[] = [];
  /** Turns that were gone back from, the next one first. */
  #ahead: readonly Turn[] = [];

  /** The last turn of what has been played is the present one. */
  protected beginTurns(played: PlayedPhase): void {
    const turns = replayTurns(played).map(({ input, events }): Turn => ({ input, events, strides: [] }));
    this.#turns = turns.slice(0, -1);
    this.#ahead = [];
    this.#beginTurn(turns.at(-1)!);
  }

  #beginTurn({ input, events, strides }: Turn): void {
    this.take(replayPhase(input, events), strides);
  }

  /** None of the turns that were gone back from follows on it. */
  #beginAgain(input: PhaseInput, events: readonly PhaseEvent[]): void {
    this.#ahead = [];
    this.#beginTurn({ input, events, strides: [] });
  }

  /** As it can be kept and shared. */
  get whole(): PhaseWhole {
    const { timeline } = this;
    const turns: Parameters<typeof eventsIn>[0] = [...this.#turns, timeline];
    const events = eventsIn(turns);
    const { scenario } = turns[0]!.input as Extract<PhaseInput, { readonly scenario: Scenario }>;
    return { scenario, events, at: events.length - timeline.events.length + timeline.at };
  }

  get phase(): Phase {
    return this.snapshot.context.phase;
  }

  protected override get place(): HistoryPlace {
    const { at, events: { length } } = this.whole;
    return { at, length };
  }

  /** Back at the start of a turn leads into the turn before it. */
  protected override get lastInWords(): string | null {
    return this.timeline.at === 0 && this.#turns.length > 0 ? historyWords.turn : super.lastInWords;
  }

  protected override get nextInWords(): string | null {
    const { at, events } = this.timeline;
    return at === events.length && this.#ahead.length > 0 ? historyWords.turn : super.nextInWords;
  }

  protected happenIn(timeline: PhaseTimeline, event: PhaseEvent): PhaseTimeline {
    return happenInPhase(timeline, event);
  }

  /** The other player's turn; going back from its start leads into this one. */
  override beginNextTurn(): void {
    this.act(() => {
      this.#turns = [...this.#turns, this.#turn];
      this.#beginAgain({ phase: nextTurn(this.phase) }, []);
    });
  }

  /** Other rulings: everything happens again as far as it goes. */
  rule(rulings: Rulings): void {
    this.act(() => {
      const { input, events, at } = this.timeline;
      const ruled = 'phase' in input ? { phase: { ...input.phase, rulings } }
        : { scenario: { ...input.scenario, rulings } };
      this.#beginAgain(ruled, events.slice(0, at));
    });
  }

  /** Other rows beside the text, settled before the first turn: everything happens again as far as it goes. */
  complete(completions: readonly RowId[]): void {
    const { input, events, at } = this.timeline;
    if ('phase' in input) return;
    this.act(() => this.#beginAgain({ scenario: { ...input.scenario, completions } }, events.slice(0, at)));
  }

  protected override goBack(): void {
    const before = this.timeline.at === 0 ? this.#turns.at(-1) : undefined;
    if (before === undefined) return super.goBack();
    this.#turns = this.#turns.slice(0, -1);
    this.#ahead = [this.#turn, ...this.#ahead];
    this.#beginTurn(before);
  }

  protected override goForward(): void {
    const { at, events } = this.timeline;
    const [next, ...ahead] = this.#ahead;
    if (at !== events.length || next === undefined) return super.goForward();
    this.#turns = [...this.#turns, this.#turn];
    this.#ahead = ahead;
    this.#beginTurn(next);
    this.goTo(0);
  }

  get #turn(): Turn {
    const { input, events } = this.timeline;
    return { input, events, strides: this.strides };
  }

  /** What was undone is forgotten with the next event: the turns that came after it too. */
  protected override happen(event: PhaseEvent): void {
    this.#ahead = [];
    super.happen(event);
  }
}
