/** In Polish: what the rules of Warhammer 40,000 say, and leave open. */
import { together } from '../together.ts';
import type { English } from '../english.ts';

type Words = English['warhammer-40k-rules'];

/** The rules of the assault phase, by their ids. */
const warhammer40kRules: Words['warhammer-40k/rules'] = {
  '40k.1': 'Faza prowadzi od szarż przez walki do tego, co z każdej wynika.',
  '40k.2': 'Jednostka ogłasza, na kogo szarżuje, zanim się ruszy.',
  '40k.3': 'Szarża sięga tak daleko, jak pozwala jej zasięg, i nie dalej.',
  '40k.4': 'Co najmniej jeden model musi móc dojść do celu, omijając mury i wrogów, których zostawia w spokoju.',
  '40k.6': 'Trudny teren po drodze skraca szarżę.',
  '40k.7': 'Jeśli pierwszy model nie może dojść do wroga, nikt z jego jednostki się nie rusza.',
  '40k.8': 'Za każdy model, którego droga wiedzie przez niebezpieczny teren, rzuca się kością; jedynka zabiera mu '
    + 'punkt żywotności.',
  '40k.9': 'Od tego, kogo jednostka ostrzelała w tej turze, zależy, na kogo może szarżować.',
  '40k.10': 'Jednostka, która stała w miejscu, by strzelać, może nie mieć prawa do szarży.',
  '40k.11': 'Jednostka może szarżować na kilka celów, które stoją razem.',
  '40k.12': 'Cel szarży miewa okazję, by strzelić pierwszy.',
  '40k.13': 'Jednostka w odwrocie, na którą ktoś szarżuje, najpierw wykonuje test zbiórki.',
  '40k.14': 'Model najbliżej wroga idzie pierwszy, prosto do najbliższego sobie wroga.',
  '40k.15': 'Każdy następny model zajmuje najlepsze miejsce w zasięgu: przy niezajętym wrogu, potem przy jakimkolwiek '
    + 'wrogu, potem przy sojuszniku w kontakcie, potem przy swojej jednostce.',
  '40k.16': 'Modele przez nikogo nie przechodzą, nie mieszczą się w przerwie węższej niż ich podstawka i zachowują '
    + 'odstęp co najmniej 1″ od wrogów, na których nie szarżują.',
  '40k.17': 'Jednostka ogłoszona celem, której nie dotknięto, nie bierze udziału w walce.',
  '40k.18': 'Gracz, którego tura trwa, mówi, w jakiej kolejności toczą się walki; każdą kończy się przed następną.',
  '40k.19': 'Walczą modele w kontakcie podstawek i te w odległości do 2″ od sojusznika w takim kontakcie.',
  '40k.20': 'Kto walczy, wynika z tego, gdzie stoją modele.',
  '40k.21': 'Zanim model uderzy, może stracić wroga, którego dotykał.',
  '40k.22': 'Modele przy sojuszniku w kontakcie uderzają słabiej albo wszystkim, co mają.',
  '40k.24': 'Szarża daje jeden atak więcej, jeśli nic go nie odbiera.',
  '40k.26': 'Druga broń jednoręczna daje jeden atak, nigdy więcej niż jeden.',
  '40k.27': 'Modele uderzają od Inicjatywy 10 do 1, każdy przy swojej.',
  '40k.28': 'Osłona pomaga celom szarży, które w niej stoją, tylko w pierwszej rundzie.',
  '40k.30': 'Granaty odłamkowe pozwalają szarżującym uderzać jednocześnie z wrogiem w osłonie.',
  '40k.31': 'Granaty plazmowe odbierają to, co daje osłona; walka, która już trwała, też.',
  '40k.32': 'Granaty fotonowe odbierają tym, którzy szarżują na niosącego je, atak za szarżę.',
  '40k.33': 'Droga przez trudny teren może sprawić, że szarżujący uderzą ostatni.',
  '40k.34': 'Pięść energetyczna uderza z Inicjatywą 1, niezależnie od wszystkiego innego.',
  '40k.35': 'Wszyscy z tą samą Inicjatywą uderzają naraz, po obu stronach.',
  '40k.36': 'Modele mogą się dosunąć, gdy przychodzi kolej na ich Inicjatywę.',
  '40k.37': 'Walka się kończy, gdy strony stoją zbyt daleko, by się dosięgnąć.',
  '40k.38': 'Kość za każdy atak. Co trafia, wynika z porównania WS z WS.',
  '40k.39': 'Przeciw jednostce o różnym WS liczy się wartość, którą ma najwięcej modeli.',
  '40k.40': 'Gdy żadne WS nie ma większości, rozstrzyga zasada.',
  '40k.41': 'Jednostkę o różnej Wytrzymałości rani się według tej, którą ma najwięcej modeli.',
  '40k.42': 'Gdy żadna Wytrzymałość nie ma większości, ktoś musi to rozstrzygnąć.',
  '40k.43': 'Kość za każde trafienie. Co rani, wynika z porównania Siły z Wytrzymałością.',
  '40k.45': 'Przeciw każdej ranie rzuca się raz: na pancerz, jeśli wolno, albo na niewrażliwość, jak woli właściciel.',
  '40k.46': 'Za każdą ranę rzuca się kością na pancerz, chyba że broń na to nie pozwala.',
  '40k.47': 'Gdy jednostka nosi różne pancerze, tekst mówi, który przyjmuje rany.',
  '40k.48': 'Spośród równie licznych grup pancerza właściciel mówi, która pierwsza przyjmuje rany.',
  '40k.49': 'Nie każdy w jednostce może paść od ciosu.',
  '40k.50': 'Rany spadają na modele, a tekst mówi, kto te modele wybiera.',
  '40k.51': 'Model, który stracił punkt żywotności, przyjmuje następne rany, póki nie padnie.',
  '40k.52': 'Rany, których nie ma już kto przyjąć, przepadają.',
  '40k.53': 'Rany od broni specjalnej rozlicza się osobno od zwykłych.',
  '40k.54': 'Nikt nie uderza dwa razy, a kto pada przy Inicjatywie, przy której uderza, i tak uderzył.',
  '40k.55': 'Broń specjalna podwaja Siłę, odbiera pancerz, pozwala powtórzyć rzut na zranienie albo uderza ostatnia.',
  '40k.56': 'Każda strona liczy rany, które zadała. Ta z mniejszą liczbą przegrała.',
  '40k.57': 'Gdy obie strony zadały tyle samo ran, jest remis i walka trwa dalej.',
  '40k.58': 'Kto wybił wroga co do jednego, wygrał, bez względu na rany.',
  '40k.59': 'Sojusznicy, którzy widzą, że jednostkę wybito, mogą wpaść w panikę.',
  '40k.60': 'Przegrani rzucają dwiema kośćmi na Dowodzenie i wycofują się, jeśli wyrzucą więcej.',
  '40k.61': 'Przegrani, którzy nie mogą zranić wroga, mogą, zależnie od tekstu, celowo nie zdać testu.',
  '40k.62': 'Jednostka w odwrocie rzuca dwiema kośćmi na odległość odwrotu, szybka trzema.',
  '40k.63': 'Zwycięzcy mogą gonić tych, którzy się odrywają.',
  '40k.64': 'Rzut na pościg porównuje się z rzutem uciekających.',
  '40k.66': 'Czy zwycięzcy muszą gonić wroga, mówi tekst.',
  '40k.68': 'Zwycięzcy, którzy nie mają już z kim walczyć, porządkują szyki.',
  '40k.70': 'Kto wciąż jest związany walką, dosuwa się.',
  '40k.71': 'To, co następuje po walce, ma stałą kolejność.',
  '40k.72': 'Model, który może uderzyć kilka jednostek, musi wybrać jedną z nich.',
  '40k.74': 'Bohater, który dołączył do jednostki, jest jednym z jej modeli albo osobną jednostką; odpowiednio do tego '
    + 'się go uderza.',
  '40k.76': 'Kto jest w walce wręcz, nie strzela i nie jest ostrzeliwany.',
  '40k.78': 'Jednostki w odwrocie mogą strzelać, ale nie z broni ciężkiej.',
  '40k.79': 'Jednostka, która nie może dokończyć odwrotu, zostaje zniszczona.',
  'R-0.26': 'Jednostka w odwrocie, na którą ktoś wpadnie, wykonuje test zbiórki i zostaje zniszczona, jeśli go nie '
    + 'zda.',
  'R-3.01': 'Czego tekst nie mówi, tego się nie zmyśla: gracze to uzgadniają albo pomijają.',
};

