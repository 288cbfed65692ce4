import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../components/embed/lazy/assault-resolver.ts';
import '../../../components/elements/assault-resolver.ts';
import { CounterAsked, CounterChosen } from '../../../components/shared/battlefield/events.ts';
import { until } from '../../support/until.ts';
import {
  find, findAll, heading, logOf, ready, settled, textOf, type Driven,
} from '../epic-armageddon/resolver/driving.ts';
import { withoutOdds } from '../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

const FACES = [3, 5, 1, 2, 6, 4, 3, 5, 1, 2, 6, 4, 3, 5, 1, 2, 6, 4, 2];

const inRow = (side: 'a' | 'd', profile: string, count: number, y: number): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${side}${at}`, profile, at: [20 + 3 * at, y] }));

/** Ten stands against nine, all but one in contact: nineteen dice. */
const NINETEEN = {
  format: 1, ruleset: 'epic-armageddon', title: 'Nineteen dice', startAt: 'a4Attacks',
  engage: { formation: 'marines', target: 'orks' },
  formations: [
    { id: 'marines', name: 'Marines', side: 'attacker', initiative: 1, units: inRow('a', 'assault', 10, 20) },
    { id: 'orks', name: 'Orks', side: 'defender', initiative: 3, units: inRow('d', 'boyz', 9, 22) },
  ],
};

/** A tap in the middle of an element where it lies: all of it has to be visible and nothing over it. */
const tap = async (element: HTMLElement): Promise<void> => {
  const { x, y, width, height, top, bottom } = element.getBoundingClientRect();
  expect(top).to.be.at.least(0);
  expect(bottom).to.be.at.most(innerHeight);
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
};

const button = (resolver: Driven, part: string): HTMLElement => find(resolver, `[part=${part}]`);
const entry = (resolver: Driven): Driven => find(resolver, 'dice-entry');
const key = (resolver: Driven, face: number): HTMLElement => find(entry(resolver), `.key:nth-of-type(${face})`);

const shown = async (): Promise<Driven> => {
  await setViewport({ width: 360, height: 740 });
  document.body.style.margin = '0';
  await emulateMedia({ reducedMotion: 'reduce' });
  const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${NINETEEN}></assault-resolver>`);
  await until('a table', () => findAll(resolver.shadowRoot!, '.title').length > 0);
  await ready(resolver);
  expect(heading(resolver)).to.equal('Attacks');
  return resolver;
};

const open = async (resolver: Driven): Promise<void> => {
  await tap(button(resolver, 'my-dice'));
  await settled(resolver);
};

describe('nineteen dice on a phone', () => {
  afterEach(() => document.body.removeAttribute('style'));

  it('are one tap each, one to open, one to use and one to take the last back, without scrolling', async () => {
    const resolver = await shown();
    expect(scrollY).to.equal(0);
    await open(resolver);
    for (const face of FACES) await tap(key(resolver, face));
    await tap(find(entry(resolver), '.erase'));
    await settled(resolver);
    expect(textOf(button(resolver, 'primary'))).to.equal('1 to enter');
    await tap(key(resolver, 6));
    await settled(resolver);
    expect(textOf(button(resolver, 'primary'))).to.equal('Use these 19 dice');
    await tap(button(resolver, 'primary'));
    await settled(resolver);
    expect(logOf(resolver)).to.include('The attacker throws 3 5 1 2 6 4 3 5 1 at close combat 3+: 6 hits.');
    expect(logOf(resolver)).to.include('The defender throws 6 4 3 5 1 2 6 4 6 at close combat 4+: 6 hits.');
  });

  it('have the keys in sight also where it was just told of a stand why', async () => {
    const resolver = await shown();
    find(resolver, 'assault-battlefield').dispatchEvent(new CounterAsked('a0'));
    await until('reasons', () => findAll(resolver.shadowRoot!, 'unit-reasons').length > 0);
    await settled(resolver);
    const steps = find(resolver, 'table-frame').shadowRoot!.querySelector('.chips')!.getBoundingClientRect();
    const close = find(find(resolver, 'unit-reasons') as Driven, '.close').getBoundingClientRect();
    expect(steps.width).to.be.above(0);
    expect(close.right).to.be.at.most(steps.left);
    await open(resolver);
    await tap(key(resolver, 6));
    await settled(resolver);
    expect(textOf(button(resolver, 'primary'))).to.equal('18 to enter');
  });

  it('leave who is selected beside the step, at its lowest too', async () => {
    const resolver = await shown();
    const map = find(resolver, 'assault-battlefield') as HTMLElementTagNameMap['assault-battlefield'];
    map.dispatchEvent(new CounterChosen('a0'));
    const band = await until('the band', () => findAll(resolver.shadowRoot!, '.selected')[0]);
    const frame = find(resolver, 'table-frame') as HTMLElementTagNameMap['table-frame'];
    for (const detent of ['half', 'peek'] as const) {
      frame.detent = detent;
      await settled(resolver);
      const steps = frame.shadowRoot!.querySelector('.chips')!.getBoundingClientRect();
      expect(band.getBoundingClientRect().right, detent).to.be.at.most(steps.left);
    }
  });

  it('are said by the one region of the resolver, the same twice too, and the rest is left to its dice', async () => {
    const resolver = await shown();
    await open(resolver);
    const said: string[] = [];
    const region = find(resolver, 'section > live-region').shadowRoot!;
    const observer = new MutationObserver(() => said.push(textOf(region)));
    observer.observe(region, { subtree: true, characterData: true, childList: true });
    for (let press = 0; press < 2; press += 1) {
      await sendKeys({ press: '1' });
      await until('what is said', () => said.filter(words => words === '1, miss').length === press + 1);
    }
    await tap(button(resolver, 'throw-rest'));
    await settled(resolver);
    expect(logOf(resolver).join()).to.match(/The attacker throws 1 1( \d){7} at close combat/);
  });
});
