/** The name of a transition's condition, as its machine has it. */
import { and, not, or, stateIn } from 'xstate';

/** What is said of a condition that is a function without a name. */
const UNNAMED = 'condition';

/** A condition made of others keeps them, and tells its kind by how it is checked. */
interface Made {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const checkOf = (guard: unknown): unknown => (guard as Made).check;
const [AND, OR, NOT, IN] = [and(['x']), or(['x']), not('x'), stateIn('x')].map(checkOf);

/** Names stand as they are; conditions made of others are joined by `and`, `or`, `not`; null without a condition. */
export const guardName = (guard: unknown): string | null => {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return String((guard as { readonly type: unknown }).type);
  return nameOfMade(guard as Made & { readonly name: string });
};

const nameOfMade = ({ check, guards = [], stateValue, name }: Made & { readonly name: string }): string => {
  if (check === AND) return guards.map(inBrackets).join(' and ');
  if (check === OR) return guards.map(inBrackets).join(' or ');
  if (check === NOT) return `not ${guards.map(inBrackets).join()}`;
  if (check === IN) return `in ${typeof stateValue === 'string' ? stateValue : pathOf(stateValue)}`;
  return name === '' || name === 'guard' ? UNNAMED : name;
};

const inBrackets = (guard: unknown): string => {
  const name = guardName(guard) ?? UNNAMED;
  const check = checkOf(guard);
  return check === AND || check === OR ? `(${name})` : name;
};

/** `{ fight: { saving: 'failed' } }` as `fight.saving.failed`; several at once are joined by `and`. */
const pathOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, inner]) => [key, pathOf(inner)].filter(part => part !== '').join('.'))
    .join(' and ');
};