/** Rulings on what all four texts leave open. */
const everyText = {
  'R-X.01': {
    about: 'Żaden tekst nie mówi, czy większość to więcej niż połowa, czy po prostu najczęstsza wartość.',
    ruling: 'Liczy się najczęstsza wartość; jeden z tekstów mówi o wartościach równie częstych, więc '
      + 'chodzi mu o to samo.',
  },
  'R-X.02': {
    about: 'Między którymi wartościami rozstrzyga zasada, gdy żadna nie ma większości.',
    ruling: 'Jak mówi jej tekst: najwyższa z równie częstych, najniższa ze wszystkich, które się liczą, albo, gdy '
      + 'wskazuje właściciel, jedna z równie częstych.',
  },
  'R-X.03': {
    about: 'Trzy teksty nie mają swoich tabel.',
    ruling: 'Tabele czwartej edycji służą wszystkim tekstom: to, co cytują inne, zgadza się z nimi.',
  },
  'R-X.04': {
    about: 'Nic się nie mówi o jedynce, która zawsze zawodzi, ani o szóstce, która zawsze się udaje.',
    ruling: 'Nic od tego nie zależy: żadne pole tabeli nie wymaga mniej niż 2 ani więcej niż 6.',
  },
  'R-X.05': {
    about: 'Samego testu Dowodzenia nie ma w żadnym z tekstów.',
    ruling: 'Jest zdany, gdy dwie kości dają najwyżej tyle, ile wynosi Dowodzenie; w czwartej i siódmej edycji przy '
      + 'dwóch jedynkach zdany jest każdy test morale, bez względu na to, ile się od Dowodzenia odejmuje.',
  },
  'R-X.06': {
    about: 'Obie strony walki mogą zostać wybite w tym samym kroku.',
    ruling: 'Nikt nie wygrał; nikt się nie konsoliduje i nikt nie wpada w panikę.',
  },
  'R-X.07': { about: 'Jak zaokrąglić odległość odwrotu zmniejszoną o połowę.', ruling: 'Wcale; ułamek zostaje.' },
  'R-X.08': {
    about: 'Czy model może wykonać dwa rzuty obronne przeciw jednej ranie.',
    ruling: 'Nie, jeden: lepszy, chyba że właściciel powie inaczej.',
  },
} as const;

