import type { ChargeBasis } from '@upchar/kernel/charge-basis'

/** `minimum_order` is a limit, not a charge. */
export type ChargeKind = 'shipping' | 'minimum_order' | 'cod_fee' | 'platform_fee' | 'data_logger'

/**
 * The supplier of the service. The seller's charge is part of the supply of the goods and taxed at their rates in their
 * state (CGST Act s.8, s.15(2)(c)); the platform's is its own service, 18 % from its own office. Source: domain reference 1.6.
 */
export type ChargedBy = 'seller' | 'platform'

export type ChargeRule = {
  kind: ChargeKind
  basis: ChargeBasis
  /** Of an order, or for each seller; GST included. 0 for a percentage. */
  amountPaise: number
  /** Basis points of what the buyer pays for the items; null unless the basis is a percentage. */
  percentBp: number | null
  /** A percentage comes to no more than this; null: no limit. */
  atMostPaise: number | null
  gstBp: number | null
  chargedBy: ChargedBy
  freeFromPaise: number | null
  validFrom: string
  validTo: string | null
  source: string
}

const fixed = { basis: 'fixed', percentBp: null, atMostPaise: null } as const

/** Initial rows of charge_rule. */
export const chargeRules: readonly ChargeRule[] = [
  {
    kind: 'shipping',
    ...fixed,
    amountPaise: 0,
    gstBp: null,
    chargedBy: 'seller',
    freeFromPaise: null,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'ID-05: product shipping rate 0',
  },
  {
    kind: 'minimum_order',
    ...fixed,
    amountPaise: 0,
    gstBp: null,
    chargedBy: 'seller',
    freeFromPaise: null,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'no minimum order value',
  },
  {
    kind: 'cod_fee',
    ...fixed,
    amountPaise: 4_900,
    gstBp: 1_800,
    chargedBy: 'platform',
    freeFromPaise: null,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'collection of cash by the marketplace, SAC 9985 at 18 % (domain reference 1.1, 1.6)',
  },
  {
    kind: 'platform_fee',
    ...fixed,
    amountPaise: 0,
    gstBp: 1_800,
    chargedBy: 'platform',
    freeFromPaise: null,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'none; SAC 9985 at 18 % where one is set (domain reference 1.1, 1.6)',
  },
  {
    kind: 'data_logger',
    ...fixed,
    amountPaise: 0,
    gstBp: 1_800,
    chargedBy: 'platform',
    freeFromPaise: null,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'not offered; the marketplace’s own service at 18 % where it is (domain reference 1.6)',
  },
]
