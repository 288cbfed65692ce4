/** Who stands where, and goes where: a place is measured from where whoever goes there has last been. */
import type { Point } from '../battlefield/base.ts';
import type { Codec } from './codec.ts';
import { name } from './names.ts';
import { point } from './numbers.ts';

/** Whoever goes, by the name of that field, and where to. */
export type Going<F extends string> = { readonly [field in F]: string } & { readonly to: Point };

export const going = <F extends string>(field: F): Codec<Going<F>> => ({
  write: (out, move) => {
    const [who, to] = [move[field] as string, move.to];
    name.write(out, who);
    out.memory.turnTo(who);
    point.write(out, to);
    out.memory.place(who, to);
  },
  read: from => {
    const who = name.read(from);
    from.memory.turnTo(who);
    const to = point.read(from);
    from.memory.place(who, to);
    return { [field]: who, to } as Going<F>;
  },
});

interface Placed {
  readonly id?: string;
  readonly at?: Point;
}

/** Somebody of whom later moves know where it stands. */
export const standing = <T extends Placed>(fields: Codec<T>): Codec<T> => ({
  write: (out, value) => {
    fields.write(out, value);
    if (value.id !== undefined && value.at !== undefined) out.memory.place(value.id, value.at);
  },
  read: from => {
    const value = fields.read(from);
    if (value.id !== undefined && value.at !== undefined) from.memory.place(value.id, value.at);
    return value;
  },
});
