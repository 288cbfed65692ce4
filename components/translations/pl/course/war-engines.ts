/** In Polish: the lesson 'war-engines'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  split: {
    title: 'Dwie garście kości',
    text: [
      'Szarżują na twój {unit tank}. Trafia w walce wręcz na 6+, w wymianie ognia na 4+.',
      'Machina bojowa może podzielić kości między jedno i drugie.',
      'Ciosy spadają na tych, którzy jej dotykają, ogień na tych, którzy trzymają dystans.',
      'Dotykają jej cztery moby; z dystansu walczy tylko {unit b3}.',
    ],
    task: 'Daj jedną kość do walki wręcz, a resztę zostaw w wymianie ognia.',
    hint: [
      'Przeciw jednemu mobowi na dystans trzeci strzał rzadko jest wiele wart.',
      'Machiny o trzech punktach może dotykać do sześciu, a jej strefa kontroli trwa, póki nie dotknie trzech.',
    ],
    after: [
      'Strzał, który nie znajdzie nikogo na dystans, przepada.',
    ],
  },
  dice: {
    title: 'Ile kości?',
    text: [
      '{unit tank} zaczyna z trzema punktami wytrzymałości, teraz ma {damage tank}.',
      'Przy czołgu są trzy jednostki piechoty; {unit i3} stoi tuż za nim.',
      '„Uszkodzony czołg strzela mniej”, mówi gracz orków.',
    ],
    question: 'Iloma kośćmi rzuca twoja strona na trafienie?',
    hint: [
      'Jego kości zależą od tego, z czym zaczął.',
      'Jednostki nikogo nie zasłaniają, ale machina bojowa przerywa linię strzału.',
    ],
    after: [
      'Trzy kości za trzy punkty na początku, uszkodzony czy nie.',
    ],
  },
  soak: {
    title: 'Gdyby przyszły cztery trafienia',
    text: [
      'Czołg jest najbliżej, bo dotykają go orkowie. Trafić można też dwie jednostki piechoty.',
      '„Po jednym na każdego, potem znów od przodu”, mówi sąsiad.',
    ],
    hint: [
      'W swojej kolejce bierze więcej niż jedno, zanim weźmie następny.',
    ],
    after: [
      'Machina bojowa przyjmuje tyle trafień, ile punktów miała na początku, nawet jeśli zostało mniej.',
    ],
  },
  damage: {
    title: 'Ile z niego zostało?',
    text: [
      'Trafienia orków: {hits defender}, a to twoje kości.',
      'Ma Reinforced Armour: nieudaną obronę przed zwykłym trafieniem rzuca się ponownie.',
      '„Każde nieobronione trafienie zabija”, mówi gracz orków.',
    ],
    hint: [
      'Każde nieobronione trafienie kosztuje punkt; czołg przepada, gdy nie ma już żadnego.',
      'Za każdy stracony punkt rzuca się kością i tylko 6 to trafienie krytyczne.',
    ],
    after: [
      'Punkt obrażeń to zabity na rachunku wroga, a później znacznik.',
      'Gdyby zniszczyło go trafienie krytyczne, zabitymi byłyby wszystkie punkty, które mu zostały.',
    ],
  },
  numbers: {
    title: 'Ilu was jest?',
    text: [
      'Porównuje się liczebność. Masz czołg, zostało mu {damage tank}, i piechotę.',
      '„Jeden czołg to jedna jednostka”, mówi gracz orków.',
    ],
    question: 'Ile jednostek liczy twoja strona?',
    hint: [
      'Liczy się za to, czym był na początku, póki żyje.',
    ],
    after: [
      'Do liczebności i do znaczników, które łamią formację, liczy się za trzy.',
    ],
  },
  defeat: {
    title: 'O włos',
    text: [
      'Przegrana o {hackdown}. Czołg ma jeszcze {damage tank} i stoi najbliżej.',
      '„Jego pancerz na razie trzymał”, mówisz.',
    ],
    hint: [
      'W dobijaniu machina bojowa dostaje punkt za każde trafienie i nie rzuca obrony.',
      'Pomija się tylko te z Fearless.',
    ],
    after: [
      'Dlatego uszkodzoną machinę bojową lepiej trzymać z dala od walk, które można przegrać o włos.',
    ],
  },
  after: {
    title: 'Co zostało i co jeszcze bywa',
    text: [
      'Zostało jednostek twojej formacji: {left defender}, ich: {left attacker}.',
      'Każdy stracony punkt, tu też, wymaga kości: wybuch Baneblade może zabrać sąsiadów.',
      'Gdy sama szarżuje, może spychać zwykłe jednostki celu.',
      'Może nawet kontrszarżować w kontakcie, póki dotyka jej niewielu; niektóre kluby nigdy na to nie pozwalają.',
      'Punkty Titan Killer rzuca się, gdy spada, a każdy zajmuje miejsce z tych, które ona przyjmuje.',
      'Kto w niej jedzie, liczy się razem z nią przy liczebności.',
    ],
    hint: [],
  },
};
