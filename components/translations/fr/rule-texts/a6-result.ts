/** In French: A6, the result. */
import type { RESULT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a6-result.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A6: 'Les dés et ce que le combat a rapporté décident qui tient.',
  'A6.1': 'Chaque camp lance deux dés, garde le plus haut, puis ajoute ses modificateurs.',
  'A6.2':
    'Tu ajoutes 1 par perte infligée, 1 si tu as plus d’unités et encore 1 si tu en as plus du double, 1 sans '
    + 'pion Impact, 1 si l’ennemi en a plus, et 1 par unité Inspiring en vie.',
  'A6.3': 'Les pions Impact comptent comme avant les pertes de cet assaut.',
  'A6.4':
    'Le total le plus haut gagne. À égalité, on refait un round depuis la contre-charge, et les pertes '
    + 'infligées restent.',
  'A6.5':
    'Le perdant prend une touche par point d’écart. Rien ne les sauve ; elles tombent sur toutes ses unités, '
    + 'engagées ou non, les plus proches de l’ennemi d’abord.',
  'A6.6':
    'Les unités Fearless sont épargnées. Les Space Marines prennent la moitié de ces touches, arrondie en '
    + 'dessous.',
  'A6.7':
    'Quand un transport est touché, ou épargné, tout le monde à l’intérieur l’est avant l’unité suivante au '
    + 'dehors. Les passagers non touchés sauvegardent en sortant de l’épave.',
  'A6.8': 'Les unités tuées dans la débâcle ne posent pas de pion Impact et ne changent rien au résultat.',
};
