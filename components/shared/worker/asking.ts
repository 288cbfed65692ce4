/** Who asks and who answers, whatever about. Questions and answers are plain data: they travel to a worker and back. */

/** Who waits for the answers to one question. */
export interface Listener<T> {
  readonly told: (answer: T) => void;
  /** The last answer has been told. */
  readonly ended: () => void;
  /** There is no answer, or no further one: why, in words for a person. */
  readonly failed: (why: string) => void;
}

/** Puts an end to a question: nothing more is told. */
export type Cancel = () => void;

/** Answers a question slice by slice; undefined: nothing new has come of one. */
export type EngineOf<Q, A> = (question: Q) => Iterator<A | undefined, void>;

/** Somebody who answers: a worker, or this page between its other duties. */
export type AnswererOf<Q, A> = (question: Q, listener: Listener<A>) => Cancel;

/** Of several answers that came in one slice, each counts or only the last. */
export type Tell = 'each' | 'last';
