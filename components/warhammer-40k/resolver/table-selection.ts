/** The players' hands on the table of a phase: models, and what the rules say of where they are put. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import type { CounterAsked } from '../../shared/battlefield/events.ts';
import type { Ghost } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import {
  TableSelectionBase as Selection, type PlaceMeant, type TableNote,
} from '../../shared/resolver/table-selection.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { inches } from '../spoken/inches.ts';
import { sceneWords } from '../spoken/map-words.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { phaseView } from '../steps/battlefield-view.ts';
import { ghostAt, movingIn } from './moves.ts';

/** The phase on the table. */
interface OnTable {
  readonly phase: Phase;
  readonly state: StepState;
  readonly timeline: PhaseTimeline;
  whyNot(decision: Decision): Refusal | null;
}

/** Whoever takes the wound that is asked about, by the usual answer. */
const takerIn = ({ choice }: Phase): string | null =>
  (choice !== null && (choice.question === 'casualty' || choice.question === 'nominee') ? choice.usual : null);

export class TableSelection extends Selection<Decision, Refusal> {
  readonly #game: OnTable;
  #asked: string | null = null;

  constructor(host: ReactiveControllerHost, game: OnTable) {
    super(host);
    this.#game = game;
  }

  /** The model of which it is asked whether it strikes. */
  get asked(): string | null {
    return this.#asked;
  }

  override clear(): void {
    this.show([]);
    super.clear();
  }

  override forget(): void {
    this.#asked = null;
    super.forget();
  }

  get view(): BattlefieldView {
    const { phase, state, timeline } = this.#game;
    const { models, inches: most } = movingIn(phase, state.path);
    const chosen = this.ghost?.unit ?? this.chosen;
    const before = timeline.snapshots[Math.max(0, timeline.at - 1)]!.context.phase;
    return phaseView(phase, {
      step: [phase.turn, stepOf(state.path), phase.fight?.combat ?? ''].join(' '),
      reaches: Object.fromEntries(models.map(id => [id, most])),
      refused: this.refused,
      movable: models,
      choosable: [...models, ...phase.choice?.options ?? []],
      taker: takerIn(phase),
      chosen,
      shown: this.shown,
      ghost: this.ghost,
      allowance: chosen !== null && models.includes(chosen) ? most : null,
      stoodBefore: before.models.filter(isAlive).map(({ id }) => id),
    });
  }

  override answer(event: Event): Decision | null {
    switch (event.type) {
      case 'counter-asked': this.ask((event as CounterAsked).id); return null;
      case 'reasons-left': this.ask(null); return null;
      default: return super.answer(event);
    }
  }

  /** It is told whether a model strikes; null: of none. */
  ask(model: string | null): void {
    this.clear();
    this.#asked = model;
  }

  /** A model that is an answer to what is asked is that answer; any other is the one to be moved. */
  protected override tap(model: string): Decision | null {
    const { choice } = this.#game.phase;
    if (!choice?.options.includes(model)) return super.tap(model);
    return { type: 'choice.made', question: choice.question, option: model };
  }

  protected ghostAt(id: string, to: Point): Ghost {
    const { phase, state } = this.#game;
    const whyNot = (model: string, place: Point): Refusal | null => this.#game.whyNot(this.moveOf(model, place));
    return ghostAt(phase, id, to, movingIn(phase, state.path).inches, whyNot);
  }

  protected moveOf(model: string, to: Point): Decision {
    return { type: 'model.moved', model, to };
  }

  protected placeIn(decision: Decision): PlaceMeant | null {
    return decision.type === 'model.moved' ? { id: decision.model, to: decision.to } : null;
  }

  protected figureOf({ key, values }: Refusal): string | null {
    return key === 'too-far' ? `${inches(values.far)} > ${inches(values.most)}` : null;
  }

  protected lineNote({ say }: BattlefieldView['lines'][number]): TableNote {
    return { say: sceneWords.told(say), rule: '40k.19', isRefusal: false };
  }

  protected refusalNote(refusal: Refusal): TableNote {
    return { say: phaseSentence(refusal), rule: refusal.rule, isRefusal: true };
  }
}
