/** In Spanish: the statecharts of both games, and what stands around them. */
import type { English } from '../english.ts';
import { together } from '../together.ts';

type Words = English['chart'] & English['epic-moments'] & English['epic-chart'] & English['warhammer-40k-moments']
  & English['warhammer-40k-charges-moments'] & English['warhammer-40k-fight-moments']
  & English['warhammer-40k-aftermath-moments'] & English['warhammer-40k-chart'];

/** The words of the statechart’s screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'hecho', after: delay => `tras ${delay}`, actorDone: actor => `fin de ${actor}`,
    actorFailed: actor => `fallo de ${actor}`, actorChanged: actor => `${actor} ha cambiado`, else: 'todo lo demás',
  },
  window: 'Diagrama: las flechas lo mueven, más y menos cambian el zoom, 0 lo muestra todo; 1, lo activo',
  picture: (title, now) => (now === '' ? `Diagrama de estados: ${title}` : `Diagrama de estados: ${title}, en ${now}`),
  tools: 'Vista',
  walk: 'Recorrido',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  all: 'Todo el diagrama',
  active: 'Estado actual',
  openAll: 'Abrir todas las cajas',
  naming: 'Nombres',
  words: 'Palabras',
  identifiers: 'Identificadores',
  fullScreen: 'Pantalla completa',
  takeSvg: 'Guardar como SVG',
  takePng: 'Guardar como PNG',
  noPicture: 'Esta página no permite crear imágenes.',
  beside: 'Junto al diagrama',
  panels: { moment: 'Aquí', tree: 'Como lista', history: 'Estados recorridos' },
  treeOf: title => `Estados y sucesos de ${title}`,
  over: 'El recorrido ha acabado.',
  stands: (where, isOver) => `Ahora: ${where}.${isOver ? ' El recorrido ha acabado.' : ''}`,
  events: {
    'dice.thrown': 'Se tiran los dados',
    'save.chosen': 'Se elige una salvación',
    'wound.kept': 'Un personaje se queda con una herida',
    'critical.entered': 'Se anota un impacto crítico',
    'unit.moved': 'Se mueve una peana',
    'unit.embarked': 'Una peana sube a un transporte',
    'unit.disembarked': 'Una peana baja de su transporte',
    'hits.allocated': 'Los impactos quedan asignados',
    'hit.moved': 'Un impacto pasa a otra peana',
    'care.taken': 'Alguien va con cuidado',
    'overwatch.fired': 'Fuego en alerta',
    'overwatch.ended': 'No hay más fuego en alerta',
    'withdrawal.moved': 'Una peana se retira',
    'withdrawal.halfway': 'Termina el primer movimiento de retirada',
    'withdrawal.ended': 'Termina la retirada',
    'rest.withdrew': 'El resto se retira por sí solo',
    'sniper.aimed': 'Un francotirador elige a su víctima',
    'unit.rose': 'Un gravítico se eleva',
    'counterCharge.ended': 'Termina la contracarga',
    'ways.settled': 'Queda fijado cómo lucha cada cual',
    'way.chosen': 'Un gravítico elige cómo luchar',
    'test.repeated': 'Se repite el chequeo de acción',
    'test.accepted': 'Se acepta el chequeo de acción',
    'target.chosen': 'Se elige un objetivo',
    'supporters.called': 'Se eligen apoyos uno a uno',
    'support.called': 'Se pide el apoyo',
    'dice.split': 'Una máquina de guerra reparte sus dados',
    'consolidation.moved': 'Un ganador se mueve',
    'consolidation.ended': 'Termina la consolidación',
    'charge.ended': 'Termina la carga',
    'answer.agreed': 'Los jugadores acuerdan una respuesta',
    'charge.declared': 'Se declara una carga',
    'charger.picked': 'Se escoge una unidad que carga',
    'choice.made': 'Se toma una decisión',
    'declarations.ended': 'Nadie declara nada más',
    'model.moved': 'Se mueve una miniatura',
    'moves.ended': 'Terminan los movimientos',
    'rest.moved': 'El resto se mueve por sí solo',
    'silence.accepted': 'Lo que el texto no dice queda abierto',
    'strikes.aimed': 'Se dirigen los golpes',
    'strikes.settled': 'Los golpes quedan resueltos',
    'weapon.chosen': 'Se elige un arma',
  },
  legend: 'Colores',
  legendOf: { here: 'ahora', visited: 'ya visitado', next: 'siguiente posible' },
  open: 'posible ahora',
  elsewhere: 'otra opción va antes',
  refused: (say, rule) => (rule === '' ? `rechazado; falta: ${say}` : `rechazado: ${say}`),
  refusedAlone: 'rechazado',
  byItself: 'por sí solo',
  stays: 'se queda aquí',
  then: 'y luego lo que sigue por sí solo',
  to: targets => `a ${targets}`,
  isActive: 'activo',
  wasActive: 'visitado',
  isMarked: 'distinto',
  leads: where => `Lleva a ${where}.`,
  leadsNowhere: 'Ahora no lleva a ningún sitio.',
  opened: title => `Se muestra la regla: ${title}.`,
  possible: 'Posible ahora',
  refusals: 'Ahora no',
  next: 'Siguiente',
  back: 'Atrás',
  reset: 'Desde el principio',
  start: 'Inicio',
  because: guards => `porque: ${guards}`,
  ruleOf: (rule, event) => `Regla ${rule}: por qué no «${event}»`,
  close: 'Cerrar',
  noRule: 'No se dice nada más.',
  loading: 'El diagrama se está cargando.',
  notLoaded: 'No se pudo cargar el diagrama.',
  tryAgain: 'Intentar otra vez',
};

/** What the assault machine says of the moments at which one may stand. */
const assaultMoments: Words['assault/moments'] = {
  'Action test': 'Chequeo',
  'One die against the initiative of the engaging formation.':
    'Un dado contra la iniciativa de la formación que asalta.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Un chequeo fallado se puede repetir una vez gracias a un Supreme Commander; si no, no hay combate.',
  Target: 'Objetivo',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'La formación atacante dice contra quién carga, con quién y qué hay entremezclado.',
  Charge: 'Carga',
  'The attacker moves unit by unit.': 'El atacante mueve sus unidades una a una.',
  'Dangerous terrain': 'Terreno peligroso',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Una unidad que entra en terreno peligroso es baja con un 1.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Primero salva el defensor y luego el atacante; quien falla es baja o sufre daño.',
  Blast: 'Explosión',
  'A die for everybody near: is it caught in the blast?': 'Un dado por cada unidad cercana: ¿la alcanza la explosión?',
  'Critical hit': 'Crítico',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'La ficha no resuelve el crítico: los jugadores anotan qué hizo.',
  Overwatch: 'Alerta',
  'Who fires? The hits are rolled at the table and entered here.':
    '¿Quién dispara? Los dados se tiran en la mesa y los impactos se anotan aquí.',
  Withdrawal: 'Retirada',
  'Whoever broke on the way in withdraws and takes no part.':
    'Quien se desmoralizó de camino se retira y no participa.',
  'Attacker counter-charges': 'Contracarga del atacante',
  'The attacker counter-charges first.': 'El atacante contracarga primero.',
  'Defender counter-charges': 'Contracarga del defensor',
  'The defender counter-charges unit by unit.': 'El defensor contracarga unidad por unidad.',
  Attacks: 'Ataques',
  'How to fight': 'Cómo luchar',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Los gravíticos dicen si golpean o disparan; las máquinas de guerra reparten sus dados.',
  'First Strike': 'First Strike',
  'Both sides throw their attacks.': 'Los dos bandos tiran los dados de sus ataques.',
  Hits: 'Impactos',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Los impactos caen primero en la unidad más cercana; entre varias igual de cercanas elige su dueño.',
  Saves: 'Salvación',
  'Macro-weapon hits': 'Impactos de macroarma',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Los impactos de macroarma y Matatitanes caen en los supervivientes, primero el más cercano.',
  'Saves against macro-weapons': 'Salvación contra macroarmas',
  Blasts: 'Explosiones',
  Supporters: 'Quién apoya',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Los dos bandos dicen quién apoya; todos los que puedan, salvo que digan otra cosa.',
  'Supporting fire': 'Fuego de apoyo',
  Result: 'Resultado',
  'Two dice a side.': 'Dos dados por bando.',
  'Hack-downs': 'Remate',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Los impactos sin salvación caen en los perdedores, implicados o no, primero el más cercano.',
  Wrecks: 'Restos',
  'Two moves for each unit of the loser.': 'Dos movimientos por unidad del perdedor.',
  Panic: 'Pánico',
  'Withdrawal of friends': 'Retirada amiga',
  'Those whom that marker breaks withdraw in their turn.':
    'Quienes se desmoralizan por el marcador se retiran a su vez.',
  'Blast markers': 'Marcadores',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Una formación que ha perdido a un Ethereal recibe D3 marcadores más.',
  Consolidation: 'Consolidación',
  'A free move of 5cm, into no zone of control.': 'Un movimiento gratis de 5 cm, sin entrar en zonas de control.',
  Over: 'Fin',
  'The assault is over.': 'El asalto ha acabado.',
  'No assault': 'Sin asalto',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Nadie estaba lo bastante cerca: la acción acaba sin combate.',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Cada movimiento que pasa por terreno peligroso le cuesta a la unidad una tirada.',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Los ganadores a los que el fuego desmoraliza se retiran, y el asalto acaba.',
};

