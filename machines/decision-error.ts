/** Thrown when a decision cannot be taken: it names the decision, by its number if a player made it, and the reason. */
export class DecisionError extends Error {
  override readonly name = 'DecisionError';
}
