/** The built statechart on pages of their own: one script tag, whatever the page forbids, and beside a resolver. */
import { expect } from '@open-wc/testing';
import { writeLink } from '../../../components/share/any-link.ts';
import { writePhaseLink } from '../../../components/share/phase-link.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { until } from '../../support/until.ts';

const SCRIPT = '/dist/embed/assault-statechart.js';
const RESOLVER = '/dist/embed/assault-resolver.js';
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Chart extends HTMLElement {
  readonly active: readonly string[];
  readonly updateComplete: Promise<boolean>;
  next(): void;
}

interface Opened {
  readonly frame: HTMLIFrameElement;
  readonly inside: Document;
  readonly chart: Chart;
  /** What the page forbade. */
  readonly violations: readonly string[];
}

const opened = async (policy: string | null, scripts: readonly string[], body: string): Promise<Opened> => {
  const meta = policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const tags = scripts.map(src => `<script src="${src}"></script>`).join('');
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '700';
  frame.srcdoc = `<!doctype html><html lang="en"><head>${meta}${tags}</head><body>${body}</body></html>`;
  const violations: string[] = [];
  const page = new Promise(resolve => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await page;
  const inside = frame.contentDocument!;
  inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  const chart = inside.querySelector('assault-statechart') as unknown as Chart;
  await until('the chart', () => (chart.active?.length ?? 0) > 0 && drawingOf(chart) !== null);
  return { frame, inside, chart, violations };
};

const drawingOf = (chart: Chart): ShadowRoot | null =>
  chart.shadowRoot?.querySelector('chart-drawing')?.shadowRoot ?? null;

const litStates = (chart: Chart): readonly string[] =>
  [...drawingOf(chart)!.querySelectorAll('[data-state].active')].map(part => part.getAttribute('data-state')!);

describe('the built statechart', () => {
  let page: Opened | null = null;
  afterEach(() => page?.frame.remove());

  for (const [claim, policy] of [['on an open page', null], ['under a strict policy', STRICT]] as const) {
    it(`is drawn and walked ${claim}`, async () => {
      page = await opened(policy, [SCRIPT], '<assault-statechart></assault-statechart>');
      expect(page.chart.active.at(-1)).to.equal('assault.a1ChooseTarget');
      page.chart.next();
      await page.chart.updateComplete;
      await until('the light', () => litStates(page!.chart).includes('assault.a2Charge.moving.choosing'));
      expect(litStates(page.chart)).to.have.members(page.chart.active.slice(1));
      expect(page.violations).to.deep.equal([]);
    });
  }

  it('explains a rule', async () => {
    page = await opened(STRICT, [SCRIPT], '<assault-statechart></assault-statechart>');
    page.chart.next();
    await page.chart.updateComplete;
    page.chart.shadowRoot!.querySelector<HTMLElement>('.rule-button')!.click();
    await until('the rule', () => page!.chart.shadowRoot!.querySelector('.explained rule-note') !== null);
    expect(page.violations).to.deep.equal([]);
  });

  it('says so where pictures are forbidden', async () => {
    page = await opened(STRICT, [SCRIPT], '<assault-statechart></assault-statechart>');
    const buttons = [...page.chart.shadowRoot!.querySelectorAll<HTMLElement>('.files button')];
    buttons.find(one => one.textContent!.includes('PNG'))!.click();
    await until('the note', () => page!.chart.shadowRoot!.querySelector('.note') !== null);
    expect(page.chart.shadowRoot!.querySelector('.note')!.textContent).to.contain('does not allow pictures');
  });

  it('follows a built resolver, whose machine is another copy', async () => {
    page = await opened(STRICT, [RESOLVER, SCRIPT],
      '<assault-resolver id="table"></assault-resolver><assault-statechart for="table"></assault-statechart>');
    const resolver = page.inside.querySelector('assault-resolver') as unknown as { playOn(): Promise<void> };
    await resolver.playOn();
    await until('the step', () => litStates(page!.chart).includes('assault.a2Charge.moving.choosing'));
    for (let i = 0; i < 4; i += 1) await resolver.playOn();
    await until('the next steps', () => litStates(page!.chart).some(id => id.startsWith('assault.a4Attacks.')));
    expect(page.violations).to.deep.equal([]);
  });

  it('follows a built resolver of another ruleset, and brings its chart from beside it', async () => {
    page = await opened(STRICT, [RESOLVER, SCRIPT], `<assault-resolver id="table" ruleset="warhammer-40k-7th">
      </assault-resolver><assault-statechart for="table"></assault-statechart>`);
    const resolver = page.inside.querySelector('assault-resolver') as unknown as { playOn(): Promise<void> };
    await until('the phase', () => page!.chart.active[0] === 'phase' && litStates(page!.chart).length > 0);
    const before = litStates(page.chart).join();
    for (let i = 0; i < 4; i += 1) await resolver.playOn();
    await until('the next steps', () => litStates(page!.chart).join() !== before);
    expect(litStates(page.chart)).to.have.members(page.chart.active.slice(1));
    expect(page.violations).to.deep.equal([]);
  });

  it('reads the JSON inside the tag, and links of both games, by scripts from beside it', async () => {
    const [assault, phase] = [SAMPLES[0]!.scenario, phaseSampleOf('power-fist-sergeant')!.scenario('4th')];
    page = await opened(STRICT, [SCRIPT], `<assault-statechart step="A2"><script type="application/json">
      ${JSON.stringify({ ...assault, title: 'Of the page' })}</script></assault-statechart>`);
    const { chart } = page;
    await until('the step', () => litStates(chart).includes('assault.a2Charge'));
    chart.removeAttribute('step');
    chart.setAttribute('scenario', `#${await writePhaseLink({ scenario: phase, events: [] })}`);
    await until('the phase', () => chart.active[0] === 'phase' && litStates(chart).length > 0);
    chart.setAttribute('scenario', `#${await writeLink({ scenario: assault, events: [] })}`);
    await until('the assault', () => litStates(chart).includes('assault.a1ChooseTarget'));
    expect(page.violations).to.deep.equal([]);
  });

  it('is defined once where its script is there twice', async () => {
    page = await opened(null, [SCRIPT, SCRIPT], '<assault-statechart></assault-statechart>');
    expect(page.chart.active.length).to.be.greaterThan(0);
  });
});
