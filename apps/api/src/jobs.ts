import { countPairs } from './flows/bought-together/count-pairs.ts'
import { settleCatalogue } from './flows/catalogue-file/index.ts'
import { checkUpload, importUpload } from './flows/catalogue-uploads/run-upload.ts'
import { undoImport } from './flows/catalogue-uploads/undo/run-undo.ts'
import { forgetCustomer } from './flows/customers/close-customer.ts'
import { mergeLeftovers } from './flows/customers/merge-customers.ts'
import { forget } from './flows/customers/forget.ts'
import { capturePayment } from './flows/payments/capture-payment.ts'
import { contestLater } from './flows/payments/disputes/deliver-evidence.ts'
import { reconcilePayments } from './flows/payments/reconcile-payments.ts'
import { closeRequest } from './flows/payments/requests/close-request.ts'
import { withdrawRequestsOf } from './flows/payments/requests/withdraw-requests.ts'
import { settlePayment } from './flows/payments/settle-payment.ts'
import { settlePoints } from './flows/points/settle-points.ts'
import { settleReferral, settleReferrals } from './flows/referrals/settle-referral.ts'
import { pushOrderNews, pushStockNews } from './flows/pushes/push-news.ts'
import { followCeilings } from './flows/price-ceilings/follow-ceilings.ts'
import { sendReport } from './flows/reports/mails/send-report.ts'
import { followRecalls, tellBuyers } from './flows/recalls/tell-buyers.ts'
import { sendNotices } from './flows/notices/send-notices.ts'
import { followBookings } from './modules/couriers/index.ts'
import { endAtLender, remindDues, syncCredit } from './modules/credit/index.ts'
import { releaseExpiredHolds } from './modules/availability/index.ts'
import { auditBooks } from './modules/books/index.ts'
import { clearFiles, removeBytes } from './modules/files/index.ts'
import { fillAllSeats, tellCalledOff, tellMoved } from './modules/events/index.ts'
import { expireKyc } from './modules/kyc/index.ts'
import {
  followGstRates,
  followLicences,
  refreshAllWarehouses,
  refreshBusiness,
  refreshProductClass,
  refreshProduct,
  refreshSeller,
  refreshWarehouses,
} from './modules/catalogue/index.ts'
import { expireWallets } from './modules/ledger/index.ts'
import { moveShipment } from './modules/orders/index.ts'
import { bookDisputes, noteOffer, sendRefunds } from './modules/payments/index.ts'
import { endPlacements, updateIndex } from './modules/search/index.ts'
import { queueReports } from './modules/report-schedules/index.ts'
import { tellSellerBackend } from './modules/sellers/index.ts'
import { sendToDevice } from './modules/pushes/index.ts'
import { fetchSettlement, followSettlements } from './modules/settlements/index.ts'
import { closeCycles } from './modules/statements/index.ts'
import { sendDelivery } from './modules/webhooks/index.ts'
import { warnComplaints } from './modules/support/index.ts'
import { announceChange } from './platform/db/changes.ts'
import type { Context } from './platform/context.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { sendMail } from './platform/mail/mail.ts'
import {
  deliverSandboxSettlement,
  deliverSandboxWebhook,
  settleSandbox,
} from './platform/payments/index.ts'
import { sendSms } from './platform/sms/sms.ts'

