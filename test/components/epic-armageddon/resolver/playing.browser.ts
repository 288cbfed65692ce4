/** A whole resolver in the hands of somebody who has only a keyboard: passengers, rulings, whole assaults. */
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-resolver.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { firstOf } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import {
  find, findAll, focused, heading, isOver, logOf, mainButton, press, ready, settled, textOf, type Driven,
} from './driving.ts';
import { withoutOdds } from './silent-engine.ts';

withoutOdds();

const shown = async (scenario: string): Promise<Driven> => {
  const resolver = await fixture<Driven>(html`<assault-resolver scenario=${scenario}></assault-resolver>`);
  await until('the assault', () => findAll(resolver.shadowRoot!, '.title').length > 0);
  await ready(resolver);
  return resolver;
};

const buttons = (resolver: Driven): readonly HTMLElement[] =>
  findAll(resolver.shadowRoot!, 'button, summary, .choice').filter(one => one.checkVisibility());

/** Puts the focus on what says so, and presses it with the keyboard. */
const go = async (resolver: Driven, words: string): Promise<void> => {
  const found = buttons(resolver).find(one => textOf(one).startsWith(words) || one.ariaLabel === words);
  if (found === undefined) throw new Error(`Nothing says "${words}" on ${heading(resolver)}.`);
  found.focus();
  await press(resolver, 'Enter');
};

const counter = (resolver: Driven, id: string): SVGElement | null =>
  find(resolver, 'assault-battlefield').shadowRoot!.querySelector(`[data-counter="${id}"]`);

/** Presses what the bar offers as next; the focus stays where it is. */
const playToTheEnd = async (resolver: Driven): Promise<number> => {
  let presses = 0;
  for (; presses < 60 && !isOver(resolver); presses += 1) {
    mainButton(resolver)!.focus();
    await press(resolver, 'Enter');
    expect(resolver.contains(document.activeElement), heading(resolver)).to.equal(true);
  }
  return presses;
};

beforeEach(() => setViewport({ width: 1280, height: 800 }));

describe('passengers on the map', () => {
  it('come onto it when they are chosen, and get out by the arrow keys', async () => {
    const resolver = await shown('mechanised-company-cornered');
    await go(resolver, 'Engage');
    await go(resolver, 'Charge ');
    expect(counter(resolver, 'm1')).to.equal(null);
    await go(resolver, 'Chaos Space Marines 1');
    expect(counter(resolver, 'm1')!.getAttribute('aria-label')).to.contain('aboard Chaos Rhino 1');
    counter(resolver, 'm1')!.focus();
    await press(resolver, 'Shift+ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    expect(logOf(resolver).at(-1)).to.equal('Chaos Space Marines 1 gets out of Chaos Rhino 1.');
  });
});

describe('the rulings of a club', () => {
  it('are reached through the menu, answered, and left for the assault, which is where it was', async () => {
    const resolver = await shown('warband-swarms-titan');
    await go(resolver, 'Engage');
    const lines = logOf(resolver).length;
    await go(resolver, 'More');
    await go(resolver, 'How does your club play this?');
    await settled(resolver);
    expect(textOf(focused()!)).to.equal('How does your club play this?');
    await go(resolver, 'Supporting fire');
    await go(resolver, 'No, only in the first.');
    expect(textOf(find(resolver, 'club-rulings'))).to.contain('One of your answers differs.');
    expect(textOf(find(resolver, 'club-rulings'))).to.contain('played again with this answer, up to the same moment');
    expect(await faultsOf(resolver)).to.eql([]);
    await go(resolver, 'Back to the assault');
    expect(heading(resolver)).to.contain('charges');
    expect(logOf(resolver)).to.have.length(lines);
    expect(resolver.contains(document.activeElement)).to.equal(true);
  });

  it('are left by Escape, and by playing on', async () => {
    const resolver = await shown('warband-swarms-titan');
    for (const leave of [() => press(resolver, 'Escape'), () => go(resolver, 'Let it run')]) {
      await go(resolver, 'More');
      await go(resolver, 'How does your club play this?');
      await settled(resolver);
      expect(findAll(resolver.shadowRoot!, 'club-rulings')).to.have.length(1);
      await leave();
      expect(findAll(resolver.shadowRoot!, 'club-rulings')).to.eql([]);
    }
  });
});

describe('with the keyboard alone', () => {
  const played = [
    ['thunderhawk-lands-on-guns', ['Charge ', 'All passengers out']],
    ['warlord-leads-three-mobs', ['Charge ']],
    ['warband-swarms-titan', ['Charge ']],
  ] as const;
  for (const [id, moves] of firstOf<(typeof played)[number]>(played, 1)) {
    it(`${id} is played to its end, and the focus is never lost`, async () => {
      const resolver = await shown(id);
      await go(resolver, 'Engage');
      for (const move of moves) await go(resolver, move);
      expect(await playToTheEnd(resolver)).to.be.greaterThan(5);
      expect(isOver(resolver)).to.equal(true);
    });
  }
});
