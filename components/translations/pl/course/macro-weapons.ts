/** In Polish: the lesson 'macro-weapons'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  power: {
    title: 'Broń energetyczna',
    text: [
      'Terminatorzy doszli do twojej formacji: {formation company}. Każdy ma broń energetyczną: jeden dodatkowy '
        + 'atak.',
      'Ich kapitan ma jeszcze jedną. Ty masz piechotę, część wśród murów, i czołg.',
      'Dodatkowy atak rzuca się na tę samą wartość co inne ataki jednostki.',
    ],
    hint: [],
  },
  dice: {
    title: 'Ile z ich kości?',
    text: [
      'Trzej Terminatorzy dotykają twoich jednostek, kapitan jest przy jednym z nich, a jeden strzela z tyłu.',
      '„Cztery po dwie kości i jeszcze jedna za kapitana”, mówi ich gracz.',
    ],
    hint: [
      'Policz jedną kość za jednostkę i dodatkowe za broń szturmową w kontakcie.',
      'Kto strzela, ten nie używa broni energetycznej.',
    ],
    after: [
      'Do makrobroni należą tylko dodatkowe ataki i tylko w kontakcie.',
      'Pierwsza kość każdej jednostki jest zwykła.',
    ],
  },
  walls: {
    title: 'Mury przeciw broni energetycznej',
    text: [
      '{unit g1} ma od ruin wokół obronę {save g1}. Kolega myśli, że kamień to kamień.',
    ],
    hint: [
      'Zapytaj, co makrobroń zostawia z pancerza, a co z osłony.',
    ],
    after: [
      'Osłona nic nie daje przeciw makrobroni, a zwykły pancerz też nie.',
    ],
  },
  tank: {
    title: 'A czołg?',
    text: [
      '{unit l1} ma Reinforced Armour na 4+.',
      'Przeciw zwykłemu trafieniu by rzucał, a gdyby się nie udało, jeszcze raz.',
    ],
    hint: [
      'Reinforced Armour to wyjątek, ale nie zachowuje obu rzutów.',
    ],
    after: [
      'Reinforced Armour ma przeciw makrobroni jeden rzut i nie ma drugiego.',
      'Lanca też odbiera mu drugi rzut, i nic poza tym.',
    ],
  },
  'titan-killer': {
    title: 'Gdyby to był Titan Killer',
    text: [
      'Załóżmy, że trafienie pochodzi od Titan Killer. Cel: {unit l1}.',
    ],
    hint: [
      'Titan Killer robi wszystko, co makrobroń, i jeszcze jedno.',
    ],
    after: [
      'Przeciw Titan Killer nie pomaga nawet Reinforced Armour.',
    ],
  },
  captain: {
    title: 'Czy w ogóle coś pomaga?',
    text: [
      'Odwróć to: Titan Killer trafia jednostkę ich kapitana, {unit t1}.',
      'Kapitan ma ze sobą rzut niewrażliwości. „Przed tym nic nie chroni”, słyszysz.',
    ],
    hint: [
      'Po pancerzu lub osłonie, albo zamiast nich, trafienie może spotkać drugą obronę.',
    ],
    after: [
      'Rzut niewrażliwości 6+ stoi przeciw każdemu atakowi i nic go nie utrudnia.',
      'Niektóre armie mają własne pola, które mogą pomóc tam, gdzie pancerz nie pomaga.',
    ],
  },
  'place-it': {
    title: 'Gdzie je położyć',
    text: [
      'Zwykłe trafienia są rozliczone, a zabici zeszli; dopiero teraz rozdziela się trafienia makrobroni.',
      'Jak się zwykle gra, zaczynają od najbliższego, kto został, trafionego wcześniej czy nie.',
      'Takie trafienia w twoją stronę: {hits defender}. Twój czołg stoi z przodu.',
    ],
    task: 'Rozdziel trafienia tak, by żadne nie spadło na {unit l1}, i graj dalej.',
    hint: [
      'Ktoś inny może stać równie blisko, w kontakcie, i być wart mniej.',
    ],
    after: [
      'Spośród równie bliskich najtańsza jest najlepszym miejscem na trafienie bez obrony.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}, straty Terminatorów: {lost attacker}.',
      'Gdyby Terminator zginął od twoich zwykłych trafień, jego broń energetyczna i tak by uderzyła.',
    ],
    hint: [],
  },
};
