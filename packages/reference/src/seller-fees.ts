import type { SellerFeeKind } from '@upchar/kernel/seller-fees'

/** OPS-06: a dated rate of the taxes on a marketplace's sellers. Commission and closing fee are each shop's own. */
export type SellerFeeRate = {
  kind: Extract<SellerFeeKind, 'service_gst' | 'tds'>
  rateBp: number
  /** TDS: what an individual or a Hindu undivided family may sell in a financial year without it; null: no such limit. */
  amountPaise: number | null
  /** The provision, as certificates and statements name it. */
  section: string
  validFrom: string
  source: string
}

/** Domain reference 1.1, 1.7. The table seller_fee_rule holds what is in force. A chartered accountant confirms them (docs/to-confirm.md). */
export const sellerFeeRates: readonly SellerFeeRate[] = [
  {
    kind: 'service_gst',
    rateBp: 1800,
    amountPaise: null,
    section: 'SAC 9985',
    validFrom: '2017-07-01',
    source: 'Notification 11/2017-CT(R)',
  },
  {
    kind: 'tds',
    rateBp: 100,
    amountPaise: 50_000_000,
    section: '194-O',
    validFrom: '2020-10-01',
    source: 'Income-tax Act 1961 s.194-O; Finance Act 2020',
  },
  {
    kind: 'tds',
    rateBp: 10,
    amountPaise: 50_000_000,
    section: '194-O',
    validFrom: '2024-10-01',
    source: 'Income-tax Act 1961 s.194-O; Finance (No. 2) Act 2024',
  },
  {
    kind: 'tds',
    rateBp: 10,
    amountPaise: 50_000_000,
    section: '393(1), table no. 8(v)',
    validFrom: '2026-04-01',
    source: 'Income-tax Act 2025, in force 1 April 2026',
  },
]
