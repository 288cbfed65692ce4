import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { DiceHand } from '../../../../components/shared/parts/dice-hand.ts';
import type { HandChanged, HandLeft } from '../../../../components/shared/parts/hand-events.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { faultsOf } from '../../../support/accessibility.ts';
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
const values = (hand: DiceHand): (string | null)[] => dice(hand).map(die => die.getAttribute('aria-valuetext'));
const focused = (hand: DiceHand): number => dice(hand).findIndex(die => die === hand.shadowRoot?.activeElement);
const press = async (hand: DiceHand, ...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await hand.updateComplete;
};
const tap = async (hand: DiceHand, target: Element | undefined): Promise<void> => {
  const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await hand.updateComplete;
};
const faces = (hand: DiceHand): HTMLElement[] => [...hand.renderRoot.querySelectorAll<HTMLElement>('.face')];

describe('a hand of dice to fill in', () => {
  it('is a group with the name and detail it was given', async () => {
    const hand = await shown();
    const group = hand.renderRoot.querySelector('[role=group]');
    const ids = group?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map(id => hand.shadowRoot?.getElementById(id)?.textContent);
    expect(named.join(' ')).to.contain('4 dice, close combat 3+ Assault 1–4, in contact');
  });

  it('has one stop for Tab, and a blank die for each of its dice', async () => {
    const hand = await shown();
    expect(dice(hand).map(die => die.getAttribute('aria-label'))).to.eql([1, 2, 3, 4].map(at => `die ${at} of 4`));
    expect(values(hand)).to.eql(['blank', 'blank', 'blank', 'blank']);
    await press(hand, 'Tab');
    expect(focused(hand)).to.equal(0);
    await press(hand, 'Tab');
    expect(focused(hand)).to.equal(-1);
  });

  it('is filled by typing its digits', async () => {
    const hand = await shown();
    hand.focusDie();
    await sendKeys({ type: '3526' });
    await hand.updateComplete;
    expect(values(hand)).to.eql(['3', '5', '2', '6']);
    expect(hand.full).to.equal(true);
  });

  it('ignores digits that no die shows', async () => {
    const hand = await shown();
    hand.focusDie();
    await sendKeys({ type: '07894' });
    await hand.updateComplete;
    expect(values(hand)).to.eql(['4', 'blank', 'blank', 'blank']);
  });

  it('tells every change with the whole row', async () => {
    const hand = await shown();
    const heard: unknown[] = [];
    hand.addEventListener('hand-changed', (event: Event) => heard.push((event as HandChanged).faces));
    hand.focusDie();
    await press(hand, '3', 'ArrowUp', 'Backspace', 'Backspace');
    expect(heard).to.eql([
      [3, null, null, null],
      [3, 1, null, null],
      [3, null, null, null],
      [null, null, null, null],
    ]);
  });

  it('blanks with Backspace as a line of text does', async () => {
    const hand = await shown({ faces: [3, 5] });
    hand.focusDie();
    expect(focused(hand)).to.equal(2);
    await press(hand, 'Backspace');
    expect(values(hand)).to.eql(['3', 'blank', 'blank', 'blank']);
    expect(focused(hand)).to.equal(1);
  });

  it('turns a die with Up and Down', async () => {
    const hand = await shown({ faces: [3] });
    hand.focusDie(0);
    await press(hand, 'ArrowUp', 'ArrowUp', 'ArrowDown');
    expect(values(hand)[0]).to.equal('4');
  });

  it('is walked with the arrows, Home and End', async () => {
    const hand = await shown();
    hand.focusDie(0);
    await press(hand, 'ArrowRight');
    expect(focused(hand)).to.equal(1);
    await press(hand, 'End');
    expect(focused(hand)).to.equal(3);
    await press(hand, 'ArrowLeft');
    expect(focused(hand)).to.equal(2);
    await press(hand, 'Home');
    expect(focused(hand)).to.equal(0);
  });

  it('is walked the other way where text runs from right to left', async () => {
    const hand = await shown();
    hand.dir = 'rtl';
    hand.focusDie(0);
    await press(hand, 'ArrowLeft');
    expect(focused(hand)).to.equal(1);
  });

  it('takes pasted digits from the focused die on', async () => {
    const hand = await shown({ faces: [1] });
    hand.focusDie(1);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '5, 2 6');
    dice(hand)[1]?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await hand.updateComplete;
    expect(values(hand)).to.eql(['1', '5', '2', '6']);
  });

  it('says when the keys lead out of it', async () => {
    const hand = await shown({ faces: [1, 2, 3, null] });
    const told = async (key: string, at: number): Promise<readonly string[]> => {
      hand.focusDie(at);
      const left: Promise<HandLeft> = oneEvent(hand, 'hand-left');
      await press(hand, key);
      const { direction, because } = await left;
      return [direction, because];
    };
    expect(await told('4', 3)).to.eql(['next', 'entered']);
    expect(await told('ArrowRight', 3)).to.eql(['next', 'moved']);
    expect(await told('ArrowLeft', 0)).to.eql(['previous', 'moved']);
    await press(hand, 'Home', 'Delete');
    expect(await told('Backspace', 0)).to.eql(['previous', 'erased']);
  });

  it('offers six faces under a die that was tapped, and a tap on one sets it and goes on', async () => {
    const hand = await shown();
    await tap(hand, dice(hand)[1]);
    expect(faces(hand)).to.have.length(6);
    await tap(hand, faces(hand)[4]);
    expect(values(hand)).to.eql(['blank', '5', 'blank', 'blank']);
    expect(focused(hand)).to.equal(2);
    await tap(hand, faces(hand)[0]);
    expect(values(hand)).to.eql(['blank', '5', '1', 'blank']);
  });

  it('keeps the focus on its dice while faces are tapped', async () => {
    const hand = await shown();
    await tap(hand, dice(hand)[0]);
    const roles: (string | null)[] = [];
    hand.shadowRoot?.addEventListener('focusin', ({ target }) => roles.push((target as Element).getAttribute('role')));
    await tap(hand, faces(hand)[2]);
    await tap(hand, faces(hand)[2]);
    expect(roles).to.eql(['spinbutton', 'spinbutton']);
  });

  it('puts the six faces away when the row is full or the focus is elsewhere', async () => {
    const hand = await shown({ faces: [1, 2, 3] });
    await tap(hand, dice(hand)[3]);
    await tap(hand, faces(hand)[3]);
    expect(values(hand)).to.eql(['1', '2', '3', '4']);
    expect(faces(hand)).to.have.length(0);
    await tap(hand, dice(hand)[0]);
    expect(faces(hand)).to.have.length(6);
    await press(hand, 'Tab');
    expect(faces(hand)).to.have.length(0);
  });

  it('has dice and faces of at least 44 pixels', async () => {
    const hand = await shown();
    await tap(hand, dice(hand)[0]);
    for (const target of [...dice(hand), ...faces(hand)]) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('shows what it is given as text', async () => {
    const hand = await shown({ label: '<img src=x>', detail: '<b>bold</b>' });
    expect(hand.renderRoot.querySelectorAll('img, b')).to.have.length(0);
    expect(hand.renderRoot.textContent).to.contain('<img src=x>');
  });

  it('has no fault that axe finds, with its faces open', async () => {
    const hand = await shown({ faces: [3, null], side: 'defender', choosing: true });
    expect(await faultsOf(hand)).to.eql([]);
  });
});

describe('a settled hand', () => {
  const settled = { settled: true, faces: [3, 5, 2, 6], outcome: '3 hits' };

  it('says of every die what it shows and whether it counts', async () => {
    const hand = await shown(settled);
    expect(dice(hand).map(die => die.getAttribute('aria-label'))).to.eql([
      'die 1 of 4: 3, a hit',
      'die 2 of 4: 5, a hit',
      'die 3 of 4: 2, a miss',
      'die 4 of 4: 6, a hit',
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

  it('cannot be changed', async () => {
    const hand = await shown(settled);
    hand.focusDie(0);
    await press(hand, 'Tab', '1', 'Backspace');
    await tap(hand, dice(hand)[0]);
    expect(hand.faces).to.eql([3, 5, 2, 6]);
    expect(faces(hand)).to.have.length(0);
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
