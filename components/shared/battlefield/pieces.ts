/**
 * What lies on a battlefield as it is drawn: plain data, lengths in cm unless the view's measure says otherwise, points
 * as on the table (y away from the reader).
 */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Outline } from '../../../src/battlefield/terrain.ts';

export const STANCES = ['fighting', 'engaged', 'supporting', 'bystander'] as const;
/**
 * The part a counter has in the assault. Fighting: directly engaged. Engaged: its formation fights, it is itself too
 * far away or sees nobody. Supporting: may lend, or lends, supporting fire. Bystander: none.
 */
export type Stance = (typeof STANCES)[number];

export const FILLINGS = ['solid', 'tinted', 'ring', 'dotted'] as const;
/**
 * How a counter takes part at this moment: in touch with an enemy, from a distance, perhaps later, or not at all. What
 * that means exactly, the words of the game say in the key.
 */
export type Filling = (typeof FILLINGS)[number];
/** Where two courses are compared: it would stand here in the other one, or it stands here in this one alone. */
export type Shade = 'found' | 'past';

/** Circle: infantry. Square: vehicle. Ring: war engine. */
export type Shape = 'circle' | 'square' | 'ring';

export interface Counter {
  readonly id: string;
  /** Short, such as 'Boyz 3'. */
  readonly name: string;
  /**
   * Its accessible name, such as 'Boyz 3, directly engaged by firefight, 9 centimetres from Assault 2'; the map adds
   * what the signs mean: damage, shields, who is aboard, overwatch, skimmer, landed, a push.
   */
  readonly spoken: string;
  readonly side: 'attacker' | 'defender';
  readonly shape: Shape;
  readonly at: Point;
  readonly radius: number;
  /** All that it fights with, for the table: '4/6'. */
  readonly values: string;
  /** The value that counts now, printed on it, such as '4+'; '–': none does. */
  readonly counts: string;
  /** Another value, printed smaller below where there is room. */
  readonly other?: string | null;
  /** More that counts, behind the other value where there is much room: 'fire 3'. */
  readonly more?: string | null;
  /** Its name with what cannot be seen of it, where there is room: 'Assault 2 · Chaplain'. */
  readonly label?: string;
  readonly filling: Filling | Shade;
  readonly stance: Stance;
  readonly alive: boolean;
  readonly hasCharacter: boolean;
  readonly inspiring: boolean;
  /** Points of damage taken, and how many of them are being lost now. */
  readonly damage: number;
  readonly losing?: number;
  /** How many points it can take: those of a war engine are arcs on its edge. */
  readonly capacity?: number;
  /** '4 of 8 left' */
  readonly left?: string;
  /** Shields that are up. */
  readonly shields?: number;
  /** Shields at the start; without any no shields are shown. */
  readonly fullShields?: number;
  /** How many units it carries. */
  readonly aboard?: number;
  /** Who they are, such as 'Boyz 1, Boyz 2 and Nobz'. */
  readonly passengers?: string | null;
  /** The name of its formation, for the key and the table. */
  readonly formation?: string | null;
  /** Its formation is broken. */
  readonly broken: boolean;
  /** Its formation is on overwatch. */
  readonly overwatch?: boolean;
  readonly skimmer?: boolean;
  readonly poppedUp?: boolean;
  /** An aircraft on the ground. */
  readonly landed?: boolean;
  /** How it fights where it has a choice, for the table: 'FF' or '5+3'; its spoken name says what that means. */
  readonly way?: string;
  /** A few characters more beside it; its spoken name says what they mean. */
  readonly badge?: string | null;
  /** It is what the step is about at this moment. */
  readonly now: boolean;
  readonly movable: boolean;
  readonly choosable: boolean;
  /** It can be asked why its unit may do something or may not: a tap does so where it means nothing else. */
  readonly askable?: boolean;
  /** A few words under it, such as 'save 6+'. */
  readonly note: string | null;
}

/** Those of one formation: drawn as a hull round their chain of coherency. */
export interface MapFormation {
  readonly id: string;
  readonly side: Counter['side'];
  /** Which of its side's it is: the first is plain, the second striped, others dotted. */
  readonly nth: number;
  /** Ids of those counters of it that stand. */
  readonly members: readonly string[];
  /** Those no further apart than this are joined; between three no further apart than the other there are no holes. */
  readonly joins: number;
  readonly fills: number;
  /** 'Warband · 5 of 8' */
  readonly label: string;
  /** What is said of its state after its label, in other letters: 'broken'. */
  readonly state: string | null;
}

