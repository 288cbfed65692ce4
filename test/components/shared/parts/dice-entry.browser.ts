import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { DiceEntry } from '../../../../components/shared/parts/dice-entry.ts';
import type { AnnouncementWanted } from '../../../../components/shared/parts/live-region.ts';
import type { DiceEntered } from '../../../../components/shared/parts/throw-events.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/dice-entry.ts';

const HANDS: readonly Hand[] = [
  { name: 'attacker', dice: 2, read: 'successes', target: 3 },
  { name: 'defender', dice: 3, read: 'successes', target: 4 },
];
const LABELS = [
  { label: '2 dice, close combat 3+', short: 'CC 3+', detail: 'Assault 1–2', side: 'attacker' },
  { label: '3 dice, close combat 4+', short: 'CC 4+', detail: 'Boyz 1–3', side: 'defender' },
] as const;

const shown = async (properties: Partial<DiceEntry> = {}): Promise<DiceEntry> => {
  const element = await fixture<DiceEntry>(html`<dice-entry .hands=${HANDS} .labels=${LABELS}></dice-entry>`);
  Object.assign(element, properties);
  await element.updateComplete;
  element.focus();
  return element;
};

const press = async (element: DiceEntry, ...keys: string[]): Promise<void> => {
  for (const key of keys) {
    const isBack = key === 'Shift+Tab';
    if (isBack) await sendKeys({ down: 'Shift' });
    await sendKeys({ press: isBack ? 'Tab' : key });
    if (isBack) await sendKeys({ up: 'Shift' });
  }
  await element.updateComplete;
};

const paste = async (element: DiceEntry, text: string): Promise<void> => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
  element.shadowRoot!.activeElement!.dispatchEvent(event);
  await element.updateComplete;
};

const tap = async (element: DiceEntry, target: Element | null | undefined): Promise<void> => {
  const { x, y, width, height } = target!.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await element.updateComplete;
};

const all = (element: DiceEntry, selector: string): HTMLElement[] =>
  [...element.renderRoot.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: DiceEntry, selector: string): string =>
  all(element, selector).map(one => one.innerText.replace(/\s+/g, ' ').trim()).join('|');
const faceKey = (element: DiceEntry, face: number): HTMLElement => all(element, '.key')[face - 1]!;
const slots = (element: DiceEntry): (string | null)[] =>
  all(element, '.slot').map(die => die.getAttribute('aria-label')!.split(': ')[1]!);
const focused = (element: DiceEntry): string | null | undefined =>
  element.shadowRoot?.activeElement?.getAttribute('aria-label');

/** Everything that is said, in order. */
const told = (element: DiceEntry): string[] => {
  const heard: string[] = [];
  element.addEventListener('announcement-wanted', event => heard.push((event as AnnouncementWanted).says));
  return heard;
};

/** The faces with which the dice are used. */
const used = (element: DiceEntry): (readonly number[])[] => {
  const heard: (readonly number[])[] = [];
  element.addEventListener('dice-entered', event => heard.push((event as DiceEntered).faces));
  return heard;
};

