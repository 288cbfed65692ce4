/** In Spanish: V, what a unit may throw against a hit. */
import type { SAVE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/saves.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  V1:
    'Una salvación es un dado que alcanza el valor de blindaje, uno por impacto. Si falla, la unidad se '
    + 'destruye.',
  V2: 'La infantería a cubierto puede tirar por su cobertura en vez de su blindaje, nunca por los dos.',
  V3: 'En un asalto solo el defensor tiene cobertura. Quien carga la ha dejado.',
  V4: 'Reinforced Armour repite una salvación fallada, con el valor de blindaje aunque fallara la cobertura.',
  V5: 'Contra una lanza, Reinforced Armour no repite.',
  V6: 'Contra una macroarma no hay más salvación que la de Reinforced Armour, tirada una vez, y la invulnerable.',
  V7:
    'Contra un Matatitanes solo ayuda una salvación invulnerable. A una máquina de guerra le hace tantos '
    + 'puntos de daño como digan sus dados; cualquier otra unidad es una baja.',
  V8: 'Un ataque que ignora cobertura quita la salvación por cobertura.',
  V9:
    'La salvación invulnerable es una última oportunidad con 6, sea cual sea el impacto: metal vivo con 4, '
    + 'escudo deflector con 5. Una máquina de guerra tira una por punto de daño.',
  V10:
    'Los escudos paran primero puntos del tiroteo, nunca golpes en contacto. Luego blindaje o cobertura, la '
    + 'repetición de Reinforced Armour y la salvación invulnerable. El defensor salva antes que el atacante.',
  V11: 'El impacto de un francotirador es 1 más difícil de salvar.',
  V12:
    'Los pasajeros de unos restos quedan donde estaban estos y salvan contra un impacto igual, por su '
    + 'blindaje o con 6 gracias a los restos. Los que iban en algo que volaba alto se pierden.',
  V13:
    'Un holocampo salva con 3 en vez del blindaje, un dado sea cual sea el impacto. Un escudo de caballero '
    + 'salva cada punto con 4, pero no contra el fuego de apoyo.',
};
