import { describe, expect, it } from 'vitest';
import { playWith } from '../../machines/play.ts';
import { diceIn as diceOf } from '../../src/dice/hand.ts';
import { mayCounterCharge } from '../../src/epic-armageddon/a3-counter-charge.ts';
import { consolidating, markTheWinner } from '../../src/epic-armageddon/a7-consolidate.ts';
import type { Decision } from '../../src/epic-armageddon/events.ts';
import {
  DEFAULT_RULINGS, RULING_IDS, RULINGS, type RulingId, type Rulings,
} from '../../src/epic-armageddon/rulings.ts';
import type { AssaultHand } from '../../src/epic-armageddon/hands.ts';
import type { Report } from '../../src/epic-armageddon/report.ts';
import { coverOf } from '../../src/epic-armageddon/saves.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../src/epic-armageddon/scenario.ts';
import { removeUnits, unitOf as unitIn } from '../../src/epic-armageddon/state.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH as ATTACKER_WINS, formationIn, lostTo, played } from '../support/fight.ts';
import { profileOf, weaponOf } from '../support/profiles.ts';
import { bandOf } from '../support/moves.ts';

type Answers = Partial<Rulings>;
/** What to look at, and what it is to be for each answer. */
interface Probe<Id extends RulingId> {
  readonly see: (answers: Answers) => unknown;
  readonly seen: { readonly [answer in keyof (typeof RULINGS)[Id]['answers']]: unknown };
}

const profiles = {
  idle: profileOf({ name: 'Idle', armour: null, cc: null, ff: null }),
  claws: profileOf({ cc: 3, weapons: [weaponOf({ rules: ['macro-weapon'] })] }),
  flamers: profileOf({ weapons: [weaponOf({ extraAttacks: 0, rules: ['ignore-cover'] })] }),
  'big-gun': profileOf({ speed: 0 }),
};

const sides = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], others: readonly ScenarioFormation[] = [],
): ScenarioParts => ({
  profiles, formations: [formationOf('attacker', attackers), formationOf('defender', defenders), ...others],
});

const report = (
  parts: ScenarioParts, rulings: Answers, faces: readonly number[], decisions: readonly Decision[] = [],
): Report => played(scenarioOf({ ...parts, rulings }), faces, decisions).report;

/** How many dice an assault takes that all show one face, but for those of the result after so many ties. */
const diceIn = (parts: ScenarioParts, rulings: Answers, face = 1, ties = 0): number => {
  let left = ties;
  return playWith(scenarioOf({ ...parts, rulings }), hands => {
    const isDecided = (hands as readonly AssaultHand[]).some(hand => hand.purpose === 'result') && left-- <= 0;
    return isDecided ? [...ATTACKER_WINS] : Array<number>(diceOf(hands)).fill(face);
  }).diceUsed;
};

const one = (id: string, profile: string, at: readonly [number, number]) => [unitOf(id, profile, at)];
const near = (id: string, units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}) =>
  formationOf(units[0]!.id.startsWith('a') ? 'attacker' : 'defender', units, { id, ...more });

