import { randomUUID } from 'node:crypto'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { PIECE_FATES, returnReason } from '@upchar/kernel/return-reasons'
import { sendOrderPhoto } from '@upchar/testkit/order-photos'
import { wayOf } from './lives-cancels.ts'
import type { Living } from './lives-living.ts'

type Return = Answer<'staffGetReturn'>['return']
type Fate = BodyInput<'staffSettleReturn'>['pieces'][number]['fate']

export async function askReturn(life: Living): Promise<void> {
  const {
    returnable,
    asks_payout: cash,
    wallet_choice: wallet,
  } = (await life.buyer.call('getReturns', { query: { id: life.id } })).body
  const reason = life.oneOf(returnable.flatMap(({ reasons }) => reasons))?.code ?? 'damaged'
  const items = returnable.flatMap(({ line, reasons }) => {
    const terms = reasons.find(({ code }) => code === reason)
    return terms === undefined ? [] : [{ line, quantity: life.upTo(terms.quantity + 1) }]
  })
  if (items.length === 0) return
  const needsPhoto = returnReason(reason, 'buyer')?.needsPhoto === true
  const photos = needsPhoto ? [await sendOrderPhoto(life.buyer, life.id)] : []
  life.said(
    `the buyer returns ${items.length} lines: ${reason}`,
    await life.buyer.call('requestReturn', {
      body: {
        id: life.id,
        items,
        reason,
        photos,
        request_key: randomUUID(),
        refund_way: wayOf(life, wallet),
        ...(cash && { pay_to: 'asha@okhdfc' }),
      },
    }),
  )
}

export async function workOnReturn(life: Living): Promise<void> {
  const { returns } = (await life.buyer.call('getReturns', { query: { id: life.id } })).body
  const chosen = life.oneOf(returns)
  if (chosen === undefined) return
  const params = { id: chosen.id }
  const one = (await life.staff.finance.call('staffGetReturn', { params })).body.return
  if (one.state === 'requested') {
    if (life.chance() < 0.2)
      return life.said(
        'the buyer withdraws',
        await life.buyer.call('withdrawReturn', { body: { id: life.id, return: one.id } }),
      )
    return life.said(
      'a return is decided',
      await life.staff.desk.call('staffDecideReturn', {
        params,
        body: {
          version: one.version,
          approve: life.chance() < 0.8,
          decision: 'As the pictures show',
        },
      }),
    )
  }
  if (one.state === 'paid' && life.chance() < 0.5) return sendBack(life, one)
  if (one.awaits_account) return nameAccount(life, one)
  if (one.to_pay > 0)
    return life.said(
      'cash is paid back',
      await life.staff.finance.call('staffPayReturn', {
        params,
        body: { version: one.version, bank_reference: `UTR${one.version}` },
      }),
    )
  if (one.outcome === 'replacement')
    return life.said(
      'money instead of a replacement',
      await life.staff.desk.call('staffRefundInstead', {
        params,
        body: { version: one.version, decision: 'It can’t be sent' },
      }),
    )
  await settle(life, one)
}

async function settle(life: Living, one: Return): Promise<void> {
  const params = { id: one.id }
  const pieces = one.items.flatMap((item) => {
    let left = item.quantity
    const batches = life.chance() < 0.5 ? item.batches : item.batches.toReversed()
    return batches.flatMap(({ lot, parcel, quantity, fates }) => {
      const taken = Math.min(left, quantity)
      left -= taken
      return taken > 0
        ? [{ line: item.line, lot, parcel, quantity: taken, fate: fate(life, fates) }]
        : []
    })
  })
  if (pieces.length === 0) return
  const seen = await life.staff.desk.call('staffPreviewReturn', { params, body: { pieces } })
  const outcome = life.chance() < 0.4 ? 'replacement' : 'refund'
  life.said(
    `a return that is ${one.state} is settled by a ${outcome}`,
    await life.staff.desk.call('staffSettleReturn', {
      params,
      body: {
        version: one.version,
        pieces,
        outcome,
        credit: seen.status === 200 && outcome === 'refund' ? seen.body.settlement.credit : 0,
        decision: 'Looked at',
      },
    }),
  )
}

/** Mostly what the inspection may find. */
function fate(life: Living, fates: readonly Fate[]): Fate {
  const chosen = life.chance() < 0.9 ? fates : PIECE_FATES
  return life.oneOf(chosen) ?? 'rejected'
}

/** The bank returns what was paid; the second member accepts it, or has seen another line. */
async function sendBack(life: Living, one: Return): Promise<void> {
  const id = randomUUID()
  const { finance, second } = life.staff
  life.said(
    'the bank returns the money',
    await finance.call('staffRecordReturnedTransfer', {
      params: { id: one.id },
      body: {
        id,
        bank_reference: one.paid?.bank_reference ?? '',
        returned_on: istDate(life.world.clock.now()),
        reason: 'Account closed',
      },
    }),
  )
  life.said(
    'a second member looks at it',
    await second.call('staffDecideReturnedTransfer', {
      params: { id },
      body: { accept: life.chance() < 0.8 },
    }),
  )
}

async function nameAccount(life: Living, one: Return): Promise<void> {
  const { returns } = (await life.buyer.call('getReturns', { query: { id: life.id } })).body
  const link = returns.find(({ id }) => id === one.id)?.account_href ?? ''
  life.said(
    'the buyer names another account',
    await life.buyer.call('givePayoutAccount', {
      params: { id: one.id },
      body: { key: link.split('key=')[1] ?? '', pay_to: 'new@okhdfc' },
    }),
  )
}
