/** An assault under way: whatever the screen sends is answered here, and every moment is told as a standing. */
import { render, type ReactiveControllerHost } from 'lit';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { SAMPLE_TEACHES } from '../../../src/epic-armageddon/scenario/samples/teaches.ts';
import type { EngineWays } from '../odds/answerers.ts';
import type { DiceEntered } from '../../shared/parts/throw-events.ts';
import type { CounterAsked } from '../../shared/battlefield/events.ts';
import type { LogChosen } from '../../shared/parts/report-log.ts';
import type { Decided } from '../steps/step.ts';
import { announcementOf } from './announcement.ts';
import { Asking } from './asking.ts';
import { logLinesOf } from './log-lines.ts';
import { asideTemplate } from './outlook/aside.ts';
import { Outlook } from './outlook/outlook.ts';
import { areOddsWanted, rememberOdds } from './outlook/remembered.ts';
import { stepOf } from './path.ts';
import { railOf } from './rail.ts';
import { Session, type Played, type Playing } from './session.ts';
import type { Standing } from './standing.ts';
import { Table } from './table.ts';
import { words } from './words.ts';

/** What players do that is neither a decision nor dice. */
export type Deed = 'playOn' | 'undo' | 'redo';

export class Game {
  /** What there is to see in the bundled assaults. */
  readonly teaches = SAMPLE_TEACHES;
  readonly #session: Session;
  readonly #table: Table;
  readonly #asking: Asking;
  readonly #outlook: Outlook | null;
  #at = 0;
  #path = '';
  #said = '';

  /** `odds`: how they come; null: they never do. */
  constructor(host: ReactiveControllerHost, odds: EngineWays | null = null) {
    this.#session = new Session(host);
    this.#table = new Table(host, this.#session);
    this.#asking = new Asking(host);
    this.#outlook = odds === null ? null : new Outlook(host, odds, areOddsWanted());
  }

  begin(playing: Playing): void {
    this.#session.begin(playing);
    this.#table.forget();
    this.#asking.forget();
    this.#at = this.#session.timeline.at;
    this.#path = this.#session.state.path;
    this.#said = '';
    this.#outlook?.begin(this.#session.timeline);
  }

  /** Shows the odds from now on, or no longer, also when somebody comes back to the page. */
  turnOdds(): void {
    if (this.#outlook !== null) rememberOdds(this.#outlook.turn());
  }

  /** Other answers to open questions: the assault is played again as far as it goes. Says how far that was. */
  rule(rulings: Rulings): string {
    const isWhole = this.#session.beginAgain(rulings);
    const { state, timeline } = this.#session;
    this.#table.forget();
    this.#at = timeline.at;
    this.#path = state.path;
    this.#said = '';
    this.#outlook?.begin(timeline);
    if (timeline.at === 0) return '';
    return isWhole ? words.playedAgain : words.playedUpTo(state.title);
  }

  get playing(): Playing {
    return this.#session.playing!;
  }

  get played(): Played {
    return this.#session.played;
  }

  do(deed: Deed): void {
    this.#table.clear();
    this.#session[deed]();
    this.#follow();
  }

  /** Answers an event of the battlefield, of a panel or of the log. */
  answer(event: Event): void {
    switch (event.type) {
      case 'throw-wanted': return this.#happen(() => this.#session.throwDice());
      case 'dice-entered': return this.#happen(() => this.#session.throwDice((event as DiceEntered).faces));
      case 'log-chosen': return this.#happen(() => this.#session.revisit((event as LogChosen).index));
      case 'counter-asked': return this.#asking.ask((event as CounterAsked).id);
      case 'reasons-closed': return this.#asking.close();
      case 'decided': this.#table.wish((event as Decided).decision); break;
      default: this.#table.answer(event);
    }
    this.#follow();
  }

  get standing(): Standing {
    const { assault, state, hands, timeline, canUndo, canRedo, isOver } = this.#session;
    const { chosen, told } = this.#table;
    return {
      assault, state, hands, chosen, told, asked: this.#asking.unit, canUndo, canRedo, isOver,
      rail: railOf(timeline),
      lines: logLinesOf(timeline),
      view: this.#table.view(this.#asking.unit),
      said: told?.say ?? this.#said,
      at: timeline.at,
      outlook: this.#outlook?.view ?? null,
    };
  }

  /** Puts what hangs on a throw, or what all throws have turned, into the panel of a step. */
  tellIn(panel: HTMLElement): void {
    render(asideTemplate(this.#outlook?.view ?? null, this.#session.isOver), panel);
  }

  /** The statechart as it stands. */
  get snapshot(): AssaultSnapshot {
    return this.#session.snapshot;
  }

  get report(): Report {
    return reportOf(this.#session.assault);
  }

  #happen(act: () => void): void {
    this.#table.clear();
    act();
    this.#follow();
  }

  /** Another moment is said once; in another step nobody is chosen any more. */
  #follow(): void {
    const { state, timeline } = this.#session;
    if (timeline.at !== this.#at || state.path !== this.#path) this.#said = announcementOf(timeline, this.#at);
    if (stepOf(state.path) !== stepOf(this.#path)) this.#table.forget();
    this.#at = timeline.at;
    this.#path = state.path;
    this.#outlook?.follow(timeline);
  }
}

/** What the rest of the program is asked for when it has come. */
export const gameOf = (host: ReactiveControllerHost, odds: EngineWays | null): Game => new Game(host, odds);
