/** The rows beside a text on the screen of rulings: as a whole, one by one, and settled after the first turn. */
import { expect, fixture, html } from '@open-wc/testing';
import type { PhaseCompletion } from '../../../../components/warhammer-40k/resolver/completion-section.ts';
import '../../../../components/warhammer-40k/resolver/completion-section.ts';
import { ChecksChanged, type CheckList } from '../../../../components/shared/parts/check-list.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { rowsBeside, wholeEdition, type RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { findAll, textOf } from '../../epic-armageddon/resolver/driving.ts';

const shown = async (edition: Edition, rows: readonly RowId[] = [], isSettled = false) => {
  const element = await fixture<PhaseCompletion>(html`<phase-completion
    edition=${edition} .rows=${rows} ?settled=${isSettled}
  ></phase-completion>`);
  const chosen: (readonly RowId[])[] = [];
  element.addEventListener('phase-completed', event => chosen.push(event.rows));
  await element.updateComplete;
  return { element, chosen, root: element.renderRoot as ShadowRoot };
};

const press = (root: ShadowRoot, words: string): void =>
  (findAll(root, 'button').find(one => textOf(one) === words) as HTMLButtonElement).click();

describe('rows beside a text', () => {
  it('are played as a whole but for those without a source, which are named, and turned off again', async () => {
    const { chosen, root, element } = await shown('7th');
    press(root, 'Play the whole seventh edition');
    expect(chosen).to.eql([wholeEdition('7th').rows]);
    element.rows = chosen[0]!;
    await element.updateComplete;
    expect(textOf(root.querySelector('[role=status]')!)).to.contain('7C-D6, 7C-O1, 7C-G2');
    press(root, 'Turn all of it off');
    expect(chosen[1]).to.eql([]);
    expect(await faultsOf(element)).to.eql([]);
  });

  it('one by one, in the order of the record', async () => {
    const { chosen, root } = await shown('4th', ['4C-U1']);
    root.querySelector('check-list')!.dispatchEvent(new ChecksChanged(['4C-D1']));
    expect(chosen).to.eql([['4C-D1', '4C-U1']]);
  });

  it('are folded by what they are about, each once, with how many are played', async () => {
    const { root } = await shown('7th', ['7C-U1', '7C-O5']);
    const folds = findAll(root, 'details').map(one => textOf(one.querySelector('summary')!));
    expect(folds[0]).to.equal('Charge ( 0 / 6 )');
    expect(folds[2]).to.match(/^Special rules \( 1 \/ \d+ \)$/);
    const all = findAll(root, 'check-list').flatMap(one => (one as CheckList).options.map(({ id }) => id));
    expect([...all].sort()).to.eql([...rowsBeside('7th')].sort());
    expect(root.querySelector('details[open]')).to.equal(null);
  });

  it('are none in a text that has none, and settled after the first turn', async () => {
    expect((await shown('trial-seven-steps')).root.querySelector('section')).to.equal(null);
    const { root } = await shown('7th', [], true);
    expect(findAll(root, 'button')).to.eql([]);
    expect(textOf(root.querySelector('.lead')!)).to.equal('It is settled before the first turn.');
  });
});
