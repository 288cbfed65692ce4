/** In German: what the map says of an Epic assault. */
import type { mapWords as english } from '../../../epic-armageddon/steps/map-words.ts';
import { hits } from '../counts.ts';

export const words: typeof english = {
  values: (closeCombat, firefight, armour) =>
    `Nahkampf ${closeCombat}, Feuergefecht ${firefight}, Rüstung ${armour}`,
  noValue: 'keiner',
  with: (name, characters) => `${name} mit ${characters}`,
  owners: { attacker: formation => `Angreifer, ${formation}`, defender: formation => `Verteidiger, ${formation}` },
  lost: 'verloren',
  broken: 'gebrochen',
  poppedUp: 'aufgetaucht',
  aboard: transport => `an Bord von ${transport}`,
  notEngaged: 'nicht im Kampf',
  notInAssault: 'nicht am Sturmangriff beteiligt',

  stopped: 'abgehalten',
  noSave: 'kein Schutz',
  saves: {
    armour: target => `Rüstung ${target}+`, cover: target => `Deckung ${target}+`,
    holofield: target => `Feld ${target}+`, 'knight-shield': target => `Schild ${target}+`, none: () => 'kein Schutz',
  },
  hits,

  contact: (unit, enemy) => `${unit} ist in Kontakt mit ${enemy}: Nahkampf.`,
  firefight: (unit, enemy, length) => `${unit} schießt auf ${enemy}, ${length} entfernt: Feuergefecht.`,
  tooFar: (unit, enemy, length, missing) => `${unit} ist ${length} von ${enemy} entfernt: ${missing} zu weit.`,
  short: missing => `${missing} fehlen`,
  blocked: (unit, enemy, length, terrain) =>
    `${unit} hat keine Schusslinie zu ${enemy}: ${length} durch ${terrain}.`,
  of: (length, terrain) => `${length} ${terrain}`,
  supports: (unit, enemy, length) => `${unit} unterstützt, ${length} bis ${enemy}.`,
  maySupport: (unit, enemy, length) => `${unit} darf unterstützen, ${length} bis ${enemy}.`,

  hit: (number, name) => `Treffer ${number} auf ${name}`,
  zone: name => `Kontrollzone von ${name}`,
  mayMove: (name, length) => `${name} darf sich ${length} bewegen`,
  getsOut: (name, transport) => `${name} steigt hier aus ${transport} aus`,
  from: (length, name) => `${length} bis ${name}`,
};