describe('dice that are tapped', () => {
  it('go over the borders of hands and sides by themselves, one tap a die', async () => {
    const element = await shown();
    const heard = used(element);
    for (const [at, face] of [6, 1, 4, 4, 2].entries()) {
      expect(textOf(element, '.count')).to.equal(`${at} of 5`);
      await tap(element, faceKey(element, face));
    }
    await press(element, 'Enter');
    expect(heard).to.eql([[6, 1, 4, 4, 2]]);
  });

  it('are told by their hand, with its hits as they come, and those of the side', async () => {
    const [own, enemy] = HANDS;
    const element = await shown({ hands: [own!, own!, enemy!], labels: [LABELS[0], LABELS[0], LABELS[1]] });
    await press(element, '3', '1', '6');
    expect(textOf(element, '.chip')).to.equal('CC 3+ 1/2|CC 3+ 1/2|CC 4+ ×3');
    expect(textOf(element, '#who p:not(.other-hand)')).to.equal('2 dice, close combat 3+ · Assault 1–2 1 hit of 1');
    expect(textOf(element, '.total')).to.equal('so far 2 hits of 3');
    expect(textOf(element, '.count')).to.equal('3 of 7');
  });

  it('have a face too many refused, and nothing changes', async () => {
    const element = await shown();
    await press(element, ...'35126');
    const heard = used(element);
    await tap(element, faceKey(element, 1));
    expect(textOf(element, '[role=alert]')).to.equal('All dice are entered.');
    await press(element, 'Enter');
    expect(heard).to.eql([[3, 5, 1, 2, 6]]);
  });

  it('are taken back, the last one with one tap', async () => {
    const element = await shown();
    await press(element, ...'35126');
    await tap(element, all(element, '.erase')[0]);
    expect(slots(element)).to.eql(['1, miss', '2, miss', 'blank']);
    expect(textOf(element, '.count')).to.equal('4 of 5');
  });

  it('are corrected where they lie: a chip shows another hand, a die that is tapped is next', async () => {
    const element = await shown();
    await press(element, '3', '5', '1');
    await tap(element, all(element, '.chip')[0]);
    expect(slots(element)).to.eql(['3, hit', '5, hit']);
    await tap(element, all(element, '.slot')[1]);
    await tap(element, faceKey(element, 2));
    expect(slots(element)).to.eql(['1, miss', 'blank', 'blank']);
    expect(textOf(element, '.chip')).to.equal('CC 3+ 1/2|CC 4+ 0/3');
  });

  it('tint the faces that hit', async () => {
    const element = await shown();
    const hitting = (): (string | null)[] => all(element, '.hits').map(one => one.getAttribute('aria-label'));
    expect(hitting()).to.eql(['3', '4', '5', '6']);
    await press(element, '3', '5');
    expect(hitting()).to.eql(['4', '5', '6']);
  });
});

describe('dice that are typed', () => {
  it('need nothing but digits and Enter, and the focus stays where it is', async () => {
    const element = await shown();
    const heard = used(element);
    expect(focused(element)).to.equal('1');
    await press(element, ...'3512');
    expect(focused(element)).to.equal('1');
    await press(element, '6', 'Enter');
    expect(heard).to.eql([[3, 5, 1, 2, 6]]);
  });

  it('are walked to with Tab and arrows: hands, dice, faces', async () => {
    const element = await shown();
    await press(element, '3', '5', '1', 'Shift+Tab', 'ArrowLeft', 'Enter', '4');
    expect(slots(element)).to.eql(['4, hit', 'blank', 'blank']);
    expect(focused(element)).to.equal('1');
    await press(element, 'ArrowRight', 'ArrowRight', 'Space');
    expect(slots(element)).to.eql(['4, hit', '3, miss', 'blank']);
  });

  it('are taken back with Backspace, over the border of a hand', async () => {
    const element = await shown();
    await press(element, '3', '5', 'Backspace');
    expect(slots(element)).to.eql(['3, hit', 'blank']);
    expect(focused(element)).to.equal('1');
  });

  it('are pasted, in any common writing', async () => {
    for (const text of ['3 5 1 2', '3512', '3, 5; 1\n2']) {
      const element = await shown();
      await paste(element, text);
      expect(textOf(element, '.count')).to.equal('4 of 5');
      expect(slots(element)).to.eql(['1, miss', '2, miss', 'blank']);
    }
  });

  it('lose nothing when something else is pasted or typed: it is said what was wrong', async () => {
    const element = await shown();
    await press(element, '3', '5');
    for (const [text, said] of [['1 7', '7'], ['six', 's']] as const) {
      await paste(element, text);
      expect(textOf(element, '[role=alert]')).to.equal(`No die shows “${said}”. Nothing was entered.`);
    }
    await press(element, '9');
    expect(textOf(element, '[role=alert]')).to.contain('No die shows “9”.');
    await paste(element, '1 2 3 4');
    expect(textOf(element, '[role=alert]')).to.equal('4 faces for 3 dice. Nothing was entered.');
    expect(textOf(element, '.count')).to.equal('2 of 5');
    await press(element, '1');
    expect(textOf(element, '[role=alert]')).to.equal('');
  });
});

describe('what is said of dice that are entered', () => {
  it('is each face with what it does, and at the end of a hand what came of it and what is next', async () => {
    const element = await shown();
    const heard = told(element);
    await press(element, ...'3512', 'Backspace', '2', '6');
    expect(heard).to.eql([
      '3, hit', '5, hit. 2 hits of 2. Next: 3 dice, close combat 4+.', '1, miss', '2, miss', 'Taken back, 3 of 5',
      '2, miss', '6, hit. 1 hit of 3. Next: Use these 5 dice.',
    ]);
  });

  it('is a number where dice are read as one', async () => {
    const element = await shown({ hands: [{ name: 'result', dice: 2, read: 'highest' }], labels: [] });
    const heard = told(element);
    await press(element, '2', '5');
    expect(heard).to.eql(['2', '5. highest: 5. Next: Use these 2 dice.']);
  });

  it('uses the words of the hand', async () => {
    const hands: readonly Hand[] = [{ name: 'save', dice: 2, read: 'successes', target: 4 }];
    const labels = [{ label: 'Boyz 1', detail: 'armour 6+', verdicts: ['saved', 'not saved'] as const }];
    const element = await shown({ hands, labels });
    await press(element, '2', '5');
    expect(textOf(element, '.tally')).to.equal('saved: 1 of 2');
  });
});

