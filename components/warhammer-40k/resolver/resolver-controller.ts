/** A phase under way: whatever the screen sends is answered here; its dice, and what is prepared for it. */
import type { ReactiveControllerHost } from 'lit';
import { diceIn } from '../../../src/dice/hand.ts';
import { facesAt } from '../../../src/dice/throw.ts';
import { nextPhaseEvent, stillToCome } from '../../../machines/warhammer-40k/play-on.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Decision, PhaseEvent, PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import { isStepOf, stepOf } from '../../shared/resolver/step-path.ts';
import type { BarDeed, BarView } from '../../shared/resolver/action-bar.ts';
import { eventsInWords } from '../../shared/resolver/history-words.ts';
import type { EntryView } from '../../shared/resolver/entry-view.ts';
import type { Primary } from '../../shared/resolver/primary.ts';
import { handLabelOf } from '../steps/hand-label.ts';
import { isDecisionIn, phasePrimaryOf } from '../steps/primary.ts';
import { nameIn } from '../steps/wording.ts';
import { phaseEventWords, phasePrimaryWords } from '../steps/primary-words.ts';
import type { AgreedOn } from '../steps/phase-silent-step.ts';
import type { ModelsShown, PhaseDecided } from '../steps/phase-panel.ts';
import { FightFigures } from './fight-figures.ts';
import { announcementOf } from './log.ts';
import type { PhaseCompleted } from './completion-section.ts';
import type { PhaseRuled } from './rulings-panel.ts';
import { dueHands, stepStateOf, throwingMoment } from './step-state.ts';
import { TableSelection } from './table-selection.ts';
import { TurnsController } from './turns-controller.ts';

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

export class ResolverController extends TurnsController {
  readonly table: TableSelection;
  readonly #figures: FightFigures;
  /** Hears of each moment once. */
  readonly #onMoment: () => void;
  #playing: Playing | null = null;
  #told: PhaseTimeline | null = null;
  #said = '';
  #stoodIn = '';

  /** `areOddsWanted`: the page shows them. */
  constructor(
    host: ReactiveControllerHost, onMoment: () => void = () => {}, areOddsWanted: () => boolean = () => false,
  ) {
    super(host);
    this.table = new TableSelection(host, this);
    this.#figures = new FightFigures(host, areOddsWanted);
    this.#onMoment = onMoment;
  }

  /** `step`: where it opens; null: where its events end. */
  begin(playing: Playing, step: string | null = null): void {
    this.#playing = playing;
    this.beginTurns(playing);
    if (step !== null) this.#openAt(step);
    this.table.forget();
    this.#told = this.timeline;
    this.#stoodIn = this.#step;
    this.#figures.follow(this.phase);
  }

