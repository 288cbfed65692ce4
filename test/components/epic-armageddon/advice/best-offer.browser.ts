import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { BestFound, DecisionDrawn } from '../../../../components/epic-armageddon/advice/best-found.ts';
import '../../../../components/epic-armageddon/advice/best-offer.ts';
import type { BestOffer } from '../../../../components/epic-armageddon/advice/best-offer.ts';
import type { AdvisedLoaders } from '../../../../components/epic-armageddon/advice/question.ts';
import { battlefieldView } from '../../../../components/epic-armageddon/steps/battlefield-view.ts';
import type { Decided } from '../../../../components/epic-armageddon/steps/step.ts';
import type { PrimaryIntended } from '../../../../components/shared/resolver/primary.ts';
import { presentOf } from '../../../../machines/epic-armageddon/timeline.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { advised, charging, LAST, ways } from './made-advice.ts';

const offered = async (title: string, engines: AdvisedLoaders): Promise<BestOffer> => {
  const around = await fixture(html`<div style="inline-size: 336px"><best-offer
    .timeline=${charging(title)} .ways=${engines}
  ></best-offer></div>`);
  return around.querySelector('best-offer')!;
};

const foundIn = (offer: BestOffer): BestFound | null => offer.shadowRoot!.querySelector('best-found');
const buttonsOf = (element: HTMLElement): readonly HTMLButtonElement[] =>
  [...element.shadowRoot!.querySelectorAll('button')];
const textOf = (element: HTMLElement): string => element.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim();
const textIn = (button: HTMLButtonElement): string => button.textContent!.trim();
const press = (element: HTMLElement, words: string): void =>
  buttonsOf(element).find(one => textIn(one) === words)!.click();
const looked = async (offer: BestOffer): Promise<BestFound> => {
  press(offer, 'Look for the best decision');
  await until('what was found', () => foundIn(offer)?.shadowRoot!.querySelector('h3') != null);
  return foundIn(offer)!;
};

describe('the offer of advice', () => {
  it('works nothing out before somebody asks, and then says how good it is, answered as well', async () => {
    const engines = ways(advised(LAST));
    const offer = await offered('offer', engines);
    expect(textOf(offer)).to.equal('Look for the best decision');
    expect(engines.asked).to.have.length(0);
    const found = await looked(offer);
    await until('the odds', () => !textOf(found).includes('about'));
    expect(textOf(found)).to.match(/^Best charge found [\d.]+.% .*Show In contact: .*; in firefight: /u);
    expect(textOf(found)).to.include('answer found · 32 decisions tried');
    expect(await faultsOf(offer)).to.deep.equal([]);
  });

  it('draws it where it is shown, makes it the next action, and does all of it at once', async () => {
    const offer = await offered('shown', ways(advised(LAST)));
    const found = await looked(offer);
    const heard: PrimaryIntended<Decision>[] = [];
    offer.addEventListener('primary-intended', event => heard.push(event as PrimaryIntended<Decision>));
    setTimeout(() => press(found, 'Show'));
    const { drawn } = await oneEvent(offer, 'decision-drawn') as DecisionDrawn;
    const { assault } = presentOf(charging('shown')).context;
    const view = drawn!.draw(battlefieldView(assault, {
      step: 'a2Charge', movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
    }));
    const ends = view.plans!.map(({ unit, path }) => [unit, path.at(-1)]);
    expect(ends).to.deep.equal([['a1', [30, 14]], ['a2', [33, 14]]]);
    expect(heard.at(-1)!.primary!.words).to.equal('Charge as found');
    expect(await faultsOf(offer)).to.deep.equal([]);
    setTimeout(() => press(found, 'Do it'));
    const { decision, rest } = await oneEvent(offer, 'decided') as Decided;
    expect([decision, ...rest]).to.deep.equal([...LAST]);
    const drawnLater: boolean[] = []; // its odds may come meanwhile
    offer.addEventListener('decision-drawn', event => drawnLater.push(event.drawn !== null));
    offer.hide();
    await until('nothing is drawn', () => drawnLater.at(-1) === false);
  });

  it('is gone with its moment', async () => {
    const offer = await offered('gone', ways(advised(LAST)));
    await looked(offer);
    offer.timeline = null;
    await offer.updateComplete;
    expect(offer.hidden).to.equal(true);
    expect(foundIn(offer)).to.equal(null);
  });

  it('says so where the engine cannot be had, and offers it again', async () => {
    const broken = ways();
    const offer = await offered('broken', { ...broken, advice: {
      ...broken.advice!, engine: () => Promise.reject(new Error('offline')),
    } });
    press(offer, 'Look for the best decision');
    await until('why', () => foundIn(offer) !== null && textOf(foundIn(offer)!).includes('could not be loaded'));
    expect(buttonsOf(foundIn(offer)!).map(textIn)).to.deep.equal(['Look for the best decision']);
  });
});
