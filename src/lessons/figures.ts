/**
 * The figures that a sentence of a lesson may name in braces: a closed list. `{kills attacker}` becomes what the
 * attacker counts when the sentence is said.
 */

/** What stands after the figure's name: nothing, a side, a unit, or a formation. */
export const FIGURES = {
  /** The round being fought. */
  round: 'nothing',
  /** Who has won, in words; nobody, if nobody has. */
  winner: 'nothing',
  /** Hits of the last hack-down. */
  hackdown: 'nothing',
  /** What a side counts as kills. */
  kills: 'side',
  /** Living stands of the formations that fight. */
  left: 'side',
  /** Stands lost in this assault. */
  lost: 'side',
  /** Stands directly engaged. */
  engaged: 'side',
  /** Its total in the last result, the dice of it, and what was added to the higher one. */
  total: 'side',
  dice: 'side',
  added: 'side',
  /** Hits that fell on a side last. */
  hits: 'side',
  /** What a unit is called, and how far it stands from its nearest enemy, such as `9.4 cm`. */
  unit: 'unit',
  gap: 'unit',
  /** The lowest face of its best save against an ordinary hit, such as `4+`. */
  save: 'unit',
  /** What is left of a war engine’s damage capacity. */
  damage: 'unit',
  formation: 'formation',
  markers: 'formation',
} as const satisfies Readonly<Record<string, 'nothing' | 'side' | 'unit' | 'formation'>>;

export type FigureName = keyof typeof FIGURES;

/** What a figure is of. */
export type Figured = (typeof FIGURES)[keyof typeof FIGURES];

/** A figure as it stands in a sentence: its name, and what it is of. */
export interface Figure {
  readonly name: string;
  readonly of: string | null;
}

const BRACES = /\{([^{}]*)\}/g;

/** The figures of a sentence, whether there are such or not. */
export const figuresIn = (say: string): readonly Figure[] => [...say.matchAll(BRACES)].map(([, inside = '']) => {
  const [name = '', ...of] = inside.trim().split(/\s+/);
  return { name, of: of.length === 0 ? null : of.join(' ') };
});

/** The sentence with each of its figures replaced. */
export const withFigures = (say: string, write: (figure: Figure) => string): string => {
  const figures = figuresIn(say);
  let next = 0;
  return say.replace(BRACES, () => write(figures[next++]!));
};