const hidden: ScenarioParts = {
  ...sides(one('a1', 'boyz', [30, 20]), one('d1', 'boyz', [30, 30])), terrain: [bandOf('buildings', 24, 26)],
};
const boyz = (id: string, at: readonly [number, number]) => one(id, 'boyz', at);
const pair = sides(one('a1', 'claws', [30, 20]), [...boyz('d1', [29, 21.74]), ...boyz('d2', [31, 21.74])]);
const burning: ScenarioParts = {
  ...sides([unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'flamers', [33, 20])], rowOf('d', 'idle', 2, [30, 22])),
  terrain: [terrainOf('ruins', [29, 21], [31, 24])],
};
const mutual = sides(rowOf('a', 'infantry', 2, [30, 20], 30), one('d1', 'infantry', [30, 22]));
const guard = [unitOf('a1', 'infantry', [60, 15]), unitOf('a2', 'infantry', [63, 9])];
const second = sides(guard, one('d1', 'tactical', [60, 30]));
const tie = [1, 1, 3, 3, 4, 4, 1, 1, 6];
const closer: readonly Decision[] = [
  { type: 'unit.moved', unit: 'a2', to: [62.3, 13.9] }, { type: 'counterCharge.ended' },
];
const supported = sides(boyz('a1', [30, 20]), boyz('d1', [30, 22]), [near('s', boyz('a9', [36, 22]))]);
const silent = sides(boyz('a1', [30, 20]), one('d1', 'idle', [30, 30]), [near('s', boyz('a9', [36, 30]))]);
const scattered = [...rowOf('d', 'idle', 2, [30, 22], 20), ...one('d3', 'idle', [60, 60])];
const wide = sides(rowOf('a', 'idle', 2, [30, 20], 20), scattered, [
  near('s', [...boyz('a8', [24, 26]), ...boyz('a9', [24, 23])]),
]);
const watched = (marched: boolean, defenders: number) => sides(
  rowOf('a', 'boyz', 3, [30, 20]), rowOf('d', 'idle', defenders, [30, 22]),
  [near('w', rowOf('d9', 'idle', 3, [30, 32]), { marched })],
);
const friends = (marched: boolean, defenders: number, faces: readonly number[]) => (answers: Answers) =>
  formationIn(report(watched(marched, defenders), answers, faces), 'w').blastMarkers;
const result = [4, 1, 1, ...ATTACKER_WINS];

