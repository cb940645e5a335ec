import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { bookParcel } from './book-parcel.ts'
import { bookParcels } from './book-parcels.ts'
import { cancelBooking } from './cancel-booking.ts'
import { listCouriers } from './list-couriers.ts'
import { askPickup, courierPaper } from './work-on-booking.ts'

export function registerCourierRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListCouriers', ({ params }) => listCouriers(context, params.id))
  bind(app, context, 'staffBookParcel', ({ staff, params, body }) =>
    bookParcel(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffBookParcels', ({ staff, body }) =>
    bookParcels(context, staff.staffId, body),
  )
  bind(app, context, 'staffAskPickup', ({ staff, params }) =>
    askPickup(context, staff.staffId, params.id),
  )
  bind(app, context, 'staffCancelBooking', ({ staff, params, body }) =>
    cancelBooking(context, { staffId: staff.staffId, reason: body.reason }, params.id),
  )
  bind(app, context, 'staffGetCourierPaper', async ({ staff, params, reply }) => {
    const paper = await courierPaper(context, staff.staffId, params)
    return paper.ok ? sendDocument(reply, 'pdf', paper.value) : paper
  })
}
