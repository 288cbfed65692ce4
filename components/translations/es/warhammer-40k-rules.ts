/** In Spanish: what the rules of Warhammer 40,000 say, and leave open. */
import { together } from '../together.ts';
import type { English } from '../english.ts';

type Words = English['warhammer-40k-rules'];

/** The rules of the assault phase by their ids. */
const warhammer40kRules: Words['warhammer-40k/rules'] = {
  '40k.1': 'Una fase va de las cargas a los combates y a lo que sale de cada uno.',
  '40k.2': 'Una unidad declara contra quién carga antes de moverse.',
  '40k.3': 'Una carga llega hasta su alcance y no más.',
  '40k.4': 'Al menos una miniatura tiene que poder llegar al objetivo, sin pasar por muros ni por enemigos que '
    + 'deja de lado.',
  '40k.6': 'El terreno difícil en el camino acorta la carga.',
  '40k.7': 'Si la primera miniatura no puede llegar al enemigo, nadie de su unidad se mueve.',
  '40k.8': 'Se tira un dado por cada miniatura que pasa por terreno peligroso; un 1 le cuesta una herida.',
  '40k.9': 'El objetivo al que una unidad ha disparado este turno limita contra quién puede cargar.',
  '40k.10': 'Una unidad que se quedó quieta para disparar puede tener prohibido cargar.',
  '40k.11': 'Una unidad puede cargar contra varios objetivos que estén juntos.',
  '40k.12': 'Quienes reciben la carga pueden tener ocasión de disparar antes.',
  '40k.13': 'Una unidad en retirada que recibe una carga tira antes para ver si se reagrupa.',
  '40k.14': 'La miniatura más cercana al enemigo va primero, derecha al enemigo más cercano a ella.',
  '40k.15': 'Cada miniatura siguiente toma el mejor sitio al que llega: un enemigo libre, luego cualquier enemigo, '
    + 'luego junto a una miniatura amiga en contacto, luego con su unidad.',
  '40k.16': 'Las miniaturas no pasan a través de nadie ni por huecos más estrechos que su peana, y quedan a 1″ o más '
    + 'de los enemigos contra los que no cargan.',
  '40k.17': 'Una unidad declarada objetivo a la que no se toca no participa en el combate.',
  '40k.18': 'El jugador que tiene el turno dice en qué orden se libran los combates; cada uno se acaba antes '
    + 'del siguiente.',
  '40k.19': 'Luchan las miniaturas en contacto, y también las que están a 2″ o menos de una miniatura amiga en '
    + 'contacto.',
  '40k.20': 'Quién lucha depende de dónde están las miniaturas.',
  '40k.21': 'Antes de golpear, una miniatura puede quedarse sin el enemigo al que tocaba.',
  '40k.22': 'Quien está junto a una miniatura amiga en contacto golpea con parte de lo que tiene o con todo.',
  '40k.24': 'Una carga vale un ataque más, salvo que algo lo quite.',
  '40k.26': 'Una segunda arma de una mano vale un ataque y nunca más de uno.',
  '40k.27': 'Las miniaturas golpean de Iniciativa 10 a 1, según la suya.',
  '40k.28': 'La cobertura ayuda a quien recibe en ella una carga, solo en la primera ronda.',
  '40k.30': 'Las granadas de fragmentación hacen que quien carga golpee a la vez que los enemigos a cubierto.',
  '40k.31': 'Las granadas de plasma quitan lo que da la cobertura; un combate que ya estaba en curso, también.',
  '40k.32': 'Las granadas de fotones quitan a quien carga contra su portador el ataque de la carga.',
  '40k.33': 'Pasar por terreno difícil puede hacer que quien carga golpee al final.',
  '40k.34': 'Un puño de combate golpea con Iniciativa 1, haya lo que haya.',
  '40k.35': 'Con la misma Iniciativa todos golpean a la vez, en los dos bandos.',
  '40k.36': 'Las miniaturas pueden acercarse cuando llega su Iniciativa.',
  '40k.37': 'Un combate acaba cuando los bandos están demasiado lejos para alcanzarse.',
  '40k.38': 'Un dado por ataque. Con cuánto se impacta depende de las dos Habilidades de Armas, comparadas.',
  '40k.39': 'Una unidad con varias Habilidades de Armas se defiende con la de la mayoría.',
  '40k.40': 'Si ninguna Habilidad de Armas es mayoritaria, lo decide una regla.',
  '40k.41': 'A una unidad con varias Resistencias se la hiere según la de la mayoría.',
  '40k.42': 'Si ninguna Resistencia es mayoritaria, alguien tiene que decidir.',
  '40k.43': 'Un dado por impacto. Con cuánto se hiere depende de la Fuerza frente a la Resistencia.',
  '40k.45': 'Contra cada herida se tira una salvación: la armadura, si nada la niega, o la invulnerable, como quiera '
    + 'el dueño.',
  '40k.46': 'Por cada herida se tira un dado de salvación por armadura, salvo que el arma lo impida.',
  '40k.47': 'Si una unidad lleva varios tipos de armadura, el texto dice cuál recibe las heridas.',
  '40k.48': 'Entre grupos de armadura igual de grandes, el dueño dice cuál recibe primero las heridas.',
  '40k.49': 'No cualquier miniatura de la unidad puede caer ante un golpe.',
  '40k.50': 'Las heridas caen en miniaturas, y el texto dice quién las elige.',
  '40k.51': 'Una miniatura que ha perdido una herida recibe las siguientes hasta caer.',
  '40k.52': 'Las heridas para las que no queda nadie se pierden.',
  '40k.53': 'Las heridas de armas especiales se resuelven aparte de las normales.',
  '40k.54': 'Nadie golpea dos veces, y quien cae en su propia Iniciativa ha golpeado de todos modos.',
  '40k.55': 'Hay armas especiales que doblan la Fuerza, niegan la armadura, repiten para herir o golpean al final.',
  '40k.56': 'Cada bando cuenta las heridas que ha causado. El que ha causado menos ha perdido.',
  '40k.57': 'Si los dos bandos han causado el mismo número de heridas, es empate, y el combate sigue.',
  '40k.58': 'Quien aniquila al enemigo ha ganado, sean cuales sean las heridas.',
  '40k.59': 'Las unidades que ven aniquilar a otra unidad amiga pueden sufrir pánico.',
  '40k.60': 'Los perdedores tiran dos dados contra su Liderazgo y se retiran si sacan más.',
  '40k.61': 'A los perdedores que no pueden dañar al enemigo se les puede permitir fallar el chequeo a propósito.',
  '40k.62': 'Una unidad que se retira tira dos dados para la distancia; las rápidas, tres.',
  '40k.63': 'Los ganadores pueden correr tras quienes rompen el contacto.',
  '40k.64': 'Contra quienes huyen se tira para una persecución arrolladora.',
  '40k.66': 'El texto dice si los ganadores tienen que correr tras el enemigo.',
  '40k.68': 'Los ganadores sin nadie con quien luchar reordenan sus filas.',
  '40k.70': 'Los que siguen trabados se acercan.',
  '40k.71': 'Lo que sigue a un combate viene en un orden fijo.',
  '40k.72': 'Una miniatura que podría golpear a varias unidades tiene que decir a cuál.',
  '40k.74': 'Un personaje unido a una unidad cuenta como una miniatura de ella o como unidad aparte, y como tal '
    + 'se le golpea.',
  '40k.76': 'Quien está en combate cuerpo a cuerpo ni dispara ni es blanco de disparos.',
  '40k.78': 'Las unidades en retirada pueden disparar, pero no armas pesadas.',
  '40k.79': 'Una unidad que no puede acabar su movimiento de retirada es destruida.',
  'R-0.26': 'Una unidad en retirada a la que alcanza el enemigo tira para ver si se reagrupa y, si no, es '
    + 'destruida.',
  'R-3.01': 'Lo que un texto no dice no se inventa: los jugadores se ponen de acuerdo o prescinden de ello.',
};

