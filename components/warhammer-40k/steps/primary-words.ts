/** What the next action of a phase is called, with its number or its object, and each event once it has happened. */
import type { ChoiceQuestion } from '../../../src/warhammer-40k/model/choices.ts';
import type { PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import { counted, figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const MODELS = { one: 'model', other: 'models' } as const;

/** Of two dice of a charge, those that are thrown again. */
const AGAIN: Readonly<Record<string, string>> = {
  none: 'Keep both dice', first: 'Throw the first die again', second: 'Throw the second die again',
  both: 'Throw both dice again',
};

/** The usual answer to a question, with whom or what it names: the unit asked, where the answer says what is done. */
const CHOICES: Readonly<Record<ChoiceQuestion, (what: string) => string>> = {
  combat: what => `Fight ${what}`,
  toughness: what => `Count ${what}`,
  'armour-group': what => `${what} first`,
  casualty: what => `${what} takes it`,
  pool: what => `Settle ${what}`,
  nominee: what => `${what} saves first`,
  'force-victim': what => `Turn it on ${what}`,
  morale: unit => `Test morale of the ${unit}`,
  sweep: unit => `Sweep with the ${unit}`,
  'free-round': unit => `Strike with the ${unit}`,
  'range-again': dice => AGAIN[dice]!,
  'hit-and-run': unit => `${unit} stays`,
  direction: towards => `Break away: ${towards}`,
};

export const phasePrimaryWords = spoken('warhammer-40k/primary', {
  chargeWith: (unit: string): string => `Charge with the ${unit}`,
  nobodyElse: 'Nobody else charges',
  endCharges: 'End the charges',
  move: (unit: string): string => `Move ${unit}`,
  holdsFire: (unit: string): string => `${unit} holds fire`,
  endOverwatch: 'End the Overwatch',
  moveModels: (models: number): string => `Move ${counted(models, MODELS)}`,
  moveNobodyElse: 'Nobody else moves',
  pileIn: (models: number): string => `Pile in ${counted(models, MODELS)}`,
  endPileIn: 'End the pile-in',
  endConsolidation: 'End the consolidation',
  strike: (models: number): string => `Strike with ${counted(models, MODELS)}`,
  throwRange: (dice: number): string => `Throw ${figure(dice)} for the charge range`,
  throwDangers: (dice: number): string => `Throw ${figure(dice)} for dangerous terrain`,
  throwRegroup: (dice: number): string => `Throw ${figure(dice)} to regroup`,
  throwToHit: (dice: number): string => `Throw ${figure(dice)} to hit`,
  throwToWound: (dice: number): string => `Throw ${figure(dice)} to wound`,
  throwToWoundAgain: (dice: number): string => `Throw ${figure(dice)} to wound again`,
  throwToHitAgain: (dice: number): string => `Throw ${figure(dice)} to hit again`,
  throwPainless: (dice: number): string => `Throw ${figure(dice)} to feel no pain`,
  throwDestroyed: (dice: number): string => `Throw ${figure(dice)} for the destroyer’s wounds`,
  testFear: 'Test for Fear',
  throwRampage: 'Throw for the rampage',
  throwSaves: (dice: number): string => (dice === 1 ? 'Throw a save' : `Throw ${figure(dice)} saves`),
  throwPsychic: 'Throw the psychic test',
  testPanic: (units: number): string => `Test ${counted(units, { one: 'unit', other: 'units' })} for panic`,
  /** So much may be shown at most. */
  testMoraleOn: (need: number): string => `Test morale on ${figure(need)}`,
  testMorale: (units: number): string => `Test morale of ${counted(units, { one: 'unit', other: 'units' })}`,
  fallBack: (dice: number): string => `Fall back ${figure(dice)}D6`,
  throwSweep: (dice: number): string => `Throw ${figure(dice)} for the sweep`,
  throwConsolidation: (dice: number): string => `Throw ${figure(dice)} to consolidate`,
  throwInitiative: 'Throw the Initiative test',
  throwSlip: (dice: number): string => `Throw ${figure(dice)} to break away`,
  throwRollOff: 'Throw the roll-off',
  throwLookOut: 'Throw Look Out, Sir',
  throwTemplates: (dice: number): string => `Throw ${figure(dice)} for the templates`,
  choices: CHOICES,
  withoutAnswers: (answers: number): string =>
    `Go on without ${counted(answers, { one: 'answer', other: 'answers' })}`,
  beginTurn: (turn: number): string => `Begin turn ${figure(turn)}`,
  /** Beside it once the phase is over. */
  review: 'Review',
});

/** Of each event alone; dice and moves say how many. */
const EVENTS: Readonly<Record<Exclude<PhaseEventType, 'dice.thrown' | 'model.moved'>, string>> = {
  'answer.agreed': 'agreed answer',
  'silence.accepted': 'going on without an answer',
  'charge.declared': 'declared charge',
  'declarations.ended': 'end of the charges',
  'charger.picked': 'choice of who moves',
  'overwatch.fired': 'Overwatch',
  'overwatch.shot': 'Overwatch',
  'overwatch.ended': 'end of the Overwatch',
  'rest.moved': 'moves',
  'moves.ended': 'end of the moves',
  'weapon.chosen': 'choice of a weapon',
  'strikes.aimed': 'aim',
  'strikes.settled': 'weapons and aim',
  'save.chosen': 'choice of a save',
  'wound.kept': 'wound that stays',
  'choice.made': 'answer',
};

export const phaseEventWords = spoken('warhammer-40k/events', EVENTS);
