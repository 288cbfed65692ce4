/** In Polish: the lesson 'cover'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  ruins: {
    title: 'Walka wśród murów',
    text: [
      'Orkowie wbiegli w ruiny, w których czekała twoja {formation company}.',
      'Jeden z nich, {unit n1}, stanął w zagajniku. Twój czołg też stoi w ruinach.',
      'Piechota w ruinach może mieć za osłonę rzut 4+, w lesie 5+.',
      'Kto go ma, powiesz ty.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Do środka',
    text: [
      '{unit g4} stoi na otwartym terenie za ruinami.',
      'Ta jednostka nikogo nie dotyka i może kontrszarżować o 5 cm.',
    ],
    task: 'Ustaw {unit g4} w osłonie i zakończ kontrszarżę.',
    hint: [
      'Najbliższy wróg leży prosto po drugiej stronie ruin.',
    ],
    after: [
      'Stoi w osłonie i ma obronę tam, gdzie nie było żadnej.',
    ],
  },
  orks: {
    title: 'Orkowie w tych samych ruinach',
    text: [
      'Gracz orków pokazuje mury: „Moi też tam są, a jeden jest w lesie”.',
      'Wybierz jego jednostki, które chroni osłona.',
    ],
    hint: [
      'Najpierw zapytaj, kto szarżował, a dopiero potem, gdzie stoją.',
      'Odpowiedź, w której nikogo nie ma, też jest odpowiedzią.',
    ],
    after: [
      'Kto szarżuje, rezygnuje z osłony na cały szturm, gdziekolwiek szarża się skończyła.',
      'Tylko przed ogniem z czuwania po drodze ma z niej pożytek.',
    ],
  },
  guard: {
    title: 'A twoja strona?',
    text: [
      'Teraz twoje jednostki. {unit l1} stoi w ruinach aż po wieżę.',
      '{unit g5} i {unit r1} są w sadzie, pieszo i konno.',
      'Kolega mówi, że osłona liczy się tylko tym w kontakcie.',
    ],
    hint: [
      'Rzuty za osłonę są dla piechoty.',
      'Nie ma znaczenia, skąd wzięło się trafienie, tylko gdzie stoi ofiara.',
    ],
    after: [
      'Pojazdy chroni osłona tylko na stanowiskach zbudowanych dla nich.',
      'Jazda w terenie to pojazdy, chyba że twój klub gra inaczej.',
    ],
  },
  'to-hit': {
    title: 'Czy trudniej trafić?',
    text: [
      '{unit b1} atakuje kogoś wśród murów; w karcie jednostki jest 4+ w walce wręcz.',
      'Gdy strzelasz do osłony, kość jest o jeden trudniejsza. Kolega zrobiłby tu to samo.',
    ],
    hint: [
      'Ostrzał ma swoje modyfikatory. Zapytaj, czy mają je ataki w szturmie.',
    ],
    after: [
      'W szturmie nic nie ułatwia ani nie utrudnia trafienia; osłona to obrona i nic więcej.',
    ],
  },
  flames: {
    title: 'Gdyby mieli płomienie',
    text: [
      'Załóżmy, że trafienie pochodzi z broni, która ignoruje osłonę.',
      '{unit g1} nie ma własnego pancerza, ale wokół są kamienne mury.',
    ],
    hint: [
      'Takie trafienie zostawia pancerz w spokoju i odbiera osłonę.',
    ],
    after: [
      'Przeciw takiej broni pomaga tylko pancerz.',
      'Jak się zwykle gra, takie trafienie idzie na kogoś w osłonie, o ile pozwala kolejność.',
      'Osłona zastępuje pancerz i nigdy nie rzuca się jej dodatkowo.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}, straty orków: {lost attacker}.',
      'Zwykły pojazd, który wjeżdża w ruiny, rzuca kością i na 1 przepada.',
      'Kto ma i pancerz, i osłonę, na każde trafienie bierze jedno z nich, zwykle lepsze.',
    ],
    hint: [],
  },
};
