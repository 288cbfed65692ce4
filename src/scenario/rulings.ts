/** A scenario's own answers to the questions that the rules leave open. */
import { RULINGS, RULING_IDS, type RulingId, type Rulings } from '../epic-armageddon/rulings.ts';
import { fieldPath, lastStep, quote } from './problems.ts';
import { recordOf, text, type Reader } from './readers.ts';
import { didYouMean } from './spelling.ts';

const texts = recordOf('an object of answers by their questions', text);

/** Answers by their questions; only those that the program can play. */
export const rulings: Reader<Partial<Rulings>> = {
  wants: texts.wants,
  read: (json, path, problems) => {
    const given = texts.read(json, path, problems);
    if (given === undefined) return undefined;
    for (const [id, answer] of Object.entries(given)) {
      const place = fieldPath(path, id);
      if (!isRuling(id)) {
        problems.report(place, 'unknown-ruling',
          () => `There is no ruling ${quote(id)}.${didYouMean(id, RULING_IDS)}`);
      } else if (answer !== undefined && !answersOf(id).includes(answer)) {
        problems.report(place, 'unknown-answer', () =>
          `${lastStep(place)} must be one of ${answersOf(id).join(', ')}, but it is ${quote(answer)}.`
          + didYouMean(answer, answersOf(id)));
      }
    }
    return given as Partial<Rulings>;
  },
};

const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

const answersOf = (id: RulingId): readonly string[] => Object.keys(RULINGS[id].answers);
