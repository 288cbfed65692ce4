/** What the panel of a frame shows, and the log under the map. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../components/shared/parts/panel-frame.ts';
import { until } from '../../../support/until.ts';
import { boxOf, focused, framed, framedBeside, isSeen, linesOf, part, settled, stepsAt, touched } from './framed.ts';
import type { TableFrame } from '../../../../components/shared/frame/table-frame.ts';

const tabs = (frame: TableFrame): readonly HTMLElement[] =>
  [...frame.renderRoot.querySelectorAll<HTMLElement>('[role=tab]')];
const textOf = (element: Element): string => element.textContent!.replace(/\s+/g, ' ').trim();
const chosen = (frame: TableFrame): string => textOf(tabs(frame).find(one => one.ariaSelected === 'true')!);
const says = (frame: TableFrame): string => textOf(part(frame, '.content').querySelector('report-log')!.shadowRoot!
  .querySelector('ol')!);

const press = async (frame: TableFrame, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(frame);
};

afterEach(() => document.body.removeAttribute('style'));

describe('the tabs of the panel', () => {
  it('are four, with how many lines the log has', async () => {
    const { frame } = await framedBeside(1280, 800);
    expect(tabs(frame).map(textOf)).to.eql(['This step', 'Log 12', 'Rules', 'Table']);
    expect(chosen(frame)).to.equal('This step');
  });

  it('show the log, the rules behind the step, and the map in words', async () => {
    const { frame } = await framedBeside(1280, 800);
    const panel = frame.querySelector<HTMLElement>('[slot=panel]')!;
    tabs(frame)[1]!.click();
    await settled(frame);
    expect(says(frame)).to.contain('Sentence 12.');
    expect(panel.checkVisibility()).to.equal(false);
    tabs(frame)[2]!.click();
    await settled(frame);
    expect([panel.checkVisibility(), panel.dataset['shows']]).to.eql([true, 'rules']);
    tabs(frame)[3]!.click();
    await settled(frame);
    await until('the rows', () => part(frame, '.in-words').shadowRoot!.querySelector('td'));
    expect(panel.checkVisibility()).to.equal(false);
    tabs(frame)[0]!.click();
    await settled(frame);
    expect([panel.checkVisibility(), panel.dataset['shows']]).to.eql([true, 'step']);
  });

  it('are one stop for Tab, and are walked with arrows, Home and End, round and round', async () => {
    const made = await framedBeside(1280, 800);
    await touched(made);
    const { frame } = made;
    expect(tabs(frame).map(one => one.tabIndex)).to.eql([0, -1, -1, -1]);
    tabs(frame)[0]!.focus();
    for (const [key, tab] of [
      ['ArrowRight', 'Log 12'], ['ArrowRight', 'Rules'], ['End', 'Table'], ['ArrowRight', 'This step'],
      ['ArrowLeft', 'Table'], ['Home', 'This step'],
    ] as const) {
      await press(frame, key);
      expect([chosen(frame), textOf(focused()!)], key).to.eql([tab, tab]);
    }
    expect(tabs(frame).map(one => one.tabIndex)).to.eql([0, -1, -1, -1]);
  });

  it('of a tablet leave out the one for the step, unless the keyboard is there', async () => {
    const made = await framed(768, 1024, { bar: 64 });
    await touched(made);
    const { frame } = made;
    const isClipped = (): boolean => getComputedStyle(tabs(frame)[0]!).clipPath !== 'none';
    expect(isClipped()).to.equal(true);
    part(frame, '.grabber').focus();
    await press(frame, 'Tab');
    expect(focused()).to.equal(tabs(frame)[0]);
    expect(isClipped()).to.equal(false);
    await press(frame, 'ArrowRight');
    expect([chosen(frame), frame.detent]).to.eql(['Log 12', 'full']);
  });

  it('give way to the step when another comes', async () => {
    const { frame } = await framedBeside(1280, 800);
    tabs(frame)[1]!.click();
    await settled(frame);
    frame.steps = stepsAt(4);
    await settled(frame);
    expect(chosen(frame)).to.equal('This step');
  });

  it('stay where they are within a step', async () => {
    const { frame } = await framedBeside(1280, 800);
    tabs(frame)[1]!.click();
    frame.lines = linesOf(13);
    frame.steps = stepsAt(3);
    await settled(frame);
    expect(chosen(frame)).to.equal('Log 13');
    expect(says(frame)).to.contain('Sentence 13.');
  });
});

describe('where there is no room for rail and tabs', () => {
  it('both unfold from the step, and fold when one is chosen or the focus leaves', async () => {
    const made = await framed(360, 740);
    await touched(made);
    const { frame } = made;
    const steps = part(frame, '.steps') as HTMLDetailsElement;
    part(frame, '.steps summary').click();
    await settled(frame);
    const labels = [...part(frame, '.choice step-rail').shadowRoot!.querySelectorAll<HTMLElement>('.label')];
    expect(labels.map(textOf)).to.include('Counter-charge');
    expect(labels.every(label => label.clientWidth > 1)).to.equal(true);
    const { left, right, top } = boxOf(frame, '.choice');
    expect([left >= 0, right <= 360, top >= boxOf(frame, '.space').top]).to.eql([true, true, true]);
    const log = [...frame.renderRoot.querySelectorAll<HTMLElement>('.choice button')][1]!;
    expect(log.getBoundingClientRect().height).to.be.at.least(44);
    log.click();
    await settled(frame);
    expect([steps.open, frame.detent]).to.eql([false, 'full']);
    expect(says(frame)).to.contain('Sentence 1.');
    steps.open = true;
    part(frame, '.steps summary').focus();
    frame.querySelector<HTMLElement>('[slot=bar] button')!.focus();
    expect(steps.open).to.equal(false);
  });

  it('a panel that was put away comes back with what is chosen', async () => {
    const { frame } = await framed(360, 740);
    frame.rest('peek');
    frame.renderRoot.querySelectorAll<HTMLElement>('.choice button')[0]!.click();
    await settled(frame);
    expect(frame.detent).to.equal('half');
  });
});

describe('the line under the map', () => {
  it('has the present sentence of the log, and opens upwards to 40 % of the room', async () => {
    const made = await framedBeside(1280, 800);
    await touched(made);
    const { frame } = made;
    expect(textOf(part(frame, '.newest'))).to.equal('Log Sentence 12. 12 lines');
    frame.lines = linesOf(40);
    part(frame, '.newest').click();
    await settled(frame);
    expect(part(frame, '.newest').ariaExpanded).to.equal('true');
    const [log, space] = [boxOf(frame, '.log'), boxOf(frame, '.space')];
    expect(log.height).to.be.closeTo(space.height * 0.4, 1);
    expect(log.bottom).to.equal(space.bottom);
    const list = part(frame, '.log report-log');
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight);
    expect(list.scrollTop + list.clientHeight).to.be.closeTo(list.scrollHeight, 12);
    part(frame, '.newest').click();
    await settled(frame);
    expect(boxOf(frame, '.log').height).to.equal(32);
  });

  it('is not there where the panel is a sheet', async () => {
    const { frame } = await framed(360, 740);
    expect(isSeen(frame, '.log')).to.equal(false);
  });

  it('shows sentences as text', async () => {
    const { frame } = await framedBeside(1280, 800);
    frame.lines = [{ index: 0, rule: 'A1', say: '<img src=x>', current: true, undone: false }];
    await settled(frame);
    expect(textOf(part(frame, '.newest'))).to.contain('<img src=x>');
    expect(frame.renderRoot.querySelector('img')).to.equal(null);
  });
});
