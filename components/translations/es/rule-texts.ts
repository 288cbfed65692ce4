/** In Spanish: what the rules of Epic say. */
import type { English } from '../english.ts';

type Words = English['rule-texts'];

/** The tags of the books that rules are printed in. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Erratas 2008',
  special: 'regla especial NetEA',
  open: 'Punto abierto',
  readWith: 'leído con',
};

/** A0, the action test. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Solo una formación que hace la acción de asalto empieza un asalto. Estar muy cerca nunca basta.',
  'A0.2':
    'La formación tira un dado contra su iniciativa: 1 menos con algún marcador de explosión, 1 menos si su '
    + 'bando conserva la iniciativa. Si falla, recibe un marcador de explosión y se queda en posición.',
  'A0.3':
    'Algunos ejércitos suman a este dado: los Orks, 2; las casas de caballeros y las manadas sin bautismo de '
    + 'sangre, 1.',
};

/** A1, the target. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'La formación que asalta señala una formación enemiga.',
  'A1.1': 'Se puede cargar contra cualquier formación enemiga de la mesa, por lejos que esté, desmoralizada o no.',
  'A1.2':
    'Las formaciones con unidades a 5 cm o menos unas de otras están entremezcladas. El atacante puede cargar a la '
    + 'vez contra las que estén así de cerca del objetivo, pero no está obligado.',
  'A1.3':
    'Las formaciones contra las que se carga a la vez cuentan como una: todas pueden contracargar, los impactos caen '
      + 'en '
    + 'cualquiera y sus marcadores de explosión se suman.',
  'A1.4': 'La carga no tiene que llegar cerca de todas las formaciones contra las que va.',
  'A1.5':
    'Un Commander puede llevar consigo formaciones con una unidad a 5 cm o menos de su propia formación; los Space '
      + 'Wolves, a 10 cm o menos. Se hace un solo chequeo para todas.',
  'A1.6': 'La formación del Commander no tiene que llegar cerca del objetivo.',
  'A1.7': 'Las formaciones que cargan juntas son una sola, así que sus marcadores de explosión se suman.',
};

/** A2, the charge and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2:
    'Cada unidad de la formación que asalta hace un movimiento. Alguna tiene que acabar lo bastante cerca '
    + 'para luchar.',
  'A2.1':
    'Una carga es un movimiento de hasta la Velocidad de la unidad, en cualquier dirección. Ir siempre por '
    + 'carretera da 5 cm más; los Infiltrators doblan su Velocidad.',
  'A2.2':
    'Tras la carga, una de tus unidades debe estar a 15 cm o menos del objetivo y verlo. Si no, la acción acaba ahí y '
    + 'no se combate.',
  'A2.3':
    'Cada unidad controla el terreno hasta 5 cm a su alrededor; un Scout, hasta 10 cm. Solo puedes entrar en una zona '
    + 'así si su dueño es parte del objetivo, y solo para ponerte en contacto.',
  'A2.4':
    'Una unidad que entra en una zona de control va hasta el contacto con el enemigo más cercano que la ejerza. Si no '
    + 'llega, va derecha hacia él hasta donde pueda.',
  'A2.5':
    'Una unidad con la que se ha entrado en contacto ya no tiene zona de control en el resto del asalto: '
    + 'otras pueden pasar.',
  'A2.6': 'Como mucho dos unidades pueden cargar hasta el contacto con el mismo enemigo.',
  'A2.7':
    'Una unidad que empieza en una zona de control, se mueva o no, debe entrar en contacto con una unidad del '
    + 'objetivo, o estar fuera de la zona al acabar la carga; de la de otra formación, debe salir siempre.',
  'A2.8':
    'Tras moverse, la formación queda en una sola cadena con huecos de 5 cm como mucho; los Scouts, de 20 cm. Las '
      + 'unidades que queden fuera son bajas, y cada una cuesta un marcador de explosión; el dueño decide qué '
      + 'parte se queda.',
  'A2.9':
    'Puedes pasar sobre tu propia infantería, pero no sobre otras unidades amigas, y nunca sobre un enemigo. Los '
    + 'retrorreactores pasan sobre unidades amigas y terreno.',
  'A2.10':
    'Una unidad que entra en terreno peligroso, o empieza en él, tira un dado y es baja con un 1: sin '
    + 'salvación, sin marcador de explosión y sin contar como baja causada. Un Walker repite una vez, igual que '
    + 'una unidad que avanza 5 cm como mucho en este paso.',
  'A2.11': 'Los pasajeros bajan al final del movimiento de su transporte, a 5 cm o menos de él y en contacto si '
    + 'quieren; de una aeronave en tierra, los retrorreactores y gravíticos, a 15 cm o menos. Un transporte también '
    + 'puede ir hasta una unidad de su formación que no se mueve, recogerla y seguir; esta no vuelve a bajar en ese '
    + 'movimiento.',
  'A2.12': 'Las formaciones en alerta disparan al acabar la carga, tras cada movimiento de una retirada y en una '
    + 'consolidación. La formación a la que disparan recibe enseguida un marcador de explosión, y otro por cada baja; '
    + 'si eso la desmoraliza, se retira. Estas bajas no cuentan como bajas causadas.',
  'A2.13':
    'De camino, una máquina de guerra aparta a las unidades del objetivo más pequeñas que ella: como mucho, el '
      + 'doble de unidades que su capacidad de daño inicial. Acaban tocando su peana. En una trinchera o un '
      + 'búnker no se aparta a nadie.',
};

/** A3, the counter-charge. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Las unidades que no están en contacto pueden ir hacia su enemigo más cercano antes de los golpes.',
  'A3.1': 'Una unidad que aún no está en contacto puede moverse 10 cm si su Velocidad es de 30 cm o más; si no, 5 cm.',
  'A3.2':
    'Nadie está obligado. Quien lo hace va derecho hacia la unidad enemiga más cercana de cualquier '
    + 'formación, o hacia la siguiente si ya hay dos en contacto con esa.',
  'A3.3':
    'Valen las reglas de la carga, y no vale un movimiento que rompa la coherencia. '
    + 'Ni Infiltrators ni las carreteras dan nada aquí. Los gravíticos pueden elevarse: entonces luchan en tiroteo, '
    + 'y también quien esté en contacto con ellos.',
  'A3.4':
    'En vez de moverse, las unidades pueden subir o bajar, y ya no van más lejos. Nadie lo hace mientras haya dos '
    + 'enemigos en contacto con el transporte; si es una máquina de guerra, el doble de su capacidad de daño '
    + 'inicial.',
  'A3.5':
    'Una formación enemiga ajena al asalto con la que se entra en contacto se une a él, como si hubiera '
    + 'cargado. Si su bando pierde, también se desmoraliza; si gana, cuenta sus propias bajas.',
  'A3.6': 'Solo se puede arrastrar al asalto a enemigos. Las formaciones amigas cercanas pueden apoyar y nada más.',
  'A3.7':
    'En la primera ronda tiene que quedar una línea de fuego entre los dos bandos tras las contracargas. Las rondas '
      + 'posteriores se juegan de todos modos.',
  'A3.8':
    'En la primera ronda solo contracarga el defensor. Tras un empate pueden hacerlo los dos bandos, primero el '
      + 'atacante.',
  'A3.9':
    'Una formación sin bautismo de sangre tiene que contracargar hasta donde pueda. Una unidad con Ferocity '
    + 'puede ir 5 cm más lejos.',
  'A3.10':
    'Una unidad que no puede moverse se queda donde está. Una máquina de guerra en contacto aún puede '
    + 'avanzar mientras haya menos enemigos en contacto con ella que su capacidad de daño inicial.',
};

/** A4, the attacks. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Golpean todas las unidades implicadas directamente, los dos bandos a la vez.',
  'A4.1':
    'Una unidad está implicada directamente si está en contacto con un enemigo o si tiene uno a 15 cm o menos y en '
    + 'línea de fuego. Se mira de nuevo en cada ronda.',
  'A4.2':
    'En contacto, una unidad tira un dado con su valor de cuerpo a cuerpo; si no, con el de tiroteo. Sus ataques '
      + 'adicionales, también. Nada cambia nunca estos valores.',
  'A4.3': 'Una unidad sin valor de tiroteo solo golpea en contacto.',
  'A4.4': 'Todos los ataques ocurren a la vez, así que las bajas ya han golpeado. Solo First Strike va antes.',
  'A4.5':
    'El bando que recibe impactos los asigna y tira sus salvaciones; sus bajas cuentan para el otro. Los '
    + 'marcadores de explosión esperan al final del asalto.',
  'A4.6': 'Solo pueden recibir impactos las unidades implicadas directamente, y solo en línea de fuego de un enemigo.',
  'A4.7':
    'Si no queda ningún defensor, gana el atacante. Si mueren todos los atacantes implicados directamente, '
    + 'gana el defensor. Entonces no hay apoyo, ni resultado, ni remate.',
};

/** A5, supporting fire. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Si los ataques no lo han decidido, las formaciones cercanas aportan su tiroteo.',
  'A5.1': 'Los dos bandos pueden pedir apoyo, mientras los ataques no hayan dado un ganador.',
  'A5.2':
    'Una unidad puede apoyar si su formación no está en el asalto ni desmoralizada ni ha hecho marcha '
    + 'forzada, y si la unidad tiene a 15 cm o menos y en línea de fuego a un enemigo que haya atacado.',
  'A5.3':
    'Quienes apoyan tiran con su valor de tiroteo, incluidos los ataques adicionales de armas ligeras. First Strike '
    + 'no da nada aquí.',
  'A5.4':
    'Sus impactos caen en unidades implicadas directamente, a 15 cm o menos y a la vista de quien dispara, primero las '
    + 'más cercanas. Quienes apoyan no pueden recibir impactos.',
  'A5.5':
    'Cuentan las bajas que causan quienes apoyan, pero no el número de sus unidades, sus marcadores de explosión '
    + 'ni sus unidades Inspiring.',
  'A5.6': 'Si el fuego de apoyo aniquila a un bando, gana el otro.',
};

/** A6, the result. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Los dados y lo que se ha ganado en el combate deciden quién aguanta.',
  'A6.1': 'Cada bando tira dos dados, se queda con el más alto y suma sus modificadores.',
  'A6.2':
    'Sumas 1 por baja causada, 1 por tener más unidades y otro 1 si son más del doble, 1 por no tener marcadores de '
      + 'explosión, 1 si el enemigo tiene más, y 1 por cada unidad Inspiring viva.',
  'A6.3': 'Cuentan los marcadores de explosión que había antes de las bajas de este asalto.',
  'A6.4':
    'Gana el total más alto. Con totales iguales hay otra ronda desde la contracarga, y las bajas causadas se '
    + 'conservan.',
  'A6.5':
    'El perdedor recibe un impacto por cada punto de diferencia. Nada salva de ellos; caen en cualquiera de sus '
    + 'unidades, implicada o no, primero las más cercanas al enemigo. Los ganadores con Brutal suman un '
    + 'impacto, tras dividir por dos si toca.',
  'A6.6':
    'Las unidades Fearless se pasan por alto. Los Space Marines reciben la mitad de estos impactos, '
    + 'redondeando hacia abajo.',
  'A6.7':
    'Cuando un transporte recibe un impacto, o se pasa por alto, cada unidad de dentro recibe uno antes '
    + 'que la siguiente de fuera. Los pasajeros sin impacto tiran salvación al salir de los restos.',
  'A6.8': 'Las bajas del remate no dan marcadores de explosión ni cambian el resultado.',
};

/** A7, the losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Las formaciones perdedoras se desmoralizan y escapan, o no.',
  'A7.1': 'Toda formación perdedora se desmoraliza sin chequeo: sus marcadores de explosión se quitan.',
  'A7.2':
    'Una formación perdedora que ya estaba desmoralizada al empezar el asalto es destruida, salvo sus unidades '
    + 'Fearless.',
  'A7.3': 'Cada unidad puede hacer dos movimientos en cualquier dirección, a través de zonas de control, pero '
    + 'no de enemigos; por lo demás son como cualquier otro: se tira por terreno peligroso, los transportes '
    + 'recogen y dejan unidades, y quien esté en alerta puede disparar tras cada uno. Al final es baja quien esté '
    + 'fuera de coherencia, y luego quien esté a 15 cm o menos de un enemigo; una Fearless, solo si se ha movido y '
    + 'acaba a 5 cm o menos.',
  'A7.4':
    'Una máquina de guerra que acaba su retirada cerca del enemigo no es destruida: recibe un punto de daño '
    + 'por cada enemigo a 15 cm o menos, y nada salva de ello.',
  'A7.5':
    'Una aeronave en tierra del bando perdedor es destruida, salvo si es Fearless. Quienes bajaron de ella se '
    + 'retiran.',
  'A7.6':
    'Las formaciones del bando perdedor que estaban a 15 cm o menos y a la vista de un enemigo en combate reciben un '
    + 'marcador de explosión, pudieran disparar o no.',
  'A7.7':
    'Primero, el remate; luego, el perdedor se desmoraliza, es destruido o se retira; después, sus formaciones '
    + 'amigas reciben su marcador; al final, el ganador recibe los suyos y se mueve.',
};

/** A8, what winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'El ganador cuenta sus bajas y hace un movimiento gratis.',
  'A8.1':
    'Cada formación ganadora recibe un marcador de explosión por cada baja propia o punto de daño, '
    + 'pero no por sus unidades Expendable. Si ya estaba desmoralizada al empezar, no recibe ninguno.',
  'A8.2': 'El ganador puede desmoralizarse por estos marcadores de explosión. No tiene que retirarse.',
  'A8.3': 'Las unidades del ganador pueden moverse 5 cm, o su Velocidad si su ejército golpea y huye, pero sin entrar '
    + 'en zonas de control enemigas. Los transportes pueden recoger a otras, que entonces no se mueven. Quien esté en '
    + 'alerta puede disparar a las que se mueven.',
  'A8.4': 'Un perdedor Fearless que sigue en contacto se queda así; ahora no pasa nada más.',
};

/** H, whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1:
    'El dueño asigna los impactos de delante hacia atrás: primero las unidades en contacto, luego según la '
    + 'distancia al enemigo. Entre unidades igual de cercanas elige él.',
  H2: 'Nadie recibe un segundo impacto antes de que tengan uno todas las unidades que pueden recibirlo.',
  H3:
    'Primero se asignan todos los impactos de una tanda, luego se tiran salvaciones y luego se retiran las '
    + 'bajas.',
  H4: 'El tipo de unidad no influye en quién recibe el impacto.',
  H5:
    'Los impactos de cuerpo a cuerpo y de tiroteo van juntos. Uno logrado en contacto puede caer más atrás, '
    + 'y la primera fila recibe también los del tiroteo.',
  H6:
    'Primero First Strike, luego los impactos normales, luego macroarmas y Matatitanes: cada tanda tiene '
    + 'su asignación y sus salvaciones.',
  H7: 'Una tanda posterior empieza de nuevo por el superviviente más cercano, en el orden ya elegido.',
  H8:
    'Los impactos que ignoran la cobertura van a unidades a cubierto; los de lanza, a las que tienen Reinforced '
      + 'Armour, hasta donde lo permita «primero el más cercano».',
  H9:
    'Cuando le toca a una máquina de guerra, aunque esté dañada, recibe impactos hasta su capacidad de daño '
    + 'inicial antes que la unidad siguiente.',
  H10:
    'El daño de un Matatitanes a una máquina de guerra se tira al asignar el impacto y cuenta como ese número de '
    + 'impactos. Lo que sobra no cae en otras unidades.',
  H11: 'Dos impactos en una unidad son dos salvaciones. Si falla una, es destruida y cuenta como una sola baja.',
  H12: 'Los impactos que sobran cuando nadie más puede recibirlos se pierden.',
};

/** V, what a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1:
    'Una salvación es un dado que alcanza el valor de blindaje, uno por impacto. Si falla, la unidad es destruida.',
  V2: 'La infantería a cubierto puede tirar con su cobertura en vez de con su blindaje, nunca con los dos.',
  V3: 'En un asalto solo el defensor tiene cobertura. Quien carga la ha dejado.',
  V4: 'Reinforced Armour repite una salvación fallada, con el valor de blindaje aunque fallara la cobertura.',
  V5: 'Contra una lanza, Reinforced Armour no repite la salvación.',
  V6: 'Contra una macroarma no hay más salvación que la de Reinforced Armour, tirada una vez, y la invulnerable.',
  V7:
    'Contra un Matatitanes solo ayuda una salvación invulnerable. A una máquina de guerra le hace tantos '
    + 'puntos de daño como digan sus dados; cualquier otra unidad es una baja.',
  V8: 'Un ataque que ignora la cobertura quita la salvación por cobertura.',
  V9:
    'La salvación invulnerable es una última oportunidad con 6, sea cual sea el impacto: metal vivo con 4+, '
    + 'escudo deflector con 5+. Una máquina de guerra tira una por punto de daño.',
  V10:
    'Los escudos paran primero puntos de daño del tiroteo, nunca golpes en contacto. Luego vienen blindaje o '
    + 'cobertura, la repetición de Reinforced Armour y la salvación invulnerable. El defensor salva antes que el '
    + 'atacante.',
  V11: 'Contra el impacto de un francotirador se salva con −1.',
  V12:
    'Los pasajeros de un transporte destruido quedan donde estaba este y salvan contra un impacto igual, con su '
      + 'blindaje o con un 6 gracias a los restos. Los que iban en algo que volaba alto son bajas.',
  V13:
    'Un holocampo salva con 3+ en vez del blindaje: un dado, sea cual sea el impacto. Un escudo de caballero '
    + 'salva con 4+ por punto, pero no contra el fuego de apoyo. Un escudo iónico salva con 4+ contra los impactos '
    + 'de tiroteo, pero no contra los de macroarmas.',
};

/** W, how war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Una máquina de guerra tira un dado por punto de su capacidad de daño inicial, más sus ataques adicionales.',
  W2:
    'Su dueño reparte estos dados entre el cuerpo a cuerpo con las unidades en contacto y el tiroteo con las '
    + 'demás.',
  W3: 'Sus golpes solo caen en unidades en contacto con ella; su fuego, solo en otras a 15 cm o menos y en línea de '
    + 'fuego.',
  W4: 'Pueden estar en contacto con ella el doble de unidades que su capacidad de daño inicial.',
  W5:
    'Cada impacto no salvado quita a la máquina de guerra un punto de capacidad de daño. Con el último es destruida.',
  W6:
    'Por cada punto perdido se tira un dado: con 6, un impacto crítico hace lo que dice la ficha; si no dice '
    + 'nada, se pierde un punto más. Algunas máquinas de guerra explotan y alcanzan a todos los que estén cerca.',
  W7: 'Cada punto de daño es una baja causada, los de un crítico también, pero nunca más de los que quedaban.',
  W8: 'Una máquina de guerra cuenta como tantas unidades como puntos de capacidad de daño inicial tiene.',
  W9:
    'Un impacto de remate quita a la máquina de guerra un punto de capacidad de daño; se tira un dado para ver si hay '
    + 'impacto crítico.',
  W10:
    'Las formaciones a bordo de una máquina de guerra pueden bajar y luchar a su lado. Las que se quedan '
    + 'dentro cuentan para el resultado.',
  W11: 'Algunos textos dan a los Titanes otros dados en contacto.',
};

/** B, when a formation breaks and what that means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1:
    'Una formación se desmoraliza cuando tiene tantos marcadores de explosión como unidades; los Space Marines, con '
      + 'dos por unidad. Entonces se le quitan los marcadores.',
  B2: 'Una formación desmoralizada cuenta como si tuviera tantos marcadores de explosión como unidades.',
  B3:
    'Una formación desmoralizada pierde una unidad por cada marcador de explosión que recibiría, sin salvación y '
      + 'empezando por delante. Los Space Marines pierden una por cada dos.',
  B4:
    'Una formación desmoralizada lucha en un asalto como cualquier otra. No puede apoyar y, si pierde, es destruida.',
  B5: 'Los marcadores de explosión que pasan del punto de desmoralización se quitan con los demás.',
  B7: 'Las formaciones del asalto no reciben marcadores de explosión mientras este dura.',
};

/** L, distances, lines of fire and terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Se mide entre los bordes más cercanos de dos peanas. «En contacto» quiere decir sin hueco.',
  L2:
    'El terreno que oculta corta la línea de fuego. Si una de las dos unidades está en él, aún se ven a '
    + 'través de hasta 10 cm de ese terreno.',
  L3: 'Las unidades no cortan la línea de fuego; las máquinas de guerra sí.',
  L4: 'Quien está más alto ve por encima del terreno más bajo, si la mesa lo indica.',
  L5:
    'Cada tipo de terreno da a la infantería su cobertura y detiene o pone en peligro a quien le resulta '
    + 'demasiado abrupto.',
};

export const books: English['rule-texts'] = {
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
