/** Words of two records as one: called so, and not spread, they fall away from a group that says none of them. */
export const together = <A extends object, B extends object>(some: A, others: B): A & B => ({ ...some, ...others });
