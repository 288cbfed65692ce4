/** In Polish: the lesson 'second-lap'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  thin: {
    title: 'Mały mob i wiele strzałów',
    text: [
      'W twój {formation mob} poleci dziesięć kości, a w zasięgu są cztery twoje jednostki.',
      'Nobz, Boyz i Grotz stoją obok siebie, każda z własnym pancerzem albo bez.',
      'Trafienia spadają kolejkami: nikt nie dostaje drugiego, zanim wszyscy nie mają jednego.',
    ],
    hint: [],
  },
  four: {
    title: 'Sześć trafień na cztery',
    text: [
      'Załóżmy, że pada sześć trafień, tak jak wszyscy teraz stoją.',
      'Najbliżej jest {unit n1}. Kolega uważa, że jednostka ginie tylko raz, więc dostaje tylko jedno trafienie.',
    ],
    hint: [
      'Dwie twoje jednostki są dalej niż 15 cm od każdego wroga: nie dostają żadnego.',
      'Gdy pierwsza kolejka się skończy, następna zaczyna znów od najbliższej.',
    ],
    after: [
      'Druga kolejka zaczyna się z przodu, gdzie stoi twoja najlepsza jednostka.',
    ],
  },
  more: {
    title: 'Więcej barków do ciężaru',
    text: [
      '{unit b3} i {unit b4} stoją trochę za daleko z tyłu, by dostać i by strzelać.',
      'Każda z nich może kontrszarżować do 5 cm.',
    ],
    task: 'Wprowadź do walki {unit b3} i {unit b4} i zakończ kontrszarżę.',
    hint: [
      'Prosto na najbliższego wroga; wystarczy jeden centymetr.',
    ],
    after: [
      'Dla ciebie dwie kości więcej i dwie jednostki więcej, które można trafić.',
    ],
  },
  six: {
    title: 'Jeszcze raz sześć trafień',
    text: [
      'Te same sześć trafień, teraz, po ruchach.',
    ],
    hint: [
      'Policz, kogo teraz można trafić, i rozdaj trafienia jedno po drugim.',
    ],
    after: [
      'Kto doprowadzi w zasięg więcej jednostek, rozrzedza drugą kolejkę.',
    ],
  },
  'no-save': {
    title: 'Trafienie w Grotz',
    text: [
      'Zanim poleci kość, pomyśl o rzutach obronnych, które nadejdą.',
      'Ktoś podaje ci jeden stos kości i mówi: „mob broni się na 6+”.',
    ],
    hint: [
      'Każda jednostka broni się własnym pancerzem, a kreska to nie pancerz.',
    ],
    after: [
      'Obron się nie miesza: każda kość należy do jednostki i czyta się ją według jej pancerza.',
    ],
  },
  losses: {
    title: 'Dwa trafienia, dwa rzuty',
    text: [
      'Oto kości. Niektóre twoje jednostki mają do obrony dwa trafienia.',
      'Przeciwnik liczy każdą nieudaną kość jako zabitego.',
    ],
    hint: [
      'Każde trafienie broni się osobno; jedna porażka wystarczy, by stracić jednostkę.',
      'Kto oblewa dwa razy, i tak przepada tylko raz.',
    ],
    after: [
      'Dwa trafienia w jedną jednostkę to dwa rzuty i najwyżej jeden zabity.',
      'W wyniku liczą się zabici, a nie trafienia.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}; zabici na rachunku atakującego: {kills attacker}.',
      'Grotz, którzy padają wśród orków, nie liczą się nikomu; to ich własna zasada.',
      'Wszystkie trafienia rozdzielono przed obroną: nikt nie przyjął go za jednostkę, która dopiero co padła.',
    ],
    hint: [],
  },
};
