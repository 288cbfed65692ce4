/** Cases of which the rules say what comes of them when they are asked: nothing has to be thrown for it. */
import { answer } from '../../../src/warhammer-40k/answers.ts';
import { whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { toughnessesOf } from '../../../src/warhammer-40k/fight/struck.ts';
import type { Refusal } from '../../../src/warhammer-40k/log.ts';
import { sentence } from '../../../src/warhammer-40k/phrases.ts';
import type { Profile } from '../../../src/warhammer-40k/profile.ts';
import type { Question } from '../../../src/warhammer-40k/policy.ts';
import { modelOf, unitOf } from '../../../src/warhammer-40k/roster.ts';
import type { Scenario } from '../../../src/warhammer-40k/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/set-up.ts';
import { whyOutOfFire } from '../../../src/warhammer-40k/shooting.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';
import { coveredModels } from '../../../src/warhammer-40k/table/cover.ts';
import { setsOf, strikableBy } from '../../../src/warhammer-40k/table/engagement.ts';
import { piece, row, scenarioOf, type Force } from '../../../src/scenario/warhammer-40k/samples/build.ts';
import { presentIn } from '../../history.ts';
import { phaseGame } from '../phase-game.ts';
import { streamOf } from '../seeded.ts';
import { inTurn, walk } from '../walk.ts';
import { fightOf, GUARDSMAN, MARINE, pair, TWO_KINDS } from './case-tables.ts';

export interface AskedCase {
  readonly id: string;
  /** What is put in. */
  readonly input: string;
  readonly question: Question;
  /** @throws SilentText where the text does not tell. */
  readonly asks: (edition: Edition) => string;
}

const PROFILES = { a: MARINE, b: GUARDSMAN };

/** A table before anybody charges, in every edition. */
const before = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Phase => setUpPhase({
  ...scenarioOf('7th', '', forces, PROFILES), ruleset: `warhammer-40k-${edition}`, ...more,
});

const listed = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(` ${last} `);

const orElse = (refusal: Refusal | null, may: string): string => (refusal === null ? may : sentence(refusal));

const ALONE: Force['models'] = row(1, 'a', [15.75, 11.76]);

/** Which Toughness counts, at the first blows. */
const toughness = (profiles: Readonly<Record<string, Profile>>, models: Force['models'], strikers = ALONE) =>
  (edition: Edition): string => {
    const game = phaseGame(fightOf(pair({ models: strikers }, { models }), profiles)(edition), []);
    const { moments } = walk(game, inTurn(streamOf(1)));
    const blows = moments.map(({ before: at }) => presentIn(at).context.phase)
      .find(({ fight }) => (fight?.strikes.length ?? 0) > 0);
    if (blows === undefined) throw new Error('Nobody strikes.');
    const values = toughnessesOf(blows, 'b');
    if (values.length === 1) return `It has Toughness ${values[0]}.`;
    return `The owner chooses ${listed(values.map(String), 'or')}.`;
  };

const charges = (edition: Edition, away: number, fields: Partial<Force> = {}): Refusal | null => whyNotDeclare(
  before(edition, [
    { id: 'a', name: 'A', side: 'attacker', models: row(5, 'a', [12, 6]), ...fields },
    { id: 'b', name: 'B', side: 'defender', models: row(5, 'b', [12, 7 + away]) },
  ]), { unit: 'a', targets: ['b'] },
);

const SOFT = { ...GUARDSMAN, weaponSkill: 3 };

export const ASKED_CASES: readonly AskedCase[] = [
  {
    id: 'X-02', question: 'tieToughness',
    input: 'A unit of two is struck: one has Toughness 2, one 4.',
    asks: toughness({ a: MARINE, b: { ...SOFT, toughness: 2 }, c: { ...SOFT, toughness: 4 } }, TWO_KINDS.models),
  },
  {
    id: 'X-03', question: 'tieToughness',
    input: 'A unit of six is struck: three have Toughness 3, three 5.',
    asks: toughness({ a: MARINE, b: { ...SOFT, toughness: 3 }, c: { ...SOFT, toughness: 5 } }, [
      ...row(3, 'b', [14.1, 12.6]), ...row(3, 'c', [17.4, 12.6]),
    ], row(6, 'a', [14.1, 11.6])),
  },
  {
    id: 'X-16', question: 'lockedShooting',
    input: 'A model of a locked unit, 4″ from any friend who touches an enemy, wants to shoot.',
    asks: edition => orElse(whyOutOfFire(before(edition, pair(
      { models: [...row(1, 'a', [15.75, 11.76]), ...row(1, 'a', [15.75, 6.76])] }, {},
    )), 'a-2'), 'It may.'),
  },
  {
    id: 'X-17', question: 'characterStrike',
    input: 'An enemy touches an independent character and a model of his unit. Whom does it strike?',
    asks: edition => {
      const phase = before(edition, [
        { id: 'a', name: 'A', side: 'attacker', models: row(2, 'a', [20, 20], { step: 1 }) },
        {
          id: 'hero', name: 'Hero', side: 'attacker', traits: ['independent-character'], joined: 'a',
          models: row(1, 'a', [20.5, 21.73]),
        },
        { id: 'b', name: 'B', side: 'defender', models: row(1, 'b', [20.5, 20.87]) },
      ]);
      answer(phase, 'characterStrike');
      const units = strikableBy(phase, setsOf(phase, phase.combats[0]!), modelOf(phase, 'b-1'));
      return `It strikes ${listed(units.map(id => unitOf(phase, id).name), 'or')}.`;
    },
  },
  {
    id: 'X-19', question: 'stationaryFireBan',
    input: 'A unit that stood still to fire a heavy weapon wants to charge.',
    asks: edition => orElse(charges(edition, 4, { stationaryFire: true }), 'It may charge.'),
  },
  {
    id: 'X-21', question: 'chargeRange',
    input: 'An enemy is 8″ away in the open; the unit itself charges 6″ or 12″.',
    asks: edition => [6, 12].map(assaultRange =>
      `With ${assaultRange}″: ${orElse(charges(edition, 8, { assaultRange }), 'it may charge.')}`).join(' '),
  },
  {
    id: 'X-23', question: 'coverLine',
    input: 'Two charge three who stand in a row; the way of one leads over drums that stand before the first two.',
    asks: edition => {
      const phase = before(edition, [
        { id: 'a', name: 'A', side: 'attacker', models: [...row(1, 'a', [18, 6]), ...row(1, 'a', [22.5, 6])] },
        { id: 'b', name: 'B', side: 'defender', models: row(3, 'b', [18, 11], { step: 2 }) },
      ]);
      const drums = piece('drums', 'barricade', [[17, 9], [20.6, 9], [20.6, 9.6], [17, 9.6]]);
      const table = { ...phase.table, terrain: [drums] };
      const names = coveredModels({ ...phase, table }, 'b', ['a']).map(id => modelOf(phase, id).name);
      return names.length === 0 ? 'Nobody is in cover.' : `${listed(names, 'and')} are in cover.`;
    },
  },
];
