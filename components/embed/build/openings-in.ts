/** What the build stores of the bundled phases of Warhammer 40,000: their first moments in a language. */
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { speak, type Language } from '../../shared/languages/speech.ts';
import { addWords } from '../../translations/add-words.ts';
import { BOOKS } from '../../translations/books.ts';
import type { English } from '../../translations/english.ts';
import { begunPhase, openingOf } from '../../warhammer-40k/opening/write-opening.ts';

const isOfPhases = (group: string): boolean => group.startsWith('warhammer-40k') || group === 'resolver';

const ALL = PHASE_SAMPLES.flatMap(sample =>
  EDITIONS.map(edition => ({ sample, edition, controller: begunPhase(sample, edition) })));

/** All of them, once the words of that language are there. */
export const openingsIn = async (language: Language): Promise<readonly object[]> => {
  await speak(language);
  await addWords(...(Object.keys(BOOKS) as (keyof English)[]).filter(isOfPhases));
  return ALL.map(({ sample, edition, controller }) =>
    ({ edition, id: sample.id, opening: openingOf(controller, sample) }));
};
