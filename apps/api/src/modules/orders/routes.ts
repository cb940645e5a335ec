import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { keepRawBody, rawBytes } from '../../platform/webhooks/raw-body.ts'
import { getOrderFilters } from './desk/get-order-filters.ts'
import { listOrdersForStaff } from './desk/list-orders.ts'
import { measureParcel } from './dispatch/measure-parcel.ts'
import { moveParcels } from './dispatch/move-parcels.ts'
import { showDispatch } from './dispatch/show-dispatch.ts'
import {
  measureOwnParcel,
  moveOwnParcel,
  setOwnCourier,
  showOwnParcel,
} from './dispatch/own-parcel.ts'
import { showOwnParcels } from './dispatch/show-own-parcels.ts'
import { cancelEDocument } from './e-documents/cancel-e-document.ts'
import { listEDocuments } from './e-documents/list-e-documents.ts'
import { recordEWayBill, recordIrn, setTransportOf } from './e-documents/record-by-hand.ts'
import { uploadAnswers } from './e-documents/upload-answers.ts'
import {
  registerOrderFileRoutes,
  registerSellerFileRoutes,
  registerStaffFileRoutes,
} from './file-routes.ts'
import { getOrderStatus } from './get-order-status.ts'
import { getOrderPolicies, getOrderPoliciesForStaff } from './policies/get-order-policies.ts'
import { listScheduleH1 } from './schedule-h1/list-schedule-h1.ts'
import { listOrders } from './list-orders.ts'
import { listTaxDocuments } from './tax-register/list-documents.ts'
import { admitCourier, takeScans } from './take-scans.ts'

/** What is reported to the portals of the tax office (CGST Rules 48, 138). */
function registerEDocumentRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListScheduleH1', ({ query }) => listScheduleH1(context, query))
  bind(app, context, 'staffListEDocuments', ({ query }) => listEDocuments(context, query))
  bind(
    app,
    context,
    'staffUploadEAnswer',
    ({ staff, body }) => uploadAnswers(context, staff.staffId, body),
    { bodyLimit: 5_000_000 },
  )
  bind(app, context, 'staffCancelEDocument', ({ staff, params, body }) =>
    cancelEDocument(context, staff.staffId, params, body),
  )
  bind(app, context, 'staffRecordIrn', ({ staff, params, body }) =>
    recordIrn(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffRecordEWayBill', ({ staff, params, body }) =>
    recordEWayBill(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffSetTransport', ({ staff, params, body }) =>
    setTransportOf(context, staff.staffId, params.id, body),
  )
}

/** A seller's members pack the own parcels in the portal (APP-01). */
function registerOwnParcelRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'sellerListParcels', ({ seller, query }) =>
    showOwnParcels(context, seller, query),
  )
  bind(app, context, 'sellerGetParcel', ({ seller, params }) =>
    showOwnParcel(context, seller, params.id),
  )
  bind(app, context, 'sellerMeasureParcel', ({ seller, params, body }) =>
    measureOwnParcel(context, seller, params.id, body),
  )
  bind(app, context, 'sellerMoveParcel', ({ seller, params, body }) =>
    moveOwnParcel(context, seller, params.id, body),
  )
  bind(app, context, 'sellerSetParcelCourier', ({ seller, params, body }) =>
    setOwnCourier(context, seller, params.id, body),
  )
  registerSellerFileRoutes(app, context)
}

export function registerOrdersRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'findOrders', ({ query, customer }) =>
    listOrders(context, customer.customerId, query),
  )
  bind(app, context, 'listOrders', ({ query, customer }) =>
    listOrders(context, customer.customerId, { ...query, q: '', status: 'all' }),
  )
  bind(app, context, 'getOrderStatus', ({ query, ...call }) =>
    getOrderStatus(context, { shopper: shopperOf(call), key: query.key }, query.id),
  )
  bind(app, context, 'getOrderPolicies', ({ params, query, ...call }) =>
    getOrderPolicies(context, { shopper: shopperOf(call), key: query.key }, params.id),
  )
  bind(app, context, 'staffGetOrderPolicies', ({ params }) =>
    getOrderPoliciesForStaff(context, params.id),
  )
  bind(app, context, 'listTaxDocuments', ({ query, customer }) =>
    listTaxDocuments(context, customer.customerId, query),
  )
  registerOrderFileRoutes(app, context)
  bind(app, context, 'staffListOrders', ({ query }) => listOrdersForStaff(context, query))
  bind(app, context, 'staffGetOrderFilters', () => getOrderFilters(context))
  bind(app, context, 'staffListDispatch', ({ query }) => showDispatch(context, query))
  bind(app, context, 'staffMeasureParcel', ({ staff, params, body }) =>
    measureParcel(context, staff, params.id, body),
  )
  bind(app, context, 'staffMoveParcels', ({ staff, body }) => moveParcels(context, staff, body))
  registerStaffFileRoutes(app, context)
  registerOwnParcelRoutes(app, context)
  registerEDocumentRoutes(app, context)
  void app.register(async (scope) => {
    keepRawBody(scope)
    bind(scope, context, 'courierWebhook', ({ body }) => takeScans(context, rawBytes(body)), {
      bodyLimit: webhookBodyLimit,
      admit: (request) => admitCourier(context, request.headers['x-api-key']),
    })
  })
}
