/**
 * The reports of the dashboard (OPS-08), each of one form: figures of a period and of the one before, over time and by part. `note`: what they
 * count, and by which day.
 */
export const FIGURE_REPORTS = Object.freeze({
  service: {
    name: 'Delivery and fill rate',
    note: 'Parcels by the last day that was promised, packs by the day of their order. Due are parcels whose promise was kept or broken; what the shop cancelled because it had no goods wasn’t supplied.',
  },
  returns: {
    name: 'Returns by reason',
    note: 'Returns by the day on which they were asked for.',
  },
  kyc: {
    name: 'KYC time',
    note: 'Forms by the day of the answer. The time is from sending the form, the last time that it was sent, to approval or refusal.',
  },
  search: {
    name: 'Search quality',
    note: 'Searches that visitors made who allow statistics. What a search found isn’t known of all of them.',
  },
  buyers: {
    name: 'Buyers',
    note: 'Orders by their day, without those cancelled whole. New: bought for the first time. Ordered again: placed an order after their first; a buyer may be both. A guest is one buyer in one browser.',
  },
  money: {
    name: 'Money',
    note: 'Payments by the day on which they were reported, refunds by the day on which they were done, cash by the day of delivery. Cash that is given back goes by bank transfer and counts as a refund; a refund to the wallet doesn’t, for the shop keeps the money.',
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly note: string }>>)
/** A key of {@link FIGURE_REPORTS}. */
export type FigureReport = keyof typeof FIGURE_REPORTS
export const FIGURE_REPORT_KEYS = Object.freeze(Object.keys(FIGURE_REPORTS) as FigureReport[])

/** What a figure is of. `percent`: whole ones, rounded down. */
export const FIGURE_UNITS = Object.freeze(['count', 'rupees', 'hours', 'percent'] as const)
export type FigureUnit = (typeof FIGURE_UNITS)[number]
