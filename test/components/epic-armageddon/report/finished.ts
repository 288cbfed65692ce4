/** Bundled assaults played as they were prepared: their events, all of them or the first of them. */
import { accountOf } from '../../../../components/epic-armageddon/report/account.ts';
import type { ReportExtras } from '../../../../components/epic-armageddon/report/history.ts';
import { written, type Form } from '../../../../components/shared/report/forms.ts';
import { type History, jsonOf } from '../../../../components/epic-armageddon/report/history.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { initialTransition, transition } from 'xstate';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import type { Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';

/** All that happens if nobody decides anything else, to the end or to where the rules want a decision. */
export const eventsOf = (
  scenario: Scenario, decisions: readonly Decision[] = [], seed = 1,
): readonly AssaultEvent[] => {
  const [first] = initialTransition(assaultMachine, { scenario });
  let timeline: Timeline = { scenario, events: [], at: 0, snapshots: [first] };
  for (let event = nextEvent(timeline, decisions, seed); event !== null;) {
    const before = timeline.snapshots.at(-1)!;
    const [next] = transition(assaultMachine, before, event);
    if (next === before) return timeline.events;
    timeline = {
      ...timeline, events: [...timeline.events, event], at: timeline.at + 1, snapshots: [...timeline.snapshots, next],
    };
    event = nextEvent(timeline, decisions, seed);
  }
  return timeline.events;
};

/** A scenario in which everything that players write is this text. */
export const namedAs = (scenario: Scenario, name: string): Scenario => ({
  ...scenario,
  title: name,
  formations: scenario.formations.map(formation => ({ ...formation, name })),
  profiles: Object.fromEntries(Object.entries(scenario.profiles).map(([id, profile]) => [id, {
    ...profile, name, weapons: profile.weapons.map(weapon => ({ ...weapon, name })),
  }])),
});

/** The report of an assault in that form. */
export const writtenAs = (form: Form, history: History, extras: ReportExtras): string =>
  written(form, { account: accountOf(history, extras), json: () => jsonOf(history, extras) });
