import {
  isInterState,
  isLarge,
  isSupply,
  exemptPaise,
  registrationOf,
  signOf,
  taxedAmounts,
  taxedByRate,
} from './supplies.ts'
import { documentsIssued, type IssuedSeries } from './documents-issued.ts'
import { HsnSummary, type HsnRow } from './hsn-summary.ts'
import {
  byNumber,
  noAmounts,
  plus,
  type Amounts,
  type RatedAmounts,
  type ReturnDocument,
  type SupplyDocument,
} from './model.ts'

/** An invoice or note that stands by itself. */
export type ListedDocument = {
  /** GSTIN or UIN of the buyer; empty in tables of unregistered buyers. */
  buyer: string
  number: string
  issuedOn: string
  /** With tax, in paise. */
  totalPaise: number
  /** State code of the place of supply. */
  place: string
  type: 'R' | 'SEWP' | 'SEWOP'
  rates: RatedAmounts[]
}

/** Supplies to unregistered buyers by place and rate, less credit notes. */
export type SmallSupplies = RatedAmounts & { place: string; isInterState: boolean }

export type ExemptKind = 'INTRB2B' | 'INTRAB2B' | 'INTRB2C' | 'INTRAB2C'

/** Outward supplies of a GSTIN in a month (CGST Act s.37, CGST Rules 59), by the tables of form GSTR-1. */
export type Gstr1 = {
  /** Tables 4 and 6B. */
  b2b: ListedDocument[]
  /** Table 5. */
  b2cl: ListedDocument[]
  /** Table 7. */
  b2cs: SmallSupplies[]
  /** Table 8, in paise. */
  exempt: { kind: ExemptKind; paise: number }[]
  /** Table 9B. */
  cdnr: ListedDocument[]
  cdnur: ListedDocument[]
  /** Table 12. */
  hsn: { b2b: HsnRow[]; b2c: HsnRow[] }
  /** Table 13. */
  issued: IssuedSeries[]
  /** Table 14(a): what the marketplace collects tax on; empty in its own return. */
  throughOperator: Amounts | null
  /** Invoices less credit notes, exempt ones included. */
  totals: Amounts & { documents: number; waiting: number }
}

function listed(one: SupplyDocument): ListedDocument {
  const { document } = one
  return {
    buyer: registrationOf(document),
    number: document.number,
    issuedOn: document.issuedOn,
    totalPaise: document.totals.totalPaise,
    place: document.placeOfSupply.stateCode,
    type: document.sez === undefined ? 'R' : document.sez.supply === 'lut' ? 'SEWOP' : 'SEWP',
    rates: taxedByRate(document),
  }
}

function exemptKind({ document }: SupplyDocument): ExemptKind {
  const buyer = registrationOf(document) === '' ? 'B2C' : 'B2B'
  return isInterState(document) ? `INTR${buyer}` : `INTRA${buyer}`
}

/** Adds up small supplies by place and rate. */
function addSmall(rows: Map<string, SmallSupplies>, one: SupplyDocument): void {
  const place = one.document.placeOfSupply.stateCode
  for (const { gstBp, ...amounts } of taxedByRate(one.document)) {
    const key = `${place} ${String(gstBp).padStart(5, '0')}`
    const before = rows.get(key) ?? {
      ...noAmounts,
      place,
      gstBp,
      isInterState: isInterState(one.document),
    }
    rows.set(key, { ...before, ...plus(before, amounts, signOf(one)) })
  }
}

/**
 * OPS-07: a month's GSTR-1 from the documents of one GSTIN alone, in the order of their numbers. `hasOperator`: they were sold
 * through a marketplace that collects tax at source, which is its supplier's word, too (table 14).
 */
export function makeGstr1(
  documents: readonly ReturnDocument[],
  { hasOperator }: { hasOperator: boolean },
): Gstr1 {
  const [b2b, b2cl, cdnr, cdnur]: ListedDocument[][] = [[], [], [], []]
  const small = new Map<string, SmallSupplies>()
  const exempt = new Map<ExemptKind, number>()
  const hsn = { b2b: new HsnSummary(), b2c: new HsnSummary() }
  let taxed = noAmounts
  let totals = noAmounts
  let waiting = 0
  const ordered = documents.toSorted(byNumber)
  for (const one of ordered.filter(isSupply)) {
    const { document } = one
    const sign = signOf(one)
    const isRegistered = registrationOf(document) !== ''
    const free = exemptPaise(document)
    if (free !== 0) exempt.set(exemptKind(one), (exempt.get(exemptKind(one)) ?? 0) + sign * free)
    if (taxedByRate(document).length > 0) {
      const isNote = one.kind === 'credit_note'
      if (isRegistered) (isNote ? cdnr : b2b)?.push(listed(one))
      else if (isLarge(one)) (isNote ? cdnur : b2cl)?.push(listed(one))
      else addSmall(small, one)
    }
    hsn[isRegistered ? 'b2b' : 'b2c'].add(one)
    taxed = plus(taxed, taxedAmounts(document), sign)
    totals = plus(totals, document.totals, sign)
    if (one.standing === 'waiting') waiting++
  }
  return {
    b2b: b2b ?? [],
    b2cl: b2cl ?? [],
    b2cs: [...small].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
    exempt: [...exempt].map(([kind, paise]) => ({ kind, paise })),
    cdnr: cdnr ?? [],
    cdnur: cdnur ?? [],
    hsn: { b2b: hsn.b2b.rows(), b2c: hsn.b2c.rows() },
    issued: documentsIssued(ordered),
    throughOperator: hasOperator ? taxed : null,
    totals: { ...totals, documents: ordered.filter(isSupply).length, waiting },
  }
}
