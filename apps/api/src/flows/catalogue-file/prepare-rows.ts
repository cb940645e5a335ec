import type { IstDate } from '@upchar/kernel/dates'
import { slugify } from '@upchar/kernel/text'
import type { CellError } from './cell-reader.ts'
import { classifyRow, isMedicine } from './classify-row.ts'
import type { ImportRow } from './parse-row.ts'
import { rateFor, type HsnRate } from './rate-for.ts'
import type { FamilyMatch } from './store/read.ts'
import type { PreparedRow } from './store/write.ts'

/** The general rate, for rows where neither the row nor its HSN gives one. A note reports it. */
const generalRateBp = 1800

const newFamily = { productClass: 'GEN', attributes: [] } as const

/**
 * Maps a category's display name, as exports write it, back to the family's key; unknown names get
 * a key of their own.
 */
function attributeKey(label: string, { attributes }: FamilyMatch): string {
  const means = (words: string) => words.toLowerCase() === label.toLowerCase()
  return (
    (attributes.find((one) => means(one.label)) ?? attributes.find((one) => means(one.key)))?.key ??
    (slugify(label) || label)
  )
}

/** Fills in what rows leave empty. */
export class Preparer {
  private readonly families: Map<string, FamilyMatch>
  private readonly rates: readonly HsnRate[]
  private readonly notes: string[]
  constructor(families: Map<string, FamilyMatch>, rates: readonly HsnRate[], notes: string[]) {
    this.families = families
    this.rates = rates
    this.notes = notes
  }

  private static categoryOf(row: ImportRow): string {
    return row.category === '' ? 'Other supplies' : row.category
  }

  private familyOf(row: ImportRow): FamilyMatch | undefined {
    const name = Preparer.categoryOf(row).toLowerCase()
    return this.families.get(name) ?? this.families.get(slugify(name))
  }

  private note(text: string): void {
    if (!this.notes.includes(text) && this.notes.length < 200) this.notes.push(text)
  }

  /** Why a row may not be sold as it stands: its class, or a medicine's batch. `today` is the date in India. */
  problemOf(row: ImportRow, today: IstDate): CellError | undefined {
    const found = classifyRow(row, this.familyOf(row)?.productClass ?? newFamily.productClass)
    if (!found.ok) return found.error
    if (row.stock === 0 || !isMedicine(row.hsn, found.value)) return undefined
    if (row.batch === null)
      return { column: 'batch', message: 'is missing: a medicine is sold by its batch' }
    if (row.expiresOn === null)
      return { column: 'expiry', message: 'is missing: a medicine is sold with its expiry date' }
    return row.expiresOn > today
      ? undefined
      : { column: 'expiry', message: `is ${row.expiresOn}: the batch has expired` }
  }

  /** Categories of the rows that the shop lacks. They count as known from now on. */
  missingFamilies(rows: readonly ImportRow[]): { key: string; name: string }[] {
    return rows.flatMap((row) => {
      if (this.familyOf(row) !== undefined) return []
      const name = Preparer.categoryOf(row)
      const key = slugify(name) || Buffer.from(name).toString('hex').slice(0, 40)
      this.families.set(name.toLowerCase(), { key, ...newFamily })
      this.note(
        `Category "${name}" is new: it stands under Consumables & Disposables as general goods, open to everyone.`,
      )
      return [{ key, name }]
    })
  }

  prepare(row: ImportRow): PreparedRow {
    const family = this.familyOf(row) ?? { key: 'other-supplies', ...newFamily }
    const byHsn = rateFor(row, this.rates)
    if (row.gstBp === null && byHsn === undefined && row.pricePaise !== null) {
      this.note('Some rows name neither a GST rate nor a known HSN: 18 % is taken for them.')
    }
    const brandName = row.brand === '' ? 'Unbranded' : row.brand
    return {
      ...row,
      slug: `${slugify(row.title).slice(0, 120)}-${slugify(row.sku) || Buffer.from(row.sku).toString('hex')}`,
      brandName,
      brandSlug: slugify(brandName) || Buffer.from(brandName).toString('hex').slice(0, 40),
      familyKey: family.key,
      productClass: classOf(row, family),
      rateBp: row.gstBp ?? byHsn ?? generalRateBp,
      leadOnly: row.pricePaise === null,
      attributesJson: JSON.stringify(
        Object.fromEntries(
          row.attributes.map((a) => [
            attributeKey(a.label, family),
            { value: a.value, display: a.value },
          ]),
        ),
      ),
    }
  }
}

/** The class of a row that {@link Preparer.problemOf} let pass. */
function classOf(row: ImportRow, family: FamilyMatch): string {
  const found = classifyRow(row, family.productClass)
  return found.ok ? found.value : 'BANNED'
}
