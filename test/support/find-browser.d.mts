/** The browser to test with, and the environment that it starts in. */
export const findBrowser: () => Promise<{
  readonly path: string;
  readonly from: string;
  readonly env: Record<string, string | undefined>;
}>;

export const browserFlags: () => string[];
