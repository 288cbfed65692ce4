/** The review of a phase on the screen, with invented figures: the same as that of an assault. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../components/warhammer-40k/review/phase-review.ts';
import type { CourseWanted } from '../../../../components/shared/review/review-element.ts';
import type { PhaseReviewElement } from '../../../../components/warhammer-40k/review/phase-review.ts';
import type { PhaseReview } from '../../../../machines/warhammer-40k/review/review.ts';
import { row, scenario, unit } from '../../../support/warhammer-40k/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';

const table = scenario('7th', {
  startAt: 'fight',
  units: [
    unit({ id: 'a', name: 'Marines', side: 'attacker', models: row('a', 1, [10, 20], { profile: 'marine' }) }),
    unit({ id: 'ork', name: 'Orks', side: 'defender', models: row('o', 1, [10, 21], { profile: 'ork' }) }),
    unit({ id: 'grot', name: 'Grots', side: 'defender', models: row('g', 1, [10, 19], { profile: 'grot' }) }),
  ],
});
const events = [
  { type: 'strikes.aimed', model: 'a1', at: { grot: 1 } }, { type: 'strikes.settled' },
  { type: 'dice.thrown', faces: [6] },
] as const;
const other = { type: 'strikes.aimed', model: 'a1', at: { ork: 1 } } as const;
const chance = { win: 0.6, none: 0.1, value: 0.65 };
const moment = { side: 'attacker', count: 1, path: 'fight.aiming', cost: 0 } as const;
const review: PhaseReview = {
  moments: [
    {
      ...moment, at: 0, kind: 'decision', before: 0.5, after: 0.55, cost: 0.1,
      best: { decisions: [other], chance, reply: null, error: 0, tried: 2 },
    },
    { ...moment, at: 1, kind: 'decision', before: 0.55, after: 0.55 },
    { ...moment, at: 2, kind: 'throw', before: 0.55, after: 0.75 },
  ],
  cost: { attacker: 0.1, defender: 0 }, luck: { attacker: 0.2, defender: -0.2 },
};

describe('the review of a phase', () => {
  let element: PhaseReviewElement;
  const all = (selector: string): readonly HTMLElement[] =>
    [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility());
  const words = (one: Element): string => one.textContent!.replace(/\s+/g, ' ').trim();

  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 });
    element = document.createElement('phase-review');
    element.setAttribute('style', '--assault-height: 800px');
    Object.assign(element, { scenario: table, events, review });
    document.body.style.margin = '0';
    document.body.append(element);
    await until('the graph', () =>
      element.shadowRoot!.querySelector('review-graph')?.shadowRoot?.querySelector('.ring'));
  });
  afterEach(() => element.remove());

  it('lists choices with what they cost and throws with their luck, and says what would be better', async () => {
    expect(all('.rows li').map(words)).to.eql(['Whom to strike: Grots −10.0', 'To hit: 1 of 1 +20.0']);
    expect(words(all('.reason')[0]!)).to.contain('Whom to strike: Orks. Best of 2 legal decisions tried.');
    expect(words(all('.of-graph')[0]!)).to.equal('Marines: chance to win, moment by moment');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('plays the better choice from its moment on', () => {
    let wanted: CourseWanted['events'] = [];
    element.addEventListener('course-wanted', event => (wanted = event.events));
    all('.main')[0]!.click();
    expect(wanted).to.eql([other]);
  });
});
