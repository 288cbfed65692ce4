/** The players' hands on the table: what is chosen, carried and wished for, and what the rules answer. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../src/battlefield/base.ts';
import type { Decision } from '../../src/epic-armageddon/events.ts';
import type { Refusal } from '../../src/epic-armageddon/log.ts';
import { sentence } from '../../src/epic-armageddon/phrases.ts';
import { SIDES } from '../../src/epic-armageddon/state.ts';
import type {
  CounterChosen, CounterDragged, CounterDropped, LineChosen, TokenChosen, TokenMoved,
} from '../battlefield/events.ts';
import type { BattlefieldView, Ghost } from '../battlefield/view.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { UnitChosen } from '../steps/step.ts';
import { ghostAt, leftIn, movableIn } from './moves.ts';
import type { Session } from './session.ts';
import { stepOf } from './step-state.ts';

/** A sentence about the last wish or the last thing that was tapped. */
export interface Telling {
  readonly say: string;
  readonly rule: string;
  readonly isRefusal: boolean;
}

export class Table {
  readonly #host: ReactiveControllerHost;
  readonly #session: Session;
  #chosen: string | null = null;
  #ghost: Ghost | null = null;
  #told: Telling | null = null;

  constructor(host: ReactiveControllerHost, session: Session) {
    this.#host = host;
    this.#session = session;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  get told(): Telling | null {
    return this.#told;
  }

  /** Something happened: what was carried and said before is no longer meant. */
  clear(): void {
    this.#ghost = null;
    this.#told = null;
    this.#host.requestUpdate();
  }

  /** Another step: nobody is chosen any more. */
  forget(): void {
    this.#chosen = null;
    this.clear();
  }

  /** A decision is taken, or refused with a reason. */
  wish(decision: Decision): void {
    this.clear();
    const refusal = this.#session.decide(decision);
    if (refusal !== null) this.#refuse(refusal);
  }

  view(): BattlefieldView {
    const { assault, state, stoodBefore } = this.#session;
    const movable = movableIn(state.path, assault);
    const chosen = this.#ghost?.unit ?? this.#chosen;
    return battlefieldView(assault, {
      step: stepOf(state.path),
      movable,
      choosable: movable,
      chosen,
      ghost: this.#ghost,
      allowance: chosen !== null && movable.includes(chosen) ? leftIn(state.path, assault, chosen) : null,
      stoodBefore,
    });
  }

  readonly onDragged = ({ id, to }: CounterDragged): void => {
    this.clear();
    this.#chosen = id;
    this.#ghost = this.#ghostAt(id, to);
  };

  readonly onDropped = ({ id, to }: CounterDropped): void => {
    const place = this.#ghostAt(id, to).to;
    this.wish({ type: 'unit.moved', unit: id, to: place });
  };

  readonly onCancelled = (): void => this.clear();

  readonly onCounterChosen = ({ id }: CounterChosen): void => {
    this.clear();
    this.#chosen = this.#chosen === id ? null : id;
  };

  readonly onUnitChosen = ({ unit }: UnitChosen): void => {
    this.clear();
    this.#chosen = unit;
  };

  readonly onLineChosen = ({ id }: LineChosen): void => {
    const line = this.view().lines.find(one => one.id === id);
    if (line !== undefined) this.#tell({ say: line.say, rule: line.kind === 'blocked' ? 'L2' : 'A4.1', isRefusal: false });
  };

  /** A hit leads to the unit that takes it. */
  readonly onTokenChosen = ({ id }: TokenChosen): void => {
    const token = this.view().tokens.find(one => one.id === id);
    this.#chosen = token?.unit ?? null;
    if (token !== undefined) this.#tell({ say: `${token.say}.`, rule: 'H1', isRefusal: false });
  };

  readonly onTokenMoved = ({ id, to }: TokenMoved): void => {
    const side = SIDES.find(one => id.startsWith(`${one}-`));
    if (side !== undefined) this.wish({ type: 'hit.moved', side, hit: Number(id.slice(side.length + 1)), to });
  };

  #ghostAt(id: string, to: Point): Ghost {
    const { assault, state } = this.#session;
    return ghostAt(state.path, assault, id, to, (unit, place) => this.#session.whyNot({ type: 'unit.moved', unit, to: place }));
  }

  #refuse(refusal: Refusal): void {
    this.#tell({ say: sentence(refusal), rule: refusal.rule, isRefusal: true });
  }

  #tell(told: Telling): void {
    this.#told = told;
    this.#host.requestUpdate();
  }
}
