import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
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
    expect(played.rows).to.eql(['Engine 4 dice in close combat at 3+']);
    expect(await faultsOf(played.panel)).to.eql([]);
    played.find('[role=spinbutton]')[0]!.focus();
    await sendKeys({ press: 'ArrowDown' });
    await played.send();
    expect(played.decisions).to.eql([{ type: 'dice.split', unit: 'd1', closeCombat: 3 }]);
    expect(played.rows).to.eql(['Engine 3 dice in close combat at 3+, 1 die in the firefight at 4+']);
    expect(badgesOf(played.assault).get('d1')!.sign).to.equal('3+1');
    await played.send({ type: 'ways.settled' });
    expect(played.labels.slice(2)).to.eql([
      'Warband: 3 close combat Engine with 3 dice 3+', 'Warband: 1 firefight Engine 4+',
    ]);
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
