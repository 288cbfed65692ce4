/** A formation built from its list: units, the characters they carry, and who sits in which transport. */
import { canCarry, HOLDS, type Passenger } from '../../../src/army-lists/carrying.ts';
import type { Change, Composition, Part } from '../../../src/army-lists/composition.ts';
import type { Formation } from '../../../src/army-lists/lists.ts';
import type { Source } from '../random/source.ts';
import { isCharacter, sheetOf } from './catalogue.ts';

/** One unit of a formation. */
export interface BuiltUnit {
  /** Id of its datasheet in the library. */
  readonly sheet: string;
  readonly characters: readonly string[];
  /** Abilities that the list gives it beyond its datasheet. */
  readonly gains: readonly string[];
  /** It has what its datasheet offers as a choice. */
  readonly isRefitted: boolean;
  /** Its transport’s place among the recruits, null on foot. */
  readonly aboard: number | null;
}

type Writable<T> = { -readonly [field in keyof T]: T[field] };
type Draft = Writable<BuiltUnit> & { characters: string[]; gains: string[] };

/** A character that waits for somebody to carry it. */
interface Leader {
  readonly id: string;
  readonly on: readonly string[];
}

/** Formations beyond this are built once more, as small as they come. */
const LARGE = 26;
/** No formation takes more transports than this. */
const FLEET = 12;

/** Somebody for every part of the formation, with some of what it may take, in whole numbers of a legal size. */
export const recruit = (formation: Formation, source: Source): readonly BuiltUnit[] => {
  const first = new FormationPicker(formation, source).recruits(source.once(12) ? formation.sizes : 1, 25);
  return first.length <= LARGE ? first : new FormationPicker(formation, source).recruits(1, 0);
};

/** A unit on foot, as its datasheet has it. */
export const recruitOf = (sheet: string): BuiltUnit =>
  ({ sheet, characters: [], gains: [], isRefitted: false, aboard: null });

/** A unit as a transport sees it. */
export const asPassenger = ({ sheet, gains }: Pick<BuiltUnit, 'sheet' | 'gains'>): Passenger => {
  const { type, abilities } = sheetOf(sheet)!;
  return { id: sheet, type, abilities: [...abilities, ...gains] };
};

export const isTransport = ({ sheet }: Pick<BuiltUnit, 'sheet'>): boolean =>
  sheet in HOLDS && sheetOf(sheet)!.abilities.includes('transport');

class FormationPicker {
  readonly #units: Draft[] = [];
  readonly #leaders: Leader[] = [];
  readonly #formation: Formation;
  readonly #source: Source;

  constructor(formation: Formation, source: Source) {
    this.#formation = formation;
    this.#source = source;
  }

  /** @param upgrades how common in a hundred each of them is */
  recruits(times: number, upgrades: number): readonly BuiltUnit[] {
    const { once, pick } = this.#source;
    const { compositions, transport, abilities } = this.#formation;
    this.#add(pick(compositions), times);
    for (const { changes } of this.#formation.upgrades) if (once(upgrades)) this.#change(pick(changes));
    this.#carry(transport);
    for (const unit of this.#units) unit.gains.push(...abilities);
    this.#place(this.#leaders);
    this.#board();
    return this.#units;
  }

  #add(way: Composition, times = 1): void {
    for (const part of way) this.#join(part, this.#countOf(part) * times);
  }

  #countOf({ least, most }: Part): number {
    const { once, whole } = this.#source;
    return once(70) ? least : whole([least, Math.min(most ?? least + 3, least + 8)]);
  }

