import { batchName } from '@upchar/kernel/batches'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { mayRelease } from './rules.ts'
import type { Quarantined } from './store.ts'

type Row = Answer<'staffListQuarantine'>['lots'][number]

export const quarantineView = (held: Quarantined, today: string): Row => ({
  lot: held.lotId,
  sku_id: held.sku,
  title: held.title,
  seller: held.seller,
  warehouse: held.warehouse,
  batch: batchName(held.batchNo),
  expires_on: held.expiresOn,
  quantity: held.quantity,
  since: held.since.toISOString(),
  returns: held.returns,
  recalls: held.recalls,
  may_release: mayRelease(held, today),
})
