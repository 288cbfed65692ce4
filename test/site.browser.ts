/** The built site, as a visitor's browser loads it. `npm run build` makes it. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { SAMPLES } from '../src/scenario/samples/samples.ts';

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
    it(`fits a window of ${width} pixels`, async () => {
      frame = await open(width);
      expect(frame.contentDocument!.documentElement.scrollWidth).to.equal(width);
    });
  }

  it('opens with an assault on the table, at its first step', async () => {
    frame = await open(1024);
    expect(stepOf(frame)!.shadowRoot!.textContent).to.contain('Warband');
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

  it('says whose names it uses and that it is unofficial', async () => {
    frame = await open(1024);
    expect(frame.contentDocument!.querySelector('footer')!.textContent).to.contain('unofficial tool by fans');
  });
});
