/** The players' hands on the table: who is chosen, carried and wished for, and what the rules answer. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { CounterAsked, CounterChosen, CounterDragged, CounterDropped, LineChosen } from '../../shared/battlefield/events.ts';
import type { BattlefieldView, Ghost } from '../../shared/battlefield/view.ts';
import { phaseView } from './map-view.ts';
import { ghostAt, movingIn } from './moving.ts';
import { sentence } from '../spoken/sentences.ts';
import type { Session } from './session.ts';
import { sceneWords } from '../spoken/map.ts';

/** A sentence about the last wish, and the rule it comes from. */
export interface Told {
  readonly say: string;
  readonly rule: string;
  readonly isRefusal: boolean;
}

export class Table {
  readonly #host: ReactiveControllerHost;
  readonly #session: Session;
  #chosen: string | null = null;
  #ghost: Ghost | null = null;
  /** Asked anew whenever it is shown, in the language of that moment. */
  #told: (() => Told) | null = null;
  #shown: readonly string[] = [];
  #asked: string | null = null;

  constructor(host: ReactiveControllerHost, session: Session) {
    this.#host = host;
    this.#session = session;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  get told(): Told | null {
    return this.#told?.() ?? null;
  }

  /** The model of which it is asked whether it strikes. */
  get asked(): string | null {
    return this.#asked;
  }

  /** Something happened: what was carried and said before is no longer meant. */
  clear(): void {
    this.#ghost = null;
    this.#told = null;
    this.#shown = [];
    this.#host.requestUpdate();
  }

  /** Another step: nobody is chosen any more. */
  forget(): void {
    this.#chosen = null;
    this.#asked = null;
    this.clear();
  }

  /** A decision is taken, or refused with a reason. */
  wish(decision: Decision): void {
    this.clear();
    const refusal = this.#session.decide(decision);
    if (refusal !== null) this.#tell(() => ({ say: sentence(refusal), rule: refusal.rule, isRefusal: true }));
  }

  show(models: readonly string[]): void {
    this.#shown = models;
    this.#host.requestUpdate();
  }

  get view(): BattlefieldView {
    const { phase, state, timeline } = this.#session;
    const { models, inches } = movingIn(phase, state.path);
    const chosen = this.#ghost?.unit ?? this.#chosen;
    const before = timeline.snapshots[Math.max(0, timeline.at - 1)]!.context.phase;
    return phaseView(phase, {
      movable: models,
      choosable: [...models, ...phase.choice?.options ?? []],
      chosen,
      shown: this.#shown,
      ghost: this.#ghost,
      allowance: chosen !== null && models.includes(chosen) ? inches : null,
      stoodBefore: before.models.filter(isAlive).map(({ id }) => id),
    });
  }

  /** Answers what was done on the map. */
  answer(event: Event): void {
    switch (event.type) {
      case 'counter-dragged': return this.#drag(event as CounterDragged);
      case 'counter-dropped': return this.#drop(event as CounterDropped);
      case 'move-cancelled': return this.clear();
      case 'counter-chosen': return this.#choose((event as CounterChosen).id);
      case 'counter-asked': return this.#ask((event as CounterAsked).id);
      case 'reasons-left': return this.#ask(null);
      case 'line-chosen': return this.#explain(event as LineChosen);
    }
  }

  #drag({ id, to }: CounterDragged): void {
    this.clear();
    this.#chosen = id;
    this.#ghost = this.#ghostAt(id, to);
  }

  #drop({ id, to }: CounterDropped): void {
    this.wish({ type: 'model.moved', model: id, to: this.#ghostAt(id, to).to });
  }

  #ask(model: string | null): void {
    this.clear();
    this.#asked = model;
  }

  /** A model that is an answer to what is asked is that answer; any other is the one to be moved. */
  #choose(model: string): void {
    const { choice } = this.#session.phase;
    if (choice?.options.includes(model)) {
      return this.wish({ type: 'choice.made', question: choice.question, option: model });
    }
    this.clear();
    this.#chosen = this.#chosen === model ? null : model;
  }

  #explain({ id }: LineChosen): void {
    const line = this.view.lines.find(one => one.id === id);
    if (line !== undefined) this.#tell(() => ({ say: sceneWords.told(line.say), rule: '40k.19', isRefusal: false }));
  }

  #ghostAt(id: string, to: Point): Ghost {
    const { phase, state } = this.#session;
    const whyNot = (model: string, place: Point): Refusal | null =>
      this.#session.whyNot({ type: 'model.moved', model, to: place });
    return ghostAt(phase, id, to, movingIn(phase, state.path).inches, whyNot);
  }

  #tell(told: () => Told): void {
    this.#told = told;
    this.#host.requestUpdate();
  }
}
