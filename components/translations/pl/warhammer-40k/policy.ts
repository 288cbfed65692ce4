/** In Polish: the questions in which the editions differ, and their answers. */
import type { POLICY_WORDS as english } from '../../../warhammer-40k/spoken/policy.ts';
import { yesOrNo as YES_NO } from './yes-or-no.ts';

export const words: typeof english = {
  chargeShape: {
    asks: 'W jakiej kolejności szarżują jednostki?',
    answers: { together: 'wszyscy ogłaszają, potem wszyscy się ruszają', 'in-turn': 'jedna ogłasza i rusza się przed '
      + 'następną' },
  },
  chargeRange: {
    asks: 'Jak daleko sięga szarża?',
    answers: { unit: 'tak daleko, jak może jednostka', six: '6″', 'two-dice': 'dwie kości' },
  },
  chargeTerrain: {
    asks: 'Co robi z szarżą trudny teren?',
    answers: { 'keep-higher': 'zasięgiem jest wyższa z dwóch kości', 'minus-two': 'zasięg o 2″ mniejszy' },
  },
  chargeSight: { asks: 'Czy szarżujący musi widzieć cel?', answers: YES_NO },
  multiCharge: {
    asks: 'Co wiąże szarżę na kilka jednostek?',
    answers: {
      primary: 'wszystkie są w zasięgu, najpierw cel główny', cluster: 'każda do 2″ od innej',
      disordered: 'jest nieskładna i nie daje premii',
    },
  },
  shotThenCharge: {
    asks: 'Na kogo może szarżować jednostka, która strzelała?',
    answers: {
      'shot-unit-first': 'najpierw na ostrzelanych, na innych przy okazji', 'shot-unit-only': 'tylko na ostrzelanych',
      'shot-unit-primary': 'na ostrzelanych jako cel główny',
    },
  },
  stationaryFireBan: {
    asks: 'Czy może szarżować jednostka, która stała, by strzelać?',
    answers: { banned: 'nie', allowed: 'tak', caller: 'mówi ten, kto przygotowuje stół' },
  },
  overwatch: {
    asks: 'Czy cel szarży może strzelać pierwszy?', answers: { no: 'nie', yes: 'tak, raz na turę' },
  },
  support: {
    asks: 'Jak uderzają modele stojące przy swoim w kontakcie?',
    answers: { 'one-attack': 'jednym zwykłym atakiem', full: 'wszystkim, co mają' },
  },
  supportReach: {
    asks: 'Przy których swoich muszą stać?',
    answers: { 'own-unit': 'przy swoich z tej samej jednostki', 'any-friend': 'przy każdym swoim w tej walce' },
  },
  engagedWhen: {
    asks: 'Kiedy ustala się, kto walczy?',
    answers: {
      'fight-start': 'raz, na początku walki', step: 'w każdym kroku inicjatywy',
      'step-after-pile-in': 'w każdym kroku, po dosunięciu o 3″',
    },
  },
  vulnerable: {
    asks: 'Kto może paść?',
    answers: {
      'danger-zone': 'modele w kontakcie z uderzającymi albo do 2″ od takiego',
      engaged: 'kto walczy w tym kroku', 'whole-unit': 'każdy model jednostki, najbliższy pierwszy',
    },
  },
  chargeBonusBar: {
    asks: 'Co odbiera premię za szarżę?',
    answers: {
      'fired-but-terminators': 'strzelanie; nie Terminatorom, motorom i machinom kroczącym',
      fired: 'strzelanie; nie motorom i machinom kroczącym', disordered: 'nieskładna szarża',
      photon: 'granaty fotonowe',
    },
  },
  cover: {
    asks: 'Co daje osłona tym, na których w niej szarżowano?',
    answers: {
      'initiative-10': 'uderzają z Inicjatywą 10', 'before-all': 'uderzają przed wszystkimi', nothing: 'nic',
    },
  },
  coverLine: {
    asks: 'Kogo się pyta, czy szarża szła przez osłonę?',
    answers: { unit: 'całą jednostkę', model: 'każdy model' },
  },
  terrainStrikesLast: {
    asks: 'Czy szarżujący przez trudny teren uderzają ostatni?',
    answers: { no: 'nie', yes: 'tak, z Inicjatywą 1' },
  },
  majorityOver: {
    asks: 'Po kim liczy się WS i Wytrzymałość?',
    answers: { unit: 'po całej jednostce', engaged: 'po jej walczących modelach' },
  },
  tieWeaponSkill: {
    asks: 'Które WS się liczy, gdy kilka jest równie częstych?',
    answers: { lowest: 'najniższe', highest: 'najwyższe' },
  },
  tieToughness: {
    asks: 'Która Wytrzymałość się liczy, gdy kilka jest równie częstych?',
    answers: { owner: 'wybiera właściciel', lowest: 'najniższa', highest: 'najwyższa' },
  },
  armour: {
    asks: 'Co odbiera rzut na pancerz?',
    answers: {
      'denied-or-capped': 'broń, która tak mówi albo pozwala najwyżej na 4+', denied: 'broń, która tak mówi',
      'armour-piercing': 'broń, której AP jest tak dobre jak rzut',
    },
  },
  allocation: {
    asks: 'Jak rozdziela się rany?',
    answers: {
      lap: 'na największą grupę pancerza, potem następną, potem od nowa',
      iterative: 'na największą grupę pancerza, liczoną od nowa po każdej partii',
      pools: 'pula po puli, najbliższy model pierwszy', 'owner-picks': 'właściciel wybiera spośród walczących',
    },
  },
  splitAttacks: {
    asks: 'Jak uderza model, który może sięgnąć kilku jednostek?',
    answers: { 'by-model': 'wybiera jedną jednostkę', 'by-attack': 'dzieli swoje ataki' },
  },
  stageOrder: {
    asks: 'W jakiej kolejności idą etapy po walce?',
    answers: {
      'pile-in-first': 'dosunięcie, oderwanie, konsolidacja', 'break-off-first': 'oderwanie, konsolidacja, dosunięcie',
      'sweep-first': 'pościg, dosunięcie, konsolidacja',
    },
  },
  panic: {
    asks: 'Czy swoi wybitej jednostki wpadają w panikę?', answers: { no: 'nie', 'within-6': 'tak, do 6″' },
  },
  moralePenalty: {
    asks: 'Czy test morale jest tym trudniejszy, im większą liczbą ran strona przegrała?', answers: YES_NO,
  },
  autoFail: {
    asks: 'Czy przegrani mogą celowo oblać test morale?',
    answers: { no: 'nie', yes: 'tak, jeśli nie mogą zranić wroga' },
  },
  sweep: {
    asks: 'Co dzieje się z tymi, których dopadnie pościg?',
    answers: {
      relock: 'zostają w walce', 'free-round': 'zbierają jeszcze raz ciosy i uchodzą', destroy: 'zostają zniszczeni',
    },
  },
  consolidate: {
    asks: 'Jak daleko konsolidują się zwycięzcy i kogo mogą dotknąć?',
    answers: { 'three-any': '3″, każdego', 'three-new': '3″, nowych wrogów', 'die-none': 'jedna kość, nikogo' },
  },
  endPileIn: {
    asks: 'Jak na koniec dosuwają się ci, którzy wciąż są związani walką?',
    answers: {
      'six-unengaged-first': '6″ przez wszystko, najpierw wolni wrogowie', six: '6″ przez wszystko',
      'three-as-charge': '3″, jak w szarży',
    },
  },
  lockedShooting: {
    asks: 'Kto związany walką nie strzela i nie jest ostrzeliwany?',
    answers: { model: 'modele w kontakcie i te do 2″ od nich', unit: 'cała jednostka' },
  },
  characterStrike: {
    asks: 'Kogo uderzają wrogowie, którzy dotykają bohatera i jego jednostki?',
    answers: { may: 'do wyboru', must: 'bohatera' },
  },
  monsterIsCharacter: { asks: 'Czy potworna istota liczy się jak bohater?', answers: YES_NO },
};
