/** In French: what is said of a list that was read from outside. */
import type { IMPORT_WORDS as english } from '../../../../src/army-lists/import/import-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { unitsOf } from '../counts.ts';

/** 'Seule la première ligne a été lue', 'Seules les 5 premières lignes ont été lues'. */
const onlyFirst = (most: number, one: string, many: string): string => form(most, {
  one: `Seule la première ${one} a été lue.`,
  other: `Seules les ${figure(most)} premières ${many} ont été lues.`,
});

export const words: Told<typeof english> = {
  tooLarge: 'C’est bien trop gros pour une liste ou un scénario : rien n’a été lu.',
  notText: 'Ce n’est pas du texte : il y a des octets qu’aucune liste ne contient.',
  nothing: 'Rien là-dedans n’a été compris comme une formation.',
  damagedJson: 'Cela ressemble à du JSON, mais abîmé ou coupé.',
  otherJson: 'Ce JSON n’est ni une liste ni un scénario.',
  declares: 'Ce fichier déclare des choses à lui (un DOCTYPE), ce qu’aucune liste ne fait : il n’est pas lu.',
  damagedRoster: 'Cette liste est abîmée ou coupée.',
  otherXml: 'Ce XML n’est pas une liste.',
  rosterTooDeep: 'Cette liste a plus de niveaux qu’aucune armée.',
  rosterTooLarge: 'Cette liste contient plus qu’aucune armée.',
  damagedArchive: 'Cette archive est abîmée ou coupée.',
  noRosterInside: 'Cette archive ne contient pas de liste.',
  archiveInside: 'Cette archive en contient une autre, qui reste fermée.',
  manyFiles: 'Cette archive contient trop de fichiers pour une liste.',
  largeInside: 'Ce que contient cette archive est trop gros pour une liste.',

  firstFormations: most => onlyFirst(most, 'formation', 'formations'),
  firstNames: most => form(most, {
    one: 'Seul le premier nom a été cherché.',
    other: `Seuls les ${figure(most)} premiers noms différents ont été cherchés.`,
  }),
  firstUnmatched: most => form(most, {
    one: 'Un seul des mots non compris est montré.',
    other: `Seuls ${figure(most)} des mots non compris sont montrés.`,
  }),
  firstLines: most => onlyFirst(most, 'ligne', 'lignes'),
  firstLetters: most => form(most, {
    one: 'Un seul caractère d’une ligne a été lu.',
    other: `Seuls ${figure(most)} caractères d’une ligne ont été lus.`,
  }),
  cut: most => `Une formation a été coupée après ${unitsOf(most)}.`,
  heading: name => `${name} est pris pour un titre.`,
  assumed: name =>
    `${name} ne nomme pas d’unités : il y en a le minimum que permet sa liste d’armée.`,
  ability: name => `${name} est ici une capacité, laissée de côté.`,
  unusable: name => `${name} ne peut pas combattre ici.`,
  unusableWhy: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
  taken: (name, unit) => `${name} est pris pour ${unit}.`,
  noUnits: names => `Laissé de côté, car ce ne sont pas des unités : ${names.join(', ')}.`,
  noFormations: names => `Laissé de côté, car ce ne sont pas des formations : ${names.join(', ')}.`,
};
