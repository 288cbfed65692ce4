import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { RuleNote } from '../../../../components/shared/parts/rule-note.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import '../../../../components/shared/parts/rule-note.ts';

const RULING = {
  question: 'Two stands are equally near: who takes the hit?',
  answer: 'Their owner chooses.',
  alternatives: ['The first in the list.', 'A die decides.'],
};

const shown = async (properties: Partial<RuleNote> = {}): Promise<RuleNote> => {
  const note = await fixture<RuleNote>(html`<rule-note
    heading="Why not the stand in the ruins?"
    say="Only stands that are directly engaged can be hit."
    rule="A4.6"
    source="NetEA 1.12.5"
  ></rule-note>`);
  Object.assign(note, properties);
  await note.updateComplete;
  return note;
};

const answer = (note: RuleNote): HTMLElement | null => note.renderRoot.querySelector('.why');

describe('a rule note', () => {
  it('shows its question and rule, and keeps the answer folded until it is asked', async () => {
    const note = await shown();
    expect(note.renderRoot.querySelector('summary')?.textContent).to.match(/Why not the stand in the ruins\?[^]*A4\.6/);
    expect(answer(note)?.checkVisibility()).to.equal(false);
  });

  it('opens in place with the keyboard', async () => {
    const note = await shown();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(answer(note)?.checkVisibility()).to.equal(true);
    expect(answer(note)?.textContent).to.contain('Only stands that are directly engaged can be hit.');
    expect(answer(note)?.textContent).to.contain('NetEA 1.12.5');
  });

  it('can be folded from outside after it was opened by hand', async () => {
    const note = await shown();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await until('the note says that it is open', () => note.open);
    note.open = false;
    await note.updateComplete;
    expect(answer(note)?.checkVisibility()).to.equal(false);
  });

  it('stays open when what it says changes', async () => {
    const note = await shown();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    note.say = 'Another sentence.';
    await note.updateComplete;
    expect(answer(note)?.checkVisibility()).to.equal(true);
    expect(answer(note)?.textContent).to.contain('Another sentence.');
  });

  it('names the ruling in force and each of its alternatives', async () => {
    const note = await shown({ open: true, ruling: RULING });
    expect(answer(note)?.textContent).to.contain(RULING.question);
    expect(answer(note)?.textContent).to.contain(RULING.answer);
    expect([...note.renderRoot.querySelectorAll('li')].map(item => item.textContent)).to.eql(RULING.alternatives);
  });

  it('has no word of a ruling or a source where there is none', async () => {
    const note = await shown({ open: true, source: '' });
    expect(answer(note)?.textContent).to.not.match(/Ruling|Source/);
  });

  it('shows everything as text', async () => {
    const evil = '<img src=x>';
    const ruling = { question: evil, answer: evil, alternatives: [evil] };
    const note = await shown({ open: true, heading: evil, say: evil, rule: evil, source: evil, ruling });
    expect(note.renderRoot.querySelectorAll('img')).to.have.length(0);
    expect(note.renderRoot.textContent?.split(evil)).to.have.length(8);
  });

  it('has no fault that axe finds, folded and open', async () => {
    expect(await faultsOf(await shown())).to.eql([]);
    expect(await faultsOf(await shown({ open: true, ruling: RULING }))).to.eql([]);
  });
});
