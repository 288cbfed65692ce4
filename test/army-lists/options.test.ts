/** Every choice that a datasheet prints, and what each of its options makes of the unit. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETEA_OPTIONS } from '../../src/army-lists/netea-options.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { NETEA_UNITS } from '../../src/army-lists/netea-units.ts';
import { firstTooMany, sheetWith } from '../../src/epic-armageddon/model/options.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';

const readme = readFileSync(new URL('../../src/army-lists/README.md', import.meta.url), 'utf8');

const optionsOf = (id: string) => neteaLibrary.unit(id)!.options;

const optionOf = (id: string, option: string) => {
  const found = optionsOf(id).find(one => one.id === option);
  if (found === undefined) throw new Error(`${id} has no option ${option}.`);
  return found;
};

const played = (id: string, ...options: readonly string[]): Profile =>
  sheetWith(neteaLibrary.profile(id)!, options.map(option => optionOf(id, option)));

const armsOf = ({ weapons }: Profile): readonly string[] => weapons.map(({ name, kind, extraAttacks, rules }) =>
  [name, kind === 'assault' ? 'CC' : 'FF', `+${extraAttacks}`, ...rules].join(' '));

describe('an option changes the values that its datasheet prints for it', () => {
  it.each<[unit: string, option: string, values: Partial<Profile>, before: Partial<Profile>]>([
    ['razorback', 'twin-heavy-bolter', { ff: 4 }, { ff: 5 }],
    ['tarantula-platform', 'heavy-bolter', { ff: 5 }, { ff: 6 }],
    ['ordinatus-minorus', 'close-combat-weapon', { cc: 3, speed: 15 }, { cc: 6 }],
    ['ordinatus-minorus', 'laser-burner', { cc: 3, speed: 15 }, { cc: 6 }],
    ['ordinatus-minorus', 'corvus-assault-pod', { cc: 6, speed: 25 }, { speed: 15 }],
    ['daemon-prince', 'wings', { speed: 30, armour: 4 }, { speed: 15, armour: 3 }],
    ['chaos-altar-slaves-to-darkness', 'wheels', { speed: 25, armour: 5 }, { speed: 15, armour: 4 }],
    ['gorgon', 'without-option', { ff: 6 }, { ff: 5 }],
  ])('%s: %s', (unit, option, values, before) => {
    expect(neteaLibrary.profile(unit)).toMatchObject(before);
    expect(played(unit, option)).toMatchObject(values);
  });

  it('wings bring jump packs, which a Daemon Prince on foot lacks', () => {
    expect(neteaLibrary.profile('daemon-prince')!.abilities).not.toContain('jump-packs');
    expect(played('daemon-prince', 'wings').abilities).toContain('jump-packs');
  });

  it.each(['1', '2', '3'])('\'Eavy Armour adds D3 to the damage capacity: %s', die => {
    expect(played('eavy-armour', `damage-capacity-${die}`).abilities).toEqual([`damage-capacity-${die}`]);
  });
});

describe('an option brings its weapon, and one that stands for another takes its place', () => {
  const fist = 'Titan Power Fist FF +3, Titan Power Fist CC +2 titan-killer-d3';
  const lances = 'Power Gauntlet CC +1 titan-killer-1, Shock Lance FF +1 first-strike';
  const artifact = 'Daemon Artifact CC +1 first-strike';
  const claw = 'Razorclaw FF +2, Razorclaw CC +1 titan-killer-d3';
  const chopper = 'Mega Choppa CC +1 titan-killer-d3';

  it.each<[unit: string, options: string, arms: string]>([
    ['dreadnought', '', ''],
    ['dreadnought', 'twin-lascannon', ''],
    ['dreadnought', 'power-fist', 'Power Fist CC +1 macro-weapon'],
    ['venerable-dreadnought', 'power-fist', 'Power Fist CC +1 macro-weapon'],
    ['salamander-dreadnought', 'power-fist', 'Power Fist CC +1 macro-weapon, Multi Melta FF +0 macro-weapon'],
    ['chimera-minervan', 'heavy-flamer', 'Heavy Flamer FF +0 ignore-cover'],
    ['stompa', 'kombat-ammer', 'Kombat \'Ammer CC +1 macro-weapon'],
    ['supa-stompa', 'mega-choppa', chopper],
    ['gargant', 'mega-choppa', chopper],
    ['gargant', 'supa-zzap-gun', ''],
    ['great-gargant', 'lifta-droppa', 'Lifta-Droppa CC +1 titan-killer-d3'],
    ['steam-gargant', 'mega-choppa soopagun', chopper],
    ['steam-gargant', 'mega-choppa mega-choppa', `${chopper}, ${chopper}`],
    ['great-gargant-ogbm', 'skorcha skorcha', 'Skorcha FF +1 ignore-cover, Skorcha FF +1 ignore-cover'],
    ['big-gun-or-skorcha-head', 'skorcha-head', 'Skorcha FF +1 ignore-cover'],
    ['loadz-o-guns', 'skorcha-for-big-gun flak-gun-for-big-gun', 'Skorcha FF +1 ignore-cover'],
    ['phantom-titan', 'power-fist', fist],
    ['baron', '', lances],
    ['baron', 'power-gauntlet-and-shock-lance', lances],
    ['baron', 'power-lance', 'Power Lance FF +1 first-strike macro-weapon'],
    ['iron-warriors-lord', '', 'Daemon Weapon CC +1 macro-weapon'],
    ['iron-warriors-lord', 'servo-arm', 'Servo Arm CC +2'],
    ['warsmith', 'daemon-weapon', 'Daemon Weapon CC +1 macro-weapon'],
    ['warsmith', 'servo-arm', 'Servo Arm CC +2'],
    ['champion-of-chaos', '', artifact],
    ['champion-of-chaos', 'khorne', artifact],
    ['champion-of-chaos', 'nurgle', artifact],
    ['champion-of-chaos', 'chaos-undivided', artifact],
    ['champion-of-chaos', 'slaanesh', 'Daemon Bolt FF +1 first-strike'],
    ['champion-of-chaos', 'tzeentch', 'Daemon Bolt FF +1 first-strike'],
    ['exarch', 'exarch-close-combat-weapon', 'Exarch Close Combat Weapon CC +1'],
    ['exarch', 'exarch-ranged-weapon', 'Exarch Ranged Weapon FF +1'],
    ['orkeosaurus', '', 'Goring Tusks CC +D3 macro-weapon'],
    ['orkeosaurus', 'macro-weapon', 'Goring Tusks CC +D3 macro-weapon'],
    ['orkeosaurus', 'titan-killer', 'Goring Tusks CC +1 titan-killer-d3'],
  ])('%s %s', (unit, options, arms) => {
    expect(armsOf(played(unit, ...options.split(' ').filter(Boolean))).join(', ')).toBe(arms);
  });

  it('a Warlock keeps its lance beside the fist, a bio-titan its talons beside the claws', () => {
    expect(armsOf(played('warlock-titan', 'power-fist')).join(', '))
      .toBe(`Psychic Lance FF +2 titan-killer-d3, ${fist}`);
    const talons = armsOf(neteaLibrary.profile('hierodule-bio-titan')!);
    expect(armsOf(played('hierodule-bio-titan', 'razorclaw', 'razorclaw')).join(', '))
      .toBe([...talons, claw, claw].join(', '));
  });
});

describe('options of one choice exclude each other', () => {
  const tooMany = (unit: string, options: string): number | null =>
    firstTooMany(options.split(' ').map(option => optionOf(unit, option)));

  it.each<[unit: string, options: string, at: number | null]>([
    ['razorback', 'twin-heavy-bolter twin-lascannon', 1],
    ['razorback', 'twin-heavy-bolter twin-heavy-bolter', 1],
    ['champion-of-chaos', 'khorne slaanesh', 1],
    ['hierodule-bio-titan', 'razorclaw razorclaw', null],
    ['hierodule-bio-titan', 'bile-launcher bile-launcher', 1],
    ['hierodule-bio-titan', 'bile-launcher cluster-spines razorclaw', 2],
    ['loadz-o-guns', 'skorcha-for-big-gun flak-gun-for-big-gun', null],
    ['warmonger-class-titan', 'vortex-missile '.repeat(8).trim(), null],
    ['warmonger-class-titan', 'vortex-missile '.repeat(9).trim(), 8],
  ])('%s: %s', (unit, options, at) => expect(tooMany(unit, options)).toBe(at));
});

describe('no datasheet of the library prints a choice that has no options', () => {
  /** Those of which the player picks weapons that do nothing in an assault: the facts here do not have them. */
  const IDLE = ['hammerhead', 'macharius-command', 'oddboy', 'ordinatus-majoris', 'warden', 'warmonger-class-titan'];

  const printed = NETEA_UNITS.units.filter(([, , , speed, , , , , weapons]) =>
    (typeof speed === 'object' && speed !== null) || weapons.some(([, , count]) => typeof count === 'string'));

  it('every weapon that may be carried is brought by an option, as often as it may be', () => {
    for (const [id, , , , , , , , weapons] of printed) {
      for (const [name, kind, count] of weapons.filter(one => typeof one[2] === 'string')) {
        const most = optionsOf(id).filter(option =>
          option.weapons.some(one => one.name === name && one.kind === kind)).map(option => option.most);
        expect(Math.max(0, ...most), `${id}: ${name}`).toBe(Number(String(count).split('-').at(-1)));
      }
    }
  });

  it('every second speed is that of an option', () => {
    for (const [id, , , speed] of printed) {
      if (typeof speed !== 'object' || speed === null) continue;
      expect(optionsOf(id).some(({ values }) => values.speed === speed[1]), id).toBe(true);
    }
  });

  it('these datasheets have options, and no other', () => {
    const withOptions = neteaLibrary.all.filter(({ options }) => options.length > 0).map(({ id }) => id);
    expect(withOptions).toEqual(expect.arrayContaining([...printed.map(([id]) => id), ...IDLE]));
    expect([...withOptions].sort()).toEqual(Object.keys(NETEA_OPTIONS).sort());
    expect(withOptions).toHaveLength(35);
  });

  it('an option changes something, or is what its datasheet has without one', () => {
    for (const { id, options } of neteaLibrary.all) {
      for (const choice of new Set(options.map(one => one.choice))) {
        const own = options.filter(one => one.choice === choice);
        const isIdle = own.every(({ values, abilities, weapons }) =>
          Object.keys(values).length + abilities.length + weapons.length === 0);
        expect(isIdle, id).toBe(IDLE.includes(id) || choice === 'loadz-o-guns 1');
      }
    }
  });
});

