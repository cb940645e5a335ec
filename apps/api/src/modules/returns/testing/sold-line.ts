import type { SoldLine } from '../rules.ts'

type Batch = SoldLine['batches'][number]

export const soldBatch = (part: Partial<Batch> = {}): Batch => ({
  lotId: 1,
  shipmentId: 'near',
  warehouseId: 7,
  batchNo: 'B1',
  expiresOn: '2027-01-31',
  quantity: 5,
  returned: 0,
  settled: 0,
  recalled: 0,
  replaces: null,
  deliveredAt: '2026-11-20T10:00:00.000Z',
  ...part,
})
/** A delivered line of one batch, of which nothing has come back. */
export const soldLine = ({
  batches = [soldBatch()],
  ...part
}: Partial<Omit<SoldLine, 'batches'>> & { batches?: readonly Batch[] } = {}): SoldLine => ({
  id: 'line',
  offerId: 1,
  subOrderId: 'sub',
  sellerName: 'Arogya',
  isStopped: false,
  sku: 'G-1',
  title: 'Gloves',
  productClass: 'GEN',
  coldChain: false,
  asked: 0,
  batches: [...batches],
  ...part,
})
