import { expect, fixture, html } from '@open-wc/testing';
import type { WinChances, OddsBar } from '../../../../components/shared/parts/odds-bar.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/odds-bar.ts';

const bar = (chances: WinChances | null, mark: number | null = null): Promise<OddsBar> =>
  fixture<OddsBar>(html`<odds-bar .chances=${chances} .mark=${mark}></odds-bar>`);

const share = (element: OddsBar, who: string): number => {
  const whole = element.getBoundingClientRect().width;
  return (element.renderRoot.querySelector(`.${who}`)?.getBoundingClientRect().width ?? 0) / whole;
};

describe('the bar of odds', () => {
  it('gives each side its share, the attacker from the left', async () => {
    const element = await bar({ attacker: 0.6, defender: 0.3, none: 0.1 });
    expect(share(element, 'attacker')).to.be.closeTo(0.6, 0.01);
    expect(share(element, 'defender')).to.be.closeTo(0.3, 0.01);
    expect(share(element, 'none')).to.be.closeTo(0.1, 0.01);
    const attacker = element.renderRoot.querySelector('.attacker')!.getBoundingClientRect();
    expect(attacker.left).to.be.closeTo(element.getBoundingClientRect().left, 1);
  });

  it('leaves open what is not known', async () => {
    const element = await bar({ attacker: 0.5, defender: 0.2, none: 0 });
    const [attacker, defender] = ['attacker', 'defender']
      .map(who => element.renderRoot.querySelector(`.${who}`)!.getBoundingClientRect());
    expect((defender!.left - attacker!.right) / element.clientWidth).to.be.closeTo(0.3, 0.01);
  });

  it('is told to those who cannot see it, and is clean for axe', async () => {
    const element = await bar({ attacker: 0.6321, defender: 0.3679, none: 0 }, 0.5);
    expect(element.renderRoot.querySelector('svg')!.getAttribute('aria-label'))
      .to.equal('Attacker wins 63.2\u202f%, defender wins 36.8\u202f%');
    expect(await faultsOf(element)).to.eql([]);
    expect((await bar(null)).renderRoot.querySelector('svg')!.getAttribute('aria-label')).to.equal('Not known yet');
  });

  it('marks the chance to compare with', async () => {
    const element = await bar({ attacker: 0.6, defender: 0.4, none: 0 }, 0.25);
    const { left, width } = element.getBoundingClientRect();
    const mark = element.renderRoot.querySelector('.mark')!.getBoundingClientRect();
    expect((mark.left + mark.width / 2 - left) / width).to.be.closeTo(0.25, 0.01);
  });
});
