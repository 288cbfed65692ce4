/** In Spanish: why something may not be done, and why units fight as they do. */
import type { EndKey } from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceOf, either, further, hitsOf, markersOf, ofName, pointsOf, SAVES, unitsOf } from './grammar.ts';

type Words = English['refusals'] & English['reasons'];

/** The pieces that several facts of a reasoning are told with. */
const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));
const missingOf = (missing: number): string => (missing < HAIR ? finely(missing) : cmOf(missing));
/** Of a unit. */
const ordinal = (number: number): string => `${number}.ª`;

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'en cuerpo a cuerpo', firefight: 'en tiroteo',
};
const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignorando la cobertura', lance: 'como lanza', sniper: 'como francotirador',
  'macro-weapon': 'como macroarma', 'titan-killer': 'como Matatitanes',
};
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'un impacto que ignora la cobertura', lance: 'un impacto de lanza',
  sniper: 'un impacto de francotirador', 'macro-weapon': 'un impacto de macroarma',
  'titan-killer': 'un impacto de Matatitanes',
};
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'de los ataques de First Strike', attacks: 'de los ataques', support: 'del fuego de apoyo',
  'hack-down': 'del remate', withdrawal: 'por acabar la retirada cerca de un enemigo',
  'dangerous-terrain': 'del terreno peligroso', overwatch: 'del fuego en alerta', splash: 'de una explosión',
  passengers: 'sufrido en los restos', 'blast-marker': 'en vez de un marcador de explosión',
  critical: 'causado por un crítico',
};
const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'en los ataques', support: 'por fuego de apoyo', 'hack-down': 'en el remate',
  withdrawal: 'al retirarse su formación', 'already-broken': 'con su formación, ya desmoralizada',
  passengers: 'con su transporte', critical: 'por un impacto crítico', coherency: 'por quedar fuera de coherencia',
  'dangerous-terrain': 'en terreno peligroso', 'blast-marker': 'en el pánico de su formación',
  overwatch: 'por fuego en alerta', summoned: 'al desmoralizarse su formación: era invocada',
};
const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'en su salvación', 're-roll': 'al repetir su salvación', invulnerable: 'en su salvación invulnerable',
};