/** What the machine of an assault says of itself. */
const assaultChart: Words['assault/chart'] = /* @__PURE__ */ together(assaultMoments, {
  'Saves and losses': 'Salvaciones y bajas',
  Assault: 'Asalto',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Un asalto de Epic: Armageddon, desde la elección del objetivo hasta la consolidación del ganador.',
  'Set-up': 'Mesa',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'La mesa según el escenario; algunos empiezan por los ataques.',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Algunos escenarios piden antes el chequeo de acción: ¿se atreve la formación a asaltar?',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Cada unidad de la formación que asalta hace un movimiento; alguna debe acabar a 15 cm o menos '
    + 'de un enemigo y en línea de fuego.',
  'Nothing saves what dangerous terrain takes.': 'Nada salva del terreno peligroso.',
  'What follows': 'Qué sigue',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Salen pasajeros de los restos, explotan máquinas de guerra y hay que anotar críticos.',
  'Formations on overwatch may fire at those who have charged.':
    'Las formaciones en alerta pueden disparar a quienes han cargado.',
  'Those who charge save, in cover if they have any.': 'Quienes cargan tiran salvaciones, con cobertura si la tienen.',
  'Within 15cm': 'A 15 cm o menos',
  'Is there an assault at all?': '¿Hay asalto?',
  'Counter-charge': 'Contracarga',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Las unidades sin contacto van derechas a su enemigo más cercano; tras un empate, primero el atacante.',
  'In the first round only the defender counter-charges.': 'En la primera ronda solo contracarga el defensor.',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Golpean todos los implicados directamente: First Strike, antes; las salvaciones contra macroarmas, al final.',
  'Directly engaged': 'Implicados',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    '¿Quién está en contacto, quién a 15 cm o menos y en línea de fuego? En la primera ronda debe haber alguien.',
  'Does anybody strike before the others?': '¿Golpea alguien antes que los demás?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'Se tiran los dados, los impactos caen primero en los más cercanos, sus dueños tiran salvación '
    + 'y las bajas salen de la mesa.',
  'Everybody who is hit saves.': 'Quien recibe un impacto tira salvación.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Los impactos de macroarma y Matatitanes vienen después de los demás.',
  'Few saves stand against these hits.': 'Pocas salvaciones aguantan los impactos de macroarma.',
  'Swift outcome': 'Final al momento',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Si han muerto todos los defensores o todos los atacantes implicados, el asalto acaba aquí.',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Máquinas de guerra que explotaron, si las explosiones esperan al final del paso.',
  Support: 'Apoyo',
  'Formations near enough lend their firefight to both sides.':
    'Las formaciones lo bastante cercanas aportan su tiroteo a los dos bandos.',
  'Wiped out': 'Aniquilación',
  'Has one side been wiped out?': '¿Ha quedado aniquilado un bando?',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Cada bando tira dos dados, se queda con el más alto y suma lo que ha ganado en el combate.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Con un empate se sigue luchando; si no, el perdedor sufre el remate por la diferencia.',
  'Nobody saves; war engines throw for critical hits.': 'Nadie salva; las máquinas de guerra tiran para ver si hay '
    + 'impactos críticos.',
  Withdraw: 'Retirada',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'El perdedor se desmoraliza y se retira con dos movimientos; quien acaba demasiado cerca de un enemigo es baja.',
  Break: 'Desmoralización',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Toda formación perdedora se desmoraliza; si ya estaba desmoralizada, es destruida.',
  'Landed aircraft of the loser are lost; who sat inside saves.':
    'Las aeronaves en tierra del perdedor son bajas; quienes van dentro tiran salvación.',
  'What is left of the losers withdraws.': 'Lo que queda de los perdedores se retira.',
  'Shaken friends': 'Amigas afectadas',
  'Friends of the loser who stood near take a Blast marker.':
    'Las formaciones amigas del perdedor que estaban cerca reciben un marcador de explosión.',
  'Friends who were broken lose units instead of taking a marker.':
    'Las formaciones amigas desmoralizadas pierden unidades en vez de recibir un marcador.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Las formaciones amigas a las que desmoraliza el marcador se retiran a su vez.',
  Consolidate: 'Consolidación',
  'The winner takes a Blast marker for each loss, and moves up to 5cm.':
    'El ganador recibe un marcador de explosión por baja y se mueve 5 cm como máximo.',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Marcadores por las bajas de todas las rondas; pueden desmoralizar al ganador.',
  'Who may move?': '¿Quién puede moverse?',
  'starts at attacks': 'empieza en ataques', 'asks for test': 'pide chequeo', 'is test die': 'dado del chequeo',
  'has passed': 'superado', 'may repeat test': 'puede repetir', 'may be target': 'puede ser objetivo',
  'may charge': 'puede cargar', 'may take care to charge': 'puede cargar con cuidado',
  'may get out to charge': 'puede bajar al cargar', 'may end charge': 'puede acabar la carga',
  'has waiting hits': 'quedan impactos', 'is safe': 'a salvo',
  'are terrain dice': 'dados de terreno', 'is settled': 'resuelto', 'may save': 'puede salvar',
  'are save dice': 'dados de salvación', 'has no aftermath': 'sin consecuencias',
  'are passengers next': 'siguen pasajeros', 'is sure blast next': 'explosión sin dados',
  'is blast next': 'sigue explosión', 'are splash dice': 'dados de explosión', 'may enter critical': 'puede anotar '
    + 'crítico',
  'is nobody on overwatch': 'nadie en alerta', 'may fire': 'puede disparar',
  'has broken in charge': 'desmoralizada al cargar',
  'is within reach': 'al alcance', 'may withdraw': 'puede retirarse', 'is first round': 'primera ronda',
  'attacker may counter charge': 'atacante puede contracargar', 'attacker may rise': 'atacante puede elevarse',
  'attacker may take care': 'atacante puede ir con cuidado', 'attacker may get out': 'atacante puede bajar',
  'attacker may get in': 'atacante puede subir',
  'attacker may end counter charge': 'atacante puede acabar la contracarga',
  'defender may counter charge': 'defensor puede contracargar', 'defender may rise': 'defensor puede elevarse',
  'defender may take care': 'defensor puede ir con cuidado', 'defender may get out': 'defensor puede bajar',
  'defender may get in': 'defensor puede subir',
  'defender may end counter charge': 'defensor puede acabar la contracarga',
  'may not begin': 'no puede empezar', 'has choosers': 'hay que elegir', 'may choose way': 'puede elegir cómo',
  'may split': 'puede repartir', 'has first strike': 'hay First Strike', 'has no dice': 'sin dados',
  'is thrown': 'ya se ha tirado',
  'are attack dice': 'dados de ataque', 'has no hits at all': 'ningún impacto', 'has no hits': 'sin impactos',
  'may move hit': 'puede mover impacto', 'may aim': 'puede apuntar', 'is settled for good': 'resuelto del todo',
  'has macro hits': 'hay impactos de macroarma', 'has held blasts': 'explosiones pendientes', 'is swift': 'acaba ya',
  'has no supporters': 'sin apoyo', 'may support': 'puede apoyar', 'has more support': 'queda apoyo',
  'is wiped out': 'bando aniquilado', 'are result dice': 'dados del resultado', 'is tied': 'empate',
  'has aftermath': 'hay consecuencias', 'is anyone withdrawing': 'alguien se retira', 'is grieving': 'de luto',
  'are grief dice': 'dados de luto', 'is anyone consolidating': 'alguien consolida',
  'may consolidate': 'puede consolidar', 'may get in afterwards': 'puede subir después',
  'Formations on overwatch may fire at those who have moved.':
    'Las formaciones en alerta pueden disparar a quienes se han movido.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Los alcanzados salvan, con cobertura si la tienen; del pánico de los desmoralizados no salva nada.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Los marcadores pueden desmoralizar al ganador; a los ya desmoralizados cada uno les cuesta una unidad.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Quien está separado es baja; ¿hay alguien demasiado cerca de un enemigo?',
  'Has the fire broken anybody who won?': '¿Ha desmoralizado el fuego a algún ganador?',
  'Whoever was broken has withdrawn.': 'Los desmoralizados se han retirado.',
  'may collect to charge': 'puede recoger al cargar',
  'is still going': 'sigue en camino',
  'may take care to withdraw': 'puede retirarse con cuidado',
  'may set down': 'puede dejar bajar',
  'may collect to withdraw': 'puede recoger al retirarse',
  'may be halfway': 'a medio camino',
  'may draw fire': 'puede atraer el fuego',
  'may draw fire at winner': 'ganador puede atraer el fuego',
  'What dangerous terrain, overwatch and enemies too near cost is settled.':
    'Se resuelve lo que cuestan el terreno peligroso, el fuego en alerta y los enemigos demasiado cercanos.',
  'Who is left goes on; or it was the end of the withdrawal.': 'Quien queda sigue, o bien la retirada ha acabado.',
  'is under fire': 'bajo fuego',
  'is still withdrawing': 'aún se retira',
});

