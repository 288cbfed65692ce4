/** What is said of a link that cannot be read, in English. Another language is another record of these. */
import { sayings } from '../shared/sayings.ts';

export const LINK_WORDS = {
  noAssault: 'What this link holds is no assault that can be played.',
  noPhase: 'What this link holds is no phase that can be played.',
  short: 'This link breaks off in the middle of what it tells.',
  nonsense: 'This link tells nothing that can be understood.',
  newer: 'This link tells of something that this version of the program does not know; a newer one may.',
  more: (count: number): string => (count === 1 ? 'One more thing is wrong.' : `${count} more things are wrong.`),
  manySteps: (steps: number, most: number): string =>
    `This link tells of ${steps} steps; an assault has at most ${most}.`,
  manyPhaseSteps: (steps: number, most: number): string =>
    `This link tells of ${steps} steps; a phase has at most ${most}.`,
  /** The name stands in quotation marks. */
  otherSheet: (unit: string): string =>
    `The datasheet of ${unit} has changed since this link was made, so that things may turn out differently.`,
};

export const { say: sayLinkProblem } = sayings('share-links', LINK_WORDS);
