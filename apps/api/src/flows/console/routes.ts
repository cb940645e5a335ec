import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { officeCaller } from '../../platform/identity/author.ts'
import { bind } from '../../platform/http/bind.ts'
import { cancelOrders, previewCancels } from '../orders/cancel-orders.ts'
import { blockCustomer, unblockCustomer } from './block-customer.ts'
import { changeBuyingRule, listBuyingRules } from './buying-rules.ts'
import { changeCustomer, editCustomerAddress, listCustomerAddresses } from './change-customer.ts'
import {
  addNote,
  endCustomerSessions,
  getCustomer,
  listCustomerOrders,
  listCustomers,
} from './customers.ts'
import { setCourierRate } from './courier-rates.ts'
import { changeFlag, listFlags, resetFlagForStaff } from './flags.ts'
import {
  changeGstRate,
  listGstRates,
  previewGstRate,
  showGstHeading,
  withdrawRate,
} from './gst-rates.ts'
import { changeLandingPage, listLandingPages, removeBanner } from './landing-pages.ts'
import { registerKeepOpenRoutes } from './keep-open.ts'
import {
  cancelOrderForStaff,
  changeDeliveryOfOrder,
  getOrder,
  moveParcelOfOrder,
  previewCancelForStaff,
  setCourierOfParcel,
  undoParcelMoveOfOrder,
} from './orders.ts'
import { mergeCustomer, previewMerge } from './merge-customer.ts'
import { addVoucher, listVouchersForStaff, stopVoucher } from './vouchers.ts'

/** Console endpoints whose work spans modules. */
export function registerConsoleRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListCustomers', ({ query }) => listCustomers(context, query))
  bind(app, context, 'staffGetCustomer', ({ staff, params }) =>
    getCustomer(context, staff, params.id),
  )
  bind(app, context, 'staffListCustomerOrders', ({ params, query }) =>
    listCustomerOrders(context, params.id, query),
  )
  bind(app, context, 'staffEndCustomerSessions', ({ staff, params, body }) =>
    endCustomerSessions(context, staff, params.id, body),
  )
  bind(app, context, 'staffChangeCustomer', ({ staff, params, body }) =>
    changeCustomer(context, staff, params.id, body),
  )
  bind(app, context, 'staffListCustomerAddresses', ({ params }) =>
    listCustomerAddresses(context, params.id),
  )
  bind(app, context, 'staffEditCustomerAddress', ({ staff, params, body }) =>
    editCustomerAddress(context, staff, params.id, body),
  )
  bind(app, context, 'staffBlockCustomer', ({ staff, params, body }) =>
    blockCustomer(context, staff, params.id, body),
  )
  bind(app, context, 'staffUnblockCustomer', ({ staff, params, body }) =>
    unblockCustomer(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewMerge', ({ staff, params, body }) =>
    previewMerge(context, staff, params.id, body),
  )
  bind(app, context, 'staffMergeCustomer', ({ staff, params, body }) =>
    mergeCustomer(context, staff, params.id, body),
  )
  bind(app, context, 'staffAddNote', ({ staff, params, body }) =>
    addNote(context, staff, params.id, body),
  )
  bind(app, context, 'staffGetOrder', ({ params, ...call }) =>
    getOrder(context, officeCaller(call), params.id),
  )
  bind(app, context, 'staffChangeDelivery', ({ staff, params, body }) =>
    changeDeliveryOfOrder(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewCancel', ({ staff, params, body }) =>
    previewCancelForStaff(context, staff, params.id, body),
  )
  bind(app, context, 'staffCancelOrder', ({ staff, params, body }) =>
    cancelOrderForStaff(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewCancels', ({ staff, body }) =>
    previewCancels(context, staff, body),
  )
  bind(app, context, 'staffCancelOrders', ({ staff, body }) => cancelOrders(context, staff, body))
  bind(app, context, 'staffSetCourierRate', ({ staff, body }) =>
    setCourierRate(context, staff, body),
  )
  bind(app, context, 'staffSetParcelCourier', ({ staff, params, body }) =>
    setCourierOfParcel(context, staff, params.id, body),
  )
  bind(app, context, 'staffMoveParcel', ({ staff, params, body }) =>
    moveParcelOfOrder(context, staff, params.id, body),
  )
  bind(app, context, 'staffUndoParcelMove', ({ staff, params, body }) =>
    undoParcelMoveOfOrder(context, staff, params.id, body),
  )
  registerKeepOpenRoutes(app, context)
  bind(app, context, 'staffListFlags', () => listFlags(context))
  bind(app, context, 'staffSetFlag', ({ staff, params, body }) =>
    changeFlag(context, staff, params.key, body),
  )
  bind(app, context, 'staffResetFlag', ({ staff, params, body }) =>
    resetFlagForStaff(context, staff, params.key, body),
  )
  bind(app, context, 'staffListVouchers', () => listVouchersForStaff(context))
  bind(app, context, 'staffMakeVoucher', ({ staff, body }) => addVoucher(context, staff, body))
  bind(app, context, 'staffEndVoucher', ({ staff, params, body }) =>
    stopVoucher(context, staff, params.id, body),
  )
  bind(app, context, 'staffListBuyingRules', () => listBuyingRules(context))
  bind(app, context, 'staffSetBuyingRule', ({ staff, body }) =>
    changeBuyingRule(context, staff, body),
  )
  bind(app, context, 'staffListGstRates', ({ query }) => listGstRates(context, query))
  bind(app, context, 'staffGetGstHeading', ({ params, query }) =>
    showGstHeading(context, { hsn: params.hsn, tag: query.tag }),
  )
  bind(app, context, 'staffPreviewGstRate', ({ params, query }) =>
    previewGstRate(context, params.hsn, query),
  )
  bind(app, context, 'staffSetGstRate', ({ staff, params, body }) =>
    changeGstRate(context, staff, params.hsn, body),
  )
  bind(app, context, 'staffWithdrawGstRate', ({ staff, params, body }) =>
    withdrawRate(context, staff, params.hsn, body),
  )
  bind(app, context, 'staffListLandingPages', () => listLandingPages(context))
  bind(app, context, 'staffDeleteBanner', ({ staff, params }) =>
    removeBanner(context, staff, params.key),
  )
  bind(app, context, 'staffSetLandingPage', ({ staff, params, body }) =>
    changeLandingPage(context, staff, params.key, body),
  )
}
