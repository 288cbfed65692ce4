import { markdownAt } from './markdown.ts';

const LANGUAGES = ['de', 'es', 'fr', 'pl'];

/** The files that CONTRIBUTING's recipe for a ruling names, each language by itself. */
export const recipeFiles = (): readonly string[] => {
  const [, recipe = ''] = markdownAt('CONTRIBUTING.md').text.split('## A ruling with its test');
  return [...recipe.split('\n## ')[0]!.matchAll(/^\| [\d–]+ \| `([^`]+)`/gm)].flatMap(([, path]) =>
    (path!.includes('<language>') ? LANGUAGES.map(one => path!.replace('<language>', one)) : [path!]));
};
