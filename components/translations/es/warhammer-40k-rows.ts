/** In Spanish: what rows beside the texts of Warhammer 40,000 tell. */
import type { English } from '../english.ts';

/** Charges and fire at chargers. */
const charges = {
  '7C-D1': 'No carga quien está trabado, ha corrido, ha disparado armas pesadas o parecidas, se ha echado a tierra, '
    + 'se retira o se ha reagrupado este turno.',
  '7C-D2': 'Una unidad cargada mientras se retira chequea su Liderazgo en cuanto la carga está al alcance: se '
    + 'reagrupa y lucha, o es destruida.',
  '7C-D3': 'Una unidad en la que todos son veloces repite una vez uno o ambos dados de su carga.',
  '7C-D4': 'Una unidad con una miniatura que se mueve a través de cobertura no pierde 2″ por terreno difícil; esa '
    + 'miniatura supera el terreno peligroso.',
  '7C-D5': 'A una unidad solo de enjambres no la frena el terreno difícil.',
  '7C-D6': 'Quien guardó su retrorreactor para la carga repite su distancia y golpea con el Martillo de Ira.',
  '7C-O1': 'El fuego contra los que cargan impacta con 6, dispare quien dispare.',
  '7C-O2': 'Las armas de área no disparan contra los que cargan.',
  '7C-O3': 'Un arma de plantilla impacta D3 veces a los que cargan, con su Fuerza y su FP, a cualquier distancia.',
  '7C-O4': 'Los lentos y decididos no disparan contra los que cargan; de los vehículos solo lo hacen los bípodes.',
  '7C-O5': 'Las heridas del fuego contra los que cargan caen sobre el más cercano hasta que muere, se pueden salvar '
    + 'y no cuentan para nadie.',
} as const;

/** What models have. */
const units = {
  '7C-U1': 'Una unidad con una miniatura sin miedo supera los chequeos de moral y de miedo, y no puede elegir fallar.',
  '7C-U2': 'Una unidad con una miniatura tozuda no pierde Liderazgo en un chequeo de moral.',
  '7C-U3': 'Quien no conoce el miedo supera los chequeos de miedo y se reagrupa; alcanzado en una persecución sigue '
    + 'trabado y no se retira a nadie.',
  '7C-U4': 'Un fanático no tiene miedo y odia a todos.',
  '7C-U5': 'En la primera ronda de un combate, quien odia repite los impactos fallados.',
  '7C-U6': 'Una unidad con una miniatura que tiene a este por enemigo predilecto repite los unos para impactar y '
    + 'para herir.',
  '7C-U7': 'Una unidad que toca a una miniatura que causa miedo chequea su Liderazgo al empezar el combate; si '
    + 'falla, lucha con Habilidad de Armas 1.',
  '7C-U8': 'Quien contraataca tiene un ataque más al ser cargado, salvo que su unidad ya estuviera trabada.',
  '7C-U9': 'La carga furiosa suma 1 a la Fuerza en el turno de la carga, salvo que sea desordenada.',
  '7C-U10': 'La ira hace que una carga valga dos ataques en vez de uno, salvo que sea desordenada.',
  '7C-U11': 'Donde el enemigo tiene más miniaturas en el combate, las que arrasan tienen D3 ataques más.',
  '7C-U12': 'Quien no siente dolor tira un dado por cada herida no salvada y la ignora con su número.',
  '7C-U13': 'Una herida de muerte instantánea quita todas las heridas de su víctima, y todas cuentan; a un guerrero '
    + 'eterno le quita una.',
  '7C-U13a': 'Una Fuerza de al menos el doble de la Resistencia causa muerte instantánea.',
  '7C-U14': 'Lo envenenado hiere con su número, o por la tabla donde esta pide menos; si su Fuerza supera la '
    + 'Resistencia, repite las heridas falladas.',
  '7C-U15': 'Un 6 para herir de lo que es acerado hiere a cualquiera, con FP 2.',
  '7C-U16': 'La maldición de la carne hiere con 2+.',
  '7C-U17': 'Desgarrar repite las heridas falladas.',
  '7C-U18': 'La maldición de los blindajes tira un dado más contra el blindaje de los vehículos.',
  '7C-U19': 'Martillo de Ira: quien carga y queda en contacto impacta una vez sin tirar, en el paso 10, con su '
    + 'propia Fuerza.',
  '7C-U20': 'Aplastar golpea con FP 2, o con un ataque de Fuerza doble.',
  '7C-U21': 'A quien hiere un arma conmocionadora le queda Iniciativa 1 hasta que acabe la próxima fase de asalto.',
  '7C-U22': 'Un arma aparatosa golpea en el paso 1, pero no en manos de criaturas monstruosas y bípodes.',
  '7C-U23': 'Un arma de especialista solo tiene segunda arma en otra de especialista; una a dos manos nunca la tiene.',
  '7C-U24': 'El poder de un arma psíquica se lanza antes del combate; mientras dura, sus heridas son muerte '
    + 'instantánea.',
  '7C-U25': 'Un demonio tiene una salvación invulnerable de 5+ y causa miedo.',
  '7C-U26': 'Una unidad con un cazador de monstruos repite las heridas falladas contra criaturas monstruosas.',
  '7C-U27': 'Un arma de maestro repite un impacto fallado cada turno.',
  '7C-U28': 'De los enjambres igual de cercanos, la siguiente herida es para el que menos heridas tiene.',
  '7C-U29': 'Una unidad con un cruzado suma D3 a su persecución.',
  '7C-U30': 'Al acabar una fase de asalto, quien golpea y huye puede chequear su Iniciativa y salir 3D6″ del combate.',
  '7C-U31': 'Los lentos y decididos no persiguen ni disparan contra los que cargan; ellos y los implacables cargan '
    + 'tras el fuego pesado.',
  '7C-U32': 'Un destructor no tira para herir: con 2+ quita D3 heridas, con un 6 quita D6 + 6 sin salvación.',
  '7C-T1': 'Una criatura monstruosa causa miedo, aplasta, golpea con el Martillo de Ira, se mueve a través de '
    + 'cobertura y es implacable.',
} as const;

