/** Working days that a seller may need at most before it hands goods to the courier. */
export const MOST_DISPATCH_DAYS = 30

/** When an offer's goods are handed to the courier, for buyers: of 1 or more days. */
export const dispatchedWithin = (days: number): string =>
  `Dispatched within ${days} working ${days === 1 ? 'day' : 'days'}`
