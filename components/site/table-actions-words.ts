/** What is said where something is done with what is on the table. */
import { spoken } from '../shared/languages/spoken.ts';

export const tableActionsWords = spoken('pages/desk', {
  notLoaded: 'A part of the program could not be loaded. Try again when there is a network.',
  close: 'Close',
  keep: { assault: 'Keep this assault', phase: 'Keep this phase' },
  /** What is kept under no name of its own. */
  unnamed: { assault: 'Assault', phase: 'Phase' },
  kept: (name: string): string => `${name} is on the shelf.`,
});
