/** Sentences about where models may go. */
import { inches, number, text, type Phrase } from './wording.ts';

export const TABLE_PHRASES = {
  'off-the-table': v => `${text(v, 'model')} would leave the table.`,
  'in-impassable-terrain': v => `${text(v, 'model')} cannot stand on the ${text(v, 'terrain')}: it is impassable.`,
  'stands-on': v => `${text(v, 'by')} stands there already.`,
  'too-near': v => `${text(v, 'model')} may not come so near to ${text(v, 'by')}.`,
  'no-way-there': v => `No way leads ${text(v, 'model')} there.`,
  'too-far': v =>
    `${text(v, 'model')} would have to go ${inches(number(v, 'far'))}, and may go ${inches(number(v, 'most'))}.`,
  'has-moved': v => `${text(v, 'model')} has moved already.`,
  'does-not-move': v => `${text(v, 'model')} does not move now.`,
  'not-the-nearest': v => `${text(v, 'nearest')} is nearest to the enemy and moves first.`,
  'must-touch': v => `${text(v, 'model')} has to go up to ${text(v, 'enemy')}, the nearest enemy.`,
  'not-coherent': v => `${text(v, 'model')} would stand more than 2″ from the others of its unit.`,
  'could-touch-a-free-enemy': v => `${text(v, 'model')} can reach an enemy whom nobody fights, and has to.`,
  'could-touch-an-enemy': v => `${text(v, 'model')} can reach an enemy, and has to.`,
  'could-support': v => `${text(v, 'model')} can get near a friend who touches an enemy, and has to.`,
  'could-be-coherent': v => `${text(v, 'model')} can stay within 2″ of those who have moved, and has to.`,
  'could-come-nearer': v => `${text(v, 'model')} can come nearer to the enemy, and has to.`,
  'touches-an-enemy': v => `${text(v, 'model')} touches an enemy and stays there.`,
  'may-not-touch': v => `${text(v, 'model')} may not touch ${text(v, 'by')} in this move.`,
} as const satisfies Readonly<Record<string, Phrase>>;
