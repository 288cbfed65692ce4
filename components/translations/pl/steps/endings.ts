/** In Polish: from the result on: who wins, what losing costs, who gets away, what is left. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { endingWords as english } from '../../../epic-armageddon/steps/ending-words.ts';
import { hits, points as pointsOf } from '../counts.ts';

const wins = (formations: number): string => form(formations, { one: 'wygrywa', other: 'wygrywają' });

const takes = (formations: number): string => form(formations, { one: 'dostaje', other: 'dostają' });

const NOTHING_SAVES = 'Nic przed nimi nie chroni; najbliższe jednostki padają pierwsze.';

export const words: typeof english = {
  result: 'Wynik',
  resultOf: round => `Wynik rundy ${round}`,
  winsBy: (names, formations, points) => `${names} ${wins(formations)} o ${pointsOf(points)}`,
  resultLead: 'Każda strona rzuca dwiema kośćmi, zostawia wyższą i dodaje to, co dała jej walka.',
  takes: (names, formations, taken) => `${names} ${takes(formations)} ${hits(taken)}. ${NOTHING_SAVES}`,
  takesHalf: (names, formations, taken, points) =>
    `${names} ${takes(formations)} ${hits(taken)}, połowę z ${figure(points)}. ${NOTHING_SAVES}`,
  takeHits: 'Przyjmij te trafienia',
  removeThem: 'Zdejmij ze stołu',
  whatAdds: 'Co dodaje każda strona?',
  whoWins: 'Kto wygrywa?',
  whyHit: 'Czemu dostają trafienia?',
  passedOver: 'Kogo się pomija?',
  ofEngine: 'A machina bojowa?',
  ofInside: 'A ci w środku?',
  whyThere: 'Czemu spadają tam?',

  soFar: 'Do tej pory',
  soFarIn: round => `Do tej pory, runda ${round}`,

  testFailed: 'Test akcji się nie udał i walki nie było.',
  nobodyNear: 'Nikt nie był dość blisko i walki nie było.',
  nobodyLeft: 'Nie został nikt, kto mógłby wygrać.',
  winsNobodyLeft: (names, formations, losers) => `${names} ${wins(formations)} od razu. Nikogo już nie ma: ${losers}.`,
  winsEngagedDead: (names, formations) =>
    `${names} ${wins(formations)} od razu: padli wszyscy atakujący bezpośrednio w walce.`,
  winsResult: (names, formations, points) => `${names} ${wins(formations)} rzut na wynik o ${pointsOf(points)}.`,
  winsResultAfter: (names, formations, points, rounds) =>
    `${names} ${wins(formations)} rzut na wynik o ${pointsOf(points)}. Rozegrano `
    + `${counted(rounds, { one: 'rundę', few: 'rundy', many: 'rund', other: 'rundy' })}.`,

  withdraws: (names, formations) => `${names} ${form(formations, { one: 'wycofuje', other: 'wycofują' })} się`,
  defeatBroke: 'Porażka złamała ich na miejscu.',
  twoMoves: 'Każda jednostka może ruszyć się dwa razy; kto skończy do 15 cm od wroga, jest stracony.',
  twoMovesEngines: 'Każda jednostka może ruszyć się dwa razy; kto skończy do 15 cm od wroga, jest stracony, a machina '
    + 'bojowa dostaje obrażenia od każdego takiego wroga.',
  whyWithdraw: 'Czemu się wycofują?',
  whyBreak: 'Czemu się łamią?',
  whoGetsAway: 'Kto uchodzi?',
  whyAircraft: 'Czemu samolot jest stracony?',
  mayFearless: 'Czy Fearless może zostać?',
  ofFriends: 'A swoi w pobliżu?',
  whichOrder: 'W jakiej kolejności?',

  etherealLost: 'Ethereal zginął',
  grieves: 'Jego formacja jest w żałobie: K3 znaczników wybuchu więcej za każdego zabitego Ethereala.',
  consolidates: (names, formations) =>
    `${names} ${form(formations, { one: 'konsoliduje', other: 'konsolidują' })} się`,
  mayMove: 'Każda jednostka może ruszyć się o 5 cm, ale nie do strefy kontroli wroga.',
  mayRun: 'Każda jednostka może ruszyć się o 5 cm, a z Hit and Run o swoją szybkość, ale nie do strefy kontroli wroga.',
  runs: length => `Hit and Run, do ${length}`,
  end: 'Zakończ szturm',
  noMarkers: 'Bez znaczników wybuchu.',
  whyMarkers: 'Czemu te znaczniki wybuchu?',
  whoMoves: 'Kto może się ruszyć?',
  evenBroken: 'Nawet złamana?',
  whoIsPickedUp: 'Kogo można zabrać?',

  noAssault: 'Bez szturmu',
  nobodyWon: 'Nikt nie wygrał',
  hasWon: (names, formations) => `${names} ${wins(formations)}`,
  whatIsLeft: 'Co zostało',
  formation: 'Formacja',
  lost: 'Straty',
  left: 'Zostało',
  markers: 'Znaczniki wybuchu',
  round: round => `Runda ${round}`,
  tieRound: round => `Runda ${round}: remis`,
  failedTestCost: 'Ile kosztuje nieudany test?',
  whyNothing: 'Czemu nie było walki?',
  whyAtOnce: 'Czemu od razu?',
  whyWon: 'Skąd to zwycięstwo?',
  whichMarkers: 'Które straty stały się znacznikami wybuchu?',
  stillInContact: 'A ci wciąż w kontakcie?',

  losses: {
    attack: names => `Padli w atakach: ${names}`,
    support: names => `Padli od ognia wsparcia: ${names}`,
    'hack-down': names => `Dobici: ${names}`,
    withdrawal: names => `Dopadnięci w odwrocie: ${names}`,
    'already-broken': names => `Zniszczeni, bo złamani już wcześniej: ${names}`,
    passengers: names => `Straceni z transporterem: ${names}`,
    critical: names => `Straceni od trafienia krytycznego: ${names}`,
    coherency: names => `Straceni poza szykiem: ${names}`,
    'dangerous-terrain': names => `Straceni w niebezpiecznym terenie: ${names}`,
    'blast-marker': names => `Straceni w panice: ${names}`,
    overwatch: names => `Straceni od ognia z czuwania: ${names}`,
    summoned: names => `Zniknęli: ${names}`,
  },
  damaged: (name, damage) => `${name}: ${damage}`,
  destroyed: 'zniszczona',
  broken: 'złamana',
};
