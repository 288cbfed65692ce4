/** In French: what the sharing of an assault or a phase says. */
import type { shareWords as english } from '../../share/share-words.ts';
import { counted } from '../../shared/languages/forms.ts';

const letters = (count: number): string => counted(count, { one: 'caractère', other: 'caractères' });

export const words: typeof english = {
  heading: 'Partager cet assaut',
  phaseHeading: 'Partager cette phase',
  privacy: 'La table et toutes ses étapes sont dans le lien même, derrière son # : rien ne quitte ce navigateur tant '
    + 'que tu ne l’envoies pas.',
  link: 'Lien',
  working: 'Le lien se prépare…',
  nothing: 'Il n’y a encore rien à partager.',
  unfinished: 'Pas encore de lien vers cette table :',
  unreadable: 'Quelque chose sur cette table est incomplet.',
  length: count => `${letters(count)}. Qui l’ouvre voit la table telle qu’elle est maintenant.`,
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  copyRefused: 'Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le avec Ctrl+C, Cmd+C sur '
    + 'Mac, ou par un appui long.',
  share: 'Envoyer…',
  title: (title, isPhase) => title || (isPhase ? 'Une phase d’assaut' : 'Un assaut'),
  shareRefused: 'Ce navigateur n’a pas pu envoyer le lien. Copie-le plutôt.',
  code: 'Code QR',
  codeLabel: 'Code QR du lien',
  codeHint: 'Vise-le avec l’appareil photo d’un autre téléphone.',
  codeDense: 'Ce code est dense : approche l’appareil, ou agrandis-le avec le zoom.',
  codeTooLong: (count, most) =>
    `Un lien de ${letters(count)} est trop long pour un code QR lisible par un téléphone ; ${letters(most)} au plus. `
    + 'Copie-le plutôt.',
  codeNotLoaded: 'Le code QR n’a pas pu être chargé. Replie-le et déplie-le pour réessayer.',
};
