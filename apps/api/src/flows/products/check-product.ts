import type { IstDate } from '@upchar/kernel/dates'
import { isGtin } from '@upchar/kernel/gs1'
import { classifyRow, gstRates, type FamilyMatch } from '../catalogue-file/index.ts'
import { factProblems } from '../waiting-goods/check-facts.ts'
import { checkTerms, skuSigns } from './check-terms.ts'
import type { FieldProblem } from './errors.ts'
import type { ProductFacts, StoredProduct, VariantFacts } from './model.ts'

export type CheckedAgainst = {
  stored: StoredProduct | undefined
  family: FamilyMatch | undefined
  newFamily: boolean
  /** What other products have. */
  taken: { skus: ReadonlySet<string>; gtins: ReadonlyMap<string, string> }
}

const at = (index: number, field: keyof VariantFacts) => `variants.${index}.${field}`

/** What may not be stored, not even in a draft (OPS-04). */
export function productProblems(facts: ProductFacts, known: CheckedAgainst): FieldProblem[] {
  const problems: FieldProblem[] = []
  const report = (field: string, message: string) => problems.push({ field, message })
  if (facts.title === '') report('title', 'Enter the title')
  if (facts.family === '') report('family', 'Choose a product type')
  else if (known.family === undefined && !known.newFamily)
    report('family', 'There is no such product type: choose one, or say that it is new')
  checkAttributes('attributes', facts.attributes, report)
  const skus = facts.variants.map(({ sku }) => sku.toLowerCase())
  facts.variants.forEach((variant, i) => {
    if (skus.indexOf(variant.sku.toLowerCase()) !== i)
      report(at(i, 'sku'), 'Another variant has this SKU')
    checkVariant(variant, i, facts, known, report)
  })
  const missing = (known.stored?.facts.variants ?? []).filter(
    ({ id }) => !facts.variants.some((one) => one.id === id),
  )
  for (const { sku } of missing)
    report('variants', `${sku} can’t be removed, because orders name it: take it off sale instead`)
  return problems
}

type Report = (field: string, message: string) => void

function checkAttributes(
  field: string,
  attributes: ProductFacts['attributes'],
  report: Report,
): void {
  const labels = attributes.map(({ label }) => label.toLowerCase())
  labels.forEach((label, i) => {
    if (labels.indexOf(label) !== i) report(field, `${attributes[i]?.label} stands twice`)
  })
}

function checkVariant(
  variant: VariantFacts,
  i: number,
  { variants }: ProductFacts,
  { stored, taken }: CheckedAgainst,
  report: Report,
): void {
  const before = stored?.facts.variants.find(({ id }) => id === variant.id)
  const signs = skuSigns(variant.sku)
  if (variant.sku === '') report(at(i, 'sku'), 'Enter the SKU')
  else if (signs !== undefined) report(at(i, 'sku'), signs)
  else if (taken.skus.has(variant.sku.toLowerCase()))
    report(at(i, 'sku'), 'Another product has this SKU')
  if (variant.id !== null && before?.sku !== variant.sku)
    report(at(i, 'sku'), 'The SKU of a stored variant can’t change')
  if (variants.length > 1 && variant.option_label === '')
    report(at(i, 'option_label'), 'Name what tells it from the other variants')
  checkAttributes(at(i, 'attributes'), variant.attributes, report)
  for (const gtin of variant.gtins) {
    const owner = taken.gtins.get(gtin)
    if (!isGtin(gtin))
      report(
        at(i, 'gtins'),
        `${gtin} is no bar code: 8, 12, 13 or 14 digits with their check digit`,
      )
    else if (owner !== undefined && !before?.gtins.includes(gtin))
      report(at(i, 'gtins'), `${owner} has the bar code ${gtin}`)
  }
  if (variant.hsn !== '' && !/^\d{4}(\d{2}){0,2}$/.test(variant.hsn))
    report(at(i, 'hsn'), 'Write 4, 6 or 8 digits')
  const { gst_rate: rate } = variant
  if (rate !== null && !gstRates.includes(Math.round(rate * 100)))
    report(at(i, 'gst_rate'), `Rates in force are ${gstRates.map((bp) => bp / 100).join(', ')}`)
  if (variant.price === 0) report(at(i, 'price'), 'Leave it empty for a price on request')
  checkTerms(variant, (field, message) => report(at(i, field), message))
  if (variant.pack_unit === '') report(at(i, 'pack_unit'), 'Enter the unit, such as piece')
}

/** Why the goods can’t be classified as they stand, or may never be sold. */
export function classProblems(
  facts: ProductFacts,
  { stored, family }: CheckedAgainst,
  isConfirmed: boolean,
): { banned: FieldProblem[]; doubts: FieldProblem[] } {
  const soldAs = stored?.state === 'on_sale' ? stored.facts.product_class : ''
  const banned: FieldProblem[] = []
  const doubts: FieldProblem[] = []
  facts.variants.forEach((variant, i) => {
    const found = classifyRow(
      {
        ...facts,
        category: facts.family,
        attributes: [...facts.attributes, ...variant.attributes],
        hsn: variant.hsn,
        productClass: facts.product_class,
        schedule: '',
      },
      { familyClass: family?.lawfulClass, soldAs: soldAs === '' ? undefined : soldAs },
    )
    if (!found.ok)
      banned.push({
        field: found.error.column === 'title' ? 'title' : 'product_class',
        message: `The product ${found.error.message}`,
      })
    else if (found.value.problem === 'class_doubtful' && !isConfirmed && variant.active)
      doubts.push({
        field: 'product_class',
        message: `The class contradicts name or HSN of ${variant.sku || `variant ${i + 1}`}: correct it, or confirm that you have checked it`,
      })
  })
  return { banned: banned.slice(0, 1), doubts: doubts.slice(0, 1) }
}

type SaleTerms = {
  /** Whether a rate is known for each variant. */
  hasRate: readonly boolean[]
  /** SKUs of variants that other sellers sell, though their own offer is off sale. */
  soldByOthers: readonly string[]
  today: IstDate
}

/** What keeps a product off sale (domain reference 3.1). */
export function saleProblems(
  facts: ProductFacts,
  { hasRate, soldByOthers, today }: SaleTerms,
): FieldProblem[] {
  const { product_class: productClass } = facts
  const problems: FieldProblem[] = []
  if (productClass === '')
    problems.push({ field: 'product_class', message: 'Choose the class: it decides who may buy.' })
  const isSold = ({ active, sku }: VariantFacts) => active || soldByOthers.includes(sku)
  if (!facts.variants.some(isSold))
    problems.push({ field: 'variants', message: 'No variant is on sale' })
  facts.variants.forEach((variant, i) => {
    if (!isSold(variant)) return
    if (variant.active && variant.price === null && !facts.lead_only)
      problems.push({
        field: at(i, 'price'),
        message: 'Enter a price, or sell the product on enquiry',
      })
    const found = factProblems(
      {
        ...facts,
        revision: 0,
        product_class: productClass === '' ? 'GEN' : productClass,
        hsn: variant.hsn,
        gst_rate: variant.gst_rate,
        batch: '',
        expires_on: null,
      },
      { hasRate: hasRate[i] ?? false, onRequest: variant.price === null, undatedStock: 0, today },
    )
    for (const { field, message } of found) {
      const own = field === 'hsn' || field === 'gst_rate' ? at(i, field) : field
      if (!problems.some((one) => one.field === own)) problems.push({ field: own, message })
    }
  })
  return problems
}