/** Who may be on the map some time, in an order that does not change with the moment. */
export type Roster = readonly Pick<Counter, 'id' | 'name' | 'side'>[];

export const LINE_KINDS = ['contact', 'firefight', 'support', 'too-far', 'blocked', 'distance'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Why two counters fight, or do not. */
export interface Line {
  readonly id: string;
  readonly kind: LineKind;
  /** Ids of two counters. */
  readonly from: string;
  readonly to: string;
  /** Printed on it, such as '5 cm'; hidden where it would cover something else. */
  readonly label: string | null;
  /** Where terrain cuts it. */
  readonly cutAt: Point | null;
  /** The whole fact as a sentence. */
  readonly say: string;
  readonly emphasis: boolean;
  /** On the map; else only the table tells of it. */
  readonly drawn: boolean;
}

export const TOKEN_STATES = ['waiting', 'stopped', 'saved', 'damaged', 'killed'] as const;
/** Stopped: by a shield. Damaged: its war engine has points left. */
export type TokenState = (typeof TOKEN_STATES)[number];

/** One allocated hit beside the counter that takes it. */
export interface Token {
  readonly id: string;
  /** Id of a counter. */
  readonly unit: string;
  readonly number: number;
  /** So many hits of one kind. */
  readonly times?: number;
  /** What sets it apart from an ordinary hit, such as 'macro-weapon'. */
  readonly effect: string | null;
  readonly say: string;
  readonly state: TokenState;
  readonly movable: boolean;
}

/**
 * A circle round a place: how far somebody moves, holds the ground, shoots or blows up. Circles of one kind are drawn
 * as one, zones those of one formation; what lies outside a reach is veiled.
 */
export interface Area {
  readonly id: string;
  readonly kind: 'reach' | 'zone' | 'closed-zone' | 'firefight' | 'blast';
  /** Whose zone it is. */
  readonly formation?: string;
  readonly side?: Counter['side'];
  readonly at: Point;
  readonly radius: number;
  /** Printed on its edge, such as '15 cm'. */
  readonly label: string | null;
}

/** A counter is shoved aside; it may be drawn at either end. */
export interface Push {
  /** Id of the counter. */
  readonly unit: string;
  readonly from: Point;
  readonly to: Point;
}

/** How a counter would usually move: drawn until it has. */
export interface PlannedWay {
  /** Id of the counter. */
  readonly unit: string;
  /** From where it stands, with its bends, to where it goes; and ids of those whom it touches there. */
  readonly path: readonly Point[];
  readonly touches: readonly string[];
  /** Its way and how far it may go: '11.6 of 15 cm'; drawn while it is selected, and its way stands out. */
  readonly label: string;
  readonly selected: boolean;
  /** Where it stood is drawn too: dotted. */
  readonly isLeft?: boolean;
}

/** Where a counter would go. */
export interface Ghost {
  /** Id of the counter. */
  readonly unit: string;
  readonly path: readonly Point[];
  readonly to: Point;
  /** Why it may not stand there. */
  readonly refusal: string | null;
  /** What is left of its move, such as '4 cm left'. */
  readonly remaining: string;
  /** Its way and how far it may go, such as '11.6 of 15 cm', or what failed, such as '2.5 < 5 cm'. */
  readonly figure?: string | null;
}

/** Where the counter is on its way, and what was answered: null while nobody has answered yet. */
export interface Carried {
  readonly counter: Counter;
  readonly at: Point;
  readonly ghost: Ghost | null;
}

export interface Terrain {
  readonly id: string;
  /** One of the kinds that have a texture, or any other word: then it is plain hatching. */
  readonly kind: string;
  readonly name: string;
  readonly outline: Outline;
  readonly cutsSight: boolean;
}

/** A formation that matters in a step: where it is out of sight a sign at the edge of the map leads to it. */
export interface MatteringFormation {
  readonly id: string;
  readonly name: string;
  readonly side: Counter['side'];
  /** Ids of its counters. */
  readonly units: readonly string[];
  /** Why it matters though it does not fight, such as 'may support'; null: it fights. */
  readonly why: string | null;
}

/** A move that has just been refused. */
export interface RefusedMove {
  /** Id of the counter. */
  readonly unit: string;
  readonly to: Point;
  /** What failed in a few characters, such as '2.5 < 5 cm'; null: no figure failed. */
  readonly figure: string | null;
  /** Why, as a sentence. */
  readonly say: string;
}
