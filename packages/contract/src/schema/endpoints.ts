import type { z } from 'zod'
import type { RouteName } from '../routes.ts'
import type { EndpointTable } from './endpoint.ts'
import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as sessions from './sessions.ts'
import * as auth from './auth.ts'
import * as cart from './cart.ts'
import * as payouts from './payouts.ts'
import * as phones from './phones.ts'
import * as placeOrder from './place-order.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as files from './files.ts'
import * as kycLog from './kyc-log.ts'
import * as kycFiles from './kyc-files.ts'
import * as kyc from './kyc.ts'
import * as lists from './lists.ts'
import * as orderCancels from './order-cancels.ts'
import * as orderPhotos from './order-photos.ts'
import * as returns from './returns.ts'
import * as staffSearch from './staff-search.ts'
import * as staffQuarantine from './staff-quarantine.ts'
import * as orderRecalls from './order-recalls.ts'
import * as staffRecalls from './staff-recalls.ts'
import * as staffDisputes from './staff-disputes.ts'
import * as staffPaymentRequests from './staff-payment-requests.ts'
import * as staffRemittances from './staff-remittances.ts'
import * as staffSettlements from './staff-settlements.ts'
import * as staffReturns from './staff-returns.ts'
import * as orderPad from './order-pad.ts'
import * as quotations from './quotations.ts'
import * as orders from './orders.ts'
import * as pages from './pages.ts'
import * as categories from './categories.ts'
import * as enquiries from './enquiries.ts'
import * as availability from './availability.ts'
import * as privacy from './privacy.ts'
import * as products from './products.ts'
import * as profile from './profile.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as sellerApplications from './seller-applications.ts'
import * as sellers from './sellers.ts'
import * as sharing from './sharing.ts'
import * as events from './events.ts'
import * as complaints from './complaints.ts'
import * as support from './support.ts'
import * as staffKyc from './staff-kyc.ts'
import * as staffAudit from './staff-audit.ts'
import * as staffCustomerChanges from './staff-customer-changes.ts'
import * as staffContent from './staff-content.ts'
import * as staffCustomers from './staff-customers.ts'
import * as staffFamilies from './staff-families.ts'
import * as staffCatalogueFiles from './staff-catalogue-files.ts'
import * as staffGoods from './staff-goods.ts'
import * as staffMembers from './staff-members.ts'
import * as staffOrderCancels from './staff-order-cancels.ts'
import * as staffOrders from './staff-orders.ts'
import * as staffPolicy from './staff-policy.ts'
import * as staffStock from './staff-stock.ts'
import * as staffTax from './staff-tax.ts'
import * as staffKycAsks from './staff-kyc-asks.ts'
import * as staffSetup from './staff-setup.ts'
import * as staffShop from './staff-shop.ts'
import * as staffSignIn from './staff-sign-in.ts'
import * as staffDeals from './staff-deals.ts'
import * as staffGifts from './staff-gifts.ts'
import * as staffProducts from './staff-products.ts'
import * as staffPoints from './staff-points.ts'
import * as staffCredit from './staff-credit.ts'
import * as staffWallet from './staff-wallet.ts'
import * as staffVolumePrices from './staff-volume-prices.ts'
import * as staffVouchers from './staff-vouchers.ts'
import * as boughtTogether from './bought-together.ts'
import * as staffColdChain from './staff-cold-chain.ts'
import * as staffCouriers from './staff-couriers.ts'
import * as staffDispatch from './staff-dispatch.ts'
import * as orderFeedback from './order-feedback.ts'
import * as staffMerge from './staff-merge.ts'
import * as staffPresence from './staff-presence.ts'
import * as staffViews from './staff-views.ts'
import * as staffRetention from './staff-retention.ts'
import * as salesCodes from './sales-codes.ts'
import * as sez from './sez.ts'
import * as scheduleH1 from './staff-schedule-h1.ts'
import * as eDocuments from './staff-e-documents.ts'
import * as staffSellerApplications from './staff-seller-applications.ts'
import * as staffSellerFees from './staff-seller-fees.ts'
import * as staffSellers from './staff-sellers.ts'
import * as staffStatements from './staff-statements.ts'
import * as sellerTax from './staff-seller-tax.ts'
import * as taxReturns from './staff-tax-returns.ts'
import * as staffBooks from './staff-books.ts'
import * as staffTickets from './staff-tickets.ts'
import * as staffReviews from './staff-reviews.ts'
import * as staffWebhooks from './staff-webhooks.ts'
import * as vouchers from './vouchers.ts'
import * as rewardPoints from './reward-points.ts'
import * as credit from './credit.ts'
import * as referrals from './referrals.ts'
import * as staffReferrals from './staff-referrals.ts'
import * as wallet from './wallet.ts'
import * as wishlist from './wishlist.ts'

