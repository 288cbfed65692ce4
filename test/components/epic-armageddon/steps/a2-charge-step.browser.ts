import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import '../../../../components/epic-armageddon/explain/refused-move.ts';
import type { RefusedMove } from '../../../../components/epic-armageddon/explain/refused-move.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { Played } from './played.ts';

const WARBAND = formationOf('defender', rowOf('d', 'boyz', 3, [30, 40], 4), { id: 'warband', name: 'Warband' });

const played = async (
  units: ScenarioFormation['units'], more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {},
  before: readonly AssaultEvent[] = [],
): Promise<Played> => Played.at(scenarioOf({
  startAt: 'a1ChooseTarget', formations: [formationOf('attacker', units, { name: 'Mob', ...more }), WARBAND], ...parts,
}), [{ type: 'target.chosen', target: 'warband' }, ...before]);

const boyz = (count: number, y: number): ScenarioFormation['units'] => rowOf('a', 'boyz', count, [30, y], 4);

describe('the panel of the charge', () => {
  it('says of every unit whether it would fight as it stands', async () => {
    const game = await played([...boyz(2, 25), unitOf('a3', 'boyz', [38, 22])]);
    expect(game.rows).to.eql([
      'Boyz 1 firefight, 13 cm', 'Boyz 2 firefight, 13 cm', 'Boyz 3 too far, 16 cm',
    ]);
    expect(game.text).to.contain('If the charge ended now: two by firefight, one not engaged.');
  });

  it('warns that there is no assault while nobody is within 15 cm', async () => {
    const game = await played(boyz(2, 15));
    expect(game.text).to.contain('If the charge ends now, there is no assault. The nearest enemy is 23 cm away. A2.2');
    await game.press('Call it off');
    expect(game.path).to.equal('noAssault');
  });

  it('says who may not stay in a zone of control, and where it could', async () => {
    const game = await played(boyz(1, 36));
    const [stay] = game.find('refused-move');
    await (stay as RefusedMove).updateComplete;
    expect(game.text).to.contain('Boyz began in the zone of control of Boyz 1 and must '
      + 'touch a unit of the target or leave that zone.');
    expect(stay!.shadowRoot!.textContent.trim())
      .to.equal('If the move ended 2 cm further up, it would end in contact with Boyz 1.');
  });

  it('shows of a chosen unit what it may still move, and takes it into contact', async () => {
    const game = await played(boyz(1, 26));
    await game.press('Boyz');
    expect(game.text).to.contain('It may still move 15 cm.');
    await game.press('Into contact with Boyz 1');
    expect(game.decisions).to.eql([{ type: 'unit.moved', unit: 'a1', to: [30, 38] }]);
    expect(game.text).to.contain('in contact with Boyz 1');
    expect(game.text).to.contain('Moved 12 of 15 cm');
    expect(game.text).to.contain('It is in contact, and stays there.');
  });

  it('keeps the focus in its list when the button that had it is gone', async () => {
    const game = await played(boyz(1, 26));
    await game.press('Boyz');
    game.button('Into contact')!.focus();
    await game.press('Into contact');
    expect(game.find('[part=row]')[0]!.matches(':focus')).to.equal(true);
  });

  it('takes a unit that cannot reach an enemy towards it', async () => {
    const game = await played(boyz(1, 15));
    await game.press('Boyz');
    await game.press('Towards the nearest enemy');
    expect(game.assault.units[0]!.at).to.eql([30, 30]);
  });

  it('opens the unit that was chosen on the battlefield', async () => {
    const game = await played(boyz(2, 26));
    await game.give({ chosen: 'a2' });
    expect(game.find('[aria-expanded="true"]').map(row => row.innerText)).to.match(/^Boyz 2/);
    await game.give({ chosen: 'd1' });
    expect(game.find('[aria-expanded="true"]')).to.eql([]);
  });

  it('takes all to the nearest enemy, one after the other, two at most to each', async () => {
    const game = await played(boyz(5, 28));
    await game.press('Charge Warband');
    expect(game.decisions.map(one => one.type)).to.eql(Array(5).fill('unit.moved'));
    expect(game.text).to.contain('If the charge ended now: four in contact, one by firefight.');
    expect(game.button('All to the nearest enemy')).to.equal(undefined);
    expect(game.primary?.words).to.equal('End the charge');
  });

  it('lets all stop where nobody is touched, at once; who stands there already is not asked', async () => {
    const game = await played(boyz(3, 28));
    await game.press('All stand off to fire');
    expect(game.decisions.map(one => one.type)).to.eql(Array(3).fill('unit.moved'));
    expect(game.text).to.contain('If the charge ended now: three by firefight.');
    expect(game.button('All stand off to fire')).to.equal(undefined);
  });

  it('says who of all who go to the nearest is in front, and who stays behind to fire', async () => {
    const game = await played([
      ...boyz(3, 28), unitOf('a4', 'devastator', [42, 28]), unitOf('a5', 'nobz', [26, 28]),
    ]);
    expect(game.find('.usual').map(one => one.innerText)).to.eql(['Nobz in front. Devastator behind, to fire.']);
    await game.press('Charge Warband');
    expect(game.find('.usual')).to.eql([]);
  });

  it('says who stands apart and would be lost, and lets the owner choose which part stays', async () => {
    const game = await played(boyz(3, 26), {}, {}, [{ type: 'unit.moved', unit: 'a3', to: [50, 26] }]);
    expect(game.text).to.contain('Boyz 3 stands apart from the others and is lost if it ends now.');
    expect(game.find('.choice').map(one => one.innerText)).to.have.length(2);
    await game.press('Keep Boyz 3');
    expect(game.text).to.contain('Boyz 1 and 2 stand apart from the others and are lost if it ends now.');
    await game.press('End the charge');
    expect(game.decisions).to.eql([{ type: 'charge.ended', keep: 'a3' }]);
  });

  it('forgets which part was to stay when somebody moves', async () => {
    const game = await played(boyz(3, 26), {}, {}, [{ type: 'unit.moved', unit: 'a3', to: [50, 26] }]);
    await game.press('Keep Boyz 3');
    await game.send({ type: 'unit.moved', unit: 'a1', to: [31, 26] });
    await game.press('End the charge');
    expect(game.decisions).to.eql([{ type: 'charge.ended' }]);
  });

  it('does not end while a unit is still in a zone of control that it has to leave, and says so', async () => {
    const game = await played(boyz(1, 35), {}, {}, [{ type: 'unit.moved', unit: 'a1', to: [29, 35] }]);
    expect(game.button('End the charge')).to.equal(undefined);
    expect(game.find('.warning').map(one => one.innerText).join()).to.contain('touch a unit of the target');
    expect(game.accepts({ type: 'charge.ended' })).to.equal(false);
  });

  it('says why a wish was refused', async () => {
    const game = await played(boyz(1, 26));
    await game.give({ refusal: { say: 'Boyz 1 would leave the table.', rule: 'A2.1' } });
    expect(game.find('.refusal')[0]!.innerText).to.equal('Boyz 1 would leave the table. A2.1');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('explains its rules with the ruling in force', async () => {
    const game = await played(boyz(1, 26));
    expect(game.find('rule-note').map(note => note.shadowRoot?.querySelector('.rule')?.textContent))
      .to.eql(['A2.1 · A2.9', 'A2.3–A2.7', 'A2.2', 'A2.8']);
    expect(game.rules).to.contain('Does an assault need a line of fire');
  });
});

describe('dangerous terrain in the charge', () => {
  const tanks = [unitOf('a1', 'leman-russ', [30, 20]), unitOf('a2', 'leman-russ', [36, 20])];
  const woods = { terrain: [terrainOf('woods', [20, 22], [40, 30])] };

  it('is tested at once, by a unit and a terrain that are named', async () => {
    const game = await played(tanks, {}, woods, [{ type: 'unit.moved', unit: 'a1', to: [30, 26] }]);
    expect(game.heading).to.equal('Dangerous terrain');
    expect(game.text).to.contain('Leman Russ 1 in Woods');
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('Throw 1 for dangerous terrain');
    expect(game.path).to.equal('a2Charge.moving.choosing');
  });

  it('stops all who go at the nearest enemy until it has been tested; then the others go on', async () => {
    const game = await played(tanks, {}, woods);
    await game.press('Charge Warband');
    expect(game.decisions).to.have.length(1);
    await game.throws(6);
    await game.press('Charge Warband');
    expect(game.decisions).to.have.length(2);
  });
});

describe('a formation that breaks on its way in', () => {
  const broken = (): Promise<Played> => played(boyz(4, 25), { blastMarkers: 2 }, {}, [
    { type: 'unit.moved', unit: 'a4', to: [55, 25] }, { type: 'charge.ended' },
  ]);

  it('withdraws, and nothing is fought', async () => {
    const game = await broken();
    expect(game.heading).to.equal('Mob breaks');
    expect(game.text).to.contain('Boyz 1–3 are too near an enemy and are lost if it ends now.');
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('Withdraw');
    expect(game.text).to.contain('Nobody would be lost if it ended now.');
    await game.press('End the withdrawal');
    expect(game.path).to.equal('noAssault');
    expect(game.text).to.contain('Mob breaks.');
  });
});
