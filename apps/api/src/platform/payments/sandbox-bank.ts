import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { formatRupees } from '@upchar/kernel/money'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { formBodyLimit } from '../http/body-limits.ts'
import { plainPage, sendPage } from '../http/plain-page.ts'
import { addJob } from '../jobs/jobs.ts'
import { html } from '../text/html.ts'
import { messagePage } from './sandbox-page.ts'
import { findOrder, insertPayment, providerId } from './sandbox-store.ts'

const path = '/sandbox/bank/:accountId'
const there = z.object({ accountId: z.string().regex(/^va_[0-9A-Za-z]{14}$/) })
const form = z.object({
  rupees: z.coerce.number().min(1).max(100_000_000),
  bank_reference: z.string().trim().min(1).max(40),
  webhook_lost: z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((value) => value === '1'),
})

/** The buyer's bank: transfers any amount to a virtual account of the sandbox gateway. */
export function registerSandboxBank(app: FastifyInstance, context: Context): void {
  if (context.config.PAYMENT_PROVIDER !== 'sandbox' || context.config.production) return
  const brand = context.config.BRAND_NAME
  void app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: formBodyLimit })
    pages.get(path, { schema: { hide: true } }, async (request, reply) => {
      const asked = there.safeParse(request.params)
      const account = asked.success && (await findOrder(context.db, asked.data.accountId))
      if (!account) return sendPage(reply, unknown(brand), { status: 404 })
      return sendPage(
        reply,
        plainPage({
          title: 'Transfer money',
          brand,
          note: 'Test payments: no money moves',
          body: html`<section class="card">
            <h1>Transfer money</h1>
            <p class="amount">
              ${formatRupees(account.amountPaise, { paise: 'always' })} are awaited
            </p>
            <form method="post">
              <label class="field"
                >Amount in rupees<input
                  name="rupees"
                  inputmode="decimal"
                  required
                  value="${account.amountPaise / 100}"
              /></label>
              <label class="field"
                >Bank reference (UTR)<input name="bank_reference" required
              /></label>
              <label
                ><input type="checkbox" name="webhook_lost" value="1" /> The gateway’s message gets
                lost</label
              >
              <button>Transfer</button>
            </form>
          </section>`,
        }),
        { formAction: "'self'" },
      )
    })
    pages.post(path, { schema: { hide: true } }, async (request, reply) => {
      const asked = there.safeParse(request.params)
      const sent = form.safeParse(request.body ?? {})
      const account = asked.success && (await findOrder(context.db, asked.data.accountId))
      if (!account || !sent.success) return sendPage(reply, unknown(brand), { status: 404 })
      const taken = await transfer(context, account.id, sent.data)
      return sendPage(
        reply,
        messagePage(
          brand,
          taken ? 'The money is transferred' : 'The account is closed',
          taken ? 'It has reached the account.' : 'The bank returns the money.',
          null,
        ),
      )
    })
  })
}

const unknown = (brand: string) =>
  messagePage(brand, 'No such account', 'Look at the account number and the amount again.', null)

const transfer = (
  context: Context,
  accountId: string,
  { rupees, bank_reference: bankReference, webhook_lost: lost }: z.output<typeof form>,
): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    const paymentId = await insertPayment(tx, {
      orderId: accountId,
      amountPaise: Math.round(rupees * 100),
      method: 'bank_transfer',
      status: 'captured',
      errorReason: null,
      bankReference,
      at: context.clock.now(),
    })
    if (paymentId === undefined) return false
    if (!lost)
      for (const event of ['payment.captured', 'virtual_account.credited'])
        addJob(tx, 'deliver-sandbox-webhook', {
          orderId: accountId,
          paymentId,
          event,
          eventId: providerId('evt'),
        })
    return true
  })
