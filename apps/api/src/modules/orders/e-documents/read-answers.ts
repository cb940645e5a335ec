import { z } from 'zod'

/** A signed answer of the portal, as its tools and APIs write it; keys differ by a capital between them. */
const irnEntry = z.object({
  Irn: z.string(),
  AckNo: z.union([z.string(), z.number()]).transform(String),
  AckDt: z.string(),
  SignedQRCode: z.string(),
  SignedInvoice: z.string().nullish(),
  EwbNo: z.union([z.string(), z.number()]).nullish(),
  EwbDt: z.string().nullish(),
  EwbValidTill: z.string().nullish(),
})

const billEntry = z.object({
  number: z.union([z.string(), z.number()]).transform(String),
  date: z.string(),
  until: z.string().nullish(),
  document: z.string(),
  gstin: z.string().optional(),
})

export type ReadAnswer =
  | {
      kind: 'irn'
      irn: string
      ackNo: string
      ackAt: Date
      signedQr: string
      signedInvoice: string | null
      bill: { ewbNumber: string; madeAt: Date; validUntil: Date | null } | null
    }
  | {
      kind: 'e_way_bill'
      document: string
      gstin: string | undefined
      ewbNumber: string
      madeAt: Date
      validUntil: Date | null
    }

/** `2026-11-24 17:05:00`, or `24/11/2026 05:05:00 PM` as the e-way bill portal writes it: Indian time. */
export function portalMoment(text: string): Date | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(text)
  const other = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d)(?::(\d\d))?(?: ?([AP]M))?)?/i.exec(text)
  if (iso === null && other === null) return undefined
  const [year, month, day, hour = '00', minute = '00', second = '00'] =
    iso === null
      ? [other?.[3], other?.[2], other?.[1], other?.[4], other?.[5], other?.[6]]
      : [iso[1], iso[2], iso[3], iso[4], iso[5], iso[6]]
  const half = other?.[7]?.toUpperCase()
  const at = Number(hour)
  const hours = half === undefined ? at : (at % 12) + (half === 'PM' ? 12 : 0)
  const moment = new Date(
    `${year}-${month}-${day}T${String(hours).padStart(2, '0')}:${minute}:${second}+05:30`,
  )
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The entries of a file: one answer, a list of them, or either in `Data` or `data`, which may be JSON as text. */
function entriesOf(value: unknown, depth = 0): unknown[] {
  if (depth > 3) return []
  if (typeof value === 'string') {
    try {
      return entriesOf(JSON.parse(value), depth + 1)
    } catch {
      return []
    }
  }
  if (Array.isArray(value)) return value.flatMap((one) => entriesOf(one, depth + 1))
  if (typeof value !== 'object' || value === null) return []
  for (const key of ['Data', 'data', 'result', 'govt_response'])
    if (key in value) return entriesOf(Reflect.get(value, key), depth + 1)
  return [value]
}

const firstOf = (value: object, ...keys: string[]): unknown =>
  keys.map((key) => Reflect.get(value, key)).find((found) => found !== undefined && found !== null)

function irnOfEntry(entry: unknown): ReadAnswer | undefined {
  const parsed = irnEntry.safeParse(entry).data
  const ackAt = parsed && portalMoment(parsed.AckDt)
  if (parsed === undefined || ackAt === undefined) return undefined
  const madeAt = portalMoment(parsed.EwbDt ?? parsed.AckDt)
  return {
    kind: 'irn',
    irn: parsed.Irn.toLowerCase(),
    ackNo: parsed.AckNo,
    ackAt,
    signedQr: parsed.SignedQRCode.trim(),
    signedInvoice: parsed.SignedInvoice ?? null,
    bill:
      parsed.EwbNo == null || madeAt === undefined
        ? null
        : {
            ewbNumber: String(parsed.EwbNo),
            madeAt,
            validUntil: portalMoment(parsed.EwbValidTill ?? '') ?? null,
          },
  }
}

function billOfEntry(entry: object): ReadAnswer | undefined {
  const parsed = billEntry.safeParse({
    number: firstOf(entry, 'ewayBillNo', 'ewbNo', 'EwbNo', 'ewb_no'),
    date: firstOf(entry, 'ewayBillDate', 'ewbDate', 'EwbDt', 'ewb_date'),
    until: firstOf(entry, 'validUpto', 'EwbValidTill', 'valid_upto'),
    document: firstOf(entry, 'docNo', 'DocNo', 'doc_no'),
    gstin: firstOf(entry, 'fromGstin', 'userGstin', 'SellerGstin'),
  }).data
  const madeAt = parsed && portalMoment(parsed.date)
  if (parsed === undefined || madeAt === undefined || !/^\d{12}$/.test(parsed.number))
    return undefined
  return {
    kind: 'e_way_bill',
    document: parsed.document,
    gstin: parsed.gstin,
    ewbNumber: parsed.number,
    madeAt,
    validUntil: portalMoment(parsed.until ?? '') ?? null,
  }
}

/** The answers in a file of a portal; undefined: it isn't JSON, or has none. */
export function readAnswers(text: string): ReadAnswer[] | undefined {
  const answers = entriesOf(text.replace(/^\uFEFF/, '')).flatMap((entry) =>
    typeof entry === 'object' && entry !== null
      ? (irnOfEntry(entry) ?? billOfEntry(entry) ?? [])
      : [],
  )
  return answers.length === 0 ? undefined : answers
}
