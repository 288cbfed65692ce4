/** The fourth edition, of which the text tells the fight alone: nothing of the charge, nothing of what comes after. */
import type { Completion, Policy, PolicyQuestion } from './policy.ts';

export const FOURTH: Policy = {
  chargeShape: null,
  chargeRange: null,
  chargeTerrain: null,
  chargeSight: null,
  multiCharge: null,
  shotThenCharge: null,
  stationaryFireBan: null,
  overwatch: null,
  support: 'full',
  supportedBy: 'own-unit',
  engagedWhen: 'step',
  vulnerable: 'engaged',
  chargeBonusBar: 'photon',
  cover: 'initiative-10',
  coverLine: 'model',
  terrainStrikesLast: 'no',
  majorityOver: 'engaged',
  tieWeaponSkill: 'lowest',
  tieToughness: 'lowest',
  armour: 'denied',
  allocation: 'owner-picks',
  splitAttacks: null,
  stageOrder: null,
  panic: null,
  moralePenalty: null,
  autoFail: null,
  sweep: null,
  consolidate: null,
  endPileIn: null,
  lockedShooting: null,
  characterStrike: null,
  monsterIsCharacter: null,
  weaponEffects: 'borrowed',
  heavyWeapons: null,
};

/**
 * What is told second hand: that a unit declares its charge and moves before the next one does, and after a fight
 * break-off before pile-in, a sweep that destroys whoever does not outrun it, by the Initiative that most have, a
 * pile-in of 6", and heavy weapons against which armour saves on 4+ at best. It is no part of the text and never taken
 * unasked, and it is no whole either.
 *
 * @ruling R-3.01
 */
export const FOURTH_COMPLETION: Completion = {
  chargeShape: 'in-turn',
  stageOrder: 'break-off-first',
  sweep: 'destroy-by-most',
  endPileIn: 'six',
  heavyWeapons: 'four-at-best',
};

/** Where neither the text nor the other pages tell: players agree on an answer of another edition, or go on without. */
export const FOURTH_UNGIVEN = [
  'chargeRange', 'chargeTerrain', 'chargeSight', 'multiCharge', 'shotThenCharge', 'stationaryFireBan', 'overwatch',
  'splitAttacks', 'panic', 'moralePenalty', 'autoFail', 'consolidate', 'lockedShooting', 'characterStrike',
  'monsterIsCharacter',
] as const satisfies readonly PolicyQuestion[];
