import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import type { RailState, StepRail } from '../../../../components/shared/parts/step-rail.ts';
import { textOf } from '../../epic-armageddon/resolver/driving.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/step-rail.ts';

const NAMES = ['Target', 'Charge', 'Counter-charge', 'Attacks', 'Support', 'Result', 'Withdraw', 'Consolidate'];

/** The eight steps with this one now, and the one after it possible next. */
const stepsAt = (now: number): StepRail['steps'] => {
  const stateOf = (at: number): RailState => {
    if (at < now) return 'done';
    if (at === now) return 'now';
    return at === now + 1 ? 'next' : 'later';
  };
  return NAMES.map((label, at) => ({ id: label, label, state: stateOf(at), note: null }));
};

const shown = async (now: number, width: number): Promise<StepRail> => {
  const rail = await fixture<StepRail>(html`<step-rail .steps=${stepsAt(now)}></step-rail>`);
  rail.style.inlineSize = `${width}px`;
  await settle(rail);
  return rail;
};

/** The same steps after an action test. */
const shownWithTest = async (now: number, width: number): Promise<StepRail> => {
  const rail = await shown(Math.max(0, now - 1), width);
  const state = now === 0 ? 'now' : 'done';
  const test = { id: 'test', label: 'Action test', state, note: null } as const;
  const first = { ...rail.steps[0]!, state: 'next' } as const;
  rail.steps = [test, ...(now === 0 ? [first, ...stepsAt(-2).slice(1)] : rail.steps)];
  await settle(rail);
  return rail;
};

/** Two frames: one to measure the rail, one to act on it. */
const settle = async (rail: StepRail): Promise<void> => {
  await rail.updateComplete;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await rail.updateComplete;
};

const steps = (rail: StepRail): HTMLElement[] => [...rail.renderRoot.querySelectorAll<HTMLElement>('li')];
const list = (rail: StepRail): HTMLElement | null => rail.renderRoot.querySelector('ol');

describe('the step rail', () => {
  it('lists the steps in the order of the rules, numbered from 1, with a tick for what is done', async () => {
    const rail = await shown(3, 1200);
    const signs = steps(rail).map(step => step.querySelector('.number')!);
    expect(signs.map(sign => textOf(sign))).to.eql(['', '', '', '4', '5', '6', '7', '8']);
    expect(signs.map(sign => sign.querySelector('.tick') !== null)).to.eql([true, true, true, ...Array(5).fill(false)]);
  });

  it('marks the present step, and it alone, as the current one', async () => {
    const rail = await shown(3, 1200);
    const marks = steps(rail).map(step => step.getAttribute('aria-current'));
    expect(marks).to.eql([null, null, null, 'step', null, null, null, null]);
  });

  it('says in words what is done, possible next and later', async () => {
    const said = steps(await shown(3, 1200)).map(step => step.querySelector('.spoken')?.textContent ?? null);
    expect(said).to.eql([', done', ', done', ', done', null, ', possible next', ', later', ', later', ', later']);
  });

  it('tells the states apart by more than colour: a tick, a ground, weight', async () => {
    const [done, , , now, next, later] = steps(await shown(3, 1200)).map(step => step.querySelector('.number')!);
    const weightOf = (number: Element): number => Number(getComputedStyle(number).fontWeight);
    const groundOf = (number: Element): string => getComputedStyle(number.parentElement!).backgroundColor;
    expect(textOf(done!)).to.equal('');
    expect(groundOf(now!)).to.not.equal(groundOf(later!));
    expect(weightOf(next!)).to.be.greaterThan(weightOf(later!));
  });

  it('shows nine steps beside a panel without scrolling: numbers, and the name of the present one', async () => {
    for (let now = 0; now < 9; now += 1) {
      const rail = await shownWithTest(now, 440);
      expect(list(rail)?.scrollWidth, `step ${now}`).to.equal(list(rail)?.clientWidth);
      const widths = steps(rail).map(step => step.querySelector('.label')!.clientWidth);
      expect(widths.map(width => width > 1), `step ${now}`).to.eql(widths.map((_, at) => at === now));
      const label = steps(rail)[now]!.querySelector('.label')!;
      expect(label.scrollWidth, `the name of step ${now}`).to.equal(label.clientWidth);
    }
  });

  it('lists every step by name, one below the other, where it stands upright', async () => {
    const rail = await shown(3, 250);
    rail.toggleAttribute('upright', true);
    await settle(rail);
    const boxes = steps(rail).map(step => step.getBoundingClientRect());
    boxes.slice(1).forEach(({ top }, at) => expect(top).to.be.at.least(boxes[at]!.bottom));
    const widths = steps(rail).map(step => step.querySelector('.label')!.clientWidth);
    expect(Math.min(...widths)).to.be.greaterThan(1);
  });

  it('scrolls the present step into view where not all have room, and can then be scrolled with the keys', async () => {
    const rail = await shown(7, 200);
    const [outer, inner] = [rail.getBoundingClientRect(), steps(rail)[7]?.getBoundingClientRect()];
    expect(inner?.right).to.be.at.most(outer.right + 1);
    expect(list(rail)?.tabIndex).to.equal(0);
    rail.steps = stepsAt(0);
    await settle(rail);
    expect(steps(rail)[0]?.getBoundingClientRect().left).to.be.at.least(outer.left - 1);
  });

  it('never scrolls the page', async () => {
    const rail = await shown(7, 200);
    const spacer = document.createElement('div');
    spacer.style.blockSize = '3000px';
    rail.before(spacer);
    scrollTo(0, 0);
    rail.steps = stepsAt(2);
    await settle(rail);
    await aTimeout(0);
    expect(scrollY).to.equal(0);
    spacer.remove();
  });

  it('is no stop for Tab where everything is in view', async () => {
    expect(list(await shown(3, 1200))?.tabIndex).to.equal(-1);
  });

  it('has no fault that axe finds, wide and narrow', async () => {
    expect(await faultsOf(await shown(3, 1200))).to.eql([]);
    expect(await faultsOf(await shown(3, 200))).to.eql([]);
  });
});
