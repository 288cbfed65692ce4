/** In French: what each ability does in an assault, by its word. */
import type { abilityNotes as english } from '../../../set-up/formation-builder/card-words.ts';

const SHIELDS = 'Chacun arrête un point de dégât d’une fusillade ou d’un appui, puis tombe.';
const OVER = 'Passe sur amis et décors';

export const words: typeof english = {
  units: {
    aircraft: 'Se pose n’importe où dans sa charge, puis reste ; détruit si sa formation perd, sauf Fearless.',
    automata: 'Sa perte ne compte ni dans le résultat ni comme pion Impact tant que sa formation a d’autres unités.',
    automaton: 'Sa perte compte, mais sans pion Impact ; sauvegarde comme d’habitude quand sa formation démoralisée '
      + 'panique.',
    commander: 'Mène des assauts combinés.',
    'damage-capacity': 'Sur un personnage, comme un char de bataille : son porteur en a d’autant plus.',
    'deflector-shield': 'Une seconde sauvegarde sur 5+ contre toute attaque.',
    expendable: 'Sa perte compte, mais sans pion Impact, sauf si toute sa formation est Expendable.',
    farsight: 'Garder l’initiative ne coûte rien à sa formation au test d’action.',
    fearless: 'Épargné par la débâcle, pas détruit s’il perd démoralisé, peut rester sur place.',
    'first-strike': 'Toutes ses attaques passent avant celles des autres.',
    holofield: 'Sauvegarde sur 3+ à la place du blindage, quelle que soit la touche.',
    infiltrator: 'Double sa Vitesse en charge et ignore les zones de contrôle de la cible.',
    inspiring: '+1 au résultat de son camp tant qu’il vit.',
    'invulnerable-save': 'Une seconde sauvegarde sur 6+ contre toute attaque.',
    'jump-packs': `${OVER}.`,
    'knight-shield': 'Sauvegarde sur 4+ à la place du blindage, quelle que soit la touche, mais pas contre un appui.',
    'living-metal': 'Une seconde sauvegarde sur 4+ contre toute attaque.',
    mounted: 'Un véhicule pour ce qui est du terrain.',
    'passengers-fire': 'Ceux à l’intérieur tirent de là, en assaut et en appui.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Relance une sauvegarde ratée, sauf contre macro-armes et lances.',
    scout: 'Zone de contrôle de 10 cm, cohésion de 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${OVER} ; au contact, peut imposer la fusillade à tous.`,
    'support-craft': 'Un antigrav toujours en hauteur : au contact, tout le monde combat en fusillade.',
    'supreme-commander': 'Mène des assauts combinés et fait relancer un test d’action raté.',
    'tau-jet-packs': `${OVER}, comme avec des réacteurs dorsaux.`,
    transport: 'En porte d’autres : ils débarquent en charge ou contre-charge, et peuvent être perdus avec lui.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Relance un test de terrain dangereux raté.',
  },
  weapons: {
    'first-strike': 'Ses attaques passent avant celles des autres.',
    'ignore-cover': 'Pas de sauvegarde de couvert.',
    lance: 'Pas de relance de Reinforced Armour.',
    'macro-weapon': 'Sur les attaques supplémentaires : blindage seulement avec Reinforced Armour, pas de couvert.',
    sniper: 'Le camp qui frappe choisit la victime, qui sauvegarde à 1 de moins.',
    'titan-killer': 'Sur les attaques supplémentaires : une macro-arme dont aucun blindage ne sauve, à plusieurs '
      + 'points.',
  },
};
