/** When cash on delivery is offered. Amounts in paise. */
export type CodRule = {
  maxTotalPaise: number
  maxNewGuestPaise: number
  allowColdChain: boolean
  allowPharma: boolean
  allowRefurbished: boolean
  validFrom: string
  validTo: string | null
  source: string
}

/** Initial rows of cod_rule; the fee is in charge_rule. */
export const codRules: readonly CodRule[] = [
  {
    maxTotalPaise: 2_500_000,
    maxNewGuestPaise: 500_000,
    allowColdChain: false,
    allowPharma: false,
    allowRefurbished: false,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'house rule within Income-tax Act s.269ST (domain reference 3.6)',
  },
]
