/** The built embed with a phase of Warhammer 40,000: one script tag, whatever the page forbids. */
import { expect } from '@open-wc/testing';
import { until } from '../../../support/until.ts';
import { findAll } from '../../epic-armageddon/resolver/driving.ts';

const SCRIPT = '/dist/embed/assault-resolver.js';
const BESIDE = '/dist/embed/assault-resolver-40k.js';
const LATER = '/dist/embed/assault-resolver-40k-later.js';
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Opened {
  readonly frame: HTMLIFrameElement;
  readonly resolver: HTMLElement & { playOn(): Promise<void> };
  /** What the page forbade. */
  readonly violations: readonly string[];
}

/** A page with nothing but the script and one tag. */
const opened = async (policy: string | null, attributes: string): Promise<Opened> => {
  const meta = policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const frame = document.createElement('iframe');
  frame.setAttribute('width', '900');
  frame.setAttribute('height', '900');
  frame.srcdoc = `<!doctype html><html lang="en"><head>${meta}<script src="${SCRIPT}"></script></head>
    <body><assault-resolver ${attributes}></assault-resolver></body></html>`;
  const violations: string[] = [];
  const page = new Promise(resolve => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await page;
  const inside = frame.contentDocument!;
  inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  return { frame, resolver: inside.querySelector('assault-resolver')!, violations };
};

const filesOf = ({ frame }: Opened): readonly string[] =>
  frame.contentWindow!.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

/** A frame has elements of its own, so what is in it is told by its words. */
const wordsOf = ({ resolver }: Opened, selector: string): string =>
  findAll(resolver.shadowRoot!, selector).map(one => one.textContent).join(' ');

describe('the built embed with another ruleset', () => {
  let page: Opened | null = null;

  afterEach(() => page?.frame.remove());

  it('plays the fourth edition from one tag; the game comes from beside it, and Epic stays away', async () => {
    page = await opened(null, 'ruleset="warhammer-40k-4th"');
    await until('the phase', () => wordsOf(page!, '.title').includes('Fourth edition'));
    expect(filesOf(page)).not.to.include(BESIDE);
    const before = wordsOf(page, '.newest span');
    await page.resolver.playOn();
    expect(filesOf(page)).to.include(BESIDE);
    expect(filesOf(page).filter(name => name.includes('-game'))).to.eql([]);
    await until('a step', () => wordsOf(page!, 'dice-throw button, choice-list .choice, .newest span') !== before);
  });

  it('is played under a strict content policy, and needs nothing that it forbids', async () => {
    page = await opened(STRICT, 'ruleset="warhammer-40k-7th" scenario="barricade-with-frag"');
    await until('the phase', () => wordsOf(page!, '.title').includes('Seventh edition'));
    for (let step = 0; step < 5; step += 1) await page.resolver.playOn();
    expect(page.violations).to.eql([]);
  });

  it('has what a rule says from a script of its own, when somebody asks', async () => {
    page = await opened(STRICT, 'ruleset="warhammer-40k-7th"');
    page.frame.contentWindow!.requestIdleCallback = () => 0;
    await until('the phase', () => wordsOf(page!, '.title') !== '');
    await page.resolver.playOn();
    const rule = await until('a rule', () => findAll(page!.resolver.shadowRoot!, 'phase-rule')[0]);
    expect(filesOf(page)).not.to.include(LATER);
    rule.shadowRoot!.querySelector('summary')!.click();
    await until('what it says', () => /^\S.*\.$/.test(rule.shadowRoot!.querySelector('p')?.textContent ?? ''));
    expect(filesOf(page)).to.include(LATER);
    expect(page.violations).to.eql([]);
  });

  for (const [by, policy, isOnPage] of [
    ['a worker', STRICT, false],
    ['the page itself, in slices, where none is allowed', `${STRICT}; worker-src 'none'`, true],
  ] as const) {
    it(`has the odds of a fight from ${by}`, async () => {
      page = await opened(policy, 'ruleset="warhammer-40k-trial-seven-steps" scenario="sweeping-advance"');
      await until('the phase', () => wordsOf(page!, '.title') !== '');
      const fight = (): Element | undefined => findAll(page!.resolver.shadowRoot!, 'phase-odds')[0];
      for (let step = 0; fight()?.shadowRoot?.querySelector('details') == null && step < 40; step += 1) {
        await page.resolver.playOn();
      }
      fight()!.shadowRoot!.querySelector('details')!.open = true;
      await until('all odds', () => fight()?.shadowRoot?.querySelector('.answer[aria-busy=false] .winner'));
      expect('assault40kEngine' in page.frame.contentWindow!).to.equal(isOnPage);
    });
  }

  it('says what is wrong with an edition that there is not', async () => {
    page = await opened(null, 'ruleset="warhammer-40k-9th"');
    await until('the problem', () => findAll(page!.resolver.shadowRoot!, '[part=problems]').length > 0);
    expect(wordsOf(page, '[part=problems]')).to.contain('warhammer-40k-9th');
  });
});
