/** In Polish: what rows beside the texts of Warhammer 40,000 tell. */
import type { English } from '../english.ts';

/** Charges and fire at chargers. */
const charges = {
  '7C-D1': 'Nie szarżuje, kto jest związany walką, biegł, strzelał z broni ciężkiej lub podobnej, zaległ, wycofuje '
    + 'się lub zebrał się w tej turze.',
  '7C-D2': 'Oddział szarżowany podczas odwrotu testuje Cechy Przywódcze, gdy tylko szarża jest w zasięgu: zbiera '
    + 'się i walczy albo ginie.',
  '7C-D3': 'Oddział, w którym każdy jest szybki, raz powtarza jedną lub obie kości szarży.',
  '7C-D4': 'Oddział z modelem poruszającym się przez osłonę nie traci 2″ w trudnym terenie; ten model zdaje '
    + 'niebezpieczny teren.',
  '7C-D5': 'Oddziału samych rojów nie spowalnia trudny teren.',
  '7C-D6': 'Kto zachował plecak skokowy na szarżę, powtarza jej zasięg i uderza Młotem Gniewu.',
  '7C-O1': 'Ogień do szarżujących trafia na 6, ktokolwiek strzela.',
  '7C-O2': 'Broń wybuchowa nie strzela do szarżujących.',
  '7C-O3': 'Broń wzornikowa trafia szarżujących K3 razy, z własną Siłą i AP, na każdą odległość.',
  '7C-O4': 'Powolni i zdecydowani nie strzelają do szarżujących; z pojazdów tylko machiny kroczące.',
  '7C-O5': 'Rany od ognia do szarżujących bierze najbliższy z nich, póki nie zginie; można się przed nimi bronić i '
    + 'nikomu się nie liczą.',
} as const;

/** What models have. */
const units = {
  '7C-U1': 'Oddział z nieustraszonym modelem zdaje testy morale i strachu i nie może oblać ich celowo.',
  '7C-U2': 'Oddział z upartym modelem nie traci Cech Przywódczych w teście morale.',
  '7C-U3': 'Kto nie zna strachu, zdaje testy strachu i zbiera się; dogoniony w pościgu zostaje związany i nikogo '
    + 'się nie zdejmuje.',
  '7C-U4': 'Zelota jest nieustraszony i nienawidzi wszystkich.',
  '7C-U5': 'W pierwszej rundzie walki, kto nienawidzi, powtarza nieudane trafienia.',
  '7C-U6': 'Oddział z modelem, dla którego to zaprzysięgły wróg, powtarza jedynki na trafienie i zranienie.',
  '7C-U7': 'Oddział dotykający modelu, który budzi strach, testuje Cechy Przywódcze na początku walki; gdy obleje, '
    + 'walczy z Walką Wręcz 1.',
  '7C-U8': 'Kto kontratakuje, ma o jeden atak więcej, gdy jest szarżowany, chyba że jego oddział był już związany.',
  '7C-U9': 'Wściekła szarża dodaje 1 do Siły w turze szarży, chyba że jest nieuporządkowana.',
  '7C-U10': 'Szał sprawia, że szarża daje dwa ataki zamiast jednego, chyba że jest nieuporządkowana.',
  '7C-U11': 'Gdzie wróg ma w walce więcej modeli, te w szale zniszczenia mają o K3 ataków więcej.',
  '7C-U12': 'Kto nie czuje bólu, rzuca kością za każdą nieobronioną ranę i ignoruje ją na swoją liczbę.',
  '7C-U13': 'Rana natychmiastowej śmierci zabiera ofierze wszystkie rany i wszystkie się liczą; wiecznemu '
    + 'wojownikowi zabiera jedną.',
  '7C-U13a': 'Siła co najmniej dwa razy większa od Wytrzymałości zabija natychmiast.',
  '7C-U14': 'Co zatrute, rani na swoją liczbę albo według tabeli, gdzie ta wymaga mniej; gdy Siła przewyższa '
    + 'Wytrzymałość, nieudane rzuty się powtarza.',
  '7C-U15': 'Szóstka przy ranieniu tym, co rozrywa, rani każdego, z AP 2.',
  '7C-U16': 'Zguba ciała rani na 2+.',
  '7C-U17': 'Rozszarpanie powtarza nieudane rzuty na zranienie.',
  '7C-U18': 'Zguba pancerza rzuca o kość więcej przeciw pancerzowi pojazdów.',
  '7C-U19': 'Młot Gniewu: szarżujący w kontakcie trafia raz bez rzutu, w kroku 10, z własną Siłą.',
  '7C-U20': 'Zmiażdżenie uderza z AP 2 albo jednym atakiem z podwójną Siłą.',
  '7C-U21': 'Kogo zraniła broń ogłuszająca, ma Inicjatywę 1 do końca następnej fazy szturmu.',
  '7C-U22': 'Nieporęczna broń uderza w kroku 1, lecz nie w rękach potwornych istot i machin kroczących.',
  '7C-U23': 'Broń specjalisty ma drugą broń tylko w innej broni specjalisty; dwuręczna nigdy jej nie ma.',
  '7C-U24': 'Moc broni psionicznej rzuca się przed walką; póki trwa, jej rany to natychmiastowa śmierć.',
  '7C-U25': 'Demon ma niewrażliwość 5+ i budzi strach.',
  '7C-U26': 'Oddział z łowcą potworów powtarza nieudane rany przeciw potwornym istotom.',
  '7C-U27': 'Broń mistrzowska powtarza co turę jedno nieudane trafienie.',
  '7C-U28': 'Z równie bliskich rojów następną ranę bierze ten, któremu zostało ich najmniej.',
  '7C-U29': 'Oddział z krzyżowcem dodaje K3 do pościgu.',
  '7C-U30': 'Na koniec fazy szturmu, kto uderza i znika, może zdać test Inicjatywy i odejść 3K6″ z walki.',
  '7C-U31': 'Powolni i zdecydowani nie ścigają i nie strzelają do szarżujących; oni i nieustępliwi szarżują po '
    + 'ciężkim ogniu.',
  '7C-U32': 'Niszczyciel nie rzuca na zranienie: na 2+ zabiera K3 ran, na 6 K6 + 6 bez obrony.',
  '7C-T1': 'Potworna istota budzi strach, miażdży, uderza Młotem Gniewu, porusza się przez osłonę i jest nieustępliwa.',
} as const;

