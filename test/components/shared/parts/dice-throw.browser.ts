import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { DiceHand } from '../../../../components/shared/parts/dice-hand.ts';
import type { DiceThrow } from '../../../../components/shared/parts/dice-throw.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { drawnIn } from '../../../support/drawn-in.ts';
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

const hands = (element: DiceThrow): DiceHand[] => [...element.renderRoot.querySelectorAll('dice-hand')];
const dice = (element: DiceThrow): HTMLElement[] =>
  hands(element).flatMap(hand => [...hand.renderRoot.querySelectorAll<HTMLElement>('.die')]);
const shownFaces = (element: DiceThrow): number[] => dice(element).map(die => drawnIn(die, '.pip'));

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

  it('has blank dice before it is over, and nothing to press', async () => {
    const element = await shown();
    expect(shownFaces(element)).to.eql([0, 0, 0, 0, 0]);
    expect(element.renderRoot.querySelector('button')).to.equal(null);
  });
});

describe('a throw that is over', () => {
  it('shows each hand its own dice and what came of them', async () => {
    const element = await shown({ faces: [3, 2, 4, 1, 6] });
    const names = dice(element).map(die => die.getAttribute('aria-label'));
    expect(names[1]).to.equal('die 2 of 2: 2, miss');
    expect(names[4]).to.equal('die 3 of 3: 6, hit');
    const outcomes = hands(element).map(hand => hand.shadowRoot?.getElementById('outcome')?.textContent);
    expect(outcomes).to.eql(['1 hit', '2 hits']);
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
  });
});

describe('the whole throw', () => {
  it('fits a phone without scrolling sideways', async () => {
    const element = await shown();
    element.parentElement!.style.inlineSize = '328px';
    await change(element, {});
    expect(Math.max(...hands(element).map(hand => hand.scrollWidth))).to.be.at.most(328);
  });

  it('has no fault that axe finds, waiting and over', async () => {
    const element = await shown();
    expect(await faultsOf(element)).to.eql([]);
    await change(element, { faces: [3, 2, 4, 1, 6] });
    expect(await faultsOf(element)).to.eql([]);
  });
});
