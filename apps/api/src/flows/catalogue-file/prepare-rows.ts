import { slugify } from '@upchar/kernel/text'
import type { Database } from '../../platform/db.ts'
import type { ImportRow } from './parse-row.ts'
import { rateFor, type HsnRate } from './rate-for.ts'
import { createFamily, type FamilyMatch, type PreparedRow } from './store.ts'

/** Where neither the row nor its HSN names a rate: the general one, and a note says so. */
const generalRateBp = 1800

/** Fills in what a row leaves open, from what the shop knows. */
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

  async createMissingFamilies(db: Database, rows: readonly ImportRow[]): Promise<void> {
    for (const row of rows) {
      if (this.familyOf(row) !== undefined) continue
      const name = Preparer.categoryOf(row)
      const key = slugify(name) || 'other-supplies'
      await createFamily(db, key, name)
      this.families.set(name.toLowerCase(), { key, productClass: 'GEN' })
      this.note(`Category "${name}" is new: it stands under Consumables & Disposables as general goods, open to everyone.`)
    }
  }

  prepare(row: ImportRow): PreparedRow {
    const family = this.familyOf(row) ?? { key: 'other-supplies', productClass: 'GEN' }
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
      productClass: family.productClass,
      rateBp: row.gstBp ?? byHsn ?? generalRateBp,
      leadOnly: row.pricePaise === null,
      attributesJson: JSON.stringify(Object.fromEntries(row.attributes.map((a) => [slugify(a.label) || a.label, { value: a.value, display: a.value }]))),
    }
  }
}