/** Weapons and grenades. */
const weapons = {
  '7C-W1': 'Miecz energetyczny ma AP 3.',
  '7C-W2': 'Topór energetyczny dodaje 1 do Siły, ma AP 2 i jest nieporęczny.',
  '7C-W3': 'Maczuga energetyczna dodaje 2 do Siły, ma AP 4 i ogłusza.',
  '7C-W4': 'Lanca energetyczna dodaje 1 do Siły i ma AP 3 w turze szarży, a poza nią AP 4.',
  '7C-W5': 'Broń biała i pistolety liczą się tylko jako druga broń.',
  '7C-W6': 'Pięść lub szpon energetyczny podwaja Siłę i ma AP 2; jest nieporęczny, a drugą bronią jest tylko inna '
    + 'broń specjalisty.',
  '7C-W7': 'Młot gromu to pięść energetyczna, która ogłusza.',
  '7C-W8': 'Pięść łańcuchowa to pięść energetyczna z kością więcej przeciw pojazdom.',
  '7C-W9': 'Szpon błyskawic ma AP 3 i powtarza nieudane rany; drugą bronią jest tylko inna broń specjalisty.',
  '7C-W10': 'Miecz psioniczny ma AP 3, topór +1, AP 2 i jest nieporęczny, kostur +2, AP 4 i ogłusza.',
  '7C-W11': 'Ostrze relikt dodaje 2 i ma AP 3, ewiscerator podwaja Siłę, ma AP 2 i jest nieporęczny; oba wymagają '
    + 'dwóch rąk.',
  '7C-W12': 'Ostrze wiedźmy ma zgubę ciała, agonizator jest zatruty z AP 3, ostrze pustki zabija od razu z AP 3, '
    + 'klaive dodaje 1 z AP 2.',
  '7C-W13': 'Broń drednota podwaja Siłę z AP 2, młot sejsmiczny z AP 1.',
  '7C-W14': 'Topór łańcuchowy ma AP 4, duży rąbak +2 i AP 5, kosa bojowa +2 i AP 2, ostrze piekieł AP 3.',
  '7C-W15': 'Szpony rozrywające rozrywają z AP 5, kosy mają AP 6, szczypce +1 i AP 2 i są nieporęczne.',
  '7C-W16': 'Tarcza burzowa broni na 3+ i nie jest drugą bronią; pancerz terminatora broni na 2+ lub niewrażliwie '
    + 'na 5+, jest nieustępliwy i nie ściga.',
  '7C-G1': 'Granaty odłamkowe zostawiają niosącego przy własnej Inicjatywie, gdy szarżuje przez trudny teren.',
  '7C-G2': 'Granaty obronne zabierają atak za szarżę tym, którzy nie byli już związani.',
  '7C-G3': 'Granat przeciwpancerny uderza potworne istoty i pojazdy z Siłą 6 i AP 4.',
  '7C-G4': 'Bomby termiczne uderzają z Siłą 8 i AP 1, granaty plazmowe z Siłą 4 i AP 4.',
  '7C-G5': 'W każdym oddziale granatu używa w fazie jeden model.',
} as const;

