/** In Polish: the lesson '40k-barricade'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charge: {
    title: 'Przez barykadę',
    text: [
      'Pięciu twoich Marines stoi 3″ od dziesięciu gwardzistów, a między nimi barykada.',
      'Według późniejszych zasad próbnych szarżują do 6″ i nie rzuca się na to kości.',
    ],
    task: 'Ogłoś szarżę, która złączy obie jednostki w walce.',
    hint: [
      'Kto ma szarżować, mówi na kogo, zanim ktokolwiek się ruszy.',
    ],
    after: [
      'Każdy Marine stoi przy barykadzie, w kontakcie z dwoma gwardzistami.',
    ],
  },
  first: {
    title: 'Kto jest szybszy?',
    text: [
      'Marine ma Inicjatywę 4, gwardzista 3. Ci Marines nie mają granatów.',
      '„Cztery jest przed trzy”, mówi kolega.',
    ],
    hint: [
      'Osłona nie daje w walce wręcz obrony. Daje czas.',
      'Liczy się w turze szarży, dla tych, na których szarżowano.',
    ],
    after: [
      'Kto czeka w osłonie na szarżę, ten uderza przed nią.',
    ],
  },
  when: {
    title: 'Jak bardzo szybko?',
    text: [
      'Drabina Inicjatywy idzie od 10 do 1.',
    ],
    hint: [
      'Późniejsze zasady próbne dają tym w osłonie najwyższy szczebel, jaki jest.',
    ],
    after: [
      'Inicjatywa 10, choćby profil był powolny.',
    ],
  },
  fall: {
    title: 'Zanim ruszysz ręką',
    text: [
      'Gwardziści rzucili: WS 3 wobec 4 trafia na 4+.',
      'Przeszły dwie rany. Marines bronią się na 3+.',
    ],
    hint: [
      'Kość broni, jeśli pokazuje 3 lub więcej; kto się nie obroni, przepada.',
    ],
    after: [
      'Kto pada na wcześniejszym szczeblu, już nie uderza.',
    ],
  },
  frag: {
    title: 'Ta sama szarża z granatami odłamkowymi',
    text: [
      'Ci sami Marines, ta sama barykada; ale każdy Marine ma granaty odłamkowe.',
      'Na chwilę przyciskają głowy do osłony.',
    ],
    hint: [
      'Granaty odłamkowe nie spowalniają wroga. Przyspieszają tych, którzy nimi rzucają.',
    ],
    after: [
      'Obie strony uderzają z Inicjatywą 10, a kto pada, zdążył uderzyć.',
    ],
  },
  dice: {
    title: 'Garść kości',
    text: [
      'Marine ma w profilu 1 atak, miecz łańcuchowy i pistolet. Cała piątka kogoś dotyka.',
    ],
    hint: [
      'Broń w każdej ręce to jeden atak więcej.',
      'I szarża też, w turze, w której ją wykonano.',
    ],
    after: [
      'Po trzy za każdego z pięciu. W następnej turze byłyby dwa.',
    ],
  },
  eight: {
    title: 'Wcześniejszy szkic',
    text: [
      'Znów bez granatów, ale według wcześniejszych zasad próbnych z ośmioma krokami.',
      'One też znają osłonę, lecz mają ją gdzie indziej.',
    ],
    hint: [
      'To nie szczebel drabiny. To jest, zanim drabina się zacznie.',
    ],
    after: [
      'Nawet model o Inicjatywie 10 musiałby na nich czekać.',
    ],
  },
  seventh: {
    title: 'A siódma edycja',
    text: [
      'Marines wyrzucili na szarżę 5 i 4 i są na miejscu.',
      '„Barykada to barykada”, mówi kolega, „uderzają pierwsi”.',
    ],
    hint: [
      'Poszukaj słowa osłona w jej zasadach o Inicjatywie.',
    ],
    after: [
      'Tam szarżujących spowalnia trudny teren po drodze, a nie osłona.',
    ],
  },
};
