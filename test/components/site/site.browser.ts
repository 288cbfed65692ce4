/** The built site, as a visitor's browser loads it. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { comeToRest } from '../../support/at-rest.ts';
import { comesTrue, until } from '../../support/until.ts';
import { findAll } from '../epic-armageddon/resolver/driving.ts';
import { textOf } from './visit.ts';

const open = async (width: number): Promise<HTMLIFrameElement> => {
  sessionStorage.clear();
  localStorage.clear(); // what was kept is offered above the table
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '760';
  frame.src = '/dist/site/index.html';
  document.body.append(frame);
  await new Promise(resolve => frame.addEventListener('load', resolve));
  await until('the first assault', () => stepOf(frame) !== null);
  return frame;
};

const resolverOf = (frame: HTMLIFrameElement): Element | null =>
  frame.contentDocument!.querySelector('assault-resolver');

const stepOf = (frame: HTMLIFrameElement): Element | null =>
  resolverOf(frame)?.shadowRoot?.querySelector('a1-choose-target-step') ?? null;

/** The calculator, once it is drawn. */
const calculatorOf = (frame: HTMLIFrameElement): Element | null => {
  const calculator = frame.contentDocument!.querySelector('table-odds');
  return calculator?.shadowRoot?.querySelector('table-frame') ? calculator : null;
};

/** What there is of the page that an address asks for, once it is there. */
const SHOWN: readonly (readonly [hash: string, isThere: (frame: HTMLIFrameElement) => unknown])[] = [
  ['', stepOf],
  ['#odds', calculatorOf],
  ['#set-up', frame => frame.contentDocument!.querySelector('assault-set-up')?.shadowRoot?.querySelector('#attacker')],
];

