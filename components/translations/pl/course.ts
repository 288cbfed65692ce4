/** In Polish: the lessons of Epic, their names and their prose. */
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import type { English } from '../english.ts';

/** The lesson 'what-an-assault-is'. */
const whatAnAssaultIsName: NameTexts = {
  title: 'Co to jest szturm',
  teaches: 'Na kogo można szarżować, kiedy szarża staje się szturmem i przez jakie kroki przechodzi.',
};

const courseWhatAnAssaultIs: LessonProse = {
  engage: {
    title: 'Ktoś musi tego chcieć',
    text: [
      'Jednostka to podstawka z modelami. Samo zbliżenie się do wroga to jeszcze nie walka: formacja, czyli grupa '
        + 'jednostek, musi wybrać akcję szturmu.',
      'Twoja formacja, {formation tactical}, zdała test tej akcji. Za ruinami stoją orkowie: {formation warband}.',
      'Dalej stoi złamany mob, wcześniej pokonany i wciąż uciekający, a w rogu stołu dwa motory.',
    ],
    hint: [],
  },
  whom: {
    title: 'Kogo możesz wskazać?',
    text: [
      'Zanim ktokolwiek się ruszy, wskazujesz formację, na którą szarżujesz.',
      'Jedni gracze szukają takiej, która jest wystarczająco blisko, inni pomijają te już złamane.',
    ],
    hint: [
      'Ani odległość, ani stan formacji nie wyklucza jej na tym etapie.',
    ],
    after: [
      'Można wskazać każdą formację wroga na stole, bliską czy daleką, złamaną czy nie.',
      'Czy tam dojdziesz, to inna sprawa. Wybierasz cel: {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Już dość blisko?',
    text: [
      '{unit t1} stoi {gap t1} od najbliższego orka. Można by oszczędzić nogi i zostać na miejscu.',
      'Zanim odpowiesz, spójrz, co leży między obiema liniami.',
    ],
    question: 'Gdyby szarża skończyła się teraz, bez żadnego ruchu, czy doszłoby do szturmu?',
    hint: [
      'Na końcu szarży ktoś musi stać w odległości do 15 cm od celu i go widzieć.',
      'Ruiny przerywają linię, która je przecina, chyba że jedna z dwóch jednostek stoi w nich, nie głębiej niż 10 cm.',
    ],
    after: [
      'Odległość i widoczność to dwa warunki; zwykle gra się tak, że szarża musi spełnić oba.',
    ],
  },
  charge: {
    title: 'Szarża',
    text: [
      'Szarża to dla każdej jednostki jeden ruch, najwyżej na odległość równą szybkości; dla twoich to 15 cm.',
      'Piechota może biec przez ruiny.',
    ],
    task: 'Doprowadź trzy swoje jednostki do kontaktu podstawek z orkami.',
    hint: [
      'Prosto przed siebie wystarczy: podstawki mają promień 1 cm.',
      'W kontakt z tym samym orkiem mogą wejść najwyżej dwie twoje jednostki.',
    ],
    after: [
      'Trzy jednostki już są w kontakcie. Zakończ szarżę, gdy ruszą się wszystkie, które mają się ruszyć.',
    ],
  },
  answer: {
    title: 'Odpowiedź na szarżę',
    text: [
      'Zanim ktoś rzuci kośćmi, mogą się ruszyć też obrońcy, którzy nikogo nie dotykają.',
      '{unit b5} ma szybkość 15. Właściciel sięga po miarkę.',
    ],
    hint: [
      'Kontrszarża to nigdy nie cały ruch; dłuższą drogę ma tylko ten, kto ma szybkość 30 lub więcej.',
    ],
    after: [
      'Kontrszarża to najwyżej 5 cm dla powolnych i 10 cm dla szybkich.',
    ],
  },
  steps: {
    title: 'Co teraz',
    text: [
      'Po pierwszych kontrszarżach ktoś wciąż musi kogoś widzieć, inaczej szturmu nie będzie.',
      'Potem obie strony atakują jednocześnie. Jeśli to niczego nie rozstrzygnie, sojusznicy w pobliżu mogą pomóc '
        + 'ogniem.',
      'Potem każda strona rzuca na wynik dwiema kośćmi i dolicza, co osiągnęła.',
      'Następne lekcje omawiają te kroki po kolei.',
    ],
    hint: [],
  },
  end: {
    title: 'Jak się skończyło',
    text: [
      'Zabici na twoim koncie: {kills attacker}, na koncie obrońcy: {kills defender}. Wygrywa: {winner}.',
      'Na końcu zawsze jest zwycięzca: przy równych sumach walczy się dalej.',
      'Przegrany dostaje trafienia dobijania, przed którymi nic nie chroni, i łamie się, choćby stracił niewiele.',
    ],
    hint: [],
  },
};

/** The lesson 'who-is-engaged'. */
const whoIsEngagedName: NameTexts = {
  title: 'Kto jest bezpośrednio w walce',
  teaches: 'Które jednostki atakują i mogą zostać trafione: kontakt, 15 cm i linia strzału, którą przerywa mur.',
};

const courseWhoIsEngaged: LessonProse = {
  charged: {
    title: 'Szarżują na twoją kompanię',
    text: [
      'Trzy moby z formacji {formation warband} stoją przy twojej linii; pozostałe doszły tak daleko, jak mogły.',
      'Należeć do walczącej formacji to za mało, by atakować: trzeba być bezpośrednio w walce, czyli mieć wroga w '
        + 'kontakcie podstawek albo w odległości do 15 cm i na linii strzału.',
      'Przejrzyj obie strony i powiedz, kto jest bezpośrednio w walce.',
    ],
    hint: [],
  },
  orks: {
    title: 'Jeden za drugim',
    text: [
      'Za jednostką {unit b2} stoją jeszcze trzy moby, jeden za drugim.',
      'Sąsiad przy stole mówi, że moby z przodu im przeszkadzają.',
    ],
    hint: [
      'Mierz od krawędzi podstawki do krawędzi najbliższej podstawki wroga.',
    ],
    after: [
      'Wystarczy kontakt z wrogiem, wystarczy też odległość do 15 cm i linia strzału.',
    ],
  },
  wall: {
    title: 'Jednostka za murem',
    text: [
      'Teraz twoja strona. Między orkami a jednostką {unit g5} jest kaplica; {unit g8} stoi najdalej z tyłu.',
      'Ktoś mówi, że kto jest w zasięgu, ten bierze udział.',
    ],
    hint: [
      'Kto nie jest bezpośrednio w walce, tego ataki w ogóle nie mogą trafić.',
      'Budynek przerywa linię między dwiema jednostkami, gdy obie są na zewnątrz.',
      'Ten budynek zasłania widok każdemu; takie rzeczy uzgadnia się przed grą.',
    ],
    after: [
      'Kto jest poza zasięgiem lub poza polem widzenia, na razie jest bezpieczny i bezczynny.',
      'Bezpieczeństwo to nie zawsze to, czego chcesz.',
    ],
  },
  'join-in': {
    title: 'Do walki',
    text: [
      'Potrzebujesz każdej lufy. {unit g5} stoi {gap g5} od najbliższego orka, a pomiędzy są mury.',
      'Ta jednostka może kontrszarżować na odległość do 5 cm.',
    ],
    task: 'Kontrszarżuj tak, by wprowadzić do walki {unit g5}, i zakończ kontrszarżę.',
    hint: [
      'Kontrszarża idzie prosto na najbliższego wroga.',
      'Co obowiązuje w szarży, obowiązuje i tu; piechota może wbiec do budynku.',
      'Kto stoi w budynku, nie głębiej niż 10 cm, widzi, co jest na zewnątrz, i jest widziany.',
    ],
    after: [
      'W środku mury już jednostki nie zasłaniają: może atakować i można ją trafić.',
    ],
  },
  company: {
    title: 'Twoje lufy',
    text: [
      'Ruchy skończone. Sprawdź jeszcze raz swoją stronę, zanim weźmiesz kości.',
    ],
    hint: [
      'Ustala się to po wszystkich kontrszarżach, dla każdej jednostki osobno.',
    ],
    after: [
      'W następnej rundzie, jeśli będzie, sprawdzisz to wszystko od nowa.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Straty orków: {lost attacker}, straty twojej kompanii: {lost defender}.',
      'Każda z tych jednostek stała tam, gdzie wróg mógł jej dosięgnąć i ją widzieć.',
    ],
    hint: [],
  },
};

/** The lesson 'close-combat-or-firefight'. */
const closeCombatOrFirefightName: NameTexts = {
  title: 'Walka wręcz czy wymiana ognia',
  teaches: 'Której wartości używa jednostka, iloma kośćmi rzuca i kiedy celowo szarżuje się bez kontaktu.',
};

const courseCloseCombatOrFirefight: LessonProse = {
  short: {
    title: 'Celowo stanęli wcześniej',
    text: [
      'Na twoją formację, {formation coven}, szarżują Avengers. Strzelając, trafiają na 4+, czyli przy rzucie 4 lub '
        + 'więcej, a w walce wręcz na 5+.',
      'Stoją {gap v3} od ciebie, a mogli podejść aż do kontaktu.',
      'Szarża nie wymaga kontaktu: szturm jest też wtedy, gdy wróg stoi w odległości do 15 cm i w polu widzenia.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Gdyby wszyscy zostali na miejscu',
    text: [
      'Mutants strzelają słabo, na 6+; twoje ogary mają zęby i nic więcej.',
      'Wszyscy stoją dużo bliżej niż 15 cm od wroga i ktoś mówi, że wszyscy strzelają.',
    ],
    hint: [
      'Kreska w miejscu wartości wymiany ognia oznacza, że jednostka takiej wartości nie ma.',
    ],
    after: [
      'Bez wartości wymiany ognia atakuje się w kontakcie albo wcale, ale można zostać trafionym.',
    ],
  },
  bite: {
    title: 'Spuść ogary',
    text: [
      'Ogary mają szybkość 30 i mogą kontrszarżować na odległość do 10 cm.',
      'Muszą iść prosto na najbliższego wroga.',
    ],
    task: 'Kontrszarżuj tak, by {unit d1} i {unit d2} mogły atakować, i zakończ kontrszarżę.',
    hint: [
      'Tylko kontakt daje ogarowi atak; droga wiedzie prosto przed siebie.',
      'Formacja musi zachować spójność: między jednostkami najwyżej 5 cm odstępu.',
    ],
    after: [
      'W kontakcie ogary uderzają na 4+. Co to znaczy dla tych, których dotykają, to następne pytanie.',
    ],
  },
  'who-strikes': {
    title: 'Co mogą zrobić Avengers',
    text: [
      'Gracz, do którego należą Avengers, mówi: „Nie wszedłem w kontakt, więc wszyscy moi strzelają”.',
      'Spójrz na stół i powiedz, kto z nich nie strzela.',
    ],
    hint: [
      'Liczy się, czy podstawki stykają się teraz, a nie kto to sprawił.',
    ],
    after: [
      'Kontakt oznacza wartość walki wręcz, dla obu stron, bez względu na to, kto podszedł i która wartość jest '
        + 'lepsza.',
    ],
  },
  value: {
    title: 'Potrzebny wynik',
    text: [
      '{unit v3} ma 5+ w walce wręcz i 4+ w wymianie ognia. Właściciel bierze kość do ręki.',
    ],
    hint: [
      'Wybór mają tylko skimmery i machiny bojowe, a do rzutu nigdy nic się nie dodaje.',
    ],
    after: [
      'Wartość wynika z tego, gdzie stoi jednostka; ani osłona, ani znacznik nie zmienia rzutu.',
    ],
  },
  dice: {
    title: 'Ile kości?',
    text: [
      'Każdy Avenger niesie katapultę, która dodaje jeden atak.',
      'Zapisano ją jako broń strzelecką. „Pięć jednostek po dwie kości”, mówi ich właściciel.',
    ],
    hint: [
      'Dodatkowe ataki broni strzeleckiej to wymiana ognia, a broni szturmowej to ciosy.',
    ],
    after: [
      'Kto jest w kontakcie, prócz machin bojowych, nie używa broni strzeleckiej ani jej dodatkowych ataków.',
      'Tyle wywalczyły ci ogary, zanim ktokolwiek rzucił kością.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Ciosy i strzały padły jednocześnie; to, kto był w kontakcie, a kto nie, nie miało na to wpływu.',
      'Straty twojej formacji: {lost defender}, straty Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};

/** The lesson 'nearest-first'. */
const nearestFirstName: NameTexts = {
  title: 'Trafienia najpierw na najbliższych',
  teaches: 'Kto rozdziela trafienia, w jakiej kolejności spadają i co właściciel może wybrać wśród równie bliskich.',
};

const courseNearestFirst: LessonProse = {
  yours: {
    title: 'Otrzymane trafienia rozdzielasz ty',
    text: [
      'Orkowie szarżują na twoją formację, {formation company}. Dwaj z nich dotykają jednostek {unit g1} i {unit g2}.',
      'Kto dostaje trafienia, ten je rozdziela, a potem za każde rzuca kością, by uratować jednostkę.',
      'Obowiązuje jednak kolejność i o niej jest ta lekcja.',
    ],
    hint: [],
  },
  order: {
    title: 'W jakiej kolejności?',
    text: [
      'W zasięgu masz piechotę, machinę kroczącą i czołg. Jedni mówią, że piechota jest pierwsza.',
      'Inni zaczęliby od czołgu, bo ma najlepszy pancerz.',
    ],
    hint: [
      'Od przodu do tyłu: kontakt jest najbliżej, potem decyduje odległość do najbliższego wroga.',
    ],
    after: [
      'Równie bliskich bierze się w dowolnej kolejności; decyduje właściciel.',
    ],
  },
  reach: {
    title: 'Ciosy, które sięgają daleko',
    text: [
      'Załóżmy, że ci dwaj w kontakcie to Nobz, najwięksi z orków, i mają cztery trafienia, a inni jedno.',
      'Sąsiad dałby te cztery trafienia jednostkom {unit g1} i {unit g2}: „Uderzono je, a nie ostrzelano”.',
    ],
    hint: [
      'Trafienia z walki wręcz i z wymiany ognia idą na jeden stos.',
      'Nikt nie dostaje drugiego trafienia, zanim wszyscy, których można trafić, nie dostaną po jednym.',
    ],
    after: [
      'Cios z przodu może powalić jednostkę 10 cm dalej: ważna jest liczba trafień, a nie to, skąd się wzięły.',
    ],
  },
  hits: {
    title: 'Ich kości',
    text: [
      'Orkowie rzucają. W kontakcie potrzebują 4+, z tyłu 6+.',
    ],
    hint: [
      'Czytaj każdą kość według wartości jednostki, która nią rzuca.',
    ],
    after: [
      'Wszystkie trafienia rozdziela się, zanim wykona się choć jeden rzut obronny.',
    ],
  },
  'save-the-commander': {
    title: 'Nie dowódca',
    text: [
      'Pierwsze trafienia idą na dwie jednostki w kontakcie. {unit k1} i {unit g3} są tak samo daleko: {gap k1}.',
      'Przy obecnym rozdziale trafień w niebezpieczeństwie jest {unit k1}.',
    ],
    task: 'Rozdziel trafienia tak, by żadne nie spadło na jednostkę {unit k1}, i przejdź do rzutów obronnych.',
    hint: [
      'Trafienie można przenieść tylko między równie bliskimi jednostkami.',
    ],
    after: [
      'Wśród równie bliskich wybór należy do ciebie i w każdym szturmie warto o tym pamiętać.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}, straty orków: {lost attacker}.',
      'Gdy każdy ma trafienie, zaczyna się znów od przodu; trafienia przepadają tylko wtedy, gdy nie ma już kogo '
        + 'trafić.',
    ],
    hint: [],
  },
};

/** The lesson 'second-lap'. */
const secondLapName: NameTexts = {
  title: 'Druga kolejka i różne rzuty obronne',
  teaches: 'Nikt nie dostaje drugiego trafienia, zanim wszyscy nie dostaną po jednym; dwa trafienia to dwa rzuty '
    + 'obronne i najwyżej jeden zabity.',
};

const courseSecondLap: LessonProse = {
  thin: {
    title: 'Mały mob i wiele strzałów',
    text: [
      'Przeciw twojej formacji, {formation '
        + 'mob}, wróg rzuci dziesięcioma kośćmi, a w zasięgu są cztery twoje jednostki.',
      'Nobz, Boyz i Grotz stoją obok siebie, każda jednostka z własnym pancerzem albo bez niego.',
      'Trafienia spadają kolejkami: nikt nie dostaje drugiego, zanim każdy, kogo można trafić, nie dostanie jednego.',
    ],
    hint: [],
  },
  four: {
    title: 'Sześć trafień na cztery jednostki',
    text: [
      'Załóżmy, że pada sześć trafień, gdy wszyscy stoją tak jak teraz.',
      'Najbliżej jest {unit n1}. Kolega uważa, że jednostka ginie tylko raz, więc dostaje tylko jedno trafienie.',
    ],
    hint: [
      'Dwie twoje jednostki są dalej niż 15 cm od każdego wroga: nie dostają żadnego trafienia.',
      'Gdy pierwsza kolejka się skończy, następna zaczyna się znów od najbliższej.',
    ],
    after: [
      'Druga kolejka zaczyna się z przodu, gdzie stoi twoja najlepsza jednostka.',
    ],
  },
  more: {
    title: 'Trafienia na więcej jednostek',
    text: [
      '{unit b3} i {unit b4} stoją trochę za daleko z tyłu, by można je było trafić i by mogły strzelać.',
      'Każda z nich może kontrszarżować na odległość do 5 cm.',
    ],
    task: 'Wprowadź do walki {unit b3} i {unit b4} i zakończ kontrszarżę.',
    hint: [
      'Prosto na najbliższego wroga; wystarczy jeden centymetr.',
    ],
    after: [
      'To dla ciebie dwie dodatkowe kości i dwie dodatkowe jednostki, które można trafić.',
    ],
  },
  six: {
    title: 'Jeszcze raz sześć trafień',
    text: [
      'Te same sześć trafień, ale już po ruchach.',
    ],
    hint: [
      'Policz, kogo teraz można trafić, i rozdziel trafienia jedno po drugim.',
    ],
    after: [
      'Kto wprowadza w zasięg więcej jednostek, ten skraca drugą kolejkę.',
    ],
  },
  'no-save': {
    title: 'Trafienie w Grotz',
    text: [
      'Zanim ktoś rzuci kością, pomyśl o rzutach obronnych, które cię czekają.',
      'Ktoś podaje ci jeden stos kości i mówi: „Mob ma rzuty obronne na 6+”.',
    ],
    hint: [
      'Każdą jednostkę chroni jej własny pancerz, a kreska to nie pancerz.',
    ],
    after: [
      'Rzutów obronnych się nie miesza: każda kość należy do jednostki i czyta się ją według pancerza tej jednostki.',
    ],
  },
  losses: {
    title: 'Dwa trafienia, dwa rzuty',
    text: [
      'Oto kości. Niektóre twoje jednostki mają do wykonania dwa rzuty obronne.',
      'Przeciwnik za każdy nieudany rzut liczy jednego zabitego.',
    ],
    hint: [
      'Za każde trafienie jednostka wykonuje osobny rzut obronny; wystarczy jeden nieudany, by ją stracić.',
      'Komu nie uda się żaden z dwóch rzutów, ten i tak ginie tylko raz.',
    ],
    after: [
      'Dwa trafienia w jedną jednostkę to dwa rzuty obronne i najwyżej jeden zabity.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}; zabici na koncie atakującego: {kills attacker}.',
      'Grotz, którzy padają wśród orków, nie idą na niczyje konto; to ich własna zasada.',
    ],
    hint: [],
  },
};

/** The lesson 'cover'. */
const coverName: NameTexts = {
  title: 'Osłona i kto ją ma',
  teaches: 'Osłona zamiast pancerza: dla tych, na których ktoś szarżuje, nigdy dla szarżujących.',
};

const courseCover: LessonProse = {
  ruins: {
    title: 'Walka wśród murów',
    text: [
      'Orkowie wbiegli do ruin, w których czekała twoja formacja, {formation company}.',
      'Jeden z nich, {unit n1}, stanął w zagajniku. Twój czołg też stoi w ruinach.',
      'Piechota w ruinach może mieć za osłonę rzut obronny na 4+, w lesie na 5+.',
      'Powiedz, kto ma taki rzut.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Do środka',
    text: [
      '{unit g4} stoi na otwartym terenie za ruinami.',
      'Ta jednostka nikogo nie dotyka i może kontrszarżować na odległość do 5 cm.',
    ],
    task: 'Ustaw {unit g4} w osłonie i zakończ kontrszarżę.',
    hint: [
      'Najbliższy wróg stoi dokładnie po drugiej stronie ruin.',
    ],
    after: [
      'Jednostka stoi w osłonie i ma rzut obronny, choć przedtem nie miała żadnego.',
    ],
  },
  orks: {
    title: 'Orkowie w tych samych ruinach',
    text: [
      'Gracz orków wskazuje mury: „Moi też tam są, a jeden jest w lesie”.',
      'Wybierz jego jednostki, które chroni osłona.',
    ],
    hint: [
      'Najpierw sprawdź, kto szarżował, a dopiero potem, gdzie kto stoi.',
      '„Nikt” to też odpowiedź.',
    ],
    after: [
      'Kto szarżuje, rezygnuje z osłony na cały szturm, gdziekolwiek szarża się skończyła.',
    ],
  },
  guard: {
    title: 'A twoja strona?',
    text: [
      'Teraz twoje jednostki. {unit l1} stoi w ruinach aż po wieżę.',
      '{unit g5} i {unit r1} są w sadzie, jedna pieszo, druga konno.',
      'Kolega mówi, że osłona przysługuje tylko tym, którzy są w kontakcie.',
    ],
    hint: [
      'Rzut obronny za osłonę ma tylko piechota.',
      'Nieważne, skąd wzięło się trafienie; ważne, gdzie stoi ofiara.',
    ],
    after: [
      'Pojazdy chroni osłona tylko na stanowiskach zbudowanych dla nich.',
      'Pod względem terenu jeźdźcy to pojazdy, chyba że twój klub gra inaczej.',
    ],
  },
  'to-hit': {
    title: 'Czy trudniej trafić?',
    text: [
      '{unit b1} atakuje kogoś wśród murów; karta jednostki podaje 4+ w walce wręcz.',
      'Gdy strzelasz do kogoś w osłonie, trzeba wyrzucić o jeden więcej. Kolega zrobiłby tu to samo.',
    ],
    hint: [
      'Ostrzał ma swoje modyfikatory. Zastanów się, czy mają je ataki w szturmie.',
    ],
    after: [
      'W szturmie nic nie ułatwia ani nie utrudnia trafienia; osłona to rzut obronny i nic więcej.',
    ],
  },
  flames: {
    title: 'Gdyby mieli miotacze ognia',
    text: [
      'Załóżmy, że trafienie pochodzi z broni, która ignoruje osłonę.',
      '{unit g1} nie ma własnego pancerza, ale wokół są kamienne mury.',
    ],
    hint: [
      'Takie trafienie zostawia pancerz w spokoju i odbiera osłonę.',
    ],
    after: [
      'Przeciw takiej broni pomaga tylko pancerz.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}, straty orków: {lost attacker}.',
      'Zwykły pojazd, który wjeżdża do ruin, rzuca kością i przy wyniku 1 przepada.',
    ],
    hint: [],
  },
};

/** The lesson 'first-strike'. */
const firstStrikeName: NameTexts = {
  title: 'First Strike',
  teaches: 'Niektórzy atakują przed wszystkimi innymi, a kogo zabiją, ten już nie odda ciosu.',
};

const courseFirstStrike: LessonProse = {
  masks: {
    title: 'Twoje Banshees',
    text: [
      'W walce wręcz trafiają na 2+, w wymianie ognia na 5+; ork z bliska potrzebuje 4+.',
      'Ich maski dają First Strike w walce wręcz. Pancerz mają lekki.',
      'To Infiltrators, więc ich szarża może być dwa razy dłuższa niż szybkość: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Gdzie liczą się maski',
    text: [
      'Maska przeraża tego, kto jest dość blisko, by w nią spojrzeć.',
      'Z daleka twoje Banshees strzelają słabo.',
    ],
    task: 'Doprowadź trzy swoje jednostki do kontaktu podstawek z orkami.',
    hint: [
      'Dwie twoje jednostki mogą wziąć razem jednego orka albo każda swojego.',
    ],
    after: [
      'Trzy jednostki są w kontakcie. Zakończ szarżę, gdy pozostałe staną tam, gdzie chcesz.',
    ],
  },
  'who-first': {
    title: 'Kto uderza pierwszy?',
    text: [
      'Wszystkie ruchy są skończone, a nikt jeszcze nie rzucił kością.',
      'Kolega czyta nazwę formacji i mówi, że cała atakuje jako pierwsza.',
    ],
    hint: [
      'First Strike broni szturmowej działa w walce wręcz, a broni strzeleckiej w wymianie ognia.',
    ],
    after: [
      'Kto zostaje bez kontaktu, atakuje później, jednocześnie ze wszystkimi innymi.',
    ],
  },
  losses: {
    title: 'Pierwsze kości',
    text: [
      'Twoje Banshees uderzyły: Boyz mają rzut obronny na 6+, Nobz na 4+.',
      'Te trafienia rozdziela się i rozlicza razem z rzutami obronnymi, zanim zaatakuje ktokolwiek inny.',
    ],
    hint: [
      'Przed każdym trafieniem chroni jednostkę jej pancerz; komu rzut się nie uda, tego zdejmuje się ze stołu.',
    ],
    after: [
      'Zabitych zdejmuje się ze stołu już teraz.',
    ],
  },
  'strike-back': {
    title: 'Odpowiedź',
    text: [
      'Gracz orków bierze kość za każdą jednostkę, która stała tam w chwili twojej szarży.',
      'I to prawda: ataki są jednoczesne i zwykle ten, kto ginie, zdążył uderzyć.',
    ],
    hint: [
      'First Strike to jedyny wyjątek od jednoczesnych ataków.',
    ],
    after: [
      'Kto padł od First Strike, ten nie oddaje ciosu.',
    ],
  },
  rest: {
    title: 'A reszta formacji?',
    text: [
      'Banshees, których ofiary padły, nie mają już nikogo przed sobą.',
      '„Teraz mogą strzelać”, mówi kolega.',
    ],
    hint: [
      'Każda jednostka atakuje raz w rundzie; dodatkowe ataki dochodzą do tego.',
    ],
    after: [
      'Kto uderzył pierwszy, ten swój atak już miał; inni wykonują swoje teraz.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Zabici na twoim koncie: {kills attacker}; twoje straty: {lost attacker}.',
      'Sojusznikom, którzy pomagają ogniem, First Strike nic nie daje: liczy się tylko w atakach.',
    ],
    hint: [],
  },
};

/** The lesson 'macro-weapons'. */
const macroWeaponsName: NameTexts = {
  title: 'Makrobroń i Titan Killer',
  teaches: 'Trafienia, przed którymi prawie nic nie chroni: są na końcu i biorą się tylko z dodatkowych ataków.',
};

const courseMacroWeapons: LessonProse = {
  power: {
    title: 'Broń energetyczna',
    text: [
      'Terminatorzy doszli do twojej formacji: {formation company}. Każdy ma broń energetyczną: jeden dodatkowy atak '
      + 'makrobronią.',
      'Ich kapitan ma jeszcze jedną. Ty masz piechotę, część wśród murów, i czołg.',
      'Za dodatkowy atak rzuca się na tę samą wartość co za inne ataki jednostki.',
    ],
    hint: [],
  },
  dice: {
    title: 'Ile kości mają Terminatorzy?',
    text: [
      'Trzej Terminatorzy dotykają twoich jednostek, kapitan jest przy jednym z nich, a czwarty strzela z tyłu.',
      '„Cztery jednostki po dwie kości i jeszcze jedna kość za kapitana”, mówi ich gracz.',
    ],
    hint: [
      'Policz jedną kość za każdą jednostkę i dodatkowe za broń szturmową w kontakcie.',
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
      'Ruiny wokół dają jednostce {unit g1} rzut obronny na {save g1}. Kolega myśli, że kamień to kamień.',
    ],
    hint: [
      'Zastanów się, co makrobroń zostawia z pancerza, a co z osłony.',
    ],
    after: [
      'Przeciw makrobroni nie pomaga ani osłona, ani zwykły pancerz.',
    ],
  },
  tank: {
    title: 'A czołg?',
    text: [
      '{unit l1} ma Reinforced Armour na 4+.',
      'Przeciw zwykłemu trafieniu rzucałby, a gdyby się nie udało, rzucałby jeszcze raz.',
    ],
    hint: [
      'Reinforced Armour to wyjątek, ale nie zachowuje obu rzutów.',
    ],
    after: [
      'Reinforced Armour daje przeciw makrobroni jeden rzut, drugiego nie ma.',
    ],
  },
  'titan-killer': {
    title: 'Gdyby to był Titan Killer',
    text: [
      'Załóżmy, że trafienie pochodzi z broni Titan Killer, najcięższej, jaka jest. Cel: {unit l1}.',
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
      'A teraz na odwrót: Titan Killer trafia jednostkę kapitana Terminatorów, {unit t1}.',
      'Kapitan ma rzut niewrażliwości. „Przeciw Titan Killer nic nie pomaga”, słyszysz.',
    ],
    hint: [
      'Po pancerzu lub osłonie albo zamiast nich przed trafieniem może chronić rzut obronny innego rodzaju.',
    ],
    after: [
      'Rzut niewrażliwości 6+ przysługuje przeciw każdemu atakowi i nic go nie utrudnia.',
    ],
  },
  'place-it': {
    title: 'Kto dostanie trafienie?',
    text: [
      'Zwykłe trafienia są rozliczone, a zabici zdjęci ze stołu; dopiero teraz rozdziela się trafienia makrobroni.',
      'Zwykle gra się tak, że zaczynają się od najbliższego z tych, którzy zostali, trafionego wcześniej czy nie.',
      'Takie trafienia w twoje jednostki: {hits defender}. Twój czołg stoi z przodu.',
    ],
    task: 'Rozdziel trafienia tak, by żadne nie spadło na jednostkę {unit l1}, i graj dalej.',
    hint: [
      'Ktoś inny może stać równie blisko, w kontakcie, i być wart mniej.',
    ],
    after: [
      'Spośród równie bliskich najtańsza jednostka jest najlepszym miejscem na trafienie, przed którym prawie nic nie '
        + 'chroni.',
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

/** The lesson 'decided-at-once'. */
const decidedAtOnceName: NameTexts = {
  title: 'Kiedy szturm kończy się od razu',
  teaches: 'Dwa sposoby, w jakie same ataki rozstrzygają szturm, i kto musi przy tym zginąć.',
};

const courseDecidedAtOnce: LessonProse = {
  'two-against-two': {
    title: 'Dwa na dwa',
    text: [
      'Dwa moby z formacji {formation warband} dotykają dwóch jednostek twojej formacji {formation company}.',
      'Wszyscy inni stoją za budynkiem: trzy moby za magazynem, trzy twoje jednostki za koszarami.',
      'Po atakach sprawdza się, czy rozstrzygnęły sprawę.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Z przodu nie ma już nikogo',
    text: [
      'Oto kości. Twoje dwie jednostki z przodu nie mają pancerza, więc ustal, co się z nimi stanie.',
      '„Padli wszyscy twoi, którzy walczyli, więc wygrałem”, mówi gracz orków.',
    ],
    hint: [
      'Atakujący wygrywa od razu, gdy z formacji, na które szarżował, nie został zupełnie nikt.',
      'Policz, kogo twoja kompania ma za koszarami.',
    ],
    after: [
      'Zabić wszystkich obrońców, którzy są bezpośrednio w walce, to za mało, póki żyje ktoś z pozostałych.',
    ],
  },
  tie: {
    title: 'Remis',
    text: [
      'Sumy są równe, {total attacker} do {total defender}, więc jest kolejna runda.',
      'Orkowie czekają, aż się pokażesz.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Trzy lufy na dwie',
    text: [
      'Tylko dwaj orkowie są po tej stronie magazynu. Twoje trzy jednostki miałyby trzy strzały, gdyby ich widziały.',
      'Każda twoja jednostka może kontrszarżować na odległość do 5 cm.',
    ],
    task: 'Niech w tej rundzie atakują {unit g3}, {unit g4} i {unit g5}; zakończ kontrszarżę.',
    hint: [
      'Każda prosto na najbliższego wroga: droga wiedzie przez koszary.',
      'Twoje jednostki potrzebują linii strzału do kogoś w odległości do 15 cm.',
    ],
    after: [
      'Trzy twoje jednostki są bezpośrednio w walce, a naprzeciw mają dwóch orków.',
    ],
  },
  'engaged-gone': {
    title: 'Dwaj orkowie pod ogniem',
    text: [
      'Oto kości drugiej rundy.',
      '„Nawet jeśli obaj zginą, trzej moi stoją tam z tyłu bez draśnięcia”, mówi gracz orków.',
    ],
    hint: [
      'Stron nie traktuje się tak samo: jedna z nich szarżowała.',
      'U atakującego liczy się, kto został z bezpośrednio walczących.',
    ],
    after: [
      'Zwykle gra się tak, że obrońca wygrywa, gdy padną wszyscy atakujący, którzy byli bezpośrednio w walce.',
    ],
  },
  'without-a-scratch': {
    title: 'A ci trzej za magazynem?',
    text: [
      'Ani nie uderzyli, ani nie zostali trafieni. Powiedz, co się dzieje z formacjami.',
      'Formacja dostaje znaczniki wybuchu pod ogniem i za straty; gdy ma ich tyle, ile jednostek, łamie się.',
    ],
    hint: [
      'Przegrywają formacje, a nie tylko te ich jednostki, które walczyły.',
    ],
    after: [
      'Przegrała cała formacja i się łamie.',
    ],
  },
  after: {
    title: 'Co się nie wydarzyło',
    text: [
      'Wygrywa: {winner}.',
      'Gdy rozstrzygają ataki, nie ma ognia wsparcia i nikt nie rzuca na wynik.',
    ],
    hint: [],
  },
};

/** The lesson 'supporting-fire'. */
const supportingFireName: NameTexts = {
  title: 'Ogień wsparcia',
  teaches: 'Którzy sojusznicy mogą strzelać w szturmie, kogo mogą trafić i co dokładają.',
};

const courseSupportingFire: LessonProse = {
  stalled: {
    title: 'Jeszcze nic nie rozstrzygnięto',
    text: [
      'Prowadzisz formację {formation warband}. Cel twojej szarży: {formation company}.',
      'Zabici na twoim koncie: {kills attacker}, twoje straty: {lost attacker}.',
      'Zostali atakujący, którzy są bezpośrednio w walce, i zostali obrońcy: same ataki niczego nie rozstrzygnęły.',
      'Teraz mogą strzelać sojusznicy obu stron, którzy w tym szturmie nie walczą.',
    ],
    hint: [],
  },
  yours: {
    title: 'Kto strzela dla ciebie?',
    text: [
      'Za tobą stoją trzy jednostki: {formation '
        + 'gunz}. Ostrzał i straty dają formacjom znaczniki wybuchu. Znaczniki tej formacji: {markers gunz}.',
      'Gracz gwardii mówi: „Kto ma znacznik, ten chowa głowę”.',
    ],
    question: 'Które twoje jednostki mogą dać ci ogień wsparcia?',
    hint: [
      'Wspierający musi mieć wroga, który atakował w tym szturmie, w odległości do 15 cm i na linii strzału.',
      'Znaczniki nikogo nie wykluczają ze wsparcia, póki formacja nie jest złamana.',
    ],
    after: [
      'Zasięg i widoczność sprawdza się dla każdego działa osobno; znaczniki nie mają znaczenia.',
    ],
  },
  theirs: {
    title: 'A kto dla gwardii?',
    text: [
      'Za linią stoją czołgi, jeden po drugiej stronie kaplicy. Chimery w tej turze maszerowały: trzy ruchy, bez '
        + 'strzału.',
      'Złamany pluton stoi blisko jednostki {unit b5}, a Sentinel celuje w jednostkę {unit b6}.',
      '„Wszyscy są w odległości do 15 cm od orka”, mówi ich gracz.',
    ],
    question: 'Które jednostki gwardii mogą dać jej ogień wsparcia?',
    hint: [
      'Złamana formacja może walczyć, gdy ktoś na nią szarżuje, ale ognia wsparcia nie daje.',
      'Kto w tej turze maszerował, nie może wspierać, choćby stał tuż obok.',
      'Mury między dwiema jednostkami przerywają linię tu tak samo jak wszędzie.',
      'Czy ork, którego widać, atakował? Walczy tu tylko kompania: zmierz do niej od jednostki {unit b6}.',
    ],
    after: [
      'Wspierać może ten, kto nie jest złamany, nie maszerował i widzi w odległości do 15 cm wroga, który atakował.',
    ],
  },
  spare: {
    title: 'Pocisk dla Nobz?',
    text: [
      'Trafienia czołgów: {hits attacker}. Na razie trafienie przypada jednostce {unit n1}.',
      'Trafienia wsparcia spadają na najbliższych wspierającym i tylko na bezpośrednio walczących, których ktoś ze '
        + 'wspierających widzi w odległości do 15 cm.',
      'Mierz od czołgów, a nie od gwardzistów.',
    ],
    task: 'Przenieś trafienie na kogoś innego, kto stoi równie blisko, jeśli możesz.',
    hint: [
      'Spośród równie bliskich jednostek wybiera ich właściciel, czyli ty.',
    ],
    after: [
      'Co spadłoby poza zasięgiem, przepada; samych wspierających nigdy się nie trafia.',
    ],
  },
  kills: {
    title: 'Co dały twoje działa?',
    text: [
      'Przed rzutem na wynik liczysz zabitych. „Walczy tylko twoja formacja, więc liczą się tylko zabici przez nią”, '
        + 'mówi '
        + 'przeciwnik.',
    ],
    question: 'Ilu zabitych ma na koncie twoja strona?',
    hint: [
      'Każdy zabity idzie na konto twojej strony bez względu na to, kto strzelał.',
    ],
    after: [
      'Wspierający dokładają zabitych i nic więcej: ani liczebności, ani znaczników, ani Inspiring.',
    ],
  },
  shaken: {
    title: 'Cena przyglądania się',
    text: [
      'Gwardia przegrała. Chimery nie oddały strzału. Ich znaczniki wybuchu: {markers chimeras}.',
      '„One nie brały w tym udziału”, mówi ich gracz.',
    ],
    question: 'Ile znaczników wybuchu będą miały Chimery, gdy wszystko się skończy?',
    hint: [
      'Zwykle gra się tak, że porażka wstrząsa sojusznikami, którzy stali dość blisko, by ją widzieć, czy strzelali, '
        + 'czy nie.',
    ],
    after: [
      'Każda formacja przegranego, która stała blisko, dostaje jeden znacznik.',
    ],
  },
};

/** The lesson 'the-result'. */
const theResultName: NameTexts = {
  title: 'Wynik i jego modyfikatory',
  teaches: 'Dwie kości, liczy się wyższa; co się do niej dodaje, wiersz po wierszu.',
};

const courseTheResult: LessonProse = {
  spare: {
    title: 'Ktoś wart jeden punkt',
    text: [
      'Cel szarży twoich Marines: {formation warband}. Przy jednostce {unit a1} jest Chaplain z Inspiring, a ty '
        + 'dostajesz jedno trafienie.',
      'Każda twoja jednostka Inspiring dodaje jeden do wyniku, ale musi tego dożyć.',
    ],
    task: 'Spraw, by to trafienie nie spadło na jednostkę {unit a1}.',
    hint: [
      'Wszystkie cztery jednostki dotykają wroga i są równie blisko; spośród równie bliskich wybiera właściciel.',
    ],
    after: [
      'Chaplain żyje i się liczy. Inspiring wśród wspierających by się nie liczył.',
    ],
  },
  numbers: {
    title: 'Policz orków',
    text: [
      'Obie strony porównują liczebność taką, jaka jest po stratach.',
      'Część Boyz stała za daleko, by walczyć, a {formation gunz} strzelały z flanki.',
      '„Licz tych, którzy walczyli”, mówi ktoś, „te działa też”.',
    ],
    question: 'Ile jednostek liczą orkowie?',
    hint: [
      'Sprawdź dla każdej jednostki, czy jej formacja walczy w tym szturmie i czy ona sama żyje.',
    ],
    after: [
      'Liczą się wszystkie jednostki formacji, bezpośrednio w walce czy nie. Nie liczą się wspierający.',
      'Większa liczebność jest warta jeden punkt, a ponad dwa razy większa – dwa punkty.',
    ],
  },
  yours: {
    title: 'Ile dodajesz?',
    text: [
      'Zabici na twoim koncie: {kills attacker}, twoje znaczniki: {markers assault}; znaczniki orków: {markers '
        + 'warband}.',
      '„Znaczniki liczą się raz”, mówi przeciwnik, „albo twoje, albo moje”.',
    ],
    question: 'Ile razem dodajesz do swojej wyższej kości?',
    hint: [
      'Pięć wierszy: zabici, liczebność, brak własnych znaczników, więcej u wroga, jednostki Inspiring.',
      'Brak znaczników jest wart jeden punkt, a to, że wróg ma ich więcej, jeszcze jeden.',
    ],
    after: [
      'Liczą się tylko znaczniki sprzed walki; te za straty w walce dochodzą, gdy wszystko się skończy.',
    ],
  },
  theirs: {
    title: 'A orkowie?',
    text: [
      'Zabici przez orków: {kills defender}. Orkowie mają znaczniki. Ich jednostki: {left defender}, twoje: '
        + '{left attacker}.',
      'Ich gracz dodaje jeden za to, że jest ich więcej.',
    ],
    question: 'Ile razem dodają orkowie do swojej wyższej kości?',
    hint: [
      'Dokładnie dwa razy tyle to jeszcze nie ponad dwa razy tyle. Podziel.',
    ],
    after: [
      'Gdyby działa kogoś zabiły, tu też by się to liczyło, ale poza tym w ogóle się nie liczą.',
    ],
  },
  chance: {
    title: 'Ile warta jest przewaga dwóch punktów?',
    text: [
      'Każda strona rzuca dwiema kośćmi i zostawia wyższą.',
      'Masz małą przewagę. Powiedz, na ile pewną.',
    ],
    question: 'Jaką masz szansę na wygraną, w procentach, z dokładnością do 12?',
    hint: [
      'Wyższa z dwóch kości to w ponad połowie rzutów 5 lub 6, po obu stronach.',
    ],
    after: [
      'Mała przewaga jest wiele warta, bo wynik wyższej z dwóch kości waha się mniej niż wynik pojedynczej.',
    ],
  },
  winner: {
    title: 'Kości leżą na stole',
    text: [
      'Każdy gracz dodaje to, co policzono, a ktoś sumuje obie kości.',
    ],
    hint: [
      'Niższą kość każdej strony odkłada się, zanim cokolwiek się doda.',
    ],
    after: [
      'Wygrywa wyższa suma, a dla przegranego ważne jest, o ile.',
    ],
  },
  after: {
    title: 'Ile wyszło',
    text: [
      'Twoje kości: {dice attacker}; twoja suma: {total attacker}.',
      'Ich kości: {dice defender}; ich suma: {total defender}.',
      'Zobacz, jak niewiele dzieliło te sumy: jedna jednostka Inspiring może o wszystkim przesądzić.',
      'Teraz znaczniki za straty. Jeden na jednostkę łamie formację, u Marines dopiero dwa.',
    ],
    hint: [],
  },
};

/** The lesson 'ties'. */
const tiesName: NameTexts = {
  title: 'Remisy',
  teaches: 'Równe sumy oznaczają kolejną rundę: co się w niej zaczyna od nowa, a co zostaje.',
};

const courseTies: LessonProse = {
  first: {
    title: 'Po jednym',
    text: [
      'Twoi Marines biegli tak daleko, jak mogli, i stoją przed kompanią gwardii; kontakt był poza zasięgiem.',
      'Obie strony strzelały. Zabici na twoim koncie: {kills attacker}, na ich: {kills defender}.',
      'Teraz obie strony rzucają na wynik.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Kto wygrał?',
    text: [
      'Kości rzucone. Nikt nie ma znacznika. Zostało jednostek: u ciebie {left attacker}, u gwardii {left defender}.',
      '„Wygrana to nie jest”, mówi gracz gwardii, „więc to przegrana”.',
    ],
    hint: [
      'Po obu stronach dodaj zabitych, liczebność i jeden za brak znaczników.',
      'Przy remisie żadna strona nie ma przewagi, ani ta, która szarżowała, ani ta druga.',
    ],
    after: [
      'Nikt nie wygrał, więc walka trwa: kontrszarże, ataki, wsparcie i nowy wynik.',
    ],
  },
  'how-far': {
    title: 'Znów szarża?',
    text: [
      'Runda {round}. {unit a2} ma szybkość 30 i stoi {gap a2} od najbliższego gwardzisty.',
      'Sąsiad bierze tę rundę za drugą szarżę i przesunąłby jednostkę o 30 cm.',
    ],
    hint: [
      'W dalszych rundach atakujący też rusza się według zasad kontrszarży.',
    ],
    after: [
      'Od drugiej rundy kontrszarżują obie strony, najpierw atakujący.',
    ],
  },
  'go-in': {
    title: 'Teraz ich dosięgasz',
    text: [
      'Uderzasz na 3+ i strzelasz na 5+; oni uderzają na 6+ i strzelają na 5+.',
      'Kto i jak walczy, ustala się od nowa w każdej rundzie.',
    ],
    task: 'Kontrszarżuj tak, by trzy twoje jednostki dotknęły wroga.',
    hint: [
      'Prosto przed każdą z twoich jednostek stoi gwardzista, a droga jest wystarczająco krótka.',
    ],
    after: [
      'W kontakcie liczy się walka wręcz, dla nich też.',
    ],
  },
  support: {
    title: 'Znów czołgi?',
    text: [
      'W pierwszej rundzie strzelał {unit l1}, a {unit l2} był za daleko.',
      '„Ten pierwszy już strzelał”, mówisz.',
    ],
    question: 'Które jednostki gwardii mogą teraz dać jej ogień wsparcia?',
    hint: [
      'Wszystko po kontrszarżach robi się od nowa, wsparcie też.',
      'Zmierz też od nowa: twoi Marines się ruszyli.',
    ],
    after: [
      'Zwykle gra się tak, że wsparcie wzywa się w każdej rundzie, a kto może je dać, ustala się za każdym razem.',
    ],
  },
  kills: {
    title: 'Którzy zabici się liczą?',
    text: [
      'Druga runda rozegrana. Jedni padli w pierwszej, inni w tej.',
      '„Każdą rundę liczy się osobno”, mówi gracz gwardii.',
    ],
    question: 'Ilu zabitych ma na koncie twoja strona?',
    hint: [
      'Do wyniku liczą się zabici w tym szturmie.',
    ],
    after: [
      'Zabici z poprzednich rund liczą się dalej.',
    ],
  },
  after: {
    title: 'Zawsze jest zwycięzca',
    text: [
      'Po rundzie {round} jest {total attacker} do {total defender}. Wygrywa: {winner}.',
      'Rundy idą jedna po drugiej, póki ktoś nie wygra; szturm nigdy nie kończy się bez rozstrzygnięcia.',
    ],
    hint: [],
  },
};

/** The lesson 'losing'. */
const losingName: NameTexts = {
  title: 'Dobijanie, złamanie, odwrót',
  teaches: 'Ile kosztuje porażka: trafienia bez rzutu obronnego, złamana formacja i odwrót dalej niż 15 cm od każdego '
    + 'wroga.',
};

const courseLosing: LessonProse = {
  'how-many': {
    title: 'Jak dotkliwie?',
    text: [
      'Orkowie szarżują na dwie twoje formacje: {formation company} i {formation remnant}, a ta druga jest '
        + 'złamana.',
      'Zabici na twoim koncie: {kills defender}, na ich: {kills attacker}. Kości na wynik leżą na stole.',
      '„Twoja strata to jedna jednostka, więc dostajesz jeszcze jedno trafienie”, mówi ktoś.',
    ],
    question: 'Ile trafień bez rzutu obronnego dostaje teraz przegrany?',
    hint: [
      'Weź wyższą kość każdej strony i dodaj: zabitych, liczebność, znaczniki, Inspiring.',
      'Złamany pluton liczy się tak, jakby miał po jednym znaczniku na każdą swoją jednostkę.',
      'Liczba tych trafień to różnica między obiema sumami.',
    ],
    after: [
      'O ile punktów przegrywasz, tyle jest trafień dobijania; nic przed nimi nie chroni.',
    ],
  },
  whom: {
    title: 'Kogo dobijają?',
    text: [
      '{unit g4} stoi za młynem, nie widzi orków i nie rzucała kośćmi.',
      'Przy jednostce {unit g3} jest komisarz, więc ma ona Fearless. Liczba trafień: {hackdown}.',
      '„Kto nie był w walce, nie może zostać trafiony”, mówisz.',
    ],
    hint: [
      'Przy dobijaniu nie liczy się linia strzału ani to, kto walczył, tylko to, kto jest najbliżej.',
      'Jednostki Fearless się pomija i trafienie idzie na następną.',
      'Obie formacje liczą się jak jedna; jednostki bierze się razem, najpierw najbliższe orkom.',
    ],
    after: [
      'Blisko to blisko: przed porażką mur nikogo nie ochroni.',
    ],
  },
  break: {
    title: 'Kto się łamie?',
    text: [
      'Czołgi strzelały we wsparciu i stoją blisko. Komisarz żyje.',
      '„Jednostka Fearless trzyma kompanię w kupie”, mówi sąsiad.',
    ],
    hint: [
      'Każda przegrana formacja się łamie, cokolwiek jej zostało, chyba że już była złamana.',
      'Sojusznicy w pobliżu dostają jeden znacznik, który sam łamie tylko formację z jednej jednostki.',
    ],
    after: [
      'Testu nie ma: kompania się łamie, a jej znaczniki się zdejmuje.',
    ],
  },
  gone: {
    title: 'A ci już złamani?',
    text: [
      'Po trafieniach ktoś z formacji {formation remnant} jeszcze zostanie.',
      '„Złamana to złamana”, mówi sąsiad, „nic więcej jej się nie stanie”.',
    ],
    hint: [
      'Złamana formacja walczy jak każda inna, ale drugiej porażki nie przeżyje.',
    ],
    after: [
      'Kto był złamany w chwili szarży i przegrywa, zostaje zniszczony, prócz jednostek Fearless.',
    ],
  },
  away: {
    title: 'Zabierz ich stamtąd',
    text: [
      'Masz dwa ruchy, tutaj razem 30 cm, a strefy kontroli, czyli 5 cm wokół każdego wroga, cię nie zatrzymują.',
      'Kto potem stoi w odległości do 15 cm od jakiegokolwiek wroga, przepada.',
      'Dwa moby z formacji {formation bikes} czekają na drugim końcu stołu.',
    ],
    hint: [
      'Prosto od zwycięzców to prosto na motory. Spróbuj tam, gdzie nikogo nie ma.',
      'Jednostki Fearless mogą zostać albo stanąć gdziekolwiek dalej niż 5 cm od wrogów.',
    ],
    after: [
      'Twoi ludzie wyszli z tego złamani, ale żywi.',
    ],
  },
  after: {
    title: 'Rachunek',
    text: [
      'Z twoich dwóch formacji zostało jednostek: {left defender}. Znaczniki czołgów: {markers tanks}.',
      'W tej kolejności: trafienia, złamanie, zniszczenie już złamanych, odwrót, znaczniki sojuszników, potem '
        + 'zwycięzców.',
    ],
    hint: [],
  },
};

/** The lesson 'winning'. */
const winningName: NameTexts = {
  title: 'Zwycięzcy i znaczniki wybuchu',
  teaches: 'Ile kosztuje zwycięstwo: znacznik wybuchu za każdą stratę i formacja, która może się złamać na miejscu.',
};

const courseWinning: LessonProse = {
  fought: {
    title: 'Wygrana',
    text: [
      'Orkowie szarżowali na twoje dwie kompanie, które walczyły jak jedna: {total defender} do {total attacker}.',
      '{formation first} – znaczniki sprzed walki: {markers first}, straty: trzy jednostki.',
      '{formation second} – znaczniki sprzed walki: brak, straty: jedna jednostka. Teraz kolej na rachunek.',
    ],
    hint: [],
  },
  second: {
    title: 'Znaczniki drugiej kompanii',
    text: [
      'Razem padły cztery twoje jednostki.',
      '„Kompanie walczyły jak jedna, więc każda dostaje cztery”, mówi gracz orków.',
    ],
    hint: [
      'Sprawdź, kto padł, formacja po formacji.',
    ],
    after: [
      'Każda formacja dostaje znacznik za każdą własną stratę, ze wszystkich rund, ale nie za cudze.',
    ],
  },
  breaks: {
    title: 'Kto się złamie przed końcem?',
    text: [
      '„Łamią się tylko przegrani”, mówi sąsiad. Najpierw policz znaczniki i jednostki.',
    ],
    hint: [
      'Przegrany łamie się tak czy owak.',
      'Formacja się łamie, gdy ma tyle znaczników, ile jednostek.',
      'Znaczniki sprzed walki zostają, a te za straty dochodzą.',
    ],
    after: [
      'Zwycięzca może się złamać od własnych strat.',
    ],
  },
  goes: {
    title: 'A kto musi odejść?',
    text: [
      'Złamane formacje są po obu stronach. „Złamani uciekają”, mówi gracz orków.',
    ],
    hint: [
      'Sprawdź, dlaczego formacja się złamała: przez porażkę czy przez znaczniki po zwycięstwie?',
    ],
    after: [
      'Zwycięzca, który się łamie, zostaje na miejscu, nawet z wrogami w pobliżu.',
      'Przegrany może zrobić dwa ruchy, a kto potem stoi w odległości do 15 cm od wroga, przepada.',
    ],
  },
  consolidate: {
    title: 'Kilka kroków',
    text: [
      'Teraz konsolidacja: każda jednostka zwycięzcy może przesunąć się najwyżej o 5 cm, ale nie do strefy kontroli.',
      'Za drugą kompanią leży sad, a orkowie mają w pobliżu sojuszników.',
    ],
    task: 'Przesuń {unit h3} i {unit h4} do sadu i zakończ konsolidację.',
    hint: [
      'Las daje piechocie rzut obronny za osłonę, 5+, gdy tylko w nim stanie.',
    ],
    after: [
      'To ruch dobrowolny; transportery mogą przy nim zabrać pasażerów.',
    ],
  },
  after: {
    title: 'Ile kosztowało zwycięstwo',
    text: [
      'Formacja, która się łamie, traci znaczniki. Zostało znaczników: {formation first} – {markers first}, '
        + '{formation second} – {markers second}.',
      'Każda jednostka stracona przez zwycięzcę to potem znacznik, więc licz też przed szarżą.',
    ],
    hint: [],
  },
};

/** The lesson 'formations-together'. */
const formationsTogetherName: NameTexts = {
  title: 'Przemieszane i połączone',
  teaches: 'Kilka formacji walczy jak jedna, po każdej ze stron, i wygrywa lub przegrywa jak jedna.',
};

const courseFormationsTogether: LessonProse = {
  yours: {
    title: 'Kto idzie z tobą?',
    text: [
      'Prowadzisz formację {formation warband}, a Warlord to Commander. Wokół stoją cztery inne formacje.',
      'Commander może wprowadzić do tego samego szturmu inne formacje: zwykle są to trzy, licząc z jego własną.',
      '„Widzę je wszystkie, więc wszystkie idą”, mówi sąsiad.',
    ],
    question: 'Które formacje możesz zabrać?',
    hint: [
      'Każda formacja musi mieć jednostkę w odległości do 5 cm od jednostki z własnej formacji Commandera.',
      'Złamana formacja nie wykonuje akcji, więc też nie idzie.',
    ],
    after: [
      'Stać blisko formacji, która idzie, to za mało: liczy się własna formacja Commandera.',
    ],
  },
  theirs: {
    title: 'Kogo dostajesz przy okazji?',
    text: [
      'Zamierzasz szarżować. Cel: {formation company}. Na flance tej formacji stoją czołgi, z tyłu odwód.',
      '„Jeden cel, jedna formacja”, mówi gracz gwardii.',
    ],
    question: 'Które formacje możesz objąć szarżą razem z kompanią?',
    hint: [
      'Zmierz od kompanii do każdej innej formacji: najwyżej 5 cm między dwiema jednostkami to wystarczająco blisko.',
    ],
    after: [
      'Takie formacje są przemieszane i to ty decydujesz, czy objąć je jedną szarżą.',
    ],
  },
  choose: {
    title: 'Wskaż wszystkie',
    text: [
      'Twoi Boyz mogą wejść tylko w strefy kontroli tych, na których szarżujesz.',
      'Strefy czołgów przecinają drogę formacji {formation mob}.',
    ],
    task: 'Szarżuj na kompanię i czołgi i zabierz ze sobą {formation mob}.',
    hint: [
      'Najpierw wskaż cel, potem wskaż, kto walczy razem z nim, a kto z tobą.',
    ],
    after: [
      'Kogo pominiesz, ten może cię jeszcze wspierać: ogień wsparcia dają tylko ci, którzy nie walczą.',
    ],
  },
  hit: {
    title: 'Czyje straty?',
    text: [
      '{formation mob} szarżuje na czołgi, twoja własna formacja na kompanię. {unit n1} stoi z tyłu.',
      '„Wskazana jest kompania, więc trafienia spadają na kompanię”, mówi gracz gwardii.',
    ],
    question: 'Które jednostki gwardii można trafić?',
    hint: [
      'Sprawdź każdą jednostkę walczących formacji: czy dotyka wroga albo ma go blisko i w polu widzenia?',
    ],
    after: [
      'Trafienia, skądkolwiek pochodzą, spadają na wszystkich, którzy walczą razem.',
    ],
  },
  markers: {
    title: 'Ile dodajesz?',
    text: [
      'Znaczniki wybuchu: twoja formacja – {markers warband}, {formation mob} – {markers mob}.',
      'Kompania: {markers company}, czołgi: {markers tanks}. Zabici na twoim koncie: {kills attacker}.',
      '„Moja formacja nie ma znaczników”, mówisz, „to jeden punkt dla mnie”.',
    ],
    question: 'Ile razem dodajesz do swojej wyższej kości?',
    hint: [
      'Znaczniki wszystkich formacji, które walczą razem, sumuje się, osobno po każdej stronie.',
      'Policz zabitych, liczebność (twoje jednostki: {left attacker}, wroga: {left defender}), potem znaczniki.',
    ],
    after: [
      'Jedna formacja: liczebność i znaczniki wszystkich się sumuje, nikogo nie liczy się osobno.',
    ],
  },
  break: {
    title: 'Kto się łamie?',
    text: [
      'Gwardia przegrywa; różnica: {hackdown}. Jej odwód stał blisko i pomagał ogniem.',
      '„Wskazana jest kompania”, mówi jej gracz, „więc łamie się kompania”.',
    ],
    hint: [
      'Kto walczył po przegranej stronie, ten się łamie.',
    ],
    after: [
      'Formacje, które walczyły jak jedna, przegrywają jak jedna.',
    ],
  },
  after: {
    title: 'Wciągnięci przypadkiem',
    text: [
      'Kontrszarża też może kogoś wciągnąć: formacja, której dotknie, odtąd walczy.',
      'Przed szarżą zobacz więc, kto stoi obok ciebie, a kto obok wroga.',
    ],
    hint: [],
  },
};

/** The lesson 'war-engines'. */
const warEnginesName: NameTexts = {
  title: 'Machiny bojowe',
  teaches: 'Jak dzielą kości, przyjmują trafienia, tracą wytrzymałość i jak się liczą.',
};

const courseWarEngines: LessonProse = {
  split: {
    title: 'Dwie garście kości',
    text: [
      'Szarżują na twoją jednostkę {unit tank}: to machina bojowa, jak nazywa się największe maszyny. Trafia w '
        + 'walce wręcz na 6+, w wymianie ognia na 4+.',
      'Machina bojowa może podzielić kości między jedno i drugie.',
      'Ciosy spadają na tych, którzy jej dotykają, ogień na tych, którzy trzymają dystans.',
      'Dotykają jej cztery moby; z dystansu walczy tylko {unit b3}.',
    ],
    task: 'Przeznacz jedną kość na walkę wręcz, a resztę zostaw na wymianę ognia.',
    hint: [
      'Przeciw jednemu mobowi, który trzyma dystans, trzeci strzał rzadko jest wiele wart.',
    ],
    after: [
      'Strzał, który nie znajdzie nikogo, kto trzyma dystans, przepada.',
    ],
  },
  dice: {
    title: 'Ile kości?',
    text: [
      '{unit tank} miał na początku trzy punkty wytrzymałości; utrata trzeciego go niszczy. '
        + 'Zostało punktów: {damage tank}.',
      'Przy czołgu są trzy jednostki piechoty; {unit i3} stoi tuż za nim.',
      '„Uszkodzony czołg strzela mniej”, mówi gracz orków.',
    ],
    question: 'Iloma kośćmi rzuca twoja strona na trafienie?',
    hint: [
      'Liczba kości czołgu zależy od tego, ile punktów miał na początku.',
    ],
    after: [
      'Trzy kości za trzy punkty na początku, czy czołg jest uszkodzony, czy nie.',
    ],
  },
  soak: {
    title: 'Gdyby padły cztery trafienia',
    text: [
      'Czołg jest najbliżej, bo dotykają go orkowie. Trafić można też dwie jednostki piechoty.',
      '„Po jednym na każdego, potem znów od przodu”, mówi sąsiad.',
    ],
    hint: [
      'Gdy przyjdzie kolej na czołg, dostaje on więcej niż jedno trafienie, zanim jakieś spadnie na następnych.',
    ],
    after: [
      'Machina bojowa przyjmuje tyle trafień, ile punktów miała na początku, nawet jeśli zostało mniej.',
    ],
  },
  damage: {
    title: 'Ile zostało z czołgu?',
    text: [
      'Trafienia orków: {hits defender}. Oto twoje kości.',
      'Czołg ma Reinforced Armour: nieudany rzut obronny przeciw zwykłemu trafieniu się powtarza.',
      '„Każde nieobronione trafienie zabija”, mówi gracz orków.',
    ],
    hint: [
      'Każde nieobronione trafienie kosztuje punkt; czołg przepada, gdy nie ma już żadnego.',
      'Za każdy stracony punkt rzuca się kością i tylko 6 to trafienie krytyczne.',
    ],
    after: [
      'Punkt obrażeń to zabity na koncie wroga, a później znacznik.',
    ],
  },
  numbers: {
    title: 'Ilu was jest?',
    text: [
      'Porównuje się liczebność. Masz piechotę i czołg; punkty, które mu zostały: {damage tank}.',
      '„Jeden czołg to jedna jednostka”, mówi gracz orków.',
    ],
    question: 'Ile jednostek liczy twoja strona?',
    hint: [
      'Póki czołg żyje, liczy się za tyle, ile punktów miał na początku.',
    ],
    after: [
      'Do liczebności i do znaczników, które łamią formację, czołg liczy się za trzy.',
    ],
  },
  defeat: {
    title: 'O włos',
    text: [
      'Przegrana; różnica: {hackdown}. Czołg stoi najbliżej; punkty, które mu zostały: {damage tank}.',
      '„Jego pancerz dotąd wytrzymywał”, mówisz.',
    ],
    hint: [
      'W dobijaniu machina bojowa traci punkt za każde trafienie i nie ma rzutu obronnego.',
      'Pomija się tylko machiny z Fearless.',
    ],
    after: [
      'Dlatego uszkodzoną machinę bojową lepiej trzymać z dala od walk, które można przegrać o włos.',
    ],
  },
  after: {
    title: 'Co zostało i co jeszcze może się zdarzyć',
    text: [
      'Zostało jednostek: w twojej formacji {left defender}, u wroga {left attacker}.',
      'Każdy stracony punkt, tu też, wymaga rzutu kością: wybuch Baneblade’a może zabrać ze sobą sąsiadów.',
    ],
    hint: [],
  },
};

/** The lesson 'commander-dies-last'. */
const commanderDiesLastName: NameTexts = {
  title: 'Dowódca, który ginie ostatni',
  teaches: 'Jak ustawić kogoś, kogo potrzebujesz, żeby trafienia najpierw dosięgły wszystkich innych.',
};

const courseCommanderDiesLast: LessonProse = {
  who: {
    title: 'Jednostka, której potrzebujesz',
    text: [
      'Z jednostką {unit t3} idzie twój kapitan i z nim chcesz później prowadzić większe szturmy.',
      'Inne formacje zabiera ze sobą tylko Commander.',
      'Ma pistolet i miecz, więc patrzeć tylko z daleka też nie powinien.',
    ],
    hint: [],
  },
  place: {
    title: 'W walce, ale ostatni',
    text: [
      'Kapitana poza zasięgiem nie trafi żaden atak, ale i on nie zaatakuje.',
      'Kto jest najbliżej wroga, jest trafiany pierwszy.',
      'Przy tym ustawieniu kapitan jest na samym przodzie. Inni mogą wejść w kontakt, a bliżej już się nie da.',
    ],
    task: 'Szarżuj tak, by można było trafić {unit t3}, ale dopiero po wszystkich pozostałych twoich jednostkach. '
      + 'Potem zakończ szarżę.',
    hint: [
      'W odległości do 15 cm od orka i w jego polu widzenia kapitan jest w walce.',
      'Trzymaj kapitana dalej niż 5 cm od orków, których nikt nie dotyka: kto wejdzie w ich strefy kontroli, musi ich '
      + 'dotknąć.',
      'Trzymaj go też w odległości do 5 cm od innej swojej jednostki.',
    ],
    after: [
      'Wszyscy, którzy dotykają wroga, są w kolejności przed kapitanem, a wróg nie wybiera, kogo trafia.',
    ],
  },
  laps: {
    title: 'Gdyby padło sześć trafień',
    text: [
      'Trafić można pięć twoich jednostek. Załóżmy, że orkowie mają sześć trafień.',
      '„Cztery dla tych z przodu, a on bierze, co zostanie”, mówi sąsiad.',
    ],
    hint: [
      'Gdy każdy ma jedno trafienie, następna kolejka zaczyna się znów od najbliższego.',
    ],
    after: [
      'W każdej kolejce każdy dostaje po jednym trafieniu, więc w każdej nowej dobrze być ostatnim.',
    ],
  },
  'last-lap': {
    title: 'A co ochroniłoby kapitana?',
    text: [
      'Załóżmy, że jedno z trafień pochodzi z makrobroni i dotarło aż do kapitana.',
      'Jego jednostka ma pancerz 4+, a on sam rzut niewrażliwości. „Makro to makro”, mówi przeciwnik.',
    ],
    hint: [
      'Makrobroń odbiera osłonę, a także pancerz, o ile to nie Reinforced Armour.',
    ],
    after: [
      'Rzut niewrażliwości przysługuje przeciw każdemu trafieniu z ataków, na 6.',
    ],
  },
  behind: {
    title: 'Ogień z tyłu',
    text: [
      '{formation gunz} stoją za twoją linią. Trafienia ich wsparcia: {hits attacker}.',
      '„On jest ostatni w kolejności”, mówisz, „więc trafienie spada na kogoś z przodu”.',
    ],
    question: 'Na którą twoją jednostkę spada trafienie z dział?',
    hint: [
      'Przy trafieniach wsparcia liczy się, kto jest najbliżej wspierających.',
    ],
    after: [
      'Tył linii to przód dla tego, kto strzela z tyłu. Przed szarżą się rozejrzyj.',
    ],
  },
  defeat: {
    title: 'Gdy bitwa jest przegrana',
    text: [
      'Przegrana. Twoi Marines dostają trafienia, przed którymi nic nie chroni. Liczba trafień: {hackdown}.',
      '„Dobijanie znajdzie dowódcę”, mówi przeciwnik.',
    ],
    hint: [
      'Dobijanie zaczyna się od tego, kto stoi najbliżej wroga, jak przy atakach.',
      'Marines, którzy nie znają strachu, dostają tylko połowę różnicy, zaokrągloną w dół.',
    ],
    after: [
      'To, gdzie stał kapitan, pomaga mu i tu: najpierw najbliżsi, a on do nich nie należał.',
    ],
  },
  away: {
    title: 'Wyprowadź kapitana',
    text: [
      'Przegrani robią dwa ruchy, a kto potem stoi w odległości do 15 cm od wroga, przepada.',
      'Prosto w tył to prosto na działa.',
    ],
    task: 'Przesuń {unit t3} tam, gdzie w odległości do 15 cm nie ma wroga, i zakończ odwrót.',
    hint: [
      'Oba ruchy razem to dla kapitana 30 cm, w dowolną stronę.',
      'Szukaj strony stołu, po której nikogo nie ma, i zabierz {unit t1}: kto skończy z dala od reszty, przepada.',
    ],
    after: [
      'Rzut niewrażliwości by nie pomógł: kto zostanie dopadnięty w odwrocie, nie ma rzutu.',
    ],
  },
  after: {
    title: 'Kapitan',
    text: [
      'Zostało twoich jednostek: {left attacker}. {unit t3}: zadanie wykonane.',
      'Commander, który tylko prowadzi, wcale nie musi podchodzić: najbezpieczniej jest z daleka.',
    ],
    hint: [],
  },
};

/** The lesson 'on-your-own'. */
const onYourOwnName: NameTexts = {
  title: 'Samodzielny szturm',
  teaches: 'Cały szturm bez pomocy; potem każdą twoją decyzję ocenia się według szans.',
};

const courseOnYourOwn: LessonProse = {
  table: {
    title: 'Co przed tobą',
    text: [
      'Prowadzisz trzy jednostki: {formation assault}; Chaplain idzie z jednostką {unit a2}.',
      'Przed tobą stoi {formation mob}. Znaczniki wybuchu tej formacji: {markers mob}.',
      'Na prawo od tej formacji czekają dwie jednostki z formacji {formation nobz}, dość blisko, by się wtrącić.',
      'Twoi {formation devastators} mogą cię wspierać, jeśli dosięgną walczącego orka.',
      'Odtąd nikt nie pyta i nikt nie mówi, co jest poprawne.',
    ],
    hint: [],
  },
  own: {
    title: 'Twój szturm',
    text: [
      'Wybierz cel i wszystko, co potem.',
      'Później każdą twoją decyzję porównuje się z tym, co można było zrobić inaczej, i ocenia według szans.',
      'Ocenia się twoją szansę na wygraną w danej chwili, a nie to, co zrobiły z niej kości.',
    ],
    task: 'Rozegraj szturm do końca. Żadna decyzja nie powinna kosztować cię więcej niż dziesięć punktów procentowych '
      + 'szansy.',
    hint: [
      'Zanim wybierzesz, porównaj liczebność, znaczniki i Inspiring; sprawdź też, kto jak dobrze uderza.',
      'Dwie twoje jednostki mogą dotknąć jednej wrogiej, a walka wręcz to mocna strona twoich Marines.',
      'To ty wybierasz, na którą z twoich równie bliskich jednostek spada trafienie.',
    ],
    after: [
      'Każda decyzja była tak dobra jak najlepsza ze sprawdzonych albo prawie tak dobra.',
    ],
  },
  kills: {
    title: 'Zabici na twoim koncie',
    text: [
      'Koniec w rundzie {round}. Wygrywa: {winner}. Zajrzyj do dziennika.',
      'Niektórzy liczą wszystkich, których już nie ma, także dobitych i dopadniętych w odwrocie.',
    ],
    question: 'Ilu zabitych ma na koncie twoja strona?',
    hint: [
      'Liczą się zabici w atakach i w ogniu wsparcia, czyli przed rzutem na wynik.',
    ],
    after: [
      'Kogo zabiera dobijanie, ten i tak przepada, ale jako zabity się nie liczy.',
    ],
  },
  markers: {
    title: 'I co zostaje na formacji',
    text: [
      'Twoje straty: {lost attacker}, zostało jednostek: {left attacker}.',
      '„Po takiej walce każdy ma znacznik”, mówi gracz orków.',
    ],
    question: 'Ile znaczników wybuchu ma {formation assault}?',
    hint: [
      'Zwycięzca dostaje jeden znacznik za każdą stratę.',
      'Kto się złamał, nie ma żadnego.',
    ],
    after: [
      'Im mniej stracisz, tym mniej znaczników trzeba potem usuwać.',
    ],
  },
  end: {
    title: 'Koniec kursu',
    text: [
      'To był cały szturm, i to twój własny.',
      'Znasz jego kroki i wiesz, dlaczego na końcu jest zwycięzca.',
      'Otwórz któryś z dołączonych szturmów, zmień jedną rzecz i zobacz, jak to zmienia szanse.',
    ],
    hint: [],
  },
};

/** The lesson 'entering-zones'. */
const enteringZonesName: NameTexts = {
  title: 'Strefy kontroli: wejście',
  teaches: 'W czyje strefy może wejść szarża, kogo trzeba wtedy dotknąć i kto komu otwiera drogę.',
};

const courseEnteringZones: LessonProse = {
  through: {
    title: 'Przez lukę?',
    text: [
      'Każda jednostka ma strefę kontroli 5 cm wokół podstawki, a szarża może wejść tylko w strefy swojego celu.',
      'Między jednostkami {unit b1} i {unit b2} jest luka, a za nią stoi {unit b3}.',
      '„Przebiegnę przez lukę i uderzę na tego, który stoi za nią”, mówi sąsiad.',
    ],
    hint: [
      'Kto wchodzi w strefę, musi dotknąć wroga, w którego strefę wszedł najpierw.',
    ],
    after: [
      'Droga dalej, do jednostki {unit b3}, wiedzie przez strefy dwóch orków z przodu, więc na nich się kończy.',
    ],
  },
  opened: {
    title: 'A teraz?',
    text: [
      '{unit t1} i {unit t2} są już po szarży, każda w kontakcie z orkiem przed sobą.',
      '„Ich strefy dalej tam są”, mówi gracz orków, „przecież jednostki stoją”.',
    ],
    hint: [
      'Jednostka, której ktoś dotyka, nie ma już strefy. Czyje strefy zostały?',
    ],
    after: [
      'Kontakt odbiera strefę do końca szturmu, więc kto szarżuje pierwszy, otwiera drogę.',
    ],
  },
  behind: {
    title: 'Ten z tyłu',
    text: [
      'Luka ma 6 cm szerokości, a podstawka jednostki {unit t3} tylko 2 cm.',
    ],
    task: 'Doprowadź {unit t3} do kontaktu podstawek z jednostką {unit b3}.',
    hint: [
      'Prosto przed siebie wystarczy.',
    ],
    after: [
      'Jednego orka mogą dotykać najwyżej dwie twoje jednostki; tu każda ma swojego.',
    ],
  },
  others: {
    title: 'Ci obok',
    text: [
      'Formacja po prawej, {formation mob}, nie jest twoim celem.',
      '„Z jedną jednostką więcej można było objąć szarżą i tę formację”, mówi sąsiad.',
    ],
    question: 'Których orków można trafić?',
    hint: [
      'Strefy tych, którzy nie są celem, są dla szarży zamknięte, choćby przechodziła tuż obok.',
    ],
    after: [
      'Walczy tylko wskazana formacja. Ta druga trzymałaby cię w odległości 5 cm.',
    ],
  },
};

/** The lesson 'leaving-zones'. */
const leavingZonesName: NameTexts = {
  title: 'Strefy kontroli: wyjście',
  teaches: 'Kto zaczyna obok wroga, a szarżuje na innego: co trzeba zostawić za sobą, zanim szarża się skończy.',
};

const courseLeavingZones: LessonProse = {
  whose: {
    title: 'Czyj to teren?',
    text: [
      'Cel szarży: {formation warband}. {unit t1} stoi blisko innego mobu, który już uciekł.',
      '„Ten mob jest złamany”, mówi sąsiad, „niczego już nie kontroluje”.',
    ],
    hint: [
      'Złamana czy nie, jednostka ma swoją strefę: 5 cm od podstawki do podstawki, przy czym '
      + 'dokładnie 5 cm to jeszcze strefa.',
    ],
    after: [
      'Złamana formacja zachowuje swoje strefy kontroli.',
    ],
  },
  stay: {
    title: 'Wystarczą dwie?',
    text: [
      '{unit t2} i {unit t3} są już po szarży. {unit t1} stoi w miejscu.',
      '„Nikt nie musi szarżować”, mówi sąsiad. „Zostaw ją tam, gdzie stoi”.',
    ],
    hint: [
      'Kto zaczyna w strefie wroga, musi na niego szarżować albo na koniec być poza nią.',
    ],
    after: [
      'Stanie w miejscu nic nie daje: {unit t1} musi wyjść ze strefy wroga, na którego nikt nie szarżuje.',
    ],
  },
  out: {
    title: 'Poza strefę i do kontaktu',
    text: [
      'Dokąd pójdzie, wybierasz ty, byle na koniec jednostka stała poza strefą.',
    ],
    task: 'Wyprowadź {unit t1} ze strefy do kontaktu z orkiem z formacji {formation warband}.',
    hint: [
      'Do jednostki {unit b1} jest 10 cm, a tam nie sięga żadna strefa złamanego mobu.',
    ],
    after: [
      'Formacja obok wroga może szarżować na innego, jeśli cała oderwie się od tego pierwszego.',
    ],
  },
  mob: {
    title: 'A ci drudzy?',
    text: [
      '{unit m1} i twoja najbliższa jednostka: {gap m1} od siebie.',
      '„No to strzelają do ciebie”, mówi sąsiad.',
    ],
    hint: [
      'Najpierw sprawdź, na którą formację szarżowano, a dopiero potem, kto stoi blisko.',
    ],
    after: [
      'Wskazany cel: {formation warband}; nikt inny nie walczy, gdziekolwiek stoi.',
    ],
  },
};

/** The lesson 'pinned'. */
const pinnedName: NameTexts = {
  title: 'Strefy kontroli: związanie',
  teaches: 'Kto zaczyna w strefie samego celu i co wiąże jednostkę przy kontrszarży.',
};

const coursePinned: LessonProse = {
  fire: {
    title: 'Chcemy tylko strzelać',
    text: [
      'Twoi {formation devastators} dobrze strzelają, a źle uderzają. Wszyscy mają orków w odległości do 15 cm.',
      '{unit v1} i {unit b1}: {gap v1} od siebie. „No to nikt się nie rusza”, mówisz, „i jest wymiana ognia”.',
    ],
    hint: [
      'Czy któraś z twoich jednostek stoi w strefie kontroli, choćby w strefie celu?',
    ],
    after: [
      'Zwykle gra się tak, że także ten, kto zaczyna w strefie celu, musi go dotknąć albo z niej wyjść.',
    ],
  },
  whom: {
    title: 'Którego więc orka?',
    text: [
      '„Musi to być ten, w którego strefie stoi jednostka”, mówi gracz orków.',
    ],
    hint: [
      'Dotknąć kogoś musi ten, kto wchodzi w strefę. W które strefy ta jednostka jeszcze wchodzi?',
    ],
    after: [
      'Jednostka zaczyna w tej strefie i w żadną nie wchodzi: może więc iść też na innego orka z tej samej formacji.',
    ],
  },
  settle: {
    title: 'Poza strefę',
    text: [
      'Pozostałe dwie jednostki stoją dobrze.',
    ],
    task: 'Wyprowadź {unit v1} ze strefy, tak by wszyscy strzelali, i zakończ szarżę.',
    hint: [
      'Dwa centymetry do tyłu wystarczą, by wyjść ze strefy, a do strzału jest dość blisko.',
    ],
    after: [
      'Kontakt z orkiem też byłby dozwolony; twojej broni by się nie spodobał.',
    ],
  },
  held: {
    title: 'Kto jest związany?',
    text: [
      'Teraz kontrszarża orków.',
      '„Kto stoi w strefie, jest związany”, mówi sąsiad, „więc nikt nie przyjdzie”.',
    ],
    hint: [
      'Przy kontrszarży wiąże tylko kontakt.',
    ],
    after: [
      'Strefy nikogo tu nie wiążą; ork, którego dotyka Marine, zostałby na miejscu.',
    ],
  },
  after: {
    title: 'W trzech zdaniach',
    text: [
      'Wejście wiąże cię z pierwszym wrogiem, w którego strefę wchodzisz.',
      'Kto zaczyna w strefie, musi dotknąć wroga albo wyjść.',
      'A kogo ktoś już dotknął, ten nie ma strefy.',
    ],
    hint: [],
  },
};

/** The lesson 'overwatch'. */
const overwatchName: NameTexts = {
  title: 'Czuwanie przeciw szarży',
  teaches: 'Kiedy się strzela, co przed tym chroni i do czego liczą się straty i znaczniki od tego ognia.',
};

const courseOverwatch: LessonProse = {
  wood: {
    title: 'Czekają na ciebie',
    text: [
      'Formacja na czuwaniu może strzelać, gdy twoja szarża się skończy, zanim zacznie się walka.',
      'Na to czekają czołgi: {formation tanks}. Gwardziści przed tobą stoją w lesie.',
    ],
    task: 'Doprowadź trzy swoje jednostki do kontaktu podstawek z gwardzistami w lesie.',
    hint: [
      'Prosto przed siebie: {unit b1}, {unit b2} i {unit b3} też staną w lesie.',
    ],
    after: [
      'Teraz strzelają. Na trafienie rzuca się przy stole, a wynik wpisuje tutaj.',
    ],
  },
  cover: {
    title: 'Osłona dla szarżujących?',
    text: [
      'Boyz mają pancerz 6+, a las daje 5+.',
      '„Kto szarżuje, nie ma osłony”, mówi gracz gwardii.',
    ],
    question: 'Strzał z czuwania trafia jednostkę {unit b2}. Od ilu oczek udaje się rzut obronny?',
    hint: [
      'Osłonę odbiera szarżującym szturm, a ten się jeszcze nie zaczął.',
    ],
    after: [
      'Przed ogniem z czuwania szarżujący mają osłonę, przed atakami, które po nim następują, już nie.',
    ],
  },
  markers: {
    title: 'Ile znaczników?',
    text: [
      'Dwa strzały trafiają jednostki {unit b2} i {unit b5}. Oto twoje kości.',
      '„Znaczniki kładzie się po szturmie”, mówi sąsiad.',
    ],
    hint: [
      'Jeden znacznik za znalezienie się pod ogniem i jeden za każdą straconą jednostkę.',
    ],
    after: [
      'Te znaczniki kładzie się od razu, więc liczą się w wyniku.',
    ],
  },
  kills: {
    title: 'Na czyim koncie są zabici?',
    text: [
      'Dotychczasowe straty formacji {formation warband}, razem z tymi od ognia z czuwania: {lost attacker}.',
      '„Wszystkich mamy na koncie my”, mówi gracz gwardii.',
    ],
    question: 'Ilu zabitych ma na koncie gwardia?',
    hint: [
      'Liczą się zabici w atakach i w ogniu wsparcia.',
    ],
    after: [
      'Kogo zastrzelą czuwający, ten jest stracony, ale nie liczy się jako zabity w tym szturmie.',
    ],
  },
};

/** The lesson 'transports'. */
const transportsName: NameTexts = {
  title: 'Transportery: wsiadanie, wysiadanie, wrak',
  teaches: 'Kto może wysiąść, co oznaczają dwaj wrogowie przy drzwiach i kto wychodzi z wraku.',
};

const courseTransports: LessonProse = {
  out: {
    title: 'Wszyscy wysiadać?',
    text: [
      'Orkowie szarżują na twoje dwie Chimery; w każdej są dwie jednostki piechoty.',
      'Dwa moby dotykają transportera {unit c1}, jeden – {unit c2}. „Wszyscy wyskakują”, mówi sąsiad.',
    ],
    hint: [
      'Policz wrogów, którzy dotykają transportera: dwóch blokuje drzwi.',
    ],
    after: [
      'Pasażerowie wysiadają przy kontrszarży, ale nie z transportera, którego dotyka dwóch wrogów.',
    ],
  },
  fight: {
    title: 'Wyprowadź jedną jednostkę',
    text: [
      '{unit g4} zostaje w środku jako odwód.',
      'Pasażera stawia się w odległości do 5 cm od transportera, choćby w kontakcie z wrogiem.',
    ],
    task: 'Niech {unit g3} wysiądzie tak, by móc atakować, i zakończ kontrszarżę.',
    hint: [
      'Także za transporterem {unit c2} do orków jest nie więcej niż 15 cm.',
      'Kto zostaje w środku, nikogo nie atakuje i nie można go trafić.',
    ],
    after: [
      'To był ruch tej jednostki: kto wysiadł, sam już nie kontrszarżuje.',
    ],
  },
  wreck: {
    title: 'Chimera płonie',
    text: [
      'Trafienia w twoje jednostki: {hits defender}. Oto kości.',
      '„Wrak zabiera ze sobą wszystkich pasażerów”, mówi gracz orków.',
    ],
    hint: [
      'Każdy pasażer wraku ma własny rzut obronny: swój pancerz albo 6+.',
    ],
    after: [
      'Komu rzut się uda, ten staje tam, gdzie był wrak; reszta to straty jak każde inne.',
    ],
  },
  numbers: {
    title: 'Czy pasażerowie się liczą?',
    text: [
      'Porównuje się liczebność.',
      '„Liczy się tylko to, co stoi na stole”, mówi gracz orków.',
    ],
    hint: [
      'Porównuje się wszystkie jednostki formacji, te bezpośrednio w walce i pozostałe.',
    ],
    after: [
      'Ci w środku liczą się tak samo jak ci obok transportera.',
    ],
  },
};

/** The lesson 'withdrawing-well'. */
const withdrawingWellName: NameTexts = {
  title: 'Dobry odwrót',
  teaches: 'Ponad piętnaście centymetrów od każdego wroga i razem: gdzie złamana formacja jest bezpieczna.',
};

const courseWithdrawingWell: LessonProse = {
  stay: {
    title: 'Gdyby zostali',
    text: [
      'Szturm przegrany, a twoja kompania złamana.',
      '„Nikt nie każe ci uciekać”, mówi gracz orków.',
    ],
    question: 'Które z twoich jednostek by przepadły, gdyby żadna się nie ruszyła?',
    hint: [
      'Na koniec odwrotu 15 cm do najbliższego wroga to za blisko, z murem czy bez.',
    ],
    after: [
      'Zostać wolno, ale to najpewniejszy sposób, by przepaść.',
    ],
  },
  other: {
    title: 'Dość daleko?',
    text: [
      'Wszyscy uciekli od Boyz; {unit g3} i {unit g4} – w prawo.',
      '„Od tych, którzy ich pokonali, mają ponad 15 cm”, mówi sąsiad.',
    ],
    question: 'Gdyby odwrót skończył się teraz, które twoje jednostki by przepadły?',
    hint: [
      'Liczy się każdy wróg, nie tylko ten, który walczył. Spójrz: {formation stormboyz}.',
    ],
    after: [
      'Zmierz odległość od wszystkich, zanim wybierzesz kierunek.',
    ],
  },
  away: {
    title: 'Razem i daleko',
    text: [
      'Każda jednostka ma dwa ruchy i żadna strefa kontroli jej nie zatrzyma.',
      'Kto skończy z dala od innych, też przepada.',
    ],
    hint: [
      'Idź tam, gdzie są inni: między dwiema formacjami orków jest miejsce.',
      'To, co zostało z dwóch ruchów, wystarczy, by wszyscy tam doszli.',
    ],
    after: [
      'Z dala od każdego wroga i razem: to wszystko.',
    ],
  },
  broken: {
    title: 'A znaczniki złamanych?',
    text: [
      '„Złamani dostają znacznik za każdą twoją straconą jednostkę”, mówi gracz orków.',
    ],
    hint: [
      'Co się dzieje ze znacznikami formacji, która się łamie?',
    ],
    after: [
      'Złamana formacja nie ma żadnego znacznika; liczy się tak, jakby miała po jednym na jednostkę.',
    ],
  },
};

/** The lesson 'choosing-a-charge'. */
const choosingAChargeName: NameTexts = {
  title: 'Wybór szarży',
  teaches: 'Kontakt czy nie: twoją szarżę porównuje się z najlepszą, jaką znaleziono.',
};

const courseChoosingACharge: LessonProse = {
  value: {
    title: 'Co jest twoją mocną stroną?',
    text: [
      'Prowadzisz Marines, a naprzeciw stoi {formation mob}: masz 4+ w walce wręcz i 4+ w wymianie ognia.',
      'Orkowie uderzają na 4+, a strzelają na 6+. Których mogłaby uderzyć {unit t2}?',
    ],
    hint: [
      'Masz 15 cm, aż nadto, by dotknąć tych z przodu.',
    ],
    after: [
      'Uderzyć można. Pytanie, czy warto.',
    ],
  },
  charge: {
    title: 'Twoja szarża',
    text: [
      'O tym, czy szarża jest dobra, decydują szanse po najlepszej odpowiedzi orków.',
      'Twoją szarżę porównuje się z najlepszą, jaką znalazł ten program.',
    ],
    task: 'Szarżuj i zakończ szarżę. Nie może cię kosztować więcej niż osiem punktów procentowych szansy na wygraną.',
    hint: [
      'W kontakcie liczy się wartość walki wręcz, twoja i orków.',
      'Kontrszarża orków sięga 5 cm: z większej odległości cię nie dosięgną.',
    ],
    after: [
      'Szarża nie musi nikogo dotykać. Twoja wartość jest w obu przypadkach ta sama, a orków nie.',
    ],
  },
  how: {
    title: 'Jak walczą orkowie?',
    text: [
      'Orkowie są już po kontrszarży. Spójrz, kto gdzie stoi.',
    ],
    hint: [
      'Tylko kontakt podstawek robi z tego walkę wręcz.',
    ],
    after: [
      'Każdy ork trzymany z dala potrzebuje 6 zamiast 4.',
    ],
  },
  chance: {
    title: 'A twoje szanse?',
    text: [
      'Zanim ktoś rzuci kością: jak myślisz?',
    ],
    hint: [
      'Pomijając znaczniki i liczebność, policz, ilu zabitych wrogów może się spodziewać każda strona; resztę '
        + 'rozstrzygają kości.',
    ],
    after: [
      'Dość trafne oszacowanie przed szarżą rozstrzyga większość szturmów.',
    ],
  },
};

/** The lesson 'where-hits-fall'. */
const whereHitsFallName: NameTexts = {
  title: 'Gdzie spadają trafienia',
  teaches: 'Wśród równie bliskich wybierasz ty: twój rozdział trafień porównuje się z najlepszym.',
};

const courseWhereHitsFall: LessonProse = {
  order: {
    title: 'Wszystkie równie blisko',
    text: [
      'Prowadzisz orków. Gwardziści stoją w odległości 7 cm i strzelają; twoje cztery jednostki są równie blisko.',
      '„No to według listy”, mówi gracz gwardii.',
    ],
    question: 'Padają dwa trafienia. Które dwie twoje jednostki mogą je przyjąć?',
    hint: [
      'Spośród równie bliskich wybiera ich właściciel.',
    ],
    after: [
      'Dowolne dwie: wybór jest twój i wart chwili namysłu.',
    ],
  },
  saves: {
    title: 'Kto zniesie trafienie?',
    text: [
      'Boyz mają pancerz 6+. A {unit n1}?',
    ],
    hint: [
      'Rzut udaje się, gdy kość pokazuje tyle co pancerz lub więcej.',
    ],
    after: [
      'Z sześciu trafień w Nobz trzy są obronione, z sześciu w Boyz jedno.',
    ],
  },
  place: {
    title: 'Rozdzielasz ty',
    text: [
      'Trafienia: {hits defender}; według listy spadłyby na Boyz.',
      'Wszyscy uderzają naraz: kto teraz pada, swoimi kośćmi już rzucił.',
    ],
    task: 'Rozdziel trafienia tak, by kosztowały cię najmniej, i przejdź do rzutów obronnych.',
    hint: [
      'Dla wyniku jednostka to jednostka: liczy się, ile stracisz.',
    ],
    after: [
      'Trafienia przyjmuje ten, kto ma najlepszy rzut obronny, dopóki kosztuje to najwyżej jedną jednostkę.',
    ],
  },
  lost: {
    title: 'Ile to kosztowało',
    text: [
      'Oto kości twoich rzutów obronnych.',
    ],
    hint: [
      'Porównaj każdą kość z pancerzem jednostki, której dotyczy ten rzut.',
    ],
    after: [
      'O pojedynczym rzucie decyduje szczęście; o tym, ile ich trzeba, rozdział trafień.',
    ],
  },
};

export const courseWhatAnAssaultIsBooks: English['course-what-an-assault-is'] = {
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/what-an-assault-is/name': whatAnAssaultIsName,
};

export const courseWhoIsEngagedBooks: English['course-who-is-engaged'] = {
  'course/who-is-engaged': courseWhoIsEngaged,
  'course/who-is-engaged/name': whoIsEngagedName,
};

export const courseCloseCombatOrFirefightBooks: English['course-close-combat-or-firefight'] = {
  'course/close-combat-or-firefight': courseCloseCombatOrFirefight,
  'course/close-combat-or-firefight/name': closeCombatOrFirefightName,
};

export const courseNearestFirstBooks: English['course-nearest-first'] = {
  'course/nearest-first': courseNearestFirst,
  'course/nearest-first/name': nearestFirstName,
};

export const courseSecondLapBooks: English['course-second-lap'] = {
  'course/second-lap': courseSecondLap,
  'course/second-lap/name': secondLapName,
};

export const courseCoverBooks: English['course-cover'] = {
  'course/cover': courseCover,
  'course/cover/name': coverName,
};

export const courseFirstStrikeBooks: English['course-first-strike'] = {
  'course/first-strike': courseFirstStrike,
  'course/first-strike/name': firstStrikeName,
};

export const courseMacroWeaponsBooks: English['course-macro-weapons'] = {
  'course/macro-weapons': courseMacroWeapons,
  'course/macro-weapons/name': macroWeaponsName,
};

export const courseDecidedAtOnceBooks: English['course-decided-at-once'] = {
  'course/decided-at-once': courseDecidedAtOnce,
  'course/decided-at-once/name': decidedAtOnceName,
};

export const courseSupportingFireBooks: English['course-supporting-fire'] = {
  'course/supporting-fire': courseSupportingFire,
  'course/supporting-fire/name': supportingFireName,
};

export const courseTheResultBooks: English['course-the-result'] = {
  'course/the-result': courseTheResult,
  'course/the-result/name': theResultName,
};

export const courseTiesBooks: English['course-ties'] = {
  'course/ties': courseTies,
  'course/ties/name': tiesName,
};

export const courseLosingBooks: English['course-losing'] = {
  'course/losing': courseLosing,
  'course/losing/name': losingName,
};

export const courseWinningBooks: English['course-winning'] = {
  'course/winning': courseWinning,
  'course/winning/name': winningName,
};

export const courseFormationsTogetherBooks: English['course-formations-together'] = {
  'course/formations-together': courseFormationsTogether,
  'course/formations-together/name': formationsTogetherName,
};

export const courseWarEnginesBooks: English['course-war-engines'] = {
  'course/war-engines': courseWarEngines,
  'course/war-engines/name': warEnginesName,
};

export const courseCommanderDiesLastBooks: English['course-commander-dies-last'] = {
  'course/commander-dies-last': courseCommanderDiesLast,
  'course/commander-dies-last/name': commanderDiesLastName,
};

export const courseOnYourOwnBooks: English['course-on-your-own'] = {
  'course/on-your-own': courseOnYourOwn,
  'course/on-your-own/name': onYourOwnName,
};

export const courseEnteringZonesBooks: English['course-entering-zones'] = {
  'course/entering-zones': courseEnteringZones,
  'course/entering-zones/name': enteringZonesName,
};

export const courseLeavingZonesBooks: English['course-leaving-zones'] = {
  'course/leaving-zones': courseLeavingZones,
  'course/leaving-zones/name': leavingZonesName,
};

export const coursePinnedBooks: English['course-pinned'] = {
  'course/pinned': coursePinned,
  'course/pinned/name': pinnedName,
};

export const courseOverwatchBooks: English['course-overwatch'] = {
  'course/overwatch': courseOverwatch,
  'course/overwatch/name': overwatchName,
};

export const courseTransportsBooks: English['course-transports'] = {
  'course/transports': courseTransports,
  'course/transports/name': transportsName,
};

export const courseWithdrawingWellBooks: English['course-withdrawing-well'] = {
  'course/withdrawing-well': courseWithdrawingWell,
  'course/withdrawing-well/name': withdrawingWellName,
};

export const courseChoosingAChargeBooks: English['course-choosing-a-charge'] = {
  'course/choosing-a-charge': courseChoosingACharge,
  'course/choosing-a-charge/name': choosingAChargeName,
};

export const courseWhereHitsFallBooks: English['course-where-hits-fall'] = {
  'course/where-hits-fall': courseWhereHitsFall,
  'course/where-hits-fall/name': whereHitsFallName,
};

export const lessonNamesBooks: English['lesson-names'] = {
  course: {
    'what-an-assault-is': whatAnAssaultIsName,
    'who-is-engaged': whoIsEngagedName,
    'close-combat-or-firefight': closeCombatOrFirefightName,
    'nearest-first': nearestFirstName,
    'second-lap': secondLapName,
    cover: coverName,
    'first-strike': firstStrikeName,
    'macro-weapons': macroWeaponsName,
    'decided-at-once': decidedAtOnceName,
    'supporting-fire': supportingFireName,
    'the-result': theResultName,
    ties: tiesName,
    losing: losingName,
    winning: winningName,
    'formations-together': formationsTogetherName,
    'war-engines': warEnginesName,
    'commander-dies-last': commanderDiesLastName,
    'entering-zones': enteringZonesName,
    'leaving-zones': leavingZonesName,
    pinned: pinnedName,
    overwatch: overwatchName,
    transports: transportsName,
    'withdrawing-well': withdrawingWellName,
    'choosing-a-charge': choosingAChargeName,
    'where-hits-fall': whereHitsFallName,
    'on-your-own': onYourOwnName,
  },
};
