/** The button that gives a table of somebody's page the whole screen. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../../support/until.ts';
import { framed, isSeen, part, settled, touched, type Framed } from './framed.ts';
import type { TableFrame } from '../../../../components/shared/frame/table-frame.ts';

const inUse = async (...given: Parameters<typeof framed>): Promise<Framed> => {
  const made = await framed(...given);
  await touched(made);
  return made;
};

const button = (frame: TableFrame): HTMLElement | null => frame.renderRoot.querySelector('.large');

afterEach(() => {
  document.body.removeAttribute('style');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'exitFullscreen');
});

describe('the full screen of a table', () => {
  it('stands last in the top bar, as large as a finger, and has a name', async () => {
    const { frame, box } = await inUse(600, 640, { views: false });
    const { right, width, height } = button(frame)!.getBoundingClientRect();
    expect([width, height]).to.eql([44, 44]);
    expect(box.getBoundingClientRect().right - right).to.be.lessThan(4);
    expect(frame.querySelector('[slot=menu]')!.getBoundingClientRect().right).to.be.at.most(right - 44);
    expect([button(frame)!.ariaLabel, button(frame)!.title]).to.eql(['Full screen', 'Full screen']);
  });

  it('is not there where the table is the page already', async () => {
    expect(button((await inUse(600, 640)).frame)).to.equal(null);
  });

  it('is not there where the browser or the frame of a page does not allow it', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
    expect(button((await inUse(600, 640, { views: false })).frame)).to.equal(null);
  });

  it('is one of the parts that a page names', async () => {
    const { frame } = await inUse(600, 640, { views: false });
    frame.controls = 'title menu';
    await settled(frame);
    expect(isSeen(frame, '.large')).to.equal(false);
    frame.controls = 'fullscreen';
    await settled(frame);
    expect(isSeen(frame, '.large')).to.equal(true);
  });

  it('is taken and left with the keyboard, which stays where it is', async () => {
    const { frame } = await inUse(600, 640, { views: false });
    const turns: boolean[] = [];
    // Not in earnest: pages of other tests in the same window would change their size.
    const turn = (fills: boolean) => async (): Promise<void> => {
      turns.push(fills);
      Object.assign(frame, { matches: (name: string) =>
        (name === ':fullscreen' ? fills : HTMLElement.prototype.matches.call(frame, name)) });
      frame.dispatchEvent(new Event('fullscreenchange'));
    };
    frame.requestFullscreen = turn(true);
    Object.defineProperty(document, 'exitFullscreen', { value: turn(false), configurable: true });
    part(frame, '.large').focus();
    for (const [fills, key] of [['true', 'Enter'], ['false', 'Space']] as const) {
      await sendKeys({ press: key });
      await until('the turn', () => button(frame)!.ariaPressed === fills);
      expect(frame.shadowRoot!.activeElement).to.equal(button(frame));
    }
    expect(turns).to.eql([true, false]);
  });

  it('stays as it is where it is refused after all', async () => {
    const { frame } = await inUse(600, 640, { views: false });
    frame.requestFullscreen = () => Promise.reject(new TypeError('no'));
    button(frame)!.click();
    await settled(frame);
    expect(button(frame)!.ariaPressed).to.equal('false');
  });
});
