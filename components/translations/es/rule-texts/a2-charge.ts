/** In Spanish: A2, the charge and the fire that waits for it. */
import type { CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a2-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A2:
    'Cada unidad de la formación que asalta hace un movimiento. Alguna tiene que acabar lo bastante cerca '
    + 'para luchar.',
  'A2.1':
    'Una carga es un movimiento de hasta la Velocidad de la unidad, en cualquier dirección. Ir siempre por '
    + 'carretera da 5 cm más; los Infiltrators doblan su Velocidad.',
  'A2.2':
    'Tras la carga, una de tus unidades debe estar a 15 cm del objetivo y verlo. Si no, la acción acaba ahí y '
    + 'no se combate.',
  'A2.3':
    'Cada unidad controla el terreno hasta 5 cm a su alrededor, un Scout hasta 10 cm. Solo puedes entrar en '
    + 'una zona así si su dueño es parte del objetivo, y solo para ponerte en contacto.',
  'A2.4':
    'Una unidad que entra en una zona de control va al contacto con el enemigo más cercano que la ejerza. Si '
    + 'no llega, va derecha hacia él hasta donde pueda.',
  'A2.5':
    'Una unidad con la que se ha entrado en contacto ya no tiene zona de control en el resto del asalto: '
    + 'otras pueden pasar.',
  'A2.6': 'Como mucho dos unidades pueden cargar al contacto con el mismo enemigo.',
  'A2.7':
    'Una unidad que empieza en una zona de control y mueve debe entrar en contacto con un enemigo del '
    + 'objetivo, o estar fuera de la zona al acabar la carga.',
  'A2.8':
    'Tras mover, la formación queda en una sola cadena con huecos de 5 cm como mucho, 20 cm los Scouts. Lo '
    + 'que quede fuera se pierde, y cada baja cuesta un marcador de explosión; el dueño decide qué parte se '
    + 'queda.',
  'A2.9':
    'Puedes pasar sobre tu propia infantería, no sobre otros amigos, y nunca sobre un enemigo. Los '
    + 'retrorreactores cruzan amigos y terreno.',
  'A2.10':
    'Una unidad que entra en terreno peligroso, o empieza en él, tira un dado y se pierde con un 1: sin '
    + 'salvación, sin marcador de explosión y sin contar como baja causada. Un Walker repite una vez, igual que '
    + 'una unidad que avanza 5 cm como mucho en este paso.',
  'A2.11':
    'Los pasajeros bajan al final del movimiento de su transporte, a 5 cm de él y al contacto si quieren; de '
    + 'una aeronave en tierra, los retrorreactores y gravíticos a 15 cm.',
  'A2.12':
    'Las formaciones en alerta disparan cuando acaba la carga. Quien recibe el fuego lleva enseguida un '
    + 'marcador de explosión, y uno por cada baja; si eso la desmoraliza, se retira. Estas bajas no cuentan '
    + 'para el resultado.',
  'A2.13':
    'De camino, una máquina de guerra aparta unidades más pequeñas del objetivo, hasta el doble de su '
    + 'capacidad de daño inicial. Acaban tocando su peana. En una trinchera o un búnker no se aparta a nadie.',
};
