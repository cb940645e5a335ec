import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isLocalPath } from '@upchar/kernel/local-path'
import { formatRupees } from '@upchar/kernel/money'
import type { Context } from '../context.ts'
import { html } from '../text/html.ts'
import { formBodyLimit } from '../http/body-limits.ts'
import { plainPage, sendPage } from '../http/plain-page.ts'

const backPath = z.string().refine(isLocalPath).catch('/')
const there = z.object({ orderId: z.string().regex(/^order_[0-9A-Za-z]{8,30}$/) })
const asked = z.object({ amount: z.coerce.number().int().min(100), back: backPath })
const brought = z.object({
  razorpay_payment_id: z.string().max(60).optional(),
  razorpay_order_id: z.string().max(60).optional(),
  razorpay_signature: z.string().max(200).optional(),
})

/**
 * Handover to Razorpay's hosted checkout and back. The checkout is entered by a form post and posts back
 * across sites, without the guest's cookie: hence a page of ours before it and a redirect after it.
 */
export function registerHandover(app: FastifyInstance, context: Context): void {
  if (context.config.PAYMENT_PROVIDER !== 'razorpay') return
  const { BRAND_NAME: brand, PAYMENT_KEY_ID: keyId, origin } = context.config
  void app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: formBodyLimit })
    pages.get(
      '/api/payments/handover/:orderId',
      { schema: { hide: true } },
      async (request, reply) => {
        const order = there.safeParse(request.params)
        const query = asked.safeParse(request.query)
        if (!order.success || !query.success) return reply.redirect('/cart', 303)
        const callback = `${origin}/api/payments/back?to=${encodeURIComponent(query.data.back)}`
        const fields = {
          key_id: keyId,
          order_id: order.data.orderId,
          amount: String(query.data.amount),
          currency: 'INR',
          name: brand,
          callback_url: callback,
          cancel_url: `${origin}${query.data.back}`,
        }
        return sendPage(
          reply,
          plainPage({
            title: `Pay ${brand}`,
            brand,
            note: 'Secure payment',
            body: html`<section class="card">
              <h1>Continue to payment</h1>
              <p class="amount">${formatRupees(query.data.amount, { paise: 'always' })}</p>
              <p class="muted">You pay on the page of our payment partner Razorpay.</p>
              <form method="post" action="https://api.razorpay.com/v1/checkout/embedded">
                ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button>
                  Continue to payment
                </button>
              </form>
            </section>`,
          }),
          { formAction: 'https://api.razorpay.com' },
        )
      },
    )
    // The gateway's page posts here; it changes nothing.
    pages.post(
      '/api/payments/back',
      { schema: { hide: true }, config: { openToSites: true } },
      async (request, reply) => {
        const to = z.object({ to: backPath }).parse(request.query ?? {}).to
        const fields = brought.safeParse(request.body ?? {})
        const query = new URLSearchParams(
          fields.success
            ? Object.entries(fields.data).filter((e): e is [string, string] => e[1] !== undefined)
            : [],
        )
        return reply.redirect(`${to}${to.includes('?') ? '&' : '?'}${query.toString()}`, 303)
      },
    )
  })
}
