/** Copies the tree into a folder and links its packages there. */
export const copyTree: (to: string) => void;
