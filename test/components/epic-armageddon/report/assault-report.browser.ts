import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssaultReport } from '../../../../components/epic-armageddon/report/assault-report.ts';
import '../../../../components/epic-armageddon/report/assault-report.ts';
import { accountOf } from '../../../../components/epic-armageddon/report/account.ts';
import { historyOf, reportIn } from '../../../../components/epic-armageddon/report/history.ts';
import { MOST_IN_CODE } from '../../../../components/shared/report/qr-code.ts';
import { answersTo } from '../../../../components/epic-armageddon/odds/engine.ts';
import type { EngineLoaders } from '../../../../components/epic-armageddon/odds/answerers.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { firstOf } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import { oddsOf } from '../odds/staged.ts';
import { find, findAll, settled, textOf, type Driven } from '../resolver/driving.ts';
import { eventsOf, namedAs, writtenAs } from './finished.ts';

type Shown = AssaultReport & Driven;

const LINK = 'https://example.org/#1.abc';
const tie = sampleOf('firefight-to-a-tie')!;
const TIE_EVENTS = eventsOf(tie.scenario, tie.decisions, tie.seed);

const shown = async (
  scenario: Scenario = tie.scenario, events: readonly AssaultEvent[] = TIE_EVENTS, more: Partial<AssaultReport> = {},
): Promise<Shown> => {
  const report = await fixture<Shown>(html`<assault-report></assault-report>`);
  Object.assign(report, { scenario, events, odds: oddsOf(0.5873), link: LINK, ...more });
  await settled(report);
  return report;
};

/** The engine on this page. */
const engineWays = (): EngineLoaders => ({
  worker: () => {
    throw new Error('none here');
  },
  engine: () => Promise.resolve(answersTo),
});

const texts = (report: Shown, selector: string): readonly string[] =>
  findAll(report.shadowRoot!, selector).map(one => textOf(one).replaceAll('\u202f', ' '));
const maps = (report: Shown): readonly SVGElement[] =>
  findAll(report.shadowRoot!, 'still-map').map(map => map.shadowRoot!.querySelector<SVGElement>('svg.map')!);
const styleOf = (report: Shown, selector: string): CSSStyleDeclaration => getComputedStyle(find(report, selector));
const field = (report: Shown): HTMLTextAreaElement => find(report, 'textarea') as unknown as HTMLTextAreaElement;
const isAside = (element: Element): boolean => element.getBoundingClientRect().height === 0;

const unfold = async (report: Shown): Promise<void> => {
  find(report, 'summary').click();
  await until('the text', () => findAll(report.shadowRoot!, 'take-away').length > 0);
  await settled(report);
};

/** Something of the page is another while a test does its work. */
const instead = async <O extends object>(
  of: O, name: string, value: unknown, work: () => Promise<void>,
): Promise<void> => {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value, configurable: true, writable: true });
  try {
    await work();
  } finally {
    delete (of as Record<string, unknown>)[name];
    if (before !== undefined) Object.defineProperty(of, name, before);
  }
};

beforeEach(() => setViewport({ width: 1280, height: 900 }));
afterEach(() => emulateMedia({ media: 'screen' }));

