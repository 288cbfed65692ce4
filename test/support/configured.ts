/** What the configuration of a statechart names: conditions, actions, and the states that transitions lead to. */

const KINDS = { guard: 'guards', actions: 'actions', entry: 'actions', exit: 'actions', target: 'targets' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

const isKey = (key: string): key is keyof typeof KINDS => Object.hasOwn(KINDS, key);

/** Every name of a kind in a configuration, as often as it is named. */
export const namedIn = (config: unknown, kind: Kind): readonly string[] => {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) => {
    const names = [value].flat().filter(one => typeof one === 'string');
    return isKey(key) && names.length > 0 ? KINDS[key] === kind ? names : [] : namedIn(value, kind);
  });
};

/** What is done about each event that a configuration waits for, by the event. */
export const reactionsIn = (config: unknown): readonly (readonly [event: string, does: object])[] => {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) =>
    (key === 'on' ? Object.entries(value as Readonly<Record<string, object>>) : reactionsIn(value)));
};
