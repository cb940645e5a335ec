/** How long goods have lain in a warehouse (OPS-08): up to so many days; the last has no end. */
export const STOCK_AGES = Object.freeze([
  { days: 30, name: 'Up to 30 days' },
  { days: 90, name: '31 to 90 days' },
  { days: 180, name: '91 to 180 days' },
  { days: 365, name: '181 to 365 days' },
  { days: null, name: 'Longer' },
] as const)
