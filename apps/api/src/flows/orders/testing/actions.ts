import { randomUUID } from 'node:crypto'
import type { RouteName } from '@upchar/contract/routes'
import { packOrders } from '@upchar/testkit/packing'
import { complaintActions } from './actions-of-complaints.ts'
import { eDocumentActions } from './actions-of-e-documents.ts'
import { feedbackActions } from './actions-of-feedback.ts'
import { moneyActions } from './actions-of-money.ts'
import { parcelActions } from './actions-of-parcels.ts'
import { payoutActions } from './actions-of-payouts.ts'
import { returnActions } from './actions-of-returns.ts'
import { audited, bought, type Action } from './made-ready.ts'

/** Every action of orders, their parcels, documents, returns, money, complaints and feedback; null: it writes nothing that lasts. A text: what tests it. */
export const actions = {
  ...parcelActions,
  ...returnActions,
  ...payoutActions,
  ...complaintActions,
  ...eDocumentActions,
  ...feedbackActions,
  ...moneyActions,
  previewCancel: null,
  staffPreviewCancel: null,
  staffPreviewCancels: null,
  staffPreviewReturn: null,
  // Who has a page open: gone within two minutes.
  staffKeepOrderOpen: null,
  // The answer of a courier's API is a part of these.
  staffBookParcels: 'apps/api/src/modules/couriers/couriers.test.ts',
  staffBookParcel: 'apps/api/src/modules/couriers/couriers.test.ts',
  staffAskPickup: 'apps/api/src/modules/couriers/couriers.test.ts',
  staffCancelBooking: 'apps/api/src/modules/couriers/couriers.test.ts',
  // Adds goods to a cart: each press adds them again, as the button says.
  repeatOrder: 'apps/api/src/flows/orders/repeat-order.test.ts',
  // A file for each upload; those that no return names are deleted by a job.
  uploadOrderPhoto: 'apps/api/src/flows/returns/return-photos.test.ts',
  cancelOrder: {
    dies: ['mail_message', 'before insert'],
    ready: async (stage) => {
      const { visitor, id } = await bought(stage)
      const { cancel } = (await visitor.call('previewCancel', { body: { id } })).body
      const body = {
        id,
        reason: 'not_needed' as const,
        amount: cancel.amount,
        request_key: randomUUID(),
      }
      return () => visitor.call('cancelOrder', { body })
    },
  },
  staffCancelOrder: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await bought(stage)
      await packOrders(stage.world, id)
      // Two people press two buttons.
      return (nth) =>
        stage.desk[nth].call('staffCancelOrder', {
          params: { id },
          body: { reason: 'not_available', amount: 364, request_key: `${id} ${nth}` },
        })
    },
  },
  staffCancelOrders: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await bought(stage)
      const orders = [{ id, amount: 364 }]
      return (nth) =>
        stage.desk[nth].call('staffCancelOrders', {
          body: { orders, reason: 'not_available', request_key: `${id} ${nth}` },
        })
    },
  },
  // What the buyer has read of a recall, which must have begun.
  acknowledgeRecall: 'apps/api/src/flows/recalls/recall-notices.test.ts',
  staffRecordTemperature: 'apps/api/src/flows/returns/whole-or-absent.test.ts',
} satisfies Partial<Record<RouteName, Action | string | null>>
