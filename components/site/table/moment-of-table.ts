/** A table and the moment at which it stands, as the view of its odds reads them. */
import { openDecisions } from '../../../machines/epic-armageddon/open-decisions.ts';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { decisionText } from '../../epic-armageddon/odds/decision-words.ts';
import type { DecisionHere } from '../../epic-armageddon/odds/inquiry.ts';
import { momentOf } from '../../epic-armageddon/resolver/live-odds/moment.ts';
import { supposedMoment } from '../../epic-armageddon/resolver/live-odds/supposed-charge.ts';
import { stepStateOf } from '../../epic-armageddon/resolver/step-state.ts';
import type { TableMoment } from '../table-odds.ts';
import type { Version } from './table-version.ts';

export const momentIn = (now: Version, played: Played): TableMoment => {
  const timeline = replay(played.scenario, played.events.slice(0, now.at));
  const snapshot = presentOf(timeline);
  return {
    timeline, scenario: played.scenario, match: now.source.match ?? null, moment: pricedAt(snapshot),
    step: () => stepStateOf(snapshot).title, isStart: now.at === 0, decisions: () => decisionsAt(snapshot),
    nothingOpen: now.at === 0 ? null : whyNothing(snapshot),
    startOf: scenario => pricedAt(presentOf(replay(scenario, []))),
  };
};

/** Before a charge is made its odds are those of the usual one. */
const pricedAt = (snapshot: AssaultSnapshot): TableMoment['moment'] => momentOf(supposedMoment(snapshot));

const decisionsAt = (snapshot: AssaultSnapshot): readonly DecisionHere[] =>
  [...openDecisions(snapshot)].map(decision => {
    const { id, kind, rule, units, events, after, values: { side } } = decision;
    const moment = after.status === 'active' ? pricedAt(after) : null;
    return { id, kind, rule, units, events, side, text: () => decisionText(decision), moment };
  });

const whyNothing = (snapshot: AssaultSnapshot): TableMoment['nothingOpen'] => {
  if (snapshot.status !== 'active' || snapshot.context.assault.winner !== null) return 'settled';
  return handsOf(snapshot).length > 0 ? 'dice' : 'indifferent';
};
