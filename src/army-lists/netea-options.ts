/** Choices that datasheets of the NetEA Tournament Pack print, by the ids of their units. README.md describes a row. */
import type { ChoiceRow, OptionRow } from './rows.ts';

const oneOf = (...options: readonly OptionRow[]): ChoiceRow => ({ room: 1, options });

const DREADNOUGHT: readonly ChoiceRow[] = [oneOf(
  { name: 'Twin Lascannon', also: ['Missile Launcher', 'Missile Launcher and Twin Lascannon', 'ML TLC'] },
  { name: 'Power Fist', also: ['Assault Cannon', 'Assault Cannon and Power Fist', 'AC PF'], weapons: ['Power Fist'] },
)];
const LORDS_ARM: readonly ChoiceRow[] = [oneOf(
  { name: 'Daemon Weapon', weapons: ['Daemon Weapon'], isUsual: true },
  { name: 'Servo Arm', also: ['Servo-Arm'], weapons: ['Servo Arm'] },
)];
const PULSAR_OR_FIST: readonly ChoiceRow[] = [oneOf(
  { name: 'Titan Pulsar', also: ['Two Titan Pulsars'] },
  { name: 'Power Fist', also: ['Titan Power Fist', 'Pulsar and Power Fist'], weapons: ['Titan Power Fist'] },
)];
const CHOPPER: OptionRow = { name: 'Mega-Choppa', also: ['Choppa'], weapons: ['Mega Choppa'] };
const SKORCHA: OptionRow = { name: 'Skorcha', weapons: ['Skorcha'] };
const RAZORCLAW: OptionRow = { name: 'Razorclaw', also: ['Claw'], weapons: ['Razorclaw'], most: 2 };
const ARTIFACT = { weapons: ['Daemon Artifact'] } as const;
const BOLT = { weapons: ['Daemon Bolt'] } as const;
const MISSILES = { most: 8 } as const;