/** Every endpoint by name: the routes of `routes.ts` with their shapes. The compiler requires all of them. */
export const endpoints = {
  listGuestVouchers: vouchers.listGuestVouchers,
  applyCartVoucher: vouchers.applyCartVoucher,
  removeCartVoucher: vouchers.removeCartVoucher,
  applyGuestCheckoutVoucher: vouchers.applyGuestCheckoutVoucher,
  removeGuestCheckoutVoucher: vouchers.removeGuestCheckoutVoucher,
  applyCheckoutVoucher: vouchers.applyCheckoutVoucher,
  removeCheckoutVoucher: vouchers.removeCheckoutVoucher,
  listVouchers: vouchers.listVouchers,
  listOffers: vouchers.listOffers,
  productVouchers: vouchers.productVouchers,
  bestVoucher: vouchers.bestVoucher,
  staffListDeals: staffDeals.staffListDeals,
  staffFindDealOffer: staffDeals.staffFindDealOffer,
  staffSetDeal: staffDeals.staffSetDeal,
  staffEndDeal: staffDeals.staffEndDeal,
  staffListGifts: staffGifts.staffListGifts,
  staffFindGiftOffer: staffGifts.staffFindGiftOffer,
  staffSetGift: staffGifts.staffSetGift,
  staffEndGift: staffGifts.staffEndGift,
  staffGetReferralTerms: staffReferrals.staffGetReferralTerms,
  staffPreviewReferralTerms: staffReferrals.staffPreviewReferralTerms,
  staffSetReferralTerms: staffReferrals.staffSetReferralTerms,
  staffListReferrals: staffReferrals.staffListReferrals,
  staffBlockReferral: staffReferrals.staffBlockReferral,
  staffGetPoints: staffPoints.staffGetPoints,
  staffPreviewPoints: staffPoints.staffPreviewPoints,
  staffSetPoints: staffPoints.staffSetPoints,
  staffListCredit: staffCredit.staffListCredit,
  staffGetWallet: staffWallet.staffGetWallet,
  staffChangeWallet: staffWallet.staffChangeWallet,
  staffListWalletChanges: staffWallet.staffListWalletChanges,
  staffDecideWalletChange: staffWallet.staffDecideWalletChange,
  staffSetWalletRefunds: staffWallet.staffSetWalletRefunds,
  staffSetWalletLimit: staffWallet.staffSetWalletLimit,
  staffListVolumePrices: staffVolumePrices.staffListVolumePrices,
  staffFindVolumeOffer: staffVolumePrices.staffFindVolumeOffer,
  staffSetVolumePrices: staffVolumePrices.staffSetVolumePrices,
  staffEndVolumePrices: staffVolumePrices.staffEndVolumePrices,
  staffListVouchers: staffVouchers.staffListVouchers,
  staffMakeVoucher: staffVouchers.staffMakeVoucher,
  staffEndVoucher: staffVouchers.staffEndVoucher,
  getBoughtTogether: boughtTogether.getBoughtTogether,
  getCartBoughtTogether: boughtTogether.getCartBoughtTogether,
  staffListSearches: staffSearch.staffListSearches,
  staffListTogether: boughtTogether.staffListTogether,
  staffPinTogether: boughtTogether.staffPinTogether,
  staffUnpinTogether: boughtTogether.staffUnpinTogether,
  staffListDispatch: staffDispatch.staffListDispatch,
  staffMeasureParcel: staffDispatch.staffMeasureParcel,
  staffGetGoods: staffDispatch.staffGetGoods,
  staffPackGoods: staffDispatch.staffPackGoods,
  staffMoveParcels: staffDispatch.staffMoveParcels,
  staffPrintPapers: staffDispatch.staffPrintPapers,
  staffRecordTemperature: staffColdChain.staffRecordTemperature,
  staffListCouriers: staffCouriers.staffListCouriers,
  staffBookParcel: staffCouriers.staffBookParcel,
  staffBookParcels: staffCouriers.staffBookParcels,
  staffAskPickup: staffCouriers.staffAskPickup,
  staffCancelBooking: staffCouriers.staffCancelBooking,
  staffGetCourierPaper: staffCouriers.staffGetCourierPaper,
  getOrderFeedbackIssues: orderFeedback.getOrderFeedbackIssues,
  postOrderFeedback: orderFeedback.postOrderFeedback,
  postOrderUserFeedback: orderFeedback.postOrderUserFeedback,
  postDeliveryFeedback: orderFeedback.postDeliveryFeedback,
  postDeliveryUserFeedback: orderFeedback.postDeliveryUserFeedback,
  staffKeepOrderOpen: staffPresence.staffKeepOrderOpen,
  staffKeepTicketOpen: staffPresence.staffKeepTicketOpen,
  staffKeepKycOpen: staffPresence.staffKeepKycOpen,
  staffListViews: staffViews.staffListViews,
  staffSaveView: staffViews.staffSaveView,
  staffDeleteView: staffViews.staffDeleteView,
  generateSalesCodeLink: salesCodes.generateSalesCodeLink,
  verifySalesCode: salesCodes.verifySalesCode,
  verifySalesCodeGuest: salesCodes.verifySalesCodeGuest,
  listSezClaims: sez.listSezClaims,
  claimSez: sez.claimSez,
  staffListSezClaims: sez.staffListSezClaims,
  staffDecideSezClaim: sez.staffDecideSezClaim,
  staffOpenSezLetter: sez.staffOpenSezLetter,
  staffListScheduleH1: scheduleH1.staffListScheduleH1,
  staffExportScheduleH1: scheduleH1.staffExportScheduleH1,
  staffListEDocuments: eDocuments.staffListEDocuments,
  staffDownloadEDocuments: eDocuments.staffDownloadEDocuments,
  staffUploadEAnswer: eDocuments.staffUploadEAnswer,
  staffCancelEDocument: eDocuments.staffCancelEDocument,
  staffRecordIrn: eDocuments.staffRecordIrn,
  staffRecordEWayBill: eDocuments.staffRecordEWayBill,
  staffSetTransport: eDocuments.staffSetTransport,
  staffListApplicants: staffSellerApplications.staffListApplicants,
  staffOpenApplicant: staffSellerApplications.staffOpenApplicant,
  staffReviewApplicant: staffSellerApplications.staffReviewApplicant,
  staffApproveApplicant: staffSellerApplications.staffApproveApplicant,
  staffListSellers: staffSellers.staffListSellers,
  staffSuspendSeller: staffSellers.staffSuspendSeller,
  staffLiftSuspension: staffSellers.staffLiftSuspension,
  staffListSellerFees: staffSellerFees.staffListSellerFees,
  staffPreviewSellerFee: staffSellerFees.staffPreviewSellerFee,
  staffSetSellerFee: staffSellerFees.staffSetSellerFee,
  staffListStatements: staffStatements.staffListStatements,
  staffPreviewStatement: staffStatements.staffPreviewStatement,
  staffCloseStatement: staffStatements.staffCloseStatement,
  staffGetStatement: staffStatements.staffGetStatement,
  staffExportStatement: staffStatements.staffExportStatement,
  staffNoteStatement: staffStatements.staffNoteStatement,
  staffListSellerTax: sellerTax.staffListSellerTax,
  staffAddLut: sellerTax.staffAddLut,
  staffEndLut: sellerTax.staffEndLut,
  staffSetTurnover: sellerTax.staffSetTurnover,
  staffListTaxReturns: taxReturns.staffListTaxReturns,
  staffGetTaxReturn: taxReturns.staffGetTaxReturn,
  staffExportTaxReturn: taxReturns.staffExportTaxReturn,
  staffFileTaxReturn: taxReturns.staffFileTaxReturn,
  staffListRetention: staffRetention.staffListRetention,
  staffSetRetention: staffRetention.staffSetRetention,
  staffListSalesCodes: salesCodes.staffListSalesCodes,
  staffMakeSalesCode: salesCodes.staffMakeSalesCode,
  staffEndSalesCode: salesCodes.staffEndSalesCode,
  getLoginState: auth.getLoginState,
  submitEmail: auth.submitEmail,
  sendOtp: auth.sendOtp,
  sendConfirmOtp: auth.sendConfirmOtp,
  validateEmail: auth.validateEmail,
  signIn: auth.signIn,
  confirmAccount: auth.confirmAccount,
  resetPassword: auth.resetPassword,
  prepareOneTap: auth.prepareOneTap,
  signInWithGoogle: auth.signInWithGoogle,
  refreshSession: sessions.refreshSession,
  resumeSession: sessions.resumeSession,
  takeWayBack: sessions.takeWayBack,
  logout: sessions.logout,
  setPassword: auth.setPassword,
  listSessions: sessions.listSessions,
  endSessions: sessions.endSessions,
  downloadMyData: sessions.downloadMyData,
  deactivateAccount: sessions.deactivateAccount,
  getCustomer: account.getCustomer,
  getCustomerChoices: account.getCustomerChoices,
  updateUser: account.updateUser,
  getMyKyc: kyc.getMyKyc,
  getKycFields: kyc.getKycFields,
  completeKyc: kyc.completeKyc,
  getKycLogOptions: kycLog.getKycLogOptions,
  logKycExit: kycLog.logKycExit,
  logKycIssue: kycLog.logKycIssue,
  uploadKycFile: kycFiles.uploadKycFile,
  deleteKycFile: kycFiles.deleteKycFile,
  uploadFile: files.uploadFile,
  deleteFile: files.deleteFile,
  getFileLink: files.getFileLink,
  openFile: files.openFile,
  staffListKyc: staffKyc.staffListKyc,
  staffGetKyc: staffKyc.staffGetKyc,
  staffApproveKyc: staffKyc.staffApproveKyc,
  staffRejectKyc: staffKyc.staffRejectKyc,
  staffReopenKyc: staffKyc.staffReopenKyc,
  staffAskKycChanges: staffKyc.staffAskKycChanges,
  staffGetKycFileLink: staffKyc.staffGetKycFileLink,
  staffOpenKycFile: staffKyc.staffOpenKycFile,
  getUserConfig: profile.getUserConfig,
  getMyAddresses: addresses.getMyAddresses,
  editMyAddress: addresses.editMyAddress,
  checkPincode: addresses.checkPincode,
  getCities: addresses.getCities,
  getLocation: addresses.getLocation,
  createGuestCart: cart.createGuestCart,
  readCart: cart.readCart,
  setDataLogger: cart.setDataLogger,
  setRewardPoints: cart.setRewardPoints,
  takeGift: cart.takeGift,
  setReferral: cart.setReferral,
  identifyReferral: referrals.identifyReferral,
  generateUsersReferralLink: referrals.generateUsersReferralLink,
  getReferrals: referrals.getReferrals,
  getCartItems: cart.getCartItems,
  updateGuestCart: cart.updateGuestCart,
  updateCart: cart.updateCart,
  syncGuestCart: cart.syncGuestCart,
  getBuyingRights: cart.getBuyingRights,
  createCheckout: checkout.createCheckout,
  createGuestCheckout: checkout.createGuestCheckout,
  getCheckout: checkout.getCheckout,
  changeAddress: checkout.changeAddress,
  placeOrder: placeOrder.placeOrder,
  getCheckoutOutcome: placeOrder.getCheckoutOutcome,
  cancelPaymentRequest: placeOrder.cancelPaymentRequest,
  getPaymentOptions: placeOrder.getPaymentOptions,
  checkCod: placeOrder.checkCod,
  checkWalletBalance: wallet.checkWalletBalance,
  getRewardPoints: rewardPoints.getRewardPoints,
  walletTransactionHistory: wallet.walletTransactionHistory,
  getCreditForm: credit.getCreditForm,
  listCreditAccounts: credit.listCreditAccounts,
  creditTransactionHistory: credit.creditTransactionHistory,
  applyForCredit: credit.applyForCredit,
  deleteCreditAccount: credit.deleteCreditAccount,
  payByCredit: credit.payByCredit,
  repayCredit: credit.repayCredit,
  uploadCreditFile: credit.uploadCreditFile,
  updateCreditFile: credit.updateCreditFile,
  deleteCreditFile: credit.deleteCreditFile,
  creditWebhook: credit.creditWebhook,
  sendPhoneCode: phones.sendPhoneCode,
  checkPhoneCode: phones.checkPhoneCode,
  getLastStep: checkout.getLastStep,
  checkAvailability: availability.checkAvailability,
  checkAvailabilityMultiple: availability.checkAvailabilityMultiple,
  listProducts: products.listProducts,
  getProduct: products.getProduct,
  getSimilar: products.getSimilar,
  recentlyViewed: products.recentlyViewed,
  recordView: products.recordView,
  getConsents: privacy.getConsents,
  setConsent: privacy.setConsent,
  getNominee: privacy.getNominee,
  setNominee: privacy.setNominee,
  removeNominee: privacy.removeNominee,
  categoryGenericNames: categories.categoryGenericNames,
  listCategories: categories.listCategories,
  getMainOffer: products.getMainOffer,
  getLimitedTimeDeals: products.getLimitedTimeDeals,
  notifyMe: enquiries.notifyMe,
  showNotices: enquiries.showNotices,
  stopNotices: enquiries.stopNotices,
  leadEnquiry: enquiries.leadEnquiry,
  getNavbar: categories.getNavbar,
  getSubCategories: categories.getSubCategories,
  getListingScope: categories.getListingScope,
  suggest: search.suggest,
  searchConfig: search.searchConfig,
  updateSearchKeyword: search.updateSearchKeyword,
  updateSearchKeywordClick: search.updateSearchKeywordClick,
  recentSearches: search.recentSearches,
  rotatingKeywords: search.rotatingKeywords,
  findOrders: orders.findOrders,
  listTaxDocuments: orders.listTaxDocuments,
  exportTaxDocuments: orders.exportTaxDocuments,
  getEvidence: orders.getEvidence,
  getOrderPolicies: orders.getOrderPolicies,
  listAttempts: orders.listAttempts,
  listOrders: orders.listOrders,
  getOrderStatus: orders.getOrderStatus,
  getCancelReasons: orderCancels.getCancelReasons,
  previewCancel: orderCancels.previewCancel,
  repeatOrder: sharing.repeatOrder,
  cancelOrder: orderCancels.cancelOrder,
  getReturns: returns.getReturns,
  getOrderRecalls: orderRecalls.getOrderRecalls,
  acknowledgeRecall: orderRecalls.acknowledgeRecall,
  uploadOrderPhoto: orderPhotos.uploadOrderPhoto,
  openOrderPhoto: orderPhotos.openOrderPhoto,
  requestReturn: returns.requestReturn,
  withdrawReturn: returns.withdrawReturn,
  takeMoneyBack: returns.takeMoneyBack,
  getInvoice: orders.getInvoice,
  getProductRatings: reviews.getProductRatings,
  rateProduct: reviews.rateProduct,
  listReviews: reviews.listReviews,
  openReviewPhoto: reviews.openReviewPhoto,
  voteReview: reviews.voteReview,
  paymentWebhook: orders.paymentWebhook,
  courierWebhook: orders.courierWebhook,
  getShopHome: content.getShopHome,
  getForYou: content.getForYou,
  getLandingPage: content.getLandingPage,
  generateCartLink: sharing.generateCartLink,
  identifyLink: sharing.identifyLink,
  addSharedCart: sharing.addSharedCart,
  addToCompare: lists.addToCompare,
  deleteFromCompare: lists.deleteFromCompare,
  getCompareItems: lists.getCompareItems,
  listWishlist: wishlist.listWishlist,
  addToWishlist: wishlist.addToWishlist,
  deleteFromWishlist: wishlist.deleteFromWishlist,
  moveToCart: wishlist.moveToCart,
  saveForLater: wishlist.saveForLater,
  matchOrderPad: orderPad.matchOrderPad,
  readOrderPadFile: orderPad.readOrderPadFile,
  addOrderPad: orderPad.addOrderPad,
  listOrderLists: orderPad.listOrderLists,
  saveOrderList: orderPad.saveOrderList,
  getOrderList: orderPad.getOrderList,
  deleteOrderList: orderPad.deleteOrderList,
  createQuotation: quotations.createQuotation,
  listQuotations: quotations.listQuotations,
  getQuotationFile: quotations.getQuotationFile,
  openQuotation: quotations.openQuotation,
  getMailedQuotation: quotations.getMailedQuotation,
  orderQuotation: quotations.orderQuotation,
  pageError: support.pageError,
  needHelp: support.needHelp,
  raiseIssue: support.raiseIssue,
  submitHelpRequest: support.submitHelpRequest,
  getPayout: payouts.getPayout,
  givePayoutAccount: payouts.givePayoutAccount,
  raiseComplaint: complaints.raiseComplaint,
  listComplaints: complaints.listComplaints,
  getComplaint: complaints.getComplaint,
  writeComplaint: complaints.writeComplaint,
  letsConnect: support.letsConnect,
  siteFeedback: support.siteFeedback,
  submitUserFeedback: support.submitUserFeedback,
  pageFeedback: support.pageFeedback,
  getSurvey: support.getSurvey,
  answerSurvey: support.answerSurvey,
  registerSeller: sellers.registerSeller,
  getSellerCategories: sellers.getSellerCategories,
  getSellerApplication: sellerApplications.getSellerApplication,
  uploadSellerFile: sellerApplications.uploadSellerFile,
  changeSellerApplication: sellerApplications.changeSellerApplication,
  getPolicies: pages.getPolicies,
  listEvents: events.listEvents,
  getEvent: events.getEvent,
  getEventCalendar: events.getEventCalendar,
  registerForEvent: events.registerForEvent,
  leaveEvent: events.leaveEvent,
  staffListRegistrations: events.staffListRegistrations,
  listArticleCategories: pages.listArticleCategories,
  getArticleCategory: pages.getArticleCategory,
  getArticle: pages.getArticle,
  getContentPreview: staffContent.getContentPreview,
  getSpecialPopup: pages.getSpecialPopup,
  getSitemap: pages.getSitemap,
  getMerchantFeed: pages.getMerchantFeed,
  staffGetSignIn: staffSignIn.staffGetSignIn,
  staffSignIn: staffSignIn.staffSignIn,
  staffSignInWithCode: staffSignIn.staffSignInWithCode,
  staffStartEnrolment: staffSignIn.staffStartEnrolment,
  staffConfirmEnrolment: staffSignIn.staffConfirmEnrolment,
  staffSignOut: staffSignIn.staffSignOut,
  staffGetInvitation: staffSignIn.staffGetInvitation,
  staffAcceptInvitation: staffSignIn.staffAcceptInvitation,
  staffMe: staffSignIn.staffMe,
  staffListSessions: staffSignIn.staffListSessions,
  staffEndSessions: staffSignIn.staffEndSessions,
  staffSetPassword: staffSignIn.staffSetPassword,
  staffNewRecoveryCodes: staffSignIn.staffNewRecoveryCodes,
  staffListMembers: staffMembers.staffListMembers,
  staffInvite: staffMembers.staffInvite,
  staffInviteAgain: staffMembers.staffInviteAgain,
  staffSetRole: staffMembers.staffSetRole,
  staffDisable: staffMembers.staffDisable,
  staffUnlock: staffMembers.staffUnlock,
  staffEnable: staffMembers.staffEnable,
  staffListAudit: staffAudit.staffListAudit,
  staffListCustomers: staffCustomers.staffListCustomers,
  staffGetCustomer: staffCustomers.staffGetCustomer,
  staffListCustomerOrders: staffCustomers.staffListCustomerOrders,
  staffEndCustomerSessions: staffCustomers.staffEndCustomerSessions,
  staffAddNote: staffCustomers.staffAddNote,
  staffChangeCustomer: staffCustomerChanges.staffChangeCustomer,
  staffListCustomerAddresses: staffCustomerChanges.staffListCustomerAddresses,
  staffEditCustomerAddress: staffCustomerChanges.staffEditCustomerAddress,
  staffBlockCustomer: staffCustomerChanges.staffBlockCustomer,
  staffUnblockCustomer: staffCustomerChanges.staffUnblockCustomer,
  staffPreviewMerge: staffMerge.staffPreviewMerge,
  staffMergeCustomer: staffMerge.staffMergeCustomer,
  staffListOrders: staffOrders.staffListOrders,
  staffExportOrders: staffOrders.staffExportOrders,
  staffGetOrderFilters: staffOrders.staffGetOrderFilters,
  staffGetOrder: staffOrders.staffGetOrder,
  staffGetOrderPolicies: staffOrders.staffGetOrderPolicies,
  staffGetEvidence: staffOrders.staffGetEvidence,
  staffGetInvoice: staffOrders.staffGetInvoice,
  staffPreviewCancel: staffOrders.staffPreviewCancel,
  staffCancelOrder: staffOrders.staffCancelOrder,
  staffPreviewCancels: staffOrderCancels.staffPreviewCancels,
  staffCancelOrders: staffOrderCancels.staffCancelOrders,
  staffListReturns: staffReturns.staffListReturns,
  staffGetReturn: staffReturns.staffGetReturn,
  staffOpenReturnPhoto: staffReturns.staffOpenReturnPhoto,
  staffOpenReturn: staffReturns.staffOpenReturn,
  staffDecideReturn: staffReturns.staffDecideReturn,
  staffPickUpReturn: staffReturns.staffPickUpReturn,
  staffPreviewReturn: staffReturns.staffPreviewReturn,
  staffSettleReturn: staffReturns.staffSettleReturn,
  staffRefundInstead: staffReturns.staffRefundInstead,
  staffPayReturn: staffReturns.staffPayReturn,
  staffListQuarantine: staffQuarantine.staffListQuarantine,
  staffTakeFromQuarantine: staffQuarantine.staffTakeFromQuarantine,
  staffFindRecall: staffRecalls.staffFindRecall,
  staffListRecalls: staffRecalls.staffListRecalls,
  staffGetRecall: staffRecalls.staffGetRecall,
  staffListRecallOrders: staffRecalls.staffListRecallOrders,
  staffListRecallNotices: staffRecalls.staffListRecallNotices,
  staffExportRecallNotices: staffRecalls.staffExportRecallNotices,
  staffMarkRecallNotice: staffRecalls.staffMarkRecallNotice,
  staffBeginRecall: staffRecalls.staffBeginRecall,
  staffCloseRecall: staffRecalls.staffCloseRecall,
  staffExportRecallReport: staffRecalls.staffExportRecallReport,
  staffQuarantineRecall: staffRecalls.staffQuarantineRecall,
  staffWithdrawRecall: staffRecalls.staffWithdrawRecall,
  staffChangeDelivery: staffOrders.staffChangeDelivery,
  staffSetParcelCourier: staffOrders.staffSetParcelCourier,
  staffMoveParcel: staffOrders.staffMoveParcel,
  staffUndoParcelMove: staffOrders.staffUndoParcelMove,
  staffUploadCatalogue: staffCatalogueFiles.staffUploadCatalogue,
  staffListCatalogueFiles: staffCatalogueFiles.staffListCatalogueFiles,
  staffGetCatalogueErrors: staffCatalogueFiles.staffGetCatalogueErrors,
  staffGetCatalogueFile: staffCatalogueFiles.staffGetCatalogueFile,
  staffCheckCatalogueFile: staffCatalogueFiles.staffCheckCatalogueFile,
  staffImportCatalogueFile: staffCatalogueFiles.staffImportCatalogueFile,
  staffDiscardCatalogueFile: staffCatalogueFiles.staffDiscardCatalogueFile,
  staffGetCatalogueUndo: staffCatalogueFiles.staffGetCatalogueUndo,
  staffUndoCatalogueFile: staffCatalogueFiles.staffUndoCatalogueFile,
  staffListWaitingGoods: staffGoods.staffListWaitingGoods,
  staffGetWaitingProduct: staffGoods.staffGetWaitingProduct,
  staffSellWaitingProduct: staffGoods.staffSellWaitingProduct,
  staffRefuseWaitingProduct: staffGoods.staffRefuseWaitingProduct,
  staffListProducts: staffProducts.staffListProducts,
  staffGetProduct: staffProducts.staffGetProduct,
  staffGetProductChoices: staffProducts.staffGetProductChoices,
  staffCreateProduct: staffProducts.staffCreateProduct,
  staffSaveProduct: staffProducts.staffSaveProduct,
  staffPreviewProduct: staffProducts.staffPreviewProduct,
  staffUploadPhoto: staffProducts.staffUploadPhoto,
  staffCropPhoto: staffProducts.staffCropPhoto,
  staffListProductVersions: staffProducts.staffListProductVersions,
  staffFindStockItem: staffStock.staffFindStockItem,
  staffListStock: staffStock.staffListStock,
  staffListReceipts: staffStock.staffListReceipts,
  staffListStockMoves: staffStock.staffListStockMoves,
  staffAskStockMove: staffStock.staffAskStockMove,
  staffChangeStockMove: staffStock.staffChangeStockMove,
  staffReceiveStock: staffStock.staffReceiveStock,
  staffCountStock: staffStock.staffCountStock,
  staffListFamilies: staffFamilies.staffListFamilies,
  staffGetFamily: staffFamilies.staffGetFamily,
  staffSetFamilyAttributes: staffFamilies.staffSetFamilyAttributes,
  staffListTickets: staffTickets.staffListTickets,
  staffGetTicket: staffTickets.staffGetTicket,
  staffWriteTicket: staffTickets.staffWriteTicket,
  staffListCannedAnswers: staffTickets.staffListCannedAnswers,
  staffSaveCannedAnswer: staffTickets.staffSaveCannedAnswer,
  staffDeleteCannedAnswer: staffTickets.staffDeleteCannedAnswer,
  staffPriceQuotation: staffTickets.staffPriceQuotation,
  staffQuoteTicket: staffTickets.staffQuoteTicket,
  staffMoveTicket: staffTickets.staffMoveTicket,
  staffListReviews: staffReviews.staffListReviews,
  staffOpenReviewPhoto: staffReviews.staffOpenReviewPhoto,
  staffDecideReview: staffReviews.staffDecideReview,
  staffAnswerReview: staffReviews.staffAnswerReview,
  staffListUnreadWebhooks: staffWebhooks.staffListUnreadWebhooks,
  staffGetUnreadWebhook: staffWebhooks.staffGetUnreadWebhook,
  staffSettleUnreadWebhook: staffWebhooks.staffSettleUnreadWebhook,
  staffListQuotations: quotations.staffListQuotations,
  staffGetQuotationFile: quotations.staffGetQuotationFile,
  staffGetQuotationTerms: quotations.staffGetQuotationTerms,
  staffSetQuotationTerms: quotations.staffSetQuotationTerms,
  staffListDisputes: staffDisputes.staffListDisputes,
  staffNoteDispute: staffDisputes.staffNoteDispute,
  staffUploadEvidence: staffDisputes.staffUploadEvidence,
  staffContestDispute: staffDisputes.staffContestDispute,
  staffListPaymentRequests: staffPaymentRequests.staffListPaymentRequests,
  staffRecordCredit: staffPaymentRequests.staffRecordCredit,
  staffDecideCredit: staffPaymentRequests.staffDecideCredit,
  staffCancelPaymentRequest: staffPaymentRequests.staffCancelPaymentRequest,
  staffListHandRefunds: staffPaymentRequests.staffListHandRefunds,
  staffPayHandRefund: staffPaymentRequests.staffPayHandRefund,
  staffListTransfers: payouts.staffListTransfers,
  staffListReturnedTransfers: payouts.staffListReturnedTransfers,
  staffRecordReturnedTransfer: payouts.staffRecordReturnedTransfer,
  staffDecideReturnedTransfer: payouts.staffDecideReturnedTransfer,
  staffGetRequestTerms: staffPaymentRequests.staffGetRequestTerms,
  staffSetRequestTerms: staffPaymentRequests.staffSetRequestTerms,
  staffListRemittances: staffRemittances.staffListRemittances,
  staffPreviewRemittance: staffRemittances.staffPreviewRemittance,
  staffRecordRemittance: staffRemittances.staffRecordRemittance,
  staffListRemittanceDifferences: staffRemittances.staffListRemittanceDifferences,
  staffSettleRemittance: staffRemittances.staffSettleRemittance,
  staffListAwaitedCash: staffRemittances.staffListAwaitedCash,
  staffListSettlements: staffSettlements.staffListSettlements,
  staffPreviewSettlements: staffSettlements.staffPreviewSettlements,
  staffRecordSettlements: staffSettlements.staffRecordSettlements,
  staffListSettlementDifferences: staffSettlements.staffListSettlementDifferences,
  staffListUnsettled: staffSettlements.staffListUnsettled,
  staffClearSettlementLine: staffSettlements.staffClearSettlementLine,
  staffConfirmSettlement: staffSettlements.staffConfirmSettlement,
  staffGetBooks: staffBooks.staffGetBooks,
  staffAuditBooks: staffBooks.staffAuditBooks,
  staffListFlags: staffShop.staffListFlags,
  staffSetFlag: staffShop.staffSetFlag,
  staffResetFlag: staffShop.staffResetFlag,
  staffListLandingPages: staffShop.staffListLandingPages,
  staffSetLandingPage: staffShop.staffSetLandingPage,
  staffListContent: staffContent.staffListContent,
  staffGetContent: staffContent.staffGetContent,
  staffSaveContent: staffContent.staffSaveContent,
  staffPublishContent: staffContent.staffPublishContent,
  staffTakeDownContent: staffContent.staffTakeDownContent,
  staffCancelContent: staffContent.staffCancelContent,
  staffUploadBanner: staffShop.staffUploadBanner,
  staffDeleteBanner: staffShop.staffDeleteBanner,
  staffListBuyingRules: staffPolicy.staffListBuyingRules,
  staffSetBuyingRule: staffPolicy.staffSetBuyingRule,
  staffListGstRates: staffTax.staffListGstRates,
  staffGetGstHeading: staffTax.staffGetGstHeading,
  staffPreviewGstRate: staffTax.staffPreviewGstRate,
  staffSetGstRate: staffTax.staffSetGstRate,
  staffWithdrawGstRate: staffTax.staffWithdrawGstRate,
  staffListKycAsks: staffKycAsks.staffListKycAsks,
  staffSetKycAsk: staffKycAsks.staffSetKycAsk,
  staffGetSetup: staffSetup.staffGetSetup,
  staffSetOrganisation: staffSetup.staffSetOrganisation,
  staffAddSeller: staffSetup.staffAddSeller,
  staffChangeSeller: staffSetup.staffChangeSeller,
  staffAddLicence: staffSetup.staffAddLicence,
  staffRemoveLicence: staffSetup.staffRemoveLicence,
  staffAddWarehouse: staffSetup.staffAddWarehouse,
  staffChangeWarehouse: staffSetup.staffChangeWarehouse,
  staffSetCharges: staffSetup.staffSetCharges,
} as const satisfies EndpointTable

type Table = typeof endpoints
type Part<N extends RouteName, K extends string> = Table[N] extends {
  readonly [P in K]: infer S extends z.ZodType
}
  ? S
  : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** Types of input as sent and as parsed, and of answers. */
export type Params<N extends RouteName> = Out<Part<N, 'params'>>
export type Query<N extends RouteName> = Out<Part<N, 'query'>>
export type Body<N extends RouteName> = Out<Part<N, 'body'>>
export type QueryInput<N extends RouteName> = In<Part<N, 'query'>>
export type BodyInput<N extends RouteName> = In<Part<N, 'body'>>
export type ParamsInput<N extends RouteName> = In<Part<N, 'params'>>
export type Answer<N extends RouteName> = Out<Part<N, 'answer'>>
export type RefusalCode<N extends RouteName> = Table[N]['refusals'][number]['code']
