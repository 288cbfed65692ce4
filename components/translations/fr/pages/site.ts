/** In French: the page around the elements. */
import type { siteWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  pages: 'Pages',
  play: 'Jouer',
  setUp: 'Préparer',
  odds: 'Chances',
  learn: 'Apprendre',
  statechart: 'Diagramme',
  embed: 'Intégrer',
  about: 'Un assaut d’Epic: Armageddon ou de Warhammer 40,000, pas à pas : avec tes dés ou les nôtres, et une règle '
    + 'derrière chaque ligne.',
  share: 'Partager',
  keep: 'Garder',
  report: 'Rapport',
  fault: 'Quelque chose ne va pas ?',
  language: 'Langue',
  unspoken: 'Cette langue n’a pas pu être chargée. Recharge la page quand il y a du réseau.',
  unloaded: 'Cette partie n’a pas pu être chargée. Recharge la page quand il y a du réseau.',
  unofficial: 'Un outil non officiel, fait par des fans, pour les joueurs qui possèdent les règles. Il ne contient ni '
    + 'texte de règles ni illustration. Les noms des jeux, des armées et des unités sont à leurs propriétaires, qui ne '
    + 'l’ont pas approuvé et n’y sont pour rien.',
  licence: 'Logiciel libre sous la [licence MIT]. Données des unités tirées du [NetEA Tournament Pack].',
  documentation: '[Documentation] : pour les joueurs, les enseignants et les développeurs, et ce que deviennent tes '
    + 'données.',
  offline: 'Prêt à servir sans connexion.',
};
