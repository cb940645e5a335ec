import type { RegulatoryClass, Uqc } from '@upchar/reference/family'
import type { Kind } from './define-family.ts'
import type { AttributeValue, Brand } from './model.ts'
import { uqcWords, valueOf } from './pack-words.ts'
import { placeOf, type Plan } from './plans.ts'
import { random, type Random } from './random.ts'

/** A group before its title and variants are generated. */
export interface GroupDraft {
  readonly plan: Plan
  /** Index in the family. */
  readonly n: number
  /** Family position × 100,000 + index. */
  readonly no: number
  readonly rng: Random
  readonly brand: Brand
  readonly kind: Kind
  readonly round: number
  readonly offer: Plan['offers'][number]
  readonly cls: RegulatoryClass
  readonly uqc: Uqc
  readonly packSize: number
  readonly packUnit: string
  readonly life: number | null
  readonly attributes: readonly AttributeValue[]
  /** Display texts of the attributes, by key. */
  readonly values: ReadonlyMap<string, string>
}

export function draftGroup(plan: Plan, n: number): GroupDraft {
  const { rule } = plan
  const rng = random(`${rule.key}:${n}`)
  const { brand, kind, round } = placeOf(plan, n)
  const offer = rng.pick(plan.offers)
  const uqc = kind.uqc ?? rule.facts.uqc
  const [packSize, packUnit] = kind.pack ?? rule.pack ?? [1, uqcWords[uqc]]
  const attributes: AttributeValue[] = []
  for (const [key, attr] of Object.entries(rule.attrs)) {
    const given = attr.kind === 'given' ? kind.set[key] : undefined
    const value = attr.kind === 'pick' ? rng.pick(attr.values) : given
    if (value !== undefined) attributes.push(valueOf(key, attr, value))
  }
  return {
    plan,
    n,
    no: plan.position * 100_000 + n,
    rng,
    brand,
    kind,
    round,
    offer,
    cls: kind.regulatoryClass ?? rule.facts.regulatoryClass,
    uqc,
    packSize,
    packUnit,
    life: kind.life ?? rule.facts.shelfLifeMonths ?? null,
    attributes,
    values: new Map(attributes.map(({ key, display }) => [key, display])),
  }
}
