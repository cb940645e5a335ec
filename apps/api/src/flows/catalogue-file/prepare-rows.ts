import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import { err, ok, type Result } from '@upchar/kernel/result'
import { ceilingWords, type GstTable, type PriceCeilings } from '../../modules/catalogue/index.ts'
import { leastWords, type PriceFloors } from '../../modules/pricing/index.ts'
import { slugify } from '@upchar/kernel/text'
import { missingFacts, needsBatch } from '@upchar/kernel/waiting-goods'
import type { CellError } from './cell-reader.ts'
import { classifyRow } from './classify-row.ts'
import { findPlace, type SellerPlaces } from './find-place.ts'
import type { ImportRow } from './parse-row.ts'
import { statedRate } from './stated-rate.ts'
import type { KnownProduct } from './store/known.ts'
import type { FamilyMatch } from './store/read.ts'
import type { PreparedRow } from './store/write.ts'

const newFamily = { lawfulClass: undefined, attributes: [], gstTag: null } as const

/**
 * Maps a category's display name, as exports write it, back to the family's key; unknown names get
 * a key of their own.
 */
export function attributeKey(
  label: string,
  { attributes }: Pick<FamilyMatch, 'attributes'>,
): string {
  const means = (words: string) => words.toLowerCase() === label.toLowerCase()
  return (
    (attributes.find((one) => means(one.label)) ?? attributes.find((one) => means(one.key)))?.key ??
    (slugify(label) || label)
  )
}

export type PreparerParts = {
  families: Map<string, FamilyMatch>
  gst: GstTable
  ceilings: PriceCeilings
  sellers: readonly SellerPlaces[]
  /** The date in India. */
  today: IstDate
  notes: string[]
}

/** Adds to rows what the shop knows: family, class, rate, seller; and says what is missing before they may be sold. */
export class Preparer {
  private readonly parts: PreparerParts
  constructor(parts: PreparerParts) {
    this.parts = parts
  }

  private static categoryOf(row: ImportRow): string {
    return row.category === '' ? 'Other supplies' : row.category
  }

  private familyOf(row: ImportRow): FamilyMatch | undefined {
    const name = Preparer.categoryOf(row).toLowerCase()
    return this.parts.families.get(name) ?? this.parts.families.get(slugify(name))
  }

  private note(text: string): void {
    const { notes } = this.parts
    if (!notes.includes(text) && notes.length < 200) notes.push(text)
  }

  /** Categories of the rows that the shop lacks. They count as known from now on. */
  missingFamilies(rows: readonly ImportRow[]): { key: string; name: string }[] {
    return rows.flatMap((row) => {
      if (this.familyOf(row) !== undefined) return []
      const name = Preparer.categoryOf(row)
      const key = slugify(name) || Buffer.from(name).toString('hex').slice(0, 40)
      this.parts.families.set(name.toLowerCase(), { key, ...newFamily })
      this.note(`Category "${name}" is new: it stands under Consumables & Disposables.`)
      return [{ key, name }]
    })
  }

  /** A ceiling price is the law's: a row above it is refused (OPS-04). */
  private aboveCeiling(
    row: ImportRow,
    known: KnownProduct | undefined,
    tax: { gstTag: string | null; statedBp: number | null },
  ): CellError | undefined {
    const { gst, ceilings, today } = this.parts
    const statedFrom = tax.statedBp === null ? null : today
    const named = { sku: known?.sku ?? row.sku, pricePaise: row.pricePaise ?? 0 }
    const exceeded = ceilings.exceededBy({ ...row, ...tax, ...named, statedFrom }, gst, today)
    return exceeded && { column: 'price', message: `is above ${ceilingWords(exceeded)}` }
  }