/** What the phase machine says of moments of any part of a phase. */
const phaseMoments: Words['phase/moments'] = {
  'Fall back again': 'Nueva retirada',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Las unidades sin reagrupar desde un turno anterior se retiran otra vez antes de las cargas.',
  Regroup: 'Reagruparse',
  'Dangerous terrain': 'Terreno peligroso',
  'Pile-in': 'Agruparse',
  'How to charge?': '¿Cómo cargar?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'El texto no dice cómo cargan las unidades. Los jugadores pueden acordarlo o empezar por el combate.',
  'What comes of it?': '¿Y qué sigue?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'El texto no dice qué sigue a un combate. Los jugadores pueden acordarlo o no pasar de las heridas.',
  Over: 'Fin',
  'Every combat has been fought. The other player’s turn comes next.':
    'Se han resuelto todos los combates. Después viene el turno del otro jugador.',
  'Units that fall back may regroup at the start of their turn, where a row tells how.':
    'Las unidades en retirada pueden reagruparse al principio de su turno, si una fila de la tabla dice cómo.',
};

/** What it says of those of the charges. */
const phaseCharges: Words['phase/charges'] = {
  'Declare charges': 'Declarar cargas',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Quien va a cargar dice contra quién. Nadie se mueve antes de que estén declaradas todas las cargas.',
  'Who moves next': 'Quién se mueve ahora',
  'Of those who have declared, one unit moves next.':
    'De las unidades que han declarado una carga, se mueve ahora una.',
  'Charge range': 'Alcance de carga',
  'In difficult terrain the higher of two dice is how far they come.':
    'En terreno difícil, el mayor de dos dados dice hasta dónde llega la unidad.',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Las unidades que reciben una carga al retirarse se reagrupan al momento o son destruidas.',
  'Nearest model': 'Miniatura más cercana',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'La miniatura más cercana al enemigo se mueve primero, hasta el contacto con el más cercano.',
  'Other models': 'Otras miniaturas',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.':
    'Las demás miniaturas siguen de una en una: hasta enemigos libres, hasta cualquier enemigo o junto a una '
    + 'miniatura amiga en contacto.',
  'Declare a charge': 'Declarar una carga',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Una unidad dice contra quién carga, primero el objetivo principal; o ya no carga ninguna.',
  Overwatch: 'Disparo defensivo',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Todos los que reciben la carga pueden disparar, una vez por turno, salvo si están en cuerpo a cuerpo.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Dos dados dicen hasta dónde llega la unidad; el terreno difícil en su camino resta una parte.',
  'Models that went through dangerous terrain lose a wound on a 1.':
    'Las miniaturas que pasaron por terreno peligroso pierden una herida con un 1.',
  Templates: 'Plantillas',
  'A die says how often each template hits; then the fire is settled like blows.':
    'Un dado dice cuántas veces impacta cada plantilla; luego el fuego se resuelve como los golpes.',
  'Throw again?': '¿Repetir?',
  'Some units may throw their dice for the charge again, once: both or one of them.':
    'Algunas unidades pueden repetir una vez sus dados de carga: los dos o uno.',
  'Charge range again': 'Alcance de carga, repetido',
  'The dice that are thrown again count as they fall.': 'De los dados repetidos vale el nuevo resultado.',
  'Counter-attack': 'Contraataque',
  'How far they come': 'Hasta dónde llegan',
  'Each of them moves once, to an enemy if it can.': 'Cada miniatura se mueve una vez, hasta un enemigo si puede.',
};