/** Weapons and grenades. */
const weapons = {
  '7C-W1': 'Una espada de energía tiene FP 3.',
  '7C-W2': 'Un hacha de energía suma 1 a la Fuerza, tiene FP 2 y es aparatosa.',
  '7C-W3': 'Una maza de energía suma 2 a la Fuerza, tiene FP 4 y es conmocionadora.',
  '7C-W4': 'Una lanza de energía suma 1 a la Fuerza y tiene FP 3 en el turno de la carga, y FP 4 en otro.',
  '7C-W5': 'Las armas de combate y las pistolas solo valen como segunda arma.',
  '7C-W6': 'Un puño o una garra de energía dobla la Fuerza y tiene FP 2; es aparatoso, y solo otra arma de '
    + 'especialista es su segunda.',
  '7C-W7': 'Un martillo de trueno es un puño de energía que conmociona.',
  '7C-W8': 'Un puño sierra es un puño de energía con un dado más contra vehículos.',
  '7C-W9': 'Una cuchilla relámpago tiene FP 3 y repite las heridas falladas; solo otra arma de especialista es su '
    + 'segunda.',
  '7C-W10': 'Una espada psíquica tiene FP 3; un hacha +1, FP 2 y es aparatosa; un bastón +2, FP 4 y conmociona.',
  '7C-W11': 'Una hoja reliquia suma 2 y tiene FP 3, un eviscerador dobla la Fuerza, tiene FP 2 y es aparatoso; '
    + 'ambos piden dos manos.',
  '7C-W12': 'Una espada bruja tiene la maldición de la carne, un agonizador está envenenado con FP 3, una hoja '
    + 'cáscara mata al instante con FP 3, un klaive suma 1 con FP 2.',
  '7C-W13': 'El arma de un dreadnought dobla la Fuerza con FP 2, un martillo sísmico con FP 1.',
  '7C-W14': 'Un hacha sierra tiene FP 4, una gran rebanadora +2 y FP 5, una guadaña +2 y FP 2, una hoja infernal FP 3.',
  '7C-W15': 'Las garras aceradas lo son con FP 5, las guadañas tienen FP 6, las pinzas +1 y FP 2 y son aparatosas.',
  '7C-W16': 'Un escudo tormenta salva con 3+ y no es segunda arma; la armadura de exterminador salva con 2+ o 5+ '
    + 'invulnerable, es implacable y no persigue.',
  '7C-G1': 'Las granadas de fragmentación dejan a quien las lleva en su propia Iniciativa cuando carga por terreno '
    + 'difícil.',
  '7C-G2': 'Las granadas defensivas quitan el ataque de la carga a quienes no estaban ya trabados.',
  '7C-G3': 'Una granada perforante golpea a criaturas monstruosas y vehículos con Fuerza 6 y FP 4.',
  '7C-G4': 'Las bombas de fusión golpean con Fuerza 8 y FP 1, las granadas de plasma con Fuerza 4 y FP 4.',
  '7C-G5': 'En cada unidad usa una granada una sola miniatura por fase.',
} as const;

