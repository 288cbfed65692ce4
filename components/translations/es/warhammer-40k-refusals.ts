/** In Spanish: why something may not be done in a phase of Warhammer 40,000, and why models fight as they do. */
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { warhammer40kScene } from './warhammer-40k.ts';

type Words = English['warhammer-40k-refusals'] & English['warhammer-40k-reasons'];

const refusalsFar = (inches: number): string => `${figure(Math.round(inches * 10) / 10)}″`;

/** Why something is not allowed in a phase. */
const warhammer40kRefusals: Words['warhammer-40k/refusals'] = {
  'not-now': () => 'Eso no es posible en este paso.',
  'wrong-number-of-dice': ({ needed, given }) =>
    `Esta tirada tiene ${counted(needed, { one: 'dado', other: 'dados' })}, no ${given}.`,
  'no-such-face': ({ face }) => `Un dado muestra de 1 a 6, no ${face}.`,
  'not-asked': ({ question }) => `Ahora no se hace esta pregunta: ${question}.`,
  'no-such-option': ({ option }) => `No está entre las respuestas posibles: ${option}.`,
  'text-tells': ({ question }) => `El propio texto responde a esta pregunta: ${question}.`,
  'not-in-this-fight': ({ model }) => `${model} no participa en este combate.`,
  'no-special-attack': ({ model }) => `${model} no toca a ningún enemigo, así que no tiene ataque especial.`,
  'no-such-weapon': ({ model, weapon }) => `${model} no tiene esa arma para golpear: ${weapon}.`,
  'strikes-not-now': ({ model }) => `${model} no golpea ahora.`,
  'strikes-not-there': ({ model, unit }) => `${model} no puede golpear a ${unit}.`,
  'strikes-so-often': ({ model, attacks }) =>
    `${model} tiene ${counted(attacks, { one: 'ataque', other: 'ataques' })}, ni más ni menos.`,
  'strikes-one-unit': ({ model }) => `Todos los ataques de ${model} van contra una sola unidad.`,
  'no-other-save': ({ who }) => `${who} no tiene otra salvación.`,
  'saves-so-many': ({ who, dice }) => `${who} tiene aquí `
    + `${dice === 1 ? '1 herida contra la que' : `de 1 a ${dice} heridas contra las que`} salvar.`,
  'piles-in-not-now': ({ model }) => `${model} no se agrupa ahora.`,
  apart: ({ unit }) => `Las miniaturas de ${unit} tienen que acabar a 2″ o menos unas de otras.`,
  'engaged-may-not-shoot': ({ model }) => `${model} está demasiado cerca del combate para disparar o recibir disparos.`,
  'locked-may-not-shoot': ({ unit }) => `${unit} está trabada: ninguna de sus miniaturas dispara ni recibe disparos.`,
  'no-heavy-while-falling-back': ({ unit }) => `${unit} se retira y no dispara armas pesadas.`,
  'charge-no-unit': ({ unit }) => `No hay ninguna unidad «${unit}».`,
  'charge-not-your-turn': ({ unit }) => `${unit} solo carga en el turno de su propio jugador.`,
  'charge-nobody-left': ({ unit }) => `No queda nadie de ${unit}.`,
  'charge-declared-already': ({ unit }) => `${unit} ya ha declarado su carga en esta fase.`,
  'charge-locked': ({ unit }) => `${unit} ya está en combate cuerpo a cuerpo.`,
  'charge-falling-back': ({ unit }) => `${unit} se está retirando y no puede cargar.`,
  'charge-stood-to-fire': ({ unit }) => `${unit} se quedó quieta para disparar y no puede cargar.`,
  'charge-regrouped': ({ unit }) => `${unit} se ha reagrupado este turno y no puede cargar.`,
  'charge-ran': ({ unit }) => `${unit} ha corrido este turno y no puede cargar.`,
  'charge-gone-to-ground': ({ unit }) => `${unit} se ha echado cuerpo a tierra y no puede cargar.`,
  'charge-barred': ({ unit }) => `Has preparado la mesa de modo que ${unit} no pueda cargar.`,
  'charge-goes-along': ({ character, unit }) => `${character} va con ${unit}: es la unidad la que declara.`,
  'charge-no-target': () => 'Una carga necesita un objetivo.',
  'charge-no-enemy': ({ target }) => `${target} no es una unidad enemiga contra la que se pueda cargar.`,
  'charge-named-twice': ({ target }) => `${target} aparece dos veces.`,
  'charge-in-a-unit': ({ target, unit }) => `${target} está en ${unit}: carga contra esa unidad.`,
  'charge-shot-first': ({ target, unit }) =>
    `Este turno se ha disparado a ${target}: ${unit} debe cargar primero contra ese objetivo.`,
  'charge-shot-only': ({ target, unit }) =>
    `Este turno se ha disparado a ${target}: ${unit} no puede cargar contra nadie más.`,
  'charge-scattered': ({ target, inches }) => `${target} está a más de ${refusalsFar(inches)} de los demás objetivos.`,
  'charge-unseen': ({ unit, target }) => `${unit} no ve a ${target}.`,
  'charge-out-of-reach': ({ unit, target, inches }) =>
    `${unit} no puede llegar a ${target} con ${refusalsFar(inches)}.`,
  'charge-would-scatter': ({ unit }) => `${unit} no puede tocar a todos sus objetivos y seguir en coherencia.`,
  'charge-not-declared': ({ unit }) => `A ${unit} no le queda ninguna carga por hacer.`,
  'overwatch-not-now': ({ unit }) => `${unit} no puede disparar contra esta carga.`,
  'overwatch-is-told': () => 'El efecto de este fuego se indica a mano, según la mesa: ninguna fila manda tirar sus '
    + 'dados.',
  'overwatch-is-thrown': ({ unit }) => `Para el fuego de ${unit} se tiran dados: di con qué dispara.`,
  'overwatch-no-guns': ({ unit }) =>
    `${unit} dispara armas de Fuerza 1 a 10, con FP 1 a 6 o ninguno, de 1 a 60 disparos cada una.`,
  'overwatch-no-blast': ({ unit }) => `${unit} no dispara armas de área a los que cargan.`,
  'overwatch-at-nobody': ({ model }) => `${model} no carga o aparece dos veces.`,
  'overwatch-wounds': ({ model, left }) =>
    `${model} puede perder ${left === 1 ? '1 herida' : `de 1 a ${left} heridas`}.`,
  'charge-not-in-it': ({ model, unit }) => `${model} no participa en la carga de ${unit}.`,
  'charge-has-moved': ({ model }) => `${model} ya se ha movido.`,
  'charge-models-left': ({ models }) =>
    `Aún ${form(models.length, { one: 'puede y debe', other: 'pueden y deben' })} acercarse más: ${listed(models)}.`,
  'off-the-table': ({ model }) => `${model} saldría de la mesa.`,
  'in-impassable-terrain': ({ model, terrain, kind }) =>
    `${model} no puede estar en terreno infranqueable: ${terrain ?? warhammer40kScene.kinds[kind]}.`,
  'stands-on': ({ by }) => `Ahí ya está ${by}.`,
  'too-near': ({ model, by }) => `${model} no puede acercarse tanto a ${by}.`,
  'no-way-there': ({ model }) => `Ningún camino lleva allí a ${model}.`,
  'too-far': ({ model, far: length, most }) =>
    `${model} tendría que moverse ${refusalsFar(length)}, pero solo puede moverse ${refusalsFar(most)}.`,
  'has-moved': ({ model }) => `${model} ya se ha movido.`,
  'does-not-move': ({ model }) => `${model} no se mueve ahora.`,
  'not-the-nearest': ({ nearest }) => `${nearest} está más cerca del enemigo y se mueve primero.`,
  'must-touch': ({ model, enemy }) => `${model} tiene que ir hasta ${enemy}, el enemigo más cercano.`,
  'not-coherent': ({ model }) => `${model} quedaría a más de 2″ de las demás miniaturas de su unidad.`,
  'could-touch-a-free-enemy': ({ model }) => `${model} puede llegar a un enemigo libre y debe hacerlo.`,
  'could-touch-an-enemy': ({ model }) => `${model} puede llegar a un enemigo y debe hacerlo.`,
  'could-support': ({ model }) => `${model} puede ir junto a una miniatura amiga en contacto y debe hacerlo.`,
  'could-be-coherent': ({ model }) => `${model} puede quedar a 2″ o menos de quienes se han movido y debe hacerlo.`,
  'could-come-nearer': ({ model }) => `${model} puede acercarse más al enemigo y debe hacerlo.`,
  'touches-an-enemy': ({ model }) => `${model} toca a un enemigo y se queda ahí.`,
  'may-not-touch': ({ model, by }) => `${model} no puede tocar a ${by} en este movimiento.`,
};

