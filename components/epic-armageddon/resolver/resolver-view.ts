/** Everything that the screen shows of one moment: plain facts, whoever gathers them. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import type { RailStep } from '../../shared/parts/step-rail.ts';
import type { BarView } from '../../shared/resolver/action-bar.ts';
import type { EntryView } from '../../shared/resolver/entry-view.ts';
import type { TableNote } from '../../shared/resolver/table-selection.ts';
import type { StepState } from '../steps/step.ts';
import type { LiveOddsView } from './live-odds/view.ts';

export interface ResolverView {
  readonly assault: Assault;
  readonly state: StepState;
  readonly hands: readonly AssaultHand[];
  readonly rail: readonly RailStep[];
  readonly lines: readonly LogLine[];
  readonly battlefield: BattlefieldView;
  /** The unit that is chosen on the battlefield or in the panel. */
  readonly chosen: string | null;
  /** The unit of which it is told why it may do something or may not. */
  readonly asked: string | null;
  /** Where the war engine was put that a critical hit moves; null: it stays where it is. */
  readonly placed: Point | null;
  readonly note: TableNote | null;
  /** What is said of the last change to those who cannot see it. */
  readonly said: string;
  /** What the bar shows: the odds, the next action, what would be taken back. */
  readonly bar: BarView;
  /** The dice on the table that are being entered in place of the panel; null: none are. */
  readonly entry: EntryView | null;
  /** The program has thrown the last dice. */
  readonly isThrown: boolean;
  readonly isOver: boolean;
  /** So many events have happened. */
  readonly at: number;
  /** What is known of the odds; null: they are not shown. */
  readonly liveOdds: LiveOddsView | null;
}
