import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { err, ok } from '@upchar/kernel/result'
import { wrongBooks } from '@upchar/testkit/books'
import { paymentOf, tellDispute } from '@upchar/testkit/disputes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { reconcile } from '@upchar/testkit/payment-requests'
import { atGateway, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { cancel, itemsOf, orderOf } from '../../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
/** Sessions of staff end while the clock runs. */
const finance = async () => (await signedInStaff(world, 'finance')).visitor
afterEach(() => {
  vi.restoreAllMocks()
})

/** Packs at ₹105, paid by card, and a dispute that the gateway has told of. */
async function disputed(quantity = 1, amount = quantity * 10_500) {
  const { sku } = await goods.addVariant({})
  const { visitor, checkout, url } = await atGateway(world, { sku, quantity })
  await pay(visitor, url, { webhook_lost: '1' })
  const placed = await outcomeOf(visitor, checkout)
  if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
  const number = placed.order_number
  const told = {
    id: `disp_${randomUUID().slice(0, 14)}`,
    payment: await paymentOf(world, number),
    amount,
  }
  await tellDispute(world, 'created', { ...told, status: 'open' })
  const refunds = async () =>
    (
      await world.db.execute<{ paise: number; state: string; reference: string | null }>(sql`
        select amount_paise::int as paise, state, bank_reference as reference from refund where payment_id = ${told.payment} order by created_at, id`)
    ).rows.map(({ paise, state, reference }) => [paise, state, reference])
  const cancelled = async (pieces?: number) => {
    const line = itemsOf(await orderOf(visitor, placed.order_id))[0]?.line ?? ''
    const items = pieces === undefined ? undefined : [{ line, quantity: pieces }]
    expect((await cancel(world, visitor, placed.order_id, items)).status).toBe(200)
    await runJobs(world)
  }
  return { number, told, refunds, cancelled }
}
const listed = async (q: string, state: 'open' | 'under_review' | 'to_settle' | 'ended' = 'open') =>
  (await (await finance()).call('staffListDisputes', { query: { q, state } })).body
const staffMails = async (id: string) =>
  (await mailsTo(world.db, world.context.config.SUPPORT_EMAIL)).filter(({ text }) =>
    text.includes(id),
  )
const sentBack = () => vi.spyOn(world.context.gateway, 'refund')

describe('RET-04 a dispute of the gateway', () => {
  it('RET-04 stands in the console with its last day, and staff are told once', async () => {
    const { number, told } = await disputed()
    await tellDispute(world, 'created', { ...told, status: 'open' })
    const { disputes, at_stake } = await listed(told.id)
    expect(disputes).toMatchObject([
      {
        id: told.id,
        order_number: number,
        payment_id: told.payment,
        paid: 105,
        amount: 105,
        deducted: 0,
        reason: 'Goods not received',
        phase: 'chargeback',
        state: 'open',
        days_left: 10,
        notes: [],
      },
    ])
    expect(at_stake).toBeGreaterThanOrEqual(105)
    expect((await listed(number)).disputes).toHaveLength(1)
    const [mail, ...more] = await staffMails(told.id)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^A payment of ₹105.00 is disputed: answer by .*4 December 2026$/)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 goes its way in any order of messages; what has ended stays ended', async () => {
    const { told } = await disputed()
    await tellDispute(world, 'under_review', { ...told, status: 'under_review' })
    // A late message about its beginning doesn't ask for an answer again; the gateway's own wish does.
    await tellDispute(world, 'created', { ...told, status: 'open' })
    expect((await listed(told.id, 'under_review')).disputes).toHaveLength(1)
    await tellDispute(world, 'action_required', { ...told, status: 'open' })
    expect((await listed(told.id)).disputes).toHaveLength(1)
    await tellDispute(world, 'won', { ...told, status: 'won' })
    for (const late of ['created', 'action_required'] as const)
      await tellDispute(world, late, { ...told, status: 'open' })
    await tellDispute(world, 'lost', { ...told, status: 'lost' })
    expect((await listed(told.id, 'ended')).disputes).toMatchObject([{ state: 'won', deducted: 0 }])
    expect((await staffMails(told.id)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'A payment of ₹105.00 is disputed',
      'The bank looks at the evidence for ₹105.00',
      'A payment of ₹105.00 is disputed',
      'A dispute over ₹105.00 is won',
    ])
  })

  it('RET-04 is told by the sandbox gateway as by the real one', async () => {
    const { sku } = await goods.addVariant({})
    const { visitor, url } = await atGateway(world, { sku })
    const { back } = await pay(visitor, url, { disputed: '1' })
    await runJobs(world, 2)
    const { disputes } = await listed(back['razorpay_payment_id'] ?? '')
    expect(disputes).toMatchObject([{ amount: 105, state: 'open', days_left: 10 }])
  })

  it('RET-04 counts no more as given back than was disputed, whatever the gateway took off', async () => {
    const { told } = await disputed()
    await tellDispute(world, 'lost', { ...told, status: 'lost', deducted: 12_000 })
    expect((await listed(told.id, 'ended')).disputes).toMatchObject([
      { state: 'lost', deducted: 105 },
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 of a payment that isn’t ours is left alone', async () => {
    const { told } = await disputed()
    const id = 'disp_foreign000000'
    await tellDispute(world, 'created', { ...told, id, payment: 'pay_foreign', status: 'open' })
    expect((await listed(id)).disputes).toEqual([])
  })

  it('RET-04 keeps notes of what was sent, once each, on record', async () => {
    const { told } = await disputed()
    const visitor = await finance()
    const id = randomUUID()
    const body = { id, text: 'Invoice and proof of delivery sent in the dashboard' }
    for (const _ of [1, 2])
      expect(
        (await visitor.call('staffNoteDispute', { params: { id: told.id }, body })).body.dispute,
      ).toMatchObject({ notes: [{ text: body.text }] })
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entry where action = 'dispute.note' and subject_id = ${told.id}`,
    )
    expect(rows[0]?.n).toBe(1)
    const none = await visitor.call('staffNoteDispute', {
      params: { id: 'disp_nobody' },
      body: { id: randomUUID(), text: 'Sent' },
    })
    expect(none).toMatchObject({ status: 404, body: { code: 'dispute_unknown' } })
  })
})

/** Where the ledger says that a dispute's money lies, in paise. */
const standing = async (id: string) => {
  const { rows } = await world.db.execute<{ kind: string; paise: number }>(sql`
    select a.kind, sum(p.amount_paise)::int as paise from ledger_journal j join ledger_posting p on p.journal_id = j.id
      join ledger_account a on a.id = p.account_id where j.key like ${`dispute:${id}:%`} group by 1 having sum(p.amount_paise) <> 0`)
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]))
}

/** A file of evidence as the console sends it. */
async function attach(visitor: Awaited<ReturnType<typeof finance>>, bytes = plainPdf()) {
  const reply = await visitor.raw({
    method: 'POST',
    url: '/api/staff/dispute-evidence',
    ...multipartOf(bytes, 'delivered.pdf'),
  })
  return reply
}
type Document = { document: { id: string; name: string } }

describe('RET-04 the evidence of a dispute', () => {
  const summary = 'Delivered on 12 November, signed by Dr Rao'

  it('RET-04 is sent to the gateway with its files, once, on record', async () => {
    const { sku } = await goods.addVariant({})
    const { visitor: buyer, checkout, url } = await atGateway(world, { sku })
    const { back } = await pay(buyer, url, { disputed: '1' })
    expect((await outcomeOf(buyer, checkout)).state).toBe('placed')
    await runJobs(world, 4)
    const id = (back['razorpay_payment_id'] ?? '').replace('pay_', 'disp_')
    const visitor = await finance()
    const { document } = (await attach(visitor)).body as Document
    expect(document.name).toBe('delivered.pdf')
    const sent = vi.spyOn(world.context.gateway, 'contestDispute')
    const answer = () =>
      visitor.call('staffContestDispute', {
        params: { id },
        body: { summary, documents: [{ id: document.id, kind: 'shipping_proof' }] },
      })
    const evidence = [{ name: 'delivered.pdf', kind: 'shipping_proof', summary }]
    for (const _ of [1, 2])
      expect(await answer()).toMatchObject({ status: 200, body: { dispute: { evidence } } })
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      disputeId: id,
      summary,
      documents: [{ id: document.id, kind: 'shipping_proof' }],
    })
    await runJobs(world)
    expect((await listed(id, 'under_review')).disputes).toMatchObject([{ id }])
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entry where action = 'dispute.contest' and subject_id = ${id}`,
    )
    expect(rows[0]?.n).toBe(1)
  })

  it('RET-04 takes only sound files, of the member, for a dispute to be answered', async () => {
    const { told } = await disputed()
    const [visitor, other] = [await finance(), await finance()]
    expect((await attach(visitor, Buffer.from('<svg/>'))).status).toBe(422)
    const { document } = (await attach(visitor)).body as Document
    const answer = (by: typeof visitor, id: string) =>
      by.call('staffContestDispute', {
        params: { id },
        body: { summary, documents: [{ id: document.id, kind: 'billing_proof' }] },
      })
    expect(await answer(visitor, 'disp_nobody')).toMatchObject({ status: 404 })
    expect(await answer(other, told.id)).toMatchObject({ body: { code: 'evidence_unknown' } })
    const gateway = vi.spyOn(world.context.gateway, 'contestDispute')
    gateway.mockResolvedValueOnce(err({ kind: 'invalid', message: 'illegible' }))
    expect(await answer(visitor, told.id)).toMatchObject({
      status: 503,
      body: { code: 'evidence_not_taken' },
    })
    await tellDispute(world, 'won', { ...told, status: 'won' })
    expect(await answer(visitor, told.id)).toMatchObject({ status: 409 })
  })
})

describe('RET-04 an answer to a dispute that is interrupted', () => {
  const summary = 'Delivered on 12 November, signed by Dr Rao'
  /** A dispute, with a member's answer to it. */
  async function answering() {
    const { told } = await disputed()
    const { contestDispute } = world.context.gateway
    const visitor = await finance()
    const answer = async (by = visitor, kind = 'shipping_proof' as const) => {
      const { document } = (await attach(by)).body as Document
      const documents = [{ id: document.id, kind }]
      return () =>
        by.call('staffContestDispute', { params: { id: told.id }, body: { summary, documents } })
    }
    const evidence = async () => (await listed(told.id)).disputes[0]?.evidence
    return {
      told,
      answer,
      evidence,
      contestDispute,
      asked: vi.spyOn(world.context.gateway, 'contestDispute'),
    }
  }
  const later = async () => {
    world.clock.advance(60_000)
    await runJobs(world)
  }

  it.each(['before', 'after'])(
    'RET-04 is sent once when the process ends %s the gateway takes it',
    async (when) => {
      const { told, answer, evidence, contestDispute, asked } = await answering()
      asked.mockImplementationOnce(async (sent) => {
        if (when === 'after') expect(await contestDispute(sent)).toEqual(ok(undefined))
        throw new Error('the process ends')
      })
      expect((await (await answer())()).status).toBe(500)
      expect(await evidence()).toMatchObject([{ name: 'delivered.pdf', summary, at: null }])
      await later()
      expect(asked).toHaveBeenCalledTimes(when === 'after' ? 1 : 2)
      expect(await world.context.gateway.fetchEvidence(told.id)).toMatchObject({
        value: [expect.stringMatching(/^doc_/)],
      })
      expect(await evidence()).toMatchObject([{ at: expect.any(String) }])
      await later()
      expect(asked).toHaveBeenCalledTimes(when === 'after' ? 1 : 2)
    },
  )

  it('RET-04 is sent once by a press repeated at once, and of one of two members', async () => {
    const { answer, evidence, asked } = await answering()
    const [mine, theirs] = [await answer(), await answer(await finance())]
    const replies = await Promise.all([mine(), mine(), theirs()])
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.every(({ status }) => status === 409)).toBe(true)
    expect([1, 2]).toContain(refused.length)
    expect(asked).toHaveBeenCalledOnce()
    expect(await evidence()).toHaveLength(1)
  })

  it('RET-04 is not answered again before the gateway says that the bank reads it', async () => {
    const { answer, evidence, asked } = await answering()
    const [mine, theirs] = [await answer(), await answer(await finance())]
    expect((await mine()).status).toBe(200)
    expect(await theirs()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(asked).toHaveBeenCalledOnce()
    expect(await evidence()).toHaveLength(1)
  })

  it('RET-04 waits for a gateway that can’t be reached; staff read when it refuses then', async () => {
    const { told, answer, evidence, asked } = await answering()
    asked.mockResolvedValueOnce(err({ kind: 'timeout', message: 'no answer in time' }))
    const send = await answer()
    expect(await send()).toMatchObject({
      status: 200,
      body: { dispute: { evidence: [{ at: null }] } },
    })
    expect(await (await answer(await finance()))()).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    asked.mockResolvedValueOnce(err({ kind: 'invalid', message: 'illegible' }))
    await later()
    expect(await evidence()).toEqual([])
    expect((await staffMails(told.id)).map(({ subject }) => subject)).toContain(
      'The gateway refuses the evidence for ₹105.00',
    )
    expect(await send()).toMatchObject({
      body: { dispute: { evidence: [{ by: { id: expect.any(String) }, at: expect.any(String) }] } },
    })
  })
})

describe('RET-04 the money of a dispute in the ledger', () => {
  it('RET-04 is disputed while the bank decides, and the gateway owes it again when it is won', async () => {
    const { told } = await disputed()
    expect(await standing(told.id)).toEqual({})
    const taken = { ...told, deducted: 10_500 }
    for (const _ of [1, 2])
      await tellDispute(world, 'under_review', { ...taken, status: 'under_review' })
    expect(await standing(told.id)).toEqual({ gateway: -10_500, disputed: 10_500 })
    expect(await wrongBooks(world)).toBe('')
    await tellDispute(world, 'won', { ...told, status: 'won' })
    expect(await standing(told.id)).toEqual({})
    expect(await wrongBooks(world)).toBe('')
  })

  it.each(['open', 'under_review'] as const)(
    'RET-04 stays disputed through a message that it is %s and says nothing of it: only “won” brings it back',
    async (status) => {
      const { told } = await disputed()
      const taken = { ...told, status: 'under_review', deducted: 10_500 } as const
      await tellDispute(world, 'under_review', taken)
      const event = status === 'open' ? 'action_required' : status
      await tellDispute(world, event, { ...told, status })
      expect(await standing(told.id)).toEqual({ gateway: -10_500, disputed: 10_500 })
      expect(await wrongBooks(world)).toBe('')
    },
  )

  it('RET-04 is the same in a database that sorts text by a language', async () => {
    const collate = (collation: string) =>
      world.db.execute(
        sql`alter table ledger_journal alter column key type text collate ${sql.raw(`"${collation}"`)}`,
      )
    await collate('en-x-icu')
    try {
      const { told } = await disputed()
      await tellDispute(world, 'under_review', {
        ...told,
        deducted: 10_500,
        status: 'under_review',
      })
      await tellDispute(world, 'won', { ...told, status: 'won' })
      expect(await standing(told.id)).toEqual({})
    } finally {
      await collate('default')
    }
  })

  it('RET-04 is the shop’s loss when it is lost, but for the refunds that it pays', async () => {
    const { told, cancelled } = await disputed(2, 21_000)
    await tellDispute(world, 'lost', { ...told, status: 'lost', deducted: 21_000 })
    expect(await standing(told.id)).toEqual({ gateway: -21_000, dispute_losses: 21_000 })
    await cancelled(1)
    expect(await standing(told.id)).toEqual({
      gateway: -21_000,
      dispute_losses: 10_500,
      buyers_refunded: 10_500,
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 of a dispute that an earlier version recorded is booked within the hour', async () => {
    const { told } = await disputed()
    await world.db.execute(sql`update dispute set deducted_paise = 10500 where id = ${told.id}`)
    await world.db.execute(sql`select graphile_worker.add_job('follow-settlements', '{}'::json)`)
    await runJobs(world)
    expect(await standing(told.id)).toEqual({ gateway: -10_500, disputed: 10_500 })
    expect(await wrongBooks(world)).toBe('')
    // An earlier version left the money of a closed one as disputed.
    await world.db.execute(sql`update dispute set state = 'closed' where id = ${told.id}`)
    await world.db.execute(sql`select graphile_worker.add_job('follow-settlements', '{}'::json)`)
    await runJobs(world)
    expect(await standing(told.id)).toEqual({ gateway: -10_500, dispute_losses: 10_500 })
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('RET-04 what goes back of a disputed payment', () => {
  it('RET-04 waits while the bank may take it, and goes when the dispute is won', async () => {
    const { told, refunds, cancelled } = await disputed()
    const asked = sentBack()
    await cancelled()
    world.clock.advance(2 * 3_600_000)
    await reconcile(world)
    expect(asked).not.toHaveBeenCalled()
    expect(await refunds()).toEqual([[10_500, 'due', null]])
    expect((await listed(told.id)).disputes).toMatchObject([{ waiting_refunds: 105 }])
    await tellDispute(world, 'won', { ...told, status: 'won' })
    await runJobs(world)
    expect(asked).toHaveBeenCalledOnce()
    expect(await refunds()).toEqual([[10_500, 'processed', expect.stringMatching(/^SANDBOX/)]])
    expect(await wrongBooks(world)).toBe('')
  })

  it.each(['before', 'after'])(
    'RET-04 is what the bank gave back when the dispute is lost %s the cancel: nothing is sent twice',
    async (when) => {
      const { told, refunds, cancelled } = await disputed()
      const asked = sentBack()
      if (when === 'after') await cancelled()
      await tellDispute(world, 'lost', { ...told, status: 'lost', deducted: 10_500 })
      if (when === 'before') await cancelled()
      await runJobs(world)
      world.clock.advance(2 * 3_600_000)
      await reconcile(world)
      expect(asked).not.toHaveBeenCalled()
      expect(await refunds()).toEqual([[10_500, 'processed', told.id]])
      expect((await listed(told.id, 'ended')).disputes).toMatchObject([
        { state: 'lost', deducted: 105, waiting_refunds: 0 },
      ])
      expect(await wrongBooks(world)).toBe('')
    },
  )

  it('RET-04 beyond what the bank gave back is decided by staff, who read how much that was', async () => {
    const { number, told, refunds, cancelled } = await disputed(3, 15_000)
    await tellDispute(world, 'lost', { ...told, status: 'lost' })
    const asked = sentBack()
    await cancelled(1)
    await cancelled(1)
    expect(asked).not.toHaveBeenCalled()
    // The first pack is covered by the ₹150 that the bank gave back, the second one is more than the rest.
    expect(await refunds()).toEqual([
      [10_500, 'processed', told.id],
      [10_500, 'due', null],
    ])
    const { refunds: byHand } = (
      await (await finance()).call('staffListHandRefunds', { query: { limit: 100 } })
    ).body
    expect(byHand.find(({ order_number }) => order_number === number)).toMatchObject({
      amount: 105,
      reason: expect.stringContaining('The bank has given back ₹150 of this payment in a dispute'),
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 is followed where the gateway sends it already, and staff don’t pay it again', async () => {
    const { number, told, refunds, cancelled } = await disputed()
    await tellDispute(world, 'closed', { ...told, status: 'closed' })
    // It says nothing of the money: finance looks in the settlements, until somebody notes what was found.
    const unclear = [{ id: told.id, state: 'closed', deducted: 0, money_unclear: true }]
    expect((await listed(told.id, 'to_settle')).disputes).toMatchObject(unclear)
    world.clock.advance(60_000)
    const note = { id: randomUUID(), text: 'No deduction in the settlements until 30 Nov' }
    await (await finance()).call('staffNoteDispute', { params: { id: told.id }, body: note })
    expect((await listed(told.id, 'to_settle')).disputes).toEqual([])
    expect((await listed(told.id, 'ended')).disputes).toMatchObject([{ money_unclear: false }])
    const sent = { id: `rfnd_${randomUUID().slice(0, 14)}`, paymentId: told.payment }
    const given = { ...sent, amountPaise: 10_500 }
    const { gateway } = world.context
    vi.spyOn(gateway, 'refund').mockResolvedValue(ok({ ...given, status: 'pending' }))
    await cancelled()
    expect(await refunds()).toEqual([[10_500, 'pending', null]])
    const second = { ...told, id: `disp_${randomUUID().slice(0, 14)}` }
    await tellDispute(world, 'lost', { ...second, status: 'lost' })
    const { refunds: byHand } = (
      await (await finance()).call('staffListHandRefunds', { query: { limit: 100 } })
    ).body
    expect(byHand.filter(({ order_number }) => order_number === number)).toEqual([])
    vi.spyOn(gateway, 'fetchRefund').mockResolvedValue(
      ok({ ...given, status: 'processed', bankReference: 'ARN1' }),
    )
    world.clock.advance(2 * 3_600_000)
    await reconcile(world)
    expect(await refunds()).toEqual([[10_500, 'processed', 'ARN1']])
    expect(await wrongBooks(world)).toBe('')
  })
})
