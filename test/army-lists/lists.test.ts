import { describe, expect, it, test } from 'vitest';
import type { Change, Composition } from '../../src/army-lists/composition.ts';
import { neteaLists, type Formation } from '../../src/army-lists/lists.ts';
import { NETEA_UNITS } from '../../src/army-lists/netea-units.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';

const LISTS = neteaLists();
const FORMATIONS = LISTS.flatMap(list => list.formations.map(formation => ({ list, formation })));

const idsOf = (composition: Composition) => composition.flatMap(({ choices }) => choices);

/** Ids of the units that a change brings. */
const brought = (change: Change): readonly string[] => {
  switch (change.kind) {
    case 'add':
      return change.ways.flatMap(idsOf);
    case 'replace':
      return change.to.flatMap(idsOf);
    case 'character':
      return change.part.choices;
    case 'ability':
      return [];
    case 'transport':
    case 'summon':
      return change.choices;
  }
};

const partsOf = (change: Change): Composition => {
  if (change.kind === 'add') return change.ways.flat();
  if (change.kind === 'replace') return [...change.from, ...change.to.flat()];
  return 'part' in change && change.part ? [change.part] : [];
};

/** Ids of the units that must be there for a change, by parts; any of a part will do. */
const needed = (change: Change): readonly (readonly string[])[] => {
  if (change.kind === 'replace') return change.from.map(({ choices }) => choices);
  if (change.kind === 'character') return change.on.length > 0 ? [change.on] : [];
  return change.kind === 'ability' && change.part ? [change.part.choices] : [];
};

const changesOf = ({ upgrades }: Formation) => upgrades.flatMap(({ changes }) => changes);
const possibleIn = (formation: Formation): ReadonlySet<string> =>
  new Set([...formation.compositions.flatMap(idsOf), ...formation.transport, ...changesOf(formation).flatMap(brought)]);
const isCharacter = (id: string) => neteaLibrary.profile(id)?.type === 'character';

const find = (list: string, name: string): Formation => {
  const found = FORMATIONS.filter(({ list: { id }, formation }) => id === list && formation.name === name);
  if (found.length !== 1) throw new Error(`${found.length} formations "${name}" in ${list}.`);
  return found[0]!.formation;
};

/** `1-3 a/b`, as rows write it. */
const say = (composition: Composition) =>
  composition.map(({ least, most, choices }) => {
    const count = most === null ? `${least} or more` : least === most ? least : `${least}-${most}`;
    return `${count} ${choices.join('/')}`;
  });

const upgradeOf = (formation: Formation, name: string) => {
  const changes = formation.upgrades.find(upgrade => upgrade.name === name)?.changes;
  if (!changes) throw new Error(`${formation.name} has no upgrade ${name}.`);
  return changes;
};

describe('the lists as a whole', () => {
  it('are 34 with ids of their own', () => {
    expect(LISTS).toHaveLength(34);
    expect(new Set(LISTS.map(({ id }) => id)).size).toBe(34);
  });

  it('have 547 formations, of which 9 can be composed in several ways', () => {
    expect(FORMATIONS).toHaveLength(547);
    expect(FORMATIONS.filter(({ formation }) => formation.compositions.length > 1)).toHaveLength(9);
  });

  it('have 1022 changes that formations can make', () => {
    expect(FORMATIONS.flatMap(({ formation }) => changesOf(formation))).toHaveLength(1022);
  });

  it('leave two units of the library out', () => {
    const used = new Set(FORMATIONS.flatMap(({ formation }) => [...possibleIn(formation)]));
    const unused = neteaLibrary.all.map(({ id }) => id).filter(id => !used.has(id));
    expect(unused).toEqual(['command-bunker', 'gorgon-mortars']);
  });

  it('name forces that the unit library knows', () => {
    const forces = [...LISTS.flatMap(list => list.forces), ...FORMATIONS.map(({ formation }) => formation.force)];
    expect(forces.filter(force => !(force in NETEA_UNITS.forces))).toEqual([]);
  });

  it('are plain, without a word of the rows left over, and read once', () => {
    expect(JSON.stringify(LISTS)).not.toContain('@');
    expect(JSON.parse(JSON.stringify(LISTS))).toEqual(LISTS);
    expect(neteaLists()).toBe(LISTS);
  });
});

