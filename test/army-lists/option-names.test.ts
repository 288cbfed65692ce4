/** The names by which people call options of a datasheet. */
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { optionsCalled } from '../../src/army-lists/option-names.ts';

const called = (unit: string, words: string): string | null =>
  optionsCalled(words, neteaLibrary.options(unit))?.join(' ') ?? null;

describe('every option is known by its printed name, by its id and by what else people call it', () => {
  const all = neteaLibrary.all.flatMap(({ id, options }) =>
    options.filter(({ isMounted }) => !isMounted).map(option => ({ unit: id, id: option.id, option })));

  it.each(all)('$unit: $id', ({ unit, id, option }) => {
    for (const words of [option.name, id, ...option.also]) {
      expect(called(unit, words), words).toBe(id);
      expect(called(unit, `with ${words.toUpperCase()}`), words).toBe(id);
    }
  });
});

describe('what people write', () => {
  it.each<[unit: string, words: string, options: string | null]>([
    ['razorback', 'twin heavy bolter', 'twin-heavy-bolter'],
    ['razorback', 'twin heavy bolters', 'twin-heavy-bolter'],
    ['razorback', 'heavy bolters', 'twin-heavy-bolter'],
    ['razorback', 'hvy bolter', 'twin-heavy-bolter'],
    ['razorback', 'T. Heavy Bolter', 'twin-heavy-bolter'],
    ['razorback', 'THB', 'twin-heavy-bolter'],
    ['razorback', 'armed with a twin hevy bolter', 'twin-heavy-bolter'],
    ['razorback', 'twinlascannon', 'twin-lascannon'],
    ['razorback', 'lascan', 'twin-lascannon'],
    ['razorback', 'twin', null],
    ['razorback', 'chaplain', null],
    ['razorback', 'with', null],
    ['razorback', '', null],
    ['razorback', 'heavy bolter and something', null],
    ['tarantula-platform', 'twin heavy bolter', 'heavy-bolter'],
    ['daemon-prince', 'wings', 'wings'],
    ['daemon-prince', 'winged', 'wings'],
    ['dreadnought', 'assault cannon & power fist', 'power-fist'],
    ['dreadnought', 'AC/PF', 'power-fist'],
    ['dreadnought', 'ML + TLC', 'twin-lascannon'],
    ['salamander-dreadnought', 'multi melta', 'power-fist'],
    ['champion-of-chaos', 'Mark of Khorne', 'khorne'],
    ['champion-of-chaos', 'undivided', 'chaos-undivided'],
    ['hierodule-bio-titan', 'two razorclaws', 'razorclaw razorclaw'],
    ['hierodule-bio-titan', '2x razorclaws', 'razorclaw razorclaw'],
    ['hierodule-bio-titan', 'bile launcher, razorclaw', 'bile-launcher razorclaw'],
    ['hierodule-bio-titan', 'three razorclaws', null],
    ['steam-gargant', 'mega choppa and soopagun', 'mega-choppa soopagun'],
    ['gargant', 'mega-choppa soopagun', null],
    ['stompa', 'kombat hammer', 'kombat-ammer'],
    ['exarch', 'close combat weapon', 'exarch-close-combat-weapon'],
    ['gorgon', 'mortars', 'without-option'],
    ['eavy-armour', '2 more damage capacity', 'damage-capacity-2'],
    ['boyz', 'wings', null],
  ])('%s: %s', (unit, words, options) => expect(called(unit, words)).toBe(options));

  it('nothing that is mounted as a character, and nothing in a text that nobody writes', () => {
    expect(called('ordinatus-minorus', 'laser burner')).toBeNull();
    expect(called('razorback', `${'twin heavy bolter '.repeat(40)}`)).toBeNull();
  });
});