/** Rulings on what all four texts leave open. */
const everyText = {
  'R-X.01': {
    about: 'Ningún texto dice si una mayoría es más de la mitad o solo el valor más frecuente.',
    ruling: 'Cuenta el valor más frecuente; un texto habla de empates entre los más frecuentes: lo entiende igual.',
  },
  'R-X.02': {
    about: 'Entre qué valores decide la regla cuando ninguno tiene la mayoría.',
    ruling: 'Como lo dice su texto: el más alto de los que empatan, el más bajo de todos los que cuentan o, si decide '
      + 'su dueño, el que elija de los que empatan.',
  },
  'R-X.03': {
    about: 'Tres textos vienen sin sus tablas.',
    ruling: 'Las tablas de la cuarta edición sirven para todos: lo que los demás citan coincide con ellas.',
  },
  'R-X.04': {
    about: 'No se dice nada de un 1 que siempre falla ni de un 6 que siempre acierta.',
    ruling: 'De ello no depende nada: ninguna casilla de una tabla pide menos de 2 ni más de 6.',
  },
  'R-X.05': {
    about: 'El propio chequeo de Liderazgo no está en ninguno de los textos.',
    ruling: 'Lo superan dos dados que suman como mucho el Liderazgo; en la cuarta y la séptima edición, dos unos '
      + 'superan todo chequeo de moral, se reste lo que se reste del Liderazgo.',
  },
  'R-X.06': {
    about: 'Los dos bandos de un combate pueden ser aniquilados en el mismo paso.',
    ruling: 'No ha ganado nadie; nadie consolida y nadie sufre pánico.',
  },
  'R-X.07': {
    about: 'Cómo se redondea una distancia de retirada dividida por dos.',
    ruling: 'No se redondea; se conserva la fracción.',
  },
  'R-X.08': {
    about: '¿Puede una miniatura tirar dos salvaciones contra una herida?',
    ruling: 'No, solo una: la mejor, si su dueño no dice otra cosa.',
  },
} as const;

/** Rulings on the fourth edition. */
const fourth = {
  'R-3.01': {
    about: 'El texto no dice nada de la carga ni de lo que sigue al combate.',
    ruling: 'Se juega el combate. Para lo demás los jugadores acuerdan respuestas o prescinden de ellas; no se '
      + 'inventa nada.',
  },
  'R-3.02': {
    about: 'La tabla de impactos no dice cuál de sus ejes es el del atacante.',
    ruling: 'Sus filas; al revés, la séptima edición la contradiría.',
  },
  'R-3.03': { about: 'Una palabra para «combate» está mal impresa.', ruling: 'Se refiere al combate.' },
  'R-3.08': {
    about: 'Quién sigue trabado se mira en cada paso, y los dos bandos golpean en él.',
    ruling: 'Se fija al empezar cada paso y vale para los dos bandos.',
  },
  'R-3.09': {
    about: 'Una de varias unidades que reciben la carga tiene granadas de fotones.',
    ruling: 'Pierden la bonificación quienes están trabados con esa unidad.',
  },
  'R-3.10': {
    about: 'Granadas de fragmentación y de plasma en una carga.',
    ruling: 'Como en las reglas de prueba: las de plasma quitan la cobertura, y las de fragmentación no tienen nada '
      + 'que compensar.',
  },
  'R-3.11': { about: 'Un puño de combate a cubierto.', ruling: 'Golpea con Iniciativa 1.' },
  'R-3.12': { about: 'Solo un ejemplo prohíbe cargar tras fuego rápido.', ruling: 'Aquí no se juega.' },
  'R-3.13': { about: 'Una unidad con dos Resistencias, una miniatura con cada una.', ruling: 'Cuenta la más baja.' },
  'R-3.15': {
    about: 'Desde quién de los que cargan se traza la línea a una miniatura a cubierto.',
    ruling: 'Desde el más cercano de quienes cargan contra su unidad, tal como estaban antes de moverse.',
  },
  'R-3.16': {
    about: 'Quién tira la mejor salvación cuando el dueño elige las bajas.',
    ruling: 'La miniatura que recibe la herida y también la que señaló quien golpea.',
  },
  'R-3.04': {
    about: 'Las armaduras mezcladas se dejan a reglas que están en otra parte.',
    ruling: 'El dueño dice cuál de las miniaturas trabadas recibe cada herida, y esa tira su propia salvación.',
  },
  'R-3.05': {
    about: '¿Cuántas heridas permiten a quien golpea señalar a una víctima: una por miniatura o una por cada herida '
      + 'de su perfil?',
    ruling: 'Una por cada miniatura trabada.',
  },
  'R-3.06': {
    about: 'Contra qué herida salva la miniatura señalada y qué pasa si tiene varias heridas.',
    ruling: 'Su dueño elige cuál; una salvación fallada cuesta una herida.',
  },
  'R-3.07': {
    about: '¿Cuentan, para señalar a una víctima, las heridas de una sola unidad que golpea o las de todas?',
    ruling: 'Todas las del paso contra la unidad.',
  },
  'R-3.14': { about: 'Letras mal leídas.', ruling: 'Ninguna cambia las reglas.' },
} as const;

