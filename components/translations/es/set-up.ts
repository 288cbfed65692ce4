/** In Spanish: what the set-up says. */
import type { setUpWords as english } from '../../set-up/set-up-words.ts';

const WHOM = { attacker: 'el atacante', defender: 'el defensor' };

export const words: typeof english = {
  heading: 'Prepara tu propio asalto',
  intro: 'Nombra dos formaciones, di dónde están y juégalo. Nada sale de este navegador.',
  bring: 'Del estante, una lista o un archivo',
  shelfFor: 'Una formación de aquí será',
  whom: WHOM,
  stands: 'Dónde están',
  standsHint: 'Tantas en contacto como se puedan emparejar, salvo que digas otra cosa. El mapa muestra lo entendido.',
  places: { inContact: 'En contacto', inFirefight: 'En tiroteo', back: 'Más atrás' },
  inPlace: (name, place) =>
    `${name}, ${{ inContact: 'en contacto', inFirefight: 'en tiroteo', back: 'más atrás' }[place]}`,
  markers: 'Marcadores de explosión',
  markersOf: { attacker: 'Marcadores de explosión: el atacante', defender: 'Marcadores de explosión: el defensor' },
  cover: 'Está en',
  noCover: 'al descubierto',
  broken: 'Desmoralizada',
  marched: 'Ha hecho marcha forzada',
  swap: 'Cambiar bandos',
  map: 'La mesa',
  title: (attacker, defender) => `${attacker} contra ${defender}`,
  waiting: 'Primero tienen que estar las dos formaciones.',
  byHand: 'Moverlas a mano',
  deploy: 'Desplegar para la carga',
  deployHint: 'Las dos formaciones a una carga de distancia, pasajeros a bordo: juegas también la carga.',
  lineUpAgain: 'Alinearlas otra vez',
  begin: 'Empieza por',
  begins: { a1ChooseTarget: 'la carga', a4Attacks: 'los ataques' },
  start: 'Empezar el asalto',
  keepTable: 'Guardar esta mesa',
  kept: name => `${name} está en el estante.`,
  keepFormation: side => `Guardar ${WHOM[side]}`,
  problems: 'Antes de poder empezar',
  loading: 'Las unidades están en camino…',
  unreachable: 'No se pudieron cargar las unidades. Comprueba la conexión y',
  again: 'inténtalo otra vez',
  taken: names => `Tomado: ${names.join(', ')}.`,
  tooManyTaken: count => `Se leyeron ${count} formaciones: las dos primeras se enfrentan, las demás están al lado.`,
  isBehind: side =>
    `La formación ${side === 'attacker' ? 'del atacante' : 'del defensor'} ha cambiado desde que se puso aquí. Sigue `
    + 'como estaba hasta que la pongas otra vez en la mesa.',
  set: (side, name) => `${name} es ahora ${WHOM[side]}.`,
};
