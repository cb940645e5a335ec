import { portalAnswer, portalKey, type Reported } from '@upchar/testkit/tax-portal'
import { sql } from '../../../platform/db/sql.ts'
import type { Living } from './lives-living.ts'

const { privateKey: key } = portalKey()

/** The portal answers to some documents of the order, and some answers are cancelled again (RET-03). */
export async function report(life: Living): Promise<void> {
  const { rows } = await life.world.db.execute<{ id: string; state: string; payload: Reported }>(
    sql`select id, state, payload from e_invoice where order_id = ${life.id}::uuid order by number`,
  )
  const at = life.world.clock.now()
  for (const { id, state, payload } of rows) {
    if (life.chance() < 0.3) continue
    if (state === 'waiting') {
      const text = JSON.stringify(portalAnswer(payload, { key, at }))
      life.said(
        'the portal’s answer is uploaded',
        await life.staff.desk.call('staffUploadEAnswer', { body: { text } }),
      )
    } else if (life.chance() < 0.1)
      life.said(
        'a number is cancelled',
        await life.staff.desk.call('staffCancelEDocument', {
          params: { kind: 'e_invoice', id },
          body: { reason: 'Ordered twice' },
        }),
      )
  }
}
