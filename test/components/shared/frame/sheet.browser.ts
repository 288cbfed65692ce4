/** The sheet of a frame that is stacked: by hand, by keys, and when the step changes. */
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { boxOf, focused, framed, part, settled, stepsAt, touched, uncovered, type Framed } from './framed.ts';

const PEEK = 72;
const HALF = 241;
const FULL = 484;

/** As much of a map as a sheet lies over. */
interface Covered {
  readonly covered: { readonly bottom: number };
}

/** Of a phone, with somebody's hand on it. */
const onPhone = async (more: Parameters<typeof framed>[2] = {}): Promise<Framed> => {
  await emulateMedia({ reducedMotion: 'reduce' });
  const made = await framed(360, 740, more);
  await touched(made);
  return made;
};

/** As by a hand: the browser has told of it when the next thing happens. */
const scrolled = async (content: HTMLElement, to: number): Promise<void> => {
  const told = new Promise(resolve => content.addEventListener('scroll', resolve, { once: true }));
  content.scrollTop = to;
  await told;
};

const heightOf = ({ frame }: Framed): number => boxOf(frame, '.sheet').height;

const grabberAt = ({ frame }: Framed): [number, number] => {
  const { x, y, width, height } = boxOf(frame, '.grabber');
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** Drags by so many px upwards, in steps that are apart in time: the pointer rests before it is let go. */
const drag = async (made: Framed, up: number): Promise<void> => {
  const [x, y] = grabberAt(made);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.5, 1]) await sendMouse({ type: 'move', position: [x, Math.round(y - up * share)] });
  await rest();
  await sendMouse({ type: 'move', position: [x, Math.round(y - up) + 1] });
  await sendMouse({ type: 'up' });
  await settled(made.frame);
};

const rest = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 60));

/** A flick: so many px upwards within 10 ms. */
const flick = async ({ frame }: Framed, up: number): Promise<void> => {
  const head = part(frame, '.head');
  const at = { bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: 180 };
  Object.assign(head, { setPointerCapture: () => undefined }); // there is no such pointer
  const send = (type: string, clientY: number, timeStamp: number): void => {
    const event = new PointerEvent(type, { ...at, clientY });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    head.dispatchEvent(event);
  };
  send('pointerdown', 420, 0);
  send('pointermove', 420 - up, 10);
  send('pointerup', 420 - up, 11);
  await settled(frame);
};

const press = async ({ frame }: Framed, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(frame);
};

