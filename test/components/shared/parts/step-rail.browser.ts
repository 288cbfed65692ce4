import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import type { RailState, StepRail } from '../../../../components/shared/parts/step-rail.ts';
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
  return NAMES.map((label, at) => ({ id: label, label, number: `A${at + 1}`, state: stateOf(at), note: null }));
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
  const test = { id: 'test', label: 'Action test', number: 'A0', state, note: null } as const;
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
  it('lists the steps in the order of the rules', async () => {
    const rail = await shown(3, 1200);
    expect(steps(rail).map(step => step.querySelector('.number')?.textContent)).to.eql(
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'],
    );
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

  it('tells the states apart by more than colour: a tick, a fill, a ring', async () => {
    const rail = await shown(3, 1200);
    const [done, , , now, next, later] = steps(rail);
    expect(done?.querySelectorAll('.tick')).to.have.length(1);
    expect(later?.querySelectorAll('.tick')).to.have.length(0);
    expect(getComputedStyle(now ?? rail).backgroundColor).to.not.equal(getComputedStyle(later ?? rail).backgroundColor);
    expect(getComputedStyle(next ?? rail).borderStyle).to.equal('dashed');
  });

  it('shows eight steps on a phone without scrolling: numbers, and the name of the present one', async () => {
    const rail = await shown(3, 328);
    expect(list(rail)?.scrollWidth).to.equal(list(rail)?.clientWidth);
    const widths = steps(rail).map(step => step.querySelector('.label')?.getBoundingClientRect().width ?? 0);
    expect(widths.map(width => width > 1)).to.eql([false, false, false, true, false, false, false, false]);
  });

  it('has room on a phone for the longest name of eight', async () => {
    const label = steps(await shown(2, 342))[2]!.querySelector('.label')!;
    expect(label.scrollWidth).to.equal(label.clientWidth);
  });

  it('shows nine steps on a phone without scrolling, whichever of them is the present one', async () => {
    for (let now = 0; now < 9; now += 1) {
      const rail = await shownWithTest(now, 328);
      expect(list(rail)?.scrollWidth, `A${now}`).to.equal(list(rail)?.clientWidth);
      const label = steps(rail)[now]!.querySelector('.label')!;
      expect(label.clientWidth, `the name of A${now}`).to.be.at.least(Math.min(60, label.scrollWidth));
    }
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
