/** In Polish: the lesson 'close-combat-or-firefight'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  short: {
    title: 'Celowo stanęli wcześniej',
    text: [
      'Na twój {formation coven} szarżują Avengers, którzy strzelając trafiają na 4+, a w walce wręcz na 5+.',
      'Stoją {gap v3} od ciebie, a mogli dojść do końca.',
      'Szarża nie wymaga kontaktu: do 15 cm i w polu widzenia to też szturm.',
      'Zostają poza twoją strefą kontroli: kto wejdzie w te 5 cm, musi iść na ciosy.',
      'I to z najbliższym z tych, do których strefa należy.',
      'Kto zaczyna w takiej strefie, musi szarżować na tego wroga albo na końcu być poza nią.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Gdyby wszyscy zostali na miejscu',
    text: [
      'Mutants strzelają słabo, na 6+; twoje ogary mają zęby i nic więcej.',
      'Wszyscy są spokojnie do 15 cm i ktoś mówi, że wszyscy strzelają.',
    ],
    hint: [
      'Kreska w miejscu wartości wymiany ognia znaczy to, co znaczy.',
    ],
    after: [
      'Bez wartości wymiany ognia atakuje się w kontakcie albo wcale, ale dostać można.',
    ],
  },
  bite: {
    title: 'Spuść ogary',
    text: [
      'Ogary mają szybkość 30 i mogą kontrszarżować o 10 cm.',
      'Muszą iść prosto na najbliższego wroga.',
    ],
    task: 'Kontrszarżuj tak, by {unit d1} i {unit d2} mogły atakować, i zakończ kontrszarżę.',
    hint: [
      'Tylko kontakt daje ogarowi atak; droga wiedzie prosto przed siebie.',
      'Formacja musi trzymać się razem, z przerwami do 5 cm.',
    ],
    after: [
      'W kontakcie uderzają na 4+. Co to znaczy dla tych, których dotykają, to następne pytanie.',
      'Nikt nie musi kontrszarżować prócz kilku gorących głów, które według własnych zasad są Unblooded.',
    ],
  },
  'who-strikes': {
    title: 'Co mogą Avengers',
    text: [
      'Gracz Eldarów mówi: „Nie wszedłem do kontaktu, więc wszyscy moi strzelają”.',
      'Spójrz na stół i powiedz, kto z nich nie.',
    ],
    hint: [
      'Liczy się, czy podstawki stykają się teraz, a nie kto to sprawił.',
    ],
    after: [
      'Kontakt oznacza wartość walki wręcz, dla obu, ktokolwiek przyszedł i która jest lepsza.',
    ],
  },
  value: {
    title: 'Potrzebne oczka',
    text: [
      '{unit v3} ma 5+ w walce wręcz i 4+ w wymianie ognia. Właściciel podnosi kość.',
    ],
    hint: [
      'Wybór mają tylko skimmery i machiny bojowe, a do kości nigdy nic się nie dodaje.',
    ],
    after: [
      'Wartość wynika z tego, gdzie stoi jednostka; ani osłona, ani znacznik nie zmienia kości.',
    ],
  },
  dice: {
    title: 'Ile kości?',
    text: [
      'Każdy Avenger niesie katapultę, która dodaje jeden atak.',
      'Jest wśród broni ręcznej. Pięć jednostek po dwie kości, mówi ich właściciel.',
    ],
    hint: [
      'Dodatkowe ataki broni ręcznej to wymiana ognia, a broni szturmowej to ciosy.',
    ],
    after: [
      'Kto jest w kontakcie, prócz machin bojowych, odkłada broń ręczną i jej dodatkowe ataki.',
      'Tyle wywalczyły ci ogary, zanim poleciała choć jedna kość.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Ciosy i strzały padły razem; kto był w kontakcie, a kto nie, nie miało na to wpływu.',
      'Straty twojej formacji: {lost defender}, straty Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};
