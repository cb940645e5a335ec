/** When cash on delivery is offered. Amounts in paise. */
export type CodRule = {
  maxTotalPaise: number
  maxNewGuestPaise: number
  /** What one phone, address or account may order for cash in a day, in all and in orders; null: the law's limit only. */
  maxDayPaise: number | null
  maxDayOrders: number | null
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
    maxDayPaise: 5_000_000,
    maxDayOrders: 5,
    allowColdChain: false,
    allowPharma: false,
    allowRefurbished: false,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'house rule within Income-tax Act s.269ST (domain reference 3.6)',
  },
]
