/** What a lesson says, moment by moment and without anything else of it: what a translation of it has to say. */

/** A sentence by the name of what it is: `title`, `question`, `objection`, `task`; several: `text`, `hint`, `after`. */
export interface MomentProse {
  readonly title: string;
  readonly text: readonly string[];
  readonly hint: readonly string[];
  readonly question?: string;
  readonly objection?: string;
  readonly task?: string;
  readonly after?: readonly string[];
}

/** By the id of the moment. */
export type LessonProse = Readonly<Record<string, MomentProse>>;

interface Saying {
  readonly say: string;
}

interface ToldMoment {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Saying[];
  readonly hint: readonly Saying[];
  readonly question?: Saying;
  readonly objection?: Saying;
  readonly task?: Saying;
  readonly after?: readonly Saying[];
}

const ONES = ['question', 'objection', 'task'] as const;

const sentences = (says: readonly Saying[]): readonly string[] => says.map(({ say }) => say);

const momentProse = (moment: ToldMoment): MomentProse => ({
  title: moment.title,
  text: sentences(moment.text),
  hint: sentences(moment.hint),
  ...Object.fromEntries(ONES.flatMap(one => (moment[one] === undefined ? [] : [[one, moment[one].say]]))),
  ...moment.after === undefined ? {} : { after: sentences(moment.after) },
});

/** Everything that a lesson says but its name. */
export const proseOf = ({ moments }: { readonly moments: readonly ToldMoment[] }): LessonProse =>
  Object.fromEntries(moments.map(moment => [moment.id, momentProse(moment)]));
