/** In Polish: what the map says of an Epic assault. */
import type { mapWords as english } from '../../../epic-armageddon/steps/map-words.ts';
import { hits } from '../counts.ts';

export const words: typeof english = {
  values: (closeCombat, firefight, armour) =>
    `walka wręcz ${closeCombat}, wymiana ognia ${firefight}, pancerz ${armour}`,
  noValue: 'brak',
  with: (name, characters) => `${name} + ${characters}`,
  owners: { attacker: formation => `atakujący, ${formation}`, defender: formation => `obrońca, ${formation}` },
  lost: 'stracona',
  broken: 'złamana',
  poppedUp: 'wynurzona',
  aboard: transport => `na pokładzie: ${transport}`,
  notEngaged: 'poza walką',
  notInAssault: 'poza szturmem',

  stopped: 'zatrzymane',
  noSave: 'bez obrony',
  saves: {
    armour: target => `pancerz ${target}+`, cover: target => `osłona ${target}+`,
    holofield: target => `pole ${target}+`,
    'knight-shield': target => `tarcza ${target}+`, none: () => 'bez obrony',
  },
  hits,

  contact: (unit, enemy) => `${unit} i ${enemy} w kontakcie: walka wręcz.`,
  firefight: (unit, enemy, length) => `${unit} strzela, cel ${enemy}, odległość ${length}: wymiana ognia.`,
  tooFar: (unit, enemy, length, missing) => `${unit}: do ${enemy} jest ${length}, o ${missing} za daleko.`,
  short: missing => `brakuje ${missing}`,
  blocked: (unit, enemy, length, terrain) => `${unit}: brak linii strzału do ${enemy}. Na drodze ${length}: `
    + `${terrain}.`,
  of: (length, terrain) => `${terrain}: ${length}`,
  supports: (unit, enemy, length) => `${unit} wspiera, ${length} do ${enemy}.`,
  maySupport: (unit, enemy, length) => `${unit} może wspierać, ${length} do ${enemy}.`,

  hit: (number, name) => `Trafienie ${number}: ${name}`,
  zone: name => `Strefa kontroli: ${name}`,
  mayMove: (name, length) => `${name} może ruszyć się o ${length}`,
  getsOut: (name, transport) => `${name} wysiada tutaj, transporter: ${transport}`,
  from: (length, name) => `${length} do ${name}`,
};
