/** In Polish: the lesson 'first-strike'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  masks: {
    title: 'Twoje Banshees',
    text: [
      'W walce wręcz trafiają na 2+, w wymianie ognia na 5+; ork z bliska potrzebuje 4+.',
      'Ich maski dają walce wręcz First Strike. Pancerz mają lekki.',
      'To Infiltrators, więc ich szarża może być dwa razy dłuższa niż szybkość: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Gdzie liczą się maski',
    text: [
      'Maska przeraża tego, kto jest dość blisko, by w nią spojrzeć.',
      'Z daleka twoje Banshees strzelają słabo.',
    ],
    task: 'Doprowadź trzy swoje jednostki do kontaktu podstawek.',
    hint: [
      'Dwie twoje mogą podzielić się jednym orkiem albo każda bierze swojego.',
      'Ork w kontakcie nie ma już strefy kontroli.',
    ],
    after: [
      'Trzy są w kontakcie. Zakończ szarżę, gdy inne staną tam, gdzie chcesz.',
    ],
  },
  'who-first': {
    title: 'Kto uderza pierwszy?',
    text: [
      'Wszystkie ruchy są skończone, a nikt jeszcze nie rzucił kością.',
      'Kolega czyta nazwę formacji i mówi, że pierwsza jest cała.',
    ],
    hint: [
      'First Strike broni szturmowej jest do walki wręcz, a broni ręcznej do wymiany ognia.',
      'Tylko jednostki w kontakcie używają wartości walki wręcz.',
    ],
    after: [
      'Kto zostaje bez kontaktu, atakuje później, razem ze wszystkimi.',
    ],
  },
  losses: {
    title: 'Pierwsze kości',
    text: [
      'Twoje Banshees uderzyły: Boyz broni się na 6+, Nobz na 4+.',
      'Te trafienia rozdziela się, broni i rozlicza, zanim zaatakuje ktokolwiek inny.',
    ],
    hint: [
      'Każde trafienie w jednostkę broni jej pancerz; komu się nie uda, schodzi.',
    ],
    after: [
      'Zabici schodzą ze stołu teraz.',
    ],
  },
  'strike-back': {
    title: 'Odpowiedź',
    text: [
      'Gracz orków bierze kość za każdą jednostkę, która była na stole przy twojej szarży.',
      'I to prawda: ataki są jednoczesne i zwykle ten, kto ginie, zdążył uderzyć.',
    ],
    hint: [
      'First Strike to jedyny wyjątek od jednoczesnych ataków.',
    ],
    after: [
      'Kto padł od First Strike, ten nie oddaje.',
    ],
  },
  rest: {
    title: 'A reszta twoich?',
    text: [
      'Banshees, których ofiary padły, nie mają już nikogo przed sobą.',
      '„Teraz mogą strzelać”, mówi kolega.',
    ],
    hint: [
      'Każda jednostka atakuje raz w rundzie; dodatkowe ataki dochodzą do tego.',
    ],
    after: [
      'Kto uderzył pierwszy, ten swój atak już miał; inni wykonują swoje teraz.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Zabici na twoim rachunku: {kills attacker}; twoje straty: {lost attacker}.',
      'Swoim, którzy pomagają ogniem, First Strike nic nie daje: liczy się tylko w atakach.',
    ],
    hint: [],
  },
};
