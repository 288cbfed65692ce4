import { describe, expect, it } from 'vitest';
import { wordsOfMoment } from '../../../../components/epic-armageddon/resolver/moment-words.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { LOG_GROUPS } from '../../../../components/epic-armageddon/spoken/word-groups.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { hostWithoutScreen } from './host.ts';

const begun = ({ scenario, decisions, seed }: Sample): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  return controller;
};

const wordsOf = ({ view }: ResolverController): readonly string[] => wordsOfMoment(view, false, false);

const logsIn = (words: readonly string[]): readonly string[] =>
  LOG_GROUPS.filter(group => words.includes(group));

/** The words of each moment of a bundled assault, with what the log says last. */
const momentsOf = (sample: Sample): readonly (readonly [path: string, newest: string, words: readonly string[]])[] => {
  const controller = begun(sample);
  const moments = [];
  while (!controller.isOver) {
    const { state: { path }, assault: { log } } = controller;
    moments.push([path, log.at(-1)?.key ?? '', wordsOf(controller)] as const);
    controller.playOn();
  }
  return moments;
};

const marines = sampleOf('marines-charge-warband')!;

describe('the words of a moment', () => {
  it.each(SAMPLES)('have of the log of $id what its newest line says, and nothing before there is one', sample => {
    const wanted: Readonly<Record<string, string>> = {
      'target-chosen': 'charge-log', moved: 'charge-log', 'directly-engaged': 'log', 'hand-thrown': 'log',
      'saves-thrown': 'log', casualties: 'log', result: 'aftermath-log', 'hack-down': 'aftermath-log',
      withdrawn: 'aftermath-log',
    };
    for (const [, newest, words] of momentsOf(sample)) {
      expect(logsIn(words), newest).toHaveLength(newest === '' ? 0 : 1);
      if (newest in wanted) expect(logsIn(words), newest).toEqual([wanted[newest]]);
    }
  });

  it('have all of the log where everything in it was taken back', () => {
    const controller = begun(marines);
    controller.playOn();
    controller.undo();
    expect(controller.view.lines).not.toEqual([]);
    expect(logsIn(wordsOf(controller))).toEqual(LOG_GROUPS);
  });

  it('tell of hits where they fall and after that, not while the first dice are thrown', () => {
    const told = momentsOf(marines).map(([path, , words]) => [path, words.includes('steps-hits')] as const);
    const [first] = told.filter(([path]) => path.endsWith('rolling'));
    expect(first).toEqual(['a4Attacks.attacks.rolling', false]);
    expect(told.filter(([path]) => /llocating|saving|hackDown|a6Result/.test(path)).map(([, tells]) => tells))
      .not.toContain(false);
  });

  it('are those of entered dice as long as dice are entered', () => {
    const controller = begun(marines);
    while (controller.dueDice === 0) controller.playOn();
    expect(wordsOf(controller)).not.toContain('dice-entry');
    controller.enterDice();
    expect(wordsOf(controller)).toContain('dice-entry');
  });
});
