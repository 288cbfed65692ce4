/** Losers break off, and winners sweep after them: before, while or after their fall-back dice lie on the table. */
import { piling } from './pile-in.ts';
import { phaseSetup } from '../setup.ts';

/** @rule 40k.62, 40k.63 */
export const breakingOff = phaseSetup.createStateConfig({
  description: 'Those who failed run, and winners may sweep after them.',
  meta: { rule: '40k.62', title: 'Break-off' },
  initial: 'racing',
  states: {
    racing: {
      description: 'Where whoever is caught is destroyed: a die and the Initiative of both sides.',
      meta: { rule: '40k.64', title: 'Sweeping advance', hands: 'sweepRace' },
      always: [
        { guard: 'isNobodyBreaking', target: 'following' },
        { guard: 'isNobodyRacing', target: 'falling' },
      ],
      on: { 'dice.thrown': { guard: 'areRaceDice', actions: 'resolveRace' } },
    },
    falling: {
      description: 'Everybody who runs throws for how far.',
      meta: { rule: '40k.62', title: 'Fall back', hands: 'fallBack' },
      always: { guard: 'isNobodyRolling', target: 'asking' },
      on: { 'dice.thrown': { guard: 'areFallBackDice', actions: 'resolveFallBack' } },
    },
    asking: {
      description: 'Each winner that may sweep makes up its mind, now that it sees how far they run.',
      meta: { rule: '40k.66', title: 'Sweep?', unlessDecided: 'choice.made' },
      always: { guard: 'isNobodyAsked', target: 'sweeping' },
      on: { 'choice.made': { guard: 'mayChoose', actions: 'choose' } },
    },
    sweeping: {
      description: 'One throw for each winner that sweeps, against everybody who runs from it.',
      meta: { rule: '40k.64', title: 'Sweeping advance', hands: 'sweep' },
      always: { guard: 'isNobodySweeping', target: 'striking' },
      on: { 'dice.thrown': { guard: 'areSweepDice', actions: 'resolveSweep' } },
    },
    striking: {
      description: 'Where the text has a free round: does the winner strike once more?',
      meta: { rule: '40k.63', title: 'Free round?', unlessDecided: 'choice.made' },
      always: [
        { guard: 'isInFreeRound', target: '#phase.fight' },
        { guard: 'isNobodyAsked', target: 'leaving' },
      ],
      on: { 'choice.made': { guard: 'mayChoose', actions: 'choose' } },
    },
    leaving: {
      description: 'Whoever was not caught runs as far as the dice said; the trapped are destroyed.',
      meta: { rule: '40k.79', title: 'Fall back' },
      always: { target: 'following', actions: 'breakOff' },
    },
    following: piling({
      description: 'Sweepers who caught somebody close up to them.',
      rule: '40k.63', title: 'Pile-in after a sweep', next: '#phase.aftermath.goingOn', actions: 'goOn',
    }),
  },
});
