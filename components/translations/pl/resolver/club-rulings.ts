/** In Polish: what is said around the questions that the rules leave open. */
import { counted } from '../../../shared/languages/forms.ts';
import type { clubRulingsWords as english } from '../../../epic-armageddon/resolver/club-rulings-words.ts';

export const words: typeof english = {
  heading: 'Jak gra się to w twoim klubie?',
  open: questions => 'Zasady zostawiają otwarte '
    + `${counted(questions, { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' })}.`,
  differing: answers => (answers === 0 ? 'Na wszystkie odpowiedziano jak zwykle.'
    : `Inaczej niż zwykle: ${counted(answers, {
      one: 'twoja odpowiedź', few: 'twoje odpowiedzi', many: 'twoich odpowiedzi', other: 'twojej odpowiedzi',
    })}.`),
  playedAgain: 'Nowa odpowiedź rozgrywa twój szturm od nowa z tymi samymi kośćmi.',
  allAsUsual: 'Wszystko jak zwykle',
  back: 'Wróć do szturmu',
  search: 'Szukaj w pytaniach',
  groups: {
    charge: 'Cel, szarża i kontrszarża',
    hits: 'Ataki, trafienia i rzuty obronne',
    support: 'Ogień wsparcia',
    result: 'Wynik i co potem',
  },
  countYours: answers => `twoje: ${answers}`,
  yours: 'Twoja',
  usual: 'Zwykła odpowiedź',
};
