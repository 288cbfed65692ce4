/** Rounds that are played come out as often in each way as all their dice at once have it. */
import { describe, expect, it } from 'vitest';
import { seededUniform } from '../../../../src/dice/throw.ts';
import { PlayedFight } from '../../../../src/epic-armageddon/odds/later/played-round.ts';
import { roundFrom, type Root } from '../../../../src/epic-armageddon/odds/later/sample.ts';
import { toldBy, type Way } from '../../../../src/epic-armageddon/odds/later/followed.ts';
import { Results } from '../../../../src/epic-armageddon/odds/round/results.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { unhurtIn, type Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { fightRound } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { Rounds } from '../../../../src/epic-armageddon/odds/round/rounds.ts';
import { addDefeat, oddsOf, tallyFor, timesOf } from '../../../../src/epic-armageddon/odds/tally.ts';
import { lastAttacksAt, wayOf } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import { figuresOf, type Figures } from '../../../support/odds-oracle/figures.ts';
import { shareOf } from '../../../support/share.ts';
import { CASES } from '../round/kinds.ts';
import { begun, fightIn } from '../round/fights.ts';
import { smallFight, type Wanted } from '../round/small.ts';
import { momentsOf } from '../under-way/moments.ts';

const PLAYS = shareOf(20_000, 600);
/** Right figures would be so far off once in a hundred million. */
const SIGMAS = 5.8;

type Told = Pick<Way, 'weight' | 'chance' | 'stretches'>;

/** The figures of one round alone, with all its dice. */
const exactly = (fight: Fight, { weight, chance, stretches }: Told): Figures => {
  const rounds = new Rounds(fight);
  for (const _ of rounds.first({ weight, stretches }, 0));
  const { tally } = toldBy(fight, sink => rounds.results.tell(fight.firstRound, sink));
  return figuresOf(oddsOf(timesOf(tally, 1 / chance), 0, [], { error: 0 }));
};

/** The same as often as it came out so. */
const played = (fight: Fight, root: Root): Figures => {
  const { board, firstRound } = fight;
  const tally = tallyFor(board.assault);
  const results = new Results(board);
  const game = new PlayedFight(fight, results, seededUniform(7));
  for (let play = 0; play < PLAYS; play += 1) {
    for (const ending of root(game)!.outcome.endings) addDefeat(tally, ending, firstRound, 1 / PLAYS);
  }
  return figuresOf(oddsOf(tally, 0, [], { error: 0 }));
};

/** Figures further off than chance has it. */
const off = (exact: Figures, counted: Figures): readonly string[] =>
  [...new Set([...exact.keys(), ...counted.keys()])].flatMap(name => {
    const [chance, share] = [exact.get(name) ?? 0, counted.get(name) ?? 0];
    const sigma = Math.sqrt(Math.max(chance * (1 - chance), 1e-12) / PLAYS);
    return Math.abs(share - chance) <= SIGMAS * sigma + 10 / PLAYS * Number(chance < 1e-4) ? []
      : [`${name}: ${share.toFixed(4)}, not ${chance.toFixed(4)}`];
  });

const SEEDS = shareOf(12, 1);

/** The first fights of a kind that whole rounds tell. */
const fightsWith = (wanted: Wanted): readonly Fight[] => Array.from({ length: 40 }, (_, i) => smallFight(i + 1, wanted))
  .map(begun).filter(isRegular).slice(0, SEEDS).map(assault => fightIn(assault));

describe('a round that is played comes out as often as told, with', () => {
  it.each(Object.entries(CASES))('%s', (_, wanted) => {
    const fights = fightsWith(wanted);
    expect(fights.length).toBeGreaterThan(0);
    for (const fight of fights) {
      const start = unhurtIn(fight);
      const way = { weight: 1, chance: 1, stretches: (isByUnit: boolean) => fightRound(fight, start, isByUnit) };
      expect(off(exactly(fight, way), played(fight, roundFrom(start)))).toEqual([]);
    }
  });
});

describe('the rest of a round that is played comes out as often as told, with', () => {
  it.each(Object.entries(CASES))('%s', (_, wanted) => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3].slice(-shareOf(3, 1))) {
      for (const moment of momentsOf(smallFight(seed, wanted), seed)) {
        const found = seen.has(moment.at) ? null : lastAttacksAt(moment);
        if (found === null) continue;
        seen.add(moment.at);
        const way = wayOf(found, 1);
        expect(off(exactly(found.fight, way), played(found.fight, way.root)), moment.at).toEqual([]);
      }
    }
  });
});
