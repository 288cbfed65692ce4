import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { badgesOf } from '../../../../components/epic-armageddon/steps/badges.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { Played } from './played.ts';

const PROFILES = {
  engine: profileOf({
    name: 'Engine', type: 'war-engine', cc: 3, ff: 4, damageCapacity: 4,
    critical: { damage: 1, splash: null, entered: false, later: false },
  }),
  falcon: profileOf({ name: 'Falcon', type: 'armoured-vehicle', cc: 6, ff: 4, abilities: ['skimmer'] }),
} as const;

const game = (defenders: readonly ScenarioUnit[], attackers = rowOf('a', 'tactical', 2, [30, 20])) =>
  Played.at(scenarioOf({ profiles: PROFILES, formations: [
    formationOf('attacker', attackers, { name: 'Marines' }),
    formationOf('defender', defenders, { id: 'warband', name: 'Warband' }),
  ] }));

/** An engine in contact with the first of two marines, the other within reach of its guns. */
const ENGINE = [unitOf('d1', 'engine', [30, 20 + 1 + 4])];
const NEAR = [unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'tactical', [38, 18])];

describe('how to fight', () => {
  it('splits a war engine’s dice, all on the better value until its owner says otherwise', async () => {
    const played = await game(ENGINE, NEAR);
    expect(played.heading).to.equal('How do they fight?');
    expect(played.text).to.contain('How Engine splits its 4 dice − 4 close combat 3+ +');
    expect(await faultsOf(played.panel)).to.eql([]);
    const slider = played.find('[role=slider]')[0]!;
    expect(slider.ariaValueText).to.equal('4 close combat');
    slider.focus();
    await sendKeys({ press: 'ArrowDown' });
    await played.send();
    expect(played.decisions).to.eql([{ type: 'dice.split', unit: 'd1', closeCombat: 3 }]);
    expect(slider.ariaValueText).to.equal('3 close combat, 1 firefight');
    expect(played.text).to.contain('3 close combat 3+ 1 firefight 4+');
    expect(played.primary!.words).to.equal('Throw 6 dice');
    expect(badgesOf(played.assault).get('d1')!.sign).to.equal('3+1');
    await played.send({ type: 'ways.settled' });
    expect(played.labels.slice(2)).to.eql([
      'Warband: 3 close combat Engine with 3 dice 3+', 'Warband: 1 firefight Engine 4+',
    ]);
  });

  it('splits them by steps, and as its bar is dragged, as one decision', async () => {
    const played = await game(ENGINE, NEAR);
    const bar = played.find('[role=slider]')[0]!;
    const { left, width, top, height } = bar.getBoundingClientRect();
    expect(height).to.be.least(44);
    const at = (part: number): [number, number] =>
      [Math.round(left + part * width), Math.round(top + height / 2)];
    await sendMouse({ type: 'move', position: at(0.95) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(0.7) });
    await sendMouse({ type: 'move', position: at(0.52) });
    await played.send();
    expect(bar.ariaValueText).to.equal('2 close combat, 2 firefight');
    expect(played.decisions).to.eql([]);
    await sendMouse({ type: 'up' });
    await resetMouse();
    await played.send();
    expect(played.decisions).to.eql([{ type: 'dice.split', unit: 'd1', closeCombat: 2 }]);
    await played.press('−');
    expect(played.decisions.at(-1)).to.eql({ type: 'dice.split', unit: 'd1', closeCombat: 1 });
  });

  it('keeps both parts apart where colours are forced', async () => {
    const played = await game(ENGINE, NEAR);
    await played.send({ type: 'dice.split', unit: 'd1', closeCombat: 2 });
    await emulateMedia({ forcedColors: 'active' });
    const [solid, tinted] = ['.solid', '.tinted'].map(part => getComputedStyle(played.find(part)[0]!));
    expect(solid!.backgroundColor).not.to.equal(tinted!.backgroundColor);
    expect(solid!.color).not.to.equal(solid!.backgroundColor);
    await emulateMedia({ forcedColors: 'none' });
  });

  it('lets a skimmer in contact strike or fire, by its better value until its owner says otherwise', async () => {
    const played = await game([unitOf('d1', 'falcon', [30, 22.5])]);
    expect(played.rows).to.eql(['Falcon firefight 4+']);
    expect(badgesOf(played.assault).get('d1')!.sign).to.equal('FF');
    await played.press('Strike at 6+');
    expect(played.decisions).to.eql([{ type: 'way.chosen', unit: 'd1', by: 'close-combat' }]);
    expect(played.rows).to.eql(['Falcon close combat 6+']);
    expect(badgesOf(played.assault).get('d1')!.sign).to.equal('CC');
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('is said for all skimmers of a side at once', async () => {
    const played = await game([unitOf('d1', 'falcon', [30, 22.5]), unitOf('d2', 'falcon', [33.5, 22.5])]);
    await played.press('All skimmers strike');
    expect(played.decisions.map(decision => decision.type)).to.eql(['way.chosen', 'way.chosen']);
  });

  it('comes with the reason where a war engine has nothing to choose', async () => {
    const played = await game([...ENGINE, unitOf('d2', 'engine', [52, 18])], [
      ...NEAR, unitOf('a3', 'tactical', [52, 30]),
    ]);
    expect(played.rules).to.contain('can fight in one way only, nobody it could strike is in contact: firefight.');
  });

  it('is not asked where nobody has a choice', async () => {
    const played = await game(rowOf('d', 'boyz', 2, [30, 22]));
    expect(played.path).to.equal('a4Attacks.attacks.rolling');
  });
});
