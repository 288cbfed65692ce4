/** In Spanish: the statechart of Warhammer 40,000. */
import type { English } from '../english.ts';

type Words = English['warhammer-40k-chart'];

/** What the machine of a phase says of itself. */
const phaseChart: Words['phase/chart'] = {
  'Assault phase': 'Fase de asalto',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Una fase de asalto de Warhammer 40,000, de la primera carga a la última consolidación.',
  'Set-up': 'Mesa',
  'The table as it stands; some scenarios begin with the fight.':
    'La mesa como está; algunos escenarios empiezan por el combate.',
  'Fall back again': 'Retirada otra vez',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Las unidades sin reagrupar desde un turno anterior se retiran otra vez antes de las cargas.',
  Charges: 'Cargas',
  'All charges are declared, then they are made.': 'Se declaran todas las cargas, luego se hacen.',
  'Declare charges': 'Declarar cargas',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Quien va a cargar dice contra quién. Nadie mueve antes de que se declare todo.',
  'Who moves next': 'Quién mueve ahora',
  'Of those who have declared, one unit moves next.': 'De las que han declarado, mueve ahora una unidad.',
  'Charge range': 'Alcance de carga',
  'In difficult terrain the higher of two dice is how far they come.':
    'En terreno difícil, el mayor de dos dados dice hasta dónde llegan.',
  'Does it reach?': '¿Llega?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Si la miniatura más cercana no llega al enemigo, nadie mueve.',
  Regroup: 'Reagrupar',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Las unidades que reciben una carga al retirarse se reagrupan al momento, o son destruidas.',
  'Charge moves': 'Movimientos',
  'The unit moves, and whom it touches it is locked with.': 'La unidad mueve, y queda trabada con quien toca.',
  'Nearest model': 'La más cercana',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'La miniatura más cercana al enemigo mueve primero, al contacto con el más cercano.',
  'Who is left to move': 'Quién falta por mover',
  'Is everybody where they go?': '¿Están todos en su sitio?',
  'Other models': 'Las demás',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who is there.':
    'Las demás siguen de una en una: a enemigos libres, a cualquiera, o junto a un amigo que ya está.',
  Locked: 'Trabadas',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Quien es tocado está en el combate; las unidades cargadas y no tocadas no participan.',
  'One unit after another charges.': 'Carga una unidad tras otra.',
  'Declare a charge': 'Declarar una carga',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Una unidad dice contra quién carga, primero el objetivo principal; o ya no carga ninguna.',
  Overwatch: 'Disparo',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Todos los que reciben carga pueden disparar, una vez por turno, salvo en cuerpo a cuerpo.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Dos dados dicen hasta dónde llega la unidad; el terreno difícil quita algo.',
  'Dangerous terrain': 'Terreno peligroso',
  'Models that went through dangerous terrain are lost on a 1.':
    'Las miniaturas que pasaron por terreno peligroso se pierden con un 1.',
  Fight: 'Lucha',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Se resuelve un combate tras otro, de la Iniciativa más alta a la más baja.',
  'Free round': 'Ronda gratis',
  'Somebody may have a free round to strike before the next combat.':
    'Quizá alguien tiene una ronda gratis antes del siguiente combate.',
  'Which combat?': '¿Qué combate?',
  'The player whose turn it is picks the combat that is fought next.':
    'El jugador que tiene el turno elige el combate siguiente.',
  Weapons: 'Armas',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Quien puede elegir arma dice con cuál golpea, pues puede cambiar cuándo.',
  'Next Initiative': 'Iniciativa siguiente',
  'The ladder goes on to the next rung at which anybody strikes.':
    'La escalera sigue al siguiente peldaño en que golpea alguien.',
  'Pile-in': 'Agrupar',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Quienes tienen esa Iniciativa y no tocan a nadie se acercan, un bando tras otro.',
  'A die for everybody whose way led through dangerous terrain.':
    'Un dado por cada uno que pasó por terreno peligroso.',
  Aim: 'Elegir',
  'Who could strike several units says which.': 'Quien podría golpear a varias unidades dice a cuál.',
  'Whom to strike?': '¿A quién golpear?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'El texto no dice a quién golpea una miniatura que podría golpear a varias unidades. Los jugadores pueden '
    + 'acordarlo.',
  Blows: 'Golpes',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Golpean todos los que tienen el turno, los dos bandos a la vez; luego se salvan las heridas.',
  'To hit': 'Dar',
  'Dice to hit, like ones together.': 'Dados para impactar, los iguales juntos.',
  Toughness: 'Resistencia',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    '¿Qué Resistencia cuenta en una unidad con varias? A veces lo dice su dueño.',
  'To wound': 'Herir',
  'Dice to wound for every hit.': 'Dados para herir por cada impacto.',
  'To wound again': 'Herir otra vez',
  'Some weapons throw failed dice to wound once more.': 'Algunas armas repiten los dados fallados para herir.',
  Wounds: 'Heridas',
  'Wounds are dealt, and what is not saved is taken.': 'Se reparten las heridas, y lo que no se salva se sufre.',
  'Who takes them?': '¿Quién las sufre?',
  'A player says who takes wounds, or which come first.':
    'Un jugador dice quién recibe las heridas, o cuáles primero.',
  Saves: 'Salvar',
  'Dice to save.': 'Dados para salvar.',
  'Force weapon': 'Arma psíquica',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Quien ha herido con un arma psíquica tira para ver si mata al instante.',
  'Fight over': 'Fin de la lucha',
  'Everybody has struck.': 'Han golpeado todos.',
  'After the fight': 'Tras el combate',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'El combate se resuelve paso a paso en el orden del texto.',
  Tally: 'Cuenta',
  'Wounds are counted. A text that tells the fight alone hands them back and says no more.':
    'Se cuentan las heridas. Un texto que solo trata el combate las da y no dice más.',
  'Next stage': 'Paso siguiente',
  'Which stage is next? The texts have them in different orders.':
    '¿Qué paso sigue? Los textos los tienen en distinto orden.',
  Panic: 'Miedo',
  'Friends of those who were wiped out test their morale.': 'Los amigos de los aniquilados chequean su moral.',
  Morale: 'Moral',
  'The losers test whether they hold.': 'Los perdedores tiran para ver si aguantan.',
  'Fail on purpose?': '¿Fallar a posta?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Quien no puede dañar al enemigo puede fallar a propósito, si el texto lo dice.',
  'Two dice for every losing unit.': 'Dos dados por cada unidad perdedora.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Los que siguen trabados se acercan, primero el bando que tiene el turno.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Quien no toca a nadie va lo más cerca que puede del enemigo.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Si mueven como en una carga: un dado por cada uno que pasó por terreno peligroso.',
  'Break-off': 'Ruptura',
  'Those who failed run, and winners who may sweep after them.':
    'Quienes fallaron huyen, y los vencedores que pueden persiguen.',
  'Sweeping advance': 'Persecución',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Donde el atrapado es destruido: un dado y la Iniciativa de los dos bandos.',
  'Fall back': 'Retirada',
  'Everybody who runs throws for how far.': 'Todos los que huyen tiran su distancia.',
  'Sweep?': '¿Sigue?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Cada vencedor que puede perseguir decide, ahora que ve cuánto huyen.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Una tirada por vencedor que persigue, contra todos los que huyen de él.',
  'Free round?': '¿Ronda gratis?',
  'Where the text has a free round: does the winner strike once more?':
    'Si el texto tiene una ronda gratis: ¿golpea otra vez el vencedor?',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Quien no es atrapado huye lo que digan los dados; los que no tienen salida son destruidos.',
  'Pile-in after a sweep': 'Agrupar tras perseguir',
  'Sweepers who caught somebody close up to them.': 'Los que atraparon a alguien se acercan a él.',
  Consolidation: 'Consolidación',
  'Victors with nobody left to fight reorder their ranks.':
    'Los vencedores sin nadie con quien luchar reordenan sus filas.',
  'Who consolidates next, and is it known how far?': '¿Quién consolida ahora, y se sabe cuánto?',
  'A die says how far the unit may go.': 'Un dado dice cuánto puede mover la unidad.',
  'Each model may move once.': 'Cada miniatura puede mover una vez.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Si el texto lo dice: un dado por cada uno que pasó por terreno peligroso.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Las unidades en retirada que alcanza el enemigo tiran para reagruparse, o son destruidas.',
  Untold: 'Sin decir',
  'This text does not tell what comes next.': 'Este texto no dice qué sigue.',
  'What is untold': 'Qué falta por decir',
  'Is it the charge that is not told, or what comes of a fight?':
    '¿Es la carga lo que no se dice, o lo que sigue al combate?',
  'How to charge?': '¿Cómo cargar?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'El texto no dice cómo cargan las unidades. Los jugadores pueden acordarlo, o empezar por el combate.',
  'What comes of it?': '¿Y qué sigue?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'El texto no dice qué sigue a un combate. Los jugadores pueden acordarlo, o dejarlo en las heridas.',
  Over: 'Fin',
  'Every combat has been fought. The other player’s turn comes next.':
    'Se han resuelto todos los combates. Sigue el turno del otro jugador.',
  'is anybody falling on': 'alguien sigue huyendo', 'starts at fight': 'empieza en lucha',
  'charges together': 'carga a la vez', 'charges in turn': 'carga por turnos', 'are falling on dice': 'dados de huida',
  'may declare charge': 'puede declarar', 'has no charge left': 'no quedan cargas',
  'has one charge left': 'queda una carga', 'may pick charger': 'elige quién carga',
  'needs no range dice': 'sin dados de alcance', 'are range dice': 'dados de alcance',
  'is out of reach': 'fuera de alcance', 'must regroup': 'debe reagruparse', 'are regroup dice': 'dados de reagrupar',
  'may move charger': 'puede mover cargando', 'have all chargers moved': 'han movido todas',
  'may end charge moves': 'puede acabar la carga', 'are chargers gone': 'ya no carga nadie',
  'is nobody to fire': 'nadie dispara', 'may fire overwatch': 'puede disparar antes',
  'must test dangers': 'debe tirar peligro', 'has lost initial': 'perdió la primera',
  'are danger dice': 'dados de peligro', 'is in free round': 'en ronda gratis', 'is fighting': 'lucha',
  'has no combat left': 'no hay combates', 'may choose': 'puede elegir',
  'has no weapons to choose': 'sin armas que elegir', 'may choose weapon': 'elige arma',
  'is fight over': 'combate acabado', 'piles in at rungs': 'agrupa por peldaño',
  'have both piled in': 'agrupados los dos', 'has piled into danger': 'agrupado en peligro',
  'has side piled in': 'bando agrupado', 'may pile in now': 'puede agruparse ya',
  'are pile in danger dice': 'dados de peligro al agrupar', 'has nothing to aim': 'nada que apuntar',
  'is aiming untold': 'apuntar sin decir', 'may aim': 'apunta', 'is aiming told': 'apuntar dicho',
  'may agree': 'acuerda', 'has no hit dice': 'sin dados de dar', 'are hit dice': 'dados de dar',
  'is toughness settled': 'Resistencia resuelta', 'has no wound dice': 'sin dados de herir',
  'are wound dice': 'dados de herir', 'has no rerolls': 'sin repetir', 'are reroll dice': 'dados a repetir',
  'is allocated': 'repartido', 'has choice': 'hay elección', 'has saves': 'hay salvar',
  'are save dice': 'dados de salvar', 'are psychic dice': 'dados psíquicos', 'is aftermath untold': 'final sin decir',
  'is at panic': 'en pánico', 'is at morale': 'en moral', 'is at pile in': 'en agrupar',
  'is at break off': 'en ruptura', 'is at consolidation': 'en consolidación', 'is nobody testing': 'nadie chequea',
  'are panic dice': 'dados de pánico', 'is nobody asked': 'nadie decide', 'are morale dice': 'dados de moral',
  'has piled in': 'agrupado', 'has ended in danger': 'acaba en peligro', 'may pile in': 'se agrupa',
  'are end pile in danger dice': 'dados de peligro al final', 'is nobody breaking': 'nadie rompe',
  'is nobody racing': 'nadie corre', 'are race dice': 'dados de carrera', 'is nobody rolling': 'nadie tira',
  'are fall back dice': 'dados de retirada', 'is nobody sweeping': 'nadie persigue',
  'are sweep dice': 'dados de persecución', 'is consolidating': 'consolida',
  'is nobody consolidating': 'nadie consolida', 'are consolidation dice': 'dados de consolidación',
  'may consolidate': 'puede consolidar', 'may end consolidation': 'acaba consolidación',
  'is nobody endangered': 'nadie en peligro', 'are consolidation danger dice': 'dados de peligro al consolidar',
  'is nobody regrouping': 'nadie se reagrupa', 'are regroup dice afterwards': 'dados de reagrupar después',
  'is tallied': 'contado', 'is outcome told': 'final dicho',
};

export const books: Words = {
  'phase/chart': phaseChart,
};
