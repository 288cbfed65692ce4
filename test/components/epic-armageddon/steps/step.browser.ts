import { expect } from '@open-wc/testing';
import { idsTogether, rulingNote } from '../../../../components/epic-armageddon/steps/rule-notes.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { ALLOCATED, Played } from './played.ts';

const MARINES = formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), { name: 'Marines' });
const WARBAND = formationOf('defender', rowOf('d', 'boyz', 4, [30, 22]), { name: 'Warband' });

const played = (): Promise<Played> => Played.at(scenarioOf({ formations: [MARINES, WARBAND] }));

const HITS = [6, 6, 1, 1, 6, 1, 1, 1];

describe('the frame of every step', () => {
  it('is a region named by its heading, which can be given the focus', async () => {
    const game = await played();
    const section = game.find('section')[0]!;
    expect(game.find(`#${section.getAttribute('aria-labelledby')}`)[0]).to.equal(game.find('h2')[0]);
    game.find('h2')[0]!.focus();
    expect(game.panel.matches(':focus-within')).to.equal(true);
  });

  it('shows nothing before it has an assault', async () => {
    const panel = document.createElement('a4-attacks-step');
    document.body.append(panel);
    await panel.updateComplete;
    expect(panel.shadowRoot!.textContent).to.equal('');
    panel.remove();
  });

  it('says why a wish was refused, with the rule, until another wish', async () => {
    const game = await (await played()).throws(...HITS);
    await game.give({ refusal: { say: 'Boyz 5 cannot be hit.', rule: 'A4.6' } });
    expect(game.find('.refusal')[0]!.innerText).to.equal('Boyz 5 cannot be hit. A4.6');
    await game.give({ refusal: null });
    expect(game.find('.refusal')).to.eql([]);
  });

  it('keeps the focus in the panel from step to step, on its heading', async () => {
    const game = await played();
    game.panel.focusMain();
    for (const faces of [HITS, [1, 1], [1]]) {
      if (faces.length < HITS.length && game.path.endsWith('allocating')) await game.send(ALLOCATED);
      await game.throws(...faces);
      expect(game.find('h2')[0]!.matches(':focus')).to.equal(true);
    }
  });

  it('does not take the focus from elsewhere', async () => {
    const game = await played();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    await game.throws(...HITS);
    expect(document.activeElement).to.equal(elsewhere);
    elsewhere.remove();
  });
});

describe('the ids of rules', () => {
  for (const [rules, together] of [
    [['A2.3', 'A2.4', 'A2.5', 'A2.6', 'A2.7'], 'A2.3–A2.7'],
    [['A4.1', 'L2'], 'A4.1 · L2'],
    [['H1', 'H2', 'H5'], 'H1 · H2 · H5'],
    [['A2.9', 'A2.10'], 'A2.9 · A2.10'],
    [['V1', 'V2', 'V3'], 'V1–V3'],
    [['A2.9', 'A3.10'], 'A2.9 · A3.10'],
  ] as const) {
    it(`${rules.join(', ')} are ${together}`, () => expect(idsTogether(rules)).to.equal(together));
  }
});

describe('the ruling in force', () => {
  it('is the scenario’s answer, and the others are its alternatives', async () => {
    const game = await Played.at(scenarioOf({
      formations: [MARINES, WARBAND], rulings: { losersSupporters: 'able-to-fire' },
    }));
    const note = rulingNote(game.assault, 'losersSupporters');
    expect(note.answer).to.match(/^Only those that could have fired/);
    expect(note.alternatives.map(one => one.slice(0, 9))).to.eql(['Those tha', 'The same,']);
  });
});
