/** In German: hits: where each lies, how it is saved, what became of it, what its owner may choose. */
import { figure } from '../../../shared/languages/forms.ts';
import type { hitWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { hits, points } from '../counts.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: typeof english = {
  hits,
  hitsOn: (count, force) => `${hits(count)} auf ${force}`,
  heading: (count, force) => `${capital(hits(count))} auf ${force}`,
  listOn: force => `Treffer auf ${force}`,
  listOnSide: { attacker: 'Treffer auf den Angreifer', defender: 'Treffer auf den Verteidiger' },
  whoTakes: hit => `Wer nimmt Treffer ${hit}?`,
  whomSniper: hit => `Auf wen fällt Scharfschützentreffer ${hit}?`,
  howSaved: hit => `Womit wird Treffer ${hit} abgewehrt?`,
  changePlaces: (place, count) => `${place}, schon ${hits(count)}: Sie tauschen`,
  choices: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'Kein Schutz',
  },
  choice: (save, target) => `${save} ${target}+`,

  inContact: 'in Kontakt',
  aboard: transport => `an Bord von ${transport}`,
  from: (length, enemy) => `${length} bis ${enemy}`,
  noSave: 'kein Schutz',
  save: (save, target) => `${save} ${target}+`,
  again: target => `noch einmal ${target}+`,
  invulnerable: target => `Rettungswurf ${target}+`,
  then: target => `dann ${target}+`,

  stages: { save: 'Schutzwurf', 're-roll': 'Wiederholung', invulnerable: 'Rettungswurf' },
  saved: 'abgewehrt',
  rollSaved: (stage, target, face) => `${stage} ${target}+: ${face}, abgewehrt`,
  rollFailed: (stage, target, face) => `${stage} ${target}+: ${face}, nicht abgewehrt`,
  critical: (from, face) => `kritisch ab ${from}: ${face}, ein kritischer Treffer`,
  noCritical: (from, face) => `kritisch ab ${from}: ${face}, keiner`,
  notYet: 'noch nicht',
  stopped: 'von Schilden abgehalten',
  lost: 'verloren',
  damaged: 'beschädigt',
  dicePoints: dice => `${dice} Punkte`,
  points,
  stoppedPoints: count => `${figure(count)} von Schilden abgehalten`,
  lostUnits: units => `${figure(units)} verloren`,
  damagedUnits: units => `${figure(units)} beschädigt`,
  allSaved: 'alle abgewehrt',
  allStopped: 'alle abgehalten',
  nobodyHit: 'Niemand wurde getroffen',
};