/** Rulings on the fourth edition. */
const fourth = {
  'R-3.01': {
    about: 'Nie ma nic o szarży ani o tym, co następuje po walce.',
    ruling: 'Rozgrywa się walkę. Resztę gracze uzgadniają albo pomijają; niczego się nie zmyśla.',
  },
  'R-3.02': {
    about: 'Tabela trafień nie mówi, na której z jej osi jest uderzający.',
    ruling: 'W wierszach; odczytana odwrotnie przeczyłaby siódmej edycji.',
  },
  'R-3.03': { about: 'Słowo oznaczające walkę jest zniekształcone.', ruling: 'Chodzi o walkę.' },
  'R-3.08': {
    about: 'To, kto jeszcze walczy, ustala się w każdym kroku, a uderzają w nim obie strony.',
    ruling: 'Ustala się to na początku kroku i obowiązuje to obie strony.',
  },
  'R-3.09': {
    about: 'Z kilku jednostek, na które szarżowano, jedna ma granaty fotonowe.',
    ruling: 'Premię tracą ci, którzy walczą właśnie z nią.',
  },
  'R-3.10': {
    about: 'Granaty odłamkowe i plazmowe w jednej szarży.',
    ruling: 'Jak w zasadach próbnych: plazmowe odbierają osłonę, a odłamkowe nie mają czego wyrównywać.',
  },
  'R-3.11': { about: 'Pięść energetyczna w osłonie.', ruling: 'Uderza z Inicjatywą 1.' },
  'R-3.12': { about: 'Tylko przykład zabrania szarży po szybkim ogniu.', ruling: 'Tu się tego nie stosuje.' },
  'R-3.13': { about: 'Jednostka o dwóch różnych Wytrzymałościach, po jednym modelu.', ruling: 'Liczy się niższa.' },
  'R-3.15': {
    about: 'Od którego szarżującego prowadzi się linię do modelu w osłonie.',
    ruling: 'Od najbliższego z tych, którzy szarżują na jego jednostkę, tak jak stali przed ruchem.',
  },
  'R-3.16': {
    about: 'Kto wykonuje lepszy rzut obronny, gdy poległych wybiera właściciel.',
    ruling: 'Model, który przyjmuje ranę, także ten wskazany przez uderzającego.',
  },
  'R-3.04': {
    about: 'O różnych pancerzach mówią zasady, które są gdzie indziej.',
    ruling: 'Przy każdej ranie właściciel mówi, który z walczących ją przyjmuje, a ten wykonuje własny rzut obronny.',
  },
  'R-3.05': {
    about: 'Przy ilu ranach uderzający może wskazać ofiarę: po jednej na każdy model czy na każdy punkt żywotności?',
    ruling: 'Po jednej na każdy walczący model.',
  },
  'R-3.06': {
    about: 'Przeciw której ranie wskazany model wykonuje rzut obronny i co, jeśli ma kilka punktów żywotności.',
    ruling: 'Wybiera ją jego właściciel; nieudany rzut obronny kosztuje jeden punkt.',
  },
  'R-3.07': {
    about: 'Czy przy wskazywaniu ofiary liczą się rany od jednej uderzającej jednostki, czy wszystkie.',
    ruling: 'Wszystkie, które w tym kroku zadano tej jednostce.',
  },
  'R-3.14': { about: 'Źle odczytane litery.', ruling: 'Żadna nie zmienia zasad.' },
} as const;

/** Rulings on the seventh edition. */
const seventh = {
  'R-2.01': {
    about: 'Lista jednostek, które nie mogą szarżować, zaginęła.',
    ruling: 'Związane walką nie mogą; o innych decyduje ten, kto przygotowuje stół.',
  },
  'R-2.04': {
    about: 'Jak daleko może być cel za trudnym terenem.',
    ruling: 'Najwyżej tyle, ile mogą dać dwie kości, minus 2″: 10″.',
  },
  'R-2.05': {
    about: 'Utrata 2″ zależy od tego, kto musiałby przejść przez teren, a powolne ciosy – od tego, kto przez '
      + 'niego przeszedł.',
    ruling: 'Jedno i drugie ustala się osobno.',
  },
  'R-2.06': {
    about: 'Modele jednej jednostki rzucają na szarżę różnie.',
    ruling: 'Dla wszystkich liczy się rzut najwolniejszego.',
  },
  'R-2.16': {
    about: 'Czy szarża na tych, którzy przypadli do ziemi, traci 2″.',
    ruling: 'Tak; bez zmian zostaje tylko miejsce szarżujących w kolejności ciosów.',
  },
  'R-2.17': {
    about: 'Ile z jednostek, na które szarżowano, musi przypaść do ziemi albo już być w walce, by szarża zachowała '
      + 'swoje miejsce w kolejności ciosów.',
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
    about: 'Od ognia obronnego może paść najbliższy z szarżujących albo wszyscy.',
    ruling: 'Gdy padną wszyscy, szarża się kończy; w przeciwnym razie pierwszy idzie najbliższy z żywych.',
  },
  'R-2.26': {
    about: 'Tekst zakłada, czym jest bohater, który dołączył do jednostki, ale nigdzie tego nie mówi.',
    ruling: 'We wszystkim jest jednym z jej modeli; sam jest jednostką jednoosobową.',
  },
  'R-2.27': {
    about: 'Test niebezpiecznego terenu nie jest opisany.',
    ruling: 'Kość za każdy model; na 1 traci on punkt żywotności, który nie idzie na konto żadnej strony. Chroni '
      + 'przed tym tylko to, co wskażą gracze, a osłona nigdy.',
  },
  'R-2.02': {
    about: 'Brakuje obu tabel.',
    ruling: 'Trafienia opisano słowami i zgadza się to z drukowaną tabelą czwartej edycji; jej tabelę zranień stosuje '
      + 'się także.',
  },
  'R-2.07': { about: 'Czyim modelem jest walczący sojusznik.', ruling: 'Kogokolwiek z własnej strony w tej walce.' },
  'R-2.08': { about: 'Czy „blisko” to 2″ po stole, 6″ w górę, czy jedno i drugie.', ruling: 'Jedno i drugie naraz.' },
  'R-2.11': {
    about: 'Kiedy strony są zbyt daleko od siebie, by walczyć dalej.',
    ruling: 'Gdy nie zeszłyby się, nawet gdyby każda dosunęła się o 3″.',
  },
  'R-2.24': {
    about: 'Inicjatywa powyżej 10 albo równa 0.',
    ruling: 'Powyżej 10 liczy się jak 10; z 0 nie uderza się nigdy.',
  },
  'R-2.09': {
    about: 'Równie daleko od ataku, czyli od czego?',
    ruling: 'Od najbliższego modelu, który uderza w tym kroku.',
  },
  'R-2.10': {
    about: 'Czy model zraniony w jednej puli dalej przyjmuje rany z następnej.',
    ruling: 'Nie, w nowej puli ofiary szuka się od nowa.',
  },
  'R-2.03': { about: 'Z tekstu wypadło, ile Dowodzenia kosztuje różnica ran.', ruling: 'Jeden punkt za każdą ranę.' },
  'R-2.12': {
    about: 'W jednym zdaniu rany są zadane, a w następnym odniesione.',
    ruling: 'Liczą się zadane, a co strona zrobi sama sobie, idzie na konto wroga.',
  },
  'R-2.13': {
    about: 'Kilku zwycięzców ściga jednego przegranego.',
    ruling: 'Przegrany rzuca raz i każdy niezwiązany zwycięzca raz; wystarczy jeden, który ma co najmniej tyle.',
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
    about: 'Powtórzony zestaw odpowiedzi i błąd na stronie.',
    ruling: 'Drobiazgi; nic z tego nie zmienia zasad.',
  },
} as const;