describe('options are named by what is printed', () => {
  it('an id is the printed name in kebab case, but where the format names it otherwise', () => {
    const kebab = (name: string) => name.toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-');
    const others = neteaLibrary.all.flatMap(({ id, options }) =>
      options.filter(option => option.id !== kebab(option.name)).map(option => `${id} ${option.id}`));
    expect(others).toEqual([
      'eavy-armour damage-capacity-1', 'eavy-armour damage-capacity-2', 'eavy-armour damage-capacity-3',
      'gorgon without-option',
    ]);
  });

  it('no two of a datasheet share an id', () => {
    for (const { id, options } of neteaLibrary.all) {
      expect(new Set(options.map(option => option.id)).size, id).toBe(options.length);
    }
  });

  it('a profile is called after its options, each once with its number', () => {
    expect(played('razorback', 'twin-heavy-bolter').name).toBe('Razorback (Twin Heavy Bolter)');
    expect(played('hierodule-bio-titan', 'razorclaw', 'razorclaw').name).toBe('Hierodule Bio-Titan (2 × Razorclaw)');
    expect(played('razorback')).toBe(neteaLibrary.profile('razorback'));
  });
});

describe('the page about the lists names every option', () => {
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \| (`.*) \| /gm)].map(([, id, cell]) => [id, cell] as const);

  it.each(Object.keys(NETEA_OPTIONS))('%s', id => {
    const cell = rows.find(([one]) => one === id)?.[1] ?? '';
    const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, option]) => option);
    expect(named).toEqual(optionsOf(id).map(option => option.id));
  });
});