describe('every formation', () => {
  /** What is wrong with a formation, for all of them. */
  const faults = (faultsOf: (formation: Formation, forces: readonly string[]) => readonly unknown[]) =>
    FORMATIONS.flatMap(({ list, formation }) =>
      faultsOf(formation, list.forces).map(fault => `${list.id}: ${formation.name}: ${String(fault)}`),
    );

  it('has only units of the library, all of them of the forces of its list', () => {
    const isForeign = (id: string, forces: readonly string[]) =>
      !neteaLibrary.unit(id)?.forces.some(force => forces.includes(force));
    expect(faults((formation, forces) => [...possibleIn(formation)].filter(id => isForeign(id, forces)))).toEqual([]);
  });

  it('has in every way to compose it a unit that is no character', () => {
    expect(faults(({ compositions }) => compositions.filter(way => idsOf(way).every(isCharacter)))).toEqual([]);
  });

  it('counts what it has and may take in whole numbers, from a least to a most that is no less', () => {
    const parts = (formation: Formation) =>
      [...formation.compositions.flat(), ...changesOf(formation).flatMap(partsOf)];
    const isWrong = ({ least, most }: Composition[number]) =>
      !Number.isInteger(least) || least < 0 || !Number.isInteger(most ?? 0) || (most ?? Infinity) < Math.max(1, least);
    expect(faults(formation => parts(formation).filter(isWrong))).toEqual([]);
  });

  it('gives as characters only characters', () => {
    const characters = (formation: Formation) =>
      changesOf(formation).flatMap(change => (change.kind === 'character' ? change.part.choices : []));
    expect(faults(formation => characters(formation).filter(id => !isCharacter(id)))).toEqual([]);
  });

  it('has an upgrade only where one of its changes finds the units it needs', () => {
    const isIdle = (change: Change, possible: ReadonlySet<string>) =>
      needed(change).some(choices => !choices.some(id => possible.has(id)));
    const idle = (formation: Formation) =>
      formation.upgrades.filter(({ changes }) => changes.every(change => isIdle(change, possibleIn(formation))));
    expect(faults(formation => idle(formation).map(({ name }) => name))).toEqual([]);
  });

  it('has at the start a number of units with an end', () => {
    expect(faults(({ compositions }) => compositions.flat().filter(({ most }) => most === null))).toEqual([]);
  });

  it('has the rules of its own force, not those of its allies', () => {
    const rules = (name: string) => find('space-marine-codex-astartes', name).rules;
    expect(rules('Tactical')).toEqual(['they-shall-know-no-fear']);
    expect(rules('Thunderbolt Squadron')).toEqual([]);
    expect(rules('Warlord')).toEqual(['imperial-void-shields']);
    expect(find('inquisition-ordo-xenos', 'Rough Rider').rules).toEqual([]);
  });
});

describe('what a formation is made of', () => {
  const COMPOSITIONS = [
    ['space-marine-codex-astartes', 'Tactical', ['6 tactical']],
    ['space-marine-codex-astartes', 'Predator', ['4 predator-annihilator/predator-destructor']],
    ['space-marine-scions-of-iron', 'Heavy Tactical', ['4 tactical', '2 land-raider/land-raider-crusader']],
    ['space-marine-space-wolves', 'Great Company', ['6 grey-hunters', '1 captain/chaplain/librarian']],
    ['space-marine-white-scars', 'Warhound Pack', ['2 warhound-class-titan']],
    ['ork-war-horde', 'Warband', ['2 nobz', '6 boyz', '2 grotz']],
    ['ork-war-horde', 'Gargant', ['1 gargant']],
    ['ork-feral-orks', 'Junka Brigade', ['6 boyz', '6 junkatrukk']],
    ['imperial-guard-steel-legion', 'Infantry Company', ['1 commander', '12 infantry']],
    ['imperial-guard-death-korps-of-krieg', 'Infantry Company', ['1 commander-death-korps', '19 infantry-death-korps']],
    ['imperial-guard-minervan-tank-legion', 'Mechanised Platoon', ['10 infantry', '5 chimera-minervan']],
    ['eldar-biel-tan', 'Guardian', ['1 farseer', '7 guardians']],
    ['eldar-saim-hann', 'Wild Rider Clan', ['1 wild-riders', '6 saim-hann-jetbikes']],
    ['eldar-alaitoc', 'Pathfinder', ['4 pathfinders-alaitoc']],
    ['necron', 'Infantry Phalanx', ['6 necron-warriors', '1 necron-lord']],
    ['chaos-space-marine-black-legion', 'Raptor Cult', ['4-8 raptors', '1 chaos-lord/sorcerer-lord']],
    ['dark-eldar', 'Kabal Coterie', ['4 incubi', '1 dracon']],
    ['tau', 'Pathfinder Group', ['4 pathfinders-tau', '2 devilfish']],
    ['squat', 'Warrior', ['1 hearthguard', '9 squat-warriors']],
    ['adeptus-mechanicus-knight-world', 'Custodian Household', ['3 knight-castellan/knight-crusader']],
    ['tyranid', 'Genestealer Swarm', ['6 genestealers']],
  ] as const;

  test.each(COMPOSITIONS)('%s: %s', (list, name, parts) => {
    expect(find(list, name).compositions.map(say)).toEqual([parts]);
  });

  it('may be one of two things: a Fire Warrior Cadre on foot or with Devilfish', () => {
    const [foot, carried] = find('tau', 'Fire Warrior Cadre').compositions.map(say);
    expect(foot).toEqual(['8 fire-warriors']);
    expect(carried).toEqual(['6 fire-warriors', '3 devilfish']);
  });

  it('is the Gargant of its own list, with three weapons', () => {
    const [gargant, weapons] = find('ork-gargant-mob', 'Gargant').compositions[0]!;
    expect(gargant?.choices).toEqual(['gargant-ogbm']);
    expect(weapons).toMatchObject({ least: 3, most: 3 });
    expect(weapons?.choices).toHaveLength(14);
  });

  it('is a weapon for each mount of a battle titan', () => {
    const [, weapons] = find('adeptus-mechanicus-titan-legion', 'Warlord').compositions[0]!;
    expect(weapons).toMatchObject({ least: 4, most: 4 });
    expect(weapons?.choices).toContain('close-combat-weapon');
  });

  it('may be left to dice', () => {
    const [zombies] = find('chaos-cultist-slaves-to-darkness', 'Plague Zombie Infestations').compositions[0]!;
    expect(zombies).toEqual({ least: 5, most: 15, dice: '3+2D6', choices: ['plague-zombies'] });
  });

  it('may be doubled and tripled by Orks, Squats and Tyranids', () => {
    const large = FORMATIONS.filter(({ formation }) => formation.sizes > 1).map(({ list }) => list.id.split('-')[0]);
    expect(new Set(large)).toEqual(new Set(['ork', 'squat', 'tyranid']));
    expect(find('ork-war-horde', 'Warband').sizes).toBe(3);
    expect(find('ork-feral-orks', 'Junka Brigade').sizes).toBe(2);
  });

  it('comes with Rhinos or drop pods for Space Marines on foot', () => {
    expect(find('space-marine-codex-astartes', 'Tactical').transport).toEqual(['rhino', 'drop-pod']);
    expect(find('space-marine-imperial-fists', 'Tactical').transport).toEqual(['rhino']);
    expect(find('space-marine-white-scars', 'Terminator').transport).toEqual(['land-raider', 'drop-pod']);
    expect(find('space-marine-codex-astartes', 'Assault').transport).toEqual([]);
    expect(find('dark-eldar', 'Wych Cult').transport).toEqual(['raider', 'barge-of-pleasure']);
  });

  it('makes scouts of riders where the list says so', () => {
    expect(find('imperial-guard-death-korps-of-krieg', 'Death Rider Scout Platoon').abilities).toEqual(['scout']);
    expect(find('imperial-guard-death-korps-of-krieg', 'Death Rider Company').abilities).toEqual([]);
  });
});

