import { expect, fixture, html } from '@open-wc/testing';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import '../../../../components/shared/resolver/odds-from-here.ts';

const chances = (attacker: number) => ({ attacker, defender: 1 - attacker, none: 0 });

const oddsWith = (more: Partial<BarOdds>): BarOdds => ({
  forces: { attacker: ['Marines', 1], defender: ['Warband', 1] }, chances: chances(0.75), error: 0, isAsking: false,
  isExact: true, before: chances(0.867), isSupposed: false, isDraw: false, winner: null, failure: null, ...more,
});

const said = async (more: Partial<BarOdds>): Promise<string> => {
  const odds = oddsWith(more);
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
      .to.equal('Marines wins | working it out');
    expect(await said({})).to.match(/^Marines wins \| exact/);
  });

  it('of a phone takes a finger beside the name, which is no higher than its letters', async () => {
    const odds = oddsWith({});
    const box = await fixture<HTMLElement>(html`<div style="inline-size: 360px; padding: 16px">
      <odds-from-here .odds=${odds}></odds-from-here></div>`);
    const { renderRoot } = box.querySelector<OddsFromHere>('odds-from-here')!;
    const name = renderRoot.querySelector('button.name')!;
    const { left, top, height } = name.getBoundingClientRect();
    for (const off of [-11, 11]) {
      expect((renderRoot as ShadowRoot).elementFromPoint(left + 4, top + height / 2 + off)).to.equal(name);
    }
  });

  for (const names of [
    ['Assault detachment', 1], ['Howling Banshees warhost', 1], ['Thunderhawk Gunship', 1],
    ['Warlord’s warband, Stormboyz and Kult of Speed', 3, 'Warlord’s warband'],
  ] as const) {
    it(`of a phone cuts nothing off where ${names[0]} may win, however sure that is`, async () => {
      for (const error of [0, 0.002, 0.03, 0.2]) {
        const odds = oddsWith({
          forces: { attacker: names, defender: names }, isSupposed: true, isAsking: error > 0, error, isExact: false,
        });
        const box = await fixture<HTMLElement>(html`<div style="inline-size: 360px">
          <odds-from-here .odds=${odds}></odds-from-here></div>`);
        const root = box.querySelector('odds-from-here')!.shadowRoot!;
        const [line, name] = [root.querySelector('.line')!, root.querySelector('button.name > span:last-child')!];
        expect(line.scrollWidth, String(error)).to.be.at.most(360);
        expect(name.scrollHeight, String(error)).to.be.at.most(name.clientHeight + 1);
      }
    });
  }

  it('tells many by the first and how many others there are, and two of a short name by both', async () => {
    const forces = (names: string, many: number) => ({
      forces: { attacker: [names, many, 'Warband'], defender: ['Marines', 1] },
    } as const);
    expect(await said(forces('Warband, Stormboyz and Kult of Speed', 3))).to.match(/^Warband \+ 2 win /);
    expect(await said(forces('Warband and Stormboyz', 2))).to.match(/^Warband and Stormboyz win /);
    const long = 'A warband of many more than thirty';
    expect(await said(forces(long, 1))).to.match(new RegExp(`^${long} `));
  });
});
