import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { DiceHand } from '../../../../components/shared/parts/dice-hand.ts';
import type { DiceThrow } from '../../../../components/shared/parts/dice-throw.ts';
import type { DiceEntered } from '../../../../components/shared/parts/throw-events.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/dice-throw.ts';

const HANDS: readonly Hand[] = [
  { name: 'attacker', dice: 2, read: 'successes', target: 3 },
  { name: 'defender', dice: 3, read: 'successes', target: 4 },
];
const LABELS = [
  { label: '2 dice, close combat 3+', detail: 'Assault 1–2', side: 'attacker', outcome: '1 hit' },
  { label: '3 dice, close combat 4+', detail: 'Boyz 1–3', side: 'defender', outcome: '2 hits' },
] as const;

const shown = async (properties: Partial<DiceThrow> = {}): Promise<DiceThrow> => {
  const element = await fixture<DiceThrow>(html`<dice-throw .hands=${HANDS} .labels=${LABELS}></dice-throw>`);
  await change(element, properties);
  return element;
};

const change = async (element: DiceThrow, properties: Partial<DiceThrow>): Promise<void> => {
  Object.assign(element, properties);
  await element.updateComplete;
  await Promise.all(hands(element).map(hand => hand.updateComplete));
};

const press = async (element: DiceThrow, ...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await change(element, {});
};

const tap = async (element: DiceThrow, target: Element | null | undefined): Promise<void> => {
  const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await change(element, {});
};

const button = (element: DiceThrow, part: 'main' | 'other'): HTMLElement | null =>
  element.renderRoot.querySelector(`[part=${part}]`);
const named = (element: DiceThrow, part: 'main' | 'other'): string | undefined =>
  button(element, part)?.textContent?.trim();
const hands = (element: DiceThrow): DiceHand[] => [...element.renderRoot.querySelectorAll('dice-hand')];
const dice = (element: DiceThrow): HTMLElement[] =>
  hands(element).flatMap(hand => [...hand.renderRoot.querySelectorAll<HTMLElement>('.die')]);
const values = (element: DiceThrow): (string | null)[] => dice(element).map(die => die.getAttribute('aria-valuetext'));
const focused = (element: DiceThrow): number => dice(element).findIndex(die => die.matches(':focus'));

/** Everything the throw says, in order. */
const listen = (element: DiceThrow): unknown[] => {
  const heard: unknown[] = [];
  element.addEventListener('throw-wanted', () => heard.push('throw'));
  element.addEventListener('dice-entered', event => heard.push((event as DiceEntered).faces));
  return heard;
};

describe('a throw', () => {
  it('breaks no word of a name beside a die on a phone', async () => {
    const element = await shown({
      hands: [1, 2].map(at => ({ name: `save ${at}`, dice: 1, read: 'successes', target: 4 })),
      labels: [1, 2].map(at => ({ label: `Shadowsword ${at}`, detail: 'again 4+', compact: true })),
    });
    element.style.inlineSize = '312px';
    await change(element, {});
    const heights = hands(element).map(hand => hand.renderRoot.querySelector('.label')!.getClientRects()[0]!.height);
    const line = 1.3 * parseFloat(getComputedStyle(hands(element)[0]!.renderRoot.querySelector('.label')!).fontSize);
    expect(Math.max(...heights)).to.be.at.most(line + 1);
  });

  it('lets the program throw with one press of the main button', async () => {
    const element = await shown();
    const heard = listen(element);
    expect(named(element, 'main')).to.equal('Throw 5 dice');
    await tap(element, button(element, 'main'));
    expect(heard).to.eql(['throw']);
  });

  it('is thrown with Enter, on its button and on any of its dice', async () => {
    const element = await shown();
    const heard = listen(element);
    element.focus();
    await press(element, 'Enter');
    dice(element)[0]?.focus();
    await press(element, 'Enter');
    expect(heard).to.eql(['throw', 'throw']);
  });

  it('names its main button after the step where the step says so', async () => {
    expect(named(await shown({ action: 'Throw saves' }), 'main')).to.equal('Throw saves');
  });

  it('does nothing while it is busy, and keeps the focus', async () => {
    const element = await shown({ busy: true });
    const heard = listen(element);
    element.focus();
    await press(element, 'Enter');
    await tap(element, button(element, 'other'));
    expect(heard).to.eql([]);
    expect(named(element, 'other')).to.equal('Enter dice');
  });

  it('has main buttons of at least 44 pixels', async () => {
    const element = await shown();
    for (const part of ['main', 'other'] as const) {
      expect(button(element, part)?.getBoundingClientRect().height).to.be.at.least(44);
    }
  });
});

