/** In French: what the resolver says of its own accord. */
import { counted } from '../../shared/languages/forms.ts';
import type { resolverWords as english } from '../../shared/resolver/resolver-words.ts';
import { de } from './elision.ts';

export const words: typeof english = {
  resolver: title => `Assaut : ${title}`,
  untitled: 'Un assaut',
  round: round => `round ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`Au contact ${de(enemy)}`]), cm === null ? 'se pose ici' : `reste ${cm}`].join(' ; '),
  out: (transport, enemy) =>
    (enemy === null ? `Débarque ${de(transport)}` : `Débarque ${de(transport)}, au contact ${de(enemy)}`),
  undo: 'Annuler',
  redo: 'Rétablir',
  playOn: 'Continuer',
  over: 'L’assaut est fini',
  why: name => `Pourquoi ? ${name}`,
  menu: 'Assauts et dés',
  startAgain: 'Recommencer',
  startAgainMore: 'Le même assaut avec les mêmes dés.',
  newDice: 'Nouveaux dés',
  newDiceMore: 'Depuis le début, avec des dés que personne n’a vus.',
  rulings: 'Comment joue ton club ?',
  rulingsMore: 'Les questions que les règles laissent ouvertes.',
  odds: areOn => `${areOn ? 'Masquer' : 'Afficher'} les chances`,
  oddsMore: 'Qui devrait gagner à partir d’ici.',
  playedAgain: 'Ton assaut a été rejoué avec cette réponse, jusqu’au même moment.',
  playedUpTo: title => `Ton assaut a été rejoué avec cette réponse. À partir d’ici, il change : ${title}.`,
  assaults: 'Assauts fournis',
  sameDice: 'Un jet annulé redonne les mêmes faces.',
  undone: title => `Annulé. ${title}.`,
  reading: 'Lecture du scénario.',
  problems: 'Ce scénario ne peut pas être joué',
  problemsMore: count =>
    `Il contient ${counted(count, { one: 'erreur', other: 'erreurs' })}. Rien n’en est montré.`,
  whole: 'tout le scénario',
  unknownAssault: (id, known) => `Aucun assaut fourni « ${id} ». Il y a ${known.join(', ')}.`,
  unknownStep: step => `Aucune étape « ${step} ». Il y a A1 à A7 ; un nombre veut dire autant d’événements.`,
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  tryAgain: 'Réessayer',
};
