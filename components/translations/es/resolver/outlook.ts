/** In Spanish: what is said of odds while an assault is played. */
import type { Counted } from '../../../../src/epic-armageddon/odds/luck.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { counted, figure, type Forms } from '../../../shared/languages/forms.ts';
import type { liveOddsWords as english } from '../../../epic-armageddon/resolver/outlook/live-odds-words.ts';

const HITS = { one: 'impacto', other: 'impactos' } as const;
const POINTS = { one: 'punto', other: 'puntos' } as const;
const SUCCESSES = { one: 'éxito', other: 'éxitos' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'salvación', other: 'salvaciones' }, attacks: { one: 'ataque', other: 'ataques' },
  damage: POINTS, criticals: { one: 'impacto crítico', other: 'impactos críticos' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'marcador de explosión', other: 'marcadores de explosión' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Impactos', saves: 'Salvaciones', attacks: 'Ataques', damage: 'Daño', criticals: 'Impactos críticos',
  splash: 'Impactos alrededor', result: 'Dado más alto', terrain: 'Chequeos de terreno', test: 'Chequeo de acción',
  markers: 'Marcadores de explosión',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Atacante', defender: 'Defensor' };
const THE: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };

export const words: typeof english = {
  names: NAMES,
  heads: HEADS,
  fromHere: 'Probabilidades desde aquí',
  nobody: chance => `nadie ${chance}`,
  nobodyInReach: 'Tal como están, nadie llega a nadie y no hay combate.',
  before: chance => `${chance} antes de la tirada`,
  exact: 'exacto',
  working: 'Calculando probabilidades…',
  following: 'calculando…',
  open: share => `${share} sin seguir`,
  bounds: (least, most) => `al menos ${least} y como mucho ${most}`,
  unfinished: 'Sin probabilidades mientras este paso no pueda acabar tal como está.',
  notLoaded: 'No se pudieron cargar las probabilidades.',
  said: (attacker, defender) => `Atacante ${attacker}, defensor ${defender}.`,
  saidNobody: 'Nadie llega a nadie.',
  stakes: 'Qué depende de esta tirada',
  stakesOf: (side, what) => `${NAMES[side]}: ${HEADS[what].toLowerCase()}`,
  at: (what, count, chance) => `con ${counted(count, COUNTS[what])} ${chance}`,
  chance: 'Probabilidad',
  wins: { attacker: 'Gana el atacante', defender: 'Gana el defensor' },
  all: 'Todos los números',
  result: 'Resultado',
  lead: count =>
    (count === 0 ? 'empate' : `${THE[count > 0 ? 'attacker' : 'defender']} por ${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Atacante ${attacker}, defensor ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Atacante ${attacker}, defensor ${defender}, empate ${tie}; tras él gana el atacante en ${wins} de los casos.`,
  notFollowed: 'sin seguir',
  luck: 'Suerte',
  lucky: (side, points) =>
    `Los dados le han valido ${points} puntos ${side === 'attacker' ? 'al atacante' : 'al defensor'}.`,
  even: 'Los dados no han favorecido a nadie.',
  biggest: 'Sobre todo:',
  moment: (name, what, swing, side) => `${name}: ${what}, ${swing} puntos para ${THE[side]}.`,
  rolled: (side, what, thrown, expected) =>
    `${HEADS[what].toLowerCase()} ${OF[side]}, ${thrown} donde se esperaban ${expected}`,
  higher: (attacker, defender) => `el ${attacker} del atacante contra el ${defender} del defensor`,
  totals: 'Lo que salió y lo esperado',
  thrown: 'Salió',
  expected: 'Esperado',
  throws: 'Tirada a tirada',
  throw: 'Tirada',
  swing: 'Probabilidad del atacante',
  inRound: (title, round) => (round === 1 ? title : `${title}, ronda ${round}`),
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Calculando qué ha cambiado cada tirada…',
  leftOut: 'Se dejan fuera las tiradas cuyas probabilidades no se pudieron calcular.',
};
