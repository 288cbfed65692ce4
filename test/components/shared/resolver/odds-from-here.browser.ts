import { expect, fixture, html } from '@open-wc/testing';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import '../../../../components/shared/resolver/odds-from-here.ts';

const chances = (attacker: number) => ({ attacker, defender: 1 - attacker, none: 0 });

const said = async (more: Partial<BarOdds>): Promise<string> => {
  const odds: BarOdds = {
    forces: { attacker: ['Marines', 1], defender: ['Warband', 1] }, chances: chances(0.75), error: 0, isAsking: false,
    isExact: true, before: chances(0.867), isSupposed: false, isDraw: false, winner: null, failure: null, ...more,
  };
  const line = await fixture<OddsFromHere>(html`<odds-from-here .odds=${odds}></odds-from-here>`);
  return [...line.renderRoot.querySelectorAll('.name, .about')].map(one => one.textContent!.replace(/\s+/g, ' ').trim())
    .join(' | ');
};

describe('the line of odds', () => {
  it('says who has won, and what the chance of it was', async () => {
    expect(await said({ winner: 'attacker' })).to.equal('Marines has won | was 86.7 %');
  });

  it('says after a tie that another round begins, with the chance of now', async () => {
    expect(await said({ isAnotherRound: true })).to.match(/^Marines wins \| another round · exact/);
    expect(await said({ isAnotherRound: true, chances: null, before: null }))
      .to.equal('Marines wins | another round · working it out');
    expect(await said({})).to.match(/^Marines wins \| exact/);
  });
});