/** Rulings on the earlier trial rules, of eight steps. */
const trialEightSteps = {
  'R-1.10': {
    about: 'Czy jednostka, która strzelała, może szarżować na kilka innych.',
    ruling: 'Nie, tylko na ostrzelaną.',
  },
  'R-1.21': { about: 'Nic się nie mówi o szarży po strzelaniu z miejsca z broni ciężkiej.', ruling: 'Jest dozwolona.' },
  'R-1.22': { about: 'Pierwszy szarżujący tylko „powinien” być najbliższy.', ruling: 'Musi być najbliższy.' },
  'R-1.24': {
    about: 'Kiedy jednostka w odwrocie, na którą ktoś szarżuje, wykonuje test zbiórki.',
    ruling: 'Jak w późniejszych zasadach: gdy już wiadomo, że szarża do niej dojdzie, a zanim ruszy się ktokolwiek z '
      + 'szarżujących.',
  },
  'R-1.04': {
    about: 'Strefę zagrożenia ustala się w kroku, którego numer nie jest numerem walki.',
    ruling: 'Na początku walki.',
  },
  'R-1.05': {
    about: 'Tym samym słowem określono walczące modele i walczące jednostki.',
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
    ruling: 'Osłona celu szarży przepada.',
  },
  'R-1.09': {
    about: 'Z granatami odłamkowymi uderza się jednocześnie z tymi w osłonie, ale pięść w osłonie czeka do końca.',
    ruling: 'Kto ma granaty odłamkowe, i tak uderza w tym samym kroku co wrogowie w osłonie.',
  },
  'R-1.20': {
    about: 'Wrogowie, którzy dotykają bohatera i jego jednostki, muszą uderzyć bohatera, a zarazem mogą wybierać.',
    ruling: 'Muszą uderzyć bohatera.',
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
    ruling: 'Wybiera właściciel, w każdej partii od nowa.',
  },
  'R-1.19': {
    about: 'Wśród kogo liczy się większość.',
    ruling: 'Jak w późniejszych zasadach: WS i Wytrzymałość w całej jednostce, pancerz wśród tych, którzy mogą paść.',
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
    about: 'Według podsumowania odwrót przegranych następuje po dosunięciu, a według tekstu – wcześniej.',
    ruling: 'Przegrani robią pierwszy ruch między pościgiem a konsolidacją.',
  },
  'R-1.11': {
    about: 'Czym zwycięzcy uderzają tych, których dopadli.',
    ruling: 'W kontakcie atakami z profilu i bronią specjalną, w pobliżu jednym atakiem, nigdy z premią, jednostka po '
      + 'jednostce; od nowa ustala się, kto może paść.',
  },
  'R-1.12': {
    about: 'Czy zwycięzcy muszą uderzyć tych, których dopadli.',
    ruling: 'Rzuca się zawsze; uderzyć mogą, jeśli chcą.',
  },
  'R-1.13': { about: 'Czy wolno ruszyć w pościg, a potem się skonsolidować.', ruling: 'Tak, w tej kolejności.' },
  'R-1.14': {
    about: 'Kto jest nowym wrogiem dla tych, którzy się konsolidują.',
    ruling: 'Jednostka, z którą w tej fazie nie walczyli.',
  },
  'R-1.15': { about: 'Zwycięzca walki z kilkoma jednostkami „rusza naprzód”.', ruling: 'Chodzi o pościg.' },
  'R-1.16': {
    about: 'Modele blisko frontu w jednym zdaniu walczą, a w następnym mogą strzelać.',
    ruling: 'Walczą i nie strzelają.',
  },
  'R-1.25': { about: 'Słowa z błędami i zbłąkane kropki.', ruling: 'Nic z tego nie zmienia zasad.' },
  'R-1.26': {
    about: 'Przed partiami ran chroni pancerz większości, a któryś model w partii ma rzut niewrażliwości.',
    ruling: 'Najpierw rozdziela się partię; potem każdy model może wykonać własny rzut obronny przeciw ranie, '
      + 'która mu przypadła.',
  },
} as const;

