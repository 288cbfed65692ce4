/** In Polish: the lesson '40k-who-strikes-whom'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  captain: {
    title: 'Kapitan w pierwszym szeregu',
    text: [
      'Twoi orkowie ({left mob}) wpadli na Marines ({left squad}) i na kapitana, który do nich dołączył.',
      'W walce niezależny bohater jest osobną jednostką, nawet w oddziale.',
      'Model może uderzyć tego, kogo dotyka, albo tego, kogo dotyka wspierany przez niego swój.',
    ],
    hint: [],
  },
  both: {
    title: 'Między dwoma wrogami',
    text: [
      'Ork 3 dotyka kapitana i Marine obok niego.',
    ],
    hint: [
      'Kto dotyka kilku jednostek, ma wybór, chyba że zasada go odbiera.',
    ],
    after: [
      'Według późniejszego szkicu można go uderzyć; nikt nie musi.',
    ],
  },
  must: {
    title: 'Ten sam ork, wcześniejszy szkic',
    text: [
      'Modele stoją tak, jak stały.',
      '„Wolę zabijać Marines”, mówi kolega.',
    ],
    hint: [
      'W tym szkicu bohater ściąga na siebie ciosy tych, którzy go dotykają.',
    ],
    after: [
      'Kto go dotyka, ten go uderza, kogokolwiek jeszcze dotyka.',
    ],
  },
  skill: {
    title: 'Czyja biegłość?',
    text: [
      'Kapitan ma WS 5, jego Marines mają 4. Orkowie uderzają w oddział.',
    ],
    question: 'Które WS oddziału liczy się przeciw tym ciosom?',
    hint: [
      'Liczy się większość uderzanej jednostki, a kapitan do niej nie należy.',
    ],
    after: [
      'Jego trafia się według jego biegłości, a ich według ich.',
    ],
  },
  aim: {
    title: 'Zostaw go w spokoju',
    text: [
      'Kapitan i Marines uderzyli i wszystko chybiło. Teraz przychodzi Inicjatywa twoich orków.',
      'W tym tekście wszystkie ataki modelu idą na jedną jednostkę.',
    ],
    task: 'Niech ork 3 oszczędzi kapitana.',
    hint: [
      'Dotyka jeszcze kogoś innego.',
    ],
    after: [
      'Kapitan, którego nie uderzono, w następnej turze uderzy znowu.',
    ],
  },
  crowd: {
    title: 'Dwa oddziały na dwa',
    text: [
      'Inny stół: dwa oddziały Marines szarżowały na dwa oddziały gwardzistów.',
      'Kogo łączy kontakt, ten toczy jedną walkę: tu są to wszyscy.',
      'Marine 5 z pierwszego oddziału stoi tam, gdzie schodzą się obaj wrogowie.',
    ],
    hint: [
      'Patrz, kogo dotyka model, a nie na kogo szarżował jego oddział.',
    ],
    after: [
      'Każdy model osobno: czego dotyka, to może uderzyć.',
    ],
  },
  score: {
    title: 'Jeden wynik dla wszystkich',
    text: [
      'Padło gwardzistów: w lewym oddziale {lost left}, w prawym {lost right}. Każdy miał jedną ranę.',
    ],
    hint: [
      'Jedna walka, jeden wynik.',
    ],
    after: [
      'Oba oddziały Marines wygrywają razem, ktokolwiek wykonał robotę.',
    ],
  },
  test: {
    title: 'Kto musi testować?',
    text: [
      'Obrońca przegrał tę walkę. Nie każdy oddział ucierpiał tak samo.',
    ],
    hint: [
      'Nie kto stracił modele, tylko kto przegrał walkę.',
    ],
    after: [
      'Każda jednostka przegranej strony testuje za siebie.',
    ],
  },
};