  /** The row as it is written, or why it is refused. `known`: the product of its SKU, if the shop has it. */
  prepare(
    given: ImportRow,
    known: KnownProduct | undefined,
    floors: PriceFloors,
  ): Result<Omit<PreparedRow, 'stockGiven'>, CellError> {
    if (known !== undefined && known.offerOn !== null)
      return err({ column: 'sku', message: `is another seller’s offer on ${known.offerOn}` })
    const row = withKnownFacts(given, known)
    const family = this.familyOf(row) ?? { key: 'other-supplies', ...newFamily }
    const found = classifyRow(row, {
      familyClass: family.lawfulClass,
      soldAs: PRODUCT_CLASSES.find((one) => known?.active && one === known.productClass),
    })
    if (!found.ok) return found
    const { productClass, problem } = found.value
    const expired = expiryProblem(row, productClass, this.parts.today)
    if (expired !== undefined) return err(expired)
    const place = findPlace(row, this.parts.sellers, known)
    if (!place.ok) return place
    const tax = statedRate(
      { ...row, knownBp: knownRate(row, known) },
      family.gstTag,
      this.parts.gst,
      this.parts.today,
    )
    if (tax.note !== null) this.note(tax.note)
    const above = this.aboveCeiling(row, known, { gstTag: family.gstTag, statedBp: tax.rateBp })
    if (above !== undefined) return err(above)
    const lowest = floors.crossed({
      ...row,
      pricePaise: row.pricePaise ?? 0,
      familyKey: family.key,
    })
    if (lowest !== undefined)
      return err({ column: 'price', message: `must be ${leastWords(lowest)}` })
    const attributes = row.attributes.map(({ label, value }) => ({
      key: attributeKey(label, family),
      label,
      value,
    }))
    const brandName = row.brand === '' ? 'Unbranded' : row.brand
    return ok({
      ...row,
      sku: known?.sku ?? row.sku,
      ...place.value,
      slug: `${slugify(row.title).slice(0, 120)}-${slugify(row.sku) || Buffer.from(row.sku).toString('hex')}`,
      brandName,
      brandSlug: slugify(brandName) || Buffer.from(brandName).toString('hex').slice(0, 40),
      familyKey: family.key,
      productClass,
      reasons: missingFacts({
        ...row,
        productClass,
        classProblem: problem,
        hasRate: tax.hasRate || row.pricePaise === null,
        undatedStock:
          (row.batch === null || row.expiresOn === null) && row.stock > (known?.datedStock ?? 0),
      }),
      rateBp: tax.rateBp,
      leadOnly: row.pricePaise === null,
      facts: factsOf(row),
      attributesJson: JSON.stringify(
        Object.fromEntries(attributes.map(({ key, value }) => [key, { value, display: value }])),
      ),
      attributeNames: attributes.map(({ key, label }) => ({ familyKey: family.key, key, label })),
    })
  }
}

/** Facts of the law that a file leaves out stay as they are: clearing them would take goods off sale. */
const withKnownFacts = (row: ImportRow, known: KnownProduct | undefined): ImportRow => ({
  ...row,
  productClass: row.productClass || (row.schedule === '' ? (known?.productClass ?? '') : ''),
  hsn: row.hsn || (known?.hsn ?? ''),
  maker: row.maker || (known?.maker ?? ''),
  importer: row.importer || (known?.importer ?? ''),
  licence: row.licence || (known?.licence ?? ''),
  countryOfOrigin: row.countryOfOrigin || (known?.countryOfOrigin ?? ''),
})

/** The rate that an earlier file stated for the goods. */
const knownRate = (row: ImportRow, known: KnownProduct | undefined): number | null =>
  known?.active && known.hsn === row.hsn ? known.rateBp : null

function expiryProblem(
  { stock, hsn, expiresOn }: ImportRow,
  productClass: string,
  today: IstDate,
): CellError | undefined {
  const dated = needsBatch(hsn, productClass)
  return stock > 0 && dated && expiresOn !== null && expiresOn <= today
    ? { column: 'expiry', message: `is ${expiresOn}: the batch has expired` }
    : undefined
}

/** The known ones of a product's statutory facts. */
const factsOf = (row: ImportRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      manufacturerName: row.maker,
      manufacturerAddress: row.makerAddress,
      importerName: row.importer,
      importerAddress: row.importerAddress,
      licenceNumber: row.licence,
      netQuantity: `${row.packSize} ${row.packUnit}`,
    }).filter(([, value]) => value !== ''),
  )
