import { addDays, istDate } from '@upchar/kernel/dates'

/** Minimum remaining shelf life: less would be nearly expired on arrival. */
const shelfLifeDays = 30

/** The first expiry date that may be sold at a moment. */
export const sellableFrom = (at: Date): string => addDays(istDate(at), shelfLifeDays)
