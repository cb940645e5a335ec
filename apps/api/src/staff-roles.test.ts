import { describe, expect, it } from 'vitest'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

/**
 * The roles of every staff route, written by hand from their purpose (docs/decisions/0005-staff.md): a second
 * source, independent of the contract and the permission table. A change of rights is made in both places.
 */
const roles = ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'] as const
type Role = (typeof roles)[number]

const rights = {
  // A member's own sign-in
  staffMe: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffListViews: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffSaveView: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffDeleteView: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffListSessions: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffEndSessions: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffSetPassword: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffNewRecoveryCodes: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  // Other members and the audit log: administrators only
  staffListMembers: ['admin'],
  staffInvite: ['admin'],
  staffInviteAgain: ['admin'],
  staffSetRole: ['admin'],
  staffDisable: ['admin'],
  staffUnlock: ['admin'],
  staffEnable: ['admin'],
  staffListAudit: ['admin'],
  // Customers: everybody who deals with people; signing them out helps them, so support may
  staffListCustomers: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffGetCustomer: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffListCustomerOrders: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffAddNote: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffEndCustomerSessions: ['support', 'admin'],
  staffChangeCustomer: ['support', 'admin'],
  staffListCustomerAddresses: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffEditCustomerAddress: ['support', 'admin'],
  staffBlockCustomer: ['support', 'admin'],
  staffUnblockCustomer: ['support', 'admin'],
  staffPreviewMerge: ['admin'],
  staffMergeCustomer: ['admin'],
  // Orders: who answers for deliveries and for money; parcels are moved by those who talk to buyers
  staffListOrders: ['support', 'finance', 'admin'],
  staffExportOrders: ['support', 'finance', 'admin'],
  staffGetOrderFilters: ['support', 'finance', 'admin'],
  staffGetOrder: ['support', 'finance', 'admin'],
  staffGetOrderPolicies: ['support', 'finance', 'admin'],
  staffKeepOrderOpen: ['support', 'finance', 'admin'],
  staffGetEvidence: ['support', 'finance', 'admin'],
  staffGetInvoice: ['support', 'finance', 'admin'],
  staffPreviewCancel: ['support', 'admin'],
  staffChangeDelivery: ['support', 'admin'],
  staffCancelOrder: ['support', 'admin'],
  staffPreviewCancels: ['support', 'admin'],
  staffCancelOrders: ['support', 'admin'],
  staffListReturns: ['support', 'finance', 'admin'],
  staffGetReturn: ['support', 'finance', 'admin'],
  staffOpenReturnPhoto: ['support', 'finance', 'admin'],
  staffOpenReturn: ['support', 'admin'],
  staffDecideReturn: ['support', 'admin'],
  staffPickUpReturn: ['support', 'admin'],
  staffPreviewReturn: ['support', 'admin'],
  staffSettleReturn: ['support', 'admin'],
  staffRefundInstead: ['support', 'admin'],
  staffPayReturn: ['finance', 'admin'],
  staffListQuarantine: ['support', 'finance', 'admin'],
  staffTakeFromQuarantine: ['support', 'admin'],
  staffFindRecall: ['support', 'finance', 'admin'],
  staffListRecalls: ['support', 'finance', 'admin'],
  staffGetRecall: ['support', 'finance', 'admin'],
  staffListRecallOrders: ['support', 'finance', 'admin'],
  staffListRecallNotices: ['support', 'finance', 'admin'],
  staffExportRecallNotices: ['support', 'finance', 'admin'],
  staffMarkRecallNotice: ['support', 'admin'],
  staffBeginRecall: ['support', 'admin'],
  staffQuarantineRecall: ['support', 'admin'],
  staffWithdrawRecall: ['admin'],
  staffCloseRecall: ['admin'],
  staffExportRecallReport: ['support', 'finance', 'admin'],
  // Couriers' cash: who answers for money
  staffListQuotations: ['support', 'finance', 'admin'],
  staffGetQuotationFile: ['support', 'finance', 'admin'],
  staffGetQuotationTerms: ['support', 'finance', 'admin'],
  staffSetQuotationTerms: ['finance', 'admin'],
  staffListDisputes: ['support', 'finance', 'admin'],
  staffNoteDispute: ['finance', 'admin'],
  staffUploadEvidence: ['finance', 'admin'],
  staffContestDispute: ['finance', 'admin'],
  staffListPaymentRequests: ['support', 'finance', 'admin'],
  staffRecordCredit: ['finance', 'admin'],
  staffDecideCredit: ['finance', 'admin'],
  staffCancelPaymentRequest: ['finance', 'admin'],
  staffListHandRefunds: ['support', 'finance', 'admin'],
  staffPayHandRefund: ['finance', 'admin'],
  staffListTransfers: ['support', 'finance', 'admin'],
  staffListReturnedTransfers: ['support', 'finance', 'admin'],
  staffRecordReturnedTransfer: ['finance', 'admin'],
  staffDecideReturnedTransfer: ['finance', 'admin'],
  staffGetRequestTerms: ['support', 'finance', 'admin'],
  staffSetRequestTerms: ['admin'],
  staffListRemittances: ['finance', 'admin'],
  staffPreviewRemittance: ['finance', 'admin'],
  staffRecordRemittance: ['finance', 'admin'],
  staffListRemittanceDifferences: ['finance', 'admin'],
  staffSettleRemittance: ['finance', 'admin'],
  staffListAwaitedCash: ['finance', 'admin'],
  staffListSettlements: ['finance', 'admin'],
  staffPreviewSettlements: ['finance', 'admin'],
  staffRecordSettlements: ['finance', 'admin'],
  staffListSettlementDifferences: ['finance', 'admin'],
  staffListUnsettled: ['finance', 'admin'],
  staffClearSettlementLine: ['finance', 'admin'],
  staffConfirmSettlement: ['finance', 'admin'],
  staffSetParcelCourier: ['support', 'admin'],
  staffMoveParcel: ['support', 'admin'],
  staffUndoParcelMove: ['support', 'admin'],
  // Buyers' questions: who talks to buyers
  staffListTickets: ['support', 'admin'],
  staffGetTicket: ['support', 'admin'],
  staffKeepTicketOpen: ['support', 'admin'],
  staffListCannedAnswers: ['support', 'admin'],
  staffSaveCannedAnswer: ['support', 'admin'],
  staffDeleteCannedAnswer: ['support', 'admin'],
  staffWriteTicket: ['support', 'admin'],
  staffMoveTicket: ['support', 'admin'],
  staffListReviews: ['support', 'catalogue', 'admin'],
  staffOpenReviewPhoto: ['support', 'catalogue', 'admin'],
  staffDecideReview: ['support', 'admin'],
  staffAnswerReview: ['support', 'admin'],
  // Licences and documents: only those who decide on them
  staffListKyc: ['kyc_reviewer', 'admin'],
  staffGetKyc: ['kyc_reviewer', 'admin'],
  staffKeepKycOpen: ['kyc_reviewer', 'admin'],
  staffApproveKyc: ['kyc_reviewer', 'admin'],
  staffRejectKyc: ['kyc_reviewer', 'admin'],
  staffReopenKyc: ['kyc_reviewer', 'admin'],
  staffAskKycChanges: ['kyc_reviewer', 'admin'],
  staffGetKycFileLink: ['kyc_reviewer', 'admin'],
  staffOpenKycFile: ['kyc_reviewer', 'admin'],
  // Goods that wait: seen by whoever answers for the catalogue or to buyers, decided by the catalogue's staff
  staffUploadCatalogue: ['catalogue', 'admin'],
  staffListCatalogueFiles: ['support', 'catalogue', 'admin'],
  staffGetCatalogueErrors: ['support', 'catalogue', 'admin'],
  staffGetCatalogueFile: ['support', 'catalogue', 'admin'],
  staffCheckCatalogueFile: ['catalogue', 'admin'],
  staffImportCatalogueFile: ['catalogue', 'admin'],
  staffDiscardCatalogueFile: ['catalogue', 'admin'],
  staffGetCatalogueUndo: ['support', 'catalogue', 'admin'],
  staffUndoCatalogueFile: ['catalogue', 'admin'],
  staffListWaitingGoods: ['support', 'catalogue', 'admin'],
  staffGetWaitingProduct: ['support', 'catalogue', 'admin'],
  staffSellWaitingProduct: ['catalogue', 'admin'],
  staffRefuseWaitingProduct: ['catalogue', 'admin'],
  staffListProducts: ['support', 'catalogue', 'admin'],
  staffGetProduct: ['support', 'catalogue', 'admin'],
  staffGetProductChoices: ['support', 'catalogue', 'admin'],
  staffCreateProduct: ['catalogue', 'admin'],
  staffSaveProduct: ['catalogue', 'admin'],
  staffPreviewProduct: ['catalogue', 'admin'],
  staffUploadPhoto: ['catalogue', 'admin'],
  staffCropPhoto: ['catalogue', 'admin'],
  staffListProductVersions: ['support', 'catalogue', 'admin'],
  staffFindStockItem: ['support', 'catalogue', 'admin'],
  staffListStock: ['support', 'catalogue', 'admin'],
  staffListReceipts: ['support', 'catalogue', 'admin'],
  staffListStockMoves: ['support', 'catalogue', 'admin'],
  staffAskStockMove: ['catalogue', 'admin'],
  staffChangeStockMove: ['catalogue', 'admin'],
  staffReceiveStock: ['catalogue', 'admin'],
  staffCountStock: ['catalogue', 'admin'],
  staffListFamilies: ['support', 'catalogue', 'admin'],
  staffGetFamily: ['support', 'catalogue', 'admin'],
  staffSetFamilyAttributes: ['catalogue', 'admin'],
  // Shop configuration: seen by many, changed by administrators
  staffListFlags: ['support', 'catalogue', 'finance', 'admin'],
  staffSetFlag: ['admin'],
  staffResetFlag: ['admin'],
  staffListBuyingRules: ['support', 'kyc_reviewer', 'catalogue', 'admin'],
  staffSetBuyingRule: ['admin'],
  staffListKycAsks: ['support', 'kyc_reviewer', 'catalogue', 'admin'],
  staffSetKycAsk: ['admin'],
  // What the law takes from each sale is money: finance
  staffListGstRates: ['finance', 'admin'],
  staffGetGstHeading: ['finance', 'admin'],
  staffPreviewGstRate: ['finance', 'admin'],
  staffSetGstRate: ['finance', 'admin'],
  staffWithdrawGstRate: ['finance', 'admin'],
  // Who runs the shop, who sells from where, and what delivery costs: decided by administrators
  staffGetSetup: ['catalogue', 'finance', 'admin'],
  staffSetOrganisation: ['admin'],
  staffAddSeller: ['admin'],
  staffChangeSeller: ['admin'],
  staffAddLicence: ['admin'],
  staffRemoveLicence: ['admin'],
  staffAddWarehouse: ['admin'],
  staffChangeWarehouse: ['admin'],
  staffSetCharges: ['admin'],
  // The shop's content: catalogue
  staffListLandingPages: ['support', 'catalogue', 'admin'],
  staffSetLandingPage: ['catalogue', 'admin'],
  staffListContent: ['support', 'catalogue', 'admin'],
  staffListRegistrations: ['support', 'catalogue', 'admin'],
  staffGetContent: ['support', 'catalogue', 'admin'],
  staffSaveContent: ['catalogue', 'admin'],
  staffPublishContent: ['catalogue', 'admin'],
  staffTakeDownContent: ['catalogue', 'admin'],
  staffCancelContent: ['catalogue', 'admin'],
  staffUploadBanner: ['catalogue', 'admin'],
  staffDeleteBanner: ['catalogue', 'admin'],
  // Messages of the payment gateway that can't be read are about money: finance
  staffListUnreadWebhooks: ['finance', 'admin'],
  staffGetUnreadWebhook: ['finance', 'admin'],
  staffSettleUnreadWebhook: ['finance', 'admin'],
  // What differs in money, stock and documents: finance
  staffGetBooks: ['finance', 'admin'],
  staffAuditBooks: ['finance', 'admin'],
  // Wallets: finance gives and takes, administrators say up to what one member may alone
  staffGetWallet: ['support', 'finance', 'admin'],
  staffListWalletChanges: ['support', 'finance', 'admin'],
  staffChangeWallet: ['finance', 'admin'],
  staffDecideWalletChange: ['finance', 'admin'],
  staffSetWalletRefunds: ['admin'],
  staffSetWalletLimit: ['admin'],
  // Credit lines are the lenders’: staff only look
  staffListCredit: ['support', 'finance', 'admin'],
  // Referrals, too
  staffGetReferralTerms: ['support', 'finance', 'admin'],
  staffPreviewReferralTerms: ['support', 'finance', 'admin'],
  staffSetReferralTerms: ['finance', 'admin'],
  staffListReferrals: ['support', 'finance', 'admin'],
  staffBlockReferral: ['finance', 'admin'],
  // Reward points are money: finance
  staffGetPoints: ['support', 'finance', 'admin'],
  staffPreviewPoints: ['support', 'finance', 'admin'],
  staffSetPoints: ['finance', 'admin'],
  // Vouchers, deals and volume prices are money: finance
  staffListDispatch: ['support', 'admin'],
  staffMeasureParcel: ['support', 'admin'],
  staffGetGoods: ['support', 'admin'],
  staffPackGoods: ['support', 'admin'],
  staffMoveParcels: ['support', 'admin'],
  staffPrintPapers: ['support', 'admin'],
  staffRecordTemperature: ['support', 'admin'],
  staffListCouriers: ['support', 'admin'],
  staffBookParcels: ['support', 'admin'],
  staffBookParcel: ['support', 'admin'],
  staffAskPickup: ['support', 'admin'],
  staffCancelBooking: ['support', 'admin'],
  staffGetCourierPaper: ['support', 'admin'],
  staffListTogether: ['support', 'catalogue', 'admin'],
  staffPinTogether: ['catalogue', 'admin'],
  staffUnpinTogether: ['catalogue', 'admin'],
  staffListDeals: ['support', 'catalogue', 'finance', 'admin'],
  staffFindDealOffer: ['support', 'catalogue', 'finance', 'admin'],
  staffSetDeal: ['finance', 'admin'],
  staffEndDeal: ['finance', 'admin'],
  staffListGifts: ['support', 'catalogue', 'finance', 'admin'],
  staffFindGiftOffer: ['support', 'catalogue', 'finance', 'admin'],
  staffSetGift: ['finance', 'admin'],
  staffEndGift: ['finance', 'admin'],
  staffListVolumePrices: ['support', 'catalogue', 'finance', 'admin'],
  staffFindVolumeOffer: ['support', 'catalogue', 'finance', 'admin'],
  staffSetVolumePrices: ['finance', 'admin'],
  staffEndVolumePrices: ['finance', 'admin'],
  staffListVouchers: ['support', 'catalogue', 'finance', 'admin'],
  staffMakeVoucher: ['finance', 'admin'],
  staffEndVoucher: ['finance', 'admin'],
  // Tax: who answers for money
  staffListApplicants: ['kyc_reviewer', 'admin'],
  staffOpenApplicant: ['kyc_reviewer', 'admin'],
  staffReviewApplicant: ['kyc_reviewer', 'admin'],
  staffApproveApplicant: ['admin'],
  staffListSezClaims: ['finance', 'admin'],
  staffDecideSezClaim: ['finance', 'admin'],
  staffOpenSezLetter: ['finance', 'admin'],
  staffListScheduleH1: ['support', 'finance', 'admin'],
  staffExportScheduleH1: ['support', 'finance', 'admin'],
  staffListEDocuments: ['support', 'finance', 'admin'],
  staffDownloadEDocuments: ['support', 'finance', 'admin'],
  staffUploadEAnswer: ['support', 'finance', 'admin'],
  staffCancelEDocument: ['support', 'finance', 'admin'],
  staffRecordIrn: ['support', 'finance', 'admin'],
  staffRecordEWayBill: ['support', 'finance', 'admin'],
  staffSetTransport: ['support', 'finance', 'admin'],
  staffListSellers: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffSuspendSeller: ['support', 'kyc_reviewer', 'admin'],
  staffLiftSuspension: ['admin'],
  staffListSellerTax: ['finance', 'admin'],
  staffAddLut: ['finance', 'admin'],
  staffEndLut: ['finance', 'admin'],
  staffSetTurnover: ['finance', 'admin'],
  staffListTaxReturns: ['finance', 'admin'],
  staffGetTaxReturn: ['finance', 'admin'],
  staffExportTaxReturn: ['finance', 'admin'],
  staffFileTaxReturn: ['finance', 'admin'],
  staffListSalesCodes: ['support', 'catalogue', 'finance', 'admin'],
  staffMakeSalesCode: ['finance', 'admin'],
  staffEndSalesCode: ['finance', 'admin'],
} as const satisfies Partial<Record<RouteName, readonly Role[]>>