/** Characters, results and vehicles. */
const results = {
  '7C-C1': 'Bohater, który dołączył do oddziału, jest jego częścią; oddział testuje najwyższe Cechy Przywódcze.',
  '7C-C2': 'Uważaj, panie: na 4+, niezależny bohater na 2+, inny model w 6″ bierze jego ranę przed obroną.',
  '7C-C3': 'Wyzwanie rzuca się przed ciosami, jedno w każdej walce.',
  '7C-C4': 'Gdy wyzwanie odrzucono, druga strona mówi, kto nie uderza.',
  '7C-C5': 'Dwóch, którzy podjęli wyzwanie, stawia się w kontakcie i dotykają tylko siebie.',
  '7C-C6': 'Rany z wyzwania liczą się do wyniku.',
  '7C-C7': 'Z niezależnym bohaterem oddział zbiera się, jakby została z niego ćwierć.',
  '7C-R1': 'Dwie kości, które dają najwyżej Cechy Przywódcze, zdają test morale; dwie jedynki zawsze.',
  '7C-R2': 'Każda rana, o którą strona przegrała, zabiera jej punkt Cech Przywódczych.',
  '7C-R3': 'Oddział wycofuje się 2K6″, swobodnie przez tych, z którymi walczył; bez miejsca na to ginie.',
  '7C-R4': 'Oddział, z którego została ćwierć, zbiera się na Cechy Przywódcze, mniejszy tylko na dwie jedynki.',
  '7C-R5': 'Pościgi, konsolidacja i dosunięcia są takie jak w tekście.',
  '7C-V1': 'Pojazd, który nie jest machiną kroczącą, trafia się przeciw Walce Wręcz 1.',
  '7C-V2': 'Ciosy trafiają w tylny pancerz pojazdu.',
  '7C-V3': 'Kość i Siła przeciw pancerzowi: tyle samo to muśnięcie, więcej przebija.',
  '7C-V4': 'Co przebija, rzuca na uszkodzenia.',
  '7C-V5': 'Wybuchający pojazd trafia oddziały wokół z Siłą 4.',
  '7C-V6': 'Pojazdy nigdy nie testują morale.',
  '7C-V7': 'Machina krocząca walczy własnymi cechami.',
  '7C-V8': 'Przy nieuporządkowanej szarży pierwszy cel decyduje, jakie zasady kończą walkę.',
} as const;