  /** Plays on to the first moment of a step, or back to it; one that never comes leaves the phase where it was. */
  #openAt(step: string): void {
    const isThere = (): boolean => isStepOf(step, this.state.path, this.timeline.at);
    const first = this.timeline.at;
    while (this.timeline.at > 0 && !isThere()) this.goBack();
    for (let before = -1; !isThere() && before < this.timeline.at;) {
      before = this.timeline.at;
      this.goOn();
    }
    if (!isThere()) this.goTo(first);
  }

  override answer(event: Event): void {
    switch (event.type) {
      case 'agreed-on': return this.agree((event as AgreedOn).answers);
      case 'usual-wanted': return this.answerAsUsual();
      case 'phase-completed': return this.complete((event as PhaseCompleted).rows);
      case 'phase-ruled': return this.rule((event as PhaseRuled).rulings);
      case 'models-shown': return this.table.show((event as ModelsShown).models);
      case 'phase-decided': return this.wish((event as PhaseDecided).decision);
      default: super.answer(event);
    }
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  /** Somebody has turned to the table, and may want to know the odds. */
  turnTo(): void {
    this.#figures.turnTo();
  }

  get state(): StepState {
    return stepStateOf(this.snapshot);
  }

  get hands(): readonly PhaseHand[] {
    return this.isOver ? [] : handsOf(this.snapshot);
  }

  /** What the state waits for where no dice are asked for; null: for nothing. */
  get waitsFor(): PhaseEventType | null {
    return waitedFor(this.snapshot);
  }

  /** The questions of the text that the state cannot go on without. */
  get asks(): readonly PolicyQuestion[] {
    return metaOf(this.snapshot).asks ?? [];
  }

  /** What is said of the last change to those who cannot see it. */
  get heard(): string {
    return this.#said;
  }

  get dueDice(): number {
    return diceIn(dueHands(this.snapshot));
  }

  /** What the bar shows. */
  get barView(): BarView {
    const { bar, review } = this;
    return { ...bar, odds: this.#figures.view, myDice: review ?? bar.myDice };
  }

  /** In the place of dice of one's own once a fight has a result, where the page has a review; null: not now. */
  get review(): BarDeed | null {
    const act = this.host.around?.review;
    return act === undefined || !this.isOver || this.phase.results.length === 0 ? null
      : { words: phasePrimaryWords.review, isReady: true, act };
  }

  /** The dice on the table that are being entered; null: none are. */
  get entry(): EntryView | null {
    if (!this.dice.isOpen) return null;
    const hands = dueHands(this.snapshot);
    const { phase } = throwingMoment(this.snapshot).context;
    return { hands, labels: hands.map(hand => handLabelOf(phase, hand)), entry: this.dice.entry };
  }

  whyNot(event: PhaseEvent): Refusal | null {
    return whyNot(this.snapshot, event);
  }

  protected get nextEvent(): PhaseEvent | null {
    const { prepared, seed, dice } = this.#playing!;
    return nextPhaseEvent(this.timeline, prepared, seed, dice);
  }

  protected get dueFaces(): readonly number[] {
    const { seed, dice } = this.#playing!;
    return facesAt(seed, this.phase.diceUsed, this.hands, dice);
  }

  protected thrown(faces: readonly number[]): PhaseEvent {
    return { type: 'dice.thrown', faces };
  }

  protected isMove({ type }: PhaseEvent): boolean {
    return type === 'model.moved';
  }

  protected isPassed(): boolean {
    return false;
  }

  protected get usualPrimary(): Primary<Decision> | null {
    return usualPrimaryOf(this.snapshot);
  }

  protected get isDecision(): boolean {
    return isDecisionIn(this.waitsFor, this.state.path, this.phase);
  }

  protected get isPrepared(): boolean {
    return stillToCome(this.timeline, this.#playing!.prepared).some(decision => this.whyNot(decision) === null);
  }

  protected get asked(): string | null {
    return this.table.asked;
  }

  protected set asked(model: string | null) {
    this.table.ask(model);
  }

  protected inWords(from: number, to: number): string {
    const { phase } = this;
    return eventsInWords(this.timeline.events.slice(from, to), phaseEventWords, event =>
      (event.type === 'model.moved' ? nameIn(phase, event.model) : null));
  }

  /** The usual answer as often as the same is asked of the same: one visible step. */
  answerAsUsual(): void {
    const { question, about } = this.phase.choice!;
    this.#atOnce(() => {
      while (this.phase.choice?.question === question && this.phase.choice.about === about) {
        this.happen({ type: 'choice.made', question, option: this.phase.choice.usual });
      }
    });
  }

  /** The players agree on several answers: one visible step. */
  agree(answers: readonly (readonly [question: PolicyQuestion, answer: string])[]): void {
    this.#atOnce(() => {
      for (const [question, answer] of answers) {
        const agreed: Decision = { type: 'answer.agreed', question, answer };
        if (this.whyNot(agreed) === null) this.happen(agreed);
      }
    });
  }

  #atOnce(act: () => void): void {
    this.act(() => {
      const from = this.timeline.at;
      act();
      this.noteStride(from);
    });
  }

  protected announce(before: number, next: string): string {
    return announcementOf(this.timeline, before, next);
  }

  /** What tells steps apart: the rungs of a fight too. */
  get #step(): string {
    const { phase: { turn, fight }, state: { path } } = this;
    return [turn, stepOf(path), fight?.combat, fight?.rung].join(' ');
  }

  /** Another moment is said once; in another step nobody is chosen any more. */
  protected follow(): void {
    const before = this.#told;
    if (this.timeline === before) return;
    this.#said = this.said(before !== null && before.input === this.timeline.input ? before.at : 0);
    this.#told = this.timeline;
    if (this.#step !== this.#stoodIn) this.table.forget();
    this.#stoodIn = this.#step;
    this.#figures.follow(this.phase);
    this.#onMoment();
  }
}

const waitedFor = (snapshot: PhaseSnapshot): PhaseEventType | null =>
  (snapshot.status === 'active' ? metaOf(snapshot).unlessDecided ?? null : null);

const usualPrimaryOf = onceSpoken((snapshot: PhaseSnapshot): Primary<Decision> | null => phasePrimaryOf({
  phase: snapshot.context.phase, path: stepStateOf(snapshot).path, hands: dueHands(snapshot),
  waitsFor: waitedFor(snapshot), asks: metaOf(snapshot).asks ?? [], isOver: snapshot.status !== 'active',
}));
