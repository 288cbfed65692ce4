/** In Polish: what lessons say to answers and to what was done. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { AnswerWords } from '../../../../machines/lessons/answer-words.ts';
import { hits as hitsOf, units } from '../counts.ts';
import { SAVES } from '../epic-armageddon/reason-words.ts';
import { SIDES } from '../sides.ts';

const nearer = (count: number): string =>
  (count === 0 ? 'nikt nie jest bliżej' : `bliżej po jej stronie: ${units(count)}`);

/** After 'rzuca'. */
const withDice = (count: number): string =>
  counted(count, { one: 'kością', few: 'kośćmi', many: 'kośćmi', other: 'kości' });

export const words: AnswerWords = {
  sides: SIDES,
  winners: SIDES,
  nobody: 'nikt',
  noSave: 'brak',
  diceTogether: (first, second) => `${first} i ${second}`,
  effects: {
    normal: 'zwykłe', 'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  saves: SAVES,

  lookAgain: 'Przeczytaj zasadę jeszcze raz.',
  timeIsOver: 'Czas na to już minął.',
  chooseOne: 'Wybierz jedną.',
  leftOut: name => `Brakuje: ${name}.`,
  not: name => `${name}: nie.`,
  notComplete: name => `Kolejność jest niepełna, brakuje: ${name}.`,
  tooEarly: name => `${name} jest za wcześnie.`,
  tooMuch: 'To za dużo.',
  tooLittle: 'To za mało.',

  mayBeCharged: 'To formacja wroga z jednostką na stole.',
  mayBeBrought: 'Commander może ją zabrać: jest dość blisko i nie jest złamana.',
  mayBeChargedToo: 'Stoi do 5 cm od celu, więc szarża może objąć i ją.',
  somebodyNear: 'Ktoś z szarżujących stoi do 15 cm od kogoś z celu i nic ich nie zasłania.',
  nobodyNear: 'Nikt z szarżujących nie stoi do 15 cm i na linii strzału kogokolwiek z celu.',
  speed: (name, speed) =>
    `${name} ma szybkość ${figure(speed)}; szybcy idą dłuższą drogę, wszyscy inni krótszą.`,

  firstStrike: 'Ma First Strike i atakuje przed wszystkimi, którzy go nie mają.',
  noFirstStrike: 'Atakuje razem z innymi: tutaj nie ma First Strike.',
  nobodyAttacks: 'Nikt z nich nie atakuje.',
  throwsForOne: (name, dice) => `Na przykład ${name} rzuca ${withDice(dice)}.`,
  diceEach: 'Każda atakująca jednostka rzuca kością, machina bojowa jedną za każdy swój punkt; dodatkowe ataki '
    + 'dokładają swoje.',
  whichValue: 'W kontakcie liczy się wartość walki wręcz, poza nim wartość wymiany ognia.',
  whatHits: 'Kość trafia, jeśli pokazuje tyle, ile trzeba w jej rzucie, albo więcej; nie w każdym trzeba tyle samo.',

  inContact: count => `Jest w kontakcie podstawek; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Do najbliższego wroga ma ${far}; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Do najbliższego wspierającego ma ${far}; ${nearer(count)}.`,
  getsAsFar: 'Tak daleko trafienie dojdzie: wcześniej nikt nie dostaje drugiego.',
  doesNotGetAsFar: 'Tak daleko trafienia nie dojdą: najpierw są najbliżsi.',
  nobodyTwice: 'Nikt nie dostaje dwa razy, zanim wszyscy, których można trafić, nie dostaną raz.',
  takesOfALap: (name, takes) => `${name} w każdej kolejce dostaje do ${counted(takes, {
    one: 'trafienia', other: 'trafień',
  })}, ile wynosi wytrzymałość, zanim dostanie następna jednostka.`,

  noCover: {
    'war-engine': 'Machiny bojowe nie mają osłony.',
    charged: 'Kto szarżuje, ten wyszedł z osłony, gdziekolwiek teraz stoi.',
    'own-bunker': 'Chroni ją bunkier, który dla niej wykopano.',
  },
  inCover: 'Stoi w osłonie i może rzucać na nią zamiast na pancerz.',
  coverForInfantry: 'Stoi w osłonie, która jest tylko dla piechoty.',
  noCoverThere: 'Tam, gdzie stoi, osłony nie ma.',
  againstEffects: {
    normal: 'Przed zwykłym trafieniem chroni pancerz albo osłona, co woli właściciel.',
    'ignore-cover': 'Przed tym trafieniem osłona nie chroni, a pancerz tak.',
    lance: 'Przed lancą broni jeden rzut, nigdy drugi.',
    sniper: 'Trafienie snajpera utrudnia obronę o jeden.',
    'macro-weapon': 'Przed makrobronią nie chroni ani pancerz, ani osłona; Reinforced Armour ma jeden rzut.',
    'titan-killer': 'Przed Titan Killer nie chroni żaden pancerz ani osłona.',
  },
  againstAnything: name => `Zapytaj też, czy ${name} ma rzut obronny, który działa na wszystko.`,
  savesOn: (name, face) => `${name} broni się przed nim na ${face}+.`,
  lostWithoutSave: 'Przepada ten, kto dostał trafienie i nie ma rzutu obronnego; nikt inny.',
  damageNow: (name, left) => `${name} ma teraz jeszcze ${figure(left)}; każde niezatrzymane trafienie zabiera punkt, `
    + 'niektóre więcej.',
  criticals: 'Za każdy stracony punkt rzuca się kością, a trafienie krytyczne może zabrać kolejny.',
  leftAfter: (attackers, engaged, defenders) => 'Po tych kościach w szturmie zostaje: po stronie atakującego '
    + `${units(attackers)}, z tego bezpośrednio w walce ${figure(engaged)}, a po stronie obrońcy ${figure(defenders)}.`,

  kills: 'Zabici to ci z ataków i z ognia wsparcia, w każdej rundzie tego szturmu, a punkt obrażeń machiny bojowej '
    + 'liczy się jako jeden.',
  everybodyCounts: 'Liczą się wszyscy z formacji, które walczą, bezpośrednio w walce czy nie; kto tylko wspiera '
    + 'ogniem, ten nie.',
  enginesCount: 'Machina bojowa liczy się za swoją początkową wytrzymałość.',
  nothingCounts: side => `Strona: ${side}. Nic się dla niej nie liczy.`,
  whatCounts: (side, names) => `Strona: ${side}. Liczy się dla niej: ${names}.`,
  onlyHigher: 'Z jej dwóch kości liczy się tylko wyższa.',
  settledBefore: 'O nic się nie rzuca: szturm rozstrzygnął się wcześniej.',
  totals: (attacker, defender) => `Atakujący ma razem ${figure(attacker)}, obrońca ${figure(defender)}; wygrywa `
    + 'wyższa suma, przy równych walka trwa dalej.',
  hackDowns: 'Przegrany dostaje tyle trafień, o ile przegrał, a przy remisie żadnego.',
  halved: 'Marines, którzy nie znają strachu, dostają z tego połowę, zaokrągloną w dół.',

  hasNotFought: 'Nie walczyła: najwyżej wstrząśnie nią jeden znacznik wybuchu.',
  hasWon: 'Jej strona wygrała: dostaje znacznik wybuchu za każdą swoją stratę.',
  onlyLosersBreak: 'Za to łamie się tylko formacja, która przegrała szturm.',
  wasBroken: 'Była złamana już wcześniej.',
  allLost: 'Na koniec traci wszystkie jednostki.',
  standsLeft: left => `Gdy wszystko się kończy, zostaje z niej ${units(left)}.`,
  mustGo: 'Przegrała albo złamał ją znacznik, bo stała blisko: ma dwa ruchy.',
  nobodyLeft: 'Nie został z niej nikt, kto by się wycofał.',
  stays: 'Jej strona wygrała: zostaje tam, gdzie stoi, nawet jeśli złamią ją straty.',
  losesMarkers: 'Formacja, która się łamie, traci wszystkie znaczniki wybuchu.',
  keepsAndTakes: 'Zachowuje znaczniki, które miała, i dostaje jeszcze jeden za każdą swoją stratę.',
  keepsMarkers: 'Zachowuje własne znaczniki; formacja po stronie przegranego, która stała blisko, dostaje jeszcze '
    + 'jeden.',
  certain: (attacker, defender) => `Policz to, co pewne. Zabici na rachunku atakującego: ${figure(attacker)}, na `
    + `rachunku obrońcy: ${figure(defender)}. Potem to, na co jeszcze się rzuca.`,

  somebodyOut: 'Ktoś nie walczy w tym szturmie: walczą tylko ci, których wskazano razem z celem.',
  formationOut: name => `${name} nie walczy w tym szturmie: walczą tylko ci, których wskazano razem z celem.`,
  diceInContact: (name, dice) => `${name}, kości w walce wręcz: ${figure(dice)}. Jeśli właściciel nie powie inaczej, `
    + 'wszystkie idą tam, gdzie wartość jest lepsza.',
  cannotBeHit: name => `${name} nie może dostać trafienia.`,
  hitsAlone: (name, hits) => `${name} ma z tego ${hitsOf(hits)}; właściciel może zamienić tylko z kimś równie `
    + 'bliskim, a nikogo takiego nie ma.',
  hitsAmong: (name, hits, equal) =>
    `${name} ma z tego ${hitsOf(hits)}; właściciel może zamienić tylko z równie bliskimi: ${equal}.`,
  hasNotThrown: (name, save) => `${name} nie rzuca tu takiej obrony: ${save}.`,
  hasNoSave: (name, save) => `${name} nie ma przeciw zwykłemu trafieniu takiej obrony: ${save}.`,
  supportedBy: (side, names) => `Strona: ${side}. Ogień wsparcia: ${names}. Wspiera każdy, kto może, jeśli właściciel `
    + 'nie powie inaczej.',
  mayNotSupport: name => `${name} nie może teraz wspierać.`,
  wasNoAssault: 'Skończyło się inaczej: szturmu nie było.',
  wentAnotherWay: 'Skończyło się inaczej: szturm poszedł inną drogą.',

  someInContact: (there, count) =>
    `W kontakcie podstawek: ${figure(there)} z ${figure(count)}. Odstęp to najwyżej 0,05 cm.`,
  strikes: name => `${name} jest w kontakcie podstawek i uderza w walce wręcz.`,
  noAssault: 'Nikt nie stoi do 15 cm i na linii strzału: szturmu nie ma.',
  measured: (name, far, from) => `${name} – ${from}: ${far}, mierzone od podstawki do podstawki.`,
  isLost: name => `${name} przepada.`,
  charges: name => `${name} szarżuje i nie ma w tym szturmie osłony.`,
  noCoverFor: name => `Tam, gdzie stoi ${name}, osłony nie ma.`,
  mayNotAttack: name => `${name} nie może atakować.`,
  isEngaged: name => `${name} jest bezpośrednio w walce.`,
  cannotBeHitAtAll: name => `${name} w ogóle nie może dostać trafienia, bo nie jest bezpośrednio w walce.`,
  nearerIsFirst: (name, far, other, farther) => `${name} ma do wroga ${far}, ${other} ${farther}: kto bliżej, `
    + 'dostaje pierwszy.',
  fearlessLost: name => `${name} kończy ruch do 5 cm od wroga, a kto się ruszył, ten tam przepada.`,
  tooNear: name => `${name} kończy za blisko wroga: do 15 cm się przepada.`,
  standTooNear: 'Jednostka kończy za blisko wroga: do 15 cm przepada.',

  ways: {
    'as-prepared': 'tak, jak przygotowała to lekcja', undecided: 'gdyby wszystko zostało, jak stało',
    'another-target': 'z innym celem', 'everybody-supports': 'z ogniem wszystkich, którzy mogą wspierać',
    'nobody-supports': 'bez ognia wsparcia', 'fights-otherwise': 'przy drugim sposobie walki',
    'everybody-goes': 'ze wszystkimi przy najbliższym wrogu',
    'another-victim': 'z trafieniem na kimś innym, równie bliskim',
  },
  wasBest: (title, round, chance) => `${title}, runda ${figure(round)}: szansa na wygraną ${chance}, i nic z tego, co `
    + 'sprawdzono, nie było lepsze.',
  wasBetter: (title, round, chance, better, way) =>
    `${title}, runda ${figure(round)}: szansa na wygraną ${chance}; ${better} ${way}.`,
};
