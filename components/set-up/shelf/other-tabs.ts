/** Other tabs with the same shelf: each tells the others what it has changed. */

export interface OtherTabs {
  /** Ids of what lies otherwise on the shelf than before. */
  readonly tell: (ids: readonly string[]) => void;
  readonly leave: () => void;
}

const NOBODY: OtherTabs = { tell: () => undefined, leave: () => undefined };

/** A browser without a way between tabs has no other tabs; whoever has left tells nobody. */
export const otherTabs = (name: string, onChange: (ids: readonly string[]) => void): OtherTabs => {
  let channel: BroadcastChannel | null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return NOBODY;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) onChange(data.filter(id => typeof id === 'string'));
  });
  return {
    tell: ids => channel?.postMessage(ids),
    leave: () => {
      channel?.close();
      channel = null;
    },
  };
};
