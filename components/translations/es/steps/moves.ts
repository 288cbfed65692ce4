/** In Spanish: what the panels say of any move. */
import { form } from '../../../shared/languages/forms.ts';
import type { moveWords as english } from '../../../epic-armageddon/steps/move-words.ts';

export const words: typeof english = {
  unitsOf: (formation: string): string => `Unidades de ${formation}`,
  moved: (moved: string, allowance: string): string => `${moved} de ${allowance}`,
  landed: 'en tierra',
  carefully: 'con cuidado',
  how: 'Muévela en el campo de batalla: arrastra su ficha o usa las flechas.',
  mayStill: (length: string): string => `Aún puede mover ${length}.`,
  landsAnywhere: 'Aterriza donde quiera.',
  asFarAsItMay: 'Ya ha movido todo lo que puede.',
  shoving: (move: string, names: string): string => `${move}, apartando a ${names}`,
  goesCarefully: 'Va con cuidado y repite un chequeo fallado.',
  goCarefully: (length: string): string => `Con cuidado: ${length}, repite chequeo`,
  apart: (names: string, units: number): string =>
    `${names} ${form(units, {
      one: 'queda aparte y será baja', other: 'quedan aparte y serán bajas',
    })} si acaba ahora.`,
  choosePart: 'Elige qué parte se queda',
  partThatStays: 'La parte que se queda',
  keep: (names: string): string => `Conservar ${names}`,
  lose: (names: string): string => `Bajas: ${names}`,

  terrain: 'Terreno peligroso',
  terrainLead: 'La unidad que ha movido tira un dado antes de que mueva nadie más.',
  whoTests: '¿Quién tiene que tirar?',

  contactWith: (enemy: string): string => `en contacto con ${enemy}`,
  inFirefight: (length: string): string => `tiroteo, ${length}`,
  tooFar: (length: string): string => `demasiado lejos, ${length}`,
  noLine: 'sin línea de fuego',
  inTransport: (transport: string): string => `en ${transport}`,

  withdrawAll: 'Retirar a todos',
  endWithdrawal: 'Acabar la retirada',
  unitsThatWithdraw: 'Unidades en retirada',
  straightAway: 'Derecho, lejos del enemigo más cercano',
  nobodyLost: 'No habría bajas si acabara ahora.',
  tooNear: (names: string, units: number): string => form(units, {
    one: `${names} está demasiado cerca de un enemigo: será baja si acaba ahora.`,
    other: `${names} están demasiado cerca de un enemigo: serán bajas si acaba ahora.`,
  }),
  enginesTooNear: (names: string, units: number): string => form(units, {
    one: `${names} está demasiado cerca de un enemigo y recibe un punto de daño por cada uno.`,
    other: `${names} están demasiado cerca de un enemigo y reciben un punto de daño por cada uno.`,
  }),
  caught: (length: string): string => `atrapada, ${length}`,
  damaged: (length: string): string => `dañada, ${length}`,
  fearless: 'a salvo, Fearless',
  safeAt: (length: string): string => `a salvo, ${length}`,
  safe: 'a salvo',
};
