/** In French: what is said around the questions that the rules leave open. */
import { counted } from '../../../shared/languages/forms.ts';
import type { clubRulingsWords as english } from '../../../epic-armageddon/resolver/club-rulings-words.ts';

export const words: typeof english = {
  heading: 'Comment joue ton club ?',
  open: questions =>
    `Les règles laissent ${counted(questions, { one: 'question ouverte', other: 'questions ouvertes' })}.`,
  differing: answers => (answers === 0 ? 'Toutes ont la réponse habituelle.'
    : `${counted(answers, { one: 'de tes réponses diffère', other: 'de tes réponses diffèrent' })}.`),
  playedAgain: 'Une nouvelle réponse rejoue ton assaut avec les mêmes dés.',
  allAsUsual: 'Tout comme d’habitude',
  back: 'Retour à l’assaut',
  search: 'Chercher une question',
  groups: {
    charge: 'Cible, charge et contre-charge',
    hits: 'Attaques, touches et sauvegardes',
    support: 'Tir d’appui',
    result: 'Résultat et suites',
  },
  countYours: answers => `${answers} à toi`,
  yours: 'À toi',
  usual: 'La réponse habituelle',
};
