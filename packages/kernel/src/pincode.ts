/** VALID-02: exactly 6 digits, the first not 0. */
export const PINCODE = /^[1-9]\d{5}$/

/** Whether a text has the format of a {@link PINCODE}. Doesn't check that it exists. */
export function isPincode(pincode: string): boolean {
  return PINCODE.test(pincode)
}
