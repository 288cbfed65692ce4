import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { EDITIONS, type Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { firstOf, IS_WHOLE, shareOf } from '../../../support/share.ts';
import { settled } from '../../epic-armageddon/resolver/driving.ts';
import { isOver, MANY, one, pathOf, playTo, press, sayings, seen, shown, type Shown } from './phases.ts';

/** Each edition is played at both; in the suite one edition at the first. */
const WIDTHS = firstOf([360, 1280], 1);

/** By the keyboard alone: the next action has the focus, and keeps it. */
const goOn = (on: Shown): Promise<void> => press(on, 'Enter');

const turn = async (on: Shown, key: 'z' | 'y'): Promise<void> => {
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Control' });
  await settled(on.resolver);
};

const canUndo = ({ phase }: Shown): boolean =>
  phase.shadowRoot!.querySelector('.undo')!.getAttribute('aria-disabled') !== 'true';

const looked = new Set<string>();

/** Axe looks once at every step of each edition in each width, and at the end. */
const look = async (on: Shown, edition: Edition): Promise<void> => {
  const where = isOver(on) ? 'the end' : pathOf(on);
  const once = [where, innerWidth, edition].join();
  if (!looked.has(once)) expect(await faultsOf(on.resolver), where).to.eql([]);
  looked.add(once);
};

describe('a whole phase of Warhammer 40,000', () => {
  for (const edition of EDITIONS.filter(one => IS_WHOLE || one === '7th')) {
    for (const width of WIDTHS) {
      it(`is played, taken back and done again by keys alone, clean for axe: ${edition}, ${width} px`, async () => {
        const on = await shown(edition, undefined, width);
        const first = sayings(on);
        one(on, '[part=primary]').focus();
        for (let step = 0; step < MANY && !isOver(on); step += 1) {
          await look(on, edition);
          await goOn(on);
          expect(on.phase.matches(':focus-within'), pathOf(on)).to.equal(true);
          expect(document.documentElement.scrollWidth, pathOf(on)).to.be.at.most(width);
        }
        expect(isOver(on)).to.equal(true);
        await look(on, edition);
        const told = sayings(on);
        expect(told.join(' ')).to.match(/is fought/);
        for (let step = 0; step < MANY && canUndo(on); step += 1) await turn(on, 'z');
        expect(sayings(on)).to.eql(first);
        for (let step = 0; step < MANY && !isOver(on); step += 1) await turn(on, 'y');
        expect(sayings(on)).to.eql(told);
        expect(on.phase.matches(':focus-within')).to.equal(true);
      });
    }
  }

  it('has been looked at by then', () => {
    expect(looked.size).to.be.at.least(shareOf(21, 13));
  });

  it('shows what blows need before the throw, and what came of them after it', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, 'fight.striking.hitting');
    expect(seen(on, 'dice-throw')[0]).to.match(/WS\s4\sv\sWS\s3:\s3\+/);
    expect(seen(on, '.ladder .now').length).to.equal(1);
    await playTo(on, 'fight.striking.saving');
    expect(seen(on, '.ledger tbody tr')[0]).to.match(/S\s4\sv\sT\s3:\s3\+.* \d+ \d+ \d+$/);
    expect(seen(on, '.reasons').join(' ')).to.contain('Everybody who counts has Weapon Skill 3.');
  });
});