/** Rulings on the seventh edition. */
const seventh = {
  'R-2.01': {
    about: 'Se ha perdido la lista de unidades que no pueden cargar.',
    ruling: 'Las trabadas no pueden; de las demás lo dice quien prepara la mesa.',
  },
  'R-2.04': {
    about: 'A qué distancia puede estar un objetivo tras terreno difícil.',
    ruling: 'Lo que pueden sacar dos dados, menos 2″: 10″.',
  },
  'R-2.05': {
    about: 'Las 2″ dependen de quién tendría que cruzar el terreno; los golpes lentos, de quién lo ha cruzado.',
    ruling: 'Se miran por separado.',
  },
  'R-2.06': {
    about: 'Miniaturas de una unidad que tiran de forma distinta para su carga.',
    ruling: 'La más lenta cuenta para todas.',
  },
  'R-2.16': {
    about: '¿Pierde sus 2″ una carga contra quienes están cuerpo a tierra?',
    ruling: 'Sí; solo conserva su sitio en el orden de los golpes.',
  },
  'R-2.17': {
    about: 'Cuántas de las unidades que reciben la carga tienen que estar cuerpo a tierra o ya trabadas para '
      + 'que la carga conserve su sitio en el orden de los golpes.',
    ruling: 'Todas, sean una o varias.',
  },
  'R-2.18': {
    about: '¿Puede declarar otra carga una unidad cuya carga falló?',
    ruling: 'No: cada una declara una vez por fase.',
  },
  'R-2.19': { about: 'En qué orden disparan varias unidades que reciben la carga.', ruling: 'Como quiera su jugador.' },
  'R-2.20': {
    about: 'A una respuesta le faltan palabras.',
    ruling: 'Se aplica a cualquier regla que obligue a cargar.',
  },
  'R-2.21': {
    about: 'Los disparos contra quienes cargan abaten al más cercano o a todos.',
    ruling: 'Si caen todos, la carga acaba; si no, va primero el más cercano de los vivos.',
  },
  'R-2.26': {
    about: 'Qué es un personaje que se ha unido a una unidad se da por sabido y no se dice en ninguna parte.',
    ruling: 'Una de sus miniaturas, a todos los efectos; si está solo, es una unidad de una sola miniatura.',
  },
  'R-2.27': {
    about: 'El chequeo de terreno peligroso no se describe.',
    ruling: 'Un dado por cada miniatura; con un 1, esta pierde una herida, que no cuenta para ningún bando. Nada la '
      + 'salva si los jugadores no acuerdan qué; la cobertura, nunca.',
  },
  'R-2.02': {
    about: 'Faltan las dos tablas.',
    ruling: 'Los impactos se describen con palabras, y estas coinciden con la tabla impresa de la cuarta edición; '
      + 'también se toma su tabla de heridas.',
  },
  'R-2.07': {
    about: 'De qué unidad puede ser una miniatura amiga trabada.',
    ruling: 'De cualquiera de su bando en el combate.',
  },
  'R-2.08': {
    about: '¿«Cerca» quiere decir 2″ sobre la mesa, 6″ de altura o las dos cosas?',
    ruling: 'Las dos a la vez.',
  },
  'R-2.11': {
    about: 'Cuándo están los bandos demasiado separados para seguir.',
    ruling: 'Cuando no se juntarían aunque cada uno se acercara 3″.',
  },
  'R-2.24': { about: 'Iniciativa por encima de 10, o 0.', ruling: 'Por encima cuenta como 10; con 0 no se golpea '
    + 'nunca.' },
  'R-2.09': {
    about: '«Igual de lejos del ataque»: ¿de qué exactamente?',
    ruling: 'De la miniatura más cercana que golpea en este paso.',
  },
  'R-2.10': {
    about: '¿Sigue recibiendo las heridas del lote siguiente una miniatura herida en un lote?',
    ruling: 'No: un lote nuevo busca de nuevo a su víctima.',
  },
  'R-2.03': { about: 'Falta en el texto cuánto Liderazgo cuesta la diferencia.', ruling: 'Un punto por cada herida.' },
  'R-2.12': {
    about: 'Una frase habla de heridas causadas; la siguiente, de heridas sufridas.',
    ruling: 'Cuentan las causadas, y lo que un bando se hace a sí mismo cuenta para el enemigo.',
  },
  'R-2.13': {
    about: 'Varios ganadores persiguen a un perdedor.',
    ruling: 'El perdedor tira una vez y cada ganador libre una vez; basta con uno que saque lo mismo.',
  },
  'R-2.14': { about: '¿Es cosa del ganador perseguir?', ruling: 'No; se hace salvo que algo lo impida.' },
  'R-2.15': {
    about: 'Cuándo se mira si un ganador sigue trabado.',
    ruling: 'Después de todos los chequeos de moral.',
  },
  'R-2.22': {
    about: 'Hasta dónde se agrupan al final los que siguen trabados.',
    ruling: '3″, como durante el combate.',
  },
  'R-2.23': {
    about: '¿Consolida una unidad que ha destruido a su rival en una persecución?',
    ruling: 'Sí: no le queda nadie con quien luchar.',
  },
  'R-2.25': {
    about: 'Un juego de respuestas repetido y un error de la página.',
    ruling: 'Sin importancia; nada de eso cambia las reglas.',
  },
} as const;

