import { expect, fixture, html } from '@open-wc/testing';
import { PLAYER_SIDES, sideMark } from '../../../../components/shared/parts/side-mark.ts';

describe('the sign of a side', () => {
  it('tells the sides by their shape and not by colour alone: the defender’s is notched', async () => {
    const marks = await fixture(html`<div>${PLAYER_SIDES.map(sideMark)}</div>`);
    const notches = [...marks.querySelectorAll('.side-mark .notch')].map(one => one.getAttribute('r'));
    expect(PLAYER_SIDES.map((side, i) => [side, notches[i]])).to.eql([['attacker', '0'], ['defender', '7.4']]);
  });

  it('is none where no side is meant', async () => {
    expect((await fixture(html`<div>${sideMark(null)}</div>`)).children.length).to.equal(0);
  });
});