/** The handler of each background job. Every one is idempotent. */
export function createJobHandlers(context: Context): JobHandlers {
  return {
    'send-mail': async ({ messageId }) => {
      await sendMail(context.db, context.config, messageId)
      await pushOrderNews(context, messageId)
    },
    'send-push': ({ subscriptionId, text }) => sendToDevice(context, subscriptionId, text),
    'send-webhook': (job) => sendDelivery(context, job),
    'queue-reports': () => queueReports(context),
    'send-report': (key) => sendReport(context, key),
    'push-stock': ({ email, tag }) => pushStockNews(context, email, tag),
    'send-sms': ({ messageId }) => sendSms(context, messageId),
    'capture-payment': ({ checkoutId }) => capturePayment(context, checkoutId),
    'note-offer': ({ paymentId }) => noteOffer(context, paymentId),
    'settle-payment': async ({ checkoutId }) => {
      await settlePayment(context, checkoutId)
      if (!(await sendRefunds(context, checkoutId)))
        throw new Error('a refund is still due: try again later')
    },
    'sync-credit': ({ externalId }) => syncCredit(context, externalId),
    'remind-credit': () => remindDues(context),
    'end-credit': (job) => endAtLender(context, job),
    'settle-points': async ({ orderId }) => {
      await settlePoints(context, orderId)
      await settleReferral(context, orderId)
    },
    'close-statements': () => closeCycles(context),
    'settle-referrals': () => settleReferrals(context),
    'close-request': ({ checkoutId }) => closeRequest(context, checkoutId),
    'withdraw-requests': ({ sellerId }) => withdrawRequestsOf(context, sellerId),
    'contest-dispute': ({ disputeId }) => contestLater(context, disputeId),
    'move-shipment': ({ shipmentId }) => moveShipment(context, shipmentId),
    'follow-bookings': () => followBookings(context),
    'refresh-business': ({ key }) => refreshBusiness(context, key),
    // A scheduled text starts or ends: cached pages follow.
    'turn-content': () => announceChange(context.db),
    'refresh-product-class': ({ productClass }) => refreshProductClass(context, productClass),
    'refresh-product': ({ groupId }) => refreshProduct(context, groupId),
    'refresh-seller': ({ sellerId }) => refreshSeller(context, sellerId),
    'tell-seller-backend': ({ sellerId }) => tellSellerBackend(context, sellerId),
    'follow-licences': () => followLicences(context),
    'release-holds': async () => {
      const at = context.clock.now()
      await refreshWarehouses(context.db, await releaseExpiredHolds(context.db, at), at)
    },
    'age-stock': async () => {
      await refreshAllWarehouses(context.db, context.clock.now())
    },
    'end-search-placements': () => endPlacements(context),
    'follow-gst-rates': () => followGstRates(context),
    'follow-ceilings': () => followCeilings(context),
    'send-notices': async () => {
      await sendNotices(context)
    },
    'tell-recall': ({ recallId }) => tellBuyers(context, recallId),
    'follow-recalls': () => followRecalls(context),
    forget: () => forget(context),
    'forget-customer': ({ customerId }) => forgetCustomer(context, customerId),
    'merge-leftovers': (merge) => mergeLeftovers(context, merge),
    'remove-file': ({ fileId }) => removeBytes(context, fileId),
    'clear-files': () => clearFiles(context),
    'count-bought-together': () => countPairs(context),
    'fetch-settlement': (told) => fetchSettlement(context, { ...told, at: new Date(told.at) }),
    'follow-settlements': async () => {
      await bookDisputes(context)
      await followSettlements(context)
    },
    'settle-sandbox': () => settleSandbox(context),
    'deliver-sandbox-settlement': (job) => deliverSandboxSettlement(context, job),
    'audit-books': () => auditBooks(context),
    'expire-wallets': () => expireWallets(context),
    'expire-kyc': () => expireKyc(context),
    'warn-complaints': () => warnComplaints(context),
    'tell-called-off': async () => {
      await tellCalledOff(context)
      await tellMoved(context)
      await fillAllSeats(context)
    },
    'rebuild-search-index': () => updateIndex(context),
    'check-catalogue': ({ uploadId }) => checkUpload(context, uploadId),
    'import-catalogue': ({ uploadId }) => importUpload(context, uploadId),
    'undo-catalogue': ({ uploadId }) => undoImport(context, uploadId),
    'catch-up-catalogue': () => settleCatalogue(context.db, context.clock.now()),
    'reconcile-payments': () => reconcilePayments(context),
    'deliver-sandbox-webhook': (job) => deliverSandboxWebhook(context, job),
  }
}
