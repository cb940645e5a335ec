import { randomUUID } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createServer, mountApi } from '@upchar/api/app'
import { reconcilePayments } from '@upchar/api/internals/flows/payments/reconcile-payments'
import { parseConfig } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import { openLog } from '@upchar/api/platform/log'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { openContext } from '@upchar/server/processes'
import { addToCart, Buyer, textAt } from '@upchar/testkit/buyer'
import { copyCheckout } from '@upchar/testkit/checkout-copies'
import { copyFilledPostgres, filledDatabase, testDay } from '@upchar/testkit/filled-postgres'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { plentifulSkus } from '@upchar/testkit/outage'
import { scratchFolder } from '@upchar/testkit/scratch'

/** `npm run bench:reconcile`: how many captured payments the reconciler turns into orders in a minute. */
const payments = 1000
/** What a gateway's answer takes. */
const gatewayMs = 200

/** A guest who stands at the gateway's page; the checkout's id. */
async function checkoutAtGateway(origin: string, sku: string): Promise<string> {
  const buyer = new Buyer(origin)
  await addToCart(buyer, sku)
  const made = await buyer.post('/api/checkout/guest/create', {
    request_key: randomUUID(),
    form: {
      email: 'ward@hospital.example',
      FullName: 'Meera Nair',
      PhoneNumber: '9876543210',
      pinCode: '400001',
      house: '12 Marine Lines',
      street: 'Queens Road',
      city: 'Mumbai',
      paymentOption: 1,
    },
  })
  const id = String(textAt(made.body, 'checkout', 'id'))
  await buyer.post(`/api/checkout/${id}/place`, { total: textAt(made.body, 'checkout', 'total') })
  buyer.close()
  return id
}

async function measure(context: Context, origin: string): Promise<void> {
  const { db } = context
  const [sku = ''] = await plentifulSkus(db, 1)
  const id = await checkoutAtGateway(origin, sku)
  await copyCheckout(db, id, payments, { paid: true })
  await db.execute(sql`update payment_order set created_at = created_at - interval '11 minutes'`)
  const { gateway } = context
  const slow: Context['gateway'] = {
    ...gateway,
    fetchPayments: async (orderId) => {
      await sleep(gatewayMs)
      return gateway.fetchPayments(orderId)
    },
  }
  const began = performance.now()
  await reconcilePayments({ ...context, gateway: slow })
  const seconds = (performance.now() - began) / 1000
  const { rows: made } = await db.execute<{ orders: number }>(
    sql`select count(*)::int as orders from "order"`,
  )
  const orders = made[0]?.orders ?? 0
  process.stdout.write(
    `${orders} of ${payments} captured payments became orders in ${seconds.toFixed(1)} s: ` +
      `${Math.round((orders / seconds) * 60)} a minute, with a gateway that takes ${gatewayMs} ms\n` +
      `broken rules: ${JSON.stringify(await brokenLedgers(db))}\n`,
  )
}

const folder = await scratchFolder('upchar-reconcile-')
// PostgreSQL runs as another user than root.
await chmod(folder, 0o711)
await copyFilledPostgres({ dataDir: folder, today: testDay })
const postgres = await startEmbeddedPostgres({ dataDir: folder, port: 0, database: filledDatabase })
const config = parseConfig(
  { UPCHAR_ENV: 'test', UPCHAR_DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0' },
  'a secret of thirty-two characters',
)
if (!config.ok) throw new Error(config.error.join('; '))
const opened = await openContext(config.value, postgres.url, openLog('error'))
const app = createServer(config.value)
await mountApi(app, opened.context)
try {
  await measure(opened.context, await app.listen({ host: '127.0.0.1', port: 0 }))
} finally {
  await app.close()
  await opened.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
