/** In Spanish: what has happened in a phase of Warhammer 40,000. */
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, either, hitsOf, withMonsters } from './grammar.ts';

type Words = English['warhammer-40k-charge-log'] & English['warhammer-40k-log']
  & English['warhammer-40k-aftermath-log'];

const SIDES: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'nadie' : listed(items));
const verb = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : one}`;
const woundsOf = (wounds: number): string => counted(wounds, { one: 'herida', other: 'heridas' });
const logFar = (inches: number): string => `${figure(Math.round(inches * 10) / 10)}″`;
const losses = (models: readonly string[]): string => (models.length === 0 ? '' : ` Bajas: ${listed(models)}.`);

/** What happened in the charges of a phase, and what was agreed on. */
const warhammer40kChargeLog: Words['warhammer-40k/charge-log'] = {
  'charge-declared': ({ units, targets }) =>
    `${verb(units, 'declara', 'declaran')} una carga contra ${listed(targets)}.`,
  'charge-rolled': ({ unit, faces, range, penalty }) =>
    `${unit} saca ${listed(faces)} y su carga alcanza `
    + `${logFar(range)}${penalty === 0 ? '' : `; el terreno difícil quita ${logFar(penalty)}`}.`,
  'charge-failed': ({ unit, target, inches }) =>
    `${unit} no llega a ${target} con ${logFar(inches)} y se queda donde está.`,
  'charge-without-chargers': ({ unit }) => `No queda nadie de ${unit} que pueda cargar.`,
  'charge-without-targets': ({ unit }) => `No queda nadie contra quien pueda cargar ${unit}.`,
  'charge-ended': ({ unit, targets }) => `${unit} queda trabada con ${listed(targets)}.`,
  'charge-untouched': ({ unit, targets }) => `${unit} no toca a ninguna miniatura de ${either(targets)}.`,
  'overwatch-fired': ({ unit, wounds, slain }) => `Disparo defensivo de ${unit}: ${woundsOf(wounds)}.${losses(slain)}`,
  regrouped: ({ unit, total, leadership }) =>
    `${unit} saca ${total} contra Liderazgo ${leadership}, se reagrupa y aguanta.`,
  'regroup-failed': ({ unit, total, leadership }) =>
    `${unit} saca ${total} contra Liderazgo ${leadership}, sigue huyendo y es destruida.`,
  'danger-taken': ({ model, face }) => `En terreno peligroso ${model} saca ${face} y es baja.`,
  'danger-failed': ({ model, face }) => `En terreno peligroso ${model} saca ${face}: una herida.`,
  'danger-passed': ({ model, face }) => `En terreno peligroso ${model} saca ${face} y se salva.`,
  'terrain-slows-not': ({ unit }) => `El terreno difícil no frena a ${unit}.`,
  'overwatch-shoots': ({ unit }) => `${unit} dispara a los que cargan.`,
  'templates-hit': ({ unit, target, hits }) => `${unit} contra ${target}: ${hitsOf(hits)} con plantillas.`,
  counters: ({ model, inches }) => `${model} sale ${logFar(inches)} al encuentro de la carga.`,
  'regroups-by-itself': ({ unit }) => `${unit} se reagrupa sin chequeo.`,
  'charge-untold': () => 'Este texto no dice cómo cargan las unidades: nadie carga.',
  agreed: ({ question, answer }) => `Respuesta acordada. ${question} ${capital(answer)}.`,
};

/** What happened in its fights. */
const warhammer40kLog: Words['warhammer-40k/log'] = {
  'saves-thrown': ({ who, saved, dice, by, need }) => `${who}: ${saved} de ${woundsOf(dice)} `
    + `${form(dice, { one: 'salvada', other: 'salvadas' })} por `
    + `${by === 'armour' ? 'la armadura' : 'la salvación invulnerable'} con ${need}+.`,
  destroyed: ({ who, wounds }) => `${who}: el arma destructora quita ${woundsOf(wounds)}.`,
  'shrugged-off': ({ who, saved, dice, need }) => `${who}: ${saved} de ${woundsOf(dice)} `
    + `${form(dice, { one: 'ignorada', other: 'ignoradas' })} con ${need}+.`,
  'fear-passed': ({ unit, total, leadership }) =>
    `${unit} saca ${total} contra Liderazgo ${leadership} y no tiene miedo.`,
  'fear-failed': ({ unit, total, leadership }) =>
    `${unit} saca ${total} contra Liderazgo ${leadership} y tiene miedo: lucha con Habilidad de Armas 1.`,
  rampages: ({ units, attacks }) =>
    `Arrasar (${units}): ${counted(attacks, { one: 'ataque', other: 'ataques' })} más por miniatura.`,
  'save-chosen': ({ who, dice, by, need }) => `${who}: ${woundsOf(dice)} por salvar con `
    + `${by === 'armour' ? 'armadura' : 'salvación invulnerable'} de ${need}+.`,
  slain: ({ unit, models }) => `${unit}, bajas: ${listed(models)}.`,
  wounded: ({ model, wounds }) =>
    `${model} sufre daño; le ${form(wounds, { one: 'queda', other: 'quedan' })} ${woundsOf(wounds)}.`,
  'wounds-lost': ({ unit, lost }) => `${unit}: ${woundsOf(lost)} sin nadie que `
    + `${form(lost, { one: 'la', other: 'las' })} reciba.`,
  'group-first': ({ unit, save }) =>
    `${unit}: reciben primero las heridas las miniaturas `
    + `${save === null ? 'sin armadura' : `que salvan con ${save}+`}.`,
  picked: ({ model }) => `${model} recibe la herida.`,
  'pool-first': ({ unit, wounds, strength }) => `${unit}: ahora ${woundsOf(wounds)} de Fuerza ${strength}.`,
  nominated: ({ model }) => `${model} debe tirar la primera salvación.`,
  'look-out-heard': ({ model, taker, face, need }) =>
    `¡Cuidado, ${model}! Sale un ${face} (hacía falta ${need}+): ${taker} recibe la herida.`,
  'look-out-declined': ({ model }) => `Nadie recibirá la herida en lugar de ${model}.`,
  'look-out-unheard': ({ model, face, need }) =>
    `¡Cuidado, ${model}! Sale un ${face} (hacía falta ${need}+): nadie más recibe la herida.`,
  'psychic-passed': ({ psyker, total, victim }) =>
    `${psyker} saca ${total} y supera el chequeo psíquico: ${victim} muere al instante.`,
  'psychic-failed': ({ psyker, total }) => `${psyker} saca ${total} y falla el chequeo psíquico.`,
  'fight-begun': ({ units }) => `Se resuelve el combate de ${listed(units)}.`,
  'cover-strikes': ({ strikers }) => `Antes que nadie, por la cobertura: ${listed(strikers)}.`,
  'rung-strikes': ({ rung, strikers }) =>
    `${rung === 'cover' ? 'Paso de cobertura' : `Iniciativa ${rung}`}: ${listed(strikers)}.`,
  'fight-broken-off': () => 'Los bandos están demasiado lejos para alcanzarse. Ya no golpea nadie.',
  hits: ({ unit, target, dice, need, hits }) =>
    `${unit} contra ${target}: ${diceOf(dice)} con ${need}+, ${hitsOf(hits)}.`,
  rends: ({ unit, target, rending }) =>
    `${unit} contra ${target}: ${counted(rending, { one: 'impacto hiere', other: 'impactos hieren' })} sin tirar.`,
  'rends-to-wound': ({ unit, target, rending }) => `${unit} contra ${target}: `
    + `${counted(rending, { one: 'herida atraviesa', other: 'heridas atraviesan' })} la armadura.`,
  'effect-borrowed': ({ unit, kind }) =>
    `${unit}, tipo «${withMonsters(kind)}»: su efecto se toma de las reglas de prueba; este texto no lo dice.`,
  'effect-by-page': ({ unit, kind }) =>
    `${unit}, tipo «${withMonsters(kind)}»: su efecto lo dice otra página.`,
  'row-counts': ({ who, row }) => `${who}: se aplica la fila ${row}.`,
  'grenades-idle': ({ unit, kind }) => `${unit}, ${withMonsters(kind)}: no hacen nada según este texto.`,
  wounds: ({ unit, target, dice, need, wounds }) =>
    `${unit} contra ${target}: ${diceOf(dice)} con ${need}+, ${woundsOf(wounds)}.`,
  'toughness-chosen': ({ unit, toughness }) => `A ${unit} se la hiere según la Resistencia ${toughness}.`,
  'weapon-chosen': ({ model, weapon }) => `${model} golpea con: ${weapon}.`,
  'weapon-declined': ({ model }) => `${model} golpea sin arma especial.`,
  aimed: ({ model, at }) => `${model} golpea a ${listed(at)}.`,
  'piled-in': ({ model }) => `${model} se agrupa.`,
};

/** What came of its fights. */
const warhammer40kAftermathLog: Words['warhammer-40k/aftermath-log'] = {
  'fight-won': ({ winner, attacker, defender }) =>
    `Gana el combate ${SIDES[winner]}: el atacante causó ${woundsOf(attacker)}; el defensor, ${defender}.`,
  drawn: ({ wounds }) => `Empate: cada bando causó ${woundsOf(wounds)}.`,
  'wiped-out': ({ loser, winner }) => `No queda nadie ${OF[loser]} en el combate: gana ${SIDES[winner]}.`,
  'both-wiped-out': () => 'No queda nadie de ningún bando en el combate: es un empate.',
  'handed-back': ({ attacker, defender }) =>
    `El combate ha acabado: el atacante causó ${woundsOf(attacker)}; el defensor, ${defender}. Este texto no dice más.`,
  stands: ({ unit, total, need }) => `${unit} saca ${total} contra ${need} y aguanta.`,
  runs: ({ unit, total, need }) => `${unit} saca ${total} contra ${need} y se retira.`,
  'holds-fearless': ({ unit }) => `${unit} no conoce el miedo y aguanta sin chequeo.`,
  'is-stubborn': ({ unit }) => `${unit} es tozuda: no se quita nada a su Liderazgo.`,
  'sweeps-further': ({ unit, inches }) => `${unit} suma ${inches} a su persecución.`,
  'no-retreat': ({ unit, odds, wounds }) =>
    `${unit} resiste en inferioridad de ${odds} a 1 y recibe ${woundsOf(wounds)}.`,
  'may-not-regroup': ({ unit }) => `${unit} no puede reagruparse y sigue huyendo.`,
  regroups: ({ unit, total, need }) => `${unit} saca ${total} contra ${need} y se reagrupa.`,
  'runs-on': ({ unit, total, need }) => `${unit} saca ${total} contra ${need} y sigue huyendo.`,
  'leaves-table': ({ unit, models }) => `${unit}: ${verb(models, 'abandona', 'abandonan')} la mesa.`,
  'wins-roll-off': ({ side }) => `Gana la tirada para ver quién se zafa primero: ${SIDES[side]}.`,
  'may-break-away': ({ unit, face, initiative }) =>
    `${unit} saca ${face} contra Iniciativa ${initiative} y puede zafarse.`,
  'may-not-break-away': ({ unit, face, initiative }) =>
    `${unit} saca ${face} contra Iniciativa ${initiative} y sigue trabada.`,
  'breaks-away': ({ unit, inches }) => `${unit} se zafa y se aleja ${logFar(inches)}.`,
  'cannot-break-away': ({ unit, inches }) =>
    `Con ${logFar(inches)} no basta para apartar a ${unit} del enemigo: se queda.`,
  'fails-on-purpose': ({ unit }) => `${unit} no puede dañar al enemigo y se retira sin chequeo.`,
  'runs-so-far': ({ unit, roll }) => `${unit} saca ${roll} para su movimiento de retirada.`,
  sweeps: ({ unit, total, target, roll }) => `${unit} saca ${total} y atrapa a ${target}, que sacó ${roll}.`,
  'sweeps-in-vain': ({ unit, total, target, roll }) =>
    `${unit} saca ${total} y no atrapa a ${target}, que sacó ${roll}.`,
  caught: ({ unit, by }) => `${verb(by, 'atrapa', 'atrapan')} a ${unit}, que sigue trabada.`,
  'lets-run': ({ unit }) => `${unit} deja huir al enemigo.`,
  overrun: ({ unit, own, by, best }) => `${unit} tiene ${own}; ${listed(by)}, ${best}: ${unit} es destruida.`,
  outruns: ({ unit, own, by, best }) => `${unit} tiene ${own}; ${listed(by)}, ${best}: ${unit} escapa.`,
  trapped: ({ unit }) => `${unit} no tiene por dónde retirarse y es destruida.`,
  'falls-back': ({ unit, inches }) => `${unit} se retira ${logFar(inches)}.`,
  'falls-back-slowly': ({ unit, inches }) => `${unit} se retira ${logFar(inches)} por terreno difícil.`,
  'piles-in': ({ model, inches }) => `${model} se agrupa ${logFar(inches)}.`,
  'may-consolidate': ({ unit, inches }) => `${unit} puede consolidar ${logFar(inches)}.`,
  consolidates: ({ model, inches }) => `${model} consolida ${logFar(inches)}.`,
  'locks-again': ({ unit, target }) => `${unit} topa con ${target} y queda trabada; no es una carga.`,
  'free-round': ({ unit, target }) => `${unit} golpea otra vez a ${target}. Todos los golpes impactan.`,
  'outcome-untold': () => 'Este texto no dice qué sigue al combate: todos se quedan donde están.',
};

export const chargeLogBooks: English['warhammer-40k-charge-log'] = {
  'warhammer-40k/charge-log': warhammer40kChargeLog,
};

export const logBooks: English['warhammer-40k-log'] = {
  'warhammer-40k/log': warhammer40kLog,
};

export const aftermathLogBooks: English['warhammer-40k-aftermath-log'] = {
  'warhammer-40k/aftermath-log': warhammer40kAftermathLog,
};
