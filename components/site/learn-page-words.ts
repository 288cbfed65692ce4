/** What the page of the lessons says around them. */
import { spoken } from '../shared/languages/spoken.ts';

export const learnPageWords = spoken('pages/learn', {
  heading: 'Learn',
  phases: 'Warhammer 40,000',
  all: 'All lessons',
  next: (title: string): string => `Next: ${title}`,
  make: 'Make a lesson',
  notLoaded: 'A part of the program could not be loaded.',
});