describe('what a formation may take', () => {
  const once = { least: 1, most: 1, dice: null };

  it('is a character for any unit', () => {
    const choices = ['captain', 'chaplain', 'librarian', 'supreme-commander'];
    expect(upgradeOf(find('space-marine-codex-astartes', 'Tactical'), 'Commander')).toEqual([
      { kind: 'character', part: { ...once, choices }, on: [] },
    ]);
  });

  it('is a character for some units only', () => {
    const [change] = upgradeOf(find('ork-war-horde', 'Warband'), 'Warlord');
    expect(change).toMatchObject({ kind: 'character', on: ['nobz', 'gargant', 'great-gargant'] });
  });

  it('is more units, up to a number', () => {
    const wraiths = { least: 1, most: 3, dice: null, choices: ['wraiths'] };
    expect(find('necron', 'Infantry Phalanx').upgrades).toContainEqual(
      { name: null, changes: [{ kind: 'add', times: 1, ways: [[wraiths]] }] },
    );
  });

  it('is other units in their place, one for one', () => {
    expect(upgradeOf(find('space-marine-codex-astartes', 'Land Speeder'), 'Typhoons')).toEqual([
      {
        kind: 'replace',
        times: 5,
        from: [{ ...once, choices: ['land-speeder'] }],
        to: [[{ ...once, choices: ['land-speeder-typhoon'] }]],
      },
    ]);
  });

  it('is an ability', () => {
    expect(upgradeOf(find('space-marine-codex-astartes', 'Scout'), 'Snipers')).toEqual([
      { kind: 'ability', ability: 'sniper', part: { least: 1, most: 4, dice: null, choices: ['scout'] } },
    ]);
    expect(upgradeOf(find('tau', 'Fire Warrior Cadre'), 'Bonded Team')).toEqual([
      { kind: 'ability', ability: 'self-reliant', part: null },
    ]);
  });

  it('is carriers, and daemons', () => {
    const retinue = find('chaos-space-marine-black-legion', 'Retinue');
    expect(upgradeOf(retinue, 'Rhinos')).toEqual([{ kind: 'transport', choices: ['chaos-rhino'] }]);
    expect(upgradeOf(retinue, 'Daemonic Pact')).toMatchObject([{ kind: 'summon' }]);
  });

  it('is a unit with its truck, any number of times', () => {
    const pair = [{ ...once, choices: ['boyz'] }, { ...once, choices: ['junkatrukk'] }];
    expect(find('ork-feral-orks', 'Junka Brigade').upgrades).toContainEqual(
      { name: null, changes: [{ kind: 'add', times: null, ways: [pair] }] },
    );
  });
});