describe('dice from the table', () => {
  it('are typed hand after hand and then used', async () => {
    const element = await shown();
    const heard = listen(element);
    await tap(element, button(element, 'other'));
    expect(focused(element)).to.equal(0);
    await sendKeys({ type: '35126' });
    await change(element, {});
    expect(values(element)).to.eql(['3', '5', '1', '2', '6']);
    expect(named(element, 'main')).to.equal('Use these dice');
    await press(element, 'Enter');
    expect(heard).to.eql([[3, 5, 1, 2, 6]]);
  });

  it('are tapped: a die, then its faces from one tray that stays where it is', async () => {
    const element = await shown();
    const heard = listen(element);
    await tap(element, dice(element)[0]);
    const tray = (): HTMLElement[] => [...element.renderRoot.querySelectorAll<HTMLElement>('.face')];
    const place = tray()[0]?.getBoundingClientRect().top;
    for (const face of [6, 1, 4, 4, 2]) {
      expect(tray()[0]?.getBoundingClientRect().top).to.equal(place);
      await tap(element, tray()[face - 1]);
    }
    expect(values(element)).to.eql(['6', '1', '4', '4', '2']);
    await tap(element, button(element, 'main'));
    expect(heard).to.eql([[6, 1, 4, 4, 2]]);
  });

  it('are not used before every die has a face: the focus goes to the first blank one', async () => {
    const element = await shown();
    const heard = listen(element);
    dice(element)[1]?.focus();
    await press(element, '4');
    expect(element.renderRoot.querySelector('#hint')?.textContent).to.contain('4 dice are still blank.');
    await tap(element, button(element, 'main'));
    expect(heard).to.eql([]);
    expect(focused(element)).to.equal(0);
  });

  it('are walked and erased across hands', async () => {
    const element = await shown();
    dice(element)[0]?.focus();
    await press(element, '3', '5', 'ArrowLeft');
    expect(focused(element)).to.equal(1);
    await press(element, 'ArrowRight');
    expect(focused(element)).to.equal(2);
    await press(element, 'Backspace');
    expect(values(element).slice(0, 3)).to.eql(['3', 'blank', 'blank']);
    expect(focused(element)).to.equal(1);
  });

  it('are pasted across hands', async () => {
    const element = await shown();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '35 126');
    dice(element)[0]?.focus();
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    dice(element)[0]?.dispatchEvent(paste);
    await change(element, {});
    expect(values(element)).to.eql(['3', '5', '1', '2', '6']);
  });

  it('are given up when the program is to throw after all', async () => {
    const element = await shown();
    const heard = listen(element);
    dice(element)[0]?.focus();
    await press(element, '3');
    expect(named(element, 'other')).to.equal('Throw instead');
    await tap(element, button(element, 'other'));
    expect(heard).to.eql(['throw']);
    expect(values(element)).to.eql(['blank', 'blank', 'blank', 'blank', 'blank']);
  });

  it('stay when the same throw is given again, and go when another takes its place', async () => {
    const element = await shown();
    dice(element)[0]?.focus();
    await press(element, '3');
    await change(element, { hands: structuredClone(HANDS), faces: [] });
    expect(values(element)[0]).to.equal('3');
    await change(element, { hands: [{ name: 'save', dice: 1, read: 'successes', target: 5 }] });
    expect(values(element)).to.eql(['blank']);
    expect(element.shadowRoot?.activeElement?.part.value).to.equal('main');
  });
});

describe('a throw that is over', () => {
  it('shows each hand its own dice and what came of them, and no buttons', async () => {
    const element = await shown({ faces: [3, 2, 4, 1, 6] });
    const names = dice(element).map(die => die.getAttribute('aria-label'));
    expect(names[1]).to.equal('die 2 of 2: 2, a miss');
    expect(names[4]).to.equal('die 3 of 3: 6, a hit');
    const outcomes = hands(element).map(hand => hand.shadowRoot?.getElementById('outcome')?.textContent);
    expect(outcomes).to.eql(['1 hit', '2 hits']);
    expect(named(element, 'main')).to.equal(undefined);
  });

  it('tumbles where the program threw it, and lies still where it was typed in', async () => {
    const moving = async (properties: Partial<DiceThrow>): Promise<number> => {
      const element = await shown({ faces: [3, 2, 4, 1, 6], ...properties });
      return dice(element).flatMap(die => die.getAnimations({ subtree: true })).length;
    };
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving({ thrown: true })).to.equal(5);
    expect(await moving({ thrown: false })).to.equal(0);
  });

  it('can be taken back to blank dice', async () => {
    const element = await shown({ faces: [3, 2, 4, 1, 6] });
    await change(element, { faces: [] });
    expect(values(element)).to.eql(['blank', 'blank', 'blank', 'blank', 'blank']);
    expect(named(element, 'main')).to.equal('Throw 5 dice');
  });
});

describe('the whole throw', () => {
  it('fits a phone without scrolling sideways', async () => {
    const element = await shown();
    element.style.inlineSize = '328px';
    await tap(element, button(element, 'other'));
    expect(element.scrollWidth).to.equal(328);
  });

  it('has no fault that axe finds, waiting, being entered and over', async () => {
    const element = await shown();
    expect(await faultsOf(element)).to.eql([]);
    await tap(element, button(element, 'other'));
    await press(element, '3');
    expect(await faultsOf(element)).to.eql([]);
    await change(element, { faces: [3, 2, 4, 1, 6] });
    expect(await faultsOf(element)).to.eql([]);
  });
});
