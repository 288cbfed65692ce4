/** In Polish: the lesson '40k-two-armours'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  unit: {
    title: 'Dziesięciu o różnej obronie',
    text: [
      'Pięciu twoich berserkerów szarżowało na dziesięciu łowców: czterech weteranów z 3+, sześciu zwiadowców z '
        + '4+.',
      'Rana musi trafić na kogoś, kto się broni, a teksty znajdują go na cztery sposoby.',
      'W każdym z nich twoi berserkerzy ranią jedenaście razy.',
    ],
    hint: [],
  },
  zone: {
    title: 'Kto może paść?',
    text: [
      'Sześciu łowców stoi z przodu, czterech za nimi, pół cala dalej.',
      '„Zginąć mogą tylko ci w kontakcie”, mówi kolega.',
    ],
    hint: [
      'Strefa zagrożenia ma 2″ głębokości.',
    ],
    after: [
      'Kto stoi do 2″ od swojego w kontakcie, też może paść.',
    ],
  },
  first: {
    title: 'Czyj pancerz pierwszy?',
    text: [
      'Jedenaście ran czeka na obronę.',
      '„Najlepszy pancerz idzie na przód”, mówi właściciel łowców.',
    ],
    hint: [
      'Policz modele w każdym pancerzu.',
    ],
    after: [
      'Najliczniejsi przyjmują rany pierwsi; właściciel wybiera tylko między równymi.',
    ],
  },
  lap: {
    title: 'Kolejkami',
    text: [
      'Tu rozdziela się całą jedenastkę, zanim ktokolwiek rzuci obronę.',
    ],
    hint: [
      'Jedna na każdego zwiadowcę, potem jedna na każdego weterana i znów od początku.',
      'Sześciu zwiadowców i czterech weteranów to dziesięciu. Kto dostaje jedenastą?',
    ],
    after: [
      'Sześć i jedna na zwiadowców, cztery na weteranów, cokolwiek pokażą rzuty.',
    ],
  },
  iterative: {
    title: 'Partia po partii',
    text: [
      'Wcześniejszy szkic: sześć ran spada na sześciu zwiadowców, a oni rzucają, zanim rozdzieli się więcej.',
      'Kości pokazują 4, 5, 6, 4, 5 i 6: nikt nie pada. Zostaje pięć ran.',
    ],
    hint: [
      'Po każdej partii grupy liczy się od nowa, takie, jakie są.',
    ],
    after: [
      'Sześciu zwiadowców to wciąż największa grupa: dobre rzuty przyniosły im więcej ran.',
    ],
  },
  name: {
    title: 'Słowo dla uderzającego',
    text: [
      'Czwarta edycja większość zostawia właścicielowi łowców.',
      'Ale gdy ran jest tyle, ilu walczących, wskazujesz jednego, który broni się pierwszy.',
      'Następna kość pokaże 1.',
    ],
    task: 'Spraw, by padł weteran.',
    hint: [
      'Kogo wskażesz, ten musi rzucać, a 1 nikogo nie broni.',
    ],
    after: [
      'Trzeba jedenastu ran, by było to wolno; potem właściciel mówi, kto się broni.',
    ],
  },
  nearest: {
    title: 'Od przodu',
    text: [
      'Siódma edycja nie pyta ani o pancerz, ani o liczebność.',
      'Paść może cała jednostka, ale ktoś musi być pierwszy.',
    ],
    hint: [
      'Najpierw ci w kontakcie z uderzającym, potem następni najbliżsi.',
    ],
    after: [
      'W kontakcie jest kilku: właściciel wybiera jednego, a ten przyjmuje rany, póki nie padnie.',
    ],
  },
};