const world = useWorld()
const table = Object.entries<readonly Role[]>(rights)
const routeOf = (name: string): Route | undefined =>
  Object.entries<Route>(routes).find(([key]) => key === name)?.[1]

async function isRefused(visitor: Visitor, { method, path }: Route): Promise<boolean> {
  const reply = await visitor.raw({
    method,
    url: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    ...(method !== 'GET' && { payload: {} }),
  })
  expect([401, 500], JSON.stringify(reply.body)).not.toContain(reply.status)
  return JSON.stringify(reply.body).includes('"permission_missing"')
}

describe('permissions of staff roles', () => {
  it('AUTH-09 lists every staff route', () => {
    const called = Object.entries<Route>(routes)
      .filter(([, { callers }]) => callers.includes('staff'))
      .map(([name]) => name)
    expect(table.map(([name]) => name).toSorted()).toEqual(called.toSorted())
  })

  it.each(table)('AUTH-09 %s is open to these roles only: %j', async (name, allowed) => {
    const route = routeOf(name)
    if (route === undefined) throw new Error(`no route ${name}`)
    const open: Role[] = []
    for (const role of roles) {
      // A new member for each call, because some calls end the session.
      const { visitor } = await signedInStaff(world, role)
      if (!(await isRefused(visitor, route))) open.push(role)
    }
    expect(open.toSorted()).toEqual([...allowed].toSorted())
  })
})
