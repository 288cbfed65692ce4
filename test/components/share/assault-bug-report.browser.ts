import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssaultBugReport } from '../../../components/share/assault-bug-report.ts';
import '../../../components/share/assault-bug-report.ts';
import { rulingsThatDiffer } from '../../../components/epic-armageddon/report/account.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { until } from '../../support/until.ts';
import { find, findAll, settled, type Driven } from '../epic-armageddon/resolver/driving.ts';

type Shown = AssaultBugReport & Driven;

const shown = async (more: Partial<AssaultBugReport> = {}): Promise<Shown> => {
  const report = await fixture<Shown>(html`<assault-bug-report></assault-bug-report>`);
  Object.assign(report, {
    link: 'https://example.org/#1.abc',
    rulings: rulingsThatDiffer({ ...DEFAULT_RULINGS, immobileCounterCharge: '5cm' }),
    state: 'a4Attacks.attacks.saving', ...more,
  });
  await settled(report);
  return report;
};

const area = (root: ParentNode): HTMLTextAreaElement =>
  root.querySelector('textarea') as unknown as HTMLTextAreaElement;
const read = (report: Shown): string => area(find(report, 'take-away').shadowRoot!).value;

const write = async (report: Shown, text: string): Promise<void> => {
  area(report.shadowRoot!).focus();
  await sendKeys({ type: text });
  await settled(report);
};

describe('saying what is wrong', () => {
  it('shows what will be copied while it is written: what, link, version, rulings, state, browser', async () => {
    const report = await shown();
    await write(report, 'It must not save.');
    expect(read(report)).to.equal(report.text);
    for (const part of [
      '> It must not save.', 'Link: https://example.org/#1.abc', 'Version: ', 'A3.10 May a stand',
      'State: a4Attacks.attacks.saving', `Browser: ${navigator.userAgent}`,
    ]) expect(read(report)).to.contain(part);
  });

  it('copies exactly that', async () => {
    const report = await shown();
    await write(report, 'x');
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (copied = text) }, configurable: true,
    });
    find(report, 'button.copy').click();
    await until('the answer', () => findAll(report.shadowRoot!, '.told').length > 0);
    delete (navigator as unknown as Record<string, unknown>)['clipboard'];
    expect(copied).to.equal(read(report));
  });

  it('offers no page for issues where none is known, and one that is filled in where it is', async () => {
    const report = await shown();
    expect(findAll(report.shadowRoot!, 'a')).to.eql([]);
    report.repository = 'https://example.org/owner/name';
    await write(report, 'It must not save.');
    const link = find(report, 'a') as unknown as HTMLAnchorElement;
    const address = new URL(link.href);
    expect(address.origin + address.pathname).to.equal('https://example.org/owner/name/issues/new');
    expect(address.searchParams.get('title')).to.equal('It must not save.');
    expect(address.searchParams.get('body')).to.equal(report.text);
    expect(link.rel).to.equal('noopener');
    report.link = `https://example.org/#${'x'.repeat(9000)}`;
    await settled(report);
    expect((find(report, 'a') as unknown as HTMLAnchorElement).search).to.equal('');
  });

  it('is clean, and fits 360 pixels', async () => {
    await setViewport({ width: 360, height: 740 });
    const link = `https://example.org/#${'x'.repeat(900)}`;
    const report = await shown({ repository: 'https://example.org/owner/name', link });
    expect(document.documentElement.scrollWidth).to.equal(360);
    expect(await faultsOf(report)).to.eql([]);
    await setViewport({ width: 1280, height: 900 });
  });
});