/** Rulings on the earlier trial rules, of eight steps. */
const trialEightSteps = {
  'R-1.10': {
    about: '¿Puede cargar contra varias una unidad que ha disparado?',
    ruling: 'No, solo contra la unidad a la que disparó.',
  },
  'R-1.21': { about: 'No se dice nada de cargar tras disparar armas pesadas sin moverse.', ruling: 'Está permitido.' },
  'R-1.22': { about: 'La primera miniatura que carga solo «debería» ser la más cercana.', ruling: 'Tiene que serlo.' },
  'R-1.24': {
    about: 'Cuándo tira para reagruparse una unidad en retirada que recibe una carga.',
    ruling: 'Como en las reglas posteriores: cuando se sabe que la carga la alcanza, y antes de que se mueva '
      + 'quien carga.',
  },
  'R-1.04': {
    about: 'La zona de peligro se fija en un paso cuyo número no es el del combate.',
    ruling: 'Al empezar el combate.',
  },
  'R-1.05': {
    about: 'Se usa una misma palabra para miniaturas trabadas y para unidades trabadas.',
    ruling: 'Son dos cosas: una miniatura en contacto y una unidad con una miniatura así.',
  },
  'R-1.06': {
    about: 'Un ejemplo da la bonificación por carga sin mirar si la unidad ha disparado.',
    ruling: 'La regla sí lo mira, y es la regla la que cuenta.',
  },
  'R-1.07': {
    about: 'Un puño de combate a cubierto golpearía el primero y el último.',
    ruling: 'El último: nada hace más rápido a un puño.',
  },
  'R-1.08': {
    about: 'Según el texto, quien carga con granadas de plasma golpea por Iniciativa, como haría de todos modos.',
    ruling: 'Se anula la cobertura de quienes reciben la carga.',
  },
  'R-1.09': {
    about: 'Con granadas de fragmentación se golpea a la vez que quienes están a cubierto, pero un puño a cubierto '
      + 'espera al final.',
    ruling: 'Quien las lleva golpea de todos modos en el paso de cobertura.',
  },
  'R-1.20': {
    about: 'Los enemigos que tocan a un personaje y a su unidad tienen que golpearlo, y a la vez pueden elegir.',
    ruling: 'Tienen que golpearlo.',
  },
  'R-1.23': {
    about: 'Los Terminators no están entre quienes conservan la bonificación por carga aunque hayan disparado.',
    ruling: 'La pierden.',
  },
  'R-1.17': {
    about: 'Para las armaduras mezcladas cuentan las miniaturas cercanas a un enemigo; para las bajas, la zona en '
      + 'torno al frente.',
    ruling: 'La zona cuenta para las dos cosas.',
  },
  'R-1.18': {
    about: 'Dos grupos de armadura son igual de grandes en una tanda de heridas.',
    ruling: 'Elige su dueño, de nuevo en cada tanda.',
  },
  'R-1.19': {
    about: 'Entre quiénes se cuentan las mayorías.',
    ruling: 'Como en las reglas posteriores: Habilidad de Armas y Resistencia, en la unidad; armadura, entre quienes '
      + 'pueden caer.',
  },
  'R-1.01': {
    about: 'A quienes superan el chequeo de moral se los envía a un paso que no existe.',
    ruling: 'Pasan a agruparse.',
  },
  'R-1.02': {
    about: 'El resumen hace chequear a los perdedores para ver si escapan.',
    ruling: 'Ese chequeo es la persecución de los ganadores; no hay otro.',
  },
  'R-1.03': {
    about: 'El resumen hace retirarse a los perdedores después del agrupamiento; el texto, antes.',
    ruling: 'Hacen su primer movimiento entre la persecución y la consolidación.',
  },
  'R-1.11': {
    about: 'Con qué golpean los ganadores a quienes han atrapado.',
    ruling: 'En contacto, con los ataques del perfil y las armas especiales; junto a una miniatura amiga en '
      + 'contacto, una vez; nunca con bonificación, unidad por unidad. Quién puede caer se mira de nuevo.',
  },
  'R-1.12': {
    about: '¿Tienen los ganadores que golpear a quienes han atrapado?',
    ruling: 'La tirada se hace en todo caso; golpear es cosa suya.',
  },
  'R-1.13': { about: '¿Se puede perseguir y consolidar?', ruling: 'Sí, en ese orden.' },
  'R-1.14': {
    about: 'Qué es un enemigo nuevo para quienes consolidan.',
    ruling: 'Una unidad contra la que no han luchado en esta fase.',
  },
  'R-1.15': {
    about: 'Un ganador contra varias unidades «avanza».',
    ruling: 'Se refiere a una persecución arrolladora.',
  },
  'R-1.16': {
    about: 'Según una frase, las miniaturas cercanas al frente están trabadas; según la siguiente, son libres de '
      + 'disparar.',
    ruling: 'Están trabadas y no disparan.',
  },
  'R-1.25': { about: 'Palabras mal escritas y puntos de más.', ruling: 'Nada de eso cambia las reglas.' },
  'R-1.26': {
    about: 'Las salvaciones de las tandas se tiran con la armadura de la mayoría, y una de las miniaturas tiene una '
      + 'salvación invulnerable.',
    ruling: 'Primero se reparte la tanda; luego cada miniatura puede tirar su propia salvación contra la herida que '
      + 'le tocó.',
  },
} as const;

