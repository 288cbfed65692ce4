/** Every line of the log stands under the step in which it happened and the rule that says so. */
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import { scenarioFrom } from '../../json.ts';
import { playAtRandom } from '../../support/random-play.ts';
import { randomScenario } from '../../support/random-scenarios.ts';
import { sourceOf } from '../../support/random/source.ts';

/** Which line, the steps it may stand under with the rules there, and what it tells of. */
const LINES: readonly (readonly [key: string, places: readonly string[], about: string])[] = [
  ['breaks', ['a2Charge B1', 'a7Consolidate B1', 'a7Withdraw A7.1', 'a7Withdraw B1'], 'formation'],
  ['casualties', [
    'a4Attacks A4.5', 'a4Attacks V12', 'a5SupportingFire A4.5', 'a5SupportingFire V12', 'a6Result A4.5', 'a6Result V12',
    'a7Withdraw A4.5',
  ], 'damaged hits killed side stopped'],
  ['charge-broken', ['a2Charge A2.2'], ''],
  ['destroyed-when-broken', ['a7Withdraw A7.2'], 'formation'],
  ['directly-engaged', ['a4Attacks A4.1'], 'attacker defender'],
  ['forces-firefight', ['a4Attacks A4.2'], 'units'],
  ['hack-down', ['a6Result A6.5'], 'difference hits side'],
  ['hacked-down', ['a6Result A6.5'], 'lost side'],
  ['hand-thrown', ['a4Attacks A4.2', 'a4Attacks A4.4', 'a5SupportingFire A5.3'],
    'batch dice effect hits purpose side target'],
  ['markers-placed', ['a2Charge A2.8', 'a7Consolidate A8.1', 'a7Withdraw A7.6'], 'formation markers'],
  ['moved', ['a2Charge A2.1', 'a3CounterCharge A3.1', 'a7Consolidate A8.3', 'a7Withdraw A7.3'], 'cm unit'],
  ['no-assault', ['a2Charge A2.2'], ''],
  ['nobody-counter-charges', ['a3CounterCharge A3.2'], 'side'],
  ['nobody-wins', ['a4Attacks A4.7'], ''],
  ['over', ['a7Consolidate A8.3'], 'side'],
  ['panic', ['a7Withdraw B3'], 'formation lost'],
  ['passengers-spilled', ['a4Attacks V12', 'a5SupportingFire V12', 'a6Result V12'], 'lost out unit'],
  ['result', ['a6Result A6.4'], 'attacker attackerDice defender defenderDice'],
  ['saves-thrown', [
    'a4Attacks H10', 'a4Attacks V9', 'a4Attacks V10', 'a4Attacks W6', 'a5SupportingFire V9', 'a5SupportingFire V10',
    'a5SupportingFire W6', 'a6Result V9', 'a6Result V10', 'a6Result W6', 'a7Withdraw W6',
  ], 'purpose rolls side'],
  ['stragglers', ['a2Charge A2.8', 'a7Withdraw A2.8'], 'formation lost'],
  ['support-called', ['a5SupportingFire A5.2'], 'attacker defender'],
  ['swift-win', ['a4Attacks A4.7', 'a5SupportingFire A5.6'], 'side'],
  ['target-chosen', ['a1ChooseTarget A1.1'], 'combined drawnIn formation intermingled target'],
  ['terrain-lost', ['a7Withdraw A2.10'], 'face unit'],
  ['terrain-passed', ['a7Withdraw A2.10'], 'face unit'],
  ['tie', ['a6Result A6.4'], ''],
  ['withdrawn', ['a7Withdraw A7.3'], 'formations isWhole lost near'],
];

const LISTED = LINES.flatMap(([key, places, about]) => places.map(place => `${key}: ${place}: ${about}`));

const asListed = ({ step, rule, key, values }: LogEntry): string =>
  `${key}: ${step} ${rule}: ${Object.keys(values).sort().join(' ')}`;

/** Assaults in which, together, all of these lines come up. */
const SEEDS = [4, 15, 21, 132, 348, 101, 96, 341, 1, 20, 24, 65, 108, 361];

const scenarioOfSeed = (seed: number) => scenarioFrom(randomScenario(seed, {
  startAt: seed % 3 === 0 ? 'a4Attacks' : 'a1ChooseTarget', attackers: [1, 3], defenders: [1, 3],
  joined: seed % 4 === 0 ? 40 : 0,
  rare: seed % 2 === 0 ? { engines: 40, fields: 40, skimmers: 40, snipers: 40, cheap: 20, transports: 60 } : null,
}));

const toldIn = (seed: number): readonly string[] => {
  const told = new Set<string>();
  playAtRandom(scenarioOfSeed(seed), sourceOf(seed), 30, ({ after }) => {
    after.log.forEach(line => told.add(asListed(line)));
  });
  return [...told];
};

describe('each line of the log stands under its step and its rule, and tells what its sentence needs', () => {
  it.each(SEEDS)('A1–A8: in the random assault %i', seed => {
    expect(toldIn(seed).filter(line => !LISTED.includes(line))).toEqual([]);
  });

  it('A1–A8: all that are listed come up in one of them', () => {
    expect(new Set(SEEDS.flatMap(toldIn))).toEqual(new Set(LISTED));
  });
});
