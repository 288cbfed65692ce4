/** Open questions about who strikes with what and who is hit, at the table. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { HIT_RULINGS } from '../../../src/epic-armageddon/rulings/hits.ts';
import type { Critical } from '../../../src/epic-armageddon/model/profile.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { terrainOf } from '../../support/build.ts';
import { bandOf } from '../../support/moves.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, stage, stands, type Stands, type StageParts } from '../../support/stage.ts';
import { reported, thrown, unlessRefused, withAnswers, type Answers, type Probes } from './probe.ts';

const far = (side: 'a' | 'd', y: number): Stands => ({ [`${side}far`]: { at: [90, y] } });
/** Some attackers and defenders, and one of each far away. */
const fight = (attackers: Stands, defenders: Stands, parts: StageParts = {}) =>
  stage({ ...attackers, ...far('a', 4) }, { ...defenders, ...far('d', 76) }, parts);

const CLAW = weaponOf({ rules: ['macro-weapon'] });
const claws = fight(
  { a1: { at: [30, 20], cc: 3, weapons: [CLAW] } },
  { d1: { at: [29, 21.74], armour: 6 }, d2: { at: [31, 21.74], armour: 6 } },
);
const flamer = weaponOf({ extraAttacks: 0, rules: ['ignore-cover'] });
const burning = fight(
  { a1: { at: [30, 20], cc: 4 }, a2: { at: [33, 20], cc: 4, weapons: [flamer] } },
  { d1: { at: [30, 22] }, d2: { at: [33, 22] } }, { terrain: [terrainOf('ruins', [29, 21], [31, 24])] },
);
const bikes = fight(
  { a1: { at: [30, 20], ff: 2 } }, { d1: { at: [30, 30], abilities: ['mounted'] } },
  { terrain: [bandOf('woods', 25, 35)] },
);
const mixed = fight(stands('a', 2, [30, 20], { ff: 2 }), { d1: { at: [31, 25] }, d2: engine(3, [31, 32]) });
const titan = fight(
  { a1: engine(1, [30, 20], { cc: 2, weapons: [CLAW] }) }, { d1: { at: [30, 23.5] }, d2: { at: [30, 30] } },
);
const SIGHTS = weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] });
const aimed = fight(
  { a1: { at: [30, 20], ff: 2 }, a2: { at: [33, 20], ff: 2, weapons: [SIGHTS] } },
  { d1: { at: [30, 26], armour: 4 }, d2: { at: [33, 30], armour: 4 } },
);
const shielded = fight(
  { a1: { at: [30, 20], cc: 2 }, a2: { at: [38, 20], ff: 2 } },
  { d1: engine(1, [30, 23.5], { abilities: ['void-shields-1'] }), d2: { at: [33, 28] } },
);
const onD2: Decision = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' };
const giant = fight({ a1: engine(4, [30, 20], { cc: 4 }) }, { d1: { at: [30, 25] } });
const DOOM: Critical = {
  damage: 'all', splash: { within: 5, hitOn: 4, effect: 'normal' }, entered: false, later: false,
};
const bomb = fight(
  { a1: { at: [30, 20], cc: 2, weapons: [CLAW] } },
  { d1: engine(2, [30, 23.5], { critical: DOOM }), d2: { at: [35, 23], armour: 4, abilities: ['reinforced-armour'] } },
);

const BLAST = {
  'with-the-batch': [2, 2, 6, 1, 4, 4, 4, ...ATTACKER_ROLLS_HIGH],
  'after-the-attacks': [2, 2, 6, 4, 1, 4, 4, ...ATTACKER_ROLLS_HIGH],
};

/** What the dice of saves and blasts are for, in the order in which they fall. */
const purposes = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => !/result|close-combat|firefight|critical/.test(die)).map(die => die.replace(/:.*/, ''));

const damageOf = (answers: Answers) => {
  const faces = { none: [1], 'war-engines': [1, 1], others: [] }[answers.nomination ?? 'none'];
  const report = reported(mixed, answers, [2, 2, ...faces, ...DEFENDER_ROLLS_HIGH]);
  return [...lostTo(report, 'attack'), formationIn(report, 'defender').units[1]!.damage];
};

export const HIT_PROBES: Probes<typeof HIT_RULINGS> = {
  equalDistances: {
    see: answers => unlessRefused(() =>
      lostTo(reported(claws, answers, [3, 1, 1, ...ATTACKER_ROLLS_HIGH], [onD2]), 'attack')),
    seen: { 'owner-chooses': ['d2'], 'list-order': 'H1' },
  },
  laterBatch: {
    see: answers => lostTo(reported(claws, answers, [3, 3, 6, ...ATTACKER_ROLLS_HIGH]), 'attack'),
    seen: { 'fresh-lap': ['d1'], 'lap-continues': ['d2'] },
  },
  settledTies: {
    see: answers => lostTo(reported(claws, answers, [3, 3, 6, ...ATTACKER_ROLLS_HIGH], [onD2]), 'attack'),
    seen: { 'settled-anew': ['d1'], 'stay-settled': ['d2'] },
  },
  shieldedEngineHits: {
    see: answers => unlessRefused(() =>
      lostTo(reported(shielded, answers, [2, 2, ...DEFENDER_ROLLS_HIGH], [onD2]), 'attack')),
    seen: { 'owner-chooses': ['d2'], 'as-thrown': 'H1' },
  },
  specialHits: {
    see: answers => lostTo(thrown(burning, answers, { face: 4 }).report, 'attack'),
    seen: { 'where-they-bite': ['d1', 'd2'], 'in-order': ['d2'] },
  },
  mountedCover: {
    see: answers => lostTo(thrown(bikes, answers, { face: 5 }).report, 'attack'),
    seen: { none: ['d1'], infantry: [] },
  },
  soak: {
    see: answers => lostTo(thrown(mixed, answers, { face: 3, result: DEFENDER_ROLLS_HIGH }).report, 'attack'),
    seen: { 'in-position-order': ['d1'], 'war-engines-first': [] },
  },
  nomination: {
    see: damageOf,
    seen: { none: ['d1', 1], 'war-engines': [2], others: ['d1', 0] },
  },
  impossibleHits: {
    see: answers => lostTo(thrown(titan, answers, { face: 2 }).report, 'attack'),
    seen: { lost: ['d1'], 'anybody-engaged': ['d1', 'd2'] },
  },
  sniperPlace: {
    see: answers => purposes(played(withAnswers(aimed, answers), [2, 2, 6, 6, ...ATTACKER_ROLLS_HIGH]).dice),
    seen: {
      'outside-the-lap': ['d1 save 4+', 'd2 save sniper 5+'], 'in-the-lap': ['d1 save sniper 5+', 'd2 save 4+'],
    },
  },
  titanDice: {
    see: answers => thrown(giant, answers).dice.filter(die => die === 'a1 close-combat').length,
    seen: { 'starting-capacity': 4, 'half-macro': 2 },
  },
  splashTiming: {
    see: answers => purposes(played(withAnswers(bomb, answers), BLAST[answers.splashTiming ?? 'with-the-batch']).dice),
    seen: {
      'with-the-batch': ['a1 splash 4+', 'd2 splash 4+', 'd2 save 4+', 'd2 save macro-weapon 4+'],
      'after-the-attacks': ['d2 save macro-weapon 4+', 'a1 splash 4+', 'd2 splash 4+', 'd2 save 4+'],
    },
  },
};
