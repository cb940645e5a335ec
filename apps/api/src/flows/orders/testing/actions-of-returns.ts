import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RouteName } from '@upchar/contract/routes'
import { sendOrderPhoto } from '@upchar/testkit/order-photos'
import { packOrders } from '@upchar/testkit/packing'
import { awaiting, matchTransfer } from '@upchar/testkit/payment-requests'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import {
  asked,
  asking,
  approved,
  audited,
  bought,
  delivered,
  parcelOf,
  seen,
  settling,
  type Action,
  type Stage,
} from './made-ready.ts'

/** No other action is of the seller in Delhi, so that staff can stop it and let it sell again. */
async function stopDelhi({ goods, desk }: Stage) {
  const stopped = await desk[0].call('staffSuspendSeller', {
    params: { id: goods.sellers.delhi },
    body: { reason: 'Licence under review' },
  })
  expect(stopped.status).toBe(200)
}
async function liftDelhi({ world, goods }: Stage) {
  const { visitor } = await signedInStaff(world, 'admin')
  const lifted = await visitor.call('staffLiftSuspension', {
    params: { id: goods.sellers.delhi },
    body: { reason: 'Licence seen' },
  })
  if (lifted.status !== 200) expect(lifted.body).toMatchObject({ code: 'not_suspended' })
}

/** What buyers and staff do to returns and refunds. */
export const returnActions = {
  requestReturn: {
    dies: ['order_return_line', 'before insert'],
    ready: async (stage) => {
      const one = await delivered(stage)
      const body = { ...(await asking(one)), photos: [await sendOrderPhoto(one.visitor, one.id)] }
      return () => one.visitor.call('requestReturn', { body })
    },
  },
  withdrawReturn: {
    dies: ['order_return', 'before update'],
    ready: async (stage) => {
      const { visitor, id, params } = await asked(stage)
      return () => visitor.call('withdrawReturn', { body: { id, return: params.id } })
    },
  },
  staffOpenReturn: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await bought(stage)
      await packOrders(stage.world, id)
      const { parcel } = await parcelOf(stage, id)
      const at = () => stage.world.clock.now().toISOString()
      const params = { id: parcel.id }
      await stage.desk[0].call('staffSetParcelCourier', {
        params,
        body: {
          version: parcel.version,
          courier: 'Test Express',
          awb: `R${id.slice(-11)}`,
          tracking_url: '',
        },
      })
      for (const [nth, state] of (['shipped', 'rto'] as const).entries())
        await stage.desk[0].call('staffMoveParcel', {
          params,
          body: { version: parcel.version + 1 + nth, state, at: at(), reason: 'Nobody was there' },
        })
      return (nth) =>
        stage.desk[nth].call('staffOpenReturn', {
          params,
          body: { reason: 'came_back', request_key: `${id} ${nth}` },
        })
    },
  },
  staffDecideReturn: {
    dies: audited,
    ready: async (stage) => {
      const { params } = await asked(stage)
      return (nth) =>
        stage.desk[nth].call('staffDecideReturn', { params, body: { version: 0, approve: true } })
    },
  },
  staffPickUpReturn: {
    dies: audited,
    ready: async (stage) => {
      const { params, version } = await approved(stage)
      const body = { version, courier: 'India Post', awb: `P${params.id.slice(-11)}` }
      return (nth) => stage.desk[nth].call('staffPickUpReturn', { params, body })
    },
  },
  takeMoneyBack: {
    dies: audited,
    ready: async (stage) => {
      await liftDelhi(stage)
      const { visitor, id, params, settle } = await settling(stage, {
        wish: 'replacement',
        seller: 'delhi',
      })
      await settle(0)
      await stopDelhi(stage)
      return () => visitor.call('takeMoneyBack', { body: { id, return: params.id } })
    },
  },
  staffSettleReturn: { dies: audited, ready: async (stage) => (await settling(stage)).settle },
  staffRefundInstead: {
    dies: audited,
    ready: async (stage) => {
      const { params, settle } = await settling(stage, { wish: 'replacement' })
      await settle(0)
      const { version } = await seen(stage, params)
      return (nth) =>
        stage.desk[nth].call('staffRefundInstead', {
          params,
          body: { version, decision: 'Recalled' },
        })
    },
  },
  staffPayReturn: {
    dies: audited,
    ready: async (stage) => {
      const { params, settle } = await settling(stage)
      await settle(0)
      const { version } = await seen(stage, params)
      return (nth) =>
        stage.finance[nth].call('staffPayReturn', {
          params,
          body: { version, bank_reference: `UTR${nth}20261124` },
        })
    },
  },
  staffTakeFromQuarantine: {
    dies: audited,
    ready: async (stage) => {
      const { lot, settle } = await settling(stage, { fate: 'quarantine' })
      await settle(0)
      const request = randomUUID()
      return (nth) =>
        stage.desk[nth].call('staffTakeFromQuarantine', {
          params: { lot },
          body: {
            outcome: 'destroy',
            quantity: 1,
            seen: 2,
            reason: 'Seal broken',
            request_key: `${request} ${nth}`,
          },
        })
    },
  },
  staffDecideRelease: {
    dies: audited,
    ready: async (stage) => {
      const { lot, settle } = await settling(stage, { fate: 'quarantine' })
      await settle(0)
      const { visitor } = await signedInStaff(stage.world, 'support')
      const asks = await visitor.call('staffTakeFromQuarantine', {
        params: { lot },
        body: {
          outcome: 'release',
          quantity: 2,
          seen: 2,
          reason: 'Unopened',
          request_key: randomUUID(),
        },
      })
      const body = { id: asks.body.lot?.release?.id ?? '', accept: true }
      return (nth) => stage.desk[nth].call('staffDecideRelease', { params: { lot }, body })
    },
  },
  staffPayHandRefund: {
    dies: audited,
    ready: async (stage) => {
      const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
      const one = await awaiting(stage.world, 4, { sku })
      const { reply } = await matchTransfer(stage.world, one.checkout.id, { amount: 1105 })
      const credit = reply.body.request.credits[0]?.id ?? ''
      await stage.finance[1].call('staffDecideCredit', {
        params: { id: one.checkout.id, credit },
        body: { accept: true },
      })
      await runJobs(stage.world, 2)
      const { refunds } = (
        await stage.finance[0].call('staffListHandRefunds', { query: { limit: 100 } })
      ).body
      const id = refunds.find(({ reference }) => reference === one.request.reference)?.id ?? ''
      return (nth) =>
        stage.finance[nth].call('staffPayHandRefund', {
          params: { id },
          body: { bank_reference: `HDFCR52026112${nth}`, pay_to: null },
        })
    },
  },
} satisfies Partial<Record<RouteName, Action>>
