/** What happened, as the contract has it: the ending, the losses, and every step with its rule. */
import { sentence } from './log-sentences.ts';
import { livingIn } from '../model/roster.ts';
import type { Assault, Score } from '../model/state.ts';
import type { BySide, Ending, Loss, Side } from '../model/procedure.ts';
import type { Point } from '../../battlefield/base.ts';

export interface ReportedUnit {
  readonly id: string;
  readonly alive: boolean;
  readonly damage: number;
  readonly at: Point;
  readonly lostTo: Loss | null;
}

export interface ReportedFormation {
  readonly id: string;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly destroyed: boolean;
  readonly units: readonly ReportedUnit[];
}

export interface ReportLine {
  readonly step: string;
  readonly rule: string;
  readonly say: string;
}

export interface Report {
  readonly winner: Side | null;
  readonly ending: Ending;
  readonly rounds: number;
  /** Kills as they count in the result. */
  readonly kills: BySide<number>;
  /** One entry for every time the result was thrown. */
  readonly result: readonly BySide<Score>[];
  /** Hits of the hack-down after any halving. */
  readonly hackDown: number;
  readonly formations: readonly ReportedFormation[];
  readonly diceUsed: number;
  readonly log: readonly ReportLine[];
}

/** The report of an assault that is over. */
export const reportOf = (assault: Assault): Report => ({
  winner: assault.winner,
  ending: assault.ending ?? 'no-assault',
  rounds: assault.ending === 'no-assault' ? 0 : assault.round,
  kills: assault.kills,
  result: assault.results,
  hackDown: assault.hackDown,
  formations: assault.formations.map(formation => ({
    id: formation.id,
    blastMarkers: formation.blastMarkers,
    broken: formation.broken,
    destroyed: livingIn(assault, formation.id).length === 0,
    units: assault.units.filter(unit => unit.formation === formation.id).map(({ id, lostTo, damage, at }) => ({
      id, alive: lostTo === null, damage, at, lostTo,
    })),
  })),
  diceUsed: assault.diceUsed,
  log: assault.log.map(entry => ({ step: entry.step, rule: entry.rule, say: sentence(entry) })),
});
