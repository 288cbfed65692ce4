import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CountStepper } from '../../../../components/shared/parts/count-stepper.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/count-stepper.ts';

const stepper = async (count = 2, least = 0, most = 4): Promise<{ element: CountStepper; counts: number[] }> => {
  const element = await fixture<CountStepper>(html`<count-stepper
    label="Hits on Boyz 3" .count=${count} .least=${least} .most=${most}
  ></count-stepper>`);
  const counts: number[] = [];
  element.addEventListener('count-changed', event => counts.push(event.count));
  return { element, counts };
};

const spin = (element: CountStepper): HTMLElement => element.shadowRoot!.querySelector('[role=spinbutton]')!;

describe('a number to be set', () => {
  it('is changed by the keyboard, by one, to the ends, or by its digit', async () => {
    const { element, counts } = await stepper();
    element.focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'End', 'Home', '3', '9']) await sendKeys({ press: key });
    expect(counts).to.eql([3, 2, 4, 0, 3, 4]);
    await element.updateComplete;
    expect(spin(element).getAttribute('aria-valuenow')).to.equal('4');
  });

  it('is changed by its buttons and goes no further than its ends', async () => {
    const { element, counts } = await stepper(1, 0, 2);
    const [less, more] = element.shadowRoot!.querySelectorAll<HTMLElement>('button');
    for (const button of [more!, more!, less!, less!, less!]) {
      button.click();
      await element.updateComplete;
    }
    expect(counts).to.eql([2, 1, 0]);
    expect(less!.getAttribute('aria-disabled')).to.equal('true');
  });

  it('is named for those who cannot see it, and clean for axe', async () => {
    const { element } = await stepper();
    expect(spin(element).getAttribute('aria-label')).to.equal('Hits on Boyz 3');
    expect(await faultsOf(element)).to.eql([]);
  });
});
