import { batchName } from '@upchar/kernel/batches'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { mayRelease } from './rules.ts'
import type { Quarantined } from './store.ts'

type Row = Answer<'staffListQuarantine'>['lots'][number]
type Asked = NonNullable<Row['release']>

/** `askedBy`, `aloneFrom`: of what waits to be sold again; who asked may accept it from then on. */
export const quarantineView = (
  held: Quarantined,
  today: string,
  { askedBy, aloneFrom }: { askedBy: Asked['asked_by']; aloneFrom: Date | null },
): Row => ({
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
  release:
    held.waiting === null
      ? null
      : {
          id: held.waiting.id,
          quantity: held.waiting.quantity,
          reason: held.waiting.reason,
          asked_by: askedBy,
          asked_at: new Date(held.waiting.at).toISOString(),
          alone_from: aloneFrom?.toISOString() ?? null,
        },
})
