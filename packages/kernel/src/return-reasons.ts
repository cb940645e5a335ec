/** Hours from the request in which the buyer is told whether the goods are taken back (RET-02). */
export const RETURN_ANSWER_HOURS = 48

/** Photos of one return at most. */
export const MOST_RETURN_PHOTOS = 6

/** Who says why goods come back: the buyer, or staff of a parcel that never arrived. */
export type ReturnParty = 'buyer' | 'staff'

/** Goods that a reason is for. */
export type ReturnGoods = 'any' | 'cold_chain' | 'device' | 'recalled'

/** A reason for a return (RET-02, RET-05). Codes are stored: never reuse one. */
export type ReturnReason = {
  readonly code: string
  readonly by: ReturnParty
  readonly label: string
  readonly goods: ReturnGoods
  /** Hours from the delivery in which the buyer may give it; the `returns` policy states them. Infinity: always. */
  readonly hours: number
  /** Nothing is fetched: the goods are not there. */
  readonly nothingToFetch: boolean
  /** A photo must show it: what the buyer saw can't be seen from here otherwise. */
  readonly needsPhoto: boolean
}

const week = 7 * 24
const reason = (
  code: string,
  label: string,
  part: Partial<Omit<ReturnReason, 'code' | 'label'>> = {},
): ReturnReason =>
  Object.freeze({
    code,
    label,
    by: 'buyer',
    goods: 'any',
    hours: week,
    nothingToFetch: false,
    needsPhoto: false,
    ...part,
  })

/** Every reason, in the order in which lists show them. */
export const RETURN_REASONS: readonly ReturnReason[] = Object.freeze([
  // OPS-05: whoever has recalled goods may send them back, whenever they came.
  reason('recalled', 'It is recalled', { goods: 'recalled', hours: Infinity }),
  reason('arrived_warm', 'Cold-chain goods arrived warm or open', {
    goods: 'cold_chain',
    hours: 24,
  }),
  reason('damaged', 'It arrived damaged', { needsPhoto: true }),
  reason('wrong_goods', 'It isn’t what I ordered', { needsPhoto: true }),
  reason('expired', 'It is expired, or expires sooner than promised'),
  reason('missing', 'Pieces are missing', { nothingToFetch: true }),
  reason('not_working', 'The device doesn’t work', { goods: 'device' }),
  reason('came_back', 'The courier brought the parcel back', { by: 'staff' }),
  reason('lost', 'The courier lost the parcel', { by: 'staff', nothingToFetch: true }),
])

/** The reason with a code, if that party may give it. */
export const returnReason = (code: string, by: ReturnParty): ReturnReason | undefined =>
  RETURN_REASONS.find((one) => one.code === code && one.by === by)

/** The label of a stored code. */
export const returnReasonLabel = (code: string): string =>
  RETURN_REASONS.find((one) => one.code === code)?.label ?? code

/** What a buyer gets for returned goods: the money, or the same goods once more (RET-02). */
export const RETURN_WISHES = Object.freeze(['refund', 'replacement'] as const)
/** One of {@link RETURN_WISHES}. */
export type ReturnWish = (typeof RETURN_WISHES)[number]

/** What becomes of a returned piece: into stock again, apart until somebody decides, destroyed, or not there; `rejected`: not taken back. */
export const PIECE_FATES = Object.freeze([
  'restock',
  'quarantine',
  'destroy',
  'absent',
  'rejected',
] as const)
/** One of {@link PIECE_FATES}. */
export type PieceFate = (typeof PIECE_FATES)[number]

/** The fates' names for staff. */
export const PIECE_FATE_WORDS: Readonly<Record<PieceFate, string>> = Object.freeze({
  restock: 'Back into stock',
  quarantine: 'Into quarantine',
  destroy: 'Destroy',
  absent: 'Not there: missing or lost',
  rejected: 'Not accepted',
})

const sealed = /^(DRUG|BIO|VET)/

/**
 * Whether returned goods of a class may be sold again. Medicines, vaccines and cold-chain goods may not: nobody knows how they were
 * kept (domain reference 3.1).
 */
export const mayRestock = (productClass: string, coldChain: boolean): boolean =>
  !coldChain && !sealed.test(productClass)

/** Classes of devices as a regular expression, for SQL as well. */
export const DEVICE_CLASSES = '^(DEV|RADIATION|ULTRASOUND)'
const device = new RegExp(DEVICE_CLASSES)

/** Whether goods are a device, for reasons that only devices have. */
export const isDevice = (productClass: string): boolean => device.test(productClass)

/** A UPI address, or an account number with its IFSC: where money that was paid in cash goes back. Null: neither. */
export function payoutTo(text: string): { kind: 'upi' | 'account'; text: string } | null {
  const typed = text.trim()
  if (/^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(typed)) return { kind: 'upi', text: typed }
  const account = /^(\d{9,18})[\s,;/]+([A-Za-z]{4}0[A-Za-z0-9]{6})$/.exec(typed)
  return account === null
    ? null
    : { kind: 'account', text: `${account[1] ?? ''} ${(account[2] ?? '').toUpperCase()}` }
}
