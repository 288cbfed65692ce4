/** An assault of Epic: Armageddon as a game to be walked: its statechart, with what its players have prepared. */
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { Refusal } from '../../src/epic-armageddon/model/log.ts';
import type { LogEntry } from '../../src/epic-armageddon/model/log-entries.ts';
import { once } from '../../src/shared/once.ts';
import { formationOf, livingIn } from '../../src/epic-armageddon/model/roster.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { bySide, SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import { activeNodes } from '../charts/active-states.ts';
import { assaultMachine } from '../epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../epic-armageddon/why.ts';
import { nextEvent } from '../epic-armageddon/play-on.ts';
import { happen, presentOf, replay, type Timeline } from '../epic-armageddon/timeline.ts';
import type { Fact, WalkedGame, SaidLine, NamedDie, GamePlace } from './game.ts';

const assaultIn = (timeline: Timeline): Assault => presentOf(timeline).context.assault;

/** How an assault says what it says. */
export interface AssaultLanguage {
  readonly sentence: (fact: LogEntry | Refusal) => string;
  /** What the statechart says of itself, by what that is in English. */
  readonly text: (text: string) => string;
}

const ENGLISH: AssaultLanguage = { sentence, text: text => text };

const placeIn = (snapshot: AssaultSnapshot, { text }: AssaultLanguage): GamePlace => {
  const { path, description = '' } = activeNodes(assaultMachine, snapshot.value).at(-1)!;
  const { title, rule } = metaOf(snapshot);
  const { round } = snapshot.context.assault;
  return { path: path.join('.'), round, title: text(title), rule, description: text(description) };
};

/** Every die of a hand is somebody's, or their side's. */
const diceIn = (assault: Assault, hand: AssaultHand): readonly NamedDie[] =>
  Array.from({ length: hand.dice }, (_, at) => {
    const id = hand.units.length === hand.dice ? hand.units[at] : hand.units[0];
    return {
      id: id ?? hand.side,
      owner: assault.units.find(unit => unit.id === id)?.name ?? null,
      side: hand.side,
      purpose: hand.purpose,
      target: hand.read === 'successes' ? hand.target : null,
    };
  });

/** Names that units of both sides bear. */
const sharedNames = ({ units }: Assault): ReadonlySet<string> => {
  const names = bySide(side => new Set(units.filter(one => one.side === side).map(one => one.name)));
  return new Set([...names.attacker].filter(name => names.defender.has(name)));
};

/** Who lives, who bears what, and who has won. */
const factsIn = (assault: Assault): readonly Fact[] => [
  ...standing(assault),
  ...assault.formations.flatMap(({ id, name, blastMarkers, broken }): readonly Fact[] => [
    { about: name, key: 'living', value: livingIn(assault, id).length },
    { about: name, key: 'blastMarkers', value: blastMarkers },
    { about: name, key: 'broken', value: broken },
  ]),
  ...unitsIn(assault),
];

const standing = (assault: Assault): readonly Fact[] => [
  { about: '', key: 'winner', value: assault.winner },
  { about: '', key: 'ending', value: assault.ending },
  { about: '', key: 'round', value: assault.round },
  { about: '', key: 'hackDown', value: assault.hackDown },
  ...SIDES.map((side): Fact => ({ about: side, key: 'kills', value: assault.kills[side] })),
  ...SIDES.map((side): Fact => ({ about: side, key: 'hits', value: assault.volley?.hits[side].length ?? 0 })),
];

/** A name that units of both sides bear is told apart by the formation. */
const unitsIn = (assault: Assault): readonly Fact[] => {
  const shared = sharedNames(assault);
  return assault.units.flatMap(({ name, formation, lostTo, damage, at }): readonly Fact[] => {
    const about = shared.has(name) ? `${name} (${formationOf(assault, formation).name})` : name;
    const place = lostTo === null ? at.map(cm => Math.round(cm * 10) / 10).join(', ') : null;
    return [
      { about, key: 'lostTo', value: lostTo }, { about, key: 'damage', value: damage },
      { about, key: 'place', value: place },
    ];
  });
};

/** A scenario with the decisions prepared for it; nothing of a decision that the rules refuse is played. */
export const assaultGame = (
  scenario: Scenario, prepared: readonly Decision[], language: AssaultLanguage = ENGLISH,
): WalkedGame<Timeline, AssaultEvent> => {
  const lineOf = once((entry: LogEntry): SaidLine => ({ rule: entry.rule, say: language.sentence(entry) }));
  return {
    begin: () => replay(scenario, []),
    isOver: timeline => presentOf(timeline).status !== 'active',
    placeOf: timeline => placeIn(presentOf(timeline), language),
    handsOf: timeline => handsOf(presentOf(timeline)),
    diceOf: (timeline, hands) =>
      (hands as readonly AssaultHand[]).flatMap(hand => diceIn(assaultIn(timeline), hand)),
    thrown: faces => ({ type: 'dice.thrown', faces }),
    decided: timeline => nextEvent(timeline, prepared, 0),
    after: happen,
    whyNot: (timeline, event): SaidLine | null => {
      const refusal = why(presentOf(timeline), event);
      return refusal === null || refusal.key === 'not-now'
        ? null : { rule: refusal.rule, say: language.sentence(refusal) };
    },
    linesOf: timeline => assaultIn(timeline).log.map(lineOf),
    factsOf: timeline => factsIn(assaultIn(timeline)),
  };
};
