/**
 * What a variant differs by, as buyers and staff read it on every line: "Size: M", or "M" where the family gives the
 * difference no name; empty without a label.
 */
export const optionText = (name: string | undefined, label: string): string =>
  label === '' || !name ? label : `${name}: ${label}`
