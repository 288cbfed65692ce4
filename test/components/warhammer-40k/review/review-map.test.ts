/** The table beside a moment of a review: who would end elsewhere, and whom a choice is about. */
import { describe, expect, it } from 'vitest';
import { aimedAt, bestView, playedView } from '../../../../components/warhammer-40k/review/review-map.ts';
import { phaseRowsOf, turnOf, type PhaseRow } from '../../../../components/warhammer-40k/review/moments.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { phase, row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

/** Two marines who may charge orks on their left or grots on their right, `apart` inches ahead. */
const between = (edition: Edition, apart = 4.5): Scenario => scenario(edition, {
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 2, [20, 16], { profile: 'marine' }) }),
    unit({ id: 'orks', side: 'defender', models: row('o', 2, [17, 16 + apart], { profile: 'ork' }) }),
    unit({ id: 'grots', side: 'defender', models: row('g', 2, [23, 16 + apart], { profile: 'grot' }) }),
  ],
});

const chargeAt = (target: string): PhaseEvent => ({ type: 'charge.declared', unit: 'a', targets: [target] });

/** The first moment, with another decision that was found to be better. */
const rowOf = (table: Scenario, played: readonly PhaseEvent[], better: PhaseEvent): PhaseRow => {
  const moment = {
    at: 0, count: 1, kind: 'decision', side: 'attacker', path: 'charging', before: 0.5, after: 0.4, cost: 0.2,
    best: { decisions: [better], chance: { win: 0.6, none: 0, value: 0.6 }, reply: null, error: 0, tried: 2 },
  } as const;
  const review = { moments: [moment], cost: { attacker: 0.2, defender: 0 }, luck: { attacker: 0, defender: 0 } };
  return phaseRowsOf(turnOf({ scenario: table, events: played as never }), review)[0]!;
};

const ids = (view: BattlefieldView, is: (one: BattlefieldView['counters'][number]) => boolean): readonly string[] =>
  view.counters.filter(is).map(({ id }) => id);
const touched = ({ lines }: BattlefieldView): readonly string[] => [...new Set(lines
  .filter(({ kind }) => kind === 'contact').map(({ to }) => to.slice(0, 1)))];

describe('the map of a better charge', () => {
  it.each(['trial-eight-steps', '7th'] as const)('%s: has ghosts where it would end, and faint ones', edition => {
    const charge = rowOf(between(edition), [chargeAt('orks')], chargeAt('grots'));
    const view = bestView(charge);
    expect(ids(view, one => one.filling === 'found')).toEqual(['a1', 'a2']);
    expect(ids(view, one => one.filling === 'past')).toEqual(['a1 as played', 'a2 as played']);
    expect(view.counters.filter(({ name }) => name === 'as played')).toHaveLength(1);
    expect(ids(view, one => one.now)).toEqual(['g1', 'g2']);
    expect(touched(view)).toEqual(['g']);
    const played = playedView(charge);
    expect(ids(played, one => one.now)).toEqual(['o1', 'o2']);
    expect(touched(played)).toEqual(['o']);
    expect(ids(played, one => one.filling === 'found' || one.filling === 'past')).toEqual([]);
  });

  it('40k.4: is drawn as if it came off where an ordinary throw would not do', () => {
    expect(touched(bestView(rowOf(between('7th', 9), [chargeAt('orks')], chargeAt('grots'))))).toEqual(['g']);
  });

  it('has none where nobody would charge, and faint ones where somebody did', () => {
    const view = bestView(rowOf(between('7th'), [chargeAt('orks')], { type: 'declarations.ended' }));
    expect([touched(view), ids(view, one => one.now)]).toEqual([[], []]);
    expect(ids(view, one => one.filling === 'past')).toEqual(['a1 as played', 'a2 as played']);
  });
});

describe('whom a choice is about', () => {
  const fight = phase('7th', {
    startAt: 'fight',
    units: [
      unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 20]) }),
      unit({ id: 'ork', side: 'defender', models: row('o', 2, [10, 21], { profile: 'ork' }) }),
      unit({ id: 'grot', side: 'defender', models: row('g', 1, [10, 19], { profile: 'grot' }) }),
    ],
  });

  it('is everybody in the units that are struck, and the model that is armed or takes a wound', () => {
    expect(aimedAt(fight, { type: 'strikes.aimed', model: 'a1', at: { ork: 1, grot: 0 } })).toEqual(['o1', 'o2']);
    expect(aimedAt(fight, { type: 'weapon.chosen', model: 'a1', weapon: 'none' })).toEqual(['a1']);
    const asks = { about: 'ork', side: 'defender', usual: 'o1', rule: '40k.50' } as const;
    const choice = (question: 'casualty' | 'armour-group', ...options: readonly string[]) =>
      ({ ...fight, choice: { ...asks, question, options } });
    expect(aimedAt(choice('casualty', 'o1', 'o2'), { type: 'choice.made', question: 'casualty', option: 'o2' }))
      .toEqual(['o2']);
    expect(aimedAt(choice('armour-group', '6'), { type: 'choice.made', question: 'armour-group', option: '6' }))
      .toEqual(['o1', 'o2']);
    expect(aimedAt(fight, { type: 'strikes.settled' })).toEqual([]);
  });
});
