/** In Polish: the lesson 'on-your-own'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  table: {
    title: 'Co przed tobą',
    text: [
      'Prowadzisz trzy jednostki: {formation assault}; Chaplain idzie z {unit a2}.',
      'Przed tobą stoi {formation mob}, znaczniki wybuchu: {markers mob}.',
      'Po prawej czekają dwie jednostki, {formation nobz}, dość blisko, by się tym zająć.',
      'Twoi {formation devastators} mogą cię wspierać tam, gdzie sięgną walczącego orka.',
      'Odtąd nikt nie pyta i nikt nie mówi, co jest słuszne.',
    ],
    hint: [],
  },
  own: {
    title: 'Twój szturm',
    text: [
      'Wybierz cel i wszystko, co potem.',
      'Później każdą twoją decyzję porównuje się z tym, co można było zrobić inaczej, i z szansami.',
      'Ważona jest twoja szansa na wygraną w danej chwili, a nie to, co zrobiły z niej kości.',
    ],
    task: 'Rozegraj szturm do końca. Żadna decyzja nie powinna kosztować cię więcej niż dziesięć punktów na sto.',
    hint: [
      'Zanim wybierzesz, policz: liczebność, znaczniki, Inspiring i kto jak dobrze uderza.',
      'Dwie twoje mogą dotknąć jednej ich, a walka wręcz to mocna strona twoich Marines.',
      'Spośród równie bliskich jednostek to ty wybierasz, na którą twoją spada trafienie.',
    ],
    after: [
      'Każda decyzja była tak dobra jak każda inna ze sprawdzonych albo prawie.',
      'Szczęście rozstrzyga pojedynczy szturm; wiele szturmów wygrywa ten, kto wnosi do wyniku zabitych i '
        + 'liczebność.',
    ],
  },
  kills: {
    title: 'Twój rachunek',
    text: [
      'Koniec w rundzie {round}. Wygrywa: {winner}. Zajrzyj do dziennika.',
      'Niektórzy liczą wszystkich, których już nie ma, także dobitych i dopadniętych w odwrocie.',
    ],
    question: 'Ilu zabitych liczy twoja strona?',
    hint: [
      'Zabici to ci z ataków i z ognia wsparcia, zanim rzucono na wynik.',
    ],
    after: [
      'Kogo zabiera dobijanie, ten i tak przepada, ale zabitym się nie liczy.',
    ],
  },
  markers: {
    title: 'I co musisz unieść',
    text: [
      'Twoje straty: {lost attacker}, zostało jednostek: {left attacker}.',
      '„Po takiej walce każdy ma znacznik”, mówi gracz orków.',
    ],
    question: 'Ile znaczników wybuchu ma {formation assault}?',
    hint: [
      'Zwycięzca dostaje jeden za każdą stratę.',
      'Kto się złamał, nie ma żadnego.',
    ],
    after: [
      'Im mniej stracisz, tym mniej trzeba zbierać.',
    ],
  },
  end: {
    title: 'Koniec kursu',
    text: [
      'To był cały szturm i był twój.',
      'Znasz jego kroki i wiesz, czemu na końcu jest zwycięzca.',
      'Otwórz któryś z dołączonych szturmów, zmień jedną rzecz i zobacz, co to robi z szansami.',
    ],
    hint: [],
  },
};
