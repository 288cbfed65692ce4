/** In Polish: rulings on the seventh edition. */
export const seventh = {
  'R-2.01': {
    about: 'Lista jednostek, które nie mogą szarżować, zaginęła.',
    ruling: 'Związane walką nie mogą; o innych decyduje ten, kto przygotowuje stół.',
  },
  'R-2.04': {
    about: 'Jak daleko może być cel za trudnym terenem.',
    ruling: 'Tak daleko, ile mogą dać dwie kości, minus 2″: 10″.',
  },
  'R-2.05': {
    about: 'Przy 2″ chodzi o to, kto musiałby przejść przez teren, przy powolnych ciosach o to, kto przez niego '
      + 'przeszedł.',
    ruling: 'Pyta się o to osobno.',
  },
  'R-2.06': {
    about: 'Modele jednej jednostki rzucają na szarżę różnie.',
    ruling: 'Najwolniejszy liczy się za wszystkich.',
  },
  'R-2.16': {
    about: 'Czy szarża na tych, którzy przypadli do ziemi, traci 2″.',
    ruling: 'Tak; zachowuje tylko swoje miejsce w kolejności ciosów.',
  },
  'R-2.17': {
    about: 'Ile z jednostek, na które szarżowano, musi w tym celu przypaść do ziemi albo już być w walce.',
    ruling: 'Wszystkie, czy to jedna, czy kilka.',
  },
  'R-2.18': {
    about: 'Czy jednostka, której szarża się nie udała, może ogłosić następną.',
    ruling: 'Nie, każda ogłasza raz na fazę.',
  },
  'R-2.19': {
    about: 'W jakiej kolejności strzela kilka jednostek, na które szarżowano.',
    ruling: 'Jak chce ich gracz.',
  },
  'R-2.20': {
    about: 'W jednej z odpowiedzi brakuje kilku słów.',
    ruling: 'Stosuje się ją do każdej zasady, która zmusza do szarży.',
  },
  'R-2.21': {
    about: 'Ogień obronny może zabrać najbliższego z szarżujących albo wszystkich.',
    ruling: 'Gdy padną wszyscy, szarża się kończy; w innym razie pierwszy idzie najbliższy z żywych.',
  },
  'R-2.02': {
    about: 'Brakuje obu tabel.',
    ruling: 'Trafienia opisano słowami i zgadza się to z drukowaną tabelą czwartej edycji; jej tabelę zranień bierze '
      + 'się także.',
  },
  'R-2.07': { about: 'Czyim modelem jest walczący swój.', ruling: 'Kogokolwiek z własnej strony w tej walce.' },
  'R-2.08': { about: 'Czy „blisko” to 2″ po stole, 6″ w górę, czy jedno i drugie.', ruling: 'Jedno i drugie naraz.' },
  'R-2.11': {
    about: 'Kiedy strony są zbyt daleko od siebie, by walczyć dalej.',
    ruling: 'Gdy nie zeszłyby się, nawet gdyby każda dosunęła się o 3″.',
  },
  'R-2.24': {
    about: 'Inicjatywa powyżej 10 albo 0.',
    ruling: 'Powyżej 10 liczy się jak 10; z 0 nie uderza się nigdy.',
  },
  'R-2.09': {
    about: 'Równie daleko od ataku, czyli od czego?',
    ruling: 'Od najbliższego modelu, który uderza w tym kroku.',
  },
  'R-2.10': {
    about: 'Czy model zraniony w jednej puli dalej przyjmuje rany z następnej.',
    ruling: 'Nie, nowa pula od nowa szuka ofiary.',
  },
  'R-2.03': { about: 'Z tekstu wypadło, ile Dowodzenia kosztuje różnica ran.', ruling: 'Jeden punkt za każdą ranę.' },
  'R-2.12': {
    about: 'W jednym zdaniu rany są zadane, a w następnym odniesione.',
    ruling: 'Liczą się zadane, a co strona zrobi sama sobie, liczy się wrogowi.',
  },
  'R-2.13': {
    about: 'Kilku zwycięzców ściga jednego przegranego.',
    ruling: 'Przegrany rzuca raz i każdy wolny zwycięzca raz; wystarczy jeden, który ma tyle samo.',
  },
  'R-2.14': { about: 'Czy pościg zależy od woli zwycięzcy.', ruling: 'Nie; rusza zawsze, chyba że coś tego zabrania.' },
  'R-2.15': {
    about: 'Kiedy sprawdza się, czy zwycięzca jest wciąż związany walką.',
    ruling: 'Po wszystkich testach morale.',
  },
  'R-2.22': { about: 'Jak daleko sięga ostatnie dosunięcie.', ruling: '3″, jak w trakcie walki.' },
  'R-2.23': {
    about: 'Czy jednostka, która w pościgu zniszczyła wroga, się konsoliduje.',
    ruling: 'Tak, nie ma już z kim walczyć.',
  },
  'R-2.25': {
    about: 'Podwojony zestaw odpowiedzi i błąd strony.',
    ruling: 'Drobiazgi; nic z tego nie zmienia zasady.',
  },
} as const;
