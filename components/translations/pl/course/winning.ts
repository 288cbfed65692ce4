/** In Polish: the lesson 'winning'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  fought: {
    title: 'Wygrana',
    text: [
      'Orkowie szarżowali na twoje dwie kompanie, które walczyły jak jedna: {total defender} do {total attacker}.',
      '{formation first}: wcześniejsze znaczniki {markers first}, straty: trzy jednostki.',
      '{formation second}: bez znaczników, strata: jedna. Teraz przychodzi rachunek.',
    ],
    hint: [],
  },
  second: {
    title: 'Znaczniki drugiej kompanii',
    text: [
      'Razem padły cztery twoje.',
      '„Walczyły jak jedna, więc każda dostaje cztery”, mówi gracz orków.',
    ],
    hint: [
      'Sprawdź, kto padł, formacja po formacji.',
    ],
    after: [
      'Każda formacja dostaje znacznik za każdą własną stratę, ze wszystkich rund, i za niczyją inną.',
      'Punkty obrażeń machiny bojowej liczą się jak jednostki.',
    ],
  },
  breaks: {
    title: 'Kto się złamie przed końcem?',
    text: [
      '„Łamią się tylko przegrani”, mówi sąsiad. Najpierw policz znaczniki i jednostki.',
    ],
    hint: [
      'Przegrany łamie się tak czy owak.',
      'Formacja się łamie, gdy ma tyle znaczników, ile jednostek.',
      'Znaczniki sprzed walki zostają, a te za straty dochodzą.',
    ],
    after: [
      'Zwycięzca może się złamać od własnych strat.',
      'Znaczniki ponad tę liczbę nie zostają: złamanie zabiera wszystkie.',
      'Kto był złamany wcześniej i wygrywa, nie dostaje znaczników i zostaje złamany.',
    ],
  },
  goes: {
    title: 'A kto musi odejść?',
    text: [
      'Złamane formacje są po obu stronach. „Złamani uciekają”, mówi gracz orków.',
    ],
    hint: [
      'Zapytaj, czemu się złamała: od porażki czy od znaczników zwycięstwa?',
    ],
    after: [
      'Zwycięzca, który się łamie, zostaje na miejscu, nawet z wrogami w pobliżu.',
      'Przegrany może zrobić dwa ruchy, a kto potem stoi do 15 cm od wroga, przepada.',
    ],
  },
  consolidate: {
    title: 'Kilka kroków',
    text: [
      'Każda jednostka zwycięzcy może ruszyć się o 5 cm, ale nie do strefy kontroli.',
      'Za drugą kompanią leży sad, a orkowie mają swoich w pobliżu.',
    ],
    task: 'Przesuń {unit h3} i {unit h4} do sadu i zakończ konsolidację.',
    hint: [
      'Las daje piechocie rzut za osłonę, 5+, gdy tylko w nim stanie.',
    ],
    after: [
      'To ruch z wyboru; transportery mogą nim zebrać ludzi.',
      'Gdzie przegrany Fearless został w kontakcie, następny szturm wciągnie obu.',
    ],
  },
  after: {
    title: 'Ile kosztowało zwycięstwo',
    text: [
      '{formation first}, znaczniki: {markers first}. {formation second}, znaczniki: {markers second}.',
      'Każda jednostka stracona przez zwycięzcę to potem znacznik, więc licz też przed szarżą.',
    ],
    hint: [],
  },
};
