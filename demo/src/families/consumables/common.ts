/** What most consumables have in common: sold by the box, two hundred of them at most. */
export const common = { maxOq: 200 } as const
