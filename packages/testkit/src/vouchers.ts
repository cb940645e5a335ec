import type { Database } from '@upchar/api/platform/db/database'
import { newId } from '@upchar/api/internals/platform/ids'
import { voucher } from '@upchar/api/internals/modules/vouchers/tables'

type Terms = Partial<Omit<typeof voucher.$inferInsert, 'id' | 'code'>>

let made = 0

/** Creates a voucher of 10 % for everybody, in force and not advertised; returns its code. */
export async function makeTestVoucher(db: Database, terms: Terms = {}): Promise<string> {
  const code = `TEST${String(made++).padStart(4, '0')}`
  await db.insert(voucher).values({
    id: newId(),
    code,
    percentBp: terms.amountPaise == null ? 1_000 : null,
    minimumPaise: 0,
    audience: 'anyone',
    listed: false,
    startsAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: new Date('2027-04-01T00:00:00Z'),
    reason: 'test',
    madeAt: new Date('2026-11-01T00:00:00Z'),
    ...terms,
  })
  return code
}
