/** What happened in a phase: who has won which fight, who was lost to what, where everybody stands, and every step. */
import type { Point } from '../../battlefield/base.ts';
import type { Edition } from '../editions/index.ts';
import { phaseSentence } from './log-sentences.ts';
import { isAlive, unitOf } from '../model/roster.ts';
import type { Phase, Result, Slain, Unit } from '../model/state.ts';
import { isLocked } from '../movement/combats.ts';
import type { Side, PhaseStep } from '../model/procedure.ts';

export interface ReportedModel {
  readonly id: string;
  readonly name: string;
  readonly alive: boolean;
  readonly wounds: number;
  /** What it was lost to; null: it is alive. */
  readonly slain: Slain | null;
  readonly at: Point;
}

/** How a unit stands when the phase is over. */
export type UnitFate = 'destroyed' | 'falling-back' | 'locked' | 'free';

export interface ReportedUnit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly fate: UnitFate;
  readonly models: readonly ReportedModel[];
}

export interface PhaseReportLine {
  readonly step: PhaseStep;
  readonly rule: string;
  readonly say: string;
}

export interface PhaseReport {
  readonly edition: Edition;
  readonly turn: number;
  readonly active: Side;
  /** The fights in the order in which they were fought. */
  readonly results: readonly Result[];
  readonly units: readonly ReportedUnit[];
  readonly diceUsed: number;
  readonly log: readonly PhaseReportLine[];
}

/** The report of a phase that is over. */
export const phaseReportOf = (phase: Phase): PhaseReport => ({
  edition: phase.edition,
  turn: phase.turn,
  active: phase.active,
  results: phase.results,
  units: phase.units.map(unit => ({
    id: unit.id,
    name: unit.name,
    side: unit.side,
    fate: fateOf(phase, unit),
    models: phase.models.filter(model => model.writtenIn === unit.id)
      .map(({ id, name, slain, wounds, at }) => ({ id, name, alive: slain === null, wounds, slain, at })),
  })),
  diceUsed: phase.diceUsed,
  log: phase.log.map(entry => ({ step: entry.step, rule: entry.rule, say: phaseSentence(entry) })),
});

/** A character who is one of another unit fares as that one does. */
const fateOf = (phase: Phase, { id }: Unit): UnitFate => {
  const left = phase.models.find(model => model.writtenIn === id && isAlive(model));
  if (left === undefined) return 'destroyed';
  if (unitOf(phase, left.unit).fallingBack) return 'falling-back';
  return isLocked(phase, left.unit) ? 'locked' : 'free';
};
