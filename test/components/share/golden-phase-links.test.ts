/** Links to phases that somebody may have kept: each of them is read as it was meant, for ever. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAnyLink } from '../../../components/share/any-link.ts';
import { fromBase64Url } from '../../../src/share-links/base64.ts';
import { unpackPhase } from '../../../src/share-links/phase-pack.ts';
import { KNOWN_WORDS } from '../../../src/share-links/known-words.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { editionOf, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import golden from '../../golden/0.1.0/phase-links.json' with { type: 'json' };

const scenarioFrom = (json: unknown): Scenario => {
  const parsed = parsePhase(json);
  if ('scenario' in parsed) return parsed.scenario;
  throw new Error(parsed.problems.map(({ say }) => say).join(' '));
};

describe('a link to a phase of the first kind is read as it was meant', () => {
  /** A ruling that was not there yet is as usual in every turn. */
  const inTurn = (edition: Edition, event: Readonly<Record<string, unknown>>): unknown => {
    if (event['type'] !== 'turn.begun') return event;
    return { ...event, rulings: { ...usualRulings(edition), ...event['rulings'] as object } };
  };
  /** Since version 0.2.0 nobody aims at a unit beside the captain who is one of it. */
  const STOPPED = 'seventh edition: a captain in a unit, to the end';

  it.each(golden.filter(({ shows }) => shows !== STOPPED))('$shows', async ({ link, scenario: written, events }) => {
    const scenario = scenarioFrom(written);
    const meant = events.map(event => inTurn(editionOf(scenario), event));
    expect(await readAnyLink(link)).toEqual({ scenario, events: meant, notes: [] });
  });

  it(STOPPED, async () => {
    const { link, scenario, events } = golden.find(({ shows }) => shows === STOPPED)!;
    expect(await readAnyLink(link)).toMatchObject({
      problems: [expect.stringContaining('Step 16 of 28')],
      upTo: { scenario: scenarioFrom(scenario), events: events.slice(0, 15) },
    });
  });

  it('there is one of each edition', () => {
    expect(golden.map(({ scenario }) => scenario.ruleset)).toEqual(EDITIONS.map(one => `warhammer-40k-${one}`));
  });
});

describe('the words that every link to a phase knows', () => {
  it('are still those, in this order, whatever has been added', () => {
    const words = Array.from({ length: 356 }, (_, place) => KNOWN_WORDS.at(place)).join(' ');
    expect(words.endsWith('stay strike hold')).toBe(true);
    expect(createHash('sha256').update(words).digest('hex'))
      .toBe('3cb07101563468c520c6d5b02cf807801fbe2c4ea53222e69101fed747867955');
  });
});

describe('every type of event of a phase is read as it was meant', () => {
  const bytes = 'gQafAwKFgAIABXNxdWFkAAEBBwABcwEAAAZtYXJpbmWAZIAyhYACAANtb2IAAwEHAAFtAQAGAKAfAQavAwAGTWFyaW5lICAgIEAY'
    + 'FQ2XBNcCDgUBAgMA6wIGBwYIAwEEEAgBAAkBBMgBAz_VVVVVVVVVAwQKAskDCgI9CwICARAGCAwC5wMFAu8DAMEFAA5OzwUAAA8B-wP_Aw8A';
  const marine = {
    name: 'Marine', weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8, save: 3,
  };
  const scenario = scenarioFrom({
    format: 1, ruleset: 'warhammer-40k-7th', profiles: { marine },
    units: [
      { id: 'squad', side: 'attacker', models: [{ id: 's1', profile: 'marine', at: [16, 8] }] },
      { id: 'mob', side: 'defender', models: [{ id: 'm1', profile: 'marine', at: [16, 13] }] },
    ],
  });
  const meant = [
    { type: 'answer.agreed', question: 'chargeShape', answer: 'together' },
    { type: 'silence.accepted' },
    { type: 'charge.declared', unit: 'squad', targets: ['mob', 'nobody'] },
    { type: 'declarations.ended' },
    { type: 'charger.picked', unit: 'squad' },
    { type: 'overwatch.fired', unit: 'mob', wounds: [{ model: 's1', wounds: 2 }] },
    { type: 'overwatch.fired', unit: 'mob', wounds: [] },
    { type: 'overwatch.ended' },
    { type: 'model.moved', model: 's1', to: [16.25, 1 / 3] },
    { type: 'rest.moved' },
    { type: 'moves.ended' },
    { type: 'weapon.chosen', model: 's1', weapon: 'power-fist' },
    { type: 'weapon.chosen', model: 's1', weapon: 'none' },
    { type: 'strikes.aimed', model: 's1', at: { mob: 2, squad: 1 } },
    { type: 'strikes.settled' },
    { type: 'choice.made', question: 'casualty', option: 'm1' },
    { type: 'choice.made', question: 'morale', option: 'fail' },
    { type: 'dice.thrown', faces: [1, 2, 3, 4, 5, 6, 6] },
    { type: 'dice.thrown', faces: [] },
    { type: 'turn.begun', rulings: { ...usualRulings('7th'), majority: 'more-than-half' } },
    { type: 'turn.begun', rulings: usualRulings('7th') },
  ];

  it('in the order in which they were written', () => {
    expect(unpackPhase(fromBase64Url(bytes))).toMatchObject({ scenario, events: meant });
  });
});