/** Rulings on the later trial rules, of seven steps. */
const trialSevenSteps = {
  'R-0.05': {
    about: 'Según un pasaje, una unidad que ha disparado carga solo contra su objetivo; según otros dos, también '
      + 'contra otras unidades.',
    ruling: 'Puede cargar contra varias, si aquella a la que disparó es el objetivo principal y se la toca primero.',
  },
  'R-0.06': {
    about: 'Los movimientos se describen con 6″ aunque hay unidades que declaran a 9″ o 12″.',
    ruling: 'Las 6″ de una carga significan siempre el alcance de la unidad.',
  },
  'R-0.07': {
    about: 'Quién tira por terreno difícil y qué pasa con una unidad de más alcance.',
    ruling: 'Una vez por la unidad, si alguno de sus caminos es difícil; el dado mayor limita a todos, sea cual sea '
      + 'su alcance.',
  },
  'R-0.29': {
    about: 'Cuándo tira para reagruparse una unidad en retirada que recibe una carga.',
    ruling: 'Cuando se sabe que la carga la alcanza y antes de que se mueva quien carga.',
  },
  'R-0.35': {
    about: 'Algunas unidades cuentan siempre como quietas, y disparar sin moverse impide cargar.',
    ruling: 'Solo lo impide quedarse quieto para disparar; quien cuenta de todos modos como quieto puede cargar.',
  },
  'R-0.02': {
    about: 'Estar trabado se dice de varias formas.',
    ruling: 'Es estar peana con peana y nada más; quienes apoyan son una clase aparte.',
  },
  'R-0.03': {
    about: 'Quienes están a cubierto golpean antes que nadie, según una redacción antigua; con Iniciativa 10, según '
      + 'una nueva.',
    ruling: 'Iniciativa 10; solo se nota contra otros con Iniciativa 10.',
  },
  'R-0.04': {
    about: 'La zona de peligro se fija en un paso cuyo número no es el del combate.',
    ruling: 'Al empezar el combate.',
  },
  'R-0.08': {
    about: 'Según un pasaje, quienes apoyan están junto a cualquier miniatura amiga; según otro, junto a una de su '
      + 'unidad.',
    ruling: 'Junto a una de su unidad, como dice la regla de los ataques.',
  },
  'R-0.15': {
    about: 'Las granadas de fragmentación y las de plasma pueden coincidir en una carga, o puede llevarlas solo '
      + 'una parte de una unidad.',
    ruling: 'Las de fragmentación ayudan a quien las lleva; las de plasma quitan la cobertura a la unidad que recibe '
      + 'la carga, y '
      + 'entonces las otras no tienen nada que compensar.',
  },
  'R-0.16': {
    about: '¿Tiene su cobertura contra una nueva carga una unidad a cubierto que ya lucha?',
    ruling: 'No: solo la tiene una unidad que no estaba trabada al empezar la fase.',
  },
  'R-0.17': {
    about: 'Cuántos de quienes cargan tienen que cruzar la cobertura.',
    ruling: 'Una sola línea que la cruce pone a toda la unidad a cubierto.',
  },
  'R-0.24': {
    about: '¿Pasan todos los combates juntos por cada paso o cada uno por todos los pasos?',
    ruling: 'Cada combate se resuelve hasta el final, incluido el agrupamiento, antes del siguiente.',
  },
  'R-0.33': {
    about: '¿Se limita la Fuerza de un puño antes o después de otras bonificaciones?',
    ruling: 'Después de todas, a 10.',
  },
  'R-0.34': {
    about: 'Un puño de combate junto con una cuchilla relámpago.',
    ruling: 'La cuchilla no gana con él una segunda arma; al puño, la cuchilla le vale como cualquier otra arma.',
  },
  'R-0.09': {
    about: 'Entre quiénes se cuenta una mayoría: toda la unidad o quienes pueden caer.',
    ruling: 'Habilidad de Armas y Resistencia, en toda la unidad; armadura, entre quienes pueden caer.',
  },
  'R-0.10': {
    about: 'Tres tipos de armadura o más en una unidad.',
    ruling: 'La mejor va primero si quienes la llevan son más que todos los demás juntos; si son tantos como ellos, su '
      + 'dueño elige cualquiera; si son menos, se mira lo mismo en los demás.',
  },
  'R-0.11': {
    about: 'Un grupo que ya ha recibido su parte falla más salvaciones que miniaturas le quedan.',
    ruling: 'Lo que sobra cae en el grupo siguiente, sin que se tire nada otra vez.',
  },
  'R-0.12': {
    about: 'Los números de un ejemplo no salen de los del ejemplo anterior.',
    ruling: 'Se toma como una situación nueva.',
  },
  'R-0.13': {
    about: 'De un arma especial se dice que reparte impactos, aunque solo se reparten heridas.',
    ruling: 'Se refiere a heridas.',
  },
  'R-0.14': {
    about: 'Una frase sobre salvaciones invulnerables está mal construida.',
    ruling: 'Una miniatura a la que le tocó una herida puede tirar su salvación invulnerable en vez de la de su '
      + 'armadura.',
  },
  'R-0.19': {
    about: 'Los propios autores llaman oscura a una nota sobre salvaciones invulnerables.',
    ruling: 'No añade nada a lo que ya se juega: la salvación se elige una vez repartidas las heridas.',
  },
  'R-0.32': {
    about: 'Cuándo se hace el chequeo psíquico de un arma psíquica.',
    ruling: 'Tras las salvaciones del mismo paso; matar así a una miniatura no puntúa más que las heridas causadas.',
  },
  'R-0.01': {
    about: 'Qué hacen quienes superan el chequeo de moral no está impreso.',
    ruling: 'Se agrupan, y nadie de ese combate consolida.',
  },
  'R-0.18': {
    about: 'Qué muertes causan pánico y a las unidades amigas de quién.',
    ruling: 'Tienen que haber desaparecido todas las unidades enemigas del combate; entonces las unidades amigas de '
      + 'los muertos chequean una vez.',
  },
  'R-0.20': {
    about: 'Según un pasaje, los ganadores persiguen y consolidan; según otro, hacen lo uno o lo otro.',
    ruling: 'Quien persigue y atrapa a alguien no consolida.',
  },
  'R-0.21': {
    about: '¿Se compara una persecución con los dados de quienes huyen o con la distancia que recorren?',
    ruling: 'Con los dados.',
  },
  'R-0.22': {
    about: 'Quién tira y quién decide primero cuando huye una unidad.',
    ruling: 'Los perdedores tiran, los ganadores lo ven y deciden, y luego tiran.',
  },
  'R-0.23': {
    about: 'Persiguen varios ganadores, y no todos atrapan a alguien.',
    ruling: 'Basta con uno. Quien es atrapado ya no se retira; quien atrapó a alguien se acerca; los demás quedan '
      + 'libres.',
  },
  'R-0.25': {
    about: 'Unos ganadores topan con una unidad cuyo combate aún no se ha resuelto.',
    ruling: 'No luchan una segunda vez en la fase.',
  },
  'R-0.26': {
    about: 'Unos ganadores topan con una unidad en retirada.',
    ruling: 'Tira para reagruparse como si recibiera una carga.',
  },
  'R-0.28': {
    about: 'Qué es un movimiento de retirada entero.',
    ruling: 'La distancia obtenida con los dados o, si se reduce a la mitad, esa mitad.',
  },
  'R-0.27': {
    about: 'Las secciones sobre moral y sobre reagruparse no están en el texto.',
    ruling: 'Solo se juega lo que el asalto pide de ellas; lo demás es de otras fases.',
  },
  'R-0.30': {
    about: '¿Cuenta un personaje para la unidad en la que está?',
    ruling: 'Es una unidad por sí solo al contar y al recibir golpes; chequea su moral con la unidad a la que va '
      + 'unido.',
  },
  'R-0.31': {
    about: 'De una criatura monstruosa se dice que es como un personaje.',
    ruling: 'Es una unidad por sí sola y se la golpea con los mismos límites; niega la armadura como antes.',
  },
  'R-0.36': { about: 'Se mencionan vehículos.', ruling: 'No se juegan.' },
  'R-0.37': { about: 'Palabras mal escritas o repetidas.', ruling: 'Ninguna cambia las reglas.' },
} as const;

