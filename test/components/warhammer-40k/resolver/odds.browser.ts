import { expect } from '@open-wc/testing';
import { oddsOfFight } from '../../../../src/warhammer-40k/odds/fight-odds.ts';
import { percent } from '../../../../components/shared/parts/figures.ts';
import { until } from '../../../support/until.ts';
import { one, panelOf, playTo, shown, type Shown } from './phases.ts';

const oddsOn = async (on: Shown): Promise<ShadowRoot> => {
  const odds = one(on, 'phase-odds').shadowRoot!;
  odds.querySelector('details')!.open = true;
  await until('all odds', () => odds.querySelector('.answer[aria-busy=false]'));
  return odds;
};

const figures = (odds: ShadowRoot, table: string): readonly string[] =>
  [...odds.querySelectorAll(`${table} td`)].map(cell => cell.textContent!.trim());

describe('the odds of a fight', () => {
  it('are folded and not reckoned until they are opened, and then tell who wins and what is lost', async () => {
    const on = await shown('7th');
    await playTo(on, 'fight.striking.hitting');
    expect(one(on, 'phase-odds').shadowRoot!.querySelector('.answer')).to.equal(null);
    const odds = await oddsOn(on);
    const { phase } = panelOf(on);
    const { winner, lost } = oddsOfFight(phase, phase.fight!.combat);
    expect(odds.querySelector('.winner p')!.textContent).to.contain(percent(winner!.attacker));
    expect(figures(odds, 'table.numbers')[0]).to.equal(percent(lost.attacker[0]!));
  });

  it('count at least so many when that is asked for', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, 'fight.striking.hitting');
    const odds = await oddsOn(on);
    const before = figures(odds, 'table.numbers')[0];
    odds.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
    await until('another count', () => figures(odds, 'table.numbers')[0] !== before);
    expect(figures(odds, 'table.numbers')[0]).to.equal(percent(1));
  });

  it('are reckoned again when the fight goes on, and go when it is over', async () => {
    const on = await shown('trial-eight-steps');
    await playTo(on, 'fight.striking.hitting');
    const odds = await oddsOn(on);
    const before = odds.querySelector('.winner p')!.textContent;
    on.phase.playOn();
    await until('other odds', () => ![undefined, before].includes(odds.querySelector('.winner p')?.textContent));
    for (let steps = 0; on.phase.renderRoot.querySelector('phase-odds') !== null && steps < 60; steps += 1) {
      on.phase.playOn();
      await on.phase.updateComplete;
    }
    expect(on.phase.renderRoot.querySelector('phase-odds')).to.equal(null);
  });
});
