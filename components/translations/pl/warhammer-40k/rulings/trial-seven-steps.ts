/** In Polish: rulings on the later trial rules, of seven steps. */
export const trialSevenSteps = {
  'R-0.05': {
    about: 'Jednostka, która strzelała, w jednym miejscu szarżuje tylko na swój cel, a w dwóch innych także na '
      + 'jednostki obok.',
    ruling: 'Może szarżować na kilka, jeśli ostrzelana jest celem głównym i zostaje dotknięta pierwsza.',
  },
  'R-0.06': {
    about: 'Ruchy opisano na 6″, choć niektóre jednostki ogłaszają szarżę z 9″ albo 12″.',
    ruling: 'Gdzie przy szarży stoi 6″, tam chodzi o zasięg jednostki.',
  },
  'R-0.07': {
    about: 'Kto rzuca za trudny teren i co z jednostką o większym zasięgu.',
    ruling: 'Raz za jednostkę, jeśli choć jedna z jej dróg jest trudna; wyższa kość ogranicza wszystkich i się jej nie '
      + 'przelicza.',
  },
  'R-0.29': {
    about: 'Kiedy jednostka w odwrocie, na którą ktoś szarżuje, testuje zbiórkę.',
    ruling: 'Gdy już wiadomo, że szarża do niej dojdzie, a zanim ruszy się ktokolwiek z szarżujących.',
  },
  'R-0.35': {
    about: 'Niektóre jednostki zawsze liczą się jako stojące w miejscu, a strzelanie z miejsca odbiera szarżę.',
    ruling: 'Szarżę odbiera tylko postój po to, by strzelać; takie jednostki stać nie muszą, więc mogą szarżować.',
  },
  'R-0.02': {
    about: 'To, kto liczy się jako walczący, opisano na kilka sposobów.',
    ruling: 'Ten, kto jest w kontakcie podstawek, i nikt inny; wspierający to osobna grupa.',
  },
  'R-0.03': {
    about: 'Według starszego zapisu ci w osłonie uderzają przed wszystkimi, według nowszego z Inicjatywą 10.',
    ruling: 'Z Inicjatywą 10; różnicę widać tylko przeciw innym z Inicjatywą 10.',
  },
  'R-0.04': {
    about: 'Strefę zagrożenia ustala się w kroku, którego numer nie jest numerem walki.',
    ruling: 'Na początku walki.',
  },
  'R-0.08': {
    about: 'W jednym miejscu wspierający stoją przy jakimkolwiek swoim, w innym przy swoim z tej samej jednostki.',
    ruling: 'Przy swoim z tej samej jednostki, jak mówi zasada o atakach.',
  },
  'R-0.15': {
    about: 'Granaty odłamkowe i plazmowe mogą trafić się w jednej szarży albo może je mieć tylko część jednostki.',
    ruling: 'Odłamkowe pomagają temu, kto je ma; plazmowe odbierają osłonę jednostce, na którą szarżowano, i wtedy '
      + 'odłamkowe nie mają czego wyrównywać.',
  },
  'R-0.16': {
    about: 'Czy jednostka w osłonie, która już walczy, ma osłonę wobec nowej szarży.',
    ruling: 'Nie: ma ją tylko jednostka, która na początku fazy nie była związana walką.',
  },
  'R-0.17': {
    about: 'Ilu szarżujących musi przejść przez osłonę.',
    ruling: 'Jedna linia, która ją przecina, daje osłonę całej jednostce.',
  },
  'R-0.24': {
    about: 'Czy wszystkie walki przechodzą każdy krok razem, czy każda z osobna przechodzi wszystkie kroki.',
    ruling: 'Każdą walkę rozgrywa się do końca, razem z dosunięciem, zanim zacznie się następna.',
  },
  'R-0.33': {
    about: 'Czy Siłę pięści energetycznej ogranicza się przed innymi premiami, czy po nich.',
    ruling: 'Po wszystkich, do 10.',
  },
  'R-0.34': {
    about: 'Pięść energetyczna razem ze szponem energetycznym.',
    ruling: 'Dla szponu pięść nie jest drugą bronią; dla pięści szpon liczy się jak każda inna broń.',
  },
  'R-0.09': {
    about: 'Po kim liczy się większość: po jednostce czy po tych, którzy mogą paść.',
    ruling: 'WS i Wytrzymałość po całej jednostce, pancerz po tych, którzy mogą paść.',
  },
  'R-0.10': {
    about: 'Trzy rodzaje pancerza lub więcej w jednej jednostce.',
    ruling: 'Najpierw większa grupa; równe grupy ustawia ich właściciel.',
  },
  'R-0.11': {
    about: 'Grupa, która miała już swoją kolejkę, oblewa więcej rzutów obronnych, niż ma jeszcze modeli.',
    ruling: 'Nadwyżka spada na następną grupę i nie rzuca się za nią jeszcze raz.',
  },
  'R-0.12': {
    about: 'Liczby w przykładzie nie wynikają z liczb w poprzednim.',
    ruling: 'Przykład traktuje się jako nową sytuację.',
  },
  'R-0.13': {
    about: 'O broni specjalnej mówi się, że rozdziela trafienia, choć rozdziela się tylko rany.',
    ruling: 'Chodzi o rany.',
  },
  'R-0.14': {
    about: 'Zdanie o rzutach niewrażliwości pogubiło gramatykę.',
    ruling: 'Model, któremu przypadła rana, może rzucić na niewrażliwość zamiast na pancerz.',
  },
  'R-0.19': {
    about: 'Sami autorzy nazywają uwagę o rzutach niewrażliwości niejasną.',
    ruling: 'Niczego nie zmienia w tym, że obronę wybiera się po rozdzieleniu ran.',
  },
  'R-0.32': {
    about: 'Kiedy wykonuje się test psioniki za broń psioniczną.',
    ruling: 'Po rzutach obronnych tego samego kroku; za zabity nią model liczy się nie więcej niż zadane rany.',
  },
  'R-0.01': {
    about: 'Nie wydrukowano, co robią ci, którzy zdali test morale.',
    ruling: 'Dosuwają się, a nikt z tej walki się nie konsoliduje.',
  },
  'R-0.18': {
    about: 'Czyja śmierć wywołuje panikę i u kogo.',
    ruling: 'Zniknąć muszą wszystkie jednostki jednej strony w tej walce; wtedy swoi zabitych testują raz.',
  },
  'R-0.20': {
    about: 'W jednym miejscu zwycięzcy ruszają w pościg i konsolidują się, w innym robią tylko jedno z tych dwóch.',
    ruling: 'Kto w pościgu kogoś dopadnie, ten się nie konsoliduje.',
  },
  'R-0.21': {
    about: 'Czy pościg porównuje się z kośćmi uciekających, czy z odległością, którą przebyli.',
    ruling: 'Z kośćmi.',
  },
  'R-0.22': {
    about: 'Kto pierwszy rzuca, a kto pierwszy decyduje, gdy jednostka ucieka.',
    ruling: 'Przegrani rzucają, zwycięzcy to widzą, decydują i dopiero wtedy rzucają.',
  },
  'R-0.23': {
    about: 'W pościg rusza kilku zwycięzców i nie wszyscy kogoś dopadają.',
    ruling: 'Wystarczy jeden. Kogo dopadnięto, ten dalej się nie cofa; kto dopadł, ten się dosuwa, a inni są wolni.',
  },
  'R-0.25': {
    about: 'Zwycięzcy wpadają na jednostkę, która swoją walkę ma dopiero przed sobą.',
    ruling: 'W tej fazie nie walczą drugi raz.',
  },
  'R-0.26': {
    about: 'Zwycięzcy wpadają na jednostkę w odwrocie.',
    ruling: 'Testuje ona zbiórkę, jakby na nią szarżowano.',
  },
  'R-0.28': { about: 'Co to jest cały ruch odwrotu.', ruling: 'Odległość z rzutu, a gdzie się ją połowi, jej połowa.' },
  'R-0.27': {
    about: 'W tekście nie ma rozdziałów o morale i o zbiórce.',
    ruling: 'Rozgrywa się tylko to, czego wymaga od nich szturm; reszta należy do innych faz.',
  },
  'R-0.30': {
    about: 'Czy bohater liczy się do jednostki, w której jest.',
    ruling: 'Przy liczeniu i przy ciosach jest osobną jednostką; morale testuje z jednostką, do której dołączył.',
  },
  'R-0.31': {
    about: 'O potwornej istocie mówi się, że jest jak bohater.',
    ruling: 'Jest osobną jednostką i uderza się ją z tymi samymi ograniczeniami; pancerz odbiera jak dotąd.',
  },
  'R-0.36': { about: 'Tekst wspomina o pojazdach.', ruling: 'Nie gra się nimi.' },
  'R-0.37': { about: 'Słowa z błędami i słowa powtórzone.', ruling: 'Żadne nie zmienia zasady.' },
} as const;
