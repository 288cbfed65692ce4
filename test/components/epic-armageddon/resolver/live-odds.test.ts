import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../components/epic-armageddon/odds/engine.ts';
import type { EngineLoaders } from '../../../../components/epic-armageddon/odds/answerers.ts';
import type { Engine } from '../../../../components/epic-armageddon/odds/question.ts';
import { LiveOdds } from '../../../../components/epic-armageddon/resolver/live-odds/live-odds.ts';
import { SHOWN_ODDS } from '../../../../components/epic-armageddon/odds/question.ts';
import type { LiveOddsView } from '../../../../components/epic-armageddon/resolver/live-odds/view.ts';
import { liveOddsWords } from '../../../../components/epic-armageddon/resolver/live-odds/live-odds-words.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { FirstOdds } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { hostWithoutScreen } from './host.ts';

const duel = (startAt: Scenario['startAt'] = 'a4Attacks', gap = 0): Scenario => scenarioOf({ startAt, formations: [
  formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
  formationOf('defender', rowOf('d', 'boyz', 2, [30, 22 + gap])),
] });

/** The engine on this thread, and everything that it has been asked. */
const engineWays = (engine: Engine = answersTo): EngineLoaders & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    worker: () => {
      throw new Error('none here');
    },
    engine: async () => (question => {
      asked.push('at' in question ? `${question.kind} ${question.at}` : question.kind);
      return engine(question);
    }),
  };
};

const begun = (scenario: Scenario, ways: EngineLoaders, isOn = true, first: FirstOdds | null = null) => {
  const host = hostWithoutScreen();
  const controller = new ResolverController(host);
  controller.begin({ scenario, prepared: [], seed: 3 });
  const liveOdds = new LiveOdds(host, ways, isOn);
  liveOdds.begin(controller.timeline, first);
  const follow = (): void => liveOdds.follow(controller.timeline);
  return { controller, liveOdds, follow };
};

/** The odds of where a game stands, as they are asked for: the same question has the same bits. */
const asAsked = ({ assault, state }: ResolverController): Odds => oddsFrom(assault, state.path, SHOWN_ODDS);

const stakesAsAsked = ({ assault, state }: ResolverController): readonly Stakes[] => {
  const answers = stakesOf(assault, state.path, SHOWN_ODDS);
  for (let answer = answers.next(); ; answer = answers.next()) if (answer.done === true) return answer.value;
};