describe('the sheet', () => {
  afterEach(async () => {
    document.body.removeAttribute('style');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('opens at half', async () => {
    const made = await onPhone();
    expect([made.frame.detent, heightOf(made)]).to.eql(['half', HALF]);
  });

  it('follows the pointer and comes to rest at the nearest detent', async () => {
    const made = await onPhone();
    await drag(made, 200);
    expect([made.frame.detent, heightOf(made)]).to.eql(['full', FULL]);
    expect(uncovered(made.frame)).to.equal(120);
    await drag(made, -60);
    expect(heightOf(made)).to.equal(FULL);
    await drag(made, -380);
    expect([made.frame.detent, heightOf(made)]).to.eql(['peek', PEEK]);
  });

  it('is as high as the pointer leads it on the way, between peek and full', async () => {
    const made = await onPhone();
    const [x, y] = grabberAt(made);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    for (const [to, height] of [[-100, 341], [-600, FULL], [300, PEEK]] as const) {
      await sendMouse({ type: 'move', position: [x, Math.max(1, Math.min(739, y + to))] });
      expect(heightOf(made)).to.be.closeTo(height, 1);
    }
    await sendMouse({ type: 'move', position: [x, y] });
    await rest();
    await sendMouse({ type: 'move', position: [x, y + 1] });
    await sendMouse({ type: 'up' });
    await settled(made.frame);
    expect(heightOf(made)).to.equal(HALF);
  });

  it('goes one detent on by a flick of any length', async () => {
    const made = await onPhone();
    await flick(made, 20);
    expect(made.frame.detent).to.equal('full');
    await flick(made, -20);
    expect(made.frame.detent).to.equal('half');
    await flick(made, -200);
    expect(made.frame.detent).to.equal('peek');
  });

  it('goes on by a tap and by Enter, up and down by arrows, and down by Escape', async () => {
    const made = await onPhone();
    await sendMouse({ type: 'click', position: grabberAt(made) });
    await settled(made.frame);
    expect(made.frame.detent).to.equal('full');
    part(made.frame, '.grabber').focus();
    for (const [key, detent] of [
      ['Enter', 'peek'], ['ArrowUp', 'half'], ['ArrowUp', 'full'], ['ArrowUp', 'full'], ['ArrowDown', 'half'],
      ['Escape', 'peek'], ['Escape', 'peek'],
    ] as const) {
      await press(made, key);
      expect(made.frame.detent, key).to.equal(detent);
    }
  });

  it('is a button of 44 px that says where it is', async () => {
    const { frame } = await onPhone();
    const grabber = part(frame, '.grabber');
    expect(boxOf(frame, '.grabber').height).to.equal(44);
    expect(grabber.ariaLabel).to.equal('Panel: half');
    frame.rest('full');
    await settled(frame);
    expect(grabber.ariaLabel).to.equal('Panel: full');
  });

  it('lets nobody into what it does not show, and the focus goes to its button', async () => {
    const made = await onPhone();
    const { frame } = made;
    frame.querySelector<HTMLElement>('[slot=panel] button')!.focus();
    expect(focused()!.textContent).to.equal('Why?');
    frame.rest('peek');
    await settled(frame);
    expect(part(frame, '.content').inert).to.equal(true);
    expect(focused()).to.equal(part(frame, '.grabber'));
    frame.rest('half');
    await settled(frame);
    expect(part(frame, '.content').inert).to.equal(false);
  });

  it('returns to half at a new step, from its beginning, unless it was left at its title', async () => {
    const { frame } = await onPhone();
    frame.rest('full');
    await settled(frame);
    await scrolled(part(frame, '.content'), 200);
    frame.steps = stepsAt(4);
    await settled(frame);
    expect(frame.detent).to.equal('half');
    expect(part(frame, '.content').scrollTop).to.equal(0);
    frame.rest('peek');
    await settled(frame);
    frame.steps = stepsAt(5);
    await settled(frame);
    expect(frame.detent).to.equal('peek');
  });

  it('stays where it is within a step', async () => {
    const { frame } = await onPhone();
    frame.rest('full');
    await settled(frame);
    await scrolled(part(frame, '.content'), 200);
    frame.steps = stepsAt(3);
    frame.lines = [];
    await settled(frame);
    expect([frame.detent, part(frame, '.content').scrollTop]).to.eql(['full', 200]);
  });

  it('scrolls what is in it, and is not dragged by that', async () => {
    const made = await onPhone();
    const content = boxOf(made.frame, '.content');
    await sendMouse({ type: 'move', position: [180, Math.round(content.y + 100)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [180, Math.round(content.y - 100)] });
    await sendMouse({ type: 'up' });
    await settled(made.frame);
    expect(heightOf(made)).to.equal(HALF);
  });

  it('tells the map what it covers', async () => {
    const { frame } = await onPhone();
    const map = frame.querySelector('assault-battlefield') as unknown as Covered;
    expect(map.covered.bottom).to.equal(HALF);
    frame.rest('peek');
    await settled(frame);
    expect(map.covered.bottom).to.equal(PEEK);
  });

  it('leaves whom the map shows in sight while it grows by what comes, and shifts it once it is touched', async () => {
    const made = await framed(360, 604, { paragraphs: 0 });
    const { frame } = made;
    const map = frame.querySelector('assault-battlefield')!;
    const panel = frame.querySelector('[slot=panel]')!;
    const [scale, low] = [map.camera.scale, map.covered!.bottom];
    const tall = document.createElement('div');
    tall.style.blockSize = '2000px';
    panel.append(tall);
    await settled(frame);
    expect(map.covered!.bottom).to.be.greaterThan(low + 50);
    expect(map.camera).to.eql(map.fitted(map.view));
    expect(map.camera.scale).to.be.lessThan(scale);
    await touched(made);
    const shown = map.camera.scale;
    frame.rest('full');
    await settled(frame);
    expect(map.camera.scale).to.equal(shown);
  });
});
