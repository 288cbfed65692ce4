/** In Polish: the losers break and get away. */
import type { WITHDRAWAL_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-withdraw.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A7: 'Przegrane formacje łamią się i uchodzą albo i nie.',
  'A7.1': 'Każda przegrana formacja łamie się bez testu: jej znaczniki wybuchu znikają.',
  'A7.2': 'Przegrana formacja, która była złamana na początku szturmu, zostaje zniszczona, prócz jednostek Fearless.',
  'A7.3': 'Każda jednostka może zrobić dwa ruchy w dowolną stronę, przez strefy kontroli, ale nie przez wrogów. Kto '
    + 'skończy do 15 cm od wroga, przepada; jednostka Fearless tylko wtedy, gdy się ruszyła i skończyła do 5 cm.',
  'A7.4': 'Machina bojowa, która kończy odwrót blisko wroga, nie ginie: dostaje punkt obrażeń za każdego wroga do 15 '
    + 'cm i nic przed nimi nie chroni.',
  'A7.5': 'Samolot przegranych na ziemi zostaje zniszczony, chyba że ma Fearless. Ci, którzy z niego wysiedli, '
    + 'wycofują się.',
  'A7.6': 'Formacje przegranej strony, które mogły wspierać, dostają znacznik wybuchu, czy strzelały, czy nie.',
  'A7.7': 'Najpierw dobijanie, potem przegrany się łamie, ginie lub wycofuje, potem wstrząs u jego swoich, potem '
    + 'zwycięzca dostaje znaczniki i się rusza.',
};