/** Characters, results and vehicles. */
const results = {
  '7C-C1': 'Un personaje unido a una unidad es parte de ella; chequea con el Liderazgo más alto.',
  '7C-C2': '¡Cuidado, señor!: con 4+, un personaje independiente con 2+, otra miniatura a 6″ recibe su herida antes '
    + 'de la salvación.',
  '7C-C3': 'Un desafío se lanza antes de los golpes, uno en cada combate.',
  '7C-C4': 'Si se rechaza un desafío, el otro bando dice quién no golpea.',
  '7C-C5': 'Los dos que luchan un desafío se ponen en contacto y solo se tocan entre ellos.',
  '7C-C6': 'Las heridas de un desafío cuentan para el resultado.',
  '7C-C7': 'Con un personaje independiente una unidad se reagrupa como si quedara un cuarto de ella.',
  '7C-R1': 'Dos dados que suman como mucho el Liderazgo superan un chequeo de moral; dos unos siempre.',
  '7C-R2': 'Cada herida por la que ha perdido un bando le quita un punto de Liderazgo.',
  '7C-R3': 'Una unidad se retira 2D6″, libre a través de quienes la combatían; sin sitio para ello es destruida.',
  '7C-R4': 'Una unidad de la que queda un cuarto se reagrupa con su Liderazgo, una menor solo con dos unos.',
  '7C-R5': 'Persecuciones, consolidación y agrupamientos son como dice el texto.',
  '7C-V1': 'A un vehículo que no es bípode se le golpea con Habilidad de Armas 1.',
  '7C-V2': 'Los golpes dan en el blindaje trasero de un vehículo.',
  '7C-V3': 'Un dado y la Fuerza contra el blindaje: lo mismo es un impacto superficial, más penetra.',
  '7C-V4': 'Lo que penetra tira por daños.',
  '7C-V5': 'Un vehículo que explota impacta a las unidades de alrededor con Fuerza 4.',
  '7C-V6': 'Los vehículos nunca chequean su moral.',
  '7C-V7': 'Un bípode lucha con atributos propios.',
  '7C-V8': 'En una carga desordenada el primer objetivo decide qué reglas acaban el combate.',
} as const;