const until = async (liveOdds: LiveOdds, isSo: (view: LiveOddsView) => boolean): Promise<LiveOddsView> => {
  for (let turn = 0; turn < 15_000; turn += 1) {
    const { view } = liveOdds;
    if (view !== null && isSo(view)) return view;
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  throw new Error('It never came to this.');
};

const areRefined = ({ stakes, isRefining }: LiveOddsView): boolean => stakes.length > 0 && !isRefining;

const settled = (liveOdds: LiveOdds): Promise<LiveOddsView> => until(liveOdds, ({ isAsking }) => !isAsking);

describe('the odds from here', () => {
  it('asks nothing of a moment that somebody has asked about before on this page', async () => {
    const ways = engineWays();
    const first = begun(duel(), ways);
    const { odds } = await until(first.liveOdds, view => !view.isAsking && view.odds !== null);
    const asked = ways.asked.filter(one => one.startsWith('moment')).length;
    const second = begun(duel(), ways);
    expect(second.liveOdds.view!.odds).toEqual(odds);
    expect(ways.asked.filter(one => one.startsWith('moment'))).toHaveLength(asked);
  });

  it('are those of the moment on the screen, as it stands before the first step and after each', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    for (let step = 0; step < 4; step += 1) {
      const { odds } = await settled(liveOdds);
      expect(odds!.winner.attacker).toBe(asAsked(controller).winner.attacker);
      controller.playOn();
      follow();
    }
  });

  it('are gone at once when something happens, until those of this moment come', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    const { odds } = await settled(liveOdds);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    expect(liveOdds.view).toMatchObject({ odds: null, isAsking: true });
    const after = await settled(liveOdds);
    expect(after.odds).not.toEqual(odds);
    expect(after.before).toEqual(odds);
  });

  it('of a moment that has been seen are there again at once when it is taken back', async () => {
    const ways = engineWays();
    const { controller, liveOdds, follow } = begun(duel(), ways);
    const { odds } = await until(liveOdds, areRefined);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    await settled(liveOdds);
    controller.undo();
    follow();
    const asked = ways.asked.length;
    expect(liveOdds.view).toMatchObject({ odds, isAsking: false, before: null });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(ways.asked.length).toBe(asked);
  });

  it('are asked for anew before the old answer has come', async () => {
    const ways = engineWays();
    const { controller, liveOdds, follow } = begun(duel(), ways);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    const { odds } = await settled(liveOdds);
    expect(odds!.winner.attacker).toBe(asAsked(controller).winner.attacker);
    expect(ways.asked.filter(one => one.startsWith('moment'))).toHaveLength(1);
  });

  it('that are known beforehand stand until anybody moves, and nothing is asked', async () => {
    const ways = engineWays();
    const { scenario, odds } = sampleOf('gargant-barges-to-tanks')!;
    const { controller, liveOdds, follow } = begun(scenario, ways, true, odds);
    expect(liveOdds.view).toMatchObject({ isAsking: false, odds: { winner: { attacker: odds.attacker, none: 0 } } });
    controller.wish({ type: 'target.chosen', target: scenario.engage.target });
    follow();
    expect(liveOdds.view).toMatchObject({ isAsking: false, odds: { winner: { attacker: odds.attacker } } });
    expect(ways.asked.filter(one => one !== 'warm-up')).toEqual([]);
    controller.wish({ type: 'unit.moved', unit: 'gargant', to: [60.5, 40.5] });
    follow();
    expect(liveOdds.view).toMatchObject({ isAsking: true, odds: null });
    liveOdds.hostDisconnected();
  });

  it('that are known beforehand are those of one scenario', () => {
    const { scenario, odds } = sampleOf('gargant-barges-to-tanks')!;
    const { liveOdds } = begun(scenario, engineWays(), true, odds);
    liveOdds.follow(replay({ ...scenario, title: 'Another' }, []));
    expect(liveOdds.view).toMatchObject({ isAsking: true, odds: null });
    liveOdds.hostDisconnected();
  });

  it('are those of the usual charge before anybody has charged, and say so', async () => {
    const { liveOdds } = begun(duel('a1ChooseTarget', 20), engineWays());
    const { odds, isSupposed } = await settled(liveOdds);
    expect(isSupposed).toBe(true);
    expect(odds!.winner.none).toBeLessThan(1);
    const near = begun(duel(), engineWays());
    expect((await settled(near.liveOdds)).isSupposed).toBe(false);
  });

  it('that cannot be had say why', async () => {
    const broken = function* broken(): Generator<never, void> {
      throw new Error('The calculation broke off.');
    } as Engine;
    const { liveOdds } = begun(duel(), engineWays(broken));
    expect(await settled(liveOdds)).toMatchObject({ odds: null, failure: 'The calculation broke off.' });
    const way = begun(duel('a1ChooseTarget'), engineWays(broken));
    expect((await settled(way.liveOdds)).failure).toBe(liveOddsWords.unfinished);
    const lost = begun(duel(), { ...engineWays(), engine: () => Promise.reject(new Error('no connection')) });
    expect((await settled(lost.liveOdds)).failure).toBe(liveOddsWords.notLoaded);
  });

  it('are not asked for by those who do not want them', async () => {
    const ways = engineWays();
    const { controller, liveOdds, follow } = begun(duel(), ways, false);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    expect(liveOdds.view).toBe(null);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(ways.asked).toEqual([]);
    expect(liveOdds.turn()).toBe(true);
    expect((await settled(liveOdds)).odds).not.toBe(null);
    expect(liveOdds.turn()).toBe(false);
    expect(liveOdds.view).toBe(null);
  });
});

describe('what hangs on a throw', () => {
  it('is told where dice are due, and nowhere else', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    const { stakes } = await until(liveOdds, areRefined);
    expect(stakes.map(({ side, counted }) => [side, counted])).toEqual([['attacker', 'hits'], ['defender', 'hits']]);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    expect(controller.hands).toEqual([]);
    expect(liveOdds.view!.stakes).toEqual([]);
  });

  it('is refined to its end where somebody has gone on before that, and comes back', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    const { stakes: first } = await until(liveOdds, ({ isRefining }) => isRefining);
    controller.throwDice([6, 6, 1, 1]);
    follow();
    controller.undo();
    follow();
    expect(liveOdds.view).toMatchObject({ stakes: first, isRefining: true });
    const { stakes } = await until(liveOdds, areRefined);
    expect(stakes).toEqual(stakesAsAsked(controller));
  });
});

describe('luck', () => {
  it('is reckoned at the end for every throw, also for those whose odds nobody has waited for', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    while (!controller.isOver) {
      controller.playOn();
      follow();
    }
    expect(liveOdds.view).toMatchObject({ luck: null, isReckoning: true });
    const { luck } = await until(liveOdds, view => view.luck !== null);
    const throws = controller.timeline.events.filter(({ type }) => type === 'dice.thrown').length;
    expect(luck!.throws).toHaveLength(throws);
    expect(luck!.names).toHaveLength(throws);
    expect(luck!.names[0]).toBe('Attacks');
    expect(luck!.isWhole).toBe(true);
    const start =
      oddsFrom(controller.timeline.snapshots[0]!.context.assault, 'a4Attacks.attacks.rolling').winner.attacker;
    expect(luck!.swing.attacker).toBeCloseTo((controller.assault.winner === 'attacker' ? 1 : 0) - start, 3);
  });

  it('is forgotten when the end is taken back', async () => {
    const { controller, liveOdds, follow } = begun(duel(), engineWays());
    while (!controller.isOver) controller.playOn();
    follow();
    await until(liveOdds, view => view.luck !== null);
    controller.undo();
    follow();
    expect(liveOdds.view).toMatchObject({ luck: null, isReckoning: false });
  });
});
