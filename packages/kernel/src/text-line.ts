import { checkText } from './validate.ts'

/** How long a line of a form may be, and what to say when it is empty; without `missing` it may be left empty. */
export type LineRule = { readonly max: number; readonly missing?: string }

/** One line without doubled spaces: names and addresses are printed. */
export const lineOf = (value: string): string => value.trim().replace(/\s+/g, ' ')

/** What is wrong with a line of a form, in the buyer's words (VALID-06); undefined when nothing is. */
export function lineProblem(value: string, { max, missing }: LineRule): string | undefined {
  const checked = checkText(value)
  if (!checked.ok) return checked.error.message
  const line = lineOf(value)
  if (line === '') return missing
  if (line.length > max) return `Enter at most ${max} characters`
  return /[<>]/.test(line) ? 'Leave out the signs < and >' : undefined
}

/** The lines of the guest's form (CHECKOUT-04). An empty city is the pincode's own. */
export const GUEST_LINES = Object.freeze({
  FullName: { max: 100, missing: 'Enter the name of the person who receives the order' },
  house: { max: 100, missing: 'Enter the house, building or shop number' },
  street: { max: 100, missing: 'Enter the street or area' },
  Landmark: { max: 80 },
  city: { max: 50 },
  businessName: { max: 100 },
  /** What the courier should know (CHECKOUT-02). */
  shippingInstructions: { max: 200 },
}) satisfies Readonly<Record<string, LineRule>>
