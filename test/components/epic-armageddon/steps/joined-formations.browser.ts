import { expect } from '@open-wc/testing';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { Played } from './played.ts';

const captain = { characters: ['captain'] };

/** Marines with a captain and two more formations, one near; boyz with nobz among them and bikes far off. */
const game = (intermingled: readonly string[] = []) => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget',
  formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [30, 20], captain)], { name: 'Marines' }),
    formationOf('attacker', rowOf('b', 'tactical', 2, [34, 20]), { id: 'near', name: 'Near friends' }),
    formationOf('attacker', rowOf('c', 'tactical', 2, [60, 20]), { id: 'far', name: 'Far friends' }),
    formationOf('defender', rowOf('d', 'boyz', 2, [30, 40]), { id: 'boyz', name: 'Boyz' }),
    formationOf('defender', rowOf('e', 'nobz', 2, [36, 42]), { id: 'nobz', name: 'Nobz' }),
    formationOf('defender', rowOf('f', 'warbikes', 2, [60, 60]), { id: 'bikes', name: 'Bikes' }),
  ],
  engage: { intermingled },
}));

const tick = async (played: Played, label: string): Promise<void> => {
  const check = played.find<HTMLElement>('[part=check]').find(one => one.innerText.startsWith(label))!;
  check.querySelector('input')!.click();
  await played.send();
};

describe('formations that join', () => {
  it('are ticked, and are then charged or charge along', async () => {
    const played = await game();
    expect(await faultsOf(played.panel)).to.eql([]);
    await tick(played, 'Nobz');
    await tick(played, 'Near friends');
    expect(played.heading).to.equal('Marines and Near friends engage');
    await played.press('Engage Boyz and Nobz');
    expect(played.decisions).to.eql([
      { type: 'target.chosen', target: 'boyz', intermingled: ['nobz'], combined: ['near'] },
    ]);
  });

  it('come with the reason where they may not', async () => {
    const played = await game();
    expect(played.text).to.contain('Bikes is not within 5 cm of Boyz.');
    expect(played.text).to.contain('Far friends is not within 5 cm of Marines.');
    await tick(played, 'Bikes');
    await played.press('Engage Boyz');
    expect(played.decisions).to.eql([{ type: 'target.chosen', target: 'boyz' }]);
  });

  it('are those of the scenario until somebody says otherwise', async () => {
    const played = await game(['nobz']);
    expect(played.primary?.words).to.equal('Engage Boyz and Nobz');
    await tick(played, 'Nobz');
    await played.press('Engage Boyz');
    expect(played.decisions).to.eql([{ type: 'target.chosen', target: 'boyz', intermingled: [], combined: [] }]);
  });

  it('are others with another target', async () => {
    const played = await game(['nobz']);
    await played.press('Bikes');
    expect(played.primary?.words).to.equal('Engage Bikes');
    expect(played.text).to.contain('Nobz is not within 5 cm of Bikes.');
  });
});
