/** Options of units in a scenario: what is read, what is refused, and what a unit fights as. */
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { NO_LIBRARY, type ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';

interface Said {
  readonly profile: string;
  readonly options?: unknown;
  readonly characters?: readonly string[];
  readonly damage?: number;
}

const OWN = { name: 'Razorback of my own', type: 'armoured-vehicle', speed: 30, armour: 5, cc: 6, ff: 6 };

const written = (unit: Said, profiles: object = {}) => ({
  format: 1,
  ruleset: 'epic-armageddon',
  formations: [
    { id: 'own', side: 'attacker', units: [{ id: 'one', at: [30, 20], ...unit }] },
    { id: 'other', side: 'defender', units: [{ id: 'two', profile: 'boyz', at: [30, 30] }] },
  ],
  engage: { formation: 'own', target: 'other' },
  startAt: 'a4Attacks',
  profiles,
});

const UNIT = 'formations[0].units[0]';

const problemsOf = (json: unknown, library: ProfileSource = neteaLibrary) => {
  const parsed = parseScenario(json, library);
  return 'problems' in parsed ? parsed.problems.map(({ path, code, say }) => [path, code, say]) : [];
};

const scenarioFrom = (json: unknown, library: ProfileSource = neteaLibrary): Scenario => {
  const parsed = parseScenario(json, library);
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
  return parsed.scenario;
};

const fightsAs = (unit: Said, profiles: object = {}): Combatant => {
  const assault = startAssault(scenarioFrom(written(unit, profiles)));
  return combatantOf(assault, unitOf(assault, 'one'));
};

describe('a unit fights as the options of a datasheet make it', () => {
  it.each<[name: string, unit: Said, values: Partial<Combatant>]>([
    ['a Razorback with a twin heavy bolter',
      { profile: 'razorback', options: ['twin-heavy-bolter'] }, { ff: 4, options: 'Twin Heavy Bolter' }],
    ['a Razorback of which nothing is said', { profile: 'razorback' }, { ff: 5, options: '' }],
    ['a winged Daemon Prince', { profile: 'daemon-prince', options: ['wings'] }, { speed: 30, armour: 4 }],
    ['a Chaos Altar on wheels', { profile: 'chaos-altar-slaves-to-darkness', options: ['wheels'] },
      { speed: 25, armour: 5 }],
    ['a Gargant with more armour',
      { profile: 'gargant-ogbm', characters: ['eavy-armour'], options: ['damage-capacity-2'] }, { damageCapacity: 10 }],
  ])('%s', (_, unit, values) => expect(fightsAs(unit)).toMatchObject(values));

  it('is called as before, so that its options stand beside its name', () => {
    expect(fightsAs({ profile: 'razorback', options: ['twin-heavy-bolter'] }).name).toBe('Razorback');
  });

  it('an option of a character is one of the unit that it has joined', () => {
    const { attacks, characters } = fightsAs({
      profile: 'chaos-space-marines', characters: ['champion-of-chaos'], options: ['tzeentch'],
    });
    expect(attacks['close-combat']).toHaveLength(1);
    expect(attacks.firefight[1]).toMatchObject({ dice: 1, firstStrike: true });
    expect(characters).toEqual(['Champion of Chaos (Tzeentch)']);
  });

  it('a unit and its character have their options in one list', () => {
    const combatant = fightsAs({
      profile: 'great-gargant-ogbm', characters: ['big-gun-or-skorcha-head', 'eavy-armour'],
      options: ['skorcha', 'skorcha-head', 'damage-capacity-3'],
    });
    expect(combatant).toMatchObject({ damageCapacity: 15, options: 'Skorcha' });
    expect(combatant.attacks.firefight.map(({ dice }) => dice)).toEqual([1, 1, 1]);
  });
});

describe('what cannot be is refused at the option', () => {
  const at = (place: number) => `${UNIT}.options[${place}]`;

  it.each<[name: string, unit: Said, problems: readonly unknown[], profiles?: object]>([
    ['an option that its datasheet does not print', { profile: 'razorback', options: ['wings'] },
      [[at(0), 'unknown-word', expect.stringContaining('"wings"')]]],
    ['a misspelt option', { profile: 'razorback', options: ['twin-heavy-bolters'] },
      [[at(0), 'unknown-word', expect.stringContaining('twin-heavy-bolter')]]],
    ['an option of a datasheet without any', { profile: 'boyz', options: ['wings'] },
      [[at(0), 'unknown-word', expect.anything()]]],
    ['an option of a character that is not there', { profile: 'chaos-space-marines', options: ['khorne'] },
      [[at(0), 'unknown-word', expect.anything()]]],
    ['two that exclude each other', { profile: 'razorback', options: ['twin-lascannon', 'twin-heavy-bolter'] },
      [[at(1), 'contradiction', expect.stringContaining('Twin Heavy Bolter')]]],
    ['one that is there twice', { profile: 'daemon-prince', options: ['wings', 'wings'] },
      [[at(1), 'contradiction', expect.anything()]]],
    ['a third arm', { profile: 'hierodule-bio-titan', options: ['razorclaw', 'razorclaw', 'bile-launcher'] },
      [[at(2), 'contradiction', expect.anything()]]],
    ['an option of a profile of one’s own', { profile: 'razorback', options: ['twin-heavy-bolter'] },
      [[at(0), 'unknown-word', expect.anything()]], { razorback: OWN }],
    ['more than any datasheet prints', { profile: 'razorback', options: Array(13).fill('twin-heavy-bolter') },
      expect.arrayContaining([[`${UNIT}.options`, 'too-many', expect.anything()]]) as never],
    ['no list', { profile: 'razorback', options: 'twin-heavy-bolter' },
      [[`${UNIT}.options`, 'wrong-type', expect.anything()]]],
    ['no words', { profile: 'razorback', options: [4] }, [[at(0), 'wrong-type', expect.anything()]]],
    ['a word that every object inherits', { profile: 'razorback', options: ['__proto__'] },
      [[at(0), expect.stringMatching(/reserved-name|unknown-word/), expect.anything()]]],
  ])('%s', (_, unit, problems, profiles) => expect(problemsOf(written(unit, profiles))).toEqual(problems));

  it('only what is wrong with the unit is told where its profile is unknown', () => {
    expect(problemsOf(written({ profile: 'razorbac', options: ['twin-heavy-bolter'] })).map(([path]) => path))
      .toEqual([`${UNIT}.profile`]);
  });

  it('damage is held against the capacity that an option adds', () => {
    const gargant = { profile: 'gargant-ogbm', characters: ['eavy-armour'], damage: 8 };
    const hurt = (options: readonly string[]) => problemsOf(written({ ...gargant, options }));
    expect(hurt(['damage-capacity-1'])).toEqual([]);
    expect(hurt([])).toEqual([[`${UNIT}.damage`, 'already-destroyed', expect.anything()]]);
  });
});

describe('a scenario with options is written as short as it can be, and read as it is', () => {
  const bolter = written({ profile: 'razorback', options: ['twin-heavy-bolter'] });
  const champion = written({ profile: 'chaos-space-marines', characters: ['champion-of-chaos'], options: ['khorne'] });

  it.each([['of a unit', bolter], ['of a character', champion]])('options %s', (_, json) => {
    const scenario = scenarioFrom(json);
    const { profiles, ...short } = json;
    expect(writeScenario(scenario, neteaLibrary)).toEqual({
      ...short, formations: [expect.objectContaining({ units: json.formations[0]!.units }), expect.anything()],
    });
    expect(profiles).toEqual({});
  });

  it('without options none are written, and none read are none', () => {
    const plain = scenarioFrom(written({ profile: 'razorback', options: [] }));
    expect(plain.formations[0]!.units[0]!.options).toEqual([]);
    expect(JSON.stringify(writeScenario(plain, neteaLibrary))).not.toContain('options');
  });

  const sources = [['with the library', neteaLibrary], ['without any', NO_LIBRARY]] as const;

  it.each(sources)('a parsed one is a valid one, %s', (_, library) => {
    for (const json of [bolter, champion]) {
      const scenario = scenarioFrom(json);
      expect(scenarioFrom(scenario, library)).toEqual(scenario);
      expect(scenarioFrom(JSON.stringify(writeScenario(scenario, NO_LIBRARY)), library)).toEqual(scenario);
    }
  });

  it('keeps beside the datasheets those that the options have changed', () => {
    expect(Object.entries(scenarioFrom(bolter).profiles).map(([id, { ff }]) => [id, ff]))
      .toEqual([['razorback', 5], ['razorback+twin-heavy-bolter', 4], ['boyz', 6]]);
  });
});
