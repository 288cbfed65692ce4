/** In French: what is said of a link that cannot be made or read. */
import type { linkReadingWords as english } from '../../../share/link-reading-words.ts';

export const words: typeof english = {
  tooOld: 'Ce navigateur est trop vieux pour les liens : il n’a rien pour les compresser et décompresser.',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  tooLong: 'Ce lien est bien trop long pour être un des nôtres.',
  noLink: 'Ce n’est pas un lien vers un assaut : il doit commencer par play=1.',
  nothingBehind: 'Ce lien a été coupé : il n’y a rien après son début.',
  strange: letter => `Ce lien contient ${letter}, ce qu’aucun des nôtres n’a.`,
  notOurs: 'Ce lien ne peut pas être décompressé : il ne vient pas de ce programme.',
  toAssault: 'Ce lien mène à un assaut d’Epic, pas à une phase de Warhammer 40,000.',
  toPhase: 'Ce lien mène à une phase de Warhammer 40,000, pas à un assaut d’Epic.',
  unknownKind: (kind, ours) => `Ce lien est du type inconnu ${kind} ; les nôtres sont du type ${ours.join(' ou ')}.`,
  cut: percent => `Ce lien a été coupé : il en manque environ ${percent}\u202f% à la fin.`,
  longer: 'Quelque chose a été ajouté à la fin de ce lien.',
  changed: 'Ce lien a été modifié en chemin : certains caractères ne sont pas ceux qui ont été envoyés.',
  senseless: 'Ce lien raconte des étapes qui n’ont pas de sens sur sa table.',
  refused: (at, of, step, reason) =>
    `L’étape ${at} sur ${of} de ce lien (${step}) n’est pas permise là${reason === null ? '.' : ` : ${reason}`}`,
};
