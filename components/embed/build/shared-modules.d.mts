import type { Plugin } from 'rolldown';

/** The names of the exports that have come into a script, by the places of their modules. */
export type ExportsIn = ReadonlyMap<string, readonly string[]>;

/** What a script leaves to those after it. */
export interface Shared {
  readonly exports: ExportsIn;
  readonly numbers: ReadonlyMap<string, number>;
  readonly wanted: Set<string>;
  readonly base: string;
  readonly place: string;
}

export const exportsOf: (code: string) => readonly string[];
export const hearingExports: (hear: (found: ExportsIn) => void, before?: readonly Shared[]) => Plugin;
export const sharing: (name: string, exports: ExportsIn) => Shared;
export const takingShared: (before: readonly Shared[]) => Plugin;
export const renumbered: (code: string, shared: Shared) => string;
export const leavingShared: (entry: string, shared: Shared) => Plugin;
