/** In Polish: the lesson 'who-is-engaged'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charged: {
    title: 'Szarżują na twoją kompanię',
    text: [
      'Trzy moby, {formation warband}, stoją przy twojej linii; inne doszły, jak daleko mogły.',
      'Należeć do walczącej formacji to za mało, by atakować: trzeba być bezpośrednio w walce.',
      'Przejdź obie strony i powiedz, kto jest.',
    ],
    hint: [],
  },
  orks: {
    title: 'Jeden za drugim',
    text: [
      'Za {unit b2} stoją jeszcze trzy moby, jeden za drugim.',
      'Sąsiad mówi, że swoi z przodu im zasłaniają.',
    ],
    hint: [
      'Mierz od krawędzi podstawki do krawędzi najbliższej podstawki wroga.',
      'Zwykłe jednostki nikogo nie zasłaniają, ani swoich, ani wrogów.',
    ],
    after: [
      'Wystarczy kontakt z wrogiem, wystarczy też 15 cm i linia strzału.',
      'Swoi z przodu nic nie znaczą; odległość tak.',
    ],
  },
  wall: {
    title: 'Jednostka za murem',
    text: [
      'Teraz twoja strona. Między orkami a {unit g5} jest kaplica; {unit g8} stoi na samym końcu.',
      'Ktoś mówi, że kto jest w zasięgu, ten bierze udział.',
    ],
    hint: [
      'Kto nie jest bezpośrednio w walce, tego ataki w ogóle nie trafią.',
      'Budynek przerywa linię między dwiema jednostkami, które obie są na zewnątrz.',
      'Nikt nie uzgodnił, że ponad tym się widzi.',
    ],
    after: [
      'Kto jest poza zasięgiem lub poza widokiem, na razie jest bezpieczny i bezczynny.',
      'Bezpiecznie to nie zawsze tak, jak chcesz.',
    ],
  },
  'join-in': {
    title: 'Do walki',
    text: [
      'Potrzebujesz każdej lufy. {unit g5} stoi {gap g5} od najbliższego orka, a pomiędzy są mury.',
      'Ta jednostka może kontrszarżować o 5 cm.',
    ],
    task: 'Kontrszarżuj tak, by wprowadzić do walki {unit g5}, i zakończ kontrszarżę.',
    hint: [
      'Kontrszarża idzie prosto na najbliższego wroga.',
      'Co obowiązuje w szarży, obowiązuje i tu; piechota może wbiec do budynku.',
      'Kto stoi w budynku, do 10 cm w głąb, widzi na zewnątrz i jest widziany.',
    ],
    after: [
      'Od środka mury już nie zasłaniają: można atakować i można dostać.',
    ],
  },
  company: {
    title: 'Twoje lufy',
    text: [
      'Ruchy skończone. Policz jeszcze raz u siebie, zanim weźmiesz kości.',
    ],
    hint: [
      'Pytanie pada po wszystkich kontrszarżach i o każdą jednostkę osobno.',
    ],
    after: [
      'W następnej rundzie, jeśli będzie, zapytasz o wszystko od nowa.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Straty orków: {lost attacker}, straty twojej kompanii: {lost defender}.',
      'Każda z tych jednostek stała tam, gdzie wróg mógł jej sięgnąć i ją widzieć.',
    ],
    hint: [],
  },
};
