/** Ids of formations and units: given once, then referred to by their number. */
import { text, type Codec } from './codec.ts';
import { stepNumber } from './numbers.ts';

/** Ids such as `boyz-12`: what several have in common, and a number that counts up. */
const NUMBERED = /^(.{0,40}?)([1-9]\d{0,5}|0)$/s;
const LONGEST_STEM = 40;

/** An id given for the first time. */
export const newName: Codec<string> = {
  write: (out, value) => {
    const { memory } = out;
    const [, stem, digits] = NUMBERED.exec(value) ?? [];
    text.write(out, stem ?? value);
    out.byte(stem === undefined ? 0 : 1);
    if (stem !== undefined) {
      stepNumber.write(out, Number(digits) - (memory.numbers.get(stem) ?? 1));
      memory.numbers.set(stem, Number(digits) + 1);
    }
    memory.names.add(value);
  },
  read: from => {
    const { memory } = from;
    const stem = text.read(from);
    if (from.byte() === 0) {
      memory.names.add(stem);
      return stem;
    }
    if (stem.length > LONGEST_STEM) from.fail('nonsense');
    if (from.fault !== null) return '';
    const number = stepNumber.read(from) + (memory.numbers.get(stem) ?? 1);
    const value = `${stem}${number}`;
    memory.numbers.set(stem, number + 1);
    memory.names.add(value);
    return value;
  },
};

/** An id that has been given, counted from the one after the last; any other is written out. */
export const name: Codec<string> = {
  write: (out, value) => {
    const { memory } = out;
    const place = memory.names.placeOf(value);
    if (place === undefined) {
      out.whole(0);
      text.write(out, value);
      return;
    }
    const away = place - memory.nextName;
    out.whole(away < 0 ? -2 * away : 2 * away + 1);
    memory.nextName = place + 1;
  },
  read: from => {
    const { memory } = from;
    const said = from.whole();
    if (said === 0) return text.read(from);
    const away = said % 2 === 1 ? (said - 1) / 2 : -said / 2;
    const place = memory.nextName + away;
    const value = memory.names.at(place);
    if (value === undefined) from.fail('nonsense');
    memory.nextName = place + 1;
    return value ?? '';
  },
};
