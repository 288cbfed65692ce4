/** What is decided in a lesson: the choices there are, what comes of one, and whether that was wanted. */
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseDo, PhaseMoment, SoThat } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { PHASE_QUESTIONS } from '../../../src/lessons/warhammer-40k/questions.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { attacksWith } from '../../../src/warhammer-40k/fight/attacks.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import { weaponOf, weaponOptions } from '../../../src/warhammer-40k/fight/weapons.ts';
import { isAlive, modelOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { presentIn } from '../../history.ts';
import { whyNot } from '../../warhammer-40k/why.ts';
import type { Objection } from '../objection.ts';
import { fateIn } from './questions/outcome.ts';
import { playPhaseAhead, positionAfter, type PhasePosition } from './position.ts';
import { isInState } from '../../why.ts';
import { LESSONS_IN_ENGLISH, type LessonLanguage } from './answer-words.ts';

/** Nobody is charged. */
export const NOBODY = 'nobody';

const foesOf = ({ units }: Phase, side: string): readonly string[] =>
  units.filter(one => one.side !== side).map(({ id }) => id);

/** What there is to decide between. */
export const optionsOf = ({ phase }: PhasePosition, { decide }: PhaseDo): readonly string[] => {
  switch (decide.decides) {
    case 'choice':
      return phase.choice?.options ?? [];
    case 'weapon':
      return weaponOptions(phase, modelOf(phase, decide.model));
    case 'target':
      return foesOf(phase, modelOf(phase, decide.model).side);
    case 'charge':
      return [...foesOf(phase, unitOf(phase, decide.unit).side), NOBODY];
  }
};

const eventOf = ({ phase }: PhasePosition, { decide }: PhaseDo, option: string): Decision => {
  switch (decide.decides) {
    case 'choice':
      return { type: 'choice.made', question: phase.choice!.question, option };
    case 'weapon':
      return { type: 'weapon.chosen', model: decide.model, weapon: option };
    case 'target': {
      const model = modelOf(phase, decide.model);
      const attacks = attacksWith(phase, model, weaponOf(phase, model));
      return { type: 'strikes.aimed', model: model.id, at: { [option]: attacks } };
    }
    case 'charge':
      return option === NOBODY ? { type: 'declarations.ended' }
        : { type: 'charge.declared', unit: decide.unit, targets: [option] };
  }
};

/** What has come of a decision. */
export interface DecisionResult {
  readonly isReached: boolean;
  /** The fight as it stands when it has been played on, or as it was where the rules refuse the decision. */
  readonly position: PhasePosition;
  /** What happened, or why it is refused. */
  readonly says: readonly LessonSentence[];
}

/** So many lines of the log are told. */
const LINES = 4;

/** Takes a decision and plays on to where it can be seen what came of it. */
export const takeDecision = (
  position: PhasePosition, moment: PhaseDo, option: string, { sentence }: LessonLanguage = LESSONS_IN_ENGLISH,
): DecisionResult => {
  const event = eventOf(position, moment, option);
  const refusal = whyNot(presentIn(position.timeline), event);
  if (refusal !== null) {
    return { isReached: false, position, says: [{ say: sentence(refusal), rule: refusal.rule }] };
  }
  const after = positionAfter(position, event);
  const seen = playPhaseAhead(after, ({ path }) => isInState(path, moment.until));
  const language = seen.phase.log.slice(position.phase.log.length).slice(0, LINES)
    .map(entry => ({ say: sentence(entry), rule: entry.rule }));
  return { isReached: isReached(position, seen, moment.soThat), position: seen, says: language };
};

const isReached = (before: PhasePosition, { phase, ...seen }: PhasePosition, soThat: SoThat): boolean => {
  switch (soThat.comes) {
    case 'locked':
      return phase.combats.some(({ units }) => units.includes(soThat.unit) && units.includes(soThat.target));
    case 'strikes-at':
      return rungOf(phase, modelOf(phase, soThat.model)) === soThat.rung;
    case 'strikes':
      return phase.fight!.strikes.some(({ models, target }) =>
        target === soThat.unit && models.includes(soThat.model));
    case 'loses':
    case 'spares':
      return hasLost(before.phase, phase, soThat.profile) === (soThat.comes === 'loses');
    case 'caught':
    case 'away':
      return fateIn({ ...seen, phase }, soThat.unit) === soThat.comes;
  }
};

const hasLost = (before: Phase, after: Phase, profile: string): boolean =>
  before.models.filter(model => model.profile === profile && isAlive(model))
    .some(({ id }) => !isAlive(modelOf(after, id)));

/** The rule that a decision is about, for whoever has to look it up. */
const RULES: Readonly<Record<SoThat['comes'], string>> = {
  locked: '40k.2', 'strikes-at': '40k.34', strikes: '40k.72', loses: '40k.50', spares: '40k.50', caught: '40k.66',
  away: '40k.66',
};

export const ruleOfTask = ({ soThat }: PhaseDo): string => RULES[soThat.comes];

/** The rule that a moment’s question or task is about; null: it has none. */
export const ruleAsked = (moment: PhaseMoment): string | null => {
  switch (moment.kind) {
    case 'predict':
      return PHASE_QUESTIONS[moment.ask.asks].rule;
    case 'do':
      return ruleOfTask(moment);
    case 'see':
      return null;
  }
};

/** What the opponent says to a decision that was not what was wanted. */
export const objectionToDecision = (
  moment: PhaseDo, { says }: DecisionResult, { words }: LessonLanguage,
): Objection => ({
  says: says.length > 0 ? says : [{ say: words.nothingComes, rule: ruleOfTask(moment) }], marks: [],
});
