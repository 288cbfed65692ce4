/** What a refused move lacks, as a reader meets it: one sentence, and none where no end is near. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/epic-armageddon/explain/refused-move.ts';
import type { RefusedMove } from '../../../../components/epic-armageddon/explain/refused-move.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { stage } from '../../../support/stage.ts';

const CHARGE = 'a2Charge.moving.choosing';
const assault = startAssault(stage(
  { a1: { at: [60, 20], name: 'Marine', speed: 15 } }, { d1: { at: [60, 34], name: 'Boyz <b>3</b>' } },
  { startAt: 'a1ChooseTarget' },
));

const said = async (to: Point, path = CHARGE, who = { assault, id: 'a1' }): Promise<string> => {
  const element = await fixture<RefusedMove>(html`<refused-move
    .assault=${who.assault} path=${path} .place=${{ id: who.id, to }}
  ></refused-move>`);
  await element.updateComplete;
  return element.shadowRoot!.textContent!.trim();
};

describe('a refused move', () => {
  it('tells where it would be allowed to end, and what would be so there', async () => {
    expect(await said([60, 27.6])).to.equal(
      'If the move ended 0.7 cm further down, it would not enter the zone of control of Boyz <b>3</b>.',
    );
    expect(await said([60, 31.6])).to.equal(
      'If the move ended 0.4 cm further up, it would end in contact with Boyz <b>3</b>.',
    );
  });
  it('tells where somebody would be allowed to get out', async () => {
    const riding = startAssault(stage(
      {
        a1: { at: [60, 20], type: 'armoured-vehicle', abilities: ['transport'] },
        a2: { at: [60, 20], more: { aboard: 'a1' } },
      },
      { d1: { at: [60, 60], name: 'Boyz' } }, { startAt: 'a1ChooseTarget' },
    ));
    expect(await said([60, 29], CHARGE, { assault: riding, id: 'a2' }))
      .to.match(/^If it got out \d(\.\d)? cm further down, it would be near enough to the transport\.$/);
  });
  it('says nothing of a move that is allowed, nor where nobody makes one', async () => {
    expect(await said([60, 25])).to.equal('');
    expect(await said([60, 27.6], 'a4Attacks.choosing')).to.equal('');
    expect(await said([60, 27.6], 'a2Charge.telling')).to.equal('');
  });
});
