/** The built site, as a visitor's browser loads it. `npm run build` makes it. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';

const open = async (width: number): Promise<HTMLIFrameElement> => {
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '760';
  frame.src = '/dist/site/index.html';
  document.body.append(frame);
  await new Promise(resolve => frame.addEventListener('load', resolve));
  await waitUntil(() => stepOf(frame) !== null, 'the first assault does not come', { timeout: 10_000 });
  return frame;
};

const resolverOf = (frame: HTMLIFrameElement): Element | null =>
  frame.contentDocument!.querySelector('assault-resolver');

const stepOf = (frame: HTMLIFrameElement): Element | null =>
  resolverOf(frame)?.shadowRoot?.querySelector('a1-choose-target-step') ?? null;

describe('the built site', () => {
  let frame: HTMLIFrameElement;

  afterEach(() => frame.remove());

  for (const width of [360, 768, 1280]) {
    it(`fits a window of ${width} pixels, on every page`, async () => {
      frame = await open(width);
      const { documentElement: page } = frame.contentDocument!;
      expect(page.scrollWidth).to.equal(width);
      frame.contentWindow!.location.hash = '#odds';
      await waitUntil(() => frame.contentDocument!.querySelector('assault-odds')?.shadowRoot?.querySelector('odds-side')
        != null, 'the calculator does not come', { timeout: 10_000 });
      expect(page.scrollWidth).to.equal(width);
    });
  }

  it('fits a window of 360 pixels with text twice as large', async () => {
    frame = await open(360);
    const { documentElement: page } = frame.contentDocument!;
    page.style.fontSize = '200%';
    for (const hash of ['', '#odds', '#set-up']) {
      frame.contentWindow!.location.hash = hash;
      await aTimeout(500);
      expect(page.scrollWidth, hash).to.equal(360);
    }
  });

  it('opens with an assault on the table, at its first step', async () => {
    frame = await open(1024);
    await waitUntil(() => stepOf(frame)!.shadowRoot!.textContent!.includes('Warband'), 'nobody can be charged');
    await waitUntil(() => resolverOf(frame)!.checkVisibility({ visibilityProperty: true }), 'it is not shown');
  });

  it('leads to every bundled assault by a link of its own', async () => {
    frame = await open(1024);
    const links = [...frame.contentDocument!.querySelector('assault-choice')!.shadowRoot!.querySelectorAll('a')];
    const titles = links.map(link => link.querySelector('span')!.textContent!.trim());
    expect(titles).to.deep.equal(SAMPLES.map(sample => sample.title));
    links[2]!.click();
    await aTimeout(0);
    expect(frame.contentWindow!.location.hash).to.equal(`#${SAMPLES[2]!.id}`);
    await waitUntil(() => resolverOf(frame)!.shadowRoot!.textContent!.includes(SAMPLES[2]!.title), 'it does not come');
  });

  it('has the calculator on a page of its own, which brings it when it is wanted and keeps what is asked', async () => {
    frame = await open(1024);
    const inside = frame.contentDocument!;
    const scripts = (): readonly string[] => frame.contentWindow!.performance.getEntriesByType('resource')
      .map(({ name }) => name).filter(name => /odds/.test(name));
    expect(scripts()).to.deep.equal([]);
    const [play, , odds] = [...inside.querySelectorAll<HTMLAnchorElement>('header nav a')];
    odds!.click();
    const calculator = () => inside.querySelector('assault-odds');
    await waitUntil(() => calculator()?.shadowRoot?.querySelector('odds-side') != null, 'it does not come', {
      timeout: 10_000,
    });
    expect(resolverOf(frame)!.checkVisibility()).to.equal(false);
    expect(odds!.getAttribute('aria-current')).to.equal('page');
    calculator()!.setAttribute('match', '1 assault v 2 boyz');
    await waitUntil(() => decodeURIComponent(frame.contentWindow!.location.hash) === '#odds=1 assault v 2 boyz',
      'the address does not follow', { timeout: 10_000 });
    play!.click();
    await waitUntil(() => resolverOf(frame)!.checkVisibility(), 'the table does not come back');
    expect(calculator()!.checkVisibility()).to.equal(false);
    expect(stepOf(frame)).to.not.equal(null);
  });

  it('shows what a link to the calculator asks', async () => {
    frame = await open(1024);
    frame.contentWindow!.location.hash = '#odds=2%20boyz%20v%201%20assault';
    await waitUntil(() => frame.contentDocument!.querySelector('assault-odds') !== null, 'it does not come', {
      timeout: 10_000,
    });
    const asked = frame.contentDocument!.querySelector('assault-odds') as HTMLElement & { readonly match: string };
    expect(asked.match).to.equal('2 boyz v 1 assault');
  });

  it('says whose names it uses and that it is unofficial', async () => {
    frame = await open(1024);
    expect(frame.contentDocument!.querySelector('footer')!.textContent).to.contain('unofficial tool by fans');
  });
});
