/** In Polish: the lesson 'commander-dies-last'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  who: {
    title: 'Jednostka, której potrzebujesz',
    text: [
      'Z {unit t3} idzie twój kapitan i z nim chcesz później prowadzić większe szturmy.',
      'Inne formacje zabiera tylko Commander.',
      'Ma pistolet i miecz, a z daleka też nie ma patrzeć.',
    ],
    hint: [],
  },
  place: {
    title: 'W walce, ale ostatni',
    text: [
      'Poza zasięgiem ataki go nie trafią, ale i on nie zaatakuje.',
      'Kto jest najbliżej wroga, dostaje pierwszy.',
      'Tak jak stoicie, jest na samym przodzie. Inni mogą wejść do kontaktu, gdzie bliżej już nie ma nikogo.',
    ],
    task: 'Szarżuj tak, by {unit t3} można było trafić, ale po wszystkich innych twoich. Potem zakończ szarżę.',
    hint: [
      'Do 15 cm od orka i w polu widzenia jest w walce.',
      'Trzymaj go dalej niż 5 cm od orków, których nikt nie dotyka: ich strefy by go wciągnęły.',
      'Trzymaj go też do 5 cm od innej swojej jednostki.',
    ],
    after: [
      'Wszyscy, którzy dotykają wroga, są przed nim, a wróg nie wybiera, kogo trafia.',
    ],
  },
  laps: {
    title: 'Załóżmy sześć trafień',
    text: [
      'Trafić można pięć twoich. Załóżmy, że orkowie mają sześć trafień.',
      '„Cztery dla tych z przodu, a on bierze, co zostanie”, mówi sąsiad.',
    ],
    hint: [
      'Gdy każdy ma jedno trafienie, następna kolejka zaczyna znów od najbliższego.',
    ],
    after: [
      'Każda kolejka ma po jednym trafieniu, więc w każdej nowej dobrze być ostatnim.',
      'Snajper, którego ogień liczy się w szturmie, to co innego: sam wybiera.',
    ],
  },
  'last-lap': {
    title: 'A co by go ochroniło?',
    text: [
      'Załóżmy, że jedno z nich pochodzi z makrobroni i do niego doszło.',
      'Ma pancerz 4+, a kapitan rzut niewrażliwości. „Makro to makro”, mówi przeciwnik.',
    ],
    hint: [
      'Makrobroń odbiera pancerz, który nie jest Reinforced, i osłonę.',
    ],
    after: [
      'Rzut niewrażliwości stoi przeciw każdemu trafieniu z ataków, na 6.',
    ],
  },
  behind: {
    title: 'Ogień z tyłu',
    text: [
      '{formation gunz} stoją za twoją linią. Trafienia ich wsparcia: {hits attacker}.',
      '„On jest ostatni w kolejce”, mówisz, „więc spada na kogoś z przodu”.',
    ],
    question: 'Na którą twoją jednostkę spada trafienie dział?',
    hint: [
      'Przy trafieniach wsparcia liczy się, kto jest najbliżej wspierających.',
    ],
    after: [
      'Tył linii to przód dla tego, kto strzela z tyłu. Przed szarżą się rozejrzyj.',
    ],
  },
  defeat: {
    title: 'Gdy dzień jest stracony',
    text: [
      'Przegrana. Trafienia w twoich Marines, przed którymi nic nie chroni: {hackdown}.',
      '„Dobijanie znajdzie dowódcę”, mówi przeciwnik.',
    ],
    hint: [
      'Zaczyna od najbliższego wrogowi, jak ataki.',
      'Marines, którzy nie znają strachu, dostają tylko połowę różnicy, zaokrągloną w dół.',
    ],
    after: [
      'To, gdzie stał, pomaga mu i tu: najpierw najbliżsi, a on nim nie był.',
    ],
  },
  away: {
    title: 'Wyprowadź go',
    text: [
      'Przegrani robią dwa ruchy, a kto potem stoi do 15 cm od wroga, przepada.',
      'Prosto w tył to prosto na działa.',
    ],
    task: 'Przesuń {unit t3} tam, gdzie do 15 cm nie ma wroga, i zakończ odwrót.',
    hint: [
      'Oba ruchy razem to dla niego 30 cm, w dowolną stronę.',
      'Szukaj strony stołu, gdzie nikogo nie ma.',
    ],
    after: [
      'Rzut niewrażliwości by nie pomógł: kto zostanie dopadnięty w odwrocie, nic nie rzuca.',
    ],
  },
  after: {
    title: 'Kapitan',
    text: [
      'Zostało twoich jednostek: {left attacker}. {unit t3} ma zadanie wykonane.',
      'Commander, który tylko prowadzi, wcale nie musi podchodzić: to najbezpieczniejsze miejsce.',
    ],
    hint: [],
  },
};
