/** The players' hands on the table of an assault: units and hits, and what the rules say of where they are put. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { CounterDropped, TokenChosen, TokenMoved } from '../../shared/battlefield/events.ts';
import type { Counter, Ghost } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import {
  TableSelectionBase as Selection, type PlaceMeant, type TableNote,
} from '../../shared/resolver/table-selection.ts';
import { sentence } from '../spoken/sentences.ts';
import { badgesOf } from '../steps/badges.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { PlannedMove } from '../steps/standing-view.ts';
import { movableHits } from '../steps/movable-hits.ts';
import type { StepState, UnitChosen, UnitsShown } from '../steps/step.ts';
import { failedFigure } from './move-figures.ts';
import { choosableIn, ghostAt, isTelling, leftIn, movableIn, pushesOf, reachesIn } from './moves.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';

/** The assault on the table. */
interface OnTable {
  readonly assault: Assault;
  readonly state: StepState;
  /** Ids of the units that stood when the present step began. */
  readonly stoodBefore: readonly string[];
  /** How those usually move who have not yet. */
  readonly planned: readonly PlannedMove[];
  whyNot(decision: Decision): Refusal | null;
}

export class TableSelection extends Selection<Decision, Refusal> {
  readonly #game: OnTable;

  constructor(host: ReactiveControllerHost, game: OnTable) {
    super(host);
    this.#game = game;
  }

  get view(): BattlefieldView {
    return this.viewWith(null);
  }

  /** `asked`: the unit of which it is told why. */
  viewWith(asked: string | null): BattlefieldView {
    const { assault, state, stoodBefore, planned } = this.#game;
    const movable = movableIn(state.path, assault);
    const told = this.#isTelling ? movable[0] ?? null : null;
    const chosen = this.ghost?.unit ?? this.chosen ?? told;
    const view = battlefieldView(assault, {
      step: stepOf(state.path),
      stage: `${assault.round} ${stepOf(state.path)}`,
      movable,
      choosable: choosableIn(state.path, assault),
      askable: true,
      chosen,
      asked,
      ghost: this.ghost,
      pushes: pushesOf(state.path, assault, this.ghost),
      movableHits: movableHits(assault),
      ...(stepOf(state.path) === 'a4Attacks' ? { badges: badgesOf(assault) } : {}),
      allowance: chosen !== null && movable.includes(chosen) ? leftIn(state.path, assault, chosen) : null,
      stoodBefore,
      reaches: reachesIn(state.path, assault),
      refused: this.refused,
      planned,
    });
    const bright = asked === null ? this.shown : [...this.shown, asked];
    return bright.length === 0 ? view : { ...view, counters: view.counters.map(one => brightened(one, bright)) };
  }

  /** Where a war engine was put that a critical hit moves, until it is entered what the hit did; null: it stays. */
  get placed(): Point | null {
    return this.#isTelling && this.ghost?.refusal === null ? this.ghost.to : null;
  }

  /** Also what was done to a unit's line in the panel. */
  override answer(event: Event): Decision | null {
    switch (event.type) {
      case 'counter-dropped': return this.#isTelling ? this.#putDown(event as CounterDropped) : super.answer(event);
      case 'unit-chosen': this.choose((event as UnitChosen).unit); return null;
      case 'units-shown': this.show((event as UnitsShown).units); return null;
      case 'token-chosen': this.#explainToken(event as TokenChosen); return null;
      case 'token-moved': return this.#moveToken(event as TokenMoved);
      default: return super.answer(event);
    }
  }

  /** A hit leads to the unit that takes it; what was said before stays until there is something to say of it. */
  #explainToken({ id }: TokenChosen): void {
    const token = this.view.tokens.find(one => one.id === id);
    this.point(token?.unit ?? null);
    if (token !== undefined) this.tell(() => ({ say: `${token.say}.`, rule: 'H1', isRefusal: false }));
  }

  #moveToken({ id, to }: TokenMoved): Decision | null {
    const side = SIDES.find(one => id.startsWith(`${one}-`));
    if (side === undefined) return null;
    const hit = Number(id.slice(side.length + 1));
    const isSniped = this.#game.assault.volley?.hits[side][hit]?.effect === 'sniper';
    return { type: isSniped ? 'sniper.aimed' : 'hit.moved', side, hit, to };
  }

  get #isTelling(): boolean {
    return isTelling(this.#game.state.path);
  }

  /** Others are looked at while it stays where it was put. */
  protected override choose(id: string | null): void {
    const ghost = this.#isTelling ? this.ghost : null;
    super.choose(id);
    this.hold(ghost);
  }

  #putDown({ id, to }: CounterDropped): null {
    const ghost = this.ghostAt(id, to);
    const move = this.moveOf(id, ghost.to);
    const refusal = this.#game.whyNot(move);
    this.hold(refusal === null ? ghost : null);
    if (refusal !== null) this.refuse(refusal, move);
    return null;
  }

  protected ghostAt(id: string, to: Point): Ghost {
    const { assault, state } = this.#game;
    return ghostAt(state.path, assault, id, to, (unit, place) => this.#game.whyNot(this.moveOf(unit, place)));
  }

  /** A counter that is moved; a passenger gets out; a critical hit has moved its war engine. */
  protected moveOf(unit: string, to: Point): Decision {
    if (this.#isTelling) return { type: 'critical.entered', damage: [], to };
    const isAboard = this.#game.assault.units.some(one => one.id === unit && one.aboard !== null);
    return { type: isAboard ? 'unit.disembarked' : 'unit.moved', unit, to };
  }

  protected placeIn(decision: Decision): PlaceMeant | null {
    switch (decision.type) {
      case 'unit.moved': case 'unit.disembarked': return { id: decision.unit, to: decision.to };
      case 'critical.entered': return decision.to === undefined
        ? null : { id: this.#game.assault.aftermath[0]!.unit, to: decision.to };
      default: return null;
    }
  }

  protected figureOf(refusal: Refusal, { id, to }: PlaceMeant): string | null {
    return failedFigure(this.#game.assault, id, to, refusal);
  }

  protected lineNote({ say, kind }: BattlefieldView['lines'][number]): TableNote {
    return { say, rule: kind === 'blocked' ? 'L2' : 'A4.1', isRefusal: false };
  }

  protected refusalNote(refusal: Refusal): TableNote {
    return { say: sentence(refusal), rule: refusal.rule, isRefusal: true };
  }
}

const brightened = (counter: Counter, bright: readonly string[]): Counter =>
  (bright.includes(counter.id) ? { ...counter, now: true } : counter);
