/** What the editor itself says. */
import { centimetres, listOf } from '../../src/epic-armageddon/wording.ts';
import { TERRAIN, type TerrainKind } from '../../src/epic-armageddon/terrain.ts';
import type { Block } from '../../src/scenario/editing/blocks.ts';
import type { Ground } from '../../src/scenario/editing/terrain.ts';
import type { Tool } from './bench.ts';

const WORKS = {
  trench: 'Trench', bunker: 'Bunker', 'gun-emplacement': 'Gun emplacement', minefield: 'Minefield',
  'razor-wire': 'Razor wire',
} as const;

const groundName = (ground: Ground): string =>
  (ground in WORKS ? WORKS[ground as keyof typeof WORKS] : TERRAIN[ground as TerrainKind].name);

const stands = (count: number): string => (count === 1 ? '1 stand' : `${count} stands`);

export const words = {
  keys:
    'Tab goes from stand to stand. Space adds the stand to the selection, Enter selects it alone, F its formation. '
    + 'Arrow keys move what is selected, 1 centimetre, with Shift 5. Square brackets turn it, plus and minus spread it '
    + 'and draw it together. S goes into contact, M lays the tape from here and then to there, Delete removes, '
    + 'Control and Z takes back, Escape selects nothing. '
    + 'Tools that draw have a pen: arrow keys move it, Enter sets a corner, begins or ends, Delete takes a corner '
    + 'back, C or Enter on the first corner closes the outline, Escape gives it up.',
  tools: 'Tools',
  tool: {
    select: 'Select and move', lasso: 'Lasso', look: 'Shift the map', tape: 'Measuring tape', rectangle: 'Rectangle',
    polygon: 'Polygon', brush: 'Brush',
  } satisfies Record<Tool, string>,
  toolHints: {
    select: 'Tap a stand, tap twice for its formation, or drag round several.',
    lasso: 'Drag round the stands that you mean.',
    look: 'Drag the map; two fingers always do.',
    tape: 'Drag from place to place, or tap both ends.',
    rectangle: 'Drag from corner to corner.',
    polygon: 'Tap the corners; the first one again closes the outline.',
    brush: 'Paint the terrain.',
  } satisfies Record<Tool, string>,
  several: 'Add to selection',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Taken back.',
  redone: 'Done again.',
  nothingToUndo: 'Nothing to take back.',
  nothingToRedo: 'Nothing to do again.',
  selectedSection: 'What is selected',
  stands,
  selected: (count: number): string => `${stands(count)} selected`,
  selectedNames: (names: readonly string[]): string =>
    (names.length === 0 ? 'Nothing selected' : `${listOf(names)} selected`),
  selectNone: 'Select nothing',
  nobody: 'Select stands or terrain on the map, or in the lists below.',
  block: {
    line: 'Line', 'two-ranks': 'Two ranks', wedge: 'Wedge', ring: 'Ring', 'as-they-are': 'Close up',
  } satisfies Record<Block, string>,
  blocks: 'Put up as',
  arranged: (block: Block): string => `Put up as ${words.block[block].toLowerCase()}.`,
  spacing: 'Between stands',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turned: (degrees: number): string => `Turned ${Math.abs(degrees)} degrees to the ${degrees < 0 ? 'left' : 'right'}.`,
  wider: 'Spread',
  tighter: 'Tighten',
  spread: 'Spread out.',
  tightened: 'Drawn together.',
  noWider: 'They cannot stand further apart: the chain would break, or the table ends.',
  noTighter: 'They cannot stand closer.',
  contact: 'Into contact',
  inContact: 'In base contact.',
  noContact: 'There is no enemy with room for another stand.',
  align: 'Face the enemy',
  aligned: 'Opposite the enemy.',
  mirror: 'Mirror',
  mirrored: 'Mirrored.',
  copy: 'Copy',
  copyFormation: 'Copy formation',
  copied: 'Copied.',
  remove: 'Remove',
  standsRemoved: (count: number): string => `${stands(count)} removed.`,
  terrainRemoved: 'Terrain removed.',
  damage: 'Damage taken',
  aboard: (names: string): string => `Aboard: ${names}`,
  into: 'Into a transport',
  anyTransport: 'Any with room',
  getIn: 'Get in',
  gotIn: (names: string): string => `Aboard now: ${names}.`,
  letOut: 'Let them out',
  onFoot: (names: string): string => `On foot: ${names}.`,
  remarks: 'To look at',
  noRemarks: 'Everybody is on the table, in coherency and on nobody.',
  formations: 'Formations',
  noFormations: 'No formations yet.',
  all: 'Select',
  allOf: (name: string): string => `Select all of ${name}`,
  name: 'Name',
  markers: 'Blast markers',
  broken: 'Broken',
  marched: 'Marched',
  overwatch: 'Overwatch',
  side: 'Side',
  sides: { attacker: 'Attacker', defender: 'Defender' },
  changeSide: 'Other side',
  leads: { attacker: 'engages', defender: 'is the target' },
  joined: { attacker: 'combined', defender: 'intermingled' },
  makeLead: { attacker: 'Let it engage', defender: 'Make it the target' },
  join: { attacker: 'Charges with it', defender: 'Charged with it' },
  removeFormation: 'Remove',
  formationRemoved: (name: string): string => `${name} removed.`,
  terrain: 'Terrain',
  noTerrain: 'No terrain yet.',
  ground: 'Kind',
  groundName,
  placeTerrain: 'Put one on the table',
  terrainAdded: (ground: Ground): string => `${groundName(ground)} added.`,
  finish: 'Close the outline',
  pen: 'Pen',
  penName: (x: number, y: number): string => `Pen, ${x} right, ${y} up`,
  penKeys: 'Draw by keys',
  begun: 'Begun. Move on, and press Enter at the end.',
  cornerSet: (count: number): string => (count === 1 ? '1 corner' : `${count} corners`),
  corner: (number: number, of: string, x: number, y: number): string =>
    `Corner ${number} of ${of}, ${x} right, ${y} up`,
  body: (name: string): string => `${name}: move it, turn it, remove it`,
  table: 'Table',
  width: 'Width, cm',
  depth: 'Depth, cm',
  mirrorTable: 'Mirror left and right',
  swapEnds: 'Swap ends',
  clearTape: 'Put the tape away',
  tapeFrom: (name: string): string => `Tape from ${name}. Now the other end.`,
  tapeLength: (cm: number, from: string, to: string): string => `${centimetres(cm)} from ${from} to ${to}.`,
  aPlace: 'a place',
  at: (name: string, [x, y]: readonly [number, number]): string =>
    `${name}, ${tidy(x)} right, ${tidy(y)} up.`,
  more: (count: number): string => `and ${count} more`,
} as const;

const tidy = (cm: number): string => String(Math.round(cm * 10) / 10);
