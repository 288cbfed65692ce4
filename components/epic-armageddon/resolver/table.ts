/** The players' hands on the table: what is chosen, carried and wished for, and what the rules answer. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { sentence } from '../spoken/sentences.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type {
  CounterChosen, CounterDragged, CounterDropped, LineChosen, TokenChosen, TokenMoved,
} from '../../shared/battlefield/events.ts';
import type { BattlefieldView, Counter, Ghost } from '../../shared/battlefield/view.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { UnitChosen, UnitsShown } from '../steps/step.ts';
import { badgesOf } from '../steps/badges.ts';
import { movableHits } from '../steps/movable-hits.ts';
import { choosableIn, ghostAt, leftIn, movableIn, pushesOf } from './moves.ts';
import { stepOf } from './path.ts';
import type { Session } from './session.ts';
import type { Telling } from './standing.ts';

export class Table {
  readonly #host: ReactiveControllerHost;
  readonly #session: Session;
  #chosen: string | null = null;
  #ghost: Ghost | null = null;
  #told: Telling | null = null;
  /** Units that a player wants to see because of a line in the panel. */
  #shown: readonly string[] = [];

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
    this.#shown = [];
    this.clear();
  }

  /** A decision is taken, or refused with a reason. */
  wish(decision: Decision): void {
    this.clear();
    const refusal = this.#session.decide(decision);
    if (refusal !== null) this.#refuse(refusal);
  }

  /** `asked`: the unit of which it is told why. */
  view(asked: string | null = null): BattlefieldView {
    const { assault, state, stoodBefore } = this.#session;
    const movable = movableIn(state.path, assault);
    const chosen = this.#ghost?.unit ?? this.#chosen;
    const view = battlefieldView(assault, {
      step: stepOf(state.path),
      movable,
      choosable: choosableIn(state.path, assault),
      askable: true,
      chosen,
      ghost: this.#ghost,
      pushes: pushesOf(state.path, assault, this.#ghost),
      movableHits: movableHits(assault),
      ...(stepOf(state.path) === 'a4Attacks' ? { badges: badgesOf(assault) } : {}),
      allowance: chosen !== null && movable.includes(chosen) ? leftIn(state.path, assault, chosen) : null,
      stoodBefore,
    });
    const bright = asked === null ? this.#shown : [...this.#shown, asked];
    return bright.length === 0 ? view : { ...view, counters: view.counters.map(one => brightened(one, bright)) };
  }

  /** Answers what was done on the map or to a unit's line in the panel. */
  answer(event: Event): void {
    switch (event.type) {
      case 'counter-dragged': return this.#drag(event as CounterDragged);
      case 'counter-dropped': return this.#drop(event as CounterDropped);
      case 'move-cancelled': return this.clear();
      case 'counter-chosen': return this.#choose((event as CounterChosen).id);
      case 'unit-chosen': return this.#chooseThis((event as UnitChosen).unit);
      case 'units-shown': return this.#show((event as UnitsShown).units);
      case 'line-chosen': return this.#explainLine(event as LineChosen);
      case 'token-chosen': return this.#explainToken(event as TokenChosen);
      case 'token-moved': return this.#moveToken(event as TokenMoved);
    }
  }

  #drag({ id, to }: CounterDragged): void {
    this.clear();
    this.#chosen = id;
    this.#ghost = this.#ghostAt(id, to);
  }

  #drop({ id, to }: CounterDropped): void {
    this.wish(this.#move(id, this.#ghostAt(id, to).to));
  }

  /** Choosing the same unit again means none. */
  #choose(unit: string): void {
    this.#chooseThis(this.#chosen === unit ? null : unit);
  }

  #chooseThis(unit: string | null): void {
    this.clear();
    this.#chosen = unit;
  }

  #show(units: readonly string[]): void {
    this.#shown = units;
    this.#host.requestUpdate();
  }

  #explainLine({ id }: LineChosen): void {
    const line = this.view().lines.find(one => one.id === id);
    if (line === undefined) return;
    this.#tell({ say: line.say, rule: line.kind === 'blocked' ? 'L2' : 'A4.1', isRefusal: false });
  }

  /** A hit leads to the unit that takes it. */
  #explainToken({ id }: TokenChosen): void {
    const token = this.view().tokens.find(one => one.id === id);
    this.#chosen = token?.unit ?? null;
    if (token !== undefined) this.#tell({ say: `${token.say}.`, rule: 'H1', isRefusal: false });
  }

  #moveToken({ id, to }: TokenMoved): void {
    const side = SIDES.find(one => id.startsWith(`${one}-`));
    if (side === undefined) return;
    const hit = Number(id.slice(side.length + 1));
    const isSniped = this.#session.assault.volley?.hits[side][hit]?.effect === 'sniper';
    this.wish({ type: isSniped ? 'sniper.aimed' : 'hit.moved', side, hit, to });
  }

  #ghostAt(id: string, to: Point): Ghost {
    const { assault, state } = this.#session;
    return ghostAt(state.path, assault, id, to, (unit, place) =>
      this.#session.whyNot(this.#move(unit, place)));
  }

  /** A counter that is moved; a passenger gets out. */
  #move(unit: string, to: Point): Decision {
    const isAboard = this.#session.assault.units.some(one => one.id === unit && one.aboard !== null);
    return { type: isAboard ? 'unit.disembarked' : 'unit.moved', unit, to };
  }

  /** Told in the language in which it is read, whichever that will be. */
  #refuse(refusal: Refusal): void {
    this.#tell({
      rule: refusal.rule,
      isRefusal: true,
      get say() {
        return sentence(refusal);
      },
    });
  }

  #tell(told: Telling): void {
    this.#told = told;
    this.#host.requestUpdate();
  }
}

const brightened = (counter: Counter, bright: readonly string[]): Counter =>
  (bright.includes(counter.id) ? { ...counter, now: true } : counter);
