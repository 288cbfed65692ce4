import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

/** Three marines kill both boyz, who hit as often as this first. */
const played = (boyzHits: number): Promise<Played> => {
  const faces = [6, 6, 1, ...[0, 1].map(boy => (boy < boyzHits ? 6 : 1))];
  const saves: AssaultEvent[] = [thrown(1, 1)];
  if (boyzHits > 0) saves.push({ type: 'dice.thrown', faces: Array(boyzHits).fill(1) as number[] });
  return Played.at(scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'assault', 3, [30, 30]), { name: 'Marines' }),
    formationOf('defender', rowOf('d', 'boyz', 2, [30, 32]), { name: 'Warband' }),
  ] }), [{ type: 'dice.thrown', faces }, ALLOCATED, ...saves]);
};

describe('the panel of the consolidation', () => {
  it('says how it ended, and what became of the last hits', async () => {
    const game = await played(0);
    expect(game.path).to.equal('a7Consolidate.moving');
    expect(game.heading).to.equal('Marines consolidates');
    expect(game.text).to.contain('Marines wins at once: nobody of Warband is left.');
    expect(game.text).to.contain('It takes no Blast markers.');
    expect(game.text).to.contain('Two hits on Warband 2 lost');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('names the Blast markers of the winner, and whether it breaks', async () => {
    expect((await played(1)).text).to.contain('Marines takes 1 Blast marker.');
    expect((await played(2)).text).to.contain('Marines takes 2 Blast markers. Marines breaks.');
  });

  it('tells of a unit how far it may go, and how far it has', async () => {
    const game = await played(0);
    await game.press('Assault 1');
    expect(game.text).to.contain('It may still move 5 cm.');
    await game.send({ type: 'unit.moved', unit: 'a1', to: [27, 30] });
    expect(game.text).to.contain('moved 3 of 5 cm');
    expect(game.text).to.contain('It may still move 2 cm.');
  });

  it('ends the assault', async () => {
    const game = await played(0);
    await game.press('End the consolidation');
    expect(game.decisions).to.eql([{ type: 'consolidation.ended' }]);
    expect(game.path).to.equal('assaultOver');
  });
});
