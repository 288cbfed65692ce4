/** In Polish: rulings on the earlier trial rules, of eight steps. */
export const trialEightSteps = {
  'R-1.10': { about: 'Czy jednostka, która strzelała, może szarżować na kilka.', ruling: 'Nie, tylko na ostrzelaną.' },
  'R-1.21': { about: 'Nic nie mówi się o szarży po strzelaniu z miejsca z broni ciężkiej.', ruling: 'Jest dozwolona.' },
  'R-1.22': { about: 'Pierwszy szarżujący tylko „powinien” być najbliższy.', ruling: 'Musi nim być.' },
  'R-1.24': {
    about: 'Kiedy jednostka w odwrocie, na którą ktoś szarżuje, testuje zbiórkę.',
    ruling: 'Jak w późniejszych zasadach: gdy szarża do niej dochodzi, zanim ruszy się ktokolwiek z szarżujących.',
  },
  'R-1.04': {
    about: 'Strefę zagrożenia ustala się w kroku, którego numer nie jest numerem walki.',
    ruling: 'Na początku walki.',
  },
  'R-1.05': {
    about: 'Jednym słowem nazwano walczące modele i walczące jednostki.',
    ruling: 'To dwie rzeczy: model w kontakcie i jednostka z takim modelem.',
  },
  'R-1.06': {
    about: 'Przykład daje premię za szarżę, nie pytając, czy jednostka strzelała.',
    ruling: 'Zasada o to pyta, a liczy się zasada.',
  },
  'R-1.07': {
    about: 'Pięść energetyczna w osłonie uderzałaby pierwsza i ostatnia.',
    ruling: 'Ostatnia: nic nie przyspiesza pięści.',
  },
  'R-1.08': {
    about: 'Kto szarżuje z granatami plazmowymi, ma uderzać według Inicjatywy, co robiłby i tak.',
    ruling: 'Osłona tych, na których szarżuje, przepada.',
  },
  'R-1.09': {
    about: 'Z granatami odłamkowymi uderza się razem z tymi w osłonie, ale pięść w osłonie czeka do końca.',
    ruling: 'Kto ma granaty odłamkowe, i tak uderza w kroku osłony.',
  },
  'R-1.20': {
    about: 'Wrogowie, którzy dotykają bohatera i jego jednostki, muszą uderzyć bohatera, a zarazem mogą wybierać.',
    ruling: 'Muszą go uderzyć.',
  },
  'R-1.23': {
    about: 'Terminatorów nie ma wśród tych, którzy mimo strzelania zachowują premię za szarżę.',
    ruling: 'Tracą ją.',
  },
  'R-1.17': {
    about: 'Przy różnych pancerzach patrzy się na modele blisko wroga, przy stratach na strefę wokół frontu.',
    ruling: 'W obu przypadkach liczy się strefa.',
  },
  'R-1.18': {
    about: 'W jednej partii ran dwie grupy pancerza są równie duże.',
    ruling: 'Wybiera ich właściciel, w każdej partii od nowa.',
  },
  'R-1.19': {
    about: 'Po kim liczy się większość.',
    ruling: 'Jak w późniejszych zasadach: WS i Wytrzymałość po jednostce, pancerz po tych, którzy mogą paść.',
  },
  'R-1.01': {
    about: 'Tych, którzy zdali test morale, odesłano do kroku, którego nie ma.',
    ruling: 'Przechodzą do dosunięcia.',
  },
  'R-1.02': {
    about: 'W podsumowaniu przegrani testują, czy ujdą.',
    ruling: 'Tym testem jest pościg zwycięzców; innego nie ma.',
  },
  'R-1.03': {
    about: 'Według podsumowania przegrani cofają się po dosunięciu, według tekstu przed nim.',
    ruling: 'Pierwszy ruch robią między pościgiem a konsolidacją.',
  },
  'R-1.11': {
    about: 'Czym zwycięzcy uderzają tych, których dopadli.',
    ruling: 'W kontakcie atakami z profilu i bronią specjalną, w pobliżu jednym atakiem, nigdy z premią, jednostka po '
      + 'jednostce; od nowa ustala się, kto może paść.',
  },
  'R-1.12': {
    about: 'Czy zwycięzcy muszą uderzyć tych, których dopadli.',
    ruling: 'Rzuca się w każdym razie; uderzyć mogą, jeśli chcą.',
  },
  'R-1.13': { about: 'Czy wolno ruszyć w pościg, a potem się skonsolidować.', ruling: 'Tak, w tej kolejności.' },
  'R-1.14': {
    about: 'Kto jest nowym wrogiem dla tych, którzy się konsolidują.',
    ruling: 'Jednostka, z którą w tej fazie nie walczyli.',
  },
  'R-1.15': { about: 'Zwycięzca nad kilkoma jednostkami „rusza naprzód”.', ruling: 'Chodzi o pościg.' },
  'R-1.16': {
    about: 'Modele blisko frontu w jednym zdaniu walczą, a w następnym mogą strzelać.',
    ruling: 'Walczą i nie strzelają.',
  },
  'R-1.25': { about: 'Słowa z błędami i zbłąkane kropki.', ruling: 'Nic z tego nie zmienia zasady.' },
} as const;
