/** The moves of one unit's charge: the nearest model first, then the others one at a time. */
import { phaseSetup } from '../setup.ts';

interface ChargeMoves {
  /** What comes after the charge of this unit. */
  readonly next: string;
  /** Where it is asked anew whether the charge reaches. */
  readonly reaching: string;
  /** Whether models test for dangerous terrain. */
  readonly tests: boolean;
  /** Where those who are charged may come to meet the chargers. */
  readonly countering: string;
}

const DANGER = { guard: 'mustTestDangers', target: 'testing' } as const;

/** @rule 40k.8, 40k.14, 40k.15 */
export const chargeMoves = ({ next, reaching, tests, countering }: ChargeMoves) => phaseSetup.createStateConfig({
  description: 'The unit moves, and whom it touches it is locked with.',
  meta: { rule: '40k.14', title: 'Charge moves' },
  initial: 'initial',
  states: {
    initial: {
      description: 'The model that is nearest to the enemy moves first, into contact with the nearest enemy.',
      meta: { rule: '40k.14', title: 'Nearest model', unlessDecided: 'rest.moved' },
      on: {
        'model.moved': { guard: 'mayMoveCharger', target: 'settling', actions: 'moveCharger' },
        'rest.moved': { target: 'settling', actions: 'moveRest' },
      },
    },
    settling: {
      description: 'Is everybody where they go?',
      meta: { rule: '40k.15', title: 'Who is left to move' },
      always: [
        ...(tests ? [DANGER, { guard: 'hasLostInitial', target: reaching } as const] : []),
        { guard: 'haveAllChargersMoved', target: 'locking' },
        { target: 'others' },
      ],
    },
    ...(tests ? {
      testing: {
        description: 'Models that went through dangerous terrain lose a wound on a 1.',
        meta: { rule: '40k.8', title: 'Dangerous terrain', hands: 'dangers' },
        on: { 'dice.thrown': { guard: 'areDangerDice', target: 'settling', actions: 'resolveDangers' } },
      },
    } as const : {}),
    others: {
      description: 'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.',
      meta: { rule: '40k.15', title: 'Other models', unlessDecided: 'rest.moved' },
      on: {
        'model.moved': { guard: 'mayMoveCharger', target: 'settling', actions: 'moveCharger' },
        'rest.moved': { target: 'settling', actions: 'moveRest' },
        'moves.ended': { guard: 'mayEndChargeMoves', target: 'locking' },
      },
    },
    locking: {
      description: 'Whoever is touched is in the fight; units charged and not touched take no part.',
      meta: { rule: '40k.17', title: 'Locked' },
      always: [
        { guard: 'isCountered', target: countering, actions: 'endCharge' },
        { target: next, actions: 'endCharge' },
      ],
    },
  },
});
