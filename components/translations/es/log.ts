/** In Spanish: what has happened in an assault. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { capital, counted, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, hitsOf, markersOf, toName } from './grammar.ts';

type Words = English['charge-log'] & English['log'] & English['aftermath-log'];

const SIDES: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'nadie' : listed(items));
const who = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : one}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'en cuerpo a cuerpo', firefight: 'en tiroteo' };
const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignora la cobertura', lance: ', lanza', sniper: ', francotirador', 'macro-weapon': ', macroarma',
  'titan-killer': ', Matatitanes',
};
const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'tira salvaciones', 're-roll': 'repite salvaciones falladas', invulnerable: 'tira salvaciones invulnerables',
  damage: 'tira el daño', critical: 'tira los críticos',
};

const losses = (hits: number, killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${counted(stopped, { one: 'parado', other: 'parados' })} por escudos`] : []),
    ...(damaged.length > 0 ? [`daño en ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`${form(killed.length, { one: 'baja', other: 'bajas' })}: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? form(hits, { one: 'salvado.', other: 'todos salvados.' }) : `${parts.join('; ')}.`;
};

/** What happened before the attacks. */
const epicArmageddonChargeLog: Words['epic-armageddon/charge-log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} necesita ${target}+ para asaltar y saca ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} necesita ${target}+ para asaltar, saca ${face} y falla.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'asalta', 'asaltan')} ${toName(listed([target, ...intermingled]))}`
    + `${drawnIn.length === 0 ? '' : `; aún en contacto, ${who(drawnIn, 'participa', 'participan')}`}.`,
  barges: ({ unit, pushed }) => `${unit} aparta a ${listed(pushed)}.`,
  'gets-out': ({ unit, transport }) => `${unit} baja de ${transport}.`,
  'gets-in': ({ unit, transport }) => `${unit} sube a ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} dispara en alerta ${toName(target)}: ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `La contracarga arrastra al asalto ${toName(formation)}.`,
  moved: ({ unit, cm }) => `${unit} se mueve ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} aterriza.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} se mueve ${cmOf(cm)} hasta el contacto con ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `En terreno peligroso ${unit} saca ${face} y se salva.`,
  rises: ({ unit }) => `${unit} se eleva.`,
  'takes-care': ({ unit }) => `${unit} va con cuidado, 5 cm como mucho.`,
  'terrain-again': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y puede repetir.`,
  'terrain-lost': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y es destruida.`,
  'terrain-damaged': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y sufre daño.`,
  stragglers: ({ formation, lost }) => `${formation} acaba fuera de coherencia y pierde a ${listed(lost)}.`,
  'charge-broken': () => 'Desmoralización antes del primer golpe: no hay asalto.',
  'no-assault': () => 'Nadie está a 15 cm o menos y en línea de fuego: no hay asalto.',
  'nobody-counter-charges': ({ side }) => `Ninguna contracarga ${OF[side]}.`,
};

/** What happened in the attacks and in supporting fire. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'forces-firefight': ({ units }) =>
    `${who(units, 'lucha', 'luchan')} en tiroteo, y también quien esté en contacto.`,
  'passengers-spilled': ({ unit, out, lost }) => `Restos de ${unit}: ${listed([
    who(out, 'sale', 'salen'), ...(lost.length === 0 ? [] : [`${who(lost, 'muere', 'mueren')} dentro`]),
  ])}.`,
  'moved-by-critical': ({ unit, cm }) => `El impacto crítico desplaza a ${unit} ${cmOf(cm)}.`,
  blast: ({ unit, hit }) => (hit.length === 0
    ? `${unit} explota y no alcanza a nadie.` : `${unit} explota y alcanza a ${listed(hit)}.`),
  'directly-engaged': ({ attacker, defender }) =>
    `Implicadas directamente: ${names(attacker)} contra ${names(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${capital(SIDES[side])} saca ${listed(dice)} para el número de ataques adicionales.`
    : `${capital(SIDES[side])} saca ${dice.join(' ')} ${PURPOSES[purpose]} (${target}+`
      + `${LOG_EFFECTS[effect] ?? ''}${batch === 'first-strike' ? ', First Strike' : ''}): ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${capital(SIDES[side])} ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${hitsOf(hits)} en ${SIDES[side]}. ${capital(losses(hits, killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `${capital(SIDES[side])} gana al momento.`,
  'nobody-wins': () => 'No queda nadie que pueda ganar.',
  'support-called': ({ attacker, defender }) =>
    `Fuego de apoyo: ${names(attacker)} por el atacante, ${names(defender)} por el defensor.`,
};

/** What came of them. */
const epicArmageddonAftermathLog: Words['epic-armageddon/aftermath-log'] = {
  'aircraft-destroyed': ({ lost }) =>
    `${who(lost, 'es destruida', 'son destruidas')} por estar en tierra cuando su bando pierde.`,
  vanishes: ({ lost }) => `${who(lost, 'se desvanece', 'se desvanecen')} al desmoralizarse la formación.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `El atacante saca ${attackerDice.join(' ')} y tiene ${attacker}; `
    + `el defensor saca ${defenderDice.join(' ')} y tiene ${defender}.`,
  tie: () => 'Empate: se libra otra ronda.',
  'hack-down': ({ difference, hits, side }) =>
    `${capital(SIDES[side])} pierde por ${difference} y recibe ${hitsOf(hits)} de remate.`,
  'brutal-hit': ({ side }) => `Uno de los impactos se debe a que ${SIDES[side]} tiene Brutal.`,
  'hacked-down': ({ lost }) => `Bajas en el remate: ${lost.length === 0 ? 'ninguna' : listed(lost)}.`,
  breaks: ({ formation }) => `${formation} se desmoraliza.`,
  'destroyed-when-broken': ({ formation }) => `Formación ya desmoralizada, ahora destruida: ${formation}.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; bajas demasiado cerca de un enemigo: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; con daño, demasiado cerca de un enemigo: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' sin bajas' : costs.join('');
    return `${who(formations, 'se retira', 'se retiran')}${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} recibe ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `Por su desmoralización, ${formation} pierde a ${listed(lost)} en vez de recibir un marcador de explosión.`,
  over: ({ side }) => `${capital(SIDES[side])} ha ganado; el asalto ha acabado.`,
};

export const chargeLogBooks: English['charge-log'] = {
  'epic-armageddon/charge-log': epicArmageddonChargeLog,
};

export const logBooks: English['log'] = {
  'epic-armageddon/log': epicArmageddonLog,
};

export const aftermathLogBooks: English['aftermath-log'] = {
  'epic-armageddon/aftermath-log': epicArmageddonAftermathLog,
};
