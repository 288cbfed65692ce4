/** In Polish: hits: where each lies, how it is saved, what became of it, what its owner may choose. */
import { figure } from '../../../shared/languages/forms.ts';
import type { hitWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { hits, points } from '../counts.ts';

export const words: typeof english = {
  hits,
  hitsOn: (count, force) => `${hits(count)} – ${force}`,
  heading: (count, force) => `${force}: ${hits(count)}`,
  listOn: force => `Trafienia: ${force}`,
  listOnSide: { attacker: 'Trafienia w atakującego', defender: 'Trafienia w obrońcę' },
  whoTakes: hit => `Kto przyjmuje trafienie ${hit}?`,
  whomSniper: hit => `Na kogo spada trafienie snajpera ${hit}?`,
  howSaved: hit => `Czym bronić się przed trafieniem ${hit}?`,
  changePlaces: (place, count) => `${place}, już ma ${hits(count)}: zamiana`,
  choices: {
    armour: 'Pancerz', cover: 'Osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'Bez obrony',
  },
  choice: (save, target) => `${save} ${target}+`,

  inContact: 'w kontakcie',
  aboard: transport => `na pokładzie: ${transport}`,
  from: (length, enemy) => `${length} do ${enemy}`,
  noSave: 'bez obrony',
  save: (save, target) => `${save} ${target}+`,
  again: target => `jeszcze raz ${target}+`,
  invulnerable: target => `niewrażliwość ${target}+`,
  then: target => `potem ${target}+`,

  stages: { save: 'rzut obronny', 're-roll': 'powtórka', invulnerable: 'niewrażliwość' },
  saved: 'obronione',
  rollSaved: (stage, target, face) => `${stage} ${target}+: ${face}, obronione`,
  rollFailed: (stage, target, face) => `${stage} ${target}+: ${face}, nieobronione`,
  critical: (from, face) => `krytyczne od ${from}: ${face}, trafienie krytyczne`,
  noCritical: (from, face) => `krytyczne od ${from}: ${face}, nie`,
  notYet: 'jeszcze nie',
  stopped: 'zatrzymane przez tarcze',
  lost: 'stracona',
  damaged: 'uszkodzona',
  dicePoints: dice => `punkty: ${dice}`,
  points,
  stoppedPoints: count => `zatrzymane przez tarcze: ${figure(count)}`,
  lostUnits: units => `straty: ${figure(units)}`,
  damagedUnits: units => `uszkodzone: ${figure(units)}`,
  allSaved: 'wszystkie obronione',
  allStopped: 'wszystkie zatrzymane',
  nobodyHit: 'Nikt nie dostał',
};
