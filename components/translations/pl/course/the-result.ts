/** In Polish: the lesson 'the-result'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  spare: {
    title: 'Ktoś wart punkt',
    text: [
      'Twoi Marines szarżują, cel: {formation warband}. Przy {unit a1} jest Chaplain, a ty dostajesz jedno '
        + 'trafienie.',
      'Każda twoja jednostka Inspiring dodaje jeden do wyniku, ale musi tego dożyć.',
    ],
    task: 'Spraw, by to trafienie nie spadło na {unit a1}.',
    hint: [
      'Wszystkie cztery dotykają wroga i są równie blisko; spośród równych wybiera właściciel.',
    ],
    after: [
      'Żyje i się liczy. Inspiring wśród wspierających by się nie liczył.',
    ],
  },
  numbers: {
    title: 'Policz orków',
    text: [
      'Obie strony porównują liczebność taką, jaka jest po stratach.',
      'Część Boyz stała za daleko, by walczyć, a {formation gunz} strzelali z flanki.',
      '„Licz tych, którzy walczyli”, mówi ktoś, „działa też”.',
    ],
    question: 'Ile jednostek liczą orkowie?',
    hint: [
      'O każdą jednostkę zapytaj, czy jej formacja walczy w tym szturmie i czy ona żyje.',
    ],
    after: [
      'Liczy się cała formacja, w walce czy nie. Wspierający się nie liczą.',
      'Większa liczebność jest warta jeden, ponad dwa razy większa dwa.',
      'Machina bojowa liczyłaby się za swoją początkową wytrzymałość.',
    ],
  },
  yours: {
    title: 'Ile dodajesz?',
    text: [
      'Zabici na twoim rachunku: {kills attacker}, twoje znaczniki: {markers assault}; znaczniki orków: {markers '
        + 'warband}.',
      '„Znaczniki liczą się raz”, mówi przeciwnik, „albo twoje, albo moje”.',
    ],
    question: 'Ile razem dodajesz do swojej wyższej kości?',
    hint: [
      'Pięć wierszy: zabici, liczebność, brak własnych znaczników, więcej u wroga, jednostki Inspiring.',
      'Brak znaczników jest wart jeden, a to, że wróg ma ich więcej, jeszcze jeden.',
    ],
    after: [
      'Liczą się tylko znaczniki sprzed walki; te za jej straty przychodzą, gdy wszystko się skończy.',
      'Złamana formacja liczyłaby się jak jeden znacznik na jednostkę.',
    ],
  },
  theirs: {
    title: 'A orkowie?',
    text: [
      'Zabici na ich rachunku: {kills defender}; mają znaczniki. Jednostki: {left defender} na twoje {left '
        + 'attacker}.',
      'Ich gracz dodaje jeden za to, że jest ich więcej.',
    ],
    question: 'Ile razem dodają orkowie do swojej wyższej kości?',
    hint: [
      'Dokładnie dwa razy tyle to nie ponad dwa razy więcej. Podziel.',
    ],
    after: [
      'Gdyby działa kogoś zabiły, stałoby to też tutaj, i nic więcej z nich.',
    ],
  },
  chance: {
    title: 'Ile warte są dwa punkty?',
    text: [
      'Każda strona rzuca dwiema kośćmi i zostawia wyższą.',
      'Masz małą przewagę. Powiedz, jak bardzo pewną.',
    ],
    question: 'Jaką masz szansę wygrać, w procentach, z dokładnością do 12?',
    hint: [
      'Wyższa z dwóch kości to częściej 5 lub 6 niż nie, po obu stronach.',
    ],
    after: [
      'Mała przewaga jest wiele warta, bo wyższa z dwóch kości waha się mniej niż jedna.',
    ],
  },
  winner: {
    title: 'Kości leżą na stole',
    text: [
      'Każdy gracz dodaje to, co policzono, a ktoś sumuje obie kości.',
    ],
    hint: [
      'Niższą kość każdej strony odkłada się, zanim cokolwiek się doda.',
    ],
    after: [
      'Wygrywa wyższa suma, a o ile, to ważne dla przegranego.',
    ],
  },
  after: {
    title: 'Ile wyszło',
    text: [
      'Twoje kości: {dice attacker}; twoja suma: {total attacker}.',
      'Ich kości: {dice defender}; ich suma: {total defender}.',
      'Zobacz, jak mało je dzieliło: jedna jednostka Inspiring może być tym wszystkim.',
      'Teraz znaczniki za straty. Jeden na jednostkę łamie formację; Marines znoszą dwa.',
    ],
    hint: [],
  },
};
