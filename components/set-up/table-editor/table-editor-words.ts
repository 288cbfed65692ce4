/** What the editor itself says. */
import type { Block } from '../../../src/table-editing/blocks.ts';
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { centimetres } from '../../epic-armageddon/steps/wording.ts';
import type { ToolName } from './table-editor.ts';

const stands = (count: number): string => counted(count, { one: 'stand', other: 'stands' });

const BLOCKS: Readonly<Record<Block, string>> = {
  line: 'Line', 'two-ranks': 'Two ranks', wedge: 'Wedge', ring: 'Ring', 'as-they-are': 'Close up',
};

export const tableEditorWords = spoken('table-editor', {
  keys:
    'Tab goes from stand to stand. Space adds the stand to the selection, Enter selects it alone, F its formation. '
    + 'Arrow keys move what is selected, 1 centimetre, with Shift 5. Square brackets turn it, plus and minus spread it '
    + 'and draw it together. S goes into contact, M lays the tape from here and then to there, Delete removes, '
    + 'Control and Z takes back, Escape selects nothing. '
    + 'Tools that draw have a pen: arrow keys move it, Enter sets a corner, begins or ends, Delete takes a corner '
    + 'back, C or Enter on the first corner closes the outline, Escape gives it up.',
  tools: 'Tools',
  tool: {
    select: 'Select and move', lasso: 'Lasso', look: 'Shift the map', stand: 'Another stand',
    tape: 'Measuring tape', rectangle: 'Rectangle', polygon: 'Polygon', brush: 'Brush',
  } satisfies Record<ToolName, string>,
  /** What the tools are for. */
  tasks: { move: 'Move', stand: 'Stand', terrain: 'Terrain', measure: 'Measure' },
  toolHints: {
    select: 'Tap a stand, tap twice for its formation, or drag round several.',
    lasso: 'Drag round the stands that you mean.',
    look: 'Drag the map; two fingers always do.',
    stand: 'Tap where it is to stand.',
    tape: 'Drag from place to place, or tap both ends.',
    rectangle: 'Drag from corner to corner.',
    polygon: 'Tap the corners; the first one again closes the outline.',
    brush: 'Paint the terrain.',
  } satisfies Record<ToolName, string>,
  /** Whose kind another stand is of. */
  like: 'One more',
  standAdded: (name: string): string => `${name} is there.`,
  inviting: 'Type who fights, and they stand here.',
  several: 'Add to selection',
  selectedSection: 'What is selected',
  selected: (count: number): string => `${stands(count)} selected`,
  selectedNames: (names: readonly string[]): string =>
    (names.length === 0 ? 'Nothing selected' : `${listed(names)} selected`),
  /** Of one stand; behind it stands what is said of it otherwise. */
  isSelected: (spoken: string): string => `selected; ${spoken}`,
  block: BLOCKS,
  blocks: 'Put up as',
  arranged: (block: Block): string => `Put up as ${BLOCKS[block].toLowerCase()}.`,
  spacing: 'Between stands, cm',
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
  noContact: 'No enemy has room beside it for another stand.',
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
  terrain: 'Terrain and table',
  noTerrain: 'No terrain yet.',
  ground: 'Kind',
  placeTerrain: 'Put one on the table',
  terrainAdded: (name: string): string => `${name} added.`,
  finish: 'Close the outline',
  pen: 'Pen',
  penName: (x: number, y: number): string => `Pen, ${figure(x)} right, ${figure(y)} up`,
  penKeys: 'Draw by keys',
  begun: 'Begun. Move on, and press Enter at the end.',
  cornerSet: (count: number): string => counted(count, { one: 'corner', other: 'corners' }),
  corner: (number: number, of: string, x: number, y: number): string =>
    `Corner ${number} of ${of}, ${figure(x)} right, ${figure(y)} up`,
  body: (name: string): string => `${name}: move it, turn it, remove it`,
  width: 'Width, cm',
  depth: 'Depth, cm',
  mirrorTable: 'Mirror left and right',
  mirrorEnds: 'Mirror top and bottom',
  clearTape: 'Put the tape away',
  tapeFrom: (name: string): string => `Tape from ${name}. Now the other end.`,
  tapeLength: (cm: number, from: string, to: string): string => `${centimetres(cm)} from ${from} to ${to}.`,
  aPlace: 'a place',
  at: (name: string, [x, y]: readonly [number, number]): string =>
    `${name}, ${tidy(x)} right, ${tidy(y)} up.`,
  more: (count: number): string => `and ${count} more`,
});

const tidy = (cm: number): string => figure(Math.round(cm * 10) / 10);