/** The fourth edition. */
const fourth = {
  '4C-D1': 'Unidad por unidad declara su carga y se mueve; todas cargan antes de cualquier combate.',
  '4C-D2': 'Una carga llega tan lejos como asalta la unidad: 6″, bestias y caballería 12″.',
  '4C-D3': 'En terreno difícil cuenta el mayor de dos dados, el doble para bestias y caballería; las criaturas '
    + 'monstruosas lo repiten, a las motos no las frena.',
  '4C-D4': 'Las motos en terreno difícil chequean terreno peligroso, la infantería de salto solo donde acaba su '
    + 'movimiento.',
  '4C-D5': 'La miniatura que menos movimiento necesita va primero, hacia el enemigo más cercano de la unidad cargada.',
  '4C-D6': 'Tantas como puedan tocan al enemigo, en cohesión y sin atravesar a nadie.',
  '4C-D7': 'El fuego rápido prohíbe cargar, pero no a motos y bípodes.',
  '4C-D8': 'Una unidad cargada mientras se retira, o contra la que se consolida, chequea antes si se reagrupa, y si '
    + 'falla es destruida.',
  '4C-D9': 'Nadie dispara contra los que cargan.',
  '4C-W1': 'Una miniatura golpea en un turno con un arma especial o con ninguna; otra arma es su segunda.',
  '4C-W2': 'Las armas corrientes y las pistolas dan un ataque y nada más.',
  '4C-W3': 'Contra un arma pesada de combate ninguna armadura salva a más de 4+.',
  '4C-W4': 'Qué hace un arma así este texto no lo dice: se toma de las reglas de prueba.',
  '4C-T5': 'Contra las heridas de una criatura monstruosa no hay salvación por armadura.',
  '4C-T6': 'Una criatura monstruosa tira dos dados contra el blindaje de los vehículos.',
  '4C-U1': 'Quien no conoce el miedo se reagrupa; alcanzado en una persecución no es destruido y sigue luchando.',
  '4C-U2': 'Una unidad cargada que contraataca se mueve hasta 6″ para tocar a los que cargan, sin ataque por ello.',
  '4C-U3': 'Una unidad y un personaje unido pierden reglas como el contraataque donde no las comparten.',
  '4C-U4': 'Una unidad sin miedo no chequea su moral; en su lugar no hay retirada.',
  '4C-I1': 'Una Fuerza de al menos el doble de la Resistencia mata al instante.',
  '4C-A1': 'Quien tiene varias salvaciones elige cuál tira.',
  '4C-C1': 'Una unidad usa el Liderazgo de un personaje unido donde es mejor, y se mueve como el más lento.',
  '4C-R1': 'Más heridas ganan; luego vienen moral, ruptura y consolidación, y agrupamiento.',
  '4C-R2': 'Dos dados que suman como mucho el Liderazgo superan un chequeo de moral; dos unos siempre.',
  '4C-R3': 'Perder un asalto quita Liderazgo; cuánto se perdió con la página.',
  '4C-R4': 'Los exterminadores y similares no persiguen; consolidan.',
  '4C-R5': 'Una persecución es un dado y la Iniciativa que más tienen; tanto como el perdedor lo destruye.',
  '4C-R6': 'No hay persecución donde ya no se toca a nadie del perdedor, o el vencedor lucha con otros.',
  '4C-R7': 'Una unidad que ha destruido a su enemigo en una persecución consolida igualmente.',
  '4C-R8': 'La consolidación es de 3″ y puede alcanzar a un enemigo nuevo.',
  '4C-R9': 'Una unidad se retira 2D6″; infantería de salto, motos, bestias y caballería 3D6″; la mitad en terreno '
    + 'difícil.',
  '4C-R10': 'El agrupamiento del final es de 6″; donde no se alcanza a nadie ambos bandos consolidan.',
  '4C-R11': 'Quien toca una unidad la golpea; un vencedor persigue o consolida cuando todos sus enemigos huyen o '
    + 'han muerto.',
  '4C-R12': 'Todas las unidades de un combate se agrupan hacia enemigos que estaban en él.',
  '4C-R13': 'Media unidad sin enemigos a 6″ se reagrupa al empezar su movimiento, con +1 sin enemigos a la vista.',
  '4C-R14': 'Sin retirada: los perdedores que no se desmoralizan reciben una, dos o tres heridas según su '
    + 'inferioridad, y pueden salvarlas.',
} as const;

export const books: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': { ...charges, ...units, ...weapons, ...results, ...fourth },
};