describe('the report of an assault', () => {
  for (const { id, scenario, decisions, seed } of firstOf(SAMPLES, 2)) {
    it(`of ${id} has all that was logged, fits 360 pixels and is clean`, async () => {
      await setViewport({ width: 360, height: 740 });
      const report = await shown(scenario, eventsOf(scenario, decisions, seed));
      const lines = texts(report, '.chapter tr');
      expect(lines).to.have.length(report.report!.log.length);
      report.report!.log.forEach(({ rule, say }, i) => {
        expect(lines[i]).to.contain(say);
        expect(lines[i]!.endsWith(rule)).to.equal(true);
      });
      expect(document.documentElement.scrollWidth).to.equal(360);
      const outside = findAll(report.shadowRoot!, 'article *').filter(one => one.getBoundingClientRect().right > 360);
      expect(outside).to.eql([]);
      expect(await faultsOf(report)).to.eql([]);
    });
  }

  it('names how it ended, both sides, the odds, what is left, where it is to be seen, and its maker', async () => {
    const report = await shown();
    expect(texts(report, 'h2, .verdict')).to.eql([
      'A firefight goes to a second round', 'Dire Avengers warhost wins the result by 2, after two rounds.',
    ]);
    expect(texts(report, '.force h4').map(name => name.replace(/.*: /, ''))).to.eql([
      'Dire Avengers warhost', 'Guardians warhost', 'Tactical detachment', 'Devastator detachment',
    ]);
    expect(texts(report, '.odds')[0])
      .to.match(/^Odds before the first throw ?: Attacker 58.7 %, defender 41.3 %, over/);
    expect(texts(report, '.fates tbody tr').join()).to.contain('Tactical detachment , broken');
    expect(find(report, 'footer a').getAttribute('href')).to.equal(LINK);
    expect(texts(report, 'footer')[0]).to.contain('Assault resolver');
  });

  it('shows every hand of dice with its faces, and fills those that count', async () => {
    const report = await shown();
    const { dice } = accountOf(historyOf(tie.scenario, TIE_EVENTS));
    const rows = dice.flatMap(step => step.rows);
    expect(texts(report, '.dice .came')).to.eql(rows.map(({ came }) => came));
    expect(findAll(report.shadowRoot!, '.fallen').map(one => one.ariaLabel))
      .to.eql(rows.map(row => row.dice.map(({ face }) => face).join(', ')));
    expect(findAll(report.shadowRoot!, '.die')).to.have.length(reportIn(historyOf(tie.scenario, TIE_EVENTS))!.diceUsed);
    expect(findAll(report.shadowRoot!, '.die.counts'))
      .to.have.length(rows.flatMap(row => row.dice.filter(({ counts }) => counts)).length);
  });

  it('tells what the dice have turned once that has been worked out, to the odds before them', async () => {
    const report = await shown(tie.scenario, TIE_EVENTS, { odds: null, engine: engineWays() });
    await until('the luck', () => findAll(report.shadowRoot!, '.luck tr').length > 0);
    const [before, total] = [texts(report, '.facts')[0]!, texts(report, '.luck td').at(-1)!];
    const [, chance, gave] = /^chance before the dice ([\d.]+) % · the dice gave ([\d.]+) points$/.exec(before)!;
    expect(Math.abs(Number(chance) + Number(gave) - 100)).to.be.below(0.2);
    expect(Math.abs(Number(total.replace('−', '')) - Number(gave))).to.be.below(0.2);
    expect(total).to.match(/^\+/); // the attacker has won
    expect(texts(report, '[role=status]')).to.eql([]);
    expect(await faultsOf(report)).to.eql([]);
  });

  it('has the QR code of its link, and says where the link is too long for one', async () => {
    const report = await shown();
    await until('the code', () => findAll(report.shadowRoot!, '.qr svg').length === 1);
    report.link = `${LINK}${'x'.repeat(MOST_IN_CODE)}`;
    await settled(report);
    expect(findAll(report.shadowRoot!, '.qr')).to.eql([]);
    expect(textOf(find(report, '.body'))).to.contain('too long for a QR code');
    expect(find(report, 'footer a').getAttribute('href')).to.equal(report.link);
  });

  it('shows the table as it was and as it is, to look at only, with everybody in view', async () => {
    const report = await shown();
    const [start, end] = maps(report) as [SVGElement, SVGElement];
    const units = tie.scenario.formations.flatMap(formation => formation.units).length;
    expect(start.querySelectorAll('.counter')).to.have.length(units);
    expect(start.querySelectorAll('.counter.dead')).to.have.length(0);
    expect(end.querySelectorAll('.counter.dead')).to.have.length(5);
    expect(texts(report, 'figcaption')).to.eql(['At the start', 'At the end']);
    for (const map of [start, end]) {
      const { left, right, top, bottom } = map.getBoundingClientRect();
      for (const base of map.querySelectorAll('.counter .base')) {
        const box = base.getBoundingClientRect();
        expect(box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom).to.equal(true);
      }
    }
    for (let turn = 0; turn < 12; turn += 1) {
      await sendKeys({ press: 'Tab' });
      expect(report.shadowRoot!.activeElement?.localName).not.to.equal('still-map');
    }
  });

  it('of an assault that goes on says so, and has no report of its end', async () => {
    const report = await shown(tie.scenario, TIE_EVENTS.slice(0, 12));
    expect(texts(report, '.verdict')[0]).to.match(/^It is not over yet/);
    expect(texts(report, 'figcaption')).to.eql(['At the start', 'As it stands']);
    expect(report.report).to.equal(null);
  });

  it('is nothing without a scenario, without odds has none, and follows no address of a script', async () => {
    const report = await shown(tie.scenario, TIE_EVENTS, { odds: null, link: 'javascript:alert(1)' });
    expect(findAll(report.shadowRoot!, '.odds, footer a')).to.eql([]);
    report.scenario = null;
    await settled(report);
    expect(report.shadowRoot!.querySelectorAll('*')).to.have.length(0);
  });

  it('shows markup in names as the text it is', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const scenario = namedAs(tie.scenario, name);
    const report = await shown(scenario);
    expect(texts(report, 'h2')).to.eql([name]);
    expect(findAll(report.shadowRoot!, 'img')).to.eql([]);
  });
});

