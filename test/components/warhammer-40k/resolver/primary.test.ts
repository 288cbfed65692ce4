import { afterAll, describe, expect, it } from 'vitest';
import { addWordSource, LANGUAGES, speak } from '../../../../components/shared/languages/speech.ts';
import { ResolverController } from '../../../../components/warhammer-40k/resolver/resolver-controller.ts';
import { phasePrimaryOf } from '../../../../components/warhammer-40k/steps/primary.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import type { ChoiceQuestion } from '../../../../src/warhammer-40k/model/choices.ts';
import { PHASE_SAMPLE_NAMES } from '../../../../src/warhammer-40k/scenario/samples/names.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { GROUPS } from '../../../support/translations.ts';
import { phase, row, unit } from '../../../support/warhammer-40k/build.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';

await addWordSource(GROUPS['warhammer-40k']!, 'warhammer-40k');

afterAll(() => speak('en'));

/** More presses than any bundled phase needs. */
const MANY = 150;

/** A number, or what is acted on where no name is: what ends, is tested, or is thrown once. */
const OBJECT = /\d|^End the |Fear|rampage|a save|roll-off|Look Out, Sir|test$|both dice$|di(?:e|ce) again$/;

const samples = EDITIONS.flatMap(edition => PHASE_SAMPLE_NAMES.map(({ id }) => [edition, id] as const));

const mob = unit({ id: 'm', name: 'Goff mob', side: 'attacker', models: row('m', 3, [10, 10], { profile: 'ork' }) });
const asking = (question: ChoiceQuestion, usual: string): string => phasePrimaryOf({
  phase: {
    ...phase('7th', { units: [mob] }),
    choice: { question, about: mob.id, side: mob.side, options: [usual], usual, rule: '' },
  },
  path: '', hands: [], waitsFor: 'choice.made', asks: [], isOver: false,
})!.words;

describe('the next action', () => {
  it.each(samples)('names its number or its object with %s in %s', (edition, id) => {
    const sample = phaseSampleOf(id)!;
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({
      scenario: sample.scenario(edition), prepared: sample.decisions, seed: sample.seed, dice: [], events: [],
    });
    const { models, units } = controller.phase;
    const names = [...models, ...units].map(({ name }) => name);
    for (let press = 0; press < MANY && !controller.isOver; press += 1) {
      const words = controller.primary?.words ?? '';
      expect(OBJECT.test(words) || names.some(name => words.includes(name)), words).toBe(true);
      controller.takePrimary();
    }
    expect(controller.isOver).toBe(true);
  });

  it.each(LANGUAGES)('names the unit asked, its dice or its direction where the answer has none: %s', async spoken => {
    await speak(spoken);
    for (const [question, usual] of [
      ['morale', 'test'], ['sweep', 'sweep'], ['free-round', 'strike'], ['hit-and-run', 'stay'],
    ] as const) expect(asking(question, usual)).toContain('Goff mob');
    const again = ['none', 'first', 'second', 'both'].map(usual => asking('range-again', usual));
    expect(again.filter((words, at) => words.includes(' ') && again.indexOf(words) === at)).toHaveLength(4);
    expect(asking('direction', '3')).toContain('3');
  });
});
