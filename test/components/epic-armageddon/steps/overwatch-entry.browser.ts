import { expect } from '@open-wc/testing';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { Played } from './played.ts';

const ENGINE = profileOf({
  name: 'Engine', type: 'war-engine', damageCapacity: 3,
  critical: { damage: 1, splash: null, entered: false, later: false },
});

/** Boyz and an engine have charged; two formations are on overwatch. */
const game = () => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget', profiles: { engine: ENGINE },
  formations: [
    formationOf('attacker', [...rowOf('a', 'boyz', 3, [30, 20]), unitOf('w', 'engine', [42, 20])], { name: 'Warband' }),
    formationOf('defender', rowOf('d', 'tactical', 2, [30, 28]), { name: 'Marines', overwatch: true }),
    formationOf('defender', rowOf('e', 'tactical', 2, [30, 40]), { id: 'others', name: 'Others', overwatch: true }),
  ],
}), [{ type: 'target.chosen', target: 'defender' }, { type: 'charge.ended' }]);

const more = async (played: Played, label: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) {
    played.find(`[aria-label="One more: ${label}"]`)[0]!.click();
    await played.send();
  }
};

const choose = async (played: Played, kind: string): Promise<void> => {
  const select = played.find<HTMLSelectElement>('select')[0]!;
  select.value = kind;
  select.dispatchEvent(new Event('change'));
  await played.send();
};

describe('overwatch fire', () => {
  it('is entered unit by unit, by the kind of hit, and saved as usual', async () => {
    const played = await game();
    expect(played.heading).to.equal('Does anybody fire from overwatch?');
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.press('Others');
    await more(played, 'Ordinary: Boyz 1');
    await choose(played, 'macro-weapon');
    await more(played, 'Macro-weapon: Boyz 2', 2);
    await more(played, 'Further Blast markers');
    await played.press('Others fires: three hits');
    expect(played.decisions).to.eql([{
      type: 'overwatch.fired', formation: 'others', target: 'attacker', markers: 1, hits: [
        { unit: 'a1', effect: 'normal' },
        { unit: 'a2', effect: 'macro-weapon' }, { unit: 'a2', effect: 'macro-weapon' },
      ],
    }]);
    expect(played.heading).to.equal('Saves: Warband');
    expect(played.text).to.contain('Overwatch fire has hit those who charge');
    await played.throws(1);
    expect(played.path).to.equal('a2Charge.overwatch.deciding');
    expect(played.assault.units.filter(unit => unit.lostTo === 'overwatch')).to.have.length(2);
  });

  it('takes points of damage and losses that were thrown for already', async () => {
    const played = await game();
    await choose(played, 'titan-killer');
    await more(played, 'Titan Killer: Engine');
    await more(played, 'Points of damage of each on a war engine');
    await choose(played, 'lost');
    await more(played, 'Lost or damaged already: Boyz 3', 2);
    await played.press('Marines fires: two hits');
    expect(played.decisions).to.eql([{
      type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: [
        { unit: 'a3', unsaved: true, points: 1 }, { unit: 'w', effect: 'titan-killer', points: 2 },
      ],
    }]);
  });

  it('may miss, and need not be fired', async () => {
    const played = await game();
    await played.press('Marines fires and misses');
    expect(played.decisions[0]).to.deep.include({ formation: 'defender', hits: [] });
    expect(played.text).to.contain('Who fires? Others');
    await played.press('Others holds fire');
    expect(played.decisions.at(-1)).to.eql({ type: 'overwatch.ended' });
  });
});