/** What it says of those of a fight. */
const phaseFight: Words['phase/fight'] = {
  Fear: 'Miedo',
  'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.':
    'Quien toca a un enemigo que causa miedo chequea su Liderazgo; si falla, lucha peor.',
  Rampage: 'Arrasar',
  'Those who are outnumbered and go on a rampage throw for their attacks.':
    'Quienes están en inferioridad numérica y arrasan tiran para saber cuántos ataques tienen.',
  'To hit again': 'Repetir para impactar',
  'Some throw failed dice to hit once more.': 'Algunos repiten los dados con los que no impactaron.',
  'Which combat?': '¿Qué combate?',
  'The player whose turn it is picks the combat that is fought next.':
    'El jugador que tiene el turno elige el combate siguiente.',
  Weapons: 'Armas',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Quien puede elegir arma dice con cuál golpea: de eso puede depender cuándo.',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Quienes tienen la Iniciativa del peldaño y no tocan a nadie se acercan, un bando tras otro.',
  'A die for everybody whose way led through dangerous terrain.':
    'Un dado por cada miniatura que pasó por terreno peligroso.',
  Aim: 'Apuntar',
  'Who could strike several units says which.': 'Quien podría golpear a varias unidades dice a cuál.',
  'Whom to strike?': '¿A quién golpear?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'El texto no dice a quién golpea una miniatura que podría golpear a varias unidades. Los jugadores pueden '
    + 'acordarlo.',
  'To hit': 'Impactar',
  'Dice to hit, like ones together.': 'Dados para impactar, los iguales juntos.',
  Toughness: 'Resistencia',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    '¿Qué Resistencia cuenta en una unidad con varias? A veces lo dice su dueño.',
  'To wound': 'Herir',
  'Dice to wound for every hit.': 'Un dado para herir por cada impacto.',
  'To wound again': 'Repetir para herir',
  'Some weapons throw failed dice to wound once more.': 'Algunas armas repiten los dados con los que no hirieron.',
  'Who takes them?': '¿Quién sufre las heridas?',
  'A player says who takes wounds, or which come first.':
    'Un jugador dice quién recibe las heridas o cuáles van primero.',
  Saves: 'Salvación',
  'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.':
    'Dados para salvar. De dos salvaciones se tira una, la mejor, salvo que su dueño diga otra cosa.',
  'Force weapon': 'Arma psíquica',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Quien ha herido con un arma psíquica tira para ver si mata al instante.',
  'Look out, sir': '¡Cuidado, señor!',
  'A wound that falls on a character may be taken by somebody beside him, where a row says so.':
    'Una herida que caería en un personaje puede recibirla alguien a su lado, si una fila de la tabla lo dice.',
};

