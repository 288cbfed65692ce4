/** In Polish: the lesson '40k-power-fist'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  squad: {
    title: 'Sierżant i jego czwórka',
    text: [
      'Czterech Marines i ich sierżant szarżowało na dziesięciu orków.',
      'Sierżant ma pięść energetyczną i pistolet; jego Marines mają zwykłą broń.',
      'Marines mają Inicjatywę 4, orkowie 2: wyższa uderza pierwsza, równe razem.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Pierwsze ciosy',
    text: [
      'Sierżant ma w profilu Inicjatywę 4, jak jego Marines.',
    ],
    hint: [
      'Pięść energetyczna jest wolna: ma własny szczebel.',
    ],
    after: [
      'Pięścią uderza z Inicjatywą 1 i nic tego nie przyspieszy.',
    ],
  },
  attacks: {
    title: 'Jak często?',
    text: [
      'Sierżant ma w profilu 2 ataki. Szarżował i dotyka orków.',
    ],
    hint: [
      'Jego szarża się liczy.',
      'Pistolet w drugiej ręce też.',
    ],
    after: [
      'Najwolniejszy z nich, a ataków ma najwięcej.',
    ],
  },
  hit: {
    title: 'Trafić',
    text: [
      'Marine ma WS 4, ork też.',
    ],
    hint: [
      'Kto jest lepszy, trafia na 3+; kto równy, ten nie.',
    ],
    after: [
      'Połowa wszystkich ciosów między równymi.',
    ],
  },
  quick: {
    title: 'Raz szybko',
    text: [
      'Czasem słaby cios w porę jest wart więcej niż silny po czasie.',
      'Model z bronią specjalną może uderzać bez niej.',
    ],
    task: 'Niech sierżant uderzy z Inicjatywą 4, razem z oddziałem.',
    hint: [
      'Wolna jest tylko pięść, a nie sierżant.',
    ],
    after: [
      'Uderza teraz razem z innymi, nie silniej niż oni.',
    ],
  },
  wound: {
    title: 'Ostatni szczebel',
    text: [
      'Wróćmy do pięści. Padło orków: {lost mob}, a wszyscy inni już uderzyli.',
      'Pięść podwaja Siłę: z 4 sierżanta robi się 8. Ork ma Wytrzymałość 4.',
    ],
    hint: [
      'Siła równa Wytrzymałości to 4+. Każdy punkt więcej odejmuje jeden, ale 1 zawsze się nie udaje.',
    ],
    after: [
      'I żaden pancerz nic tu nie pomoże.',
    ],
  },
  won: {
    title: 'Kto wygrał?',
    text: [
      'Po wszystkim. Padło orków: {lost mob}, z oddziału: {lost squad}.',
      '„Wciąż jest nas więcej”, mówi gracz orków.',
    ],
    hint: [
      'Głów nikt nie liczy. Liczy się zadane rany.',
    ],
    after: [
      'Liczebność nie ma tu znaczenia, podobnie to, kto jest silniejszy.',
    ],
  },
  seventh: {
    title: 'Dwadzieścia lat później',
    text: [
      'Ten sam sierżant według siódmej edycji.',
    ],
    hint: [
      'Nie wszystko zmienia się z edycji na edycję.',
    ],
    after: [
      'Pięść energetyczna jest ostatnia w każdym z czterech tekstów.',
    ],
  },
};
