/** Assaults under any answers to the open questions, whose players decide anything: what each answer comes to. */
import { beforeAll, describe, expect, test } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { RULING_IDS, RULINGS } from '../../src/epic-armageddon/rulings/rulings.ts';
import { pack, unpack } from '../../src/share-links/pack.ts';
import {
  answerName, endOf, OTHER_CLAIMS, playRuled, RuledFindings, RULING_LAWS, type RuledGame,
} from '../support/rulings/campaign.ts';
import { firstOf, IS_WHOLE, shareOf } from '../support/share.ts';

/** All of them, or so many others by the seed that is asked for. */
const ALL = shareOf(50_000, 330);
/** Those of the 330 in which an answer, an event or an ending comes up for the first time, and what goes before. */
const TELLING = [
  ...Array.from({ length: 120 }, (_, game) => game),
  122, 132, 134, 139, 150, 151, 152, 157, 159, 160, 177, 194, 201, 263, 314, 322, 325,
];
const LAWS_SEED = process.env['LAWS_SEED'];
const GAMES = IS_WHOLE || LAWS_SEED !== undefined
  ? Array.from({ length: ALL }, (_, game) => Number(LAWS_SEED ?? 0) * ALL + game) : TELLING;
/** Every so many of them are played again from their events, and put into a link. */
const SAMPLE = shareOf(30, 12);

const ANSWERS = RULING_IDS.flatMap(id => Object.keys(RULINGS[id].answers).map(answer => answerName(id, answer)));

/** What players decide, the usual first. */
const EVENTS = [
  'unit.moved', 'hit.moved', 'save.chosen', 'overwatch.fired', 'supporters.called', 'dice.split', 'way.chosen',
  'unit.disembarked', 'consolidation.moved', 'withdrawal.moved', 'withdrawal.halfway', 'care.taken', 'unit.rose',
  'critical.entered', 'target.chosen', 'rest.withdrew', 'unit.embarked', 'sniper.aimed', 'test.repeated',
] as const;
/** So many of them come up in the few games of the suite. */
const USUAL = 16;

/** Answers that the few games of the suite need not come to; all of them do. */
const UNMET = shareOf(0, 30);

const findings = new RuledFindings();
const sample: RuledGame[] = [];

beforeAll(() => {
  for (const game of GAMES) {
    const played = playRuled(game, findings);
    if (game % SAMPLE === 0 && sample.length < 200) sample.push(played);
  }
}, 1_500_000);

describe('of assaults under any answers whose players decide', () => {
  test('every one comes to an end, each kind of end being met', () => {
    expect(findings.games).toBe(GAMES.length);
    expect([...findings.endings].sort()).toEqual(expect.arrayContaining([
      'attacker by result', 'attacker by swift', 'defender by result', 'defender by swift', 'nobody by no-assault',
    ]));
  });

  test('players do whatever they can do in an assault, in withdrawals and consolidations too', () => {
    expect([...findings.events]).toEqual(expect.arrayContaining([...firstOf(EVENTS, USUAL)]));
  });

  test('each goes the same way again from its events', () => {
    for (const game of sample) expect(endOf(game)).toEqual(game.end);
  });

  test('each comes back from the bytes of a link', () => {
    for (const { scenario, events } of sample) {
      expect(unpack(pack({ scenario, events }, neteaLibrary), neteaLibrary))
        .toStrictEqual({ scenario, events, notes: [], unstated: [] });
    }
  });

  test.each(OTHER_CLAIMS.map(claim => [claim]))('%s', claim => {
    expect(findings.broken.get(claim) ?? []).toEqual([]);
  });
});

describe('each answer to an open question', () => {
  test('has a law that tells it from the others', () => {
    expect(RULING_LAWS.map(({ ruling }) => ruling).sort()).toEqual([...RULING_IDS].sort());
  });

  test('is met where it makes a difference', () => {
    const unmet = ANSWERS.filter(answer => !findings.mattered.has(answer));
    expect(unmet.slice(UNMET)).toEqual([]);
  });

  test('is told from the others by its law wherever it makes a difference', () => {
    expect([...findings.mattered.keys()].filter(answer => !findings.told.has(answer))).toEqual([]);
  });

  test.each(RULING_LAWS.map(({ ruling, claim }) => [ruling, claim]))('%s: %s', (_, claim) => {
    expect(findings.broken.get(claim) ?? []).toEqual([]);
  });
});
