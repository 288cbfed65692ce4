import { expect, oneEvent } from '@open-wc/testing';
import type { UnitsShown } from '../../../../components/epic-armageddon/steps/step.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { Played } from './played.ts';

const MARINES = formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), { name: 'Assault detachment' });
const WARBAND = formationOf('defender', rowOf('d', 'boyz', 6, [30, 40]), { id: 'warband', name: 'Warband' });
const RABBLE = formationOf('defender', rowOf('r', 'boyz', 1, [90, 40]), {
  id: 'rabble', name: 'Rabble', broken: true, blastMarkers: 0,
});
const MOB = formationOf('defender', rowOf('m', 'boyz', 2, [30, 60]), { id: 'mob', name: 'Mob', blastMarkers: 2 });

const played = async (): Promise<Played> =>
  Played.at(scenarioOf({ startAt: 'a1ChooseTarget', formations: [MARINES, WARBAND, RABBLE, MOB] }));

const chosen = (game: Played): string | null | undefined =>
  game.find('[aria-checked="true"] .label').at(0)?.textContent;

describe('the panel in which the target is chosen', () => {
  it('says who engages', async () => {
    expect((await played()).find('h2')[0]?.textContent).to.equal('Assault detachment engages');
  });

  it('lists every enemy formation with its distance, units, Blast markers and whether it is broken', async () => {
    const choices = (await played()).find('[part=choice]').map(one => one.innerText.replace(/\s+/g, ' '));
    expect(choices).to.eql([
      'Warband 18 cm away · 6 units', 'Rabble 52.8 cm away · 1 unit · broken',
      'Mob 38 cm away · 2 units · 2 Blast markers',
    ]);
  });

  it('charges the target of the scenario, unless another is chosen', async () => {
    const game = await played();
    expect(chosen(game)).to.equal('Warband');
    await game.press('Engage Warband');
    expect(game.decisions).to.eql([{ type: 'target.chosen', target: 'warband' }]);
    expect(game.path).to.match(/^a2Charge/);
  });

  it('charges the formation that was chosen, once that is confirmed', async () => {
    const game = await played();
    await game.press('Mob');
    expect(game.decisions).to.eql([]);
    await game.press('Engage Mob');
    expect(game.assault.target).to.equal('mob');
  });

  it('takes a unit chosen on the battlefield for its formation', async () => {
    const game = await played();
    await game.give({ chosen: 'r1' });
    expect(chosen(game)).to.equal('Rabble');
    await game.give({ chosen: 'a1' });
    expect(chosen(game)).to.equal('Rabble');
  });

  it('shows the units of the formation that is thought of', async () => {
    const game = await played();
    setTimeout(() => void game.press('Mob'));
    const event = await oneEvent(game.panel, 'units-shown') as UnitsShown;
    expect(event.units).to.eql(['m1', 'm2']);
  });

  it('shows names of a scenario as text, whatever they contain', async () => {
    const game = await Played.at(scenarioOf({
      startAt: 'a1ChooseTarget', formations: [MARINES, { ...WARBAND, name: '<img src=x onerror="alert(1)">' }],
    }));
    expect(game.find('img')).to.eql([]);
    expect(game.find('.choice .label')[0]?.textContent).to.equal('<img src=x onerror="alert(1)">');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('has the focus on its heading when the step begins', async () => {
    const game = await played();
    game.panel.focusMain();
    expect(game.panel.shadowRoot?.activeElement?.localName).to.equal('h2');
  });
});
