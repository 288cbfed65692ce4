import { expect } from '@open-wc/testing';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { characterOf } from '../../../support/profiles.ts';
import { Played } from './played.ts';

const game = (more: { blastMarkers?: number; characters?: readonly string[] } = {}) => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget',
  profiles: { warlord: characterOf({ name: 'Warlord', abilities: ['supreme-commander'] }) },
  formations: [
    formationOf('attacker', [unitOf('a1', 'boyz', [30, 20], { characters: more.characters ?? [] })], {
      name: 'Warband', initiative: 3, blastMarkers: more.blastMarkers ?? 0, rules: ['power-of-the-waaagh'],
    }),
    formationOf('defender', rowOf('d', 'tactical', 2, [30, 30]), { name: 'Marines' }),
  ],
  engage: { actionTest: 'retaining' },
}));

describe('the action test', () => {
  it('lists what is added to the die, and says what it needs', async () => {
    const played = await game({ blastMarkers: 1 });
    expect(played.heading).to.equal('Warband: action test');
    expect(played.text).to.contain('Blast markers −1, keeping the initiative −1, army +2 on the die. It needs 3+.');
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.throws(3);
    expect(played.path).to.equal('a1ChooseTarget');
  });

  it('that has failed may be thrown again once by a Supreme Commander', async () => {
    const played = await game({ characters: ['warlord'] });
    await played.throws(1);
    expect(played.heading).to.equal('Warband fails its test');
    await played.press('Throw the test again');
    expect(played.decisions).to.eql([{ type: 'test.repeated' }]);
    await played.throws(1);
    expect(played.text).to.contain('The test has been thrown again already.');
    expect(played.primary?.words).to.equal('Accept the failed test');
  });

  it('that is accepted ends it, and the end says so', async () => {
    const played = await game();
    await played.throws(1);
    expect(played.text).to.contain('There is no Supreme Commander');
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.press('Accept the failed test');
    expect(played.isOver).to.equal(true);
    expect(played.text).to.contain('The action test failed, and nothing was fought.');
    expect(played.text).to.contain('Warband takes 1 Blast marker.');
  });
});
