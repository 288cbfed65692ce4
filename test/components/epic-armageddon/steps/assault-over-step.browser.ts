import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

const MARINES = formationOf('attacker', rowOf('a', 'assault', 3, [30, 30]), { name: 'Marines' });
const WARBAND = formationOf('defender', rowOf('d', 'boyz', 3, [30, 32]), { id: 'warband', name: 'Warband' });

const played = (
  events: readonly AssaultEvent[], formations: readonly ScenarioFormation[] = [MARINES, WARBAND],
  parts: ScenarioParts = {},
): Promise<Played> => Played.at(scenarioOf({ formations, ...parts }), events);

const END: readonly AssaultEvent[] = [
  ALLOCATED, { type: 'rest.withdrew' }, { type: 'withdrawal.ended' }, { type: 'consolidation.ended' },
];
const MISSED: AssaultEvent = thrown(1, 1, 1, 1, 1, 1);

const table = (game: Played): string[] => [...game.panel.renderRoot.querySelectorAll<HTMLElement>('tbody')]
  .map(row => row.innerText.replace(/\s+/g, ' ').trim());

describe('the panel of an assault that is over', () => {
  it('says who has won and by how much, with the dice, and what it has cost', async () => {
    const game = await played([
      thrown(6, 1, 1, 6, 1, 1), ALLOCATED, thrown(1),
      thrown(1), thrown(5, 1, 4, 1), ...END,
    ]);
    expect(game.heading).to.equal('Marines has won');
    expect(game.text).to.contain('Marines wins the result by 1.');
    expect(game.text).to.contain('Total 7 6');
    expect(table(game)).to.eql([
      'Marines 1 2 1 Assault 1 killed in the attacks',
      'Warband broken 2 1 0 Boyz 1 killed in the attacks Boyz 2 hacked down',
    ]);
    expect(game.find('.how').map(one => one.innerText)).to.eql(
      ['Assault 1 killed in the attacks', 'Boyz 1 killed in the attacks', 'Boyz 2 hacked down']);
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('shows every round of a tie', async () => {
    const game = await played([
      MISSED, thrown(3, 1, 3, 1), { type: 'counterCharge.ended' }, { type: 'counterCharge.ended' },
      MISSED, thrown(5, 1, 4, 1), ...END,
    ]);
    expect(game.find('h3').map(one => one.textContent)).to.eql(['Round 1: a tie', 'Round 2']);
    expect(game.text).to.contain('Marines wins the result by 1, after two rounds.');
  });

  it('names friends who were shaken, and leaves out those to whom nothing happened', async () => {
    const friend = (id: string, x: number): ScenarioFormation => formationOf(
      'defender', rowOf(id, 'boyz', 2, [x, 44]), { id, name: id, marched: true });
    const game = await played([
      MISSED, thrown(5, 1, 4, 1), ...END,
    ], [MARINES, WARBAND, friend('Near', 30), friend('Far', 100)]);
    expect(table(game).map(row => row.split(' ')[0])).to.eql(['Marines', 'Warband', 'Near']);
    expect(table(game)[2]).to.equal('Near 0 2 1');
  });

  it('says that nobody is left, with the last hits', async () => {
    const one = (formation: ScenarioFormation) => ({ ...formation, units: formation.units.slice(0, 1) });
    const game = await played([
      thrown(6, 6), ALLOCATED, thrown(1),
      thrown(1),
    ], [one(MARINES), one(WARBAND)]);
    expect(game.heading).to.equal('Nobody has won');
    expect(game.text).to.contain('One hit on Marines 1 lost');
    expect(table(game)).to.eql([
      'Marines destroyed 1 0 0 Assault killed in the attacks', 'Warband destroyed 1 0 0 Boyz killed in the attacks',
    ]);
  });

  it('says that nothing was fought, where nobody came near enough', async () => {
    const far = { ...WARBAND, units: rowOf('d', 'boyz', 3, [30, 70]) };
    const charge: readonly AssaultEvent[] = [{ type: 'target.chosen', target: 'warband' }, { type: 'charge.ended' }];
    const game = await played(charge, [MARINES, far], { startAt: 'a1ChooseTarget' });
    expect(game.heading).to.equal('No assault');
    expect(game.text).to.contain('Nobody was near enough, and nothing was fought.');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('says of Fearless losers in contact that they stay', async () => {
    const fearless = { ...WARBAND, units: [unitOf('d1', 'berzerkers', [30, 32])] };
    const game = await played([
      thrown(1, 1, 1, 1), thrown(6, 1, 1, 1),
      { type: 'withdrawal.ended' }, { type: 'consolidation.ended' },
    ], [MARINES, fearless]);
    expect(game.rules).to.contain('And those still in contact?');
    expect(table(game)[1]).to.equal('Warband broken 0 1 0');
  });

  it('has the focus on its heading when the step begins, because there is nothing to press', async () => {
    const game = await played([MISSED, thrown(5, 1, 4, 1), ...END]);
    game.panel.focusMain();
    expect(game.panel.shadowRoot?.activeElement?.localName).to.equal('h2');
  });
});
