/** In German: what is said of what a page gives an element, and how it fails. */
import type { givenWords as english } from '../../shared/public/given-words.ts';

export const words: typeof english = {
  notAsked: name => `Eine Adresse wird nur geholt, wo das Attribut ${name} des Tags sie nennt.`,
  answered: status => `Der Server hat keine solche Datei für diese Seite: Er antwortete mit ${status}.`,
  notFetched: 'Es ließ sich nicht holen. Vielleicht gibt es kein Netz, oder der Server lässt diese Seite es nicht '
    + 'lesen. Eine Seite, die selbst als Datei geöffnet ist, kann das JSON stattdessen im Tag enthalten.',
  tooLarge: 'Es ist viel zu groß, um eines von unseren zu sein.',
  notJson: 'Es ist kein JSON, das mit einer geschweiften Klammer beginnt.',
  inTag: 'das Skript im Tag',
  noLink: 'Ein Link lässt sich hier nicht öffnen. Gib ihn einem <assault-resolver>.',
};
