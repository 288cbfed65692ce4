/** In French: A3, the counter-charge. */
import type { COUNTER_CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a3-counter-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A3:
    'Les unités qui ne sont pas au contact peuvent aller sur leur ennemi le plus proche avant les premiers '
    + 'coups.',
  'A3.1': 'Une unité pas encore au contact peut bouger de 10 cm si sa Vitesse est de 30 cm ou plus, sinon de 5 cm.',
  'A3.2':
    'Ce n’est jamais obligatoire. Qui le fait va droit sur l’unité ennemie la plus proche, de n’importe '
    + 'quelle formation, ou sur la suivante s’il y en a déjà deux sur celle-là.',
  'A3.3':
    'Les règles de la charge valent : zones de contrôle, terrain dangereux, une seule chaîne à la fin. '
    + 'Infiltrators et routes ne donnent rien ici. Les antigravs peuvent s’élever : ils combattent alors en '
    + 'fusillade, et ce qui est à leur contact aussi.',
  'A3.4':
    'Les unités peuvent embarquer ou débarquer à la place, et ne vont alors pas plus loin. Personne ne le '
    + 'fait tant que deux ennemis sont au contact du transport, pour un engin de guerre deux fois sa capacité '
    + 'de dégâts de départ.',
  'A3.5':
    'Une formation ennemie hors de l’assaut mise au contact y entre, comme si elle avait chargé. Si son camp '
    + 'perd, elle est démoralisée aussi ; s’il gagne, elle compte ses propres pertes.',
  'A3.6': 'Seuls des ennemis peuvent être entraînés. Les amis voisins peuvent appuyer, rien de plus.',
  'A3.7':
    'Au premier round, il faut encore une ligne de tir entre les deux camps après les contre-charges. Les '
    + 'rounds suivants continuent quoi qu’il arrive.',
  'A3.8':
    'Au premier round, seul le défenseur contre-charge. Après une égalité, les deux camps peuvent, '
    + 'l’attaquant d’abord.',
  'A3.9': 'Une formation sans baptême du sang doit contre-charger aussi loin qu’elle peut.',
  'A3.10':
    'Une unité qui ne peut pas bouger du tout reste sur place. Un engin de guerre au contact peut continuer '
    + 'tant que moins d’ennemis que sa capacité de dégâts de départ sont à son contact.',
};