/** What it says of those of what comes of a fight. */
const phaseAftermath: Words['phase/aftermath'] = {
  Panic: 'Pánico',
  'Friends of those who were wiped out test their morale.': 'Las unidades amigas de las aniquiladas chequean su moral.',
  Morale: 'Moral',
  'Fail on purpose?': '¿Fallar a propósito?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Quien no puede dañar al enemigo puede fallar a propósito, si el texto lo dice.',
  'Two dice for every losing unit.': 'Dos dados por cada unidad perdedora.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Quien no toca a nadie se acerca al enemigo todo lo que puede.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Si se mueven como en una carga: un dado por cada miniatura que pasó por terreno peligroso.',
  'Sweeping advance': 'Persecución',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Si, según el texto, quien es atrapado es destruido: un dado más la Iniciativa, en los dos bandos.',
  'Fall back': 'Retirada',
  'Everybody who runs throws for how far.': 'Todos los que huyen tiran para ver hasta dónde.',
  'Sweep?': '¿Perseguir?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Cada ganador que puede perseguir decide si lo hace, ahora que ve cuánto huyen los perdedores.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Una tirada por ganador que persigue, contra todos los que huyen de él.',
  'Free round?': '¿Ronda gratis?',
  'Where the text has a free round: does the winner strike once more?':
    'Si el texto tiene una ronda gratis, ¿golpea otra vez el ganador?',
  'Pile-in after a sweep': 'Agruparse tras perseguir',
  Consolidation: 'Consolidación',
  'A die says how far the unit may go.': 'Un dado dice cuánto puede moverse la unidad.',
  'Each model may move once.': 'Cada miniatura puede moverse una vez.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Si el texto lo dice: un dado por cada miniatura que pasó por terreno peligroso.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Las unidades en retirada a las que alcanza el enemigo tiran para reagruparse o son destruidas.',
  'Roll-off': 'Desempate',
  'Where both sides have such units, a die for each says who begins.':
    'Si los dos bandos tienen unidades que pueden zafarse, un dado por bando dice quién empieza.',
  'Break away?': '¿Zafarse?',
  'The unit may try to break away from its fight.': 'La unidad puede intentar zafarse de su combate.',
  'Initiative test': 'Chequeo de Iniciativa',
  'A die against its Initiative.': 'Un dado contra la Iniciativa de la unidad.',
  'Where to?': '¿Hacia dónde?',
  'Whoever has passed names a direction.': 'Quien supera el chequeo elige una dirección.',
  'How far': 'Hasta dónde',
  'Three dice say how far. If that takes all of them clear of the enemy, they go.':
    'Tres dados dicen hasta dónde. Si eso aparta del enemigo a toda la unidad, se va.',
};

