/** A phase of Warhammer 40,000 as a game to be walked: its statechart, with what its players have prepared. */
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import type { LogEntry } from '../../src/warhammer-40k/model/log.ts';
import { phaseSentence, type Say } from '../../src/warhammer-40k/explain/log-sentences.ts';
import type { Completion } from '../../src/warhammer-40k/editions/policy.ts';
import { isAlive, unitOf } from '../../src/warhammer-40k/model/roster.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { activeNodes } from '../charts/active-states.ts';
import { presentIn } from '../history.ts';
import { phaseMachine } from '../warhammer-40k/phase.machine.ts';
import { nextPhaseEvent } from '../warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../warhammer-40k/timeline.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../warhammer-40k/why.ts';
import type { Fact, WalkedGame, SaidLine, NamedDie, GamePlace } from './game.ts';
import { SIDES } from '../../src/warhammer-40k/model/procedure.ts';

const phaseIn = (timeline: PhaseTimeline): Phase => presentIn(timeline).context.phase;

/** A charge is a charge, however a text orders them: whoever throws its dice throws the same ones. */
const CHARGES = /^charge(Together|InTurn)/;

/** How a phase says what it says. */
export interface PhaseLanguage {
  readonly sentence: Say;
  /** What the statechart says of itself, by what that is in English. */
  readonly text: (text: string) => string;
}

export const IN_ENGLISH: PhaseLanguage = { sentence: phaseSentence, text: text => text };

const placeIn = (snapshot: PhaseSnapshot, { text }: PhaseLanguage): GamePlace => {
  const { path, description = '' } = activeNodes(phaseMachine, snapshot.value).at(-1)!;
  const { title, rule } = metaOf(snapshot);
  const { fight, aftermath, turn } = snapshot.context.phase;
  const combat = fight?.combat ?? aftermath?.combat ?? null;
  const where = [...path, ...(combat === null ? [] : [combat])].join('.');
  return {
    path: where.replace(CHARGES, 'charge'), round: turn, title: text(title), rule, description: text(description),
  };
};

/** Every die of a hand is a model's or a unit's, or their side's. */
const diceIn = (phase: Phase, hand: PhaseHand): readonly NamedDie[] =>
  Array.from({ length: hand.dice }, (_, at) => {
    const id = hand.owners.length === hand.dice ? hand.owners[at] : hand.owners[0];
    const named = [...phase.models, ...phase.units].find(one => one.id === id);
    return {
      id: id ?? hand.side,
      owner: named?.name ?? null,
      side: hand.side,
      purpose: hand.purpose,
      target: hand.read === 'successes' ? hand.target : null,
    };
  });

export const phaseLine = (entry: LogEntry, language: PhaseLanguage = IN_ENGLISH): SaidLine =>
  ({ rule: entry.rule, say: language.sentence(entry) });

/** Who has won what, who lives, and who stands where. */
const factsIn = (phase: Phase): readonly Fact[] => [
  ...phase.results.flatMap(({ combat, winner, wounds }): readonly Fact[] => [
    { about: combat, key: 'winner', value: winner },
    ...SIDES.map((side): Fact => ({ about: combat, key: `wounds.${side}`, value: wounds[side] })),
  ]),
  ...phase.units.flatMap(({ id, name }): readonly Fact[] => {
    const own = phase.models.filter(({ writtenIn }) => writtenIn === id);
    const unit = own[0]?.unit ?? id;
    return [
      { about: name, key: 'living', value: own.filter(isAlive).length },
      { about: name, key: 'fallingBack', value: unitOf(phase, unit).fallingBack },
      { about: name, key: 'locked', value: phase.combats.some(({ units }) => units.includes(unit)) },
    ];
  }),
  ...phase.models.flatMap(({ id, name, writtenIn, wounds, slain, at }): readonly Fact[] => {
    const isOne = phase.models.filter(other => other.name === name).length === 1;
    const about = isOne ? name : `${name} (${writtenIn}, ${id})`;
    const place = slain === null ? at.map(inches => Math.round(inches * 10) / 10).join(', ') : null;
    return [
      { about, key: 'slain', value: slain }, { about, key: 'wounds', value: wounds },
      { about, key: 'place', value: place },
    ];
  }),
];

/**
 * A scenario with the decisions prepared for it; nothing of a decision that the rules refuse is played.
 *
 * @param instead answers of other texts, to be tried in place of its own.
 */
export const phaseGame = (
  scenario: Scenario, prepared: readonly Decision[], instead: Completion | null = null,
  language: PhaseLanguage = IN_ENGLISH,
): WalkedGame<PhaseTimeline, PhaseEvent> => ({
  begin: () => replayPhase(instead === null ? { scenario } : { phase: setUpPhase(scenario, instead) }, []),
  isOver: timeline => presentIn(timeline).status !== 'active',
  placeOf: timeline => placeIn(presentIn(timeline), language),
  handsOf: timeline => handsOf(presentIn(timeline)),
  diceOf: (timeline, hands) => (hands as readonly PhaseHand[]).flatMap(hand => diceIn(phaseIn(timeline), hand)),
  thrown: faces => ({ type: 'dice.thrown', faces }),
  decided: timeline => nextPhaseEvent(timeline, prepared, 0),
  after: happenInPhase,
  whyNot: (timeline, event): SaidLine | null => {
    const refusal = whyNot(presentIn(timeline), event);
    return refusal === null || refusal.key === 'not-now'
      ? null : { rule: refusal.rule, say: language.sentence(refusal) };
  },
  linesOf: timeline => phaseIn(timeline).log.map(entry => phaseLine(entry, language)),
  factsOf: timeline => factsIn(phaseIn(timeline)),
});
