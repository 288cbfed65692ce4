import { expect, fixture, html } from '@open-wc/testing';
import { ClubRulings } from '../../../../components/epic-armageddon/resolver/rulings-panel.ts';
import type { RulingsChosen } from '../../../../components/epic-armageddon/resolver/rulings-panel.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, type Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { findAll } from '../steps/played.ts';

const shown = async (rulings: Partial<Rulings> = {}): Promise<{ element: ClubRulings; chosen: Rulings[] }> => {
  const element = await fixture<ClubRulings>(html`<club-rulings
    .rulings=${{ ...DEFAULT_RULINGS, ...rulings }}
  ></club-rulings>`);
  const chosen: Rulings[] = [];
  element.addEventListener('rulings-chosen', (event: RulingsChosen) => chosen.push(event.rulings));
  await settled(element);
  return { element, chosen };
};

const settled = async (element: ClubRulings): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
  }
};

const legends = (element: ClubRulings): readonly string[] =>
  findAll(element.renderRoot as ShadowRoot, 'choice-list').map(list => list.getAttribute('legend')!);

const search = async (element: ClubRulings, words: string): Promise<void> => {
  const input = element.renderRoot.querySelector('input')!;
  input.value = words;
  input.dispatchEvent(new Event('input'));
  await settled(element);
};

describe('the questions that the rules leave open', () => {
  it('are all there, folded by the part of the assault in which they come up', async () => {
    const { element } = await shown();
    expect(legends(element)).to.eql([]);
    element.renderRoot.querySelectorAll('summary').forEach(summary => summary.click());
    await settled(element);
    expect(new Set(legends(element)).size).to.equal(RULING_IDS.length);
    expect(await faultsOf(element)).to.eql([]);
  });

  it('are found by a word of theirs, of their answers or of their rule', async () => {
    const { element } = await shown();
    await search(element, 'macro-weapons, or they fire');
    expect(legends(element)).to.eql(['With what do Titans and other war engines strike in base contact?']);
    await search(element, 'a5.1');
    expect(legends(element)).to.eql(['A tie is fought on: may support be called again?']);
  });

  it('are answered with all answers that are in force then', async () => {
    const { element, chosen } = await shown({ supportEachRound: 'first-round' });
    await search(element, 'stand with no speed');
    findAll(element.renderRoot as ShadowRoot, '.choice').at(-1)!.click();
    expect(chosen).to.eql([{ ...DEFAULT_RULINGS, supportEachRound: 'first-round', immobileCounterCharge: '5cm' }]);
  });

  it('are marked where the answer is not the usual one, and can all be answered as usual again', async () => {
    const { element, chosen } = await shown({ supportEachRound: 'first-round' });
    expect(element.renderRoot.querySelectorAll('.differs')).to.have.length(1);
    expect(element.renderRoot.querySelector('.lead')!.textContent).to.contain('One of your answers differs.');
    element.renderRoot.querySelector('button')!.click();
    expect(chosen).to.eql([DEFAULT_RULINGS]);
  });
});