/** What the texts leave unclear, and how it is played. */
const warhammer40kRulings: Words['warhammer-40k/rulings'] = /* @__PURE__ */ together(
  /* @__PURE__ */ together(everyText, trialSevenSteps),
  /* @__PURE__ */ together(/* @__PURE__ */ together(trialEightSteps, seventh), fourth),
);

export const warhammer40kRulesBooks: English['warhammer-40k-rules'] = {
  'warhammer-40k/rules': warhammer40kRules,
  'warhammer-40k/rulings': warhammer40kRulings,
};

/** What rows beside the texts tell. */
const warhammer40kRows: English['warhammer-40k-rows']['warhammer-40k/rows'] = {
  '7C-D1': 'No carga quien está trabado, ha corrido, ha disparado armas pesadas o parecidas, se ha echado cuerpo '
    + 'a tierra, se retira o se ha reagrupado este turno.',
  '7C-D2': 'Una unidad que recibe una carga mientras se retira chequea su Liderazgo en cuanto el alcance de '
    + 'la carga es suficiente: se reagrupa y lucha, o es destruida.',
  '7C-D3': 'Una unidad con todas sus miniaturas veloces repite una vez uno o ambos dados de su carga.',
  '7C-D4': 'Una unidad con una miniatura que se mueve a través de cobertura no pierde 2″ por terreno difícil; esa '
    + 'miniatura supera los chequeos de terreno peligroso.',
  '7C-D5': 'A una unidad solo de enjambres no la frena el terreno difícil.',
  '7C-D6': 'Quien guardó su retrorreactor para la carga repite la tirada de distancia y golpea con el Martillo de Ira.',
  '7C-O1': 'El fuego contra los que cargan impacta con 6, dispare quien dispare.',
  '7C-O2': 'Las armas de área no disparan contra los que cargan.',
  '7C-O3': 'Un arma de plantilla impacta D3 veces a los que cargan, con su Fuerza y su FP, a cualquier distancia.',
  '7C-O4': 'Los lentos y decididos no disparan contra los que cargan; de los vehículos solo lo hacen los bípodes.',
  '7C-O5': 'Las heridas del fuego contra los que cargan caen sobre el más cercano hasta que muere, admiten salvación '
    + 'y no cuentan para nadie.',
  '7C-U1': 'Una unidad con una miniatura sin miedo supera los chequeos de moral y de miedo y no puede elegir fallar.',
  '7C-U2': 'Una unidad con una miniatura tozuda no pierde Liderazgo en un chequeo de moral.',
  '7C-U3': 'Quien no conoce el miedo supera los chequeos de miedo y se reagrupa; atrapado en una persecución, sigue '
    + 'trabado y no cae nadie.',
  '7C-U4': 'Un fanático no tiene miedo y odia a todos.',
  '7C-U5': 'En la primera ronda de un combate, quien odia repite los fallos al impactar.',
  '7C-U6': 'Una unidad con una miniatura que tiene a su rival por enemigo predilecto repite los 1 para impactar y para '
    + 'herir.',
  '7C-U7': 'Una unidad que toca a una miniatura que causa miedo chequea su Liderazgo al empezar el combate; si '
    + 'falla, lucha con Habilidad de Armas 1.',
  '7C-U8': 'Quien contraataca tiene un ataque más al recibir una carga, salvo que su unidad ya estuviera trabada.',
  '7C-U9': 'El asalto rabioso suma 1 a la Fuerza en el turno de la carga, salvo que esta sea desordenada.',
  '7C-U10': 'La rabia hace que una carga valga dos ataques en vez de uno, salvo que sea desordenada.',
  '7C-U11': 'Cuando el enemigo tiene más miniaturas en el combate, las propias que arrasan tienen D3 ataques más.',
  '7C-U12': 'Quien no siente dolor tira un dado por cada herida no salvada y la ignora si saca su número o más.',
  '7C-U13': 'Una herida de muerte instantánea quita todas las heridas de su víctima, y todas cuentan; a un guerrero '
    + 'eterno le quita una.',
  '7C-U13a': 'Una Fuerza de al menos el doble de la Resistencia causa muerte instantánea.',
  '7C-U14': 'Un arma envenenada hiere con su número o más, o según la tabla si esta pide menos; si su Fuerza supera '
    + 'la Resistencia, repite los fallos al herir.',
  '7C-U15': 'Un 6 para herir con un arma acerada hiere a cualquiera, con FP 2.',
  '7C-U16': 'La maldición de la carne hiere con 2+.',
  '7C-U17': 'Un arma que desgarra repite los fallos al herir.',
  '7C-U18': 'La maldición de los blindajes da un dado más contra el blindaje de los vehículos.',
  '7C-U19': 'Martillo de Ira: quien carga y queda en contacto impacta una vez sin tirar, con Iniciativa 10 y su '
    + 'propia Fuerza.',
  '7C-U20': 'Quien aplasta golpea con FP 2 o con un solo ataque de Fuerza doble.',
  '7C-U21': 'A quien hiere un arma conmocionadora le queda Iniciativa 1 hasta que acabe la próxima fase de asalto.',
  '7C-U22': 'Un arma aparatosa golpea con Iniciativa 1, pero no en manos de criaturas monstruosas ni de bípodes.',
  '7C-U23': 'Un arma de especialista solo tiene segunda arma en otra de especialista; una a dos manos nunca la tiene.',
  '7C-U24': 'El poder de un arma psíquica se lanza antes del combate; mientras dura, sus heridas causan '
    + 'muerte instantánea.',
  '7C-U25': 'Un demonio tiene una salvación invulnerable de 5+ y causa miedo.',
  '7C-U26': 'Una unidad con un cazador de monstruos repite los fallos al herir a criaturas monstruosas.',
  '7C-U27': 'Un arma de maestro repite un fallo al impactar cada turno.',
  '7C-U28': 'De los enjambres igual de cercanos, la siguiente herida es para el que menos heridas conserva.',
  '7C-U29': 'Una unidad con un cruzado suma D3 a su persecución.',
  '7C-U30': 'Al acabar una fase de asalto, quien golpea y huye puede chequear su Iniciativa y salir 3D6″ del combate.',
  '7C-U31': 'Los lentos y decididos no persiguen ni disparan contra los que cargan; ellos y los implacables cargan '
    + 'también tras disparar armas pesadas.',
  '7C-U32': 'Un arma destructora no tira para herir: con 2+ quita D3 heridas; con un 6, D6 + 6 sin salvación.',
  '7C-T1': 'Una criatura monstruosa causa miedo, aplasta, golpea con el Martillo de Ira, se mueve a través de '
    + 'cobertura y es implacable.',
  '7C-W1': 'Una espada de energía tiene FP 3.',
  '7C-W2': 'Un hacha de energía suma 1 a la Fuerza, tiene FP 2 y es aparatosa.',
  '7C-W3': 'Una maza de energía suma 2 a la Fuerza, tiene FP 4 y es conmocionadora.',
  '7C-W4': 'Una lanza de energía suma 1 a la Fuerza y tiene FP 3 en el turno de la carga y FP 4 en los demás.',
  '7C-W5': 'Las armas de combate y las pistolas solo valen como segunda arma.',
  '7C-W6': 'Un puño de combate o una garra de combate dobla la Fuerza y tiene FP 2; es un arma aparatosa, y solo '
    + 'otra arma de especialista es su segunda.',
  '7C-W7': 'Un martillo de trueno es un puño de combate que conmociona.',
  '7C-W8': 'Un puño sierra es un puño de combate con un dado más contra vehículos.',
  '7C-W9': 'Una cuchilla relámpago tiene FP 3 y repite los fallos al herir; solo otra arma de especialista es su '
    + 'segunda.',
  '7C-W10': 'Una espada psíquica tiene FP 3; un hacha, +1 y FP 2, y es aparatosa; un bastón, +2 y FP 4, y conmociona.',
  '7C-W11': 'Una hoja reliquia suma 2 y tiene FP 3; un eviscerador dobla la Fuerza, tiene FP 2 y es aparatoso; ambos '
    + 'piden dos manos.',
  '7C-W12': 'Una espada bruja tiene la maldición de la carne; un agonizador está envenenado, con FP 3; una '
    + 'huskblade mata al instante, con FP 3; un klaive suma 1 con FP 2.',
  '7C-W13': 'El arma de un Dreadnought dobla la Fuerza con FP 2; un martillo sísmico, con FP 1.',
  '7C-W14': 'Un hacha sierra tiene FP 4; una gran rebanadora, +2 y FP 5; un dáculus, +2 y FP 2; una espada infernal, '
    + 'FP 3.',
  '7C-W15': 'Las garras aceradas son armas aceradas con FP 5; las garras afiladas tienen FP 6; las pinzas, +1 y FP 2, '
    + 'y son aparatosas.',
  '7C-W16': 'Un escudo tormenta salva con 3+ y no es segunda arma; la armadura de Terminator salva con 2+ o 5+ '
    + 'invulnerable, es implacable y no persigue.',
  '7C-G1': 'Con granadas de fragmentación, quien las lleva conserva su propia Iniciativa al cargar por terreno '
    + 'difícil.',
  '7C-G2': 'Las granadas defensivas quitan la bonificación por carga a quienes cargan sin estar ya trabados.',
  '7C-G3': 'Una granada perforante golpea una vez a criaturas monstruosas con Fuerza 6 y FP 4; aquí no hay vehículos.',
  '7C-G4': 'Contra criaturas monstruosas las bombas de fusión golpean una vez con Fuerza 8 y FP 1; las granadas de '
    + 'plasma, con Fuerza 4 y FP 4. Aquí no hay vehículos.',
  '7C-G5': 'En cada unidad, una sola miniatura usa una granada por fase.',
  '7C-C1': 'Un personaje unido a una unidad es parte de ella; la unidad chequea con su Liderazgo más alto.',
  '7C-C2': '¡Cuidado, señor!: con 4+ (con 2+ si el personaje es independiente), otra miniatura a 6″ o menos recibe la '
    + 'herida en su lugar antes de la salvación.',
  '7C-C3': 'Un desafío se lanza antes de los golpes, uno en cada combate.',
  '7C-C4': 'Si se rechaza un desafío, el otro bando dice quién no golpea.',
  '7C-C5': 'Los dos que libran un desafío se ponen en contacto y solo se tocan entre ellos.',
  '7C-C6': 'Las heridas de un desafío cuentan para el resultado.',
  '7C-C7': 'Con un personaje independiente una unidad se reagrupa como si quedara un cuarto de ella.',
  '7C-R1': 'Dos dados que suman como mucho el Liderazgo superan un chequeo de moral; dos unos, siempre.',
  '7C-R2': 'Cada herida de diferencia con que ha perdido un bando le quita un punto de Liderazgo.',
  '7C-R3': 'Una unidad se retira 2D6″, libremente a través de quienes la combatían; sin sitio para ello, es destruida.',
  '7C-R4': 'Una unidad de la que queda al menos un cuarto se reagrupa con su Liderazgo; una menor, solo con dos '
    + 'unos.',
  '7C-R5': 'Las persecuciones, la consolidación y los agrupamientos se hacen como dice el texto.',
  '7C-V1': 'A un vehículo que no es bípode se le golpea con Habilidad de Armas 1.',
  '7C-V2': 'Los golpes dan en el blindaje trasero de un vehículo.',
  '7C-V3': 'Un dado más la Fuerza contra el blindaje: si lo igualan, es un impacto superficial; si lo superan, '
    + 'penetra.',
  '7C-V4': 'Por un impacto que penetra se tira para ver los daños.',
  '7C-V5': 'Un vehículo que explota impacta a las unidades de alrededor con Fuerza 4.',
  '7C-V6': 'Los vehículos nunca chequean su moral.',
  '7C-V7': 'Un bípode lucha con atributos propios.',
  '7C-V8': 'En una carga desordenada el primer objetivo decide según qué reglas acaba el combate.',
  '4C-D1': 'Cada unidad, una tras otra, declara su carga y se mueve; todas cargan antes de cualquier combate.',
  '4C-D2': 'Una carga llega hasta el alcance de asalto de la unidad: 6″; bestias y caballería, 12″.',
  '4C-D3': 'En terreno difícil cuenta el mayor de dos dados, el doble para bestias y caballería; las criaturas '
    + 'monstruosas repiten la tirada; a las motos no las frena el terreno.',
  '4C-D4': 'Las motos en terreno difícil hacen un chequeo de terreno peligroso; la infantería con retrorreactores, '
    + 'solo si acaba en él su movimiento.',
  '4C-D5': 'La miniatura que menos movimiento necesita va primero, hacia el enemigo más cercano de la unidad que '
    + 'recibe la carga.',
  '4C-D6': 'Tocan al enemigo tantas miniaturas como puedan, en coherencia y sin atravesar a nadie.',
  '4C-D7': 'El fuego rápido prohíbe cargar, pero no a motos ni a bípodes.',
  '4C-D8': 'Una unidad que recibe una carga mientras se retira, o contra la que se consolida, chequea antes para ver '
    + 'si se reagrupa y, si falla, es destruida.',
  '4C-D9': 'Nadie dispara contra los que cargan.',
  '4C-W1': 'Una miniatura golpea en un turno con un arma especial o con ninguna; otra arma es su segunda.',
  '4C-W2': 'Las armas normales y las pistolas dan un ataque y nada más.',
  '4C-W3': 'Contra un arma pesada de combate ninguna armadura salva mejor que con 4+.',
  '4C-W4': 'Este texto no dice qué hace un arma especial; se siguen las reglas de prueba.',
  '4C-T5': 'Contra las heridas que causa una criatura monstruosa no hay salvación por armadura.',
  '4C-T6': 'Una criatura monstruosa tira dos dados contra el blindaje de los vehículos.',
  '4C-U1': 'Quien no conoce el miedo se reagrupa; atrapado en una persecución, no es destruido y sigue luchando.',
  '4C-U2': 'Una unidad que recibe una carga y contraataca se mueve hasta 6″ para tocar a los que cargan, sin ganar '
    + 'ningún ataque.',
  '4C-U3': 'Una unidad y un personaje unido pierden reglas como el contraataque si no las comparten.',
  '4C-U4': 'Una unidad sin miedo no chequea su moral; en su lugar vale «Sin retirada».',
  '4C-I1': 'Una Fuerza de al menos el doble de la Resistencia mata al instante.',
  '4C-A1': 'Quien tiene varias salvaciones elige cuál tira.',
  '4C-C1': 'Una unidad usa el Liderazgo de un personaje unido si es mejor, y se mueve como su miniatura más lenta.',
  '4C-R1': 'Gana quien ha causado más heridas; luego vienen la moral, la ruptura y la consolidación, y el '
    + 'agrupamiento.',
  '4C-R2': 'Dos dados que suman como mucho el Liderazgo superan un chequeo de moral; dos unos, siempre.',
  '4C-R3': 'Perder un asalto quita Liderazgo; falta la página que decía cuánto.',
  '4C-R4': 'Los Terminators y similares no persiguen; consolidan.',
  '4C-R5': 'Una persecución es un dado más la Iniciativa que tiene la mayoría; quien iguala o supera al perdedor lo '
    + 'destruye.',
  '4C-R6': 'No hay persecución si ya no se toca a nadie del bando perdedor, o si el ganador lucha contra otros.',
  '4C-R7': 'Una unidad que ha destruido a su enemigo en una persecución consolida igualmente.',
  '4C-R8': 'La consolidación es de 3″ y puede alcanzar a un enemigo nuevo.',
  '4C-R9': 'Una unidad se retira 2D6″; la infantería con retrorreactores, las motos, las bestias y la caballería, '
    + '3D6″; en terreno difícil, la mitad.',
  '4C-R10': 'El agrupamiento del final es de 6″; si no se puede alcanzar a nadie, ambos bandos consolidan.',
  '4C-R11': 'Quien toca a una unidad la golpea; un ganador persigue o consolida cuando todos sus enemigos huyen o han '
    + 'muerto.',
  '4C-R12': 'Todas las unidades de un combate se agrupan hacia enemigos que estaban en él.',
  '4C-R13': 'Una unidad de la que queda al menos la mitad, sin enemigos a 6″ o menos, se reagrupa al empezar su '
    + 'movimiento, con +1 sin enemigos a la vista.',
  '4C-R14': 'Sin retirada: los perdedores que aguantan reciben una, dos o tres heridas según su '
    + 'inferioridad numérica y pueden salvar contra ellas.',
};

export const warhammer40kRowsBooks: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': warhammer40kRows,
};
