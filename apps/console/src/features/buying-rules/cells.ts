import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { GUEST, PRODUCT_CLASS_WORDS, PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { wasReplacedEarly, policyRow } from '@upchar/kernel/buying-policy'
import type { BuyingPolicyRow, ProductClass, Requirement } from '@upchar/kernel/buying-rules'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Rule = Answer<'staffListBuyingRules'>['rules'][number]
export type Buyer = { id: Rule['business_type']; name: string; short: string }

const short: Readonly<Partial<Record<number, string>>> = {
  22: 'Physio',
  5: 'Corporate',
  11: 'NGO, govt',
  15: 'Lab',
}

/** The buyers, in the order of the specification. */
export const BUYERS: readonly Buyer[] = [
  { id: GUEST, name: 'Guest', short: 'Guest' },
  ...BUSINESS_TYPES.map(({ id, name }) => ({ id, name, short: short[id] ?? name })),
]
export const CLASSES: readonly { key: ProductClass; name: string }[] = PRODUCT_CLASSES.map(
  (key) => ({ key, name: PRODUCT_CLASS_WORDS[key] }),
)

const filters = {
  buyer: BUYERS.map(({ id }) => String(id)),
  class: PRODUCT_CLASSES,
  of: BUYERS.map(({ id }) => String(id)),
} as const
/** `buyer` filters the table, `class` and `of` open a cell. */
export const readRuleSearch = listSearch(filters)
export type RuleSearch = ListSearch<typeof filters>

/**
 * A cell of the table: whether a type of buyer may buy a class, with all its rules, newest first.
 */
export type Cell = {
  buyer: Buyer
  productClass: ProductClass
  rules: readonly Rule[]
  now: Requirement
  planned: Rule | undefined
}

const policyOf = ({
  product_class: productClass,
  business_type: businessTypeId,
  requirement,
  valid_from: validFrom,
  valid_to: validTo,
}: Rule): BuyingPolicyRow => ({ productClass, businessTypeId, requirement, validFrom, validTo })

/** Whether a rule was replaced before it took effect. */
export const wasReplaced = (rule: Rule): boolean => wasReplacedEarly(policyOf(rule))

/** A cell's current and planned rule. Without a rule the class is not sold. */
export function cellOf(
  rules: readonly Rule[],
  productClass: ProductClass,
  buyer: Buyer,
  today: string,
): Cell {
  const own = rules.filter(
    (rule) => rule.product_class === productClass && rule.business_type === buyer.id,
  )
  const byDay = own.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from) || b.id - a.id)
  return {
    buyer,
    productClass,
    rules: byDay,
    now: policyRow(own.map(policyOf), productClass, buyer.id, today)?.requirement ?? 'blocked',
    planned: byDay.findLast((rule) => rule.valid_from > today && !wasReplaced(rule)),
  }
}
