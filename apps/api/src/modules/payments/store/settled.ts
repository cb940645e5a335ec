import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** In the order of ids: two transactions that lock several never wait for each other. */
const mark = (table: 'payment' | 'refund', type: string) => ({
  name: `settled-${table}`,
  text: `with named as (select id from ${table} where id = any($2::${type}[]) and settled_in is null order by id for no key update)
    update ${table} t set settled_in = $1 from named where t.id = named.id`,
})
const payments = mark('payment', 'text')
const refunds = mark('refund', 'uuid')

/** Payments and refunds that match in a settlement leave the list of what the gateway still owes or takes (CHECKOUT-06). */
export async function markSettled(
  tx: Transaction,
  settlementId: string,
  named: { payments: readonly string[]; refunds: readonly string[] },
): Promise<void> {
  await queryPrepared(tx, payments, [settlementId, named.payments])
  await queryPrepared(tx, refunds, [settlementId, named.refunds])
}
