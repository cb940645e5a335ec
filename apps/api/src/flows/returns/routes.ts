import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { officeCaller } from '../../platform/identity/author.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { mountUpload, withUpload } from '../../modules/files/index.ts'
import { openReturn } from './open-return.ts'
import { openOrderPhoto, openReturnPhoto, uploadOrderPhoto } from './order-photos.ts'
import { getReturns, requestReturn, withdrawReturn } from './request-return.ts'
import { refundInstead, takeMoneyBack } from './refund-instead.ts'
import { previewReturn, settleReturn } from './settle-return.ts'
import { listOwnReturns, showOwnReturn } from './show-own-returns.ts'
import { decideReturn, listReturns, payReturn, pickUpReturn, showReturn } from './work-on-return.ts'

/** A return has a few photos, and a guest's link is all that it takes to send one. */
const uploadsPerMinute = 20

/** Returns, of buyers, of the desk and, to read, of their sellers. */
export function registerReturnsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getReturns', ({ query, ...call }) =>
    getReturns(context, { shopper: shopperOf(call), key: query.key }, query),
  )
  bind(app, context, 'requestReturn', ({ body, ...call }) =>
    requestReturn(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'withdrawReturn', ({ body, ...call }) =>
    withdrawReturn(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'takeMoneyBack', ({ body, ...call }) =>
    takeMoneyBack(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'uploadOrderPhoto',
      withUpload((call, upload) =>
        uploadOrderPhoto(
          context,
          { shopper: shopperOf(call), key: call.query.key, session: call.customer ?? null },
          call.query,
          upload,
        ),
      ),
      options,
    ),
  )
  bind(app, context, 'openOrderPhoto', ({ params, query, reply, ...call }) =>
    openOrderPhoto(
      context,
      { shopper: shopperOf(call), key: query.key },
      params.photo,
      query,
      reply,
    ),
  )
  bind(app, context, 'staffOpenReturnPhoto', ({ staff, params, query, reply }) =>
    openReturnPhoto(context, staff, params.id, query, reply),
  )
  bind(app, context, 'sellerListReturns', ({ seller, query }) =>
    listOwnReturns(context, seller, query),
  )
  bind(app, context, 'sellerGetReturn', ({ seller, params }) =>
    showOwnReturn(context, seller, params.id),
  )
  bind(app, context, 'staffListReturns', ({ query }) => listReturns(context, query))
  bind(app, context, 'staffGetReturn', ({ params, ...call }) =>
    showReturn(context, officeCaller(call), params.id),
  )
  bind(app, context, 'staffOpenReturn', ({ staff, params, body }) =>
    openReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffDecideReturn', ({ staff, params, body }) =>
    decideReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffPickUpReturn', ({ staff, params, body }) =>
    pickUpReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewReturn', ({ params, body }) =>
    previewReturn(context, params.id, body),
  )
  bind(app, context, 'staffSettleReturn', ({ staff, params, body }) =>
    settleReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffRefundInstead', ({ staff, params, body }) =>
    refundInstead(context, staff, params.id, body),
  )
  bind(app, context, 'staffPayReturn', ({ staff, params, body }) =>
    payReturn(context, staff, params.id, body),
  )
}
