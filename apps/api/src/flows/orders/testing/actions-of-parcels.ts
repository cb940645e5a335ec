import type { RouteName } from '@upchar/contract/routes'
import { packOrders } from '@upchar/testkit/packing'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { audited, bought, box, delivered, parcelOf, type Action } from './made-ready.ts'

/** What staff do to parcels, until they have left and after it. */
export const parcelActions = {
  staffMoveParcel: {
    dies: audited,
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await bought(stage)).id)
      const body = {
        version: parcel.version,
        state: 'packed' as const,
        at: stage.world.clock.now().toISOString(),
      }
      return (nth) => stage.desk[nth].call('staffMoveParcel', { params: { id: parcel.id }, body })
    },
  },
  staffMoveParcels: {
    dies: audited,
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await bought(stage)).id)
      const parcels = [{ id: parcel.id, version: parcel.version }]
      return (nth) =>
        stage.desk[nth].call('staffMoveParcels', { body: { parcels, state: 'packed' } })
    },
  },
  staffUndoParcelMove: {
    dies: audited,
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await delivered(stage)).id)
      const body = { version: parcel.version, reason: 'Another parcel was meant' }
      return (nth) =>
        stage.desk[nth].call('staffUndoParcelMove', { params: { id: parcel.id }, body })
    },
  },
  staffKeepDeliveryProof: {
    dies: ['delivery_proof', 'before insert'],
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await delivered(stage)).id)
      return (nth) =>
        stage.desk[nth].raw({
          method: 'POST',
          url: `/api/staff/parcels/${parcel.id}/proofs`,
          ...multipartOf(plainPdf(), 'signed.pdf'),
        })
    },
  },
  staffMeasureParcel: {
    dies: audited,
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await bought(stage)).id)
      const body = { version: parcel.version, ...box }
      return (nth) =>
        stage.desk[nth].call('staffMeasureParcel', { params: { id: parcel.id }, body })
    },
  },
  staffPackGoods: {
    dies: audited,
    ready: async (stage) => {
      const { parcel } = await parcelOf(stage, (await bought(stage)).id)
      const params = { id: parcel.id }
      const [line] = (await stage.desk[0].call('staffGetGoods', { params })).body.lines
      const lot = line?.batches[0]?.lot ?? 0
      const body = {
        version: parcel.version,
        goods: [{ line: line?.line ?? '', lot, quantity: 1 }],
        split: true,
      }
      return (nth) => stage.desk[nth].call('staffPackGoods', { params, body })
    },
  },
  staffSetParcelCourier: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await bought(stage)
      await packOrders(stage.world, id)
      const { parcel } = await parcelOf(stage, id)
      const body = {
        version: parcel.version,
        courier: 'Test Express',
        awb: `C${id.slice(-11)}`,
        tracking_url: '',
      }
      return (nth) =>
        stage.desk[nth].call('staffSetParcelCourier', { params: { id: parcel.id }, body })
    },
  },
  staffChangeDelivery: {
    dies: audited,
    ready: async (stage) => {
      const { id } = await bought(stage)
      const { closed: _closed, ...shown } = (await parcelOf(stage, id)).order.delivery
      const body = { ...shown, landmark: 'Opposite the temple', reason: 'The buyer moved' }
      return (nth) => stage.desk[nth].call('staffChangeDelivery', { params: { id }, body })
    },
  },
} satisfies Partial<Record<RouteName, Action>>