export const NETEA_OPTIONS: Readonly<Record<string, readonly ChoiceRow[]>> = {
  'baron': [oneOf(
    {
      name: 'Power Gauntlet and Shock Lance', also: ['Gauntlet'], weapons: ['Power Gauntlet', 'Shock Lance'],
      isUsual: true,
    },
    { name: 'Power Lance', weapons: ['Power Lance'] },
  )],
  'big-gun-or-skorcha-head': [oneOf({ name: 'Big Gun Head' }, { ...SKORCHA, name: 'Skorcha Head', also: ['Skorcha'] })],
  'champion-of-chaos': [oneOf(
    { name: 'Khorne', ...ARTIFACT },
    { name: 'Nurgle', ...ARTIFACT },
    { name: 'Chaos Undivided', also: ['Daemon Artifact'], ...ARTIFACT, isUsual: true },
    { name: 'Slaanesh', also: ['Daemon Bolt'], ...BOLT },
    { name: 'Tzeentch', ...BOLT },
  )],
  'chaos-altar-slaves-to-darkness': [oneOf({ name: 'Wheels', also: ['wheeled'], speed: 25, armour: 5 })],
  'chimera-minervan': [oneOf(
    { name: 'Multilaser' }, { name: 'Heavy Bolter', also: ['HB'] },
    { name: 'Heavy Flamer', also: ['HF'], weapons: ['Heavy Flamer'] },
  )],
  'daemon-prince': [oneOf(
    { name: 'Wings', also: ['winged', 'flying', 'jump packs'], speed: 30, armour: 4, abilities: 'jump-packs' },
  )],
  'dreadnought': DREADNOUGHT,
  'eavy-armour': [oneOf(...[1, 2, 3].map(die => ({
    name: `${die} more damage capacity`, id: `damage-capacity-${die}`, also: [`D3 ${die}`],
    abilities: `damage-capacity-${die}`,
  })))],
  'exarch': [oneOf(
    {
      name: 'Exarch Close Combat Weapon', also: ['Sword', 'Blade', 'CCW'], weapons: ['Exarch Close Combat Weapon'],
      isUsual: true,
    },
    { name: 'Exarch Ranged Weapon', also: ['Gun'], weapons: ['Exarch Ranged Weapon'], isUsual: true },
  )],
  'gargant': [oneOf({ name: 'Soopagun' }, { name: 'Supa-Zzap-Gun' }, CHOPPER)],
  'gorgon': [oneOf({ name: 'Gorgon Mortars', id: 'without-option', also: ['Mortars', 'without option'], ff: 6 })],
  'great-gargant': [oneOf(
    { name: 'Twin Soopagun' }, { name: 'Lifta-Droppa', also: ['Lifta'], weapons: ['Lifta-Droppa'] },
  )],
  'great-gargant-ogbm': [{ room: 2, options: [{ name: 'Big Gun', most: 2 }, { ...SKORCHA, most: 2 }] }],
  'hammerhead': [oneOf(
    { name: 'Railgun' }, { name: 'Ion Cannon' }, { name: 'Twin Fusion Cannon', also: ['Fusion'] },
  )],
  'hierodule-bio-titan': [{
    room: 2,
    options: [
      { name: 'Bile Launcher' }, { name: 'Bio-Titan Bio-Cannon', also: ['Bio-Cannon'] }, { name: 'Cluster Spines' },
      { name: 'Pyro-Acid Spray' }, RAZORCLAW,
    ],
  }],
  'hierophant-bio-titan': [{ room: 2, options: [{ name: 'Bile Launcher' }, RAZORCLAW] }],
  'iron-warriors-lord': LORDS_ARM,
  'loadz-o-guns': [
    oneOf({ ...SKORCHA, name: 'Skorcha for Big Gun', also: ['Skorcha'] }),
    oneOf({ name: 'Flak Gun for Big Gun', also: ['Flak Gun'] }),
  ],
  'macharius-command': [oneOf({ name: 'Vulcan Mega-Bolter' }, { name: 'Two Vanquishers' })],
  'oddboy': [oneOf({ name: 'Supa-Zzap-Gun' }, { name: 'Soopagun' })],
  'ordinatus-majoris': [oneOf(
    { name: 'Sonic Disruptor', also: ['Mars'] }, { name: 'Hellfire Missiles', also: ['Golgotha'] },
    { name: 'Nova Cannon', also: ['Armageddon'] },
  )],
  'ordinatus-minorus': [oneOf(
    { name: 'Close Combat Weapon', isMounted: true, cc: 3 }, { name: 'Laser Burner', isMounted: true, cc: 3 },
    { name: 'Corvus Assault Pod', isMounted: true, speed: 25 },
  )],
  'orkeosaurus': [oneOf(
    { name: 'Macro-weapon' },
    { name: 'Titan Killer', also: ['TK'], weapons: ['Goring Tusks'], without: ['Goring Tusks'] },
  )],
  'phantom-titan': PULSAR_OR_FIST,
  'razorback': [oneOf(
    { name: 'Twin Lascannon', also: ['TLC', 'TLas', 'LC', 'Las'] },
    { name: 'Twin Heavy Bolter', also: ['THB', 'HB'], ff: 4 },
  )],
  'salamander-dreadnought': [oneOf(
    { name: 'Twin Lascannon', also: ['Missile Launcher', 'Missile Launcher and Twin Lascannon', 'ML TLC'] },
    {
      name: 'Power Fist', also: ['Multi-melta', 'Multimelta', 'Power Fist and Multi-melta', 'PF MM'],
      weapons: ['Power Fist', 'Multi Melta'],
    },
  )],
  'steam-gargant': [{ room: 2, options: [{ name: 'Soopagun', most: 2 }, { ...CHOPPER, most: 2 }] }],
  'stompa': [oneOf(
    { name: 'Big Gun', also: ['Three Big Guns'] },
    { name: 'Kombat \'Ammer', also: ['Ammer', 'Hammer', 'Kombat Hammer'], weapons: ['Kombat \'Ammer'] },
  )],
  'supa-stompa': [oneOf({ name: 'Soopagun' }, CHOPPER)],
  'tarantula-platform': [oneOf(
    { name: 'Twin Lascannon', also: ['TLC', 'TLas', 'LC', 'Las'] },
    { name: 'Heavy Bolter', also: ['Twin Heavy Bolter', 'THB', 'HB'], ff: 5 },
  )],
  'venerable-dreadnought': DREADNOUGHT,
  'warden': [oneOf(
    { name: 'Demolisher and Heavy Bolters' },
    { name: 'AA Missile Launcher and Multilasers', also: ['Anti-Air', 'AA'] }, { name: 'Vanquisher' },
  )],
  'warlock-titan': PULSAR_OR_FIST,
  'warmonger-class-titan': [{
    room: 8,
    options: ['Barrage', 'Deathstrike', 'Vortex', 'Warp'].map(kind => ({ name: `${kind} Missile`, ...MISSILES })),
  }],
  'warsmith': LORDS_ARM,
};