const attacksOf = (attacks: number): string => counted(attacks, { one: 'ataque', other: 'ataques' });
const at = (rung: Rung): string => (rung === 'cover' ? 'en el paso de cobertura' : `con Iniciativa ${rung}`);

/** Why a model strikes as it does, or takes a wound. */
const warhammer40kReasons: Words['warhammer-40k/reasons'] = {
  'is-lost': ({ model }) => `${model} ya no está.`,
  'in-no-combat': ({ unit }) => `${unit} no está en ningún combate.`,
  'fought-already': () => 'Su combate ya se ha resuelto en esta fase.',
  'touches-enemies': ({ foes }) => `Está en contacto con ${listed(foes)}.`,
  'touches-the-fallen': () => 'El enemigo al que tocaba ha caído; la miniatura cuenta como en contacto de todos modos.',
  'stands-near-a-friend': ({ friends }) =>
    `No toca a nadie, pero está a 2″ o menos de ${listed(friends)}, que `
      + `${form(friends.length, { one: 'toca', other: 'tocan' })} a un enemigo.`,
  'stands-idle': () => 'No toca a ningún enemigo, ni está lo bastante cerca de una miniatura amiga que lo haga.',
  'may-pile-in': ({ rung }) =>
    `${rung === 'cover' ? 'En el paso de cobertura' : `Cuando llegue la Iniciativa ${rung},`} podrá agruparse y `
      + 'luchar.',
  'own-initiative': ({ initiative }) => `Su Iniciativa es ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `Su arma (${weapon}) golpea con Iniciativa 1, haya lo que haya.`,
  'terrain-is-slow': () => 'Su unidad cargó por terreno difícil y golpea con Iniciativa 1.',
  'frag-keeps-initiative': () => 'Su unidad cargó por terreno difícil; con granadas de fragmentación conserva su '
    + 'propia Iniciativa.',
  'cover-is-quick': ({ rung }) => `Recibió la carga a cubierto y golpea ${at(rung)}.`,
  'cover-is-no-quicker': ({ rung }) =>
    `Recibió la carga a cubierto, pero sin la cobertura también golpearía ${at(rung)}.`,
  'frag-is-quick': ({ rung }) =>
    `Con sus granadas de fragmentación golpea ${at(rung)}, a la vez que quienes recibieron su carga a cubierto.`,
  'cover-does-nothing': () => 'Recibió la carga a cubierto; según este texto eso no cambia nada.',
  'cover-is-lost': () => 'Recibió la carga a cubierto, pero aquí eso no cuenta.',
  'no-initiative': () => 'Sin Iniciativa no golpea nunca.',
  'own-attacks': ({ attacks }) => `Su perfil tiene ${attacksOf(attacks)}.`,
  'one-attack': () => 'Quien solo apoya tiene un ataque, lleve lo que lleve.',
  'second-weapon': () => 'Una segunda arma vale un ataque más.',
  'charge-bonus': ({ more }) => `Ha cargado este turno: ${attacksOf(more)} más.`,
  'no-charge-bonus': () => 'Ha cargado este turno, pero algo le quita el ataque de la carga.',
  'strikes-with': ({ weapon }) => `Golpea con: ${weapon}.`,
  'effect-of-trial-rules': ({ weapon }) =>
    `${capital(weapon ?? 'criatura monstruosa')}: lo que hace se toma de las reglas de prueba; este texto no lo dice.`,
  'effect-of-page': ({ weapon }) =>
    `${capital(weapon ?? 'criatura monstruosa')}: lo que hace lo dice otra página.`,
  'row-has-a-part': ({ row }) => `La fila ${row} cuenta en sus golpes.`,
  'plasma-does-nothing': () => 'Las granadas de plasma no hacen nada según este texto.',
  'photon-does-nothing': () => 'Las granadas de fotones no hacen nada según este texto.',
  'strikes-these': ({ units }) => `Puede golpear a ${listed(units)}.`,
  'strikes-nobody': () => 'No queda nadie a quien pueda golpear.',
  'has-no-attacks': () => 'No tiene ataques.',
  'has-struck': () => 'Ya ha golpeado en este combate.',
  'strikes-now': ({ attacks, rung }) => `Golpea ahora: ${attacksOf(attacks)} ${at(rung)}.`,
  'strikes-later': ({ attacks, rung }) => `Ya le tocará: ${attacksOf(attacks)} ${at(rung)}.`,
  'skill-of-all': ({ value }) => `Todas las miniaturas que cuentan tienen Habilidad de Armas ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Cuenta la Habilidad de Armas ${value}: la tienen ${have} de ${of}.`,
  'skill-of-tie': ({ value }) => `Ninguna Habilidad de Armas es mayoritaria: cuenta la de ${value}.`,
  'toughness-of-all': ({ value }) => `Todas las miniaturas que cuentan tienen Resistencia ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Cuenta la Resistencia ${value}: la tienen ${have} de ${of}.`,
  'toughness-of-tie': ({ value }) => `Ninguna Resistencia es mayoritaria: cuenta la de ${value}.`,
  'out-of-zone': () => 'Quienes golpearon no llegan hasta esta miniatura.',
  'other-armour': () => 'La herida cayó en miniaturas con otra armadura.',
  'other-is-wounded': () => 'Va antes una miniatura ya herida.',
  'other-goes-on': () => 'Otra miniatura recibe heridas hasta caer.',
  'other-has-fewer-wounds': () => 'A otra miniatura del enjambre le quedan menos heridas.',
  'holds-unit-together': () => 'Sin esta miniatura la unidad perdería la coherencia.',
  'touches-no-striker': () => 'Otras miniaturas tocan a una que golpea ahora.',
  'further-away': () => 'Otras miniaturas están más cerca de una que golpea ahora.',
  'only-taker': () => 'Ninguna otra miniatura puede recibir la herida.',
  'may-take': () => 'Su dueño puede elegir esta miniatura.',
};

export const warhammer40kRefusalsBooks: English['warhammer-40k-refusals'] = {
  'warhammer-40k/refusals': warhammer40kRefusals,
};

export const warhammer40kReasonsBooks: English['warhammer-40k-reasons'] = {
  'warhammer-40k/reasons': warhammer40kReasons,
};
