import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { GatewaySettlementLine, PaymentGateway } from './port.ts'
import { call, type RazorpayOptions } from './razorpay-call.ts'
import { reconReply, settlementsReply } from './settlement-wire.ts'

/** The most that the gateway gives at once. */
const settlementPage = 100
const reconPage = 1000

/** Those that have reached the bank; the gateway tells of the others later. */
export async function fetchSettlements(
  options: RazorpayOptions,
  since: Date,
): ReturnType<PaymentGateway['fetchSettlements']> {
  const from = Math.floor(since.getTime() / 1000)
  const found = []
  for (let skip = 0; ; skip += settlementPage) {
    const path = `/settlements?from=${from}&count=${settlementPage}&skip=${skip}`
    const page = await call(options, settlementsReply, 'GET', path)
    if (!page.ok) return page
    const { items } = page.value
    found.push(...items.filter(({ processed }) => processed))
    if (items.length < settlementPage) return ok(found)
  }
}

/** The report is by day in India, of all settlements of the day. */
export async function fetchSettlementLines(
  options: RazorpayOptions,
  { id, at }: Parameters<PaymentGateway['fetchSettlementLines']>[0],
): ReturnType<PaymentGateway['fetchSettlementLines']> {
  const [year, month, day] = istDate(at).split('-')
  const lines: GatewaySettlementLine[] = []
  for (let skip = 0; ; skip += reconPage) {
    const path = `/settlements/recon/combined?year=${year}&month=${month}&day=${day}&count=${reconPage}&skip=${skip}`
    const page = await call(options, reconReply, 'GET', path)
    if (!page.ok) return page
    const { items } = page.value
    lines.push(...items.filter(({ settlementId }) => settlementId === id))
    if (items.length < reconPage) return ok(lines)
  }
}
