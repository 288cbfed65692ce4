/** In Spanish: what each ability does in an assault, by its word. */
import type { abilityNotes as english } from '../../../set-up/formation-builder/card-words.ts';

const SHIELDS = 'Cada uno para un punto de daño de un tiroteo o de un apoyo, y cae.';
const OVER = 'Pasa sobre amigos y terreno';

export const words: typeof english = {
  units: {
    aircraft: 'Aterriza donde quiera en su carga y se queda; se destruye si su formación pierde, salvo si es Fearless.',
    automata: 'Su baja no cuenta en el resultado ni da marcador mientras su formación tenga unidades de otro tipo.',
    automaton: 'Su baja cuenta pero no da marcador; salva como siempre cuando su formación desmoralizada sufre pánico.',
    commander: 'Dirige asaltos combinados.',
    'damage-capacity': 'En un personaje, como un carro de batalla: su portador tiene esa más.',
    'deflector-shield': 'Una segunda salvación con 5+ contra cualquier ataque.',
    expendable: 'Su baja cuenta pero no da marcador, salvo que toda su formación sea Expendable.',
    farsight: 'Conservar la iniciativa no le cuesta nada a su formación en el chequeo de acción.',
    fearless: 'El remate lo pasa por alto, no se destruye por perder desmoralizado, puede quedarse quieto.',
    'first-strike': 'Todos sus ataques van antes que los de los demás.',
    holofield: 'Salva con 3+ en vez del blindaje, sea cual sea el impacto.',
    infiltrator: 'Dobla su Velocidad en la carga e ignora las zonas de control del objetivo.',
    inspiring: '+1 al resultado de su bando mientras viva.',
    'invulnerable-save': 'Una segunda salvación con 6+ contra cualquier ataque.',
    'jump-packs': `${OVER}.`,
    'knight-shield': 'Salva con 4+ en vez del blindaje, sea cual sea el impacto, pero no contra fuego de apoyo.',
    'living-metal': 'Una segunda salvación con 4+ contra cualquier ataque.',
    mounted: 'Un vehículo en lo que toca al terreno.',
    'passengers-fire': 'Los de dentro disparan desde él, en asalto y en apoyo.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Repite una salvación fallada, salvo contra macroarmas y lanzas.',
    scout: 'Zona de control de 10 cm, coherencia de 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${OVER}; en contacto puede hacer que todos luchen en tiroteo.`,
    'support-craft': 'Un gravítico siempre en lo alto: en contacto todos luchan en tiroteo.',
    'supreme-commander': 'Dirige asaltos combinados y hace repetir un chequeo de acción fallado.',
    'tau-jet-packs': `${OVER}, como con retrorreactores.`,
    transport: 'Lleva a otros: bajan en una carga o contracarga, y pueden perderse con él.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Repite un chequeo de terreno peligroso fallado.',
  },
  weapons: {
    'first-strike': 'Sus ataques van antes que los de los demás.',
    'ignore-cover': 'Sin salvación por cobertura.',
    lance: 'Sin segunda tirada de Reinforced Armour.',
    'macro-weapon': 'En los ataques adicionales: blindaje solo con Reinforced Armour, sin cobertura.',
    sniper: 'El bando que golpea elige la víctima, que salva con 1 menos.',
    'titan-killer': 'En los ataques adicionales: una macroarma de la que ningún blindaje salva, con varios puntos a '
      + 'la vez.',
  },
};
