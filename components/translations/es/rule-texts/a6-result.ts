/** In Spanish: A6, the result. */
import type { RESULT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a6-result.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A6: 'Los dados y lo que se ha ganado en el combate deciden quién aguanta.',
  'A6.1': 'Cada bando tira dos dados, se queda el más alto y suma sus modificadores.',
  'A6.2':
    'Sumas 1 por baja causada, 1 por tener más unidades y otro 1 si son más del doble, 1 sin marcadores de '
    + 'explosión, 1 si el enemigo tiene más, y 1 por cada unidad Inspiring viva.',
  'A6.3': 'Los marcadores de explosión cuentan como antes de las bajas de este asalto.',
  'A6.4':
    'Gana el total más alto. Con totales iguales hay otra ronda desde la contracarga, y las bajas causadas se '
    + 'conservan.',
  'A6.5':
    'El perdedor recibe un impacto por cada punto de diferencia. Nada los salva; caen en cualquiera de sus '
    + 'unidades, implicada o no, primero las más cercanas al enemigo.',
  'A6.6':
    'Las unidades Fearless se pasan por alto. Los Space Marines reciben la mitad de estos impactos, '
    + 'redondeando hacia abajo.',
  'A6.7':
    'Cuando un transporte recibe un impacto, o se pasa por alto, lo reciben todos los de dentro antes que la '
    + 'siguiente unidad de fuera. Los pasajeros sin impacto tiran salvación al salir de los restos.',
  'A6.8': 'Las unidades rematadas no ponen marcadores de explosión ni cambian el resultado.',
};
