export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string | null;
}

export const NOTICES: string;
/** What is in each folder that ships besides the dependencies of the package. */
export const FOLDERS: Readonly<Record<string, readonly string[]>>;
export const shipped: (names: readonly string[], from?: string) => readonly ShippedPackage[];
export const noticesFor: (packages: readonly ShippedPackage[]) => string;
