/** In Polish: what is said while hits are settled. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { settlingWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { hits, points } from '../counts.ts';

const damagePoints = (count: number): string => counted(count, {
  one: 'punkt obrażeń', few: 'punkty obrażeń', many: 'punktów obrażeń', other: 'punktu obrażeń',
});

export const words: typeof english = {
  blowsUp: name => `${name} wybucha`,
  criticalOn: name => `Trafienie krytyczne: ${name}`,
  howMuch: 'Ile obrażeń?',
  criticalsOn: names => `Trafienia krytyczne? ${names}`,
  saves: force => `Rzuty obronne: ${force}`,
  blast: length => `Wybuch sięga ${length}. Jedna kość za każdego w pobliżu.`,
  datasheet: does => `Karta jednostki mówi, co się dzieje: ${does}. Co nie zadaje obrażeń, na przykład zachwianie, `
    + 'rozegracie na stole.',
  purposes: {
    save: 'Jedna kość za każde trafienie, przed którym można się obronić.',
    're-roll': 'Reinforced Armour powtarza nieudane rzuty obronne.',
    invulnerable: 'Rzut niewrażliwości to ostatnia szansa, wobec każdego trafienia.',
    damage: 'Kości mówią, ile punktów obrażeń zadaje to trafienie, a więc na kogo spada następne.',
    critical: 'Jedna kość za każdy stracony punkt: na 6 trafienie krytyczne.',
  },
  causes: {
    overwatch: 'Ogień z czuwania trafił szarżujących; przed nim mogą użyć osłony.',
    'hack-down': 'Przed dobiciem nic nie chroni.',
    withdrawal: 'Na końcu za blisko wrogów: punkt obrażeń za każdego z nich, i nic przed nim nie chroni.',
    'dangerous-terrain': 'Przed niebezpiecznym terenem nic nie chroni.',
    splash: 'Kogo dosięgnął wybuch, ten dostaje trafienie.',
    passengers: 'Kto wychodzi z wraku, dostaje trafienie tego samego rodzaju co wrak. Chroni pancerz albo 6+ od wraku.',
    'blast-marker': 'Już złamani, więc zamiast znaczników wybuchu dostają trafienia.',
    critical: 'To zrobiło trafienie krytyczne; nic przed tym nie chroni.',
  },
  thenOthers: (force, count) => `Potem broni się ${force}: ${hits(count)}.`,
  throwSaves: saves => `Rzuć: ${counted(saves, {
    one: 'rzut obronny', few: 'rzuty obronne', many: 'rzutów obronnych', other: 'rzutu obronnego',
  })}`,
  throwCriticals: dice => form(dice, { one: 'Rzuć na trafienie krytyczne', other: 'Rzuć na trafienia krytyczne' }),
  throwDamage: 'Rzuć na obrażenia',
  sitIn: (names, _passengers, transport) => `Wewnątrz ${transport}: ${names}.`,

  asked: {
    overwatch: 'Czemu do nich strzelają?',
    'hack-down': 'Czemu dostają trafienia?',
    withdrawal: 'Czemu dostaje obrażenia?',
    'dangerous-terrain': 'Co robi niebezpieczny teren?',
    splash: 'Kogo sięga wybuch?',
    passengers: 'Co dzieje się z pasażerami?',
    'blast-marker': 'Czemu tracą jednostki?',
    critical: 'Co robi trafienie krytyczne?',
  },
  askedOfDice: {
    're-roll': 'Czemu jeszcze raz?',
    invulnerable: 'Co to za rzut?',
    damage: 'Czemu te kości lecą pierwsze?',
    critical: 'Co to jest trafienie krytyczne?',
  },
  whatCriticalDoes: 'Co robi trafienie krytyczne?',
  whatSaves: 'Co chroni przed tymi trafieniami?',
  armourOrCover: 'Pancerz czy osłona?',
  whatShields: 'Co zatrzymują tarcze?',
  whatFields: 'Co robią te pola?',
  whichOrder: 'W jakiej kolejności?',

  destroyed: 'jest zniszczona',
  loses: count => `traci jeszcze ${points(count)}`,
  splash: (length, blast) => `wszyscy w promieniu ${length} dostają ${blast}`,
  splashOn: (length, blast, target) => `wszyscy w promieniu ${length} dostają na ${target}+ ${blast}`,
  blasts: {
    normal: 'trafienie', 'ignore-cover': 'trafienie ignorujące osłonę', lance: 'trafienie lancą', sniper: 'trafienie',
    'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
  },
  entered: 'wpisujesz, co jeszcze mówi karta jednostki',
  later: 'reszta następuje po szturmie',
  nothing: 'w szturmie nic',
  damage: (taken, capacity) => `obrażenia ${figure(taken)} z ${figure(capacity)}`,
  left: count => `zostało: ${points(count)}`,
  leftAway: (count, length) => `zostało: ${points(count)}, odległość ${length}`,

  pointsOfDamage: 'Punkty obrażeń',
  pointsFurther: 'Punkty obrażeń, dalej',
  pointsOn: name => `Punkty obrażeń: ${name}`,
  othersFurther: units => `Dalej jeszcze ${figure(units)}`,
  nothingMore: 'Nic więcej się nie stało',
  enter: count => `Wpisz ${damagePoints(count)}`,
};
