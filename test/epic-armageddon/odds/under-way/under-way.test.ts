/** Odds from the middle of a round are those that walking state by state comes to, from every state of the chart. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { presentRound } from '../../../../src/epic-armageddon/odds/present-round.ts';
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import { lastAttacksAt, lastAttacksOdds } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import { nodesFrom } from '../../../../src/epic-armageddon/odds/walk/graph.ts';
import type { Nodes } from '../../../../src/epic-armageddon/odds/walk/readers.ts';
import { walkedOdds } from '../../../../src/epic-armageddon/odds/walked.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { IS_WHOLE, shareOf } from '../../../support/share.ts';
import { CASES, QUICK_CASES } from '../round/kinds.ts';
import { smallFight, type Wanted } from '../round/small.ts';
import { exactly, lastOf, walkedFrom } from '../told.ts';
import { momentsOf } from './moments.ts';

/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;
/** So much may be left unresolved. */
const TOLERANCE = 1e-10;
/** The seeds of the assaults, and how many moments of each kind are looked at. */
const SEEDS = [1, 2, 3, 13];
const MOMENTS = shareOf(5, 2);
/** Where a round begins: whole rounds and walking are held to each other from there anyway, of every kind. */
const ROUND_BEGINS = /^a4Attacks\.(?:choosing|\w+\.rolling)$/;
/** War engines of the first take long: in the suite they are those of the first of these of which anything is told. */
const FEWER_ENGINES = [2, 3, 13, 1];

/** The odds by whole rounds, and how they were come by; null: whole rounds tell nothing here. */
const byRounds = (moment: Moment): readonly [string, Odds] | null => {
  const lastAttacks = lastAttacksAt(moment);
  if (lastAttacks !== null) return [
    'at once', lastOf(lastAttacksOdds(lastAttacks, exactly({ tolerance: TOLERANCE }))),
  ];
  const present = presentRound(moment);
  return present.later === null || moment.assault.winner !== null ? null
    : ['walked', lastOf(walkedOdds(present, exactly({ tolerance: TOLERANCE }), () => []))];
};

/** States that have been looked at, each with how its odds were come by. */
const seen = new Set<string>();

/** Where the two ways part at a moment; null: whole rounds tell nothing there. */
const amissAt = (moment: Moment, nodes: Nodes): readonly string[] | null => {
  const told = byRounds(moment);
  if (told === null) return null;
  const [way, odds] = told;
  seen.add(`${moment.at} ${way}`);
  const walked = walkedFrom(moment, { tolerance: TOLERANCE }, nodes);
  const open = odds.unresolved + walked.unresolved;
  return [
    ...differences(figuresOf(odds), figuresOf(walked), ROUNDING + open),
    ...open < 3 * TOLERANCE ? [] : [`unresolved: ${open}`],
  ].map(one => `${moment.at}: ${one}`);
};

/** The moments of an assault, which share what is walked: much that may follow one may follow the others. */
const looked = (scenario: Scenario, seed: number): readonly (readonly [Moment, Nodes])[] => {
  const moments = momentsOf(scenario, seed);
  const nodes = nodesFrom(moments[0]!.assault);
  return moments.map(moment => [moment, nodes]);
};

/** The same for the first moments of some assaults, no state twice. */
const amissIn = (name: string, wanted: Wanted): readonly string[] => {
  const found: string[] = [];
  const known = new Set<string>();
  const isLong = !IS_WHOLE && name.includes('war engines');
  for (const seed of isLong ? FEWER_ENGINES : SEEDS) {
    if (isLong && known.size > 0) break;
    for (const [moment, nodes] of looked(smallFight(seed, wanted), seed)) {
      if (known.size >= MOMENTS) return found;
      if (known.has(moment.at) || (!IS_WHOLE && ROUND_BEGINS.test(moment.at))) continue;
      const amiss = amissAt(moment, nodes);
      if (amiss !== null) known.add(moment.at);
      found.push(...amiss ?? []);
    }
  }
  return found;
};

/** Assaults that are gone through whole: ordinary ones, and some in which states come up that are rare. */
const GONE_THROUGH: readonly (readonly [keyof typeof CASES, number])[] = [
  ['ordinary infantry', 1], ['First Strike', 2],
  ['macro-weapons', 10], ['Titan Killers', 5],
  ['Reinforced Armour and an Invulnerable Save against macro-weapons', 16],
  ['supporters of both sides, some of them snipers', 12], ['supporters of both sides, some of them snipers', 40],
];

describe('from the middle of a round whole rounds tell what walking state by state tells, with', () => {
  it.each(QUICK_CASES)('%s', (name, wanted) => {
    expect(amissIn(name, wanted)).toEqual([]);
  });

  it.each(GONE_THROUGH)('%s, from every state of assault %i', (name, seed) => {
    expect(looked(smallFight(seed, CASES[name]), seed).flatMap(one => amissAt(...one) ?? [])).toEqual([]);
  });

  it('every state from the first throw to the result', () => {
    expect([...seen].sort()).toEqual(expect.arrayContaining([
      'a4Attacks.attacks.allocating at once', 'a4Attacks.attacks.macroAllocating at once',
      'a4Attacks.attacks.macroSettling.saving at once', 'a4Attacks.attacks.rolling at once',
      'a4Attacks.attacks.settling.saving at once', 'a4Attacks.firstStrike.allocating walked',
      'a4Attacks.firstStrike.rolling walked', 'a4Attacks.firstStrike.settling.saving walked',
      'a5SupportingFire.calling at once', 'a5SupportingFire.firing.allocating at once',
      'a5SupportingFire.firing.rolling at once', 'a5SupportingFire.firing.settling.saving at once',
      'a6Result.rolling at once',
    ]));
  });
});