/** The fourth edition. */
const fourth = {
  '4C-D1': 'Oddział po oddziale ogłasza szarżę i się rusza; wszyscy szarżują przed jakąkolwiek walką.',
  '4C-D2': 'Szarża sięga tak daleko, jak szturmuje oddział: 6″, bestie i kawaleria 12″.',
  '4C-D3': 'W trudnym terenie liczy się wyższa z dwóch kości, dla bestii i kawalerii podwójnie; potworne istoty '
    + 'powtarzają, motorów nie spowalnia.',
  '4C-D4': 'Motory w trudnym terenie testują niebezpieczny teren, piechota skokowa tylko tam, gdzie kończy ruch.',
  '4C-D5': 'Model, który potrzebuje najmniej ruchu, idzie pierwszy, do najbliższego wroga z szarżowanego oddziału.',
  '4C-D6': 'Ilu się da, dotyka wroga, w spójności i przez nikogo.',
  '4C-D7': 'Szybki ogień zabrania szarży, lecz nie motorom i machinom kroczącym.',
  '4C-D8': 'Oddział szarżowany podczas odwrotu albo taki, w który ktoś się konsoliduje, najpierw testuje, czy się '
    + 'zbierze, inaczej ginie.',
  '4C-D9': 'Nikt nie strzela do szarżujących.',
  '4C-W1': 'Model uderza w turze jedną bronią specjalną albo żadną; inna broń jest jego drugą.',
  '4C-W2': 'Zwykła broń i pistolety dają atak i nic więcej.',
  '4C-W3': 'Przeciw ciężkiej broni białej żaden pancerz nie broni lepiej niż na 4+.',
  '4C-W4': 'Tego, co robi taka broń, ten tekst nie mówi: pożyczono to z zasad próbnych.',
  '4C-T5': 'Przeciw ranom od potwornej istoty nie ma rzutu na pancerz.',
  '4C-T6': 'Potworna istota rzuca dwiema kośćmi przeciw pancerzowi pojazdów.',
  '4C-U1': 'Kto nie zna strachu, zbiera się; dogoniony w pościgu nie ginie i walczy dalej.',
  '4C-U2': 'Szarżowany oddział, który kontratakuje, rusza się do 6″, by dotknąć szarżujących, bez ataku za to.',
  '4C-U3': 'Oddział i dołączony bohater tracą zasady takie jak kontratak, gdy ich nie dzielą.',
  '4C-U4': 'Nieustraszony oddział nie testuje morale; zamiast tego nie ma odwrotu.',
  '4C-I1': 'Siła co najmniej dwa razy większa od Wytrzymałości zabija od razu.',
  '4C-A1': 'Kto ma kilka obron, wybiera, którą rzuca.',
  '4C-C1': 'Oddział używa Cech Przywódczych dołączonego bohatera, gdzie są lepsze, i rusza się jak najwolniejszy.',
  '4C-R1': 'Więcej ran wygrywa; potem morale, oderwanie i konsolidacja, i dosunięcie.',
  '4C-R2': 'Dwie kości, które dają najwyżej Cechy Przywódcze, zdają test morale; dwie jedynki zawsze.',
  '4C-R3': 'Przegrana walka kosztuje Cechy Przywódcze; ile, przepadło ze stroną.',
  '4C-R4': 'Terminatorzy i im podobni nie ścigają; konsolidują się.',
  '4C-R5': 'Pościg to kość i Inicjatywa, którą ma większość; tyle co przegrany niszczy go.',
  '4C-R6': 'Nie ma pościgu, gdzie nikt z przegranych nie jest już dotykany albo zwycięzca walczy z innymi.',
  '4C-R7': 'Oddział, który zniszczył wroga w pościgu, mimo to się konsoliduje.',
  '4C-R8': 'Konsolidacja to 3″ i może dosięgnąć nowego wroga.',
  '4C-R9': 'Oddział wycofuje się 2K6″, piechota skokowa, motory, bestie i kawaleria 3K6″, w trudnym terenie o '
    + 'połowę mniej.',
  '4C-R10': 'Dosunięcie na koniec to 6″; gdzie nikogo nie da się dosięgnąć, obie strony się konsolidują.',
  '4C-R11': 'Kto dotyka oddziału, uderza go; zwycięzca ściga lub konsoliduje się, gdy wszyscy jego wrogowie '
    + 'uciekają lub nie żyją.',
  '4C-R12': 'Wszystkie oddziały walki dosuwają się do wrogów, którzy w niej byli.',
  '4C-R13': 'Pół oddziału bez wroga w 6″ zbiera się na początku ruchu, z +1 bez wroga w polu widzenia.',
  '4C-R14': 'Bez odwrotu: przegrani, którzy nie uciekają, biorą jedną, dwie lub trzy rany zależnie od przewagi '
    + 'wroga i mogą się bronić.',
} as const;

export const books: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': { ...charges, ...units, ...weapons, ...results, ...fourth },
};
