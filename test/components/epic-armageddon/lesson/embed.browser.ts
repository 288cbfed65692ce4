/** The built lesson on pages of their own: one script tag, and whatever the page forbids. */
import { expect } from '@open-wc/testing';
import { until } from '../../../support/until.ts';
import { findAll } from '../resolver/driving.ts';
import { everyKind } from './every-kind.ts';

const SCRIPT = '/dist/embed/assault-lesson.js';
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Opened {
  readonly frame: HTMLIFrameElement;
  readonly element: HTMLElement;
  /** What the page forbade. */
  readonly violations: readonly string[];
}

/** A page with nothing but the script and the element, within reach of the test. */
const opened = async (policy: string | null, attributes: string): Promise<Opened> => {
  const meta = policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const frame = document.createElement('iframe');
  frame.setAttribute('width', '900');
  frame.setAttribute('height', '900');
  frame.srcdoc = `<!doctype html><html lang="en"><head>${meta}<script src="${SCRIPT}"></script></head>
    <body><assault-lesson ${attributes}></assault-lesson></body></html>`;
  const violations: string[] = [];
  const page = new Promise(resolve => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await page;
  const inside = frame.contentDocument!;
  inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  return { frame, element: inside.querySelector('assault-lesson')!, violations };
};

const title = ({ element }: Opened): string => findAll(element.shadowRoot!, 'h3')[0]?.textContent ?? '';

const filesOf = ({ frame }: Opened): readonly string[] =>
  frame.contentWindow!.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

const json = JSON.stringify(everyKind).replaceAll('"', '&quot;');

describe('the built lesson', () => {
  let page: Opened | null = null;

  beforeEach(() => localStorage.clear());
  afterEach(() => page?.frame.remove());

  it('is one script; what holds a lesson comes from beside it, and no resolver before it is needed', async () => {
    page = await opened(null, 'lesson="who-is-engaged"');
    await until('a moment', () => title(page!) !== '');
    expect(filesOf(page)).to.eql([SCRIPT, '/dist/embed/assault-lesson-player.js']);
  });

  it('holds a lesson of Warhammer 40,000 with what comes from beside it, and nothing of Epic', async () => {
    page = await opened(STRICT, 'lesson="40k-barricade"');
    await until('a moment', () => title(page!) !== '');
    expect(filesOf(page)).to.eql([SCRIPT, '/dist/embed/assault-lesson-40k.js']);
    const player = findAll(page.element.shadowRoot!, 'phase-lesson-player')[0]!;
    expect(player.shadowRoot!.querySelector('h2')!.textContent).to.equal('Behind a barricade');
    await until('the table', () => findAll(page!.element.shadowRoot!, 'assault-battlefield').length > 0);
    expect(page.violations).to.eql([]);
  });

  it('brings the table on which something is to be done', async () => {
    page = await opened(null, `lesson="${json}"`);
    await until('the table', () => findAll(page!.element.shadowRoot!, 'assault-battlefield').length > 0);
    expect(title(page)).to.equal('Into contact');
    expect(filesOf(page)).to.include('/dist/embed/assault-resolver.js');
  });

  it('is held under a strict content policy, and needs nothing that it forbids', async () => {
    page = await opened(STRICT, `lesson="${json}" moment="attackers"`);
    await until('a moment', () => title(page!) === 'Who may attack?');
    findAll(page.element.shadowRoot!, 'button.main')[0]!.click();
    await until('a verdict', () => findAll(page!.element.shadowRoot!, '.wrong').length > 0);
    expect(page.violations).to.eql([]);
  });

  it('keeps to trusted types; the table brings a drawing library of its own', async () => {
    const named = "lit-html assault-lesson assault-resolver 'allow-duplicates'";
    page = await opened(`${STRICT}; require-trusted-types-for 'script'; trusted-types ${named}`, `lesson="${json}"`);
    await until('the table', () => findAll(page!.element.shadowRoot!, 'assault-battlefield').length > 0);
    expect(page.violations).to.eql([]);
  });
});
