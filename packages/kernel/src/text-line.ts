import { checkText } from './validate.ts'

/** The maximum length of a form's line, and the message if it is empty; optional without `missing`. */
export type LineRule = { readonly max: number; readonly missing?: string }

/** Collapses white space, because names and addresses are printed. */
export const lineOf = (value: string): string => value.trim().replace(/\s+/g, ' ')

/** The problem of a form's line, as text for the buyer (VALID-06); undefined if valid. */
export function lineProblem(value: string, { max, missing }: LineRule): string | undefined {
  const checked = checkText(value)
  if (!checked.ok) return checked.error.message
  const line = lineOf(value)
  if (line === '') return missing
  if (line.length > max) return `Enter at most ${max} characters`
  return /[<>]/.test(line) ? 'Leave out the signs < and >' : undefined
}

/** The lines of the guest form (CHECKOUT-04). An empty city defaults to the pincode's. */
export const GUEST_LINES = Object.freeze({
  FullName: { max: 100, missing: 'Enter the name of the person who receives the order' },
  house: { max: 100, missing: 'Enter the house, building or shop number' },
  street: { max: 100, missing: 'Enter the street or area' },
  Landmark: { max: 80 },
  city: { max: 50 },
  businessName: { max: 100 },
  /** The buyer's purchase order number, as documents print it. */
  poNumber: { max: 40 },
  billingHouse: { max: 100, missing: 'Enter the house, building or shop number' },
  billingStreet: { max: 100, missing: 'Enter the street or area' },
  billingCity: { max: 50 },
  /** The note for the courier (CHECKOUT-02). */
  shippingInstructions: { max: 200 },
}) satisfies Readonly<Record<string, LineRule>>