  #join({ choices }: Part, count: number): void {
    const { once, pick } = this.#source;
    const open = choices.filter(id => isCharacter(id) || sheetOf(id) !== null);
    if (open.length === 0) return;
    const usual = pick(open);
    for (let i = 0; i < count; i++) this.#enlist(once(70) ? usual : pick(open));
  }

  #enlist(id: string, on: readonly string[] = []): void {
    if (isCharacter(id)) this.#leaders.push({ id, on });
    else if (sheetOf(id) !== null) {
      this.#units.push({ ...recruitOf(id), isRefitted: this.#source.once(40), characters: [], gains: [] });
    }
  }

  #change(change: Change): void {
    switch (change.kind) {
      case 'add':
        return this.#add(this.#source.pick(change.ways));
      case 'replace':
        return this.#replace(change.from, this.#source.pick(change.to));
      case 'character':
        return this.#enlist(this.#source.pick(change.part.choices), change.on);
      case 'transport':
        return this.#carry(change.choices);
      case 'ability':
        return this.#give(change.ability, change.part);
      case 'summon':
        return this.#join({ least: 1, most: 3, dice: null, choices: change.choices }, this.#source.whole([1, 3]));
    }
  }

  /** Units give way to others, if all of them are there; a character takes its carrier with it if a unit comes. */
  #replace(from: Composition, to: Composition): void {
    const gone = from.flatMap(part => {
      const found = [...this.#units.map(unit => unit.sheet), ...this.#leaders.map(({ id }) => id)]
        .filter(id => part.choices.includes(id)).slice(0, part.least);
      return found.length < part.least ? [null] : found;
    });
    if (gone.includes(null)) return;
    const bringsUnits = to.some(({ choices }) => choices.some(id => sheetOf(id) !== null));
    for (const id of gone) {
      const place = this.#units.findIndex(unit => unit.sheet === id);
      if (place >= 0) this.#units.splice(place, 1);
      else {
        this.#leaders.splice(this.#leaders.findIndex(leader => leader.id === id), 1);
        if (bringsUnits && this.#units.length > 1) this.#units.splice(0, 1);
      }
    }
    this.#add(to);
  }

  #give(ability: string, part: Part | null): void {
    const fitting = this.#units.filter(({ sheet }) => part === null || part.choices.includes(sheet));
    for (const unit of fitting.slice(0, part === null ? fitting.length : this.#countOf(part))) unit.gains.push(ability);
  }

  /** Just enough transports for those whom one of them can take. */
  #carry(choices: readonly string[]): void {
    const open = choices.filter(id => sheetOf(id) !== null && id in HOLDS);
    if (open.length === 0) return;
    const kind = this.#source.pick(open);
    let waiting = this.#units.map(asPassenger).filter(one => canCarry(kind, [one]));
    for (let i = 0; i < FLEET && waiting.length > 0; i++) {
      this.#enlist(kind);
      const taken: Passenger[] = [];
      waiting = waiting.filter(one => !canCarry(kind, [...taken, one]) || taken.push(one) === 0);
    }
  }

  /** Every character finds somebody: one whom it may join, else the next of those with the fewest. */
  #place(leaders: readonly Leader[]): void {
    const onFoot = this.#units.filter(unit => !isTransport(unit) || sheetOf(unit.sheet)!.type === 'war-engine');
    for (const { id, on } of leaders) {
      const open = on.length > 0 ? this.#units.filter(({ sheet }) => on.includes(sheet)) : onFoot;
      const fewest = Math.min(...open.map(unit => unit.characters.length));
      open.find(unit => unit.characters.length === fewest)?.characters.push(id);
    }
  }

  /** Some or all of those who have room get aboard, or nobody does. */
  #board(): void {
    const share = this.#source.pick([0, 40, 100]);
    if (share === 0) return;
    this.#units.forEach((transport, place) => {
      if (!isTransport(transport)) return;
      const aboard: Passenger[] = [];
      for (const unit of this.#units) {
        if (unit === transport || unit.aboard !== null || isTransport(unit)) continue;
        const together = [...aboard, asPassenger(unit)];
        if (!canCarry(transport.sheet, together) || !this.#source.once(share)) continue;
        unit.aboard = place;
        aboard.push(asPassenger(unit));
      }
    });
  }
}
