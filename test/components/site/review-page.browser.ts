/** The review of the table on the built site. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import type { AssaultReview } from '../../../components/epic-armageddon/review/assault-review.ts';
import { writeLink } from '../../../components/share/any-link.ts';
import { comesTrue, until } from '../../support/until.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';
import { events, scenario } from '../epic-armageddon/review/made-review.ts';
import { addressOf, click, goTo, leave, pageOf, playedOn, shown, tableOf, textOf, visit, type Visit } from './visit.ts';

withOddsTurnedOff();

/** The charge, the counter-charge and the first throw. */
const some = events.slice(0, 9);
const stepsOn = (visited: Visit): number => playedOn(visited).types.length;
const reviewOn = (visited: Visit): AssaultReview | null => pageOf(visited).querySelector('assault-review');

describe('the page of the review', () => {
  let visited: Visit;

  beforeEach(async () => {
    visited = await visit(`#${await writeLink({ scenario: { ...scenario, title: 'Thursday' }, events: some })}`);
    await until('the table', () => stepsOn(visited) === some.length);
    goTo(visited, '#review');
    await until('its moments', () => shown(visited, 'assault-review >> .rows button'));
  });

  afterEach(() => leave(visited));

  it('plays on from an earlier moment, and undo comes back to what was played', async () => {
    await comesTrue(() => expect(pageOf(visited).title).to.equal('Review – Assault resolver'));
    await until('the throw', () => shown(visited, 'assault-review >> .what', 'Hits: 4 of 5, 3 of 7'));
    await click(visited, 'assault-review >> .what', 'Target'); // nothing better is found here while it is pressed
    await click(visited, 'assault-review >> .main', 'Play on from here');
    await until('the moment', () => tableOf(visited).checkVisibility() && stepsOn(visited) === 1);
    await comesTrue(() => expect(addressOf(visited)).to.match(/^#play=/));
    await tableOf(visited).undo();
    await until('what was played', () => stepsOn(visited) === some.length);
  });

  it('judges a try once it has been made', async () => {
    reviewOn(visited)!.dispatchEvent(Object.assign(new Event('try-wanted'), { at: 1, ends: 'charge.ended' }));
    await until('the moment', () => tableOf(visited).checkVisibility() && stepsOn(visited) === 1);
    await comesTrue(() => expect(textOf(pageOf(visited).querySelector('#said')!))
      .to.equal('Decide it yourself: the review judges it afterwards.'));
    for (let i = 0; i < 6 && addressOf(visited) !== '#review'; i += 1) await tableOf(visited).playOn();
    await until('the review', () => addressOf(visited) === '#review' && reviewOn(visited)?.checkVisibility());
    await comesTrue(() => expect(reviewOn(visited)!.judged).to.equal(1));
  });
});
