import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { DiceHand } from '../../../../components/shared/parts/dice-hand.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { drawnIn } from '../../../support/drawn-in.ts';
import '../../../../components/shared/parts/dice-hand.ts';

const FOUR: Hand = { name: 'close combat', dice: 4, read: 'successes', target: 3 };

const shown = async (properties: Partial<DiceHand> = {}): Promise<DiceHand> => {
  const hand = await fixture<DiceHand>(html`<dice-hand
    .hand=${FOUR}
    label="4 dice, close combat 3+"
    detail="Assault 1–4, in contact"
  ></dice-hand>`);
  Object.assign(hand, properties);
  await hand.updateComplete;
  return hand;
};

const dice = (hand: DiceHand): HTMLElement[] => [...hand.renderRoot.querySelectorAll<HTMLElement>('.die')];
describe('a hand of dice to be thrown', () => {
  it('is a group with the name and detail it was given', async () => {
    const hand = await shown();
    const group = hand.renderRoot.querySelector('[role=group]');
    const ids = group?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map(id => hand.shadowRoot?.getElementById(id)?.textContent);
    expect(named.join(' ')).to.contain('4 dice, close combat 3+ Assault 1–4, in contact');
  });

  it('has a blank die for each of its dice, and shows those that were entered', async () => {
    const hand = await shown({ faces: [5] });
    expect(dice(hand).map(die => die.classList.contains('blank'))).to.eql([false, true, true, true]);
    expect(drawnIn(dice(hand)[0]!, '.pip')).to.equal(5);
  });

  it('has no stop for Tab', async () => {
    const hand = await shown();
    await sendKeys({ press: 'Tab' });
    expect(hand.shadowRoot?.activeElement).to.equal(null);
  });

  it('shows what it is given as text', async () => {
    const hand = await shown({ label: '<img src=x>', detail: '<b>bold</b>' });
    expect(hand.renderRoot.querySelectorAll('img, b')).to.have.length(0);
    expect(hand.renderRoot.textContent).to.contain('<img src=x>');
  });

  it('has no fault that axe finds', async () => {
    expect(await faultsOf(await shown({ faces: [3, null], side: 'defender' }))).to.eql([]);
  });
});

describe('a settled hand', () => {
  const settled = { settled: true, faces: [3, 5, 2, 6], outcome: '3 hits' };

  it('says of every die what it shows and whether it counts', async () => {
    const hand = await shown(settled);
    expect(dice(hand).map(die => die.getAttribute('aria-label'))).to.eql([
      'die 1 of 4: 3, hit',
      'die 2 of 4: 5, hit',
      'die 3 of 4: 2, miss',
      'die 4 of 4: 6, hit',
    ]);
    expect(hand.renderRoot.querySelector('#outcome')?.textContent).to.equal('3 hits');
  });

  it('uses the words it is given for a die that counts and one that does not', async () => {
    const hand = await shown({ ...settled, verdicts: ['saved', 'killed'] });
    expect(dice(hand)[2]?.getAttribute('aria-label')).to.equal('die 3 of 4: 2, killed');
  });

  it('ticks and fills the dice that count, and no others', async () => {
    const hand = await shown({ ...settled, side: 'attacker' });
    expect(dice(hand).map(die => die.querySelector('.mark') !== null)).to.eql([true, true, false, true]);
    const fills = dice(hand).map(die => getComputedStyle(die.querySelector('.body') ?? die).fill);
    expect(fills.map(fill => fill !== 'none')).to.eql([true, true, false, true]);
  });

  it('ticks one of the highest dice where the highest counts', async () => {
    const hand = await shown({ ...settled, hand: { name: 'result', dice: 3, read: 'highest' }, faces: [2, 5, 5] });
    expect(dice(hand).map(die => die.querySelector('.mark') !== null)).to.eql([false, true, false]);
  });

  it('has no fault that axe finds, for either side', async () => {
    for (const side of ['attacker', 'defender', null] as const) {
      expect(await faultsOf(await shown({ ...settled, side }))).to.eql([]);
    }
  });
});

describe('dice that the program throws', () => {
  const durations = (hand: DiceHand): readonly number[] =>
    dice(hand)
      .flatMap(die => die.getAnimations({ subtree: true }))
      .map(animation => Number(animation.effect?.getComputedTiming().endTime));

  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('tumble for at most 400 milliseconds', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const twelve = { hand: { ...FOUR, dice: 12 }, faces: new Array<number>(12).fill(4) };
    const hand = await shown({ ...twelve, settled: true, thrown: true });
    expect(durations(hand)).to.have.length(12);
    expect(Math.max(...durations(hand))).to.be.at.most(400);
  });

  it('lie still when they came from the table', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(durations(await shown({ settled: true, faces: [1, 2, 3, 4] }))).to.eql([]);
  });

  it('lie still for those who want no motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(durations(await shown({ settled: true, faces: [1, 2, 3, 4], thrown: true }))).to.eql([]);
  });
});
