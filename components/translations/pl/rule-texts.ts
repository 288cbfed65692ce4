/** In Polish: what the rules of Epic say. */
import type { English } from '../english.ts';

type Words = English['rule-texts'];

/** The tags of the books, and the few words beside them. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'NetEA FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'zasada specjalna NetEA',
  open: 'Punkt otwarty',
  readWith: 'razem z',
};

/** Who comes to charge at all. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Szturm zaczyna tylko formacja, która wykonuje akcję szturmu (Engage). Samo stanie blisko nigdy go nie '
    + 'zaczyna.',
  'A0.2': 'Formacja rzuca kością na swoją inicjatywę, z karą −1, gdy ma znacznik wybuchu, i −1, gdy jej strona '
    + 'utrzymuje inicjatywę. Gdy test się nie uda, dostaje znacznik wybuchu i tylko trzyma pozycję.',
  'A0.3': 'Niektóre armie dodają do rzutu na inicjatywę: Orks 2, rody Knight i watahy Unblooded 1.',
};

/** Whom the assault is against, and who else is in it. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'Szturmująca formacja wskazuje jedną formację wroga.',
  'A1.1': 'Szarżować można na każdą formację wroga na stole, bez względu na odległość i na to, czy jest złamana.',
  'A1.2': 'Formacje, których jednostki stoją w odległości do 5 cm od siebie, są przemieszane. Atakujący może objąć '
    + 'szarżą także te, które stoją tak blisko celu, ale nie musi.',
  'A1.3': 'Formacje objęte jedną szarżą liczą się jak jedna: wszystkie mogą kontrszarżować, trafienia mogą '
    + 'spaść na każdą z nich, a ich znaczniki wybuchu się sumuje.',
  'A1.4': 'Szarża nie musi dojść w pobliże każdej formacji, w którą jest wymierzona.',
  'A1.5': 'Commander może zabrać formacje, których choć jedna jednostka stoi w odległości do 5 cm od jego formacji, '
    + 'u Space Wolves do 10 cm. Dla wszystkich jest jeden test.',
  'A1.6': 'Własna formacja Commandera nie musi zbliżać się do celu.',
  'A1.7': 'Formacje, które szarżują razem, są jedną formacją, więc ich znaczniki wybuchu się sumuje.',
};

/** One move for each unit, and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2: 'Każda jednostka szturmującej formacji wykonuje jeden ruch. Ktoś musi skończyć dość blisko, by walczyć.',
  'A2.1': 'Szarża to jeden ruch, nie dłuższy, niż wynosi szybkość jednostki, w dowolną stronę. Ruch, który w '
    + 'całości przebiega drogą, jest o 5 cm dłuższy, a Infiltrators podwajają szybkość.',
  'A2.2': 'Po szarży któraś z twoich jednostek musi stać w odległości do 15 cm od celu i go widzieć. Jeśli żadna nie '
    + 'spełnia tego warunku, akcja się kończy i walki nie ma.',
  'A2.3': 'Każda jednostka kontroluje teren w promieniu 5 cm, Scout 10 cm. Możesz wejść w taką strefę tylko wtedy, '
    + 'gdy należy do jednostki celu, i tylko po to, by tej jednostki dotknąć.',
  'A2.4': 'Jednostka, która wchodzi w strefę kontroli, idzie do kontaktu z najbliższym wrogiem, do którego strefa '
    + 'należy. Jeśli ruch jest za krótki, idzie prosto na niego tak daleko, jak może.',
  'A2.5': 'Jednostka, której dotknięto, do końca szturmu nie ma strefy kontroli, więc inni mogą ją minąć.',
  'A2.6': 'Najwyżej dwie jednostki mogą w szarży wejść w kontakt z tym samym wrogiem.',
  'A2.7': 'Jednostka, która zaczyna w strefie kontroli, czy się rusza, czy nie, musi dotknąć jednostki celu albo być '
    + 'poza strefą na koniec szarży; ze strefy innej formacji musi wyjść zawsze.',
  'A2.8': 'Po ruchu formacja stoi jednym łańcuchem z odstępami do 5 cm, Scouts do 20 cm. Kto jest poza nim, '
    + 'przepada, a każda taka strata to znacznik wybuchu; właściciel mówi, która część zostaje.',
  'A2.9': 'Możesz przechodzić przez własną piechotę, nie przez innych sojuszników i nigdy przez wroga. Jump Packs '
    + 'przelatują nad sojusznikami i nad terenem.',
  'A2.10': 'Jednostka, która wchodzi w niebezpieczny teren albo w nim zaczyna, rzuca kością i przepada przy 1: bez '
    + 'rzutu obronnego, bez znacznika wybuchu, nie liczy się jako zabita. Walker rzuca jeszcze raz, tak jak '
    + 'jednostka, która w tym kroku idzie najwyżej 5 cm.',
  'A2.11': 'Pasażerowie wysiadają na końcu ruchu transportera, w odległości do 5 cm od niego i, jeśli chcą, do '
    + 'kontaktu; z '
    + 'samolotu na ziemi Jump Packs i skimmery w odległości do 15 cm. Transporter może też podjechać do jednostki '
    + 'swojej formacji, która sama się nie rusza, zabrać ją i jechać dalej; ona w tym ruchu już nie wysiada.',
  'A2.12': 'Formacje na czuwaniu strzelają po szarży, po każdym ruchu wycofujących się i przy konsolidacji. Kto '
    + 'zostaje ostrzelany, dostaje od razu znacznik wybuchu i jeden za każdą stratę; jeśli to łamie formację, '
    + 'wycofuje się ona. Te straty nie liczą się do zabitych.',
  'A2.13': 'Machina bojowa spycha z drogi mniejsze jednostki celu, najwyżej dwa razy tyle, ile wynosi jej początkowa '
    + 'wytrzymałość. Na końcu dotykają jej podstawki. Z okopu i bunkra nikogo się nie spycha.',
};

/** The answer of those who were charged. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Jednostki bez kontaktu mogą ruszyć na najbliższego wroga, zanim ktokolwiek uderzy.',
  'A3.1': 'Jednostka bez kontaktu może przesunąć się najwyżej o 10 cm, jeśli jej szybkość to 30 cm lub więcej, '
    + 'w przeciwnym razie o 5 cm.',
  'A3.2': 'Nikt nie musi. Kto to robi, idzie prosto na najbliższą jednostkę wroga z dowolnej formacji albo na '
    + 'następną co do odległości, jeśli tamta ma już w kontakcie dwie jednostki.',
  'A3.3': 'Obowiązują zasady szarży, a ruch, który zerwałby spójność, nie jest dozwolony. '
    + 'Infiltrators i drogi nic tu nie dają. Skimmery mogą się wznieść: wtedy walczą w wymianie ognia, tak jak każdy, '
    + 'kto ich dotyka.',
  'A3.4': 'Jednostki mogą zamiast tego wsiąść lub wysiąść, ale dalej już nie idą. Nie wolno tego robić, gdy '
    + 'transportera dotyka dwóch wrogów, a machiny bojowej dwa razy tylu, ile wynosi jej początkowa wytrzymałość.',
  'A3.5': 'Formacja wroga spoza szturmu, której się dotknie, dołącza do niego, jakby szarżowała. Jeśli jej strona '
    + 'przegra, formacja też się łamie; jeśli wygra, formacja liczy własne straty.',
  'A3.6': 'Wciągnąć można tylko wrogów. Sojusznicy w pobliżu mogą tylko wspierać.',
  'A3.7': 'W pierwszej rundzie po kontrszarżach między stronami wciąż musi być linia strzału. Dalsze rundy toczą się '
    + 'i bez niej.',
  'A3.8': 'W pierwszej rundzie kontrszarżuje tylko obrońca. Po remisie mogą obie strony, najpierw atakujący.',
  'A3.9': 'Formacja Unblooded musi kontrszarżować tak daleko, jak może. Jednostka z Ferocity może iść 5 cm dalej.',
  'A3.10': 'Jednostka, która wcale nie może się ruszać, zostaje na miejscu. Machina bojowa w kontakcie może iść '
    + 'dalej, póki dotyka jej mniej wrogów, niż wynosi jej początkowa wytrzymałość.',
};

/** Who strikes, with what, and when that settles it. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Uderzają wszyscy, którzy są bezpośrednio w walce, obie strony naraz.',
  'A4.1': 'Jednostka jest bezpośrednio w walce, gdy dotyka wroga albo ma go w odległości do 15 cm i na linii strzału. '
    + 'Ustala się to od nowa w każdej rundzie.',
  'A4.2': 'W kontakcie jednostka rzuca kością na wartość walki wręcz, poza kontaktem na wartość wymiany ognia, i tak '
    + 'samo za każdy dodatkowy atak. Nic nigdy nie zmienia tych wartości.',
  'A4.3': 'Jednostka bez wartości wymiany ognia uderza tylko w kontakcie.',
  'A4.4': 'Wszystkie ataki odbywają się naraz, więc zabici też uderzyli. Wcześniej jest tylko First Strike.',
  'A4.5': 'Trafiona strona rozdziela trafienia i wykonuje rzuty obronne, a jej zabici idą na konto drugiej strony. '
    + 'Znaczniki wybuchu czekają do końca szturmu.',
  'A4.6': 'Trafić można tylko jednostki bezpośrednio w walce, i tylko na linii strzału któregoś wroga.',
  'A4.7': 'Jeśli nie został żaden obrońca, wygrał atakujący. Jeśli padli wszyscy atakujący, którzy byli '
    + 'bezpośrednio w walce, wygrał obrońca. Wtedy nie ma wsparcia, rzutu na wynik ani dobijania.',
};

/** Friends near by. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Jeśli ataki niczego nie rozstrzygnęły, formacje w pobliżu dają ogień wsparcia.',
  'A5.1': 'Obie strony mogą wezwać wsparcie, póki ataki nie wyłoniły zwycięzcy.',
  'A5.2': 'Jednostka może wspierać, gdy jej formacja nie jest w szturmie ani złamana, nie maszerowała, a wróg, który '
    + 'atakował, jest w odległości do 15 cm i na linii strzału.',
  'A5.3': 'Wspierający rzucają na wartość wymiany ognia, razem z dodatkowymi atakami broni strzeleckiej. First Strike '
    + 'nic tu nie daje.',
  'A5.4': 'Ich trafienia spadają na jednostki bezpośrednio w walce, w odległości do 15 cm od strzelającego i w jego '
    + 'polu widzenia, począwszy od najbliższych. Samych wspierających trafić nie można.',
  'A5.5': 'Liczą się zabici przez wspierających. Liczebność wspierających, ich znaczniki wybuchu i jednostki '
    + 'Inspiring się nie liczą.',
  'A5.6': 'Jeśli ogień wsparcia wybije jedną stronę, wygrywa druga.',
};

/** Two dice, what is added to them, and what losing costs. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Kości i to, co dała walka, rozstrzygają, kto się utrzyma.',
  'A6.1': 'Każda strona rzuca dwiema kośćmi, zostawia wyższą i dodaje swoje modyfikatory.',
  'A6.2': 'Dodajesz 1 za każdego zabitego, 1 za więcej jednostek i jeszcze 1 za ponad dwa razy tyle, 1 za brak '
    + 'znaczników wybuchu, 1, gdy wróg ma ich więcej, i 1 za każdą żywą jednostkę Inspiring.',
  'A6.3': 'Liczą się tylko te znaczniki wybuchu, które leżały przed stratami z tego szturmu.',
  'A6.4': 'Wygrywa wyższa suma. Równe sumy oznaczają kolejną rundę od kontrszarży, a zabici liczą się dalej.',
  'A6.5': 'Przegrany dostaje trafienie za każdy punkt różnicy. Nic przed tymi trafieniami nie chroni; spadają na '
    + 'dowolne jego jednostki, w walce czy nie, począwszy od stojących najbliżej wroga. Zwycięzcy z Brutal dodają '
    + 'jedno trafienie, już po ewentualnym zmniejszeniu o połowę.',
  'A6.6': 'Jednostki Fearless się pomija. Space Marines dostają połowę tych trafień, zaokrągloną w dół.',
  'A6.7': 'Gdy transporter dostał trafienie albo został pominięty, trafienia dostają najpierw wszyscy w środku, '
    + 'dopiero potem następna jednostka na zewnątrz. Pasażerowie bez trafienia wykonują rzut obronny, gdy wychodzą z '
    + 'wraku.',
  'A6.8': 'Dobite jednostki nie dają znaczników wybuchu i nie zmieniają wyniku.',
};

/** The losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Przegrane formacje łamią się i uciekają, o ile zdołają.',
  'A7.1': 'Każda przegrana formacja łamie się bez testu: jej znaczniki wybuchu znikają.',
  'A7.2': 'Przegrana formacja, która była złamana na początku szturmu, zostaje zniszczona, prócz jednostek Fearless.',
  'A7.3': 'Każda jednostka może wykonać dwa ruchy w dowolną stronę, przez strefy kontroli, ale nie przez '
    + 'wrogów; poza tym to ruchy jak inne: każdy może wymagać testu niebezpiecznego terenu, transportery zabierają i '
    + 'wysadzają, a czuwający mogą strzelać po każdym. Na końcu przepada ten, kto stoi z dala od innych, '
    + 'potem ten, kto stoi w odległości do 15 cm od wroga; jednostka Fearless tylko wtedy, gdy się ruszyła '
    + 'i skończyła w odległości do 5 cm.',
  'A7.4': 'Machina bojowa, która kończy odwrót blisko wroga, nie ginie: dostaje punkt obrażeń za każdego wroga w '
    + 'odległości do 15 cm i nic przed tym nie chroni.',
  'A7.5': 'Stojący na ziemi samolot przegranych zostaje zniszczony, chyba że ma Fearless. Ci, którzy z niego '
    + 'wysiedli, wycofują się.',
  'A7.6': 'Formacje przegranej strony, które stały w odległości do 15 cm od walczącego wroga i w jego polu widzenia, '
    + 'dostają po znaczniku wybuchu, czy mogły strzelać, czy nie.',
  'A7.7': 'Najpierw dobijanie, potem przegrany łamie się, ginie lub wycofuje się, potem znaczniki dostają jego '
    + 'sojusznicy, na końcu zwycięzca dostaje znaczniki i się rusza.',
};

/** What winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Zwycięzca liczy straty i wykonuje dodatkowy ruch.',
  'A8.1': 'Każda zwycięska formacja dostaje znacznik wybuchu za każdą swoją zabitą jednostkę lub punkt obrażeń, ale '
    + 'nie za jednostki Expendable. Formacja złamana na początku nie dostaje żadnego.',
  'A8.2': 'Zwycięzca może się złamać od tych znaczników wybuchu. Wycofywać się nie musi.',
  'A8.3': 'Jednostki zwycięzcy mogą przesunąć się najwyżej o 5 cm, a z Hit and Run najwyżej o tyle, ile wynosi ich '
    + 'szybkość, ale nie do strefy kontroli wroga. Transportery mogą zabrać inne jednostki zamiast ich ruchu. Do '
    + 'ruszających się mogą strzelać czuwający.',
  'A8.4': 'Przegrany z Fearless, który zostaje w kontakcie, nadal tam stoi; nic więcej się teraz nie dzieje.',
};

/** Whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1: 'Właściciel rozdziela trafienia od przodu do tyłu: najpierw jednostki w kontakcie, potem według odległości od '
    + 'wroga. Spośród równie bliskich wybiera sam.',
  H2: 'Nikt nie dostaje drugiego trafienia, zanim wszyscy, których można trafić, nie dostaną po jednym.',
  H3: 'Najpierw rozdziela się wszystkie trafienia partii, potem wykonuje rzuty obronne, potem zdejmuje zabitych.',
  H4: 'Rodzaj jednostki nie ma znaczenia dla tego, kogo się trafia.',
  H5: 'Trafienia z walki wręcz i z wymiany ognia to jedna pula. Cios z kontaktu może spaść na kogoś dalej, a '
    + 'pierwszy szereg dostaje trafienia z wymiany ognia.',
  H6: 'Najpierw idzie First Strike, potem zwykłe trafienia, potem makrobroń i Titan Killer; każdą partię rozdziela '
    + 'się osobno i osobno wykonuje się rzuty obronne.',
  H7: 'Późniejsza partia zaczyna się znów od najbliższego ocalałego, w wybranej wcześniej kolejności.',
  H8: 'Trafienia ignorujące osłonę idą na jednostki w osłonie, a trafienia lancą na te z Reinforced Armour, o ile '
    + 'pozwala na to '
    + 'kolejność od najbliższych.',
  H9: 'Gdy przyjdzie jej kolej, machina bojowa, nawet uszkodzona, dostaje trafienia do wysokości początkowej '
    + 'wytrzymałości, zanim dostanie je następna jednostka.',
  H10: 'Na obrażenia, które Titan Killer zadaje machinie bojowej, rzuca się, gdy spada trafienie; liczą się jako tyle '
    + 'trafień, ile ich wypadnie. Nadmiar nie przechodzi na innych.',
  H11: 'Dwa trafienia w jedną jednostkę to dwa rzuty obronne. Jeden nieudany ją zabija, a to jeden zabity.',
  H12: 'Trafienia, których nie ma już kto przyjąć, przepadają.',
};

/** What a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Rzut obronny udaje się, gdy kość osiąga wartość pancerza; rzuca się raz za każde trafienie. Nieudany niszczy '
    + 'jednostkę.',
  V2: 'Piechota w osłonie może wykonać rzut obronny za osłonę zamiast za pancerz, nigdy za jedno i drugie.',
  V3: 'W szturmie osłonę ma tylko obrońca. Kto szarżuje, już z niej wyszedł.',
  V4: 'Reinforced Armour pozwala powtórzyć nieudany rzut obronny, na wartość pancerza, nawet gdy zawiodła osłona.',
  V5: 'Przeciw lancy Reinforced Armour nie pozwala powtórzyć rzutu.',
  V6: 'Przeciw makrobroni nie ma rzutu obronnego poza jednym rzutem Reinforced Armour i rzutem niewrażliwości.',
  V7: 'Przeciw Titan Killer pomaga tylko rzut niewrażliwości. Titan Killer zadaje machinie bojowej tyle punktów '
    + 'obrażeń, ile mówią jego kości; każda inna jednostka to jeden zabity.',
  V8: 'Ignore Cover odbiera rzut obronny za osłonę.',
  V9: 'Rzut niewrażliwości to ostatnia szansa: udaje się na 6, przy Living Metal na 4, przy Deflector Shield na 5, '
    + 'bez względu na rodzaj trafienia. Machina bojowa rzuca raz za każdy punkt obrażeń.',
  V10: 'Najpierw tarcze zatrzymują punkty obrażeń z wymiany ognia, ale nigdy ciosów w kontakcie. Potem pancerz lub '
    + 'osłona, drugi rzut Reinforced Armour i rzut niewrażliwości. Obrońca rzuca przed atakującym.',
  V11: 'Rzut obronny przeciw trafieniu snajpera ma karę −1.',
  V12: 'Pasażerowie wraku stają tam, gdzie on stał, i wykonują rzut obronny przeciw trafieniu tego samego rodzaju, za '
    + 'pancerz albo na 6 za osłonę wraku. Kto siedział w czymś, co leciało wysoko, przepada.',
  V13: 'Holofield daje zamiast pancerza rzut obronny na 3, jedną kością, bez względu na rodzaj trafienia. Knight '
    + 'Shield daje rzut na 4 za każdy punkt, ale nie przeciw ogniowi wsparcia. Ion Shield daje rzut na 4 '
    + 'przeciw trafieniom z wymiany ognia, ale nie przeciw makrobroni.',
};

/** How war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Machina bojowa rzuca kością za każdy punkt początkowej wytrzymałości i za każdy dodatkowy atak.',
  W2: 'Jej właściciel dzieli te kości między walkę wręcz z wrogami w kontakcie i wymianę ognia z resztą.',
  W3: 'Jej ciosy spadają tylko na jednostki, których dotyka, jej ogień tylko na inne, w odległości do 15 cm i na '
    + 'linii strzału.',
  W4: 'W kontakcie z nią może być dwa razy tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W5: 'Każde nieobronione trafienie zabiera jej punkt wytrzymałości. Po stracie ostatniego jest zniszczona.',
  W6: 'Za każdy stracony punkt rzuca się kością: na 6 trafienie krytyczne robi to, co mówi karta jednostki, a gdy '
    + 'karta nic nie mówi, zabiera jeszcze punkt. Niektóre machiny bojowe wybuchają i trafiają wszystkich w pobliżu.',
  W7: 'Każdy punkt obrażeń to jeden zabity, punkty trafienia krytycznego też, ale nigdy więcej, niż zostało.',
  W8: 'Machina bojowa liczy się za tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W9: 'Trafienie dobijania zabiera jej punkt wytrzymałości, po czym rzuca się na trafienie krytyczne.',
  W10: 'Formacje wewnątrz machiny bojowej mogą wysiąść i walczyć razem z nią. Kto zostaje w środku, liczy się przy '
    + 'wyniku.',
  W11: 'Niektóre wersje zasad dają Tytanom inne kości w kontakcie.',
};

/** When a formation breaks, and what being broken means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1: 'Formacja łamie się, gdy ma tyle znaczników wybuchu, ile jednostek; Space Marines dopiero przy dwóch na '
    + 'jednostkę. Znaczniki złamanej formacji się zdejmuje.',
  B2: 'Złamana formacja liczy się tak, jakby miała tyle znaczników wybuchu, ile jednostek.',
  B3: 'Złamana formacja traci jednostkę za każdy znacznik wybuchu, który miałaby dostać, bez rzutu obronnego i od '
    + 'przodu. Space Marines tracą jedną za każde dwa.',
  B4: 'Złamana formacja walczy w szturmie jak każda inna. Nie może wspierać, a jeśli przegra, zostaje zniszczona.',
  B5: 'Znaczniki wybuchu ponad próg złamania znikają razem z resztą.',
  B7: 'Formacje w szturmie nie dostają znaczników wybuchu, póki on trwa.',
};

/** Distances, lines of fire, terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Odległości mierzy się między najbliższymi krawędziami dwóch podstawek. „W kontakcie” znaczy: bez odstępu.',
  L2: 'Teren, który zasłania, przerywa linię strzału. Jeśli jedna z dwóch jednostek w nim stoi, widzą się jeszcze '
    + 'przez najwyżej 10 cm tego terenu.',
  L3: 'Jednostki nie przerywają linii strzału; machiny bojowe tak.',
  L4: 'Kto stoi wyżej, widzi ponad niższym terenem, jeśli tak ustalono dla stołu.',
  L5: 'Każdy rodzaj terenu daje piechocie swoją osłonę, a zatrzymuje tych, dla których jest zbyt trudny, '
    + 'lub im zagraża.',
};

export const books: English['rule-texts'] = {
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
