/** What is stored of the first screens of bundled phases, against what the game says of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fightAnswersTo } from '../../../../components/warhammer-40k/odds/engine.ts';
import { isOpenFight, PhaseOdds } from '../../../../components/warhammer-40k/odds/phase-odds.ts';
import { unpackedView } from '../../../../components/warhammer-40k/opening/packed-view.ts';
import { begunPhase, openingOf } from '../../../../components/warhammer-40k/opening/write-opening.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { refiningFight } from '../../../../src/warhammer-40k/odds/fight-odds.ts';
import { PHASE_SAMPLES } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';

const ALL = EDITIONS.flatMap(edition => PHASE_SAMPLES.map(sample => ({ edition, sample, id: sample.id })));

beforeAll(() => {
  PhaseOdds.lazyParts = { worker: () => null, engine: async () => fightAnswersTo } as unknown as
    typeof PhaseOdds.lazyParts;
});

afterAll(() => {
  PhaseOdds.lazyParts = null;
});

describe.each(ALL)('the first screen of $id by $edition', ({ edition, sample }) => {
  const controller = begunPhase(sample, edition);
  const opening = openingOf(controller, sample);

  it('has the map as the game draws it, but for what it names and keys', () => {
    const { counters, mattering, lines, terrain, width, depth, step, measure, chosen } = controller.table.view;
    const drawn = unpackedView(JSON.parse(JSON.stringify(opening.map)));
    expect(drawn.counters).toEqual(counters.map(one => JSON.parse(JSON.stringify(one)) as unknown));
    expect(drawn).toMatchObject({ mattering, terrain, width, depth, step, measure, chosen });
    expect(drawn.lines).toEqual(lines.map(line => ({ ...line, say: '' })));
    expect(controller.table.view).toMatchObject({ tokens: [], areas: [], ghost: null, refused: null });
    expect(drawn.words?.map(counters.length)).toBe(controller.table.view.words?.map(counters.length));
  });

  it('has the bar of the game, in which no odds are told', () => {
    const { primary, myDice, ...rest } = controller.barView;
    expect([opening.primary, opening.myDice]).toEqual([primary?.words, myDice?.words ?? null]);
    controller.turnTo();
    expect({ ...rest, odds: controller.barView.odds }).toEqual({
      odds: null, rest: null, review: null, undoes: null, redoes: null, canRun: true, isRunning: false,
    });
  });

  it('tells no odds because the engine has none', () => {
    const { phase } = controller;
    if (!isOpenFight(phase)) return expect(phase.fight).toBeNull();
    for (const odds of refiningFight(phase, phase.fight.combat)) {
      if (odds !== undefined) return expect(odds.winner).toBeNull();
    }
    expect.unreachable('The engine has said nothing.');
  });

  it('has the blows with which it begins', () => {
    expect(opening.fight !== null).toBe(opening.path.startsWith('fight.'));
    if (opening.fight === null) return;
    const { ladder, cards } = opening.fight;
    expect(ladder.steps.length).toBeGreaterThan(0);
    expect(cards === null).toBe(controller.waitsFor !== null);
    if (cards !== null) expect(cards.flatMap(({ lines }) => lines)).toHaveLength(controller.hands.length);
  });

  it('says what lies there, and where it stands', () => {
    expect(opening.table).toEqual({ id: sample.id, ruleset: `warhammer-40k-${edition}`, title: sample.title });
    expect(opening).toMatchObject({ path: controller.state.path, lead: expect.stringMatching(/\./) as unknown });
    expect(opening.rail.some(({ state }) => state === 'now')).toBe(true);
  });
});
