/** Panels in the hands of players who decide at random, with formations of all army lists. */
import { expect } from '@open-wc/testing';
import { movableIn } from '../../../../components/epic-armageddon/resolver/moves.ts';
import { parseScenario } from '../../../../machines/index.ts';
import { usualDecisions } from '../../../../machines/epic-armageddon/play.ts';
import { seededThrower } from '../../../../src/dice/throw.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { listScenario } from '../../../support/list-armies/scenarios.ts';
import { wishInLists } from '../../../support/list-armies/wishes.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { sourceOf, type Source } from '../../../support/random/source.ts';
import { Played } from './played.ts';

/** Those of the suite come to ordinary and to unusual states. */
const IN_SUITE: readonly number[] = [53, 371];
const SEEDS = Array.from({ length: 20 }, (_, i) => 53 * (i + 1)).filter(seed => IS_WHOLE || IN_SUITE.includes(seed));
/** More events than most of these need; who has moved into a corner may stand there. */
const ENDLESS = 120;
/** Players try so much and then let things be. */
const RESTLESS = 40;

const NONSENSE = /undefined|NaN|\[object|Infinity|null\b/;

const begun = async (seed: number): Promise<Played> => {
  const parsed = parseScenario(listScenario(seed, { startAt: 'a1ChooseTarget', crowd: 80 }));
  if (parsed.problems) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
  return Played.at(parsed.scenario, [], seed);
};

/** What a player wishes, the dice, or what happens where nobody decides. */
const goOn = async (played: Played, source: Source, turn: number): Promise<void> => {
  const wish = turn < RESTLESS * 2 && turn % 2 === 0 ? wishInLists(played.snapshot, source) : null;
  if (wish !== null && played.accepts(wish)) {
    await played.send(wish);
  } else if (played.hands.length > 0) {
    await played.throws(...seededThrower(turn)(played.hands));
  } else {
    for (const decision of usualDecisions(played.unlessDecided, played.assault)) {
      if (played.accepts(decision)) await played.send(decision);
    }
  }
};

/** Opens the row of somebody who may move. */
const lookAtOne = async (played: Played, turn: number): Promise<void> => {
  const movable = movableIn(played.path, played.assault);
  if (movable.length > 0) await played.give({ chosen: movable[turn % movable.length]! });
};

describe('the panels of formations of every list', () => {
  const seen = new Set<string>();

  for (const seed of SEEDS) {
    it(`say nothing senseless and are clean for axe in assault ${seed}`, async () => {
      const played = await begun(seed);
      const source = sourceOf(seed);
      for (let turn = 0; turn < ENDLESS && !played.isOver; turn += 1) {
        await lookAtOne(played, turn);
        expect(played.text, played.path).not.to.match(NONSENSE);
        if (!seen.has(played.path)) expect(await faultsOf(played.panel), played.path).to.eql([]);
        seen.add(played.path);
        await goOn(played, source, turn);
      }
    });
  }

  it('were those of ordinary and of unusual states', () => {
    expect([...seen]).to.include.members([
      'a0ActionTest.rolling', 'a2Charge.overwatch.deciding', 'a4Attacks.attacks.settling.saving',
      'a6Result.hackDown', 'a7Withdraw.withdrawing.moving', 'a7Consolidate.moving',
    ]);
  });
});
