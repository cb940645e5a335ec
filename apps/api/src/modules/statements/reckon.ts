import { ok, type Result } from '@upchar/kernel/result'
import { mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import { ruleFor, type FeeRule } from '../seller-fees/index.ts'
import { statementUnclear } from './errors.ts'
import type { Candidate, CommissionLine, Entry, Supply, TaxRow, Totals } from './model.ts'
import { tcsRows, tdsRows } from './taxes.ts'

type Terms = {
  sellerId: number
  rules: readonly FeeRule[]
  /** Of the goods, by SKU. */
  families: ReadonlyMap<string, string>
}

/** A document that can't be settled as it is. */
export type Unclear = ReturnType<typeof statementUnclear>['error']

const share = (paise: number, bp: number): number => mulDivHalfUp(paise, bp, 10_000)

function bySku(lines: Candidate['lines']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { sku, taxablePaise } of lines) sums.set(sku, (sums.get(sku) ?? 0) + taxablePaise)
  return sums
}

/** An invoice is charged what its day says. */
function charged(one: Candidate, { sellerId, rules, families }: Terms): CommissionLine[] {
  return [...bySku(one.lines)].map(([sku, taxablePaise]) => {
    const familyKey = families.get(sku) ?? null
    const rule = ruleFor(rules, 'commission', { sellerId, familyKey }, one.issuedOn)
    const rateBp = rule?.rateBp ?? 0
    return { sku, familyKey, rateBp, taxablePaise, paise: share(taxablePaise, rateBp) }
  })
}

/**
 * A credit note gives back what its invoice was charged: the commission on what is left before and after it, so that an invoice which is
 * wholly undone is charged nothing, to the paisa.
 */
function givenBack(one: Candidate, ofInvoice: readonly Entry[]): Result<CommissionLine[], Unclear> {
  const commission: CommissionLine[] = []
  for (const [sku, taxablePaise] of bySku(one.lines)) {
    const lines = ofInvoice.flatMap((entry) => entry.commission.filter((line) => line.sku === sku))
    const [first] = lines
    if (first === undefined) return statementUnclear(one.number, sku)
    const left = sumPaise(lines.map((line) => line.taxablePaise))
    const { familyKey, rateBp } = first
    const paise = share(left + taxablePaise, rateBp) - share(left, rateBp)
    commission.push({ sku, familyKey, rateBp, taxablePaise, paise })
  }
  return ok(commission)
}

const sumOf = (lines: readonly CommissionLine[]): number =>
  sumPaise(lines.map(({ paise }) => paise))

/** The document with what it is charged. `before`: the entries of the same invoice. */
function entryOf(one: Candidate, before: readonly Entry[], terms: Terms): Result<Entry, Unclear> {
  const { lines: _lines, isFirst, hold: _hold, ...document } = one
  const { sellerId, rules } = terms
  if (one.kind === 'credit_note') {
    const commission = givenBack(one, before)
    if (!commission.ok) return commission
    return ok({
      ...document,
      commission: commission.value,
      commissionPaise: sumOf(commission.value),
      // The parcel went, and the gateway keeps its fee.
      closingPaise: 0,
      serviceGstBp: before[0]?.serviceGstBp ?? 0,
    })
  }
  const commission = charged(one, terms)
  const everything = { sellerId, familyKey: null }
  const closing = ruleFor(rules, 'closing_fee', everything, one.issuedOn)
  const gst = ruleFor(rules, 'service_gst', everything, one.issuedOn)
  return ok({
    ...document,
    commission,
    commissionPaise: sumOf(commission),
    closingPaise: isFirst ? (closing?.amountPaise ?? 0) : 0,
    serviceGstBp: gst?.rateBp ?? 0,
  })
}

/** OPS-06: what each document is charged, invoices first. `settled`: the entries that earlier statements have of the same invoices. */
export function entriesOf(
  candidates: readonly Candidate[],
  settled: readonly Entry[],
  terms: Terms,
): Result<Entry[], Unclear> {
  const byInvoice = new Map<string, Entry[]>()
  const note = (entry: Entry) =>
    byInvoice.set(entry.invoiceId, [...(byInvoice.get(entry.invoiceId) ?? []), entry])
  settled.forEach(note)
  const inOrder = [
    ...candidates.filter(({ kind }) => kind === 'invoice'),
    ...candidates.filter(({ kind }) => kind === 'credit_note'),
  ]
  const entries: Entry[] = []
  for (const one of inOrder) {
    const entry = entryOf(one, byInvoice.get(one.invoiceId) ?? [], terms)
    if (!entry.ok) return entry
    note(entry.value)
    entries.push(entry.value)
  }
  return ok(entries)
}

/** GST on the marketplace's fees of a statement, each rate once; within a state it is two halves. */
function serviceGst(entries: readonly Entry[], isIntra: boolean): number {
  const bases = new Map<number, number>()
  for (const { serviceGstBp, commissionPaise, closingPaise } of entries)
    bases.set(serviceGstBp, (bases.get(serviceGstBp) ?? 0) + commissionPaise + closingPaise)
  return sumPaise(
    [...bases].map(([bp, base]) =>
      isIntra ? 2 * mulDivHalfUp(base, bp, 20_000) : mulDivHalfUp(base, bp, 10_000),
    ),
  )
}

export type StatementSeller = {
  gstin: string
  /** The operator's. */
  operatorGstin: string
}

export type Reckoned = { entries: Entry[]; taxes: TaxRow[]; totals: Totals }

const stateOf = (gstin: string): string => gstin.slice(0, 2)

/**
 * OPS-06: a statement: gross less commission, closing fee, their GST, gateway fee, TCS and TDS, and with what an earlier one left below
 * zero. `earlier`: what earlier statements have. Pure.
 */
export function reckon(
  entries: Entry[],
  earlier: readonly Supply[],
  {
    seller: { gstin, operatorGstin },
    rules,
    carriedPaise,
  }: { seller: StatementSeller; rules: readonly FeeRule[]; carriedPaise: number },
): Reckoned {
  const sum = (of: (entry: Entry) => number) => sumPaise(entries.map(of))
  const taxes = [...tcsRows(entries, earlier), ...tdsRows(entries, earlier, { gstin, rules })]
  const kept = {
    grossPaise: sum(({ grossPaise }) => grossPaise),
    commissionPaise: sum(({ commissionPaise }) => commissionPaise),
    closingPaise: sum(({ closingPaise }) => closingPaise),
    serviceGstPaise: serviceGst(entries, stateOf(gstin) === stateOf(operatorGstin)),
    gatewayPaise: sum(({ gatewayPaise }) => gatewayPaise),
    tcsPaise: sumPaise(taxes.map((row) => row.cgstPaise + row.sgstPaise + row.igstPaise)),
    tdsPaise: sumPaise(taxes.map(({ tdsPaise }) => tdsPaise)),
  }
  const { grossPaise, ...taken } = kept
  const netPaise = grossPaise - sumPaise(Object.values(taken))
  const payoutPaise = Math.max(0, netPaise + carriedPaise)
  const prepaid = sumPaise(
    entries.flatMap(({ channel, grossPaise: paise }) => (channel === 'aggregator' ? [paise] : [])),
  )
  return {
    entries,
    taxes,
    totals: {
      ...kept,
      netPaise,
      carriedPaise,
      payoutPaise,
      // Prepaid money isn't the operator's to hold: what is kept comes off its own collections first.
      splitPaise: Math.min(payoutPaise, Math.max(0, prepaid)),
    },
  }
}