describe('the block of dice entry', () => {
  const wide = { hands: HANDS.map(hand => ({ ...hand, dice: 12 })) };

  afterEach(async () => {
    await emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    document.documentElement.style.fontSize = '';
    await setViewport({ width: 800, height: 600 });
  });

  it('has keys of at least 52 by 56 pixels on a phone, which stay where they are from hand to hand', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await shown();
    element.style.inlineSize = '358px';
    const place = faceKey(element, 1).getBoundingClientRect();
    expect(place.width).to.be.at.least(52);
    expect(place.height).to.be.at.least(56);
    await press(element, ...'35126');
    expect(faceKey(element, 1).getBoundingClientRect().top).to.equal(place.top);
    expect(element.scrollWidth).to.be.at.most(358);
  });

  it('has one row of dice that follows the next one', async () => {
    const element = await shown(wide);
    element.style.inlineSize = '358px';
    await press(element, ...'1234561234');
    const row = all(element, '.slots')[0]!.getBoundingClientRect();
    const next = all(element, '.slot[aria-current]')[0]!.getBoundingClientRect();
    expect(next.left).to.be.at.least(row.left);
    expect(next.right).to.be.at.most(row.right);
    expect(row.height).to.be.below(60);
  });

  it('has targets of at least 44 pixels, though what is drawn is lower', async () => {
    const element = await shown(wide);
    for (const target of all(element, 'button')) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const reach = [y + height / 2 - 21, y + height / 2 + 21].map(at =>
        element.shadowRoot!.elementFromPoint(x + width / 2, at)?.closest('button') === target);
      expect(width).to.be.at.least(40);
      if (target.matches('.icon')) expect(reach).to.eql([true, true]);
    }
  });

  it('is as low as half a sheet on a phone lets it be', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await shown();
    element.style.inlineSize = '336px';
    expect(element.getBoundingClientRect().height).to.be.at.most(225);
  });

  it('cuts and overlaps nothing with text of twice the size, or words longer by two fifths', async () => {
    const longer = LABELS.map(one => ({ ...one, label: `${one.label} and longer`, short: `${one.short} more` }));
    for (const [size, labels] of [['32px', LABELS], ['16px', longer]] as const) {
      document.documentElement.style.fontSize = size;
      const element = await shown({ ...wide, labels });
      element.style.inlineSize = '318px';
      await press(element, '3', '5');
      expect(element.scrollWidth).to.be.at.most(318);
      for (const button of all(element, '.key')) {
        expect(button.scrollWidth).to.be.at.most(button.offsetWidth);
      }
      const parts = all(element, '.entry > :not(:empty)').map(part => part.getBoundingClientRect());
      parts.slice(1).forEach((part, at) => expect(part.top).to.be.at.least(parts[at]!.bottom - 0.5));
    }
  });

  it('shows in forced colours which die is next, which faces hit and which hand is meant', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const element = await shown();
    const widthOf = (face: number): string => getComputedStyle(faceKey(element, face)).borderTopWidth;
    expect([widthOf(2), widthOf(3)]).to.eql(['1px', '2px']);
    expect(getComputedStyle(all(element, '.chip span')[0]!).outlineStyle).to.equal('solid');
    const dashes = all(element, '.slot .body').map(body => getComputedStyle(body).strokeDasharray);
    expect(dashes[0]).to.equal('none');
    expect(dashes[1]).not.to.equal('none');
  });

  it('has no fault that axe finds, blank, half entered, refused and full, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await emulateMedia({ colorScheme });
      const element = await shown();
      element.style.colorScheme = colorScheme;
      expect(await faultsOf(element)).to.eql([]);
      await press(element, '3', '5', '1', '9');
      expect(await faultsOf(element)).to.eql([]);
      await press(element, '2', '6');
      expect(await faultsOf(element)).to.eql([]);
    }
  });
});
