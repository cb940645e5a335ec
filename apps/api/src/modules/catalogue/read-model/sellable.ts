import { addDays, istDate } from '@upchar/kernel/dates'

/** Goods with less life left are not sold: they would arrive as good as expired. */
const shelfLifeDays = 30

/** The first expiry date that may still be sold at a moment. */
export const sellableFrom = (at: Date): string => addDays(istDate(at), shelfLifeDays)
