import { expect } from '@open-wc/testing';
import { gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import { unitOf as unitIn } from '../../../../src/epic-armageddon/model/roster.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { Played } from './played.ts';

const inRhino = { aboard: 'r1' };
const RHINO = [
  unitOf('r1', 'rhino', [30, 20]),
  ...['a1', 'a2'].map(id => unitOf(id, 'tactical', [30, 20], inRhino)),
];
const CHARGE = { type: 'target.chosen', target: 'defender' } as const;

const charge = (defenders = rowOf('d', 'boyz', 3, [28, 26])) => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget', profiles: { rhino: profileOf({
    name: 'Rhino', type: 'armoured-vehicle', speed: 30, cc: 6, ff: 6, abilities: ['transport'],
  }) },
  formations: [formationOf('attacker', RHINO), formationOf('defender', defenders)],
}), [CHARGE]);

/** The defender has the turn: a Rhino with somebody beside it. */
const counterCharge = (transport = 'transport') => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget',
  profiles: { rhino: profileOf({ name: 'Rhino', type: 'armoured-vehicle', abilities: [transport] }) },
  formations: [
    formationOf('attacker', rowOf('b', 'boyz', 2, [30, 36])),
    formationOf('defender', [...RHINO.slice(0, 2), unitOf('a3', 'tactical', [34, 20])]),
  ],
}), [CHARGE, { type: 'charge.ended' }]);

describe('passengers in a charge', () => {
  it('stand under their transport in the list, and get out into contact', async () => {
    const played = await charge();
    expect(played.rows[1]).to.equal('Tactical 1 in Rhino');
    await played.press('Tactical 1');
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.press('Out, into contact with Boyz');
    expect(played.decisions[0]).to.include({ type: 'unit.disembarked', unit: 'a1' });
    expect(played.rows.join()).to.match(/Tactical 1 in contact with Boyz \d Got out/);
  });

  it('get out as near as can be to somebody who is named', async () => {
    const played = await charge();
    await played.press('Tactical 1');
    const select = played.find<HTMLSelectElement>('select')[0]!;
    select.value = 'd3';
    select.dispatchEvent(new Event('change'));
    await played.send();
    await played.press('Out, near Boyz 3');
    const { assault } = played;
    const gap = gapBetween(assault, unitIn(assault, 'a1'), unitIn(assault, 'd3'));
    expect(gap).to.be.lessThan(gapBetween(assault, unitIn(assault, 'r1'), unitIn(assault, 'd3')) - 2);
  });

  it('get out all at once', async () => {
    const played = await charge();
    await played.press('All passengers out');
    expect(played.decisions.map(decision => decision.type)).to.eql(['unit.disembarked', 'unit.disembarked']);
    expect(played.button('All passengers out')).to.equal(undefined);
    await played.press('Rhino');
    expect(played.text).to.contain('It has let passengers out and goes no further.');
  });

  it('are offered by their transport, too', async () => {
    const played = await charge();
    await played.press('Rhino');
    expect(played.text).to.contain('It carries Tactical 1 and 2.');
    await played.press('All out, nearest the enemy');
    expect(played.decisions).to.have.length(2);
  });
});

describe('transports in a counter-charge', () => {
  for (const word of ['transport', 'transport-2']) {
    it(`are asked about in the rules, whether a word says how many they carry or not: ${word}`, async () => {
      const played = await counterCharge(word);
      expect(played.rules).to.contain('Who may get in or out?');
    });
  }

  it('let others in who are near enough', async () => {
    const played = await counterCharge();
    await played.press('Tactical 2');
    await played.press('Into Rhino');
    expect(played.decisions).to.eql([{ type: 'unit.embarked', unit: 'a3', transport: 'r1' }]);
    expect(played.rows).to.contain('Tactical 2 in Rhino');
  });

  it('let passengers out', async () => {
    const played = await counterCharge();
    await played.press('Tactical 1');
    await played.press('Out, nearest the enemy');
    expect(played.decisions[0]).to.include({ type: 'unit.disembarked', unit: 'a1' });
  });
});

describe('a counter-charge', () => {
  const game = (rules: readonly 'unblooded'[] = []) => Played.at(scenarioOf({
    startAt: 'a1ChooseTarget',
    formations: [
      formationOf('attacker', rowOf('b', 'boyz', 1, [30, 36])),
      formationOf('attacker', rowOf('c', 'nobz', 1, [40, 26]), { id: 'third', name: 'Third' }),
      formationOf('defender', [unitOf('d1', 'tactical', [32, 24]), unitOf('d2', 'tactical', [36, 23])], { rules }),
    ],
  }), [CHARGE, { type: 'charge.ended' }]);

  it('that would draw a formation in says so before and after', async () => {
    const played = await game();
    await played.press('Tactical 2');
    await played.press('Into contact with Nobz: this draws Third in');
    expect(played.text).to.contain('Third is drawn into the assault. It fights as if it had charged.');
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('that has to be made says who, and does not end before', async () => {
    const played = await game(['unblooded']);
    expect(played.text).to.contain('Some of them have to.');
    expect(played.rows[0]).to.contain('Must counter-charge');
    expect(played.accepts({ type: 'counterCharge.ended' })).to.equal(false);
    await played.press('Counter-charge with Tactical');
    await played.press('End the counter-charge');
    expect(played.decisions.at(-1)).to.eql({ type: 'counterCharge.ended' });
  });
});
