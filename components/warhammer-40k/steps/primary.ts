/** The next action of a moment of a phase: what is usual there and not nothing. Pure. */
import { diceIn } from '../../../src/dice/hand.ts';
import { chargesLeft } from '../../../src/warhammer-40k/charge/declare.ts';
import { presentCharge } from '../../../src/warhammer-40k/charge/chargers.ts';
import { usualCharge } from '../../../src/warhammer-40k/charge/usual-charge.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { aimersNow } from '../../../src/warhammer-40k/fight/aim.ts';
import { choosersOfWeapons } from '../../../src/warhammer-40k/fight/weapons.ts';
import type { Choice, ChoiceQuestion } from '../../../src/warhammer-40k/model/choices.ts';
import type { Decision, PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { moraleNeeds } from '../../../src/warhammer-40k/stages/morale.ts';
import { toPileIn } from '../../../src/warhammer-40k/stages/pile-in.ts';
import { deciding, throwingAfter, type Primary } from '../../shared/resolver/primary.ts';
import { movingIn } from '../resolver/moves.ts';
import { optionInWords } from './option-words.ts';
import { phasePrimaryWords } from './primary-words.ts';
import { nameIn } from './wording.ts';

/** A moment, as far as its next action depends on it. */
export interface PrimaryMoment {
  readonly phase: Phase;
  readonly path: string;
  /** The dice that are due, also where weapons or targets have to be settled before them. */
  readonly hands: readonly PhaseHand[];
  /** What the state waits for where it asks for no dice; null: for nothing. */
  readonly waitsFor: PhaseEventType | null;
  /** The questions that the text leaves open here. */
  readonly asks: readonly PolicyQuestion[];
  readonly isOver: boolean;
}

/** Null: there is none. */
export const phasePrimaryOf = (moment: PrimaryMoment): Primary<Decision> | null => {
  const { phase, path, hands, waitsFor, asks, isOver } = moment;
  if (isOver) return { words: phasePrimaryWords.beginTurn(phase.turn + 1), does: 'next-turn' };
  if (hands.length > 0) {
    const words = throwWords(phase, hands);
    return waitsFor === 'strikes.settled' ? throwingAfter(words, { type: 'strikes.settled' }) : throwingAfter(words);
  }
  switch (waitsFor) {
    case 'choice.made': return choicePrimary(phase);
    case 'declarations.ended': return declarationPrimary(phase);
    case 'charger.picked': return pickPrimary(phase);
    case 'overwatch.ended': return overwatchPrimary(phase);
    case 'rest.moved': return movePrimary(phase, path);
    case 'moves.ended': return endPrimary(phase, path);
    case 'strikes.settled': {
      const models = path.endsWith('.arming') ? choosersOfWeapons(phase) : aimersNow(phase);
      return deciding(phasePrimaryWords.strike(models.length), { type: 'strikes.settled' });
    }
    case 'silence.accepted':
      return deciding(phasePrimaryWords.withoutAnswers(asks.length), { type: 'silence.accepted' });
    default: return null;
  }
};

const throwWords = (phase: Phase, hands: readonly PhaseHand[]): string => {
  const dice = diceIn(hands);
  switch (hands[0]!.purpose) {
    case 'charge-range': return phasePrimaryWords.throwRange(dice);
    case 'dangerous-terrain': return phasePrimaryWords.throwDangers(dice);
    case 'regroup': return phasePrimaryWords.throwRegroup(dice);
    case 'hit': return phasePrimaryWords.throwToHit(dice);
    case 'wound': return phasePrimaryWords.throwToWound(dice);
    case 'wound-again': return phasePrimaryWords.throwToWoundAgain(dice);
    case 'hit-again': return phasePrimaryWords.throwToHitAgain(dice);
    case 'feel-no-pain': return phasePrimaryWords.throwPainless(dice);
    case 'destroyed': return phasePrimaryWords.throwDestroyed(dice);
    case 'fear': return phasePrimaryWords.testFear;
    case 'rampage': return phasePrimaryWords.throwRampage;
    case 'save': return phasePrimaryWords.throwSaves(dice);
    case 'psychic-test': return phasePrimaryWords.throwPsychic;
    case 'panic': return phasePrimaryWords.testPanic(hands.length);
    case 'morale': return moraleWords(phase, hands);
    case 'fall-back': return phasePrimaryWords.fallBack(dice);
    case 'sweep': case 'sweep-further': return phasePrimaryWords.throwSweep(dice);
    case 'consolidate': return phasePrimaryWords.throwConsolidation(dice);
    case 'initiative-test': return phasePrimaryWords.throwInitiative;
    case 'hit-and-run': return phasePrimaryWords.throwSlip(dice);
    case 'roll-off': return phasePrimaryWords.throwRollOff;
    case 'look-out': return phasePrimaryWords.throwLookOut;
    case 'templates': return phasePrimaryWords.throwTemplates(dice);
    case 'counter-range': return phasePrimaryWords.throwRange(dice);
  }
};

const moraleWords = (phase: Phase, hands: readonly PhaseHand[]): string => {
  const [need] = moraleNeeds(phase);
  return hands.length === 1 && need !== undefined
    ? phasePrimaryWords.testMoraleOn(need) : phasePrimaryWords.testMorale(hands.length);
};

/** Whose answers say what is done, not by whom. */
const BY_UNIT: readonly ChoiceQuestion[] = ['morale', 'sweep', 'free-round', 'hit-and-run'];

/** The usual answer, by whom or what it names. */
const choicePrimary = (phase: Phase): Primary<Decision> => {
  const choice = phase.choice!;
  const { question, usual } = choice;
  const words = phasePrimaryWords.choices[question](namedBy(phase, choice));
  return deciding(words, { type: 'choice.made', question, option: usual });
};

/** Whom or what the usual answer names. */
const namedBy = (phase: Phase, choice: Choice): string => {
  if (BY_UNIT.includes(choice.question)) return nameIn(phase, choice.about!);
  return choice.question === 'range-again' ? choice.usual : optionInWords(phase, choice, choice.usual).label;
};

/** The first unit that can charge, at the nearest enemy that it can; else nothing is left to declare. @rule 40k.4 */
const declarationPrimary = (phase: Phase): Primary<Decision> => {
  const charge = usualCharge(phase);
  return charge === null ? deciding(phasePrimaryWords.endCharges, { type: 'declarations.ended' })
    : declaring(phase, charge.unit, charge.targets);
};

/** A charge as it is declared. */
export const declaring = (phase: Phase, unit: string, targets: readonly string[]): Primary<Decision> =>
  deciding(phasePrimaryWords.chargeWith(nameIn(phase, unit)), { type: 'charge.declared', unit, targets });

const pickPrimary = (phase: Phase): Primary<Decision> | null => {
  const unit = chargesLeft(phase)[0]?.unit;
  return unit === undefined ? null
    : deciding(phasePrimaryWords.move(nameIn(phase, unit)), { type: 'charger.picked', unit });
};

/** Fire is thrown at the table; what is usual here is that nobody fires. @rule 40k.12 */
const overwatchPrimary = (phase: Phase): Primary<Decision> => {
  const [unit] = presentCharge(phase).waiting;
  return deciding(unit === undefined
    ? phasePrimaryWords.endOverwatch : phasePrimaryWords.holdsFire(nameIn(phase, unit)), { type: 'overwatch.ended' });
};

const movePrimary = (phase: Phase, path: string): Primary<Decision> => {
  const { length } = movingIn(phase, path).models;
  const words = path === 'fight.pilingIn' ? phasePrimaryWords.pileIn : phasePrimaryWords.moveModels;
  return deciding(words(length), { type: 'rest.moved' });
};

/** A pile-in at the end of a fight is no choice: its end moves whoever has not moved. @rule 40k.68, 40k.70 */
const endPrimary = (phase: Phase, path: string): Primary<Decision> => {
  const end: Decision = { type: 'moves.ended' };
  if (path.endsWith('consolidate.moving')) return deciding(phasePrimaryWords.endConsolidation, end);
  const { length } = toPileIn(phase);
  return deciding(length === 0 ? phasePrimaryWords.endPileIn : phasePrimaryWords.pileIn(length), end);
};

/** Questions to decide; others have an answer that is as good as any. */
const QUESTIONS: readonly ChoiceQuestion[] = [...BY_UNIT, 'combat', 'range-again', 'direction'];

/** Where the players have something to decide: a run leaves it to them. */
export const isDecisionIn = (waitsFor: PhaseEventType | null, path: string, phase: Phase): boolean => {
  switch (waitsFor) {
    case 'choice.made': return QUESTIONS.includes(phase.choice!.question);
    case 'declarations.ended': return usualCharge(phase) !== null;
    case 'rest.moved': return path.endsWith('.initial') || path.endsWith('countering.moving');
    case 'moves.ended': return path.endsWith('consolidate.moving');
    case 'charger.picked': case 'overwatch.ended': case 'strikes.settled': case 'silence.accepted': return true;
    default: return false;
  }
};