const PROBES: { readonly [id in RulingId]: Probe<id> } = {
  lineOfFireToAssault: {
    see: answers => diceIn({ ...hidden, startAt: 'a1ChooseTarget' }, answers),
    seen: { needed: 0, 'not-needed': 4 },
  },
  equalDistances: {
    see: answers => {
      const moved: readonly Decision[] = [{ type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' }];
      try {
        return lostTo(report(pair, answers, [3, 1, 1, 1, 1, ...ATTACKER_WINS], moved), 'attack');
      } catch (error) {
        return (error as Error).message;
      }
    },
    seen: { 'owner-chooses': ['d2'], 'list-order': expect.stringContaining('stands before') },
  },
  laterBatch: {
    see: answers => lostTo(report(pair, answers, [3, 3, 1, 1, 6, ...ATTACKER_WINS]), 'attack'),
    seen: { 'fresh-lap': ['d1'], 'lap-continues': ['d2'] },
  },
  specialHits: {
    see: answers => diceIn(burning, answers, 4),
    seen: { 'where-they-bite': 2, 'in-order': 7 },
  },
  bothSwift: {
    see: answers => report(mutual, answers, [6, 6]).winner,
    seen: { 'attacker-if-any-lives': 'attacker', nobody: null },
  },
  engagedInLaterRounds: {
    see: answers => {
      const isSwift = answers.engagedInLaterRounds === 'first-round';
      return report(second, answers, isSwift ? tie : [...tie, ...ATTACKER_WINS], closer).ending;
    },
    seen: { 'this-round': 'result', 'first-round': 'swift' },
  },
  supportEachRound: {
    see: answers => diceIn(supported, answers, 1, 1),
    seen: { 'every-round': 14, 'first-round': 13 },
  },
  supportCalledBy: {
    see: answers => diceIn(silent, answers),
    seen: { 'enemy-that-attacked': 5, 'enemy-engaged': 6 },
  },
  supportReach: {
    see: answers => {
      const rulings: Answers = { supportCalledBy: 'enemy-engaged', ...answers };
      return lostTo(report(wide, rulings, [6, 6, ...ATTACKER_WINS]), 'support');
    },
    seen: { 'all-engaged': ['d1', 'd2'], 'within-15cm': ['d1'] },
  },
  losersSupporters: {
    see: answers => [
      friends(true, 3, result)(answers), friends(false, 3, result)(answers), friends(false, 1, [4, 1, 1])(answers),
    ],
    seen: { 'when-support-is-called': [1, 1, 0], 'swift-endings-too': [1, 1, 1], 'able-to-fire': [0, 1, 0] },
  },
  immobileCounterCharge: {
    see: rulings => mayCounterCharge(assaultOf({
      ...sides(one('a1', 'boyz', [30, 20]), one('d1', 'big-gun', [30, 30])), rulings,
    }), 'defender'),
    seen: { stays: [], '5cm': ['d1'] },
  },
  mountedCover: {
    see: rulings => {
      const assault = assaultOf({
        ...sides(boyz('a1', [30, 20]), one('d1', 'warbikes', [30, 30])), rulings, terrain: [bandOf('woods', 25, 35)],
      });
      return coverOf(assault, unitIn(assault, 'd1'));
    },
    seen: { none: null, infantry: 5 },
  },
  whoConsolidates: {
    see: rulings => {
      const assault = assaultOf({ ...supported, rulings });
      const support = { ...assault.support, called: { attacker: ['a9'], defender: [] } };
      return consolidating({ ...assault, support, winner: 'attacker' });
    },
    seen: { 'formations-in-the-assault': ['attacker'], 'supporters-too': ['attacker', 's'] },
  },
  brokenWinner: {
    see: rulings => {
      const lost = removeUnits(assaultOf({ ...watched(false, 3), rulings }), ['a1', 'a2'], 'attack');
      return consolidating(markTheWinner({ ...lost, winner: 'attacker' }));
    },
    seen: { consolidates: ['attacker'], stays: [] },
  },
};

/** The answers that the rules file recommends for its open points. */
const RECOMMENDED: Rulings = {
  lineOfFireToAssault: 'needed',
  equalDistances: 'owner-chooses',
  laterBatch: 'fresh-lap',
  specialHits: 'where-they-bite',
  bothSwift: 'attacker-if-any-lives',
  engagedInLaterRounds: 'this-round',
  supportEachRound: 'every-round',
  supportCalledBy: 'enemy-that-attacked',
  supportReach: 'all-engaged',
  losersSupporters: 'when-support-is-called',
  immobileCounterCharge: 'stays',
  mountedCover: 'none',
  whoConsolidates: 'formations-in-the-assault',
  brokenWinner: 'consolidates',
};

const CASES = RULING_IDS.flatMap(id => Object.keys(RULINGS[id].answers).map(answer => [id, answer] as const));

describe('an open question of the rules', () => {
  it.each(CASES)('%s: "%s" is played so', (id, answer) => {
    const { see, seen } = PROBES[id] as Probe<RulingId> & { readonly seen: Readonly<Record<string, unknown>> };
    expect(see({ [id]: answer })).toEqual(seen[answer]);
  });

  it('is played as recommended unless a scenario says otherwise', () => {
    expect(DEFAULT_RULINGS).toEqual(RECOMMENDED);
  });

  it.each(RULING_IDS)('%s: every answer makes a difference', id => {
    const seen = Object.values(PROBES[id].seen).map(value => JSON.stringify(value));
    expect(new Set(seen).size).toBe(Object.keys(RULINGS[id].answers).length);
  });

  it.each(RULING_IDS)('%s: unsaid, the first answer is played', id => {
    expect(DEFAULT_RULINGS[id]).toBe(Object.keys(RULINGS[id].answers)[0]);
    expect(PROBES[id].see({})).toEqual((PROBES[id].seen as Readonly<Record<string, unknown>>)[DEFAULT_RULINGS[id]]);
  });

  it.each(RULING_IDS)('%s: is a question with a rule, a source and two answers or more, in whole sentences', id => {
    const { question, answers, rule, source } = RULINGS[id];
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(Object.values(answers).length).toBeGreaterThan(1);
    for (const sentence of [source, ...Object.values(answers)]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(rule).toMatch(/^[A-Z]\d+(\.\d+)?$/);
  });
});
