import { randomUUID } from 'node:crypto'
import type { RouteName } from '@upchar/contract/routes'
import { paymentOf, tellDispute } from '@upchar/testkit/disputes'
import { awaiting, matchTransfer } from '@upchar/testkit/payment-requests'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import type { Visitor } from '@upchar/testkit/world'
import { audited, delivered, paidOnline, parcelOf, type Action, type Stage } from './made-ready.ts'

/** A courier's list that pays a parcel a rupee less than its cash, looked at but not recorded. */
async function remittance(stage: Stage) {
  const { id } = await delivered(stage)
  const { parcel } = await parcelOf(stage, id)
  const file = { file_name: `${parcel.awb}.csv`, text: `AWB,Amount\n${parcel.awb},363` }
  const { seen } = (await stage.finance[0].call('staffPreviewRemittance', { body: file })).body
  return { ...file, seen }
}

/** A transfer that differs from what is awaited, for a second member to look at. */
async function differing(stage: Stage) {
  const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
  const one = await awaiting(stage.world, 4, { sku })
  const { reply } = await matchTransfer(stage.world, one.checkout.id, { amount: 90 })
  return { id: one.checkout.id, credit: reply.body.request.credits[0]?.id ?? '' }
}
async function waiting(stage: Stage) {
  const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
  return awaiting(stage.world, 4, { sku })
}

/** A payment whose buyer's bank asks for it back. */
async function disputed(stage: Stage) {
  const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
  const order = await paidOnline(stage, sku)
  const id = `disp_${randomUUID().slice(0, 8)}`
  const payment = await paymentOf(stage.world, order.order_number)
  await tellDispute(stage.world, 'created', { id, payment, amount: 10_500, status: 'open' })
  return id
}
async function attach(visitor: Visitor) {
  const { body } = await visitor.raw({
    method: 'POST',
    url: '/api/staff/dispute-evidence',
    ...multipartOf(plainPdf(), 'delivered.pdf'),
  })
  return (body as { document: { id: string } }).document.id
}

/** What staff and buyers do with couriers' cash, awaited payments and disputes. */
export const moneyActions = {
  staffPreviewRemittance: null,
  staffRecordRemittance: {
    dies: audited,
    ready: async (stage) => {
      const body = await remittance(stage)
      return (nth) => stage.finance[nth].call('staffRecordRemittance', { body })
    },
  },
  staffSettleRemittance: {
    dies: audited,
    ready: async (stage) => {
      const body = await remittance(stage)
      const { id } = (await stage.finance[0].call('staffRecordRemittance', { body })).body
        .remittance
      return (nth) =>
        stage.finance[nth].call('staffSettleRemittance', {
          params: { id, line: 2 },
          body: { reason: 'The courier has rounded' },
        })
    },
  },
  staffWithdrawRemittance: {
    dies: audited,
    ready: async (stage) => {
      const body = {
        kind: 'charges' as const,
        file_name: 'bill.csv',
        text: `AWB,Total\nWITHDRAW${randomUUID().slice(0, 8)},50`,
      }
      const [desk] = stage.finance
      const { seen } = (await desk.call('staffPreviewRemittance', { body })).body
      const { remittance: list } = (
        await desk.call('staffRecordRemittance', { body: { ...body, seen } })
      ).body
      const params = { id: list.id, line: 2 }
      const { asked } = (
        await desk.call('staffSettleRemittance', { params, body: { reason: 'Fuel surcharge' } })
      ).body.difference
      return (nth) =>
        stage.finance[nth].call('staffWithdrawRemittance', {
          params,
          body: { reason: 'Not in the contract', asked_at: asked?.at ?? '' },
        })
    },
  },
  staffRecordCredit: {
    dies: audited,
    ready: async (stage) => {
      const one = await waiting(stage)
      const body = {
        id: randomUUID(),
        bank_reference: `HDFC${one.request.reference}`,
        amount: 105,
        credited_on: '2026-11-24',
      }
      return (nth) =>
        stage.finance[nth].call('staffRecordCredit', { params: { id: one.checkout.id }, body })
    },
  },
  staffDecideCredit: {
    dies: audited,
    ready: async (stage) => {
      const params = await differing(stage)
      return (nth) =>
        stage.finance[nth].call('staffDecideCredit', { params, body: { accept: true } })
    },
  },
  staffCancelPaymentRequest: {
    dies: audited,
    ready: async (stage) => {
      const { checkout } = await waiting(stage)
      return (nth) =>
        stage.finance[nth].call('staffCancelPaymentRequest', {
          params: { id: checkout.id },
          body: { reason: 'The buyer has asked for it' },
        })
    },
  },
  cancelPaymentRequest: {
    dies: ['mail_message', 'before insert'],
    ready: async (stage) => {
      const { visitor, checkout } = await waiting(stage)
      return () => visitor.call('cancelPaymentRequest', { params: { id: checkout.id } })
    },
  },
  staffNoteDispute: {
    dies: audited,
    ready: async (stage) => {
      const id = await disputed(stage)
      const body = { id: randomUUID(), text: 'Invoice and proof of delivery sent' }
      return (nth) => stage.finance[nth].call('staffNoteDispute', { params: { id }, body })
    },
  },
  staffContestDispute: {
    dies: ['dispute_document', 'before update'],
    ready: async (stage) => {
      const id = await disputed(stage)
      const files = await Promise.all(stage.finance.map(attach))
      return (nth) =>
        stage.finance[nth].call('staffContestDispute', {
          params: { id },
          body: {
            summary: 'Delivered on 12 November, signed by Dr Rao',
            documents: [{ id: files[nth] ?? '', kind: 'shipping_proof' }],
          },
        })
    },
  },
} satisfies Partial<Record<RouteName, Action | null>>
