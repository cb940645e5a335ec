import { mulDivHalfUp } from '@upchar/kernel/money'
import { tcsRateOn, type TcsRate } from '@upchar/kernel/tax-return-rules'
import type { ReturnDocument, SupplyDocument } from './model.ts'
import { isInterState, isSupply, registrationOf, signOf, taxedAmounts } from './supplies.ts'

/** Net value below zero, which the form doesn't take: it lowers the next month's; in paise, never above zero. */
export type Carried = { intraPaise: number; interPaise: number }

const nothingCarried: Carried = { intraPaise: 0, interPaise: 0 }

/** A supplier's row of form GSTR-8, table 3; taxable values in paise. */
export type CollectedFrom = {
  gstin: string
  name: string
  registeredPaise: number
  returnedByRegisteredPaise: number
  unregisteredPaise: number
  returnedByUnregisteredPaise: number
  carriedIn: Carried
  /** What tax is collected on. */
  netPaise: number
  igstPaise: number
  cgstPaise: number
  sgstPaise: number
  carriedOut: Carried
}

type Bucket = { rate: TcsRate; paise: number }

/** Net values by rate; the month's rate changes with the day of a document. */
class NetValue {
  private readonly buckets: Bucket[] = []

  add(rate: TcsRate, paise: number): void {
    const bucket = this.buckets.find((one) => one.rate === rate)
    if (bucket === undefined) this.buckets.push({ rate, paise })
    else bucket.paise += paise
  }

  /** What is left of it above zero, and below; `taxOf` gives the tax at one of its rates. */
  settle(carried: number): {
    netPaise: number
    below: number
    taxOf: (of: (rate: TcsRate) => number) => number
  } {
    const net = this.buckets.reduce((sum, { paise }) => sum + paise, carried)
    if (net <= 0) return { netPaise: 0, below: net, taxOf: () => 0 }
    // What was carried lowers the value at the latest rate.
    const latest = this.buckets
      .toSorted((a, b) => (a.rate.validFrom < b.rate.validFrom ? -1 : 1))
      .at(-1)
    return {
      netPaise: net,
      below: 0,
      taxOf: (of) =>
        this.buckets.reduce(
          (tax, bucket) =>
            tax +
            mulDivHalfUp(bucket.paise + (bucket === latest ? carried : 0), of(bucket.rate), 10_000),
          0,
        ),
    }
  }
}

type Supplier = Pick<
  CollectedFrom,
  | 'gstin'
  | 'name'
  | 'registeredPaise'
  | 'returnedByRegisteredPaise'
  | 'unregisteredPaise'
  | 'returnedByUnregisteredPaise'
> & { intra: NetValue; inter: NetValue }

const newSupplier = (gstin: string, name: string): Supplier => ({
  gstin,
  name,
  registeredPaise: 0,
  returnedByRegisteredPaise: 0,
  unregisteredPaise: 0,
  returnedByUnregisteredPaise: 0,
  intra: new NetValue(),
  inter: new NetValue(),
})

/**
 * OPS-07: what the marketplace collected at source in a month (CGST Act s.52), from the documents of its sellers: the taxable value of
 * supplies less what came back, never below zero. The operator's own supplies aren't its sellers'.
 */
export class Gstr8 {
  private readonly suppliers = new Map<string, Supplier>()
  private readonly operatorGstin: string

  constructor(operatorGstin: string) {
    this.operatorGstin = operatorGstin
  }

  add(one: ReturnDocument): void {
    if (!isSupply(one)) return
    const { gstin, legalName } = one.document.seller
    const { taxablePaise } = taxedAmounts(one.document)
    if (gstin === this.operatorGstin || taxablePaise === 0) return
    const supplier = this.suppliers.get(gstin) ?? newSupplier(gstin, legalName)
    this.suppliers.set(gstin, supplier)
    this.count(supplier, one, taxablePaise)
  }

  private count(supplier: Supplier, one: SupplyDocument, taxablePaise: number): void {
    const isRegistered = registrationOf(one.document) !== ''
    const column =
      one.kind === 'invoice'
        ? isRegistered
          ? 'registeredPaise'
          : 'unregisteredPaise'
        : isRegistered
          ? 'returnedByRegisteredPaise'
          : 'returnedByUnregisteredPaise'
    supplier[column] += taxablePaise
    const rate = tcsRateOn(one.document.issuedOn)
    if (rate === undefined) return
    supplier[isInterState(one.document) ? 'inter' : 'intra'].add(rate, signOf(one) * taxablePaise)
  }

  /** By GSTIN. `carried`: what the month before left below zero. */
  rows(carried: ReadonlyMap<string, { name: string; carried: Carried }>): CollectedFrom[] {
    const all = new Map(this.suppliers)
    for (const [gstin, { name }] of carried)
      if (!all.has(gstin)) all.set(gstin, newSupplier(gstin, name))
    return [...all.values()]
      .toSorted((a, b) => (a.gstin < b.gstin ? -1 : 1))
      .map(({ intra, inter, ...columns }) => {
        const carriedIn = carried.get(columns.gstin)?.carried ?? nothingCarried
        const within = intra.settle(carriedIn.intraPaise)
        const between = inter.settle(carriedIn.interPaise)
        return {
          ...columns,
          carriedIn,
          netPaise: within.netPaise + between.netPaise,
          igstPaise: between.taxOf(({ igstBp }) => igstBp),
          cgstPaise: within.taxOf(({ cgstBp }) => cgstBp),
          sgstPaise: within.taxOf(({ sgstBp }) => sgstBp),
          carriedOut: { intraPaise: within.below, interPaise: between.below },
        }
      })
  }
}
