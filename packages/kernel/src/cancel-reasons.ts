/** Who cancels: the buyer, or staff of the shop. */
export type CancelParty = 'buyer' | 'staff'

/** A reason for a cancel (ORDER-03). `needsNote`: words of one's own say what it was. Codes are stored: never reuse one. */
export type CancelReason = {
  readonly code: string
  readonly by: CancelParty
  readonly label: string
  readonly needsNote: boolean
}

const reason = (by: CancelParty, code: string, label: string, needsNote = false): CancelReason =>
  Object.freeze({ by, code, label, needsNote })

/** Every reason, in the order in which lists show them. */
export const CANCEL_REASONS: readonly CancelReason[] = Object.freeze([
  reason('buyer', 'not_needed', 'I don’t need it any more'),
  reason('buyer', 'by_mistake', 'I chose the wrong product, size or quantity'),
  reason('buyer', 'too_slow', 'It arrives too late'),
  reason('buyer', 'cheaper', 'I found a better price'),
  reason('buyer', 'details_wrong', 'The address, the GSTIN or the name is wrong'),
  reason('buyer', 'pay_otherwise', 'I want to pay in another way'),
  reason('buyer', 'other', 'Another reason', true),
  reason('staff', 'buyer_asked', 'The buyer asked for it'),
  reason('staff', 'not_available', 'The goods are not available'),
  reason('staff', 'not_deliverable', 'It can’t be delivered there'),
  reason('staff', 'licence_missing', 'The licence needed for it is missing or has ended'),
  reason('staff', 'price_wrong', 'The price was wrong'),
  reason('staff', 'suspicious', 'The order looks fraudulent', true),
  reason('staff', 'staff_other', 'Another reason', true),
])

/** The reason with a code, if that party may give it. */
export const cancelReason = (code: string, by: CancelParty): CancelReason | undefined =>
  CANCEL_REASONS.find((one) => one.code === code && one.by === by)

/** The label of a stored code. */
export const cancelReasonLabel = (code: string): string =>
  CANCEL_REASONS.find((one) => one.code === code)?.label ?? code

/** The shortest note that says anything. */
export const SHORTEST_NOTE = 3
