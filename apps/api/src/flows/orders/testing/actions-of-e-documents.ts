import type { RouteName } from '@upchar/contract/routes'
import { packOrders } from '@upchar/testkit/packing'
import { portalAnswer, portalKey, type Reported } from '@upchar/testkit/tax-portal'
import { audited, paidOnline, type Action, type Stage } from './made-ready.ts'

/** An invoice of ₹60,000 of a seller who reports: to a clinic it needs an e-invoice, to a consumer in another state an e-way bill. */
async function packed(stage: Stage, kind: 'e_invoice' | 'e_way_bill') {
  const { world, goods, finance, desk } = stage
  await finance[0].call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2025-26', turnover: 120_000_000 },
  })
  const { sku } = await goods.addVariant({
    pricePaise: 6_000_000,
    mrpPaise: null,
    hsn: '40151900',
    stock: { mumbai: 5 },
  })
  const outcome = await paidOnline(
    stage,
    sku,
    kind === 'e_invoice'
      ? { gstin: '27AAACX1234A1ZX', businessName: 'Marine Lines Clinic' }
      : { pinCode: '110001', city: 'New Delhi' },
  )
  await packOrders(world, outcome.order_id)
  const { documents } = (
    await desk[0].call('staffListEDocuments', { query: { kind, limit: '100' } })
  ).body
  const id = documents.find((one) => one.order_id === outcome.order_id)?.id ?? ''
  return { id, params: { id } }
}

const { privateKey } = portalKey()
async function answered(stage: Stage, id: string) {
  const file = await stage.desk[0].raw({
    method: 'GET',
    url: `/api/staff/e-documents/json?kind=e_invoice&ids=${id}`,
  })
  const [report] = file.body as Reported[]
  if (report === undefined) throw new Error('an empty file')
  return portalAnswer(report, { key: privateKey, at: stage.world.clock.now() })
}
const transport = { transporter_id: '27AAACX1234A1ZX', vehicle: 'MH12AB1234' }
async function billed(stage: Stage) {
  const one = await packed(stage, 'e_way_bill')
  await stage.desk[0].call('staffSetTransport', { params: one.params, body: transport })
  const now = stage.world.clock.now().getTime()
  const body = {
    e_way_bill: `28${one.id.replaceAll(/\D/g, '').padEnd(10, '0').slice(0, 10)}`,
    made_at: new Date(now).toISOString(),
    valid_until: new Date(now + 86_400_000).toISOString(),
  }
  return { ...one, body }
}

/** What staff do with e-invoices and e-way bills. */
export const eDocumentActions = {
  staffUploadEAnswer: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await packed(stage, 'e_invoice')
      const body = { text: JSON.stringify([await answered(stage, id)]) }
      return (nth) => stage.desk[nth].call('staffUploadEAnswer', { body })
    },
  },
  staffRecordIrn: {
    dies: audited,
    ready: async (stage) => {
      const { id, params } = await packed(stage, 'e_invoice')
      const { Irn: irn, AckNo, SignedQRCode: qr } = await answered(stage, id)
      const body = {
        irn,
        ack_no: String(AckNo),
        ack_at: stage.world.clock.now().toISOString(),
        signed_qr: qr,
      }
      return (nth) => stage.desk[nth].call('staffRecordIrn', { params, body })
    },
  },
  staffSetTransport: {
    dies: audited,
    ready: async (stage) => {
      const { params } = await packed(stage, 'e_way_bill')
      return (nth) => stage.desk[nth].call('staffSetTransport', { params, body: transport })
    },
  },
  staffRecordEWayBill: {
    dies: audited,
    ready: async (stage) => {
      const { params, body } = await billed(stage)
      return (nth) => stage.desk[nth].call('staffRecordEWayBill', { params, body })
    },
  },
  staffCancelEDocument: {
    dies: audited,
    ready: async (stage) => {
      const { params, body } = await billed(stage)
      await stage.desk[0].call('staffRecordEWayBill', { params, body })
      return (nth) =>
        stage.desk[nth].call('staffCancelEDocument', {
          params: { kind: 'e_way_bill', ...params },
          body: { reason: 'Wrong vehicle' },
        })
    },
  },
} satisfies Partial<Record<RouteName, Action>>
