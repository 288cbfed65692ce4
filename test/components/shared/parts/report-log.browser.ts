import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LogChosen, LogLine, ReportLog } from '../../../../components/shared/parts/report-log.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/report-log.ts';

const linesTo = (count: number, current: number): readonly LogLine[] =>
  Array.from({ length: count }, (_, at) => ({
    index: at * 10,
    rule: `A4.${at}`,
    say: `Sentence ${at}.`,
    current: at === current,
    undone: at > current,
  }));

/** A log in a box of some height, which scrolls. */
const shown = async (lines: readonly LogLine[], width = 900): Promise<ReportLog> => {
  const log = await fixture<ReportLog>(html`<report-log .lines=${lines}></report-log>`);
  Object.assign(log.style, { inlineSize: `${width}px`, maxBlockSize: '200px' });
  await laidOut(log);
  return log;
};

const buttons = (log: ReportLog): HTMLElement[] => [...log.renderRoot.querySelectorAll<HTMLElement>('button')];
const isInView = (log: ReportLog, at: number): boolean => {
  const list = log.getBoundingClientRect();
  const line = buttons(log)[at]?.getBoundingClientRect() ?? new DOMRect();
  return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
};

/** The line is looked for once the list has been laid out. */
const laidOut = async (log: ReportLog): Promise<void> => {
  await log.updateComplete;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

describe('the log', () => {
  it('gives every line its rule and its sentence, in order', async () => {
    const log = await shown(linesTo(3, 2));
    const said = buttons(log).map(line => line.textContent?.replace(/\s+/g, ' ').trim());
    expect(said).to.eql(['A4.0 Sentence 0.', 'A4.1 Sentence 1.', 'A4.2 Sentence 2.']);
  });

  it('keeps long sentences within its width, and its lines within the height that it is given', async () => {
    const say = Array.from({ length: 60 }, (_, at) => `Stand ${at}`).join(', ');
    const log = await shown(linesTo(3, 2).map(line => ({ ...line, say })), 360);
    const list = log.getBoundingClientRect();
    expect(list.height).to.equal(200);
    for (const line of buttons(log)) expect(line.getBoundingClientRect().right).to.be.at.most(list.right);
  });

  it('asks to go back to the line that was chosen', async () => {
    const log = await shown(linesTo(3, 2));
    const heard: number[] = [];
    log.addEventListener('log-chosen', event => heard.push((event as LogChosen).index));
    buttons(log)[1]?.click();
    expect(heard).to.eql([10]);
  });

  it('marks the present line, and says of those after it that they are undone', async () => {
    const log = await shown(linesTo(3, 1));
    expect(buttons(log).map(line => line.getAttribute('aria-current'))).to.eql([null, 'true', null]);
    const spoken = buttons(log).map(line => line.querySelector('.spoken')?.textContent);
    expect(spoken).to.eql([undefined, undefined, ', undone']);
  });

  it('is one stop for Tab, at the present line, and is walked with arrows, Home and End', async () => {
    const log = await shown(linesTo(5, 3));
    const at = (): number => buttons(log).findIndex(line => line === log.shadowRoot?.activeElement);
    const stops = buttons(log).map(line => line.tabIndex);
    expect(stops).to.eql([-1, -1, -1, 0, -1]);
    buttons(log)[3]?.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(at()).to.equal(2);
    await sendKeys({ press: 'End' });
    expect(at()).to.equal(4);
    await sendKeys({ press: 'ArrowDown' });
    expect(at()).to.equal(0);
    await sendKeys({ press: 'ArrowUp' });
    expect(at()).to.equal(4);
    await sendKeys({ press: 'Home' });
    expect(at()).to.equal(0);
    await log.updateComplete;
    expect(buttons(log).map(line => line.tabIndex)).to.eql([0, -1, -1, -1, -1]);
  });

  it('chooses with Enter', async () => {
    const log = await shown(linesTo(3, 2));
    const heard: number[] = [];
    log.addEventListener('log-chosen', event => heard.push((event as LogChosen).index));
    buttons(log)[2]?.focus();
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    expect(heard).to.eql([10]);
  });

  it('keeps the newest line in view as it grows, and the present one after going back', async () => {
    const log = await shown(linesTo(40, 39));
    await laidOut(log);
    expect(isInView(log, 39)).to.equal(true);
    expect(isInView(log, 0)).to.equal(false);
    log.lines = linesTo(41, 40);
    await laidOut(log);
    expect(isInView(log, 40)).to.equal(true);
    log.lines = linesTo(41, 2);
    await laidOut(log);
    expect(isInView(log, 2)).to.equal(true);
  });

  it('takes no more room than it shows, however long it is', async () => {
    const log = await shown(linesTo(60, 0));
    const bottom = Math.max(innerHeight, log.getBoundingClientRect().bottom + 20);
    expect(document.documentElement.scrollHeight).to.be.at.most(bottom);
  });

  it('shows sentences as text', async () => {
    const log = await shown([{ index: 0, rule: '<i>', say: '<img src=x>', current: true, undone: false }]);
    expect(log.renderRoot.querySelectorAll('img, i')).to.have.length(0);
    expect(buttons(log)[0]?.textContent).to.contain('<img src=x>');
  });

  it('has no fault that axe finds, wide with undone lines and narrow', async () => {
    expect(await faultsOf(await shown(linesTo(40, 30)))).to.eql([]);
    expect(await faultsOf(await shown(linesTo(4, 3), 360))).to.eql([]);
  });
});
