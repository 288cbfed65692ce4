/**
 * How the questions that the rules leave open are answered unless somebody says otherwise: by their first answers. They
 * are written out here, as the questions with all their answers would double what a first assault weighs; a test
 * compares both.
 */
import type { Rulings } from './rulings.ts';

export const DEFAULT_RULINGS: Rulings = {
  lineOfFireToAssault: 'needed',
  immobileCounterCharge: 'stays',
  reachToTarget: 'any-included',
  combinedFormations: 'three-in-total',
  scoutZones: '10cm',
  ownTargetZone: 'contact-or-leave',
  brokenFollower: 'it-alone-leaves',
  disembarkWithin: 'any-part',
  warEngineCounterCharge: 'below-capacity',
  drawnInCover: 'none',
  equalDistances: 'owner-chooses',
  laterBatch: 'fresh-lap',
  settledTies: 'settled-anew',
  shieldedEngineHits: 'owner-chooses',
  specialHits: 'where-they-bite',
  mountedCover: 'none',
  soak: 'in-position-order',
  nomination: 'none',
  impossibleHits: 'lost',
  sniperPlace: 'outside-the-lap',
  titanDice: 'starting-capacity',
  splashTiming: 'with-the-batch',
  supportEachRound: 'every-round',
  supportCalledBy: 'enemy-that-attacked',
  supportReach: 'within-15cm',
  supportOrder: 'together',
  losersSupporters: 'swift-endings-too',
  supportingWarEngine: 'starting-capacity',
  bothSwift: 'attacker-if-any-lives',
  engagedInLaterRounds: 'this-round',
  whoConsolidates: 'formations-in-the-assault',
  brokenWinner: 'consolidates',
  passengersAsKills: 'kills',
  criticalDeath: 'all-that-was-left',
  mixedMarines: 'all-marines-only',
  fearlessTransport: 'passengers-hit',
  engagedAttackersGone: 'defender-wins',
};
