import { mulDivHalfUp } from '@upchar/kernel/money'
import { tcsRateOn, type TcsRate } from '@upchar/kernel/tax-return-rules'
import type { ReturnDocument, SupplyDocument } from './model.ts'
import { isInterState, isSupply, registrationOf, signOf, taxedAmounts } from './supplies.ts'

/** A supplier's row of form GSTR-8, table 3; taxable values in paise. */
export type CollectedFrom = {
  gstin: string
  name: string
  registeredPaise: number
  returnedByRegisteredPaise: number
  unregisteredPaise: number
  returnedByUnregisteredPaise: number
  /** What tax is collected on. */
  netPaise: number
  igstPaise: number
  cgstPaise: number
  sgstPaise: number
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

  private get paise(): number {
    return this.buckets.reduce((sum, { paise }) => sum + paise, 0)
  }

  /** A month in which more came back than was supplied counts as nothing, and leaves nothing to the next (CBIC's FAQ on s.52). */
  get netPaise(): number {
    return Math.max(0, this.paise)
  }

  /** The tax at one of the rates of each day. */
  tax(of: (rate: TcsRate) => number): number {
    if (this.paise <= 0) return 0
    return this.buckets.reduce(
      (tax, { rate, paise }) => tax + mulDivHalfUp(paise, of(rate), 10_000),
      0,
    )
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

  /** By GSTIN. */
  rows(): CollectedFrom[] {
    return [...this.suppliers.values()]
      .toSorted((a, b) => (a.gstin < b.gstin ? -1 : 1))
      .map(({ intra, inter, ...columns }) => ({
        ...columns,
        netPaise: intra.netPaise + inter.netPaise,
        igstPaise: inter.tax(({ igstBp }) => igstBp),
        cgstPaise: intra.tax(({ cgstBp }) => cgstBp),
        sgstPaise: intra.tax(({ sgstBp }) => sgstBp),
      }))
  }
}