/** 'le queda 1 cm', 'le quedan 0,5 cm': as many as are told. */
const leftOf = (left: number): string =>
  `le ${form(Number(left.toFixed(1)), { one: 'queda', other: 'quedan' })} ${cmOf(left)}`;

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} no es una formación enemiga con alguna peana en la mesa.`,
  'not-yours-to-move': ({ unit }) => `${unit} no se mueve en este paso.`,
  'too-far': ({ unit, cm, allowance }) => `${unit} se movería ${cmOf(cm)}; puede moverse ${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} saldría de la mesa.`,
  occupied: ({ by }) => `Ahí está ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} no puede entrar ahí: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} no puede pasar sobre ${by}.`,
  'through-friend': ({ unit, by }) => `${unit} no puede pasar sobre ${by}: solo se pasa sobre infantería.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} ya tiene ${unitsOf(most)} en contacto.`,
  'zone-of-another': ({ enemy }) => `El camino entra en la zona de control de ${enemy}, que no es el objetivo.`,
  'must-touch-nearest': ({ enemy, unit }) => `El camino entra en la zona de control de ${enemy}: ${unit} debe entrar `
    + 'en contacto con ese enemigo o ir derecho hacia él hasta donde pueda.',
  'in-contact-already': ({ unit, enemy }) => `${unit} está en contacto con ${enemy} y se queda.`,
  'still-in-zone': ({ unit, enemy, isTarget }) => `${unit} empezó en la zona de control de ${enemy} y debe `
    + (isTarget ? 'tocar una unidad del objetivo o salir de esa zona.' : 'salir de esa zona.'),
  'torn-apart': ({ unit, formation }) => `${unit} quedaría fuera de coherencia; ${formation} no puede seguirla.`,
  'not-together': ({ formation }) =>
    `${formation} está fuera de coherencia: acerca las otras peanas o deshaz movimientos.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} solo puede ir derecho a su enemigo más cercano, ${enemy}.`,
  'enters-zone': ({ enemy }) => `Al consolidar no se puede entrar en la zona de control de ${enemy}.`,
  'no-such-hit': () => 'No existe ese impacto.',
  'cannot-be-hit': ({ to }) => `No se puede impactar a ${to}: solo a unidades implicadas directamente.`,
  'hit-stays': ({ to }) => `El impacto ya está en ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} va antes que ${to} en la lista, y este club lo juega así.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} está a ${cmOf(fromCm)} del enemigo; ${to}, a `
    + `${cmOf(toCm)}: solo se cambian impactos entre unidades igual de cercanas.`,
  'save-thrown': ({ unit }) => `La salvación de ${unit} ya se ha tirado.`,
  'no-armour-save': ({ unit }) => `${unit} no tiene salvación por blindaje contra este impacto.`,
  'no-cover-save': ({ unit }) => `${unit} no tiene salvación por cobertura contra este impacto.`,
  'no-none-save': ({ unit }) => `${unit} salva con blindaje o con cobertura.`,
  'wrong-number-of-dice': ({ needed, given }) => `Esta tirada tiene ${diceOf(needed)}, no ${given}.`,
  'no-such-face': ({ face }) => `Un dado muestra de 1 a 6, no ${face}.`,
  'not-now': () => 'Eso no es posible en este paso.',
  'no-supreme-commander': () => 'No hay ningún Supreme Commander que pueda hacer repetir el chequeo.',
  'test-repeated': () => 'El chequeo ya se ha repetido.',
  'not-intermingled': ({ formation, target }) => `${formation} no está a 5 cm o menos ${ofName(target)}.`,
  'no-commander': ({ formation }) => `${formation} no tiene ningún Commander que lleve consigo a otras formaciones.`,
  'too-many-combined': ({ most }) => `Un Commander lleva consigo como mucho ${most} formaciones.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} no está a ${cmOf(cm)} o menos ${ofName(other)}.`,
  'broken-not-combinable': ({ formation }) => `Una formación desmoralizada no hace ninguna acción: ${formation}.`,
  'no-room-to-barge': ({ unit }) => `No hay sitio junto a ${unit} para quienes apartaría.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} puede apartar como mucho ${unitsOf(most)}.`,
  'not-aboard': ({ unit }) => `${unit} no va en ningún transporte.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} no puede bajar ahora de ${transport}.`,
  'no-transport': ({ unit }) => `No hay transporte al que pueda subir ${unit}.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} no puede subir ahora a ${transport}.`,
  trapped: ({ transport, unit }) =>
    `${unit} no puede bajar: ${transport} tiene demasiados enemigos en contacto o se ha elevado.`,
  'too-far-from-transport': ({ unit, cm, transport }) => `${unit} debe quedar a ${cmOf(cm)} o menos de ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} está a ${cmOf(cm)}; a ${unit} ${leftOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} ha usado un transporte en este paso y no sigue.`,
  'has-unloaded': ({ unit }) => `${unit} ha recogido o dejado pasajeros y no sigue.`,
  'has-taken-in': ({ unit }) => `${unit} ha recogido pasajeros y se queda.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} acaba de subir a ${transport}: antes de bajar viaja en él un movimiento.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} ya se ha movido en este movimiento; ${transport} no puede recogerla.`,
  'nobody-watches': () => 'Al otro bando no le queda ninguna formación en alerta.',
  'nobody-has-moved': () => 'Nadie se ha movido desde la última vez que se preguntó por la alerta.',
  'halfway-over': () => 'Los primeros movimientos ya han terminado.',
  'not-on-overwatch': ({ formation }) => `${formation} no está en alerta.`,
  'not-under-fire': ({ formation }) => `${formation} no está entre las que se han movido.`,
  'no-such-markers': () => 'Los marcadores de explosión se cuentan en números enteros.',
  'cannot-be-damaged': ({ unit }) => `${unit} no puede recibir ese daño.`,
  'not-moved-by-critical': ({ unit }) => `Este impacto crítico no desplaza a ${unit}.`,
  'must-counter-charge': ({ unit }) => `Sin bautismo de sangre, ${unit} debe contracargar hasta donde pueda.`,
  'cannot-rise': ({ unit }) => `${unit} no es un gravítico que pueda elevarse.`,
  'no-skimmer': ({ unit }) => `${unit} no es un gravítico que pueda elegir cómo lucha.`,
  'nobody-in-contact': ({ unit }) => `Nadie está en contacto con ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} no es una máquina de guerra con dados que repartir.`,
  'one-way-open': ({ unit }) => `${unit} solo puede luchar de una forma.`,
  'no-such-split': ({ unit, most }) => `${unit} tiene ${diceOf(most)} que repartir.`,
  'not-a-snipers': () => 'Solo un francotirador elige en quién cae su impacto.',
  'out-of-reach': ({ to, unit }) => `${to} no está a 15 cm o menos y a la vista de ${unit}.`,
  'chain-stays': ({ from, to }) => `${either([from, to])} va con un transporte: sus pasajeros lo siguen.`,
  'no-holofield-save': ({ unit }) => `${unit} no tiene holocampo.`,
  'no-knight-shield-save': ({ unit }) => `${unit} no tiene escudo de caballero contra este impacto.`,
  'no-ion-shield-save': ({ unit }) => `${unit} no tiene escudo iónico contra este impacto.`,
  'may-not-support': ({ unit }) => `${unit} no puede dar fuego de apoyo ahora.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  'is-lost': ({ to }) => `Fue baja ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} no lucha en este asalto.`,
  inside: ({ transport }) => `Va en ${transport} y no puede disparar desde ahí.`,
  'fires-from-inside': ({ transport }) => `Dispara desde dentro de ${transport}; se mide desde el transporte.`,
  'out-of-wreck': () => 'Ha salido de unos restos en esta ronda: puede recibir impactos, pero no golpea.',
  touches: ({ enemy }) => `Está en contacto con ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) => `${enemy} está a ${cmOf(cm)}, dentro de los ${limit} cm y en línea de `
    + 'fuego.',
  'too-far': ({ cm, limit, missing, enemy }) =>
    `El enemigo más cercano, ${enemy}, está a ${beyond(cm, limit)}: supera los ${limit} cm en ${missingOf(missing)}.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} está a ${cmOf(cm)}, pero hay algo en medio (${by}): la línea de `
    + `fuego lo cruza a lo largo de ${cmOf(through)}.`,
  'as-they-stand': () => 'Los ataques no han empezado: así sería si empezaran ahora.',
  'no-enemy': () => 'No hay ningún enemigo con quien luchar.',
  'fight-is-over': () => 'El combate de este asalto ha acabado.',

  'fires-as-skimmer': () =>
    'Vuela: dispara incluso a quien está en contacto con ella, y quien no toca a nadie más solo puede responder con '
      + 'disparos.',
  'forced-to-fire': ({ enemy }) =>
    `${enemy}, en contacto con ella, queda fuera del alcance de los golpes y la obliga a disparar.`,
  'engine-dice': ({ damage, dice }) =>
    'Una máquina de guerra tiene un dado por punto de su capacidad de daño, aquí '
    + `${dice}${damage > 0 ? `, aunque ha perdido ${pointsOf(damage)}` : ''}.`,
  'dice-split': ({ close, fire }) => `Reparto de estos dados: ${close} en cuerpo a cuerpo y ${fire} en tiroteo.`,
  'lance-waits': () => 'Su lanza solo golpea si es su formación la que se ha lanzado al asalto.',
  'strikes-first': () => 'Tiene First Strike: las salvaciones contra sus impactos van antes de que golpeen los demás.',
  'strikes-after-first': () => 'Golpea después de quienes tienen First Strike, si sobrevive.',
  'as-chosen': ({ options, cc, ff, armour }) =>
    `Con ${options} tiene CC ${cc}, TT ${ff} y blindaje ${armour}.`,
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const many = typeof dice === 'number' ? diceOf(dice) : `${dice} dados`;
    return `Tira ${many} ${WAYS[by]} e impacta con ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'No tiene valor de tiroteo.',
  'no-close-combat-value': () => 'No tiene valor de cuerpo a cuerpo, y en contacto tampoco puede disparar.',
  'has-struck': () => 'Ya ha tirado sus dados de esta ronda.',
  'nobody-left': () => 'No queda nadie a su alcance.',
  'no-dice-left': () => 'No le quedan dados que tirar en esta ronda.',
  'attacks-now': () => 'Así que ataca: sus dados están en la mesa.',
  'may-attack': () => 'Así que puede atacar.',
  attacked: () => 'Los ataques de esta ronda han acabado. La unidad ha hecho los suyos.',
  'did-not-attack': () => 'Los ataques de esta ronda han acabado. La unidad no ha hecho ninguno.',

  'fights-itself': ({ formation }) => `${formation} lucha en este asalto; solo apoyan otras formaciones.`,
  'is-broken': ({ formation }) => `Su formación está desmoralizada: ${formation}.`,
  'has-marched': ({ formation }) => `${formation} ha hecho marcha forzada este turno.`,
  'stands-by': ({ formation }) => `${formation} no lucha aquí y puede apoyar.`,
  'fleet-of-foot': ({ formation }) => `${formation} tiene Fleet of Foot: puede apoyar pese a la marcha forzada.`,
  'markers-do-not-matter': ({ markers }) => `Tener ${markersOf(markers)} no le impide apoyar.`,
  'was-not-able': () => 'Cuando se pidió apoyo, no tenía a su alcance a ningún enemigo que hubiera atacado.',
  'was-able': () => 'Cuando se pidió apoyo, tenía a su alcance a un enemigo que había atacado.',
  'not-called': () => 'Su jugador no le ha pedido apoyo.',
  'has-fired': () => 'Ha disparado.',
  'fires-in-turn': () => 'Dispara cuando le toca a su formación.',
  'may-support': () => 'Así que puede apoyar.',
  'support-comes-later': () => 'El apoyo se pide después de los ataques, si no han decidido el asalto.',
  'first-round-only': ({ round }) => `Es la ronda ${round}, y este club solo pide apoyo en la primera.`,
  'support-is-over': () => 'El fuego de apoyo de esta ronda ha acabado.',

  'only-engaged': () => 'No está implicada directamente, y solo las que lo están pueden recibir impactos.',
  'not-engaged-then': () => 'No estaba implicada directamente cuando empezaron los ataques de esta ronda.',
  'not-nominated': () => 'Este club dirige los ataques a un solo tipo de unidad, y esta es del otro.',
  'no-supporters': () => 'Ningún enemigo apoya: la unidad no puede recibir fuego de apoyo.',
  'beyond-support': () => 'Está fuera del alcance del apoyo.',
  'out-of-wreck-hit': () => 'Ha salido de unos restos en esta ronda y puede recibir impactos.',
  'place-in-contact': ({ place, of }) => `Está en contacto: es la ${ordinal(place)} de ${of} en recibir impactos.`,
  place: ({ place, of, cm }) => `Está a ${cmOf(cm)} del enemigo más cercano que cuenta: es la ${ordinal(place)} de `
    + `${of} en recibir impactos.`,
  'place-in-list': ({ place, of }) =>
    `No queda enemigo desde el que medir: es la ${ordinal(place)} de ${of} en recibir impactos.`,
  behind: ({ others }) => `Antes que ella: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Igual de cerca: ${listed(others)}. Su dueño dice quién va primero.`,
  'tie-by-list': ({ others }) => `Igual de cerca: ${listed(others)}. Decide el orden de la lista.`,
  soaks: ({ takes }) => `Recibe ${hitsOf(takes)} antes que la unidad siguiente: su capacidad de daño inicial.`,
  'sniper-may-aim': ({ snipers }) =>
    'Esté donde esté en ese orden, '
      + `${form(snipers.length, { one: 'puede', other: 'pueden' })} apuntarle ${listed(snipers)}: `
      + 'un francotirador elige a su víctima.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'El único impacto en su bando cae en ella.'
    : `De ${of} impactos en su bando, ${hits} ${form(hits, { one: 'cae', other: 'caen' })} en ella.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'El único impacto en su bando cae en otra.'
    : `Los ${of} impactos en su bando caen en otras y no llegan hasta ella.`),
  'no-hits-here': () => 'No hay impactos en su bando.',
  'fearless-hack-down': () => 'Es Fearless: el remate la pasa por alto.',
  skipped: () => 'El remate la pasa por alto, con su transporte.',
  'has-won': () => 'Su bando ha ganado: el remate cae en los perdedores.',
  'hit-directly': ({ cause }) => `Tiene un impacto ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `No tiene ningún impacto ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Si su bando pierde, es la ${ordinal(place)} de ${of} en recibir impactos de remate.`,
  'hack-down-comes-next': () => 'Aún no se han tirado los dados del resultado.',
  'inside-unhit': ({ transport }) =>
    `Va en ${transport}: los impactos caen en él, y la unidad solo tira salvación si es destruido.`,
  'bystanders-unhit': ({ formation }) => `${formation} no lucha aquí, y quien solo mira no recibe impactos.`,
  'may-be-hit': () => 'Está entre las que pueden recibir impactos.',

  'no-hit-on-it': () => 'No tiene ningún impacto pendiente. Esto es lo que tendría contra uno normal.',
  'hit-comes': ({ number, effect, cause, points }) => {
    const worth = String(points) === '1' ? '' : `, de ${points} puntos de daño`;
    return `El impacto ${number} es ${HITS[effect] ?? 'un impacto normal'} ${CAUSES[cause]}${worth}.`;
  },
  'nothing-saves': ({ cause }) => `Ninguna salvación ayuda contra un impacto ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Sus escudos paran primero ${pointsOf(shields)} de daño del tiroteo; los golpes en contacto pasan por debajo.`,
  'shields-stop': ({ stopped }) => `Los escudos paran ${pointsOf(stopped)} de ese impacto.`,
  'armour-saves': ({ target }) => `Su blindaje salva con ${target}+.`,
  'bunker-saves': ({ target }) =>
    `El búnker que construyó su bando salva con ${target}+, en vez del blindaje y la cobertura.`,
  'no-armour': () => 'No tiene blindaje.',
  'armour-too-hard': () => 'Su blindaje necesitaría más de un 6.',
  'sniper-harder': () => 'Contra el impacto de un francotirador se salva con −1.',
  'titan-killer-ignores-armour': () => 'Contra un Matatitanes no ayuda ningún blindaje.',
  'macro-ignores-armour': () => 'Contra una macroarma solo ayuda Reinforced Armour, y no lo tiene.',
  'cover-saves': ({ terrain, target }) => `Está a cubierto (${terrain}): salva con ${target}+.`,
  'wreck-saves': ({ target }) => `Los restos de los que sale son cobertura: ${target}+.`,
  'overwatch-saves': ({ target }) => `Acecha en alerta: eso es cobertura, ${target}+.`,
  'emplacement-saves': ({ target }) => `Está en un emplazamiento hecho para ella: ${target}+.`,
  'cover-ignored': () => 'El impacto ignora su cobertura.',
  'macro-ignores-cover': () => 'Contra una macroarma la cobertura no ayuda.',
  'titan-killer-ignores-cover': () => 'Contra un Matatitanes la cobertura no ayuda.',
  'cover-not-for-engines': () => 'Las máquinas de guerra no tienen salvación por la cobertura en la que están.',
  'cover-not-for-chargers': () => 'Está a cubierto, pero la cobertura solo le sirve a quien recibe la carga.',
  'cover-not-for-vehicles': () => 'Está en una cobertura que es solo para infantería.',
  'cover-too-hard': () => 'Su cobertura necesitaría más de un 6.',
  'holofield-saves': ({ target }) => `Su holocampo salva con ${target}+, en vez del blindaje.`,
  'knight-shield-saves': ({ target }) => `Su escudo de caballero salva con ${target}+ por punto, en vez del blindaje.`,
  'ion-shield-saves': ({ target }) =>
    `Contra un impacto de tiroteo, su escudo iónico salva con ${target}+, en vez del blindaje.`,
  'one-of-them': () => 'De estas salvaciones, su dueño usa una.',
  'save-chosen': ({ save }) => `Salvación elegida: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour repite una salvación fallada, con ${target}+.`,
  'lance-not-again': () => 'Contra una lanza, Reinforced Armour no repite la salvación.',
  'macro-not-again': () => 'Contra una macroarma, Reinforced Armour salva una vez y no repite.',
  'invulnerable-saves': ({ target }) =>
    `Si todo eso falla, su salvación invulnerable es de ${target}+, sea cual sea el impacto.`,
  'invulnerable-each-point': ({ target }) =>
    `Contra lo que queda hay una salvación invulnerable de ${target}+ por punto.`,
  'has-thrown': ({ face, stage, target }) => `Ha sacado ${face} ${STAGES[stage]} y necesitaba ${target}+.`,
  'no-save': () => 'Así que nada la salva.',
  'may-save': ({ hits, ways }) =>
    `Así que puede salvarse ${form(hits, { one: 'del impacto', other: `de ${hits} impactos` })}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', luego ')))}.`,
  'is-saved': ({ hits }) => `Así que se salva ${form(hits, { one: 'del impacto', other: 'de sus impactos' })}.`,
  'not-saved': ({ hits }) =>
    `Así que no se salva ${form(hits, { one: 'del impacto', other: `de ${hits} impactos` })}.`,
  'shields-stop-all': () => 'Los escudos paran el impacto entero.',

  'nobody-has-lost': () => 'Aún no ha perdido nadie; solo se retiran los perdedores.',
  'nobody-won': () => 'Nadie ha ganado este asalto, y nadie se retira de él.',
  'nothing-was-fought': () => 'No hubo combate, y nadie se retira ahora.',
  'nobody-withdraws-now': () => 'Nadie se retira en este momento.',
  'goes-with-transport': ({ transport }) => `Va en ${transport} y se mueve con él.`,
  'its-side-won': ({ formation }) => `${formation} es del bando que ha ganado y no tiene que irse.`,
  'formation-stays': ({ formation }) => `${formation} no se retira ahora.`,
  'formation-lost': ({ formation }) => `${formation} ha perdido y se desmoraliza.`,
  'formation-shaken': ({ formation }) =>
    `${formation} estaba cerca de los perdedores y se ha desmoralizado por su marcador de explosión.`,
  'broke-on-the-way': ({ formation }) => `${formation} se ha desmoralizado de camino.`,
  'two-moves': ({ speed, cm }) =>
    `Puede hacer dos movimientos con su Velocidad de ${cmOf(speed)}: ${cmOf(cm)} en total, por cualquier zona de `
    + 'control.',
  'moves-left': ({ left }) => `Aún ${leftOf(left)}.`,
  'fearless-has-moved': () => 'Es Fearless: como se ha movido, solo la destruiría un enemigo a 5 cm o menos.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Es Fearless: mientras no se mueva, está a salvo, aunque ${enemy} está a ${cmOf(cm)}.`,
  'far-enough': ({ cm, limit, enemy }) =>
    `El enemigo más cercano, ${enemy}, está a ${beyond(cm, limit)}: más de ${cmOf(limit)}, así que la unidad está a `
    + 'salvo donde está.',
  'apart-if-it-stays': ({ formation }) =>
    `Está separada de la mayor parte ${ofName(formation)}: si la retirada acabara ahora, sería baja.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) =>
    `${enemy} está a ${cmOf(cm)}: si la unidad acabara aquí, a ${cmOf(limit)} o menos, sería destruida.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} está a ${cmOf(cm)}: si la unidad acabara aquí, recibiría ${pointsOf(hits)} de daño, uno por cada `
      + `enemigo a ${cmOf(limit)} o menos.`,
  'may-withdraw': () => 'Así que puede retirarse.',
  'has-withdrawn': () => 'Así que se ha retirado todo lo que puede.',
};

/** What would be so elsewhere. */
const ELSEWHERE: Readonly<Record<UnitQuestion, readonly [could: string, couldNot: string]>> = {
  attack: ['podría atacar', 'no podría atacar'],
  support: ['podría apoyar', 'no podría apoyar'],
  'be-hit': ['podría recibir impactos', 'no podría recibir impactos'],
  save: ['tendría cobertura', 'no tendría cobertura'],
  withdraw: ['estaría a salvo', 'no estaría a salvo'],
};

/** What would be so if a move ended elsewhere. */
const ENDS: Readonly<Record<EndKey, (enemy: string) => string>> = {
  'short-enough': () => 'sería lo bastante corto',
  room: () => 'habría sitio',
  'near-enough': () => 'estaría lo bastante cerca de él',
  clear: () => 'el camino estaría libre',
  'outside-zone': enemy => `no entraría en la zona de control de ${enemy}`,
  'out-of-zone': enemy => `quedaría fuera de la zona de control de ${enemy}`,
  touching: enemy => `acabaría en contacto con ${enemy}`,
  straight: enemy => `iría derecho a ${enemy}`,
  allowed: () => 'estaría permitido',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: '¿Puede atacar?', support: '¿Puede apoyar?', 'be-hit': '¿Puede recibir impactos?',
    save: '¿Tiene salvación?', withdraw: '¿Puede retirarse?',
  },
  answers: { yes: 'Sí', no: 'No', 'not-now': 'Ahora no' },
  speaks: { for: 'A favor:', against: 'En contra:', neither: 'Conviene saber:' },
  why: (name: string): string => `¿Por qué? ${name}`,
  with: (name: string, characters: string): string => `${name} con ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, atacante`,
    defender: (formation: string): string => `${formation}, defensor`,
  },
  opposite: ({ asked, move, could }) => `${further(move, ' cm')}, ${ELSEWHERE[asked][could ? 0 : 1]}.`,
  end: ({ move, then, enemy, isOut }) => `Si ${isOut ? 'bajara del transporte' : 'el movimiento acabara'} `
    + `${further(move, ' cm')}, ${ENDS[then](enemy)}.`,
  rule: (id: string): string => `Regla ${id}`,
  ruleSays: 'Qué dice la regla',
  close: 'Cerrar',
};

export const refusalsBooks: English['refusals'] = {
  'epic-armageddon/refusals': epicArmageddonRefusals,
};

export const reasonsBooks: English['reasons'] = {
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
};
