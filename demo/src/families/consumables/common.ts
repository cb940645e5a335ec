/** Defaults of most consumables: sold by the box, at most two hundred. */
export const common = { maxOq: 200 } as const