const phaseParts = /* @__PURE__ */ together(
  /* @__PURE__ */ together(phaseMoments, phaseCharges), /* @__PURE__ */ together(phaseFight, phaseAftermath),
);

/** What the machine of a phase says of itself. */
const phaseChart: Words['phase/chart'] = /* @__PURE__ */ together(phaseParts, {
  'has nobody to frighten': 'nadie a quien asustar',
  'has nobody on rampage': 'nadie que arrase',
  'has no hit rerolls': 'sin repeticiones para impactar',
  'are fear dice': 'dados de miedo',
  'are rampage dice': 'dados de arrasar',
  'are hit reroll dice': 'dados repetidos para impactar',
  'Assault phase': 'Fase de asalto',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Una fase de asalto de Warhammer 40,000, de la primera carga a la última consolidación.',
  'Set-up': 'Mesa',
  'The table as it stands; some scenarios begin with the fight.':
    'La mesa como está; algunos escenarios empiezan por el combate.',
  Charges: 'Cargas',
  'All charges are declared, then they are made.': 'Se declaran todas las cargas y luego se hacen.',
  'Does it reach?': '¿Llega la unidad?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Si la miniatura más cercana no llega al enemigo, nadie se mueve.',
  'Charge moves': 'Movimientos',
  'The unit moves, and whom it touches it is locked with.': 'La unidad se mueve y queda trabada con aquellos a los '
    + 'que toca.',
  'Who is left to move': 'Quién falta por moverse',
  'Is everybody where they go?': '¿Están todos en su sitio?',
  Locked: 'Trabarse',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Quien es tocado está en el combate; las unidades que recibieron la carga sin ser tocadas no participan.',
  'One unit after another charges.': 'Carga una unidad tras otra.',
  Fight: 'Combate',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Se resuelve un combate tras otro, de la Iniciativa más alta a la más baja.',
  'Free round': 'Ronda gratis',
  'Somebody may have a free round to strike before the next combat, or wounds to save beside it.':
    'Alguien puede tener una ronda gratis antes del próximo combate, o salvaciones que tirar aparte.',
  'Next Initiative': 'Iniciativa siguiente',
  'The ladder goes on to the next rung at which anybody strikes.':
    'Se baja al siguiente peldaño en que golpea alguien.',
  Blows: 'Golpes',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Golpean todos aquellos a los que les toca, los dos bandos a la vez; luego se tiran las salvaciones.',
  Wounds: 'Heridas',
  'Wounds are dealt, and what is not saved is taken.': 'Se reparten las heridas y se sufren las no salvadas.',
  'Fight over': 'Fin del combate',
  'Everybody has struck.': 'Han golpeado todos.',
  'After the fight': 'Tras el combate',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'El combate se resuelve paso a paso en el orden del texto.',
  Tally: 'Recuento',
  'Wounds are counted. A text that tells the fight alone gives their number and says no more.':
    'Se cuentan las heridas. Un texto que solo describe el combate da el recuento y no dice más.',
  'Next stage': 'Paso siguiente',
  'Which stage is next? The texts have them in different orders.':
    '¿Qué paso sigue? Los textos tienen los pasos en distinto orden.',
  'The losers test whether they hold.': 'Los perdedores tiran para ver si aguantan.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Los que siguen trabados se acercan, primero el bando que tiene el turno.',
  'Break-off': 'Ruptura',
  'Those who failed run, and winners may sweep after them.':
    'Quienes fallaron huyen, y los ganadores pueden perseguirlos.',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Quien no es atrapado huye hasta donde digan los dados; los que no tienen salida son destruidos.',
  'Sweepers who caught somebody close up to them.': 'Los que atraparon a alguien se acercan a él.',
  'Victors with nobody left to fight reorder their ranks.':
    'Los ganadores sin nadie con quien luchar reordenan sus filas.',
  'Who consolidates next, and is it known how far?': '¿Quién consolida ahora, y se sabe ya cuánto puede moverse?',
  Untold: 'Sin decir',
  'This text does not tell what comes next.': 'Este texto no dice qué sigue.',
  'What is untold': 'Qué falta por decir',
  'Is it the charge that is not told, or what comes of a fight?':
    '¿Es la carga lo que no se dice, o lo que sigue al combate?',
  'is anybody falling on': 'alguien sigue huyendo', 'starts at fight': 'empieza en combate',
  'charges together': 'carga a la vez', 'charges in turn': 'carga por turnos', 'are falling on dice': 'dados de huida',
  'may declare charge': 'puede declarar', 'has no charge left': 'no quedan cargas',
  'has one charge left': 'queda una carga', 'may pick charger': 'puede elegir quién carga',
  'needs no range dice': 'sin dados de alcance', 'are range dice': 'dados de alcance',
  'is out of reach': 'fuera de alcance', 'must regroup': 'debe reagruparse',
  'are regroup dice': 'dados de reagrupamiento',
  'may move charger': 'puede moverse cargando', 'have all chargers moved': 'se han movido todas',
  'may end charge moves': 'puede acabar la carga', 'are chargers gone': 'ya no carga nadie',
  'is nobody to fire': 'nadie dispara', 'may fire overwatch': 'puede haber disparos defensivos',
  'must test dangers': 'debe tirar dados de peligro', 'has lost initial': 'la primera es baja',
  'are danger dice': 'dados de peligro', 'is in free round': 'en ronda gratis', 'is fighting': 'lucha',
  'has no combat left': 'no quedan combates', 'may choose': 'puede elegir',
  'has no weapons to choose': 'sin armas que elegir', 'may choose save': 'puede elegir salvación',
  'may decline look out': 'puede quedarse con la herida',
  'may choose weapon': 'puede elegir arma',
  'is fight over': 'combate acabado', 'piles in at rungs': 'se agrupa por peldaños',
  'have both piled in': 'agrupados los dos bandos', 'has piled into danger': 'agrupado en peligro',
  'has side piled in': 'bando agrupado', 'may pile in now': 'puede agruparse ya',
  'are pile in danger dice': 'dados de peligro al agruparse', 'has nothing to aim': 'sin objetivo que elegir',
  'is aiming untold': 'objetivo sin decir', 'may aim': 'puede apuntar', 'is aiming told': 'objetivo dicho',
  'may agree': 'pueden acordarlo', 'has no hit dice': 'sin dados para impactar',
  'are hit dice': 'dados para impactar',
  'is toughness settled': 'Resistencia resuelta', 'has no wound dice': 'sin dados para herir',
  'are wound dice': 'dados para herir', 'has no rerolls': 'sin repeticiones', 'are reroll dice': 'dados repetidos',
  'is allocated': 'heridas repartidas', 'has choice': 'hay elección', 'has saves': 'hay salvaciones',
  'are save dice': 'dados de salvación', 'are psychic dice': 'dados psíquicos', 'is aftermath untold': 'final sin '
    + 'decir',
  'is at panic': 'en pánico', 'is at morale': 'en moral', 'is at pile in': 'al agruparse',
  'is at break off': 'en ruptura', 'is at consolidation': 'en consolidación', 'is nobody testing': 'nadie chequea',
  'are panic dice': 'dados de pánico', 'is nobody asked': 'nadie decide', 'are morale dice': 'dados de moral',
  'has piled in': 'agrupado', 'has ended in danger': 'acaba en peligro', 'may pile in': 'puede agruparse',
  'are end pile in danger dice': 'dados de peligro al final', 'is nobody breaking': 'nadie huye',
  'is nobody racing': 'nadie corre', 'are race dice': 'dados de carrera', 'is nobody rolling': 'nadie tira',
  'are fall back dice': 'dados de retirada', 'is nobody sweeping': 'nadie persigue',
  'are sweep dice': 'dados de persecución', 'is consolidating': 'consolida',
  'is nobody consolidating': 'nadie consolida', 'are consolidation dice': 'dados de consolidación',
  'may consolidate': 'puede consolidar', 'may end consolidation': 'puede acabar la consolidación',
  'is nobody endangered': 'nadie en peligro', 'are consolidation danger dice': 'dados de peligro al consolidar',
  'is nobody regrouping': 'nadie se reagrupa', 'are regroup dice afterwards': 'dados de reagrupamiento después',
  'is tallied': 'hay recuento', 'is outcome told': 'final dicho',
  'Those who are charged and touch nobody come to meet the chargers, where a row has them do so.':
    'Quienes reciben la carga sin tocar a nadie salen al encuentro de quien carga, si lo manda una fila de la tabla.',
  'Who else comes': 'Quién más viene',
  'Another unit that was charged may come to meet them too.': 'Otra unidad que recibió la carga puede salir también '
    + 'a su encuentro.',
  'No retreat': 'Sin retirada',
  'Losers that need not or cannot run take wounds for it, where a row says so.':
    'Los perdedores que no tienen que huir, o no pueden, reciben heridas por ello, si una fila de la tabla lo dice.',
  'Hit and run': 'Golpear y huir',
  'Units that are locked break away, where a row lets them, one after another.':
    'Las unidades trabadas se zafan una tras otra, si una fila de la tabla se lo permite.',
  'Who breaks away': 'Quién se zafa',
  'Who is locked and may try next?': '¿Quién está trabado y puede intentar zafarse ahora?',
  'Who is left free': 'Quién queda libre',
  'Has it left anybody without an enemy?': '¿Ha quedado alguien sin enemigo?',
  'is anybody rallying': 'alguien se reagrupa',
  'are rally dice': 'dados para reagruparse',
  'must regroup in turn': 'se reagrupa ante la carga',
  'are targets gone': 'sin objetivos',
  'may shoot overwatch': 'puede hacer disparos defensivos',
  'is no template left': 'sin plantillas',
  'are template dice': 'dados de plantilla',
  'throws no range again': 'no repite el alcance',
  'is countered': 'hay contraataque',
  'needs no counter dice': 'sin dados de contraataque',
  'are counter dice': 'dados de contraataque',
  'may counter': 'puede contraatacar',
  'is somebody countering': 'alguien más contraataca',
  'is aside': 'heridas aparte',
  'may slip away': 'puede zafarse',
  'has look outs': 'alguien avisa',
  'are look out dice': 'dados de aviso',
  'is firing': 'se dispara',
  'is holding out': 'alguien resiste',
  'is at no retreat': 'en «Sin retirada»',
  'is nobody rolling off': 'sin desempate',
  'are roll off dice': 'dados de desempate',
  'is nobody testing initiative': 'sin chequeo de Iniciativa',
  'are initiative dice': 'dados de Iniciativa',
  'is nobody slipping': 'nadie se zafa',
  'are slip dice': 'dados para zafarse',
});

export const chartBooks: English['chart'] = {
  statechart,
};

export const epicMomentsBooks: English['epic-moments'] = {
  'assault/moments': assaultMoments,
};

export const epicChartBooks: English['epic-chart'] = {
  'assault/chart': assaultChart,
};

export const warhammer40kMomentsBooks: English['warhammer-40k-moments'] = {
  'phase/moments': phaseMoments,
};

export const warhammer40kChargesMomentsBooks: English['warhammer-40k-charges-moments'] = {
  'phase/charges': phaseCharges,
};

export const warhammer40kFightMomentsBooks: English['warhammer-40k-fight-moments'] = {
  'phase/fight': phaseFight,
};

export const warhammer40kAftermathMomentsBooks: English['warhammer-40k-aftermath-moments'] = {
  'phase/aftermath': phaseAftermath,
};

export const warhammer40kChartBooks: English['warhammer-40k-chart'] = {
  'phase/chart': phaseChart,
};
