import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { DiceHand } from '../../../../components/shared/parts/dice-hand.ts';
import type { DiceThrow } from '../../../../components/shared/parts/dice-throw.ts';
import type { DiceEntered, ThrowWanted } from '../../../../components/shared/parts/throw-events.ts';
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
/** The pips on each die; a blank one has none. */
const shownFaces = (element: DiceThrow): number[] => dice(element).map(die => die.querySelectorAll('.pip').length);
/** The name of what has the focus in the entry. */
const focusedIn = (element: DiceThrow): string | null | undefined =>
  element.renderRoot.querySelector('dice-entry')?.shadowRoot?.activeElement?.getAttribute('aria-label');

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

  it('is thrown with Enter on its button', async () => {
    const element = await shown();
    const heard = listen(element);
    element.focus();
    await press(element, 'Enter');
    expect(heard).to.eql(['throw']);
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
    expect(named(element, 'other')).to.equal('My dice');
  });

  it('has main buttons of at least 44 pixels', async () => {
    const element = await shown();
    for (const part of ['main', 'other'] as const) {
      expect(button(element, part)?.getBoundingClientRect().height).to.be.at.least(44);
    }
  });
});

describe('dice from the table', () => {
  it('are entered in place of the hands, and then used', async () => {
    const element = await shown();
    const heard = listen(element);
    await tap(element, button(element, 'other'));
    expect(dice(element)).to.have.length(0);
    await sendKeys({ type: '35126' });
    await press(element, 'Enter');
    expect(heard).to.eql([[3, 5, 1, 2, 6]]);
    expect(shownFaces(element)).to.eql([0, 0, 0, 0, 0]);
  });

  it('are kept half entered when the entry is closed and opened again, and the focus goes there and back', async () => {
    const element = await shown();
    await tap(element, button(element, 'other'));
    expect(focusedIn(element)).to.equal('1');
    await press(element, '3', '5', '4', 'Escape');
    expect(shownFaces(element)).to.eql([3, 5, 4, 0, 0]);
    expect(named(element, 'other')).to.equal('My dice · 3 of 5');
    expect(element.shadowRoot?.activeElement).to.equal(button(element, 'other'));
    await press(element, 'Enter', '1', '2', 'Enter');
    expect(shownFaces(element)).to.eql([0, 0, 0, 0, 0]);
  });

  it('are told with the wish that the program throws the rest', async () => {
    const element = await shown();
    let wanted: ThrowWanted | null = null;
    element.addEventListener('throw-wanted', event => (wanted = event as ThrowWanted));
    await tap(element, button(element, 'other'));
    await press(element, '3', '5');
    const entry = element.renderRoot.querySelector('dice-entry')!;
    entry.renderRoot.querySelector<HTMLElement>('[part=other]')!.click();
    await change(element, {});
    expect(wanted!.entered).to.eql([3, 5, null, null, null]);
    expect(named(element, 'other')).to.equal('My dice');
  });

  it('stay when the same throw is given again, and go when another takes its place', async () => {
    const element = await shown();
    await tap(element, button(element, 'other'));
    await press(element, '3');
    await change(element, { hands: structuredClone(HANDS), faces: [] });
    expect(element.entering).to.equal(true);
    await change(element, { hands: [{ name: 'save', dice: 1, read: 'successes', target: 5 }] });
    expect(shownFaces(element)).to.eql([0]);
    expect(element.shadowRoot?.activeElement?.part.value).to.equal('main');
  });
});

describe('a throw that is over', () => {
  it('shows each hand its own dice and what came of them, and no buttons', async () => {
    const element = await shown({ faces: [3, 2, 4, 1, 6] });
    const names = dice(element).map(die => die.getAttribute('aria-label'));
    expect(names[1]).to.equal('die 2 of 2: 2, miss');
    expect(names[4]).to.equal('die 3 of 3: 6, hit');
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
    expect(shownFaces(element)).to.eql([0, 0, 0, 0, 0]);
    expect(named(element, 'main')).to.equal('Throw 5 dice');
  });
});

describe('the whole throw', () => {
  it('fits a phone without scrolling sideways', async () => {
    const element = await shown();
    element.parentElement!.style.inlineSize = '328px';
    await tap(element, button(element, 'other'));
    const entry = element.renderRoot.querySelector('dice-entry')!;
    expect(entry.scrollWidth).to.equal(328);
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
