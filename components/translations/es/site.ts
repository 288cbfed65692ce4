/** In Spanish: the pages of the site. */
import type { Books } from '../../shared/languages/speech.ts';
import { words as pagesChoice } from './pages/choice.ts';
import { words as pagesDesk } from './pages/desk.ts';
import { words as pagesEmbed } from './pages/embed.ts';
import { words as pagesLearn } from './pages/learn.ts';
import { words as pagesSite } from './pages/site.ts';
import { words as pagesStatechart } from './pages/statechart.ts';

export const books: Books = {
  'pages/choice': pagesChoice,
  'pages/desk': pagesDesk,
  'pages/embed': pagesEmbed,
  'pages/learn': pagesLearn,
  'pages/site': pagesSite,
  'pages/statechart': pagesStatechart,
};
