/** The maximum of compared products (COMPARE-01). */
export const COMPARE_LIMIT = 4
