/** In Spanish: the statechart of an assault, and what stands around it. */
import type { English } from '../english.ts';

type Words = English['chart'];

/** The words of the statechart’s screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'hecho', after: delay => `tras ${delay}`, actorDone: actor => `${actor} acabado`,
    actorFailed: actor => `fallo de ${actor}`, actorChanged: actor => `${actor} ha cambiado`, else: 'todo lo demás',
  },
  window: 'Diagrama: las flechas lo mueven, más y menos cambian el zoom, 0 lo muestra todo, 1 lo activo',
  picture: (title, now) => (now === '' ? `Diagrama de estados: ${title}` : `Diagrama de estados: ${title}, en ${now}`),
  tools: 'Vista',
  walk: 'Recorrido',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  all: 'Todo el diagrama',
  active: 'Donde está ahora',
  takeSvg: 'Guardar como SVG',
  takePng: 'Guardar como PNG',
  noPicture: 'Esta página no permite crear imágenes.',
  tree: 'El mismo diagrama como lista',
  treeOf: title => `Estados y sucesos de ${title}`,
  over: 'Ha acabado.',
  stands: (where, isOver) => `Ahora: ${where}.${isOver ? ' Ha acabado.' : ''}`,
  open: 'posible ahora',
  elsewhere: 'otro va antes',
  refused: (say, rule) => (rule === '' ? `rechazado, falta: ${say}` : `rechazado: ${say}`),
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
  history: 'Por dónde ha pasado',
  start: 'Inicio',
  because: guards => `porque: ${guards}`,
  ruleOf: (rule, event) => `Regla ${rule}, por qué no ${event}`,
  close: 'Cerrar',
  noRule: 'No se dice nada más.',
  loading: 'El diagrama se está cargando.',
  notLoaded: 'No se pudo cargar el diagrama.',
  tryAgain: 'Intentar otra vez',
};

/** What the machine of an assault says of itself. */
const assaultChart: Words['assault/chart'] = {
  Assault: 'Asalto',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Un asalto de Epic: Armageddon, desde la elección del objetivo hasta la consolidación del ganador.',
  'Set-up': 'Mesa',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'La mesa como la tiene el escenario; algunos empiezan por los ataques.',
  'Action test': 'Chequeo',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Algunos escenarios piden antes el chequeo de acción: ¿se atreve la formación a asaltar?',
  'One die against the initiative of the engaging formation.':
    'Un dado contra la iniciativa de la formación que asalta.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Un chequeo fallado se puede repetir una vez por un Supreme Commander; si no, no hay combate.',
  Target: 'Objetivo',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'La formación dice contra quién carga, con quién, y qué hay entremezclado.',
  Charge: 'Carga',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Cada unidad de la formación hace un movimiento; alguna debe acabar a 15 cm y en línea de fuego.',
  'The attacker moves unit by unit.': 'El atacante mueve unidad por unidad.',
  'Dangerous terrain': 'Terreno peligroso',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Una unidad que entra en terreno peligroso se pierde con un 1.',
  'Nothing saves what dangerous terrain takes.': 'Nada salva del terreno peligroso.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'El defensor salva primero, luego el atacante; quien falla se retira o se daña.',
  'What follows': 'Qué sigue',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Salen pasajeros de restos, explotan máquinas de guerra, hay que aclarar críticos.',
  Blast: 'Onda',
  'A die for everybody near: is it caught in the blast?': 'Un dado por cada unidad cercana: ¿la alcanza la explosión?',
  'Critical hit': 'Crítico',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'La ficha deja el crítico a la mesa: los jugadores anotan qué hizo.',
  Overwatch: 'Alerta',
  'Formations on overwatch may fire at those who have charged.':
    'Las formaciones en alerta pueden disparar a quienes han cargado.',
  'Who fires? The hits are rolled at the table and entered here.':
    '¿Quién dispara? Los impactos se tiran en la mesa y se anotan aquí.',
  'Those who charge save, in cover if they have any.': 'Quienes cargan tiran salvaciones, con cobertura si la tienen.',
  'Within 15cm': 'A 15 cm',
  'Is there an assault at all?': '¿Hay asalto?',
  Withdrawal: 'Retirada',
  'Whoever broke on the way in withdraws and takes no part.':
    'Quien se desmoralizó de camino se retira y no participa.',
  'Those too near an enemy are destroyed, war engines damaged.':
    'Los que están demasiado cerca de un enemigo se destruyen; las máquinas de guerra se dañan.',
  'Counter-charge': 'Contracarga',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Las unidades sin contacto van derechas a su enemigo más cercano; tras un empate, primero el atacante.',
  'In the first round only the defender counter-charges.': 'En la primera ronda solo contracarga el defensor.',
  'Attacker counter-charges': 'Contracarga del atacante',
  'The attacker counter-charges first.': 'El atacante contracarga primero.',
  'Defender counter-charges': 'Contracarga del defensor',
  'The defender counter-charges unit by unit.': 'El defensor contracarga unidad por unidad.',
  Attacks: 'Ataques',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Golpean todos los implicados directamente: First Strike antes, macroarmas al final.',
  'Directly engaged': 'Implicados',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    '¿Quién está en contacto, quién a 15 cm y en línea de fuego? En la primera ronda debe haber alguien.',
  'How to fight': 'Cómo luchar',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Los gravíticos dicen si golpean o disparan, las máquinas de guerra reparten sus dados.',
  'First Strike': 'First Strike',
  'Does anybody strike before the others?': '¿Golpea alguien antes que los demás?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'Se tira, los impactos caen en lo más cercano, sus dueños salvan, las bajas se retiran.',
  'Both sides throw their attacks.': 'Los dos bandos tiran sus ataques.',
  Hits: 'Imp.',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Los impactos caen en lo más cercano; entre iguales elige su dueño.',
  Saves: 'Salvar',
  'Everybody who is hit saves.': 'Todos los impactados tiran salvación.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Los impactos de macroarma y Matatitanes vienen después de los demás.',
  'Macro-weapon hits': 'Impactos de macroarma',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Los impactos de macroarma y Matatitanes caen en los supervivientes, primero el más cercano.',
  'Saves against macro-weapons': 'Salvar de macroarmas',
  'Few saves stand against these hits.': 'Pocas salvaciones aguantan estos impactos.',
  'Swift outcome': 'Final al momento',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Muertos todos los defensores, o todos los atacantes implicados: el asalto acaba aquí.',
  Blasts: 'Ondas',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Máquinas de guerra que explotaron, si las explosiones esperan al final del paso.',
  Support: 'Apoyo',
  'Formations near enough lend their firefight to both sides.':
    'Las formaciones cercanas aportan su tiroteo a los dos bandos.',
  Supporters: 'Quién apoya',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Los dos bandos dicen quién apoya; todos los que puedan, salvo que digan otra cosa.',
  'Supporting fire': 'Fuego de apoyo',
  'Wiped out': 'Aniquilado',
  'Has one side been wiped out?': '¿Ha quedado aniquilado un bando?',
  Result: 'Balance',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Los dos bandos tiran dos dados, se quedan el más alto y suman lo ganado en el combate.',
  'Two dice a side.': 'Dos dados por bando.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Un empate se sigue luchando; si no, el perdedor sufre el remate por la diferencia.',
  'Hack-downs': 'Remate',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Impactos sin salvación caen en los perdedores, implicados o no, primero el más cercano.',
  'Nobody saves; war engines throw for critical hits.': 'Nadie salva; las máquinas de guerra tiran los críticos.',
  Withdraw: 'Retirada',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'El perdedor se desmoraliza y se retira dos movimientos; quien acaba cerca de un enemigo se pierde.',
  Break: 'Moral',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Toda formación perdedora se desmoraliza; si ya lo estaba, se destruye.',
  Wrecks: 'Restos',
  'Landed aircraft are lost with the assault; who sat inside saves.':
    'Las aeronaves en tierra se pierden con el asalto; los de dentro tiran salvación.',
  'What is left of the losers withdraws.': 'Lo que queda de los perdedores se retira.',
  'Two moves for each unit of the loser.': 'Dos movimientos por unidad del perdedor.',
  'Shaken friends': 'Amigos cerca',
  'Friends of the loser who stood near take a Blast marker.':
    'Los amigos del perdedor que estaban cerca reciben un marcador de explosión.',
  Panic: 'Miedo',
  'Friends who were broken lose units instead of taking a marker.':
    'Los amigos desmoralizados pierden unidades en vez de recibir un marcador.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Los amigos a los que desmoraliza el marcador se retiran a su vez.',
  'Withdrawal of friends': 'Retirada de amigos',
  'Those whom that marker breaks withdraw in their turn.':
    'Quienes se desmoralizan por ese marcador se retiran a su vez.',
  Consolidate: 'Consolidar',
  'The winner takes a Blast marker for each loss, and moves 5cm.':
    'El ganador recibe un marcador de explosión por baja, y mueve 5 cm.',
  'Blast markers': 'Marcadores',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Marcadores por las bajas de todas las rondas; pueden desmoralizar al ganador.',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Una formación que ha perdido un Ethereal recibe D3 marcadores más.',
  'Who may move?': '¿Quién mueve?',
  Consolidation: 'Consolidación',
  'A free move of 5cm, into no zone of control.': 'Un movimiento gratis de 5 cm, a ninguna zona de control.',
  Over: 'Fin',
  'The assault is over.': 'El asalto ha acabado.',
  'No assault': 'Sin asalto',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Nadie estaba lo bastante cerca: la acción acaba sin combate.',
  'starts at attacks': 'empieza en ataques', 'asks for test': 'pide chequeo', 'is test die': 'dado del chequeo',
  'has passed': 'superado', 'may repeat test': 'puede repetir', 'may be target': 'puede ser objetivo',
  'may charge': 'puede cargar', 'may take care to charge': 'carga con cuidado',
  'may get out to charge': 'baja en la carga', 'may end charge': 'puede acabar carga', 'has waiting hits': 'hay impactos', 'is safe': 'a salvo',
  'are terrain dice': 'dados de terreno', 'is settled': 'resuelto', 'may save': 'puede salvar',
  'are save dice': 'dados de salvación', 'has no aftermath': 'sin consecuencias',
  'are passengers next': 'siguen pasajeros', 'is sure blast next': 'explosión segura',
  'is blast next': 'sigue explosión', 'are splash dice': 'dados de onda', 'may enter critical': 'puede anotar crítico',
  'is nobody on overwatch': 'nadie en alerta', 'may fire': 'dispara', 'has broken in charge': 'desmoralizada',
  'is within reach': 'a su alcance', 'may withdraw': 'se retira', 'is first round': 'primera ronda',
  'attacker may counter charge': 'atacante contracarga', 'attacker may rise': 'atacante se eleva',
  'attacker may take care': 'atacante con cuidado', 'attacker may get out': 'atacante baja',
  'attacker may get in': 'atacante sube', 'attacker may end counter charge': 'atacante acaba contracarga',
  'defender may counter charge': 'defensor contracarga', 'defender may rise': 'defensor se eleva',
  'defender may take care': 'defensor con cuidado', 'defender may get out': 'defensor baja',
  'defender may get in': 'defensor sube', 'defender may end counter charge': 'defensor acaba contracarga',
  'may not begin': 'no puede empezar', 'has choosers': 'hay que elegir', 'may choose way': 'elige cómo',
  'may split': 'reparte', 'has first strike': 'hay First Strike', 'has no dice': 'sin dados', 'is thrown': 'tirado',
  'are attack dice': 'dados de ataque', 'has no hits at all': 'ningún impacto', 'has no hits': 'sin impactos',
  'may move hit': 'mueve impacto', 'may aim': 'apunta', 'is settled for good': 'resuelto del todo',
  'has macro hits': 'hay macroarmas', 'has held blasts': 'ondas pendientes', 'is swift': 'acaba ya',
  'has no supporters': 'sin apoyo', 'may support': 'puede apoyar', 'has more support': 'queda apoyo',
  'is wiped out': 'aniquilado', 'are result dice': 'dados del resultado', 'is tied': 'empate',
  'has aftermath': 'hay más', 'is anyone withdrawing': 'alguien se retira', 'is grieving': 'de luto',
  'are grief dice': 'dados de luto', 'is anyone consolidating': 'alguien consolida',
  'may consolidate': 'puede consolidar', 'may get in afterwards': 'sube después',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Cada movimiento que pasa por terreno peligroso le cuesta a la unidad una tirada.',
  'Formations on overwatch may fire at those who have moved.':
    'Las formaciones en alerta pueden disparar a quienes se han movido.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Los alcanzados salvan, con cobertura si la tienen; del pánico de los desmoralizados no salva nada.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Los marcadores pueden desmoralizar al vencedor; a los ya desmoralizados cada uno les cuesta una unidad.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Quien está separado se pierde; ¿hay alguien demasiado cerca de un enemigo?',
  'Has the fire broken anybody who won?': '¿Ha desmoralizado el fuego a algún vencedor?',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Los vencedores a los que el fuego desmoraliza se retiran, y el asalto termina.',
  'Whoever was broken has withdrawn.': 'Los desmoralizados se han retirado.',
  'may collect to charge': 'recoge en la carga',
  'is still going': 'sigue en camino',
  'may take care to withdraw': 'cuidado al retirarse',
  'may set down': 'deja bajar',
  'may collect to withdraw': 'recoge al retirarse',
  'may be halfway': 'a medio camino',
  'may draw fire': 'atrae el fuego',
  'may draw fire at winner': 'vencedor atrae el fuego',
};

export const books: Words = {
  statechart,
  'assault/chart': assaultChart,
};