/** Rulings on the later trial rules, of seven steps. */
const trialSevenSteps = {
  'R-0.05': {
    about: 'Jednostka, która strzelała, w jednym miejscu szarżuje tylko na swój cel, a w dwóch innych także na '
      + 'inne jednostki.',
    ruling: 'Może szarżować na kilka jednostek, jeśli ta, którą ostrzelała, jest celem głównym i zostaje dotknięta '
      + 'pierwsza.',
  },
  'R-0.06': {
    about: 'Ruchy opisano dla 6″, choć niektóre jednostki ogłaszają szarżę z 9″ albo 12″.',
    ruling: 'Każde 6″ w opisie szarży oznacza zasięg jednostki.',
  },
  'R-0.07': {
    about: 'Kto rzuca w trudnym terenie i co z jednostką o większym zasięgu.',
    ruling: 'Raz za jednostkę, jeśli choć jedna z jej dróg jest trudna; wyższa kość ogranicza wszystkich i się jej nie '
      + 'przelicza.',
  },
  'R-0.29': {
    about: 'Kiedy jednostka w odwrocie, na którą ktoś szarżuje, wykonuje test zbiórki.',
    ruling: 'Gdy już wiadomo, że szarża do niej dojdzie, a zanim ruszy się ktokolwiek z szarżujących.',
  },
  'R-0.35': {
    about: 'Niektóre jednostki zawsze liczą się jako stojące w miejscu, a strzelanie z miejsca wyklucza szarżę.',
    ruling: 'Szarżę wyklucza tylko stanie w miejscu po to, by strzelać; kto i tak liczy się jako stojący '
      + 'w miejscu, może szarżować.',
  },
  'R-0.02': {
    about: 'To, kto liczy się jako walczący, opisano na kilka sposobów.',
    ruling: 'Ten, kto jest w kontakcie podstawek, i nikt inny; wspierający to osobna grupa.',
  },
  'R-0.03': {
    about: 'Według starszego zapisu ci w osłonie uderzają przed wszystkimi innymi, według nowszego – z Inicjatywą 10.',
    ruling: 'Z Inicjatywą 10; różnicę widać tylko przeciw innym z Inicjatywą 10.',
  },
  'R-0.04': {
    about: 'Strefę zagrożenia ustala się w kroku, którego numer nie jest numerem walki.',
    ruling: 'Na początku walki.',
  },
  'R-0.08': {
    about: 'W jednym miejscu wspierający stoją przy jakimkolwiek sojuszniku, w innym przy modelu z własnej jednostki.',
    ruling: 'Przy modelu z własnej jednostki, jak mówi zasada o atakach.',
  },
  'R-0.15': {
    about: 'Granaty odłamkowe i plazmowe mogą pojawić się w jednej szarży albo może je mieć tylko część jednostki.',
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
    about: 'Wśród kogo liczy się większość: w całej jednostce czy wśród tych, którzy mogą paść.',
    ruling: 'WS i Wytrzymałość w całej jednostce, pancerz wśród tych, którzy mogą paść.',
  },
  'R-0.10': {
    about: 'Trzy rodzaje pancerza lub więcej w jednej jednostce.',
    ruling: 'Najlepszy idzie pierwszy, jeśli noszących go jest więcej niż wszystkich innych razem; gdy jest ich '
      + 'tyle samo, właściciel wskazuje dowolny; gdy mniej, tak samo sprawdza się pozostałe.',
  },
  'R-0.11': {
    about: 'Grupa, która miała już swoją kolejkę, ma więcej nieudanych rzutów obronnych niż modeli, które jej zostały.',
    ruling: 'Nadwyżka spada na następną grupę, a nowych rzutów się nie wykonuje.',
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
    about: 'Zdanie o rzutach niewrażliwości jest niegramatyczne.',
    ruling: 'Model, któremu przypadła rana, może rzucić na niewrażliwość zamiast na pancerz.',
  },
  'R-0.19': {
    about: 'Sami autorzy nazywają uwagę o rzutach niewrażliwości niejasną.',
    ruling: 'Niczego nie zmienia w tym, że rzut obronny wybiera się po rozdzieleniu ran.',
  },
  'R-0.32': {
    about: 'Kiedy przy broni psionicznej wykonuje się test psioniki.',
    ruling: 'Po rzutach obronnych tego samego kroku; za zabity nią model liczy się nie więcej niż zadane rany.',
  },
  'R-0.01': {
    about: 'Nie wydrukowano, co robią ci, którzy zdali test morale.',
    ruling: 'Dosuwają się, a nikt z tej walki się nie konsoliduje.',
  },
  'R-0.18': {
    about: 'Czyja śmierć wywołuje panikę i u kogo.',
    ruling: 'Zniknąć muszą wszystkie jednostki jednej strony w tej walce; wtedy sojusznicy zabitych testują raz.',
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
    ruling: 'Wystarczy jeden. Kogo dopadnięto, ten nie kontynuuje odwrotu; kto kogoś dopadł, ten się dosuwa, a inni '
      + 'nie są związani walką.',
  },
  'R-0.25': {
    about: 'Zwycięzcy wpadają na jednostkę, która swoją walkę ma dopiero przed sobą.',
    ruling: 'W tej fazie nie walczą drugi raz.',
  },
  'R-0.26': {
    about: 'Zwycięzcy wpadają na jednostkę w odwrocie.',
    ruling: 'Wykonuje ona test zbiórki, jakby na nią szarżowano.',
  },
  'R-0.28': {
    about: 'Czym jest cały ruch odwrotu.',
    ruling: 'Odległość z rzutu, a jeśli zmniejsza się ją o połowę, tylko ta połowa.',
  },
  'R-0.27': {
    about: 'W tekście nie ma rozdziałów o morale i o zbiórce.',
    ruling: 'Rozgrywa się z nich tylko to, co jest potrzebne w szturmie; reszta należy do innych faz.',
  },
  'R-0.30': {
    about: 'Czy bohater liczy się do jednostki, w której jest.',
    ruling: 'Przy liczeniu i przy ciosach jest osobną jednostką; morale testuje z jednostką, do której dołączył.',
  },
  'R-0.31': {
    about: 'O potwornej istocie mówi się, że jest jak bohater.',
    ruling: 'Jest osobną jednostką i uderza się ją z tymi samymi ograniczeniami; pancerz odbiera jak dotąd.',
  },
  'R-0.36': { about: 'Tekst wspomina o pojazdach.', ruling: 'Pojazdów się tu nie używa.' },
  'R-0.37': { about: 'Słowa z błędami i słowa powtórzone.', ruling: 'Żadne nie zmienia zasad.' },
} as const;

/** What the texts leave unclear, and how it is played. */
const warhammer40kRulings: Words['warhammer-40k/rulings'] = /* @__PURE__ */ together(
  /* @__PURE__ */ together(everyText, trialSevenSteps),
  /* @__PURE__ */ together(/* @__PURE__ */ together(trialEightSteps, seventh), fourth),
);

export const warhammer40kRulesBooks: English['warhammer-40k-rules'] = {
  'warhammer-40k/rules': warhammer40kRules,
  'warhammer-40k/rulings': warhammer40kRulings,
};

