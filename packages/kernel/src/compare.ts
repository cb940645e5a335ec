/** As many products are compared as stand side by side on a desk (COMPARE-01). */
export const COMPARE_LIMIT = 4