describe('the built site', () => {
  let frame: HTMLIFrameElement;

  afterEach(() => frame.remove());

  for (const width of [360, 768, 1280]) {
    it(`fits a window of ${width} pixels, on every page`, async () => {
      frame = await open(width);
      const { documentElement: page } = frame.contentDocument!;
      expect(page.scrollWidth).to.equal(width);
      frame.contentWindow!.location.hash = '#odds';
      await until('the calculator', () => calculatorOf(frame));
      expect(page.scrollWidth).to.equal(width);
    });
  }

  for (const hash of ['', '#warhammer-40k-4th/two-armours']) {
    it(`fills the window with the table, and nothing of the page scrolls: ${hash || 'Epic'}`, async () => {
      frame = await open(1280);
      frame.contentWindow!.location.hash = hash;
      const table = await until('the table', () => {
        const [found] = findAll(resolverOf(frame)!.shadowRoot!, hash === '' ? 'table-frame' : 'phase-resolver');
        return found?.checkVisibility() && found;
      });
      await comeToRest(frame.contentDocument!);
      expect(table.getBoundingClientRect().height).to.equal(760);
      const { scrollHeight, clientHeight } = frame.contentDocument!.documentElement;
      expect(scrollHeight).to.equal(clientHeight);
    });
  }

  it('fits a window of 360 pixels with text twice as large', async () => {
    frame = await open(360);
    const { documentElement: page } = frame.contentDocument!;
    page.style.fontSize = '200%';
    for (const [hash, isThere] of SHOWN) {
      frame.contentWindow!.location.hash = hash;
      await until(`what ${hash || 'no hash'} shows`, () => isThere(frame));
      await comeToRest(frame.contentDocument!);
      expect(page.scrollWidth, hash).to.equal(360);
    }
  });

  it('opens with an assault on the table, at its first step', async () => {
    frame = await open(1024);
    await until('somebody to charge', () => textOf(stepOf(frame)!).includes('Warband'));
    await until('it on the screen', () => resolverOf(frame)!.checkVisibility({ visibilityProperty: true }));
  });

  it('says in its top bar that lists meet, in the place of the views of the table', async () => {
    frame = await open(360);
    const page = frame.contentDocument!;
    const seenIn = (selector: string): readonly string[] =>
      [...page.querySelectorAll<HTMLElement>(`header ${selector}`)].filter(one => one.checkVisibility()).map(textOf);
    frame.contentWindow!.location.hash = '#lists';
    await until('the lists', () => page.querySelector('site-lists'));
    expect(seenIn('.brand')).to.deep.equal(['List against list']);
    expect(seenIn('[slot=views]')).to.deep.equal([]);
    frame.contentWindow!.location.hash = '#learn';
    await until('the views', () => seenIn('[slot=views]').length === 1);
    expect(seenIn('.brand')).to.deep.equal([]);
  });

  it('leads to every bundled assault by a link of its own', async () => {
    frame = await open(1024);
    frame.contentDocument!.querySelector<HTMLElement>('[slot=back]')!.click();
    const links = await until('the bundled assaults', () => {
      const home = frame.contentDocument!.querySelector('site-home');
      const found = [...home?.shadowRoot?.querySelectorAll<HTMLElement>('li > a') ?? []];
      return found.length > 0 && found;
    });
    const titles = links.map(link => link.querySelector('span')!.textContent!.trim());
    expect(titles).to.deep.equal(SAMPLES.map(sample => sample.title));
    links[2]!.click();
    await until('its address', () => frame.contentWindow!.location.hash === `#${SAMPLES[2]!.id}`);
    await until('its title', () => resolverOf(frame)!.shadowRoot!.textContent!.includes(SAMPLES[2]!.title));
  });

  it('has the calculator on a page of its own, which brings it when it is wanted and keeps what is asked', async () => {
    frame = await open(1024);
    const inside = frame.contentDocument!;
    const scripts = (): readonly string[] => frame.contentWindow!.performance.getEntriesByType('resource')
      .map(({ name }) => name).filter(name => /odds/.test(name));
    expect(scripts()).to.deep.equal([]);
    const [, odds, play] = [...inside.querySelectorAll<HTMLAnchorElement>('nav a')];
    odds!.click();
    const calculator = () => inside.querySelector('table-odds');
    await until('the calculator', () => calculatorOf(frame));
    await comesTrue(() => expect(resolverOf(frame)!.checkVisibility()).to.equal(false));
    await comesTrue(() => expect(odds!.getAttribute('aria-current')).to.equal('page'));
    calculator()!.setAttribute('match', '1 assault v 2 boyz');
    await until('the address', () => decodeURIComponent(frame.contentWindow!.location.hash)
      === '#odds=1 assault v 2 boyz');
    play!.click();
    await until('the table', () => resolverOf(frame)!.checkVisibility());
    await comesTrue(() => expect(calculator()!.checkVisibility()).to.equal(false));
    await until('its step', () => resolverOf(frame)!.shadowRoot!.querySelector('a4-attacks-step'));
  });

  it('shows what a link to the calculator asks', async () => {
    frame = await open(1024);
    frame.contentWindow!.location.hash = '#odds=2%20boyz%20v%201%20assault';
    const asked = await until('the calculator', () => calculatorOf(frame)) as HTMLElement & { readonly match: string };
    await comesTrue(() => expect(asked.match).to.equal('2 boyz v 1 assault'));
  });

  it('says at its beginning whose names it uses and that it is unofficial', async () => {
    frame = await open(1024);
    const footer = frame.contentDocument!.querySelector('footer')!;
    expect(footer.checkVisibility()).to.equal(false);
    frame.contentWindow!.location.hash = '#home';
    await until('the beginning', () => frame.contentDocument!.querySelector('site-home'));
    await comesTrue(() => expect(footer.checkVisibility()).to.equal(true));
    expect(footer.textContent).to.contain('unofficial tool by fans');
    expect([...footer.querySelectorAll('a')].map(link => link.getBoundingClientRect().height >= 24))
      .to.deep.equal([true, true, true]);
  });
});