/** What rows beside the texts tell. */
const warhammer40kRows: English['warhammer-40k-rows']['warhammer-40k/rows'] = {
  '7C-D1': 'Nie szarżuje ten, kto jest związany walką, biegł, strzelał z broni ciężkiej lub podobnej, przypadł do '
    + 'ziemi, wycofuje się lub zebrał się w tej turze.',
  '7C-D2': 'Jednostka w odwrocie, na którą ktoś szarżuje, wykonuje test Dowodzenia, gdy tylko okaże się, że '
    + 'szarża do niej sięga: zbiera się i walczy albo ginie.',
  '7C-D3': 'Jednostka, w której każdy model jest szybki, raz powtarza rzut na szarżę, jedną lub obiema kośćmi.',
  '7C-D4': 'Jednostka z modelem poruszającym się przez osłonę nie traci 2″ w trudnym terenie; ten model zawsze zdaje '
    + 'test niebezpiecznego terenu.',
  '7C-D5': 'Jednostki złożonej z samych rojów nie spowalnia trudny teren.',
  '7C-D6': 'Kto zachował plecak skokowy na szarżę, powtarza rzut na jej zasięg i uderza Młotem Gniewu.',
  '7C-O1': 'Ogień do szarżujących trafia na 6, bez względu na to, kto strzela.',
  '7C-O2': 'Broń wybuchowa nie strzela do szarżujących.',
  '7C-O3': 'Broń wzornikowa trafia szarżujących K3 razy, z własną Siłą i AP, z każdej odległości.',
  '7C-O4': 'Powolni i zdecydowani nie strzelają do szarżujących; spośród pojazdów strzelają tylko machiny kroczące.',
  '7C-O5': 'Rany od ognia do szarżujących przyjmuje najbliższy z nich, póki nie zginie; wykonuje się rzuty '
    + 'obronne, a same rany nie idą na niczyje konto.',
  '7C-U1': 'Jednostka z nieustraszonym modelem zawsze zdaje testy morale i strachu i nie może celowo ich nie zdać.',
  '7C-U2': 'Jednostka z upartym modelem nie traci Dowodzenia w teście morale.',
  '7C-U3': 'Kto nie zna strachu, zawsze zdaje testy strachu i zbiera się; dopadnięty w pościgu pozostaje związany '
    + 'walką i nikogo się nie zdejmuje.',
  '7C-U4': 'Zelota jest nieustraszony i nienawidzi wszystkich.',
  '7C-U5': 'W pierwszej rundzie walki ten, kto nienawidzi, powtarza nieudane rzuty na trafienie.',
  '7C-U6': 'Jednostka z modelem, dla którego to zaprzysięgły wróg, powtarza jedynki na trafienie i zranienie.',
  '7C-U7': 'Jednostka dotykająca modelu, który budzi strach, wykonuje na początku walki test Dowodzenia; gdy go nie '
    + 'zda, walczy z WS 1.',
  '7C-U8': 'Kto kontratakuje, ma o jeden atak więcej, gdy ktoś na niego szarżuje, chyba że jego jednostka była już '
    + 'związana walką.',
  '7C-U9': 'Wściekła szarża dodaje 1 do Siły w turze szarży, chyba że jest nieuporządkowana.',
  '7C-U10': 'Szał sprawia, że szarża daje dwa ataki zamiast jednego, chyba że jest nieuporządkowana.',
  '7C-U11': 'Modele w szale zniszczenia mają o K3 ataków więcej, gdy w walce więcej modeli ma wróg.',
  '7C-U12': 'Kto nie czuje bólu, rzuca kością za każdą nieobronioną ranę i ignoruje ją, jeśli wyrzuci '
    + 'co najmniej swoją liczbę.',
  '7C-U13': 'Rana natychmiastowej śmierci zabiera ofierze wszystkie punkty żywotności i wszystkie się '
    + 'liczą; wiecznemu wojownikowi zabiera jeden.',
  '7C-U13a': 'Siła co najmniej dwa razy większa od Wytrzymałości zabija natychmiast.',
  '7C-U14': 'To, co zatrute, rani od swojej liczby oczek albo według tabeli, gdy ta wymaga mniej; jeśli Siła '
    + 'przewyższa Wytrzymałość, nieudane rzuty się powtarza.',
  '7C-U15': 'Szóstka na zranienie bronią rozrywającą rani każdego, z AP 2.',
  '7C-U16': 'Zguba ciała rani na 2+.',
  '7C-U17': 'Rozszarpanie pozwala powtórzyć nieudane rzuty na zranienie.',
  '7C-U18': 'Zguba pancerza daje jedną kość więcej przeciw pancerzowi pojazdów.',
  '7C-U19': 'Młot Gniewu: szarżujący w kontakcie trafia raz bez rzutu, w kroku 10, z własną Siłą.',
  '7C-U20': 'Kto miażdży, uderza z AP 2 albo wykonuje jeden atak z podwójną Siłą.',
  '7C-U21': 'Kogo zraniła broń ogłuszająca, ten ma Inicjatywę 1 do końca następnej fazy szturmu.',
  '7C-U22': 'Nieporęczna broń uderza w kroku 1, lecz nie w rękach potwornych istot i machin kroczących.',
  '7C-U23': 'Drugą bronią przy broni specjalisty może być tylko inna broń specjalisty; przy dwuręcznej żadna.',
  '7C-U24': 'Mocy broni psionicznej używa się przed walką; póki moc trwa, rany od tej broni to natychmiastowa '
    + 'śmierć.',
  '7C-U25': 'Demon ma rzut niewrażliwości na 5+ i budzi strach.',
  '7C-U26': 'Jednostka z łowcą potworów powtarza nieudane rzuty na zranienie przeciw potwornym istotom.',
  '7C-U27': 'Broń mistrzowska pozwala co turę powtórzyć jeden nieudany rzut na trafienie.',
  '7C-U28': 'Z równie bliskich rojów następną ranę przyjmuje ten, któremu zostało najmniej żywotności.',
  '7C-U29': 'Jednostka z krzyżowcem dodaje K3 do pościgu.',
  '7C-U30': 'Na koniec fazy szturmu jednostka, która uderza i ucieka, może wykonać test Inicjatywy i odejść z walki '
    + 'na odległość 3K6″.',
  '7C-U31': 'Powolni i zdecydowani nie ruszają w pościg ani nie strzelają do szarżujących; oni i nieustępliwi szarżują '
    + 'także po strzelaniu z broni ciężkiej.',
  '7C-U32': 'Za broń niszczycielską nie rzuca się na zranienie: na 2+ zadaje ona K3 ran, a na 6 – K6 + 6 bez rzutu '
    + 'obronnego.',
  '7C-T1': 'Potworna istota budzi strach, miażdży, uderza Młotem Gniewu, porusza się przez osłonę i jest nieustępliwa.',
  '7C-W1': 'Miecz energetyczny ma AP 3.',
  '7C-W2': 'Topór energetyczny dodaje 1 do Siły, ma AP 2 i jest nieporęczny.',
  '7C-W3': 'Maczuga energetyczna dodaje 2 do Siły, ma AP 4 i ogłusza.',
  '7C-W4': 'Lanca energetyczna dodaje 1 do Siły i ma AP 3 w turze szarży, a poza nią AP 4.',
  '7C-W5': 'Broń biała i pistolety liczą się tylko jako druga broń.',
  '7C-W6': 'Pięść energetyczna lub energoszpon podwaja Siłę i ma AP 2; to broń nieporęczna, a drugą może być '
    + 'tylko inna broń specjalisty.',
  '7C-W7': 'Młot gromu to pięść energetyczna, która ogłusza.',
  '7C-W8': 'Pięść łańcuchowa to pięść energetyczna, która daje jedną kość więcej przeciw pojazdom.',
  '7C-W9': 'Szpon energetyczny ma AP 3 i pozwala powtórzyć nieudane rzuty na zranienie; drugą bronią może być '
    + 'tylko inna broń specjalisty.',
  '7C-W10': 'Miecz psioniczny ma AP 3, topór +1, AP 2 i jest nieporęczny, kostur +2, AP 4 i ogłusza.',
  '7C-W11': 'Ostrze-relikt dodaje 2 i ma AP 3, ewiscerator podwaja Siłę, ma AP 2 i jest nieporęczny; oba wymagają '
    + 'dwóch rąk.',
  '7C-W12': 'Ostrze wiedźmy ma zgubę ciała, agonizator jest zatruty i ma AP 3, huskblade zabija od razu '
    + 'i ma AP 3, klaive dodaje 1 i ma AP 2.',
  '7C-W13': 'Broń drednota podwaja Siłę i ma AP 2, młot sejsmiczny podwaja ją i ma AP 1.',
  '7C-W14': 'Topór łańcuchowy ma AP 4, duży rąbak +2 i AP 5, kosa bojowa +2 i AP 2, ostrze piekieł AP 3.',
  '7C-W15': 'Szpony rozrywające rozrywają z AP 5, kosy mają AP 6, szczypce +1 i AP 2, a do tego są nieporęczne.',
  '7C-W16': 'Tarcza burzowa daje rzut obronny na 3+ i nie jest drugą bronią; pancerz terminatora daje go na 2+ '
    + 'albo rzut niewrażliwości na 5+, a kto go nosi, jest nieustępliwy i nie rusza w pościg.',
  '7C-G1': 'Dzięki granatom odłamkowym niosący je zachowuje własną Inicjatywę, gdy szarżuje przez trudny teren.',
  '7C-G2': 'Granaty obronne zabierają atak za szarżę tym szarżującym, którzy nie byli wcześniej związani walką.',
  '7C-G3': 'Granat przeciwpancerny uderza potworną istotę raz z Siłą 6 i AP 4; pojazdów tu nie ma.',
  '7C-G4': 'Bomby termiczne uderzają potworną istotę raz z Siłą 8 i AP 1, granaty plazmowe z Siłą 4 i AP 4; '
    + 'pojazdów tu nie ma.',
  '7C-G5': 'W każdej jednostce granatu używa w jednej fazie tylko jeden model.',
  '7C-C1': 'Bohater, który dołączył do jednostki, jest jej częścią; jednostka wykonuje testy na najwyższe '
    + 'Dowodzenie, jakie w niej jest.',
  '7C-C2': 'Uwaga, sir: na 4+, u niezależnego bohatera na 2+, inny model w odległości do 6″ przyjmuje ranę bohatera '
    + 'przed rzutem obronnym.',
  '7C-C3': 'Wyzwanie rzuca się przed ciosami, jedno w każdej walce.',
  '7C-C4': 'Gdy wyzwanie odrzucono, druga strona mówi, kto nie uderza.',
  '7C-C5': 'Dwóch walczących w wyzwaniu stawia się w kontakcie; dotykają tylko siebie nawzajem.',
  '7C-C6': 'Rany z wyzwania liczą się do wyniku.',
  '7C-C7': 'Z niezależnym bohaterem jednostka zbiera się, jakby została z niej ćwierć.',
  '7C-R1': 'Test morale jest zdany, gdy dwie kości dają najwyżej tyle, ile wynosi Dowodzenie; przy dwóch '
    + 'jedynkach zawsze.',
  '7C-R2': 'Każda rana różnicy kosztuje przegranych punkt Dowodzenia.',
  '7C-R3': 'Jednostka wycofuje się o 2K6″, swobodnie przez tych, z którymi walczyła; jeśli brak na to miejsca, ginie.',
  '7C-R4': 'Jednostka, z której została co najmniej ćwierć, wykonuje test zbiórki na Dowodzenie, mniejsza zbiera się '
    + 'tylko przy dwóch jedynkach.',
  '7C-R5': 'Pościgi, konsolidacja i dosunięcia są takie jak w tekście.',
  '7C-V1': 'W pojazd, który nie jest machiną kroczącą, trafia się jak w przeciwnika z WS 1.',
  '7C-V2': 'Ciosy trafiają w tylny pancerz pojazdu.',
  '7C-V3': 'Kość i Siła przeciw pancerzowi: tyle samo to muśnięcie, więcej to przebicie.',
  '7C-V4': 'Po przebiciu rzuca się na uszkodzenia.',
  '7C-V5': 'Wybuchający pojazd trafia jednostki wokół z Siłą 4.',
  '7C-V6': 'Pojazdy nigdy nie testują morale.',
  '7C-V7': 'Machina krocząca ma w walce własne cechy.',
  '7C-V8': 'Przy nieuporządkowanej szarży pierwszy cel decyduje, jakie zasady kończą walkę.',
  '4C-D1': 'Jednostka po jednostce ogłasza szarżę i się rusza; wszystkie szarżują przed jakąkolwiek walką.',
  '4C-D2': 'Szarża sięga tak daleko, jak pozwala zasięg szturmu jednostki: 6″, u bestii i kawalerii 12″.',
  '4C-D3': 'W trudnym terenie zasięgiem jest wyższa z dwóch kości, u bestii i kawalerii podwojona; potworne istoty '
    + 'powtarzają rzut, motory nie zwalniają.',
  '4C-D4': 'Motory w trudnym terenie wykonują test niebezpiecznego terenu, piechota skokowa tylko wtedy, gdy kończy w '
    + 'nim ruch.',
  '4C-D5': 'Model, który potrzebuje najmniej ruchu, idzie pierwszy, do najbliższego wroga z jednostki, na którą '
    + 'szarżuje.',
  '4C-D6': 'Wroga dotyka tylu, ilu się da, z zachowaniem spójności i bez przechodzenia przez kogokolwiek.',
  '4C-D7': 'Szybki ogień zabrania szarży, lecz nie motorom i machinom kroczącym.',
  '4C-D8': 'Jednostka w odwrocie, na którą ktoś szarżuje albo wpada przy konsolidacji, najpierw wykonuje test '
    + 'zbiórki; jeśli go nie zda, ginie.',
  '4C-D9': 'Nikt nie strzela do szarżujących.',
  '4C-W1': 'Model uderza w turze jedną bronią specjalną albo żadną; inna broń jest jego drugą.',
  '4C-W2': 'Zwykła broń i pistolety dają atak i nic więcej.',
  '4C-W3': 'Przed ciężką bronią białą żaden pancerz nie chroni lepiej niż na 4+.',
  '4C-W4': 'Tego, co robi taka broń, ten tekst nie mówi: zapożyczono to z zasad próbnych.',
  '4C-T5': 'Przeciw ranom od potwornej istoty nie ma rzutu obronnego za pancerz.',
  '4C-T6': 'Potworna istota rzuca dwiema kośćmi przeciw pancerzowi pojazdów.',
  '4C-U1': 'Kto nie zna strachu, zbiera się; dopadnięty w pościgu nie ginie i walczy dalej.',
  '4C-U2': 'Cel szarży, który kontratakuje, przesuwa się najwyżej o 6″, by dotknąć szarżujących, i nie dostaje '
    + 'za to dodatkowego ataku.',
  '4C-U3': 'Jednostka i dołączony bohater tracą zasady takie jak kontratak, jeśli ma je tylko jedno z nich.',
  '4C-U4': 'Nieustraszona jednostka nie testuje morale; zamiast tego działa „Bez odwrotu”.',
  '4C-I1': 'Siła co najmniej dwa razy większa od Wytrzymałości zabija od razu.',
  '4C-A1': 'Kto ma kilka rzutów obronnych, wybiera, który wykonuje.',
  '4C-C1': 'Jednostka używa Dowodzenia dołączonego bohatera, jeśli jest lepsze, i rusza się jak jej najwolniejszy '
    + 'model.',
  '4C-R1': 'Wygrywa strona, która zadała więcej ran; potem morale, oderwanie i konsolidacja oraz dosunięcie.',
  '4C-R2': 'Test morale jest zdany, gdy dwie kości dają najwyżej tyle, ile wynosi Dowodzenie; przy dwóch '
    + 'jedynkach zawsze.',
  '4C-R3': 'Przegrana walka odejmuje coś od Dowodzenia; ile, nie wiadomo, bo brakuje tej kartki.',
  '4C-R4': 'Terminatorzy i im podobni nie ruszają w pościg; konsolidują się.',
  '4C-R5': 'Pościg to kość i Inicjatywa, którą ma większość; kto co najmniej dorówna przegranemu, niszczy go.',
  '4C-R6': 'Pościgu nie ma, gdy zwycięzca nie dotyka już nikogo z przegranych albo walczy z innymi.',
  '4C-R7': 'Jednostka, która zniszczyła wroga w pościgu, mimo to się konsoliduje.',
  '4C-R8': 'Konsolidacja sięga 3″ i można w niej dojść do nowego wroga.',
  '4C-R9': 'Jednostka wycofuje się o 2K6″, piechota skokowa, motory, bestie i kawaleria o 3K6″, w trudnym terenie o '
    + 'połowę mniej.',
  '4C-R10': 'Dosunięcie na koniec sięga 6″; gdy nikogo nie da się dosięgnąć, obie strony się konsolidują.',
  '4C-R11': 'Kto dotyka jednostki, uderza ją; zwycięzca rusza w pościg lub konsoliduje się, gdy wszyscy jego '
    + 'wrogowie uciekają lub nie żyją.',
  '4C-R12': 'Wszystkie jednostki z danej walki dosuwają się do wrogów, którzy w niej byli.',
  '4C-R13': 'Jednostka, z której została co najmniej połowa, zbiera się na początku ruchu, jeśli w odległości do 6″ '
    + 'nie ma wroga; +1, jeśli nie ma go też w polu widzenia.',
  '4C-R14': 'Bez odwrotu: przegrani, którzy nie uciekają, otrzymują jedną, dwie lub trzy rany zależnie od przewagi '
    + 'liczebnej wroga i mogą wykonać rzuty obronne.',
};

export const warhammer40kRowsBooks: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': warhammer40kRows,
};
