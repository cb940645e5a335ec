import type { FastifyInstance } from 'fastify'
import { registerCustomerRoutes } from './flows/customers/customer-routes.ts'
import { orderNames } from './flows/console/orders.ts'
import { registerConsoleRoutes } from './flows/console/routes.ts'
import { registerFlowRoutes } from './flows/routes.ts'
import { registerCatalogueUploadRoutes } from './flows/catalogue-uploads/routes.ts'
import { registerContentDeskRoutes } from './flows/content-desk/routes.ts'
import { registerColdChainRoutes } from './flows/cold-chain/routes.ts'
import { registerDispatchRoutes } from './flows/dispatch/routes.ts'
import { registerOrderPadRoutes } from './flows/order-pad/routes.ts'
import { registerQuotationRoutes } from './flows/quotations/routes.ts'
import { registerDisputeRoutes } from './flows/payments/disputes/routes.ts'
import { registerPaymentRequestRoutes } from './flows/payments/requests/routes.ts'
import { registerPayoutRoutes } from './flows/payouts/routes.ts'
import { registerReturnsRoutes } from './flows/returns/routes.ts'
import { registerBoughtTogetherRoutes } from './flows/bought-together/routes.ts'
import { registerSearchDeskRoutes } from './flows/search-desk/routes.ts'
import { registerComplaintRoutes } from './flows/complaints/routes.ts'
import { registerOrderFeedbackRoutes } from './flows/order-feedback/routes.ts'
import { registerBankOfferRoutes } from './flows/bank-offers/routes.ts'
import { registerSalesCodeRoutes } from './flows/sales-codes/routes.ts'
import { registerPincodeRoutes } from './flows/pincodes/routes.ts'
import { registerSetupRoutes } from './flows/setup/routes.ts'
import { apiKeyNames, registerApiKeyRoutes } from './modules/api-keys/index.ts'
import { registerReportScheduleRoutes } from './modules/report-schedules/index.ts'
import { registerWebhookRoutes } from './modules/webhooks/index.ts'
import { registerUnreadWebhookRoutes } from './flows/unread-webhooks/routes.ts'
import { registerPriceListRoutes } from './flows/price-lists/routes.ts'
import { registerPriceCeilingRoutes } from './flows/price-ceilings/routes.ts'
import { registerReportRoutes } from './flows/reports/routes.ts'
import { registerCostRoutes } from './flows/costs/routes.ts'
import { registerPriceFloorRoutes } from './flows/price-floors/routes.ts'
import { registerVolumePriceRoutes } from './flows/volume-prices/routes.ts'
import { registerPointsRoutes } from './flows/points/routes.ts'
import { registerReferralRoutes } from './flows/referrals/routes.ts'
import { registerWalletRoutes } from './flows/wallets/routes.ts'
import { registerNoticeRoutes } from './flows/notices/routes.ts'
import { registerPrivacyRoutes } from './flows/privacy/routes.ts'
import { registerWishlistRoutes } from './flows/wishlist/routes.ts'
import { registerOwnOfferRoutes } from './flows/own-offers/routes.ts'
import { registerProductRoutes } from './flows/products/routes.ts'
import { registerStockRoutes } from './flows/stock/routes.ts'
import { registerWaitingGoodsRoutes } from './flows/waiting-goods/routes.ts'
import { registerFamilyRoutes } from './flows/families/routes.ts'
import { registerQuarantineRoutes } from './flows/quarantine/routes.ts'
import { registerRecallRoutes } from './flows/recalls/routes.ts'
import { registerAddressRoutes } from './modules/addresses/index.ts'
import { registerBooksRoutes } from './modules/books/index.ts'
import { registerRemittanceRoutes } from './modules/remittances/index.ts'
import { registerSettlementRoutes } from './modules/settlements/index.ts'
import { registerAvailabilityRoutes } from './modules/availability/index.ts'
import { registerCartRoutes } from './modules/cart/index.ts'
import { registerCatalogueRoutes } from './modules/catalogue/index.ts'
import { registerCheckoutRoutes } from './modules/checkout/index.ts'
import { registerEventRoutes } from './modules/events/index.ts'
import { registerContentRoutes } from './modules/content/index.ts'
import { registerCreditFlowRoutes } from './flows/credit/routes.ts'
import { registerCourierRoutes } from './modules/couriers/index.ts'
import { registerDeliveryProofRoutes } from './modules/delivery-proofs/index.ts'
import { registerCreditRoutes } from './modules/credit/index.ts'
import { registerFilesRoutes } from './modules/files/index.ts'
import { flagNames } from './flows/console/flag-names.ts'
import { registerFlagsRoutes } from './modules/flags/index.ts'
import { kycNames, registerKycRoutes } from './modules/kyc/index.ts'
import { registerLedgerRoutes } from './modules/ledger/index.ts'
import { registerListsRoutes } from './modules/lists/index.ts'
import { registerOrderListRoutes } from './modules/order-lists/index.ts'
import { registerOrdersRoutes } from './modules/orders/index.ts'
import { registerPaymentsRoutes } from './modules/payments/index.ts'
import { registerPhoneRoutes } from './modules/phones/index.ts'
import { registerPictureRoutes } from './modules/pictures/index.ts'
import { registerPushRoutes } from './modules/pushes/index.ts'
import { registerReviewRoutes } from './modules/reviews/index.ts'
import { registerSearchRoutes } from './modules/search/index.ts'
import { registerSellerRoutes } from './flows/sellers/routes.ts'
import { registerSellerMemberRoutes, sellerMemberNames } from './modules/seller-members/index.ts'
import { registerCourierRateRoutes } from './modules/courier-rates/index.ts'
import { registerSellerFeeRoutes } from './modules/seller-fees/index.ts'
import { registerStatementRoutes } from './modules/statements/index.ts'
import { registerSellerTaxRoutes } from './modules/sellers/index.ts'
import { registerSellerApplicationsRoutes } from './modules/seller-applications/index.ts'
import { registerSezRoutes } from './modules/sez/index.ts'
import { registerTaxReturnRoutes } from './modules/tax-returns/index.ts'
import { registerStaffRoutes } from './modules/staff/index.ts'
import { registerSupportRoutes } from './modules/support/index.ts'
import { registerVoucherRoutes } from './modules/vouchers/index.ts'
import type { Context } from './platform/context.ts'
import { registerMailbox } from './platform/mail/mailbox.ts'
import {
  registerHandover,
  registerSandboxBank,
  registerSandboxPayments,
} from './platform/payments/index.ts'

