/** In Spanish: what the map says of an Epic assault. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { mapWords as english } from '../../../epic-armageddon/steps/map-words.ts';

export const words: typeof english = {
  values: (closeCombat: string, firefight: string, armour: string): string =>
    `cuerpo a cuerpo ${closeCombat}, tiroteo ${firefight}, blindaje ${armour}`,
  noValue: 'ninguno',
  with: (name: string, characters: string): string => `${name} con ${characters}`,
  owners: {
    attacker: formation => `atacante, ${formation}`, defender: formation => `defensor, ${formation}`,
  },
  lost: 'eliminada',
  broken: 'desmoralizada',
  poppedUp: 'elevada',
  aboard: (transport: string): string => `a bordo de ${transport}`,
  notEngaged: 'no implicada',
  notInAssault: 'fuera del asalto',

  stopped: 'parado',
  noSave: 'sin salvación',
  saves: {
    armour: target => `salvación ${target}+`, cover: target => `cobertura ${target}+`,
    holofield: target => `campo ${target}+`, 'knight-shield': target => `escudo ${target}+`,
    none: () => 'sin salvación',
  },
  hits: (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' }),

  contact: (unit: string, enemy: string): string => `${unit} está en contacto con ${enemy}: cuerpo a cuerpo.`,
  firefight: (unit: string, enemy: string, length: string): string =>
    `${unit} dispara a ${enemy}, a ${length}: tiroteo.`,
  tooFar: (unit: string, enemy: string, length: string, missing: string): string =>
    `${unit} está a ${length} de ${enemy}: ${missing} de más.`,
  short: (missing: string): string => `faltan ${missing}`,
  blocked: (unit: string, enemy: string, length: string, terrain: string): string =>
    `${unit} no tiene línea de fuego a ${enemy}: ${length} a través de ${terrain}.`,
  of: (length: string, terrain: string): string => `${length} de ${terrain}`,
  supports: (unit: string, enemy: string, length: string): string => `${unit} apoya, a ${length} de ${enemy}.`,
  maySupport: (unit: string, enemy: string, length: string): string =>
    `${unit} puede apoyar, a ${length} de ${enemy}.`,

  hit: (number: number, name: string): string => `Impacto ${figure(number)} en ${name}`,
  zone: (name: string): string => `Zona de control de ${name}`,
  mayMove: (name: string, length: string): string => `${name} puede mover ${length}`,
  getsOut: (name: string, transport: string): string => `${name} baja de ${transport} por aquí`,
  from: (length: string, name: string): string => `a ${length} de ${name}`,
};