describe('on paper', () => {
  it('is black on white without its buttons, whatever the screen looks like', async () => {
    const report = await shown(tie.scenario, TIE_EVENTS, { theme: 'dark' });
    await emulateMedia({ media: 'print' });
    expect(styleOf(report, '.tools').display).to.equal('none');
    expect(styleOf(report, 'article').color).to.equal('rgb(0, 0, 0)');
    expect(getComputedStyle(report).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(styleOf(report, '.rule').color).to.equal('rgb(0, 0, 0)');
  });

  it('has no colour by which the sides are told apart', async () => {
    const report = await shown();
    await emulateMedia({ media: 'print' });
    const filled = findAll(report.shadowRoot!, '.die.counts .body, .side-mark .disc');
    expect(new Set(filled.map(one => getComputedStyle(one).fill))).to.eql(new Set(['rgb(0, 0, 0)']));
    const inks = maps(report).flatMap(map => [...map.querySelectorAll('.counter .base')])
      .map(base => getComputedStyle(base).stroke);
    for (const ink of inks) expect(new Set(ink.match(/\d+/g)!.slice(0, 3))).to.have.length(1);
  });

  it('breaks before rows, maps and lines, not inside them, and has its heads on every page', async () => {
    const report = await shown();
    await emulateMedia({ media: 'print' });
    for (const head of ['header', 'thead']) {
      expect(styleOf(report, head).display, head).to.equal('table-header-group');
    }
    for (const whole of ['.force', 'figure', 'li', 'tr', 'footer']) {
      expect(styleOf(report, whole).breakInside, whole).to.equal('avoid');
    }
    for (const head of ['h3', 'h4']) expect(styleOf(report, head).breakAfter, head).to.equal('avoid');
  });

  it('has maps as wide from a phone as from a desk', async () => {
    await setViewport({ width: 360, height: 740 });
    const playedOut = ({ scenario, decisions, seed }: Sample) =>
      ({ scenario, events: eventsOf(scenario, decisions, seed) });
    const report = await shown(tie.scenario, TIE_EVENTS, playedOut(sampleOf('banshees-and-terminators')!));
    const widths = (): readonly (string | undefined)[] =>
      maps(report).map(map => map.getAttribute('viewBox')!.split(' ')[2]);
    expect(widths().every(width => Number(width) < 360)).to.equal(true);
    dispatchEvent(new Event('beforeprint'));
    await settled(report);
    expect(widths()).to.eql(['329', '329']);
    Object.assign(report, playedOut(MARINES_IN_CONTACT));
    await settled(report);
    expect(widths()).to.eql(['680', '680']);
    dispatchEvent(new Event('afterprint'));
    await settled(report);
    expect(widths().every(width => Number(width) < 360)).to.equal(true);
  });

  it('gives the page margins as long as it is on it', async () => {
    const margins = (): number => document.adoptedStyleSheets.filter(sheet =>
      [...sheet.cssRules].some(rule => rule instanceof CSSPageRule && rule.cssText.includes('mm'))).length;
    const before = margins();
    const report = await shown();
    expect(margins()).to.equal(before + 1);
    report.remove();
    expect(margins()).to.equal(before);
  });

  it('is printed alone, from inside other elements too, and then everything is back', async () => {
    const page = await fixture<HTMLElement>(html`<div><p class="other">other</p><div class="host"></div></div>`);
    const inside = page.querySelector('.host')!.attachShadow({ mode: 'open' });
    const [before, report, after] = [
      document.createElement('p'), document.createElement('assault-report') as Shown, document.createElement('p'),
    ];
    after.style.display = 'flex';
    for (const one of [before, after]) one.textContent = 'other';
    inside.append(before, report, after);
    Object.assign(report, { scenario: tie.scenario, events: TIE_EVENTS });
    await settled(report);
    const others = [page.querySelector('.other')!, before, after];
    let printed = 0;
    await instead(window, 'print', () => {
      printed += 1;
      expect(others.map(isAside)).to.eql([true, true, true]);
      expect(isAside(report)).to.equal(false);
      dispatchEvent(new Event('afterprint'));
    }, async () => findAll(report.shadowRoot!, 'button.main')[0]!.click());
    expect(printed).to.equal(1);
    expect(others.map(isAside)).to.eql([false, false, false]);
    expect(after.style.cssText).to.equal('display: flex;');
  });

  it('is printed alone from a slot', async () => {
    const host = await fixture<HTMLElement>(html`<div><assault-report></assault-report><p>other</p></div>`);
    const around = host.attachShadow({ mode: 'open' });
    const beside = document.createElement('p');
    beside.textContent = 'other';
    around.append(beside, document.createElement('slot'));
    const report = host.querySelector('assault-report') as Shown;
    Object.assign(report, { scenario: tie.scenario, events: TIE_EVENTS });
    await settled(report);
    const seen: boolean[] = [];
    await instead(window, 'print', () => {
      seen.push(...[beside, host.querySelector('p')!, report].map(isAside));
      dispatchEvent(new Event('afterprint'));
    }, async () => report.print());
    expect(seen).to.eql([true, true, false]);
    expect([beside, host.querySelector('p')!].map(isAside)).to.eql([false, false]);
  });
});

describe('taken away', () => {
  const history = historyOf(tie.scenario, TIE_EVENTS);
  const beside = { odds: oddsOf(0.5873), link: LINK };

  it('is shown as it will be copied, in every form, and is clean', async () => {
    const report = await shown();
    await unfold(report);
    const select = find(report, 'select') as unknown as HTMLSelectElement;
    for (const form of ['bbcode', 'markdown', 'json', 'text'] as const) {
      select.value = form;
      select.dispatchEvent(new Event('change'));
      await settled(report);
      expect(field(report).value).to.equal(writtenAs(form, history, beside));
    }
    expect(await faultsOf(report)).to.eql([]);
  });

  it('is reached, chosen and copied with the keyboard alone', async () => {
    const report = await shown();
    let copied = '';
    await instead(navigator, 'clipboard', { writeText: async (text: string) => void (copied = text) }, async () => {
      report.shadowRoot!.querySelector('button')!.focus();
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await until('the text', () => findAll(report.shadowRoot!, 'take-away').length > 0);
      await settled(report);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'B' });
      await settled(report);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await settled(report);
    });
    expect(copied).to.equal(writtenAs('bbcode', history, beside));
    expect(texts(report, '.told')).to.eql(['Copied.']);
  });

  it('where copying is refused, the text is selected and the reader is told how', async () => {
    const report = await shown();
    await unfold(report);
    const refuse = async (): Promise<void> => {
      throw new DOMException('no', 'NotAllowedError');
    };
    const copy = (works: boolean, told: string): Promise<void> =>
      instead(document, 'execCommand', () => works, async () => {
        find(report, 'button.copy').click();
        await until(told, () => texts(report, '.told').some(one => one.includes(told)));
      });
    await instead(navigator, 'clipboard', undefined, () => copy(true, 'Copied.'));
    await instead(navigator, 'clipboard', { writeText: refuse }, () => copy(false, 'Ctrl+C'));
    expect([field(report).selectionStart, field(report).selectionEnd]).to.eql([0, field(report).value.length]);
    expect(find(report, 'take-away').shadowRoot!.activeElement).to.equal(field(report));
  });

  it('is saved as a file of its name, and nothing leaves the page', async () => {
    const report = await shown();
    await unfold(report);
    const saved: HTMLAnchorElement[] = [];
    await instead(HTMLAnchorElement.prototype, 'click', function click(this: HTMLAnchorElement) {
      saved.push(this);
    }, async () => find(report, 'button.save').click());
    await settled(report);
    expect(saved.map(({ download, protocol }) => [download, protocol]))
      .to.eql([['a-firefight-goes-to-a-second-round.txt', 'blob:']]);
    expect(await (await fetch(saved[0]!.href)).text()).to.equal(writtenAs('text', history, beside));
    expect(texts(report, '.told')).to.eql(['Saved as a-firefight-goes-to-a-second-round.txt.']);
  });
});
