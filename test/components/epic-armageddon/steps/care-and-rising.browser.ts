import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { baseRadius } from '../../../../src/epic-armageddon/model/profile.ts';
import { unitOf as unitIn } from '../../../../src/epic-armageddon/model/roster.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { Played, thrown } from './played.ts';

const CHARGE: AssaultEvent = { type: 'target.chosen', target: 'defender' };
const CHARGED: AssaultEvent = { type: 'charge.ended' };
/** Between the middles of boyz and a Falcon that touch, cm. */
const TOUCH = baseRadius('infantry', 1) + baseRadius('armoured-vehicle', 1);
const CAREFULLY = 'Carefully: 5 cm, test again';

const PROFILES = {
  buggy: profileOf({ name: 'Buggy', type: 'light-vehicle', speed: 35 }),
  strider: profileOf({ name: 'Strider', type: 'light-vehicle', speed: 35, abilities: ['walker'] }),
  falcon: profileOf({ name: 'Falcon', type: 'armoured-vehicle', speed: 35, abilities: ['skimmer'] }),
  hulk: profileOf({ name: 'Hulk', type: 'armoured-vehicle', speed: 0, abilities: ['skimmer'] }),
};

const played = (parts: ScenarioParts, events: readonly AssaultEvent[]): Promise<Played> =>
  Played.at(scenarioOf({ startAt: 'a1ChooseTarget', profiles: PROFILES, ...parts }), events);

/** A buggy 3 cm before a marsh, another one and a strider; the enemy is beyond it. */
const beforeMarsh = () => played({
  formations: [
    formationOf('attacker', [
      unitOf('a1', 'buggy', [30, 20]), unitOf('a2', 'buggy', [30, 12]), unitOf('a3', 'strider', [34, 20]),
    ]),
    formationOf('defender', rowOf('d', 'boyz', 2, [30, 34])),
  ],
  terrain: [terrainOf('marsh', [20, 23], [50, 28])],
}, [CHARGE]);

/** A Falcon near whoever charges, another one touched by them. */
const skimmers = () => played({
  formations: [
    formationOf('attacker', [unitOf('a1', 'boyz', [31, 28]), unitOf('a2', 'boyz', [35, 30])]),
    formationOf('defender', [unitOf('d1', 'falcon', [30, 34]), unitOf('d2', 'falcon', [35, 34])]),
  ],
  rulings: { ownTargetZone: 'may-stay' },
}, [CHARGE, { type: 'unit.moved', unit: 'a2', to: [35, 34 - TOUCH] }, CHARGED]);

/** Opens a row with the keyboard, goes on to a button in it and presses it. */
const pressByKeys = async (game: Played, row: string, button: string): Promise<void> => {
  game.find('[part=row]').find(one => one.innerText.startsWith(row))!.focus();
  await sendKeys({ press: 'Enter' });
  await game.send();
  for (let steps = 0; steps < 8 && !isFocused(game, button); steps += 1) await sendKeys({ press: 'Tab' });
  expect(isFocused(game, button), `Tab leads to "${button}"`).to.equal(true);
  await sendKeys({ press: 'Enter' });
  await game.send();
};

const offers = (game: Played, button: string): boolean => game.button(button) !== undefined;

const isFocused = (game: Played, button: string): boolean => game.button(button)?.matches(':focus') === true;

describe('going carefully', () => {
  it('is chosen with the keyboard, keeps the unit to 5 cm, and throws a failed test again', async () => {
    const game = await beforeMarsh();
    await pressByKeys(game, 'Buggy 1', CAREFULLY);
    expect(game.decisions).to.eql([{ type: 'care.taken', unit: 'a1' }]);
    expect(game.text).to.contain('It may still move 5 cm.');
    expect(game.rows[0]).to.match(/Carefully$/);
    expect(offers(game, CAREFULLY)).to.equal(false);
    expect(game.panel.matches(':focus-within')).to.equal(true);
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.send({ type: 'unit.moved', unit: 'a1', to: [30, 25] }, thrown(1));
    expect(game.heading).to.equal('Dangerous terrain');
    await game.throws(4);
    expect(unitIn(game.assault, 'a1').lostTo).to.equal(null);
    expect(game.rows[0]).to.match(/Moved 5 of 5 cm, carefully$/);
  });

  it('is not offered to units far from danger, nor to those who test again anyhow', async () => {
    const game = await beforeMarsh();
    await game.press('Buggy 2');
    expect(offers(game, CAREFULLY)).to.equal(false);
    await game.press('Strider');
    expect(offers(game, CAREFULLY)).to.equal(false);
  });

  it('is offered in a counter-charge whose way is dangerous, and in no other', async () => {
    const game = await played({
      formations: [
        formationOf('attacker', rowOf('a', 'boyz', 2, [30, 20], 8)),
        formationOf('defender', rowOf('d', 'buggy', 2, [30, 34], 8)),
      ],
      terrain: [terrainOf('marsh', [26, 28], [33, 32])],
    }, [CHARGE, CHARGED]);
    await game.press('Buggy 2');
    expect(offers(game, CAREFULLY)).to.equal(false);
    await pressByKeys(game, 'Buggy 1', CAREFULLY);
    expect(game.text).to.contain('It may still move 5 cm.');
  });
});

describe('popping up', () => {
  it('is chosen with the keyboard, and said of the unit from then on', async () => {
    const game = await skimmers();
    expect(game.text).to.contain('Skimmers may pop up.');
    await pressByKeys(game, 'Falcon 1', 'Pop up');
    expect(game.decisions).to.eql([{ type: 'unit.rose', unit: 'd1' }]);
    expect(game.rows[0]).to.match(/Popped up$/);
    expect(game.text).to.contain('It has popped up');
    expect(offers(game, 'Pop up')).to.equal(false);
    expect(game.text).not.to.contain('Skimmers may pop up.');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('is refused in words to a skimmer that is held in contact', async () => {
    const game = await skimmers();
    await game.press('Falcon 2');
    expect(offers(game, 'Pop up')).to.equal(false);
    expect(game.text).to.match(/It cannot pop up\. Falcon 2 is in contact with Boyz 2 and stays\./);
  });

  it('is something to do for one that cannot move', async () => {
    const game = await played({
      formations: [
        formationOf('attacker', [unitOf('a1', 'boyz', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'hulk', [30, 30])]),
      ],
    }, [CHARGE, CHARGED]);
    expect(offers(game, 'On: nobody can')).to.equal(false);
    await game.press('Hulk');
    await game.press('Pop up');
    await game.press('End the counter-charge');
    expect(game.decisions.map(decision => decision.type)).to.eql(['unit.rose', 'counterCharge.ended']);
  });

  it('is nothing for those who are no skimmers', async () => {
    const game = await played({
      formations: [
        formationOf('attacker', [unitOf('a1', 'boyz', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'buggy', [30, 34])]),
      ],
    }, [CHARGE, CHARGED]);
    await game.press('Buggy');
    expect(game.text).not.to.match(/pop up/i);
  });
});