/** Every module's routes. */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  registerAddressRoutes(app, context)
  registerAvailabilityRoutes(app, context)
  registerCartRoutes(app, context)
  registerCatalogueRoutes(app, context)
  registerContentRoutes(app, context)
  registerEventRoutes(app, context)
  registerContentDeskRoutes(app, context)
  registerFilesRoutes(app, context)
  registerFlagsRoutes(app, context)
  registerKycRoutes(app, context)
  registerPictureRoutes(app, context)
  registerLedgerRoutes(app, context)
  registerCourierRoutes(app, context)
  registerCreditRoutes(app, context)
  registerCreditFlowRoutes(app, context)
  registerListsRoutes(app, context)
  registerWishlistRoutes(app, context)
  registerNoticeRoutes(app, context)
  registerPrivacyRoutes(app, context)
  registerOrderListRoutes(app, context)
  registerOrderPadRoutes(app, context)
  registerQuotationRoutes(app, context)
  registerSearchRoutes(app, context)
  registerStaffRoutes(app, context, {
    ...apiKeyNames,
    ...flagNames,
    ...kycNames,
    ...orderNames,
    ...sellerMemberNames,
  })
  registerConsoleRoutes(app, context)
  registerColdChainRoutes(app, context)
  registerDeliveryProofRoutes(app, context)
  registerDispatchRoutes(app, context)
  registerReturnsRoutes(app, context)
  registerPayoutRoutes(app, context)
  registerDisputeRoutes(app, context)
  registerPaymentRequestRoutes(app, context)
  registerSetupRoutes(app, context)
  registerPincodeRoutes(app, context)
  registerSezRoutes(app, context)
  registerSellerApplicationsRoutes(app, context)
  registerTaxReturnRoutes(app, context)
  registerSellerTaxRoutes(app, context)
  registerSellerMemberRoutes(app, context)
  registerCourierRateRoutes(app, context)
  registerSellerFeeRoutes(app, context)
  registerStatementRoutes(app, context)
  registerSellerRoutes(app, context)
  registerWaitingGoodsRoutes(app, context)
  registerProductRoutes(app, context)
  registerOwnOfferRoutes(app, context)
  registerStockRoutes(app, context)
  registerFamilyRoutes(app, context)
  registerPriceListRoutes(app, context)
  registerPriceCeilingRoutes(app, context)
  registerReportRoutes(app, context)
  registerCostRoutes(app, context)
  registerPriceFloorRoutes(app, context)
  registerVolumePriceRoutes(app, context)
  registerPointsRoutes(app, context)
  registerReferralRoutes(app, context)
  registerWalletRoutes(app, context)
  registerUnreadWebhookRoutes(app, context)
  registerWebhookRoutes(app, context)
  registerApiKeyRoutes(app, context)
  registerReportScheduleRoutes(app, context)
  registerBooksRoutes(app, context)
  registerRemittanceRoutes(app, context)
  registerSettlementRoutes(app, context)
  registerQuarantineRoutes(app, context)
  registerRecallRoutes(app, context)
  registerCatalogueUploadRoutes(app, context)
  registerSupportRoutes(app, context)
  registerCheckoutRoutes(app, context)
  registerFlowRoutes(app, context)
  registerCustomerRoutes(app, context)
  registerOrdersRoutes(app, context)
  registerPaymentsRoutes(app, context)
  registerPushRoutes(app, context)
  registerReviewRoutes(app, context)
  registerVoucherRoutes(app, context)
  registerBoughtTogetherRoutes(app, context)
  registerSearchDeskRoutes(app, context)
  registerOrderFeedbackRoutes(app, context)
  registerComplaintRoutes(app, context)
  registerSalesCodeRoutes(app, context)
  registerBankOfferRoutes(app, context)
  registerPhoneRoutes(app, context)
  registerSandboxPayments(app, context)
  registerSandboxBank(app, context)
  registerHandover(app, context)
  registerMailbox(app, context)
}
