import { formatRupees } from '@upchar/kernel/money'
import { stateByCode } from '@upchar/kernel/states'
import { slugify } from '@upchar/kernel/text'
import type { References } from '../memory/references.ts'
import { parseRange } from './filters.ts'
import { regulatoryClasses } from './keys.ts'

const classLabels = new Map(
  Object.values(regulatoryClasses).map((label) => [slugify(label), label]),
)
/** Regulatory classes from the least to the most regulated. */
export const classOrder: readonly string[] = [...classLabels.keys()]

const buyingLabels = new Map<string, string>(
  Object.entries({
    open: 'Anyone can buy',
    needs_kyc: 'Needs KYC',
    needs_pharma_kyc: 'Needs a medicine licence',
    lead_only: 'On enquiry',
    blocked: 'Not sold online',
  }),
)

const rupees = (amount: number) => formatRupees(amount * 100)

function priceLabel(value: string): string {
  const range = parseRange(value)
  if (range === undefined) return value
  if (range.max === Infinity) return `${rupees(range.min)} and above`
  return range.min === 0
    ? `Up to ${rupees(range.max)}`
    : `${rupees(range.min)} – ${rupees(range.max)}`
}

/** The label of a facet's value; attributes and countries are their own label. */
export function valueLabel(facet: string, value: string, references: References): string {
  switch (facet) {
    case 'business':
      return references.businessCategories.get(value)?.name ?? value
    case 'category':
      return references.categories.get(value)?.name ?? value
    case 'family':
      return references.families.get(value)?.name ?? value
    case 'brand':
      return references.brands.get(value)?.name ?? value
    case 'speciality':
      return references.specialities.get(value)?.name ?? value
    case 'procedure':
      return references.procedures.get(value)?.name ?? value
    case 'state':
      return stateByCode(value)?.name ?? value
    case 'class':
      return classLabels.get(value) ?? value
    case 'buying':
      return buyingLabels.get(value) ?? value
    case 'discount':
      return `${value}% or more`
    case 'price':
      return priceLabel(value)
    default:
      return value
  }
}

const adjective = /(?:-free|ed|cut|ile|able|[td]al|compatible|twin)$/i
/** Abbreviations and names keep their capital within a sentence. */
const keepsCapital = /^(?:[A-Z]{2}|[A-Z]-|Bluetooth|Luer)/

/** The answer to a yes-or-no attribute as buyers say it: "Powder-free", "Not powder-free", "No alarm". */
export function yesNoLabel(attribute: string, value: string): string {
  if (value === 'Yes') return attribute
  if (value !== 'No') return value
  if (attribute.startsWith('With ')) return `Without ${attribute.slice(5)}`
  const inside = keepsCapital.test(attribute)
    ? attribute
    : attribute.charAt(0).toLowerCase() + attribute.slice(1)
  return `${adjective.test(attribute) ? 'Not' : 'No'} ${inside}`
}
