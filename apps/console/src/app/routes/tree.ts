import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute, signedInRoute } from './root.ts'

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/console/sign-in',
  component: lazyRouteComponent(() => import('./sign-in/screen.tsx'), 'SignInScreen'),
})
const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/console/invitation',
  component: lazyRouteComponent(
    () => import('./sign-in/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

const parent = () => signedInRoute
const start = createRoute({
  getParentRoute: parent,
  path: '/console',
  component: lazyRouteComponent(() => import('./start/screen.tsx'), 'StartScreen'),
})
const account = createRoute({
  getParentRoute: parent,
  path: '/console/account',
  component: lazyRouteComponent(() => import('./account/screen.tsx'), 'AccountScreen'),
})
const setup = createRoute({
  getParentRoute: parent,
  path: '/console/setup',
  component: lazyRouteComponent(() => import('./setup/screen.tsx'), 'SetupScreen'),
})
const orders = createRoute({
  getParentRoute: parent,
  path: '/console/orders',
  component: lazyRouteComponent(() => import('./orders/list-screen.tsx'), 'OrdersScreen'),
})
const order = createRoute({
  getParentRoute: parent,
  path: '/console/orders/$id',
  component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
})
const kyc = createRoute({
  getParentRoute: parent,
  path: '/console/kyc',
  component: lazyRouteComponent(() => import('./kyc/queue-screen.tsx'), 'QueueScreen'),
})
const application = createRoute({
  getParentRoute: parent,
  path: '/console/kyc/$id',
  component: lazyRouteComponent(() => import('./kyc/application-screen.tsx'), 'ApplicationScreen'),
})
const goods = createRoute({
  getParentRoute: parent,
  path: '/console/goods',
  component: lazyRouteComponent(() => import('./goods/list-screen.tsx'), 'GoodsScreen'),
})
const products = createRoute({
  getParentRoute: parent,
  path: '/console/products',
  component: lazyRouteComponent(() => import('./products/list-screen.tsx'), 'ProductsScreen'),
})
const newProduct = createRoute({
  getParentRoute: parent,
  path: '/console/products/new',
  component: lazyRouteComponent(() => import('./products/edit-screen.tsx'), 'NewProductScreen'),
})
const product = createRoute({
  getParentRoute: parent,
  path: '/console/products/$id',
  component: lazyRouteComponent(() => import('./products/edit-screen.tsx'), 'ProductScreen'),
})
const stock = createRoute({
  getParentRoute: parent,
  path: '/console/stock',
  component: lazyRouteComponent(() => import('./stock/list-screen.tsx'), 'StockScreen'),
})
const receipts = createRoute({
  getParentRoute: parent,
  path: '/console/stock/receipts',
  component: lazyRouteComponent(() => import('./stock/receipts-screen.tsx'), 'ReceiptsScreen'),
})
const stockMoves = createRoute({
  getParentRoute: parent,
  path: '/console/stock/moves',
  component: lazyRouteComponent(() => import('./stock/moves-screen.tsx'), 'StockMovesScreen'),
})
const newReceipt = createRoute({
  getParentRoute: parent,
  path: '/console/stock/receipts/new',
  component: lazyRouteComponent(() => import('./stock/receipt-screen.tsx'), 'NewReceiptScreen'),
})
const catalogueFiles = createRoute({
  getParentRoute: parent,
  path: '/console/goods/files',
  component: lazyRouteComponent(() => import('./goods/files-screen.tsx'), 'CatalogueFilesScreen'),
})
const catalogueFile = createRoute({
  getParentRoute: parent,
  path: '/console/goods/files/$id',
  component: lazyRouteComponent(() => import('./goods/file-screen.tsx'), 'CatalogueFileScreen'),
})
const catalogueUndo = createRoute({
  getParentRoute: parent,
  path: '/console/goods/files/$id/undo',
  component: lazyRouteComponent(() => import('./goods/undo-screen.tsx'), 'CatalogueUndoScreen'),
})
const waitingProduct = createRoute({
  getParentRoute: parent,
  path: '/console/goods/$id',
  component: lazyRouteComponent(() => import('./goods/product-screen.tsx'), 'WaitingProductScreen'),
})
const productTypes = createRoute({
  getParentRoute: parent,
  path: '/console/product-types',
  component: lazyRouteComponent(() => import('./families/list-screen.tsx'), 'ProductTypesScreen'),
})
const productType = createRoute({
  getParentRoute: parent,
  path: '/console/product-types/$key',
  component: lazyRouteComponent(() => import('./families/family-screen.tsx'), 'ProductTypeScreen'),
})
const unreadMessages = createRoute({
  getParentRoute: parent,
  path: '/console/webhooks',
  component: lazyRouteComponent(
    () => import('./unread-webhooks/list-screen.tsx'),
    'UnreadMessagesScreen',
  ),
})
const unreadMessage = createRoute({
  getParentRoute: parent,
  path: '/console/webhooks/$id',
  component: lazyRouteComponent(
    () => import('./unread-webhooks/message-screen.tsx'),
    'UnreadMessageScreen',
  ),
})
const webhooks = createRoute({
  getParentRoute: parent,
  path: '/console/outgoing-webhooks',
  component: lazyRouteComponent(
    () => import('./outgoing-webhooks/list-screen.tsx'),
    'WebhooksScreen',
  ),
})
const newWebhook = createRoute({
  getParentRoute: parent,
  path: '/console/outgoing-webhooks/new',
  component: lazyRouteComponent(
    () => import('./outgoing-webhooks/webhook-screen.tsx'),
    'NewWebhookScreen',
  ),
})
const webhook = createRoute({
  getParentRoute: parent,
  path: '/console/outgoing-webhooks/$id',
  component: lazyRouteComponent(
    () => import('./outgoing-webhooks/webhook-screen.tsx'),
    'WebhookScreen',
  ),
})
const webhookDeliveries = createRoute({
  getParentRoute: parent,
  path: '/console/outgoing-webhooks/deliveries',
  component: lazyRouteComponent(
    () => import('./outgoing-webhooks/deliveries-screen.tsx'),
    'DeliveriesScreen',
  ),
})
const webhookDelivery = createRoute({
  getParentRoute: parent,
  path: '/console/outgoing-webhooks/deliveries/$id',
  component: lazyRouteComponent(
    () => import('./outgoing-webhooks/delivery-screen.tsx'),
    'DeliveryScreen',
  ),
})
const apiKeys = createRoute({
  getParentRoute: parent,
  path: '/console/api-keys',
  component: lazyRouteComponent(() => import('./api-keys/list-screen.tsx'), 'ApiKeysScreen'),
})
const newApiKey = createRoute({
  getParentRoute: parent,
  path: '/console/api-keys/new',
  component: lazyRouteComponent(() => import('./api-keys/key-screen.tsx'), 'NewApiKeyScreen'),
})
const apiKey = createRoute({
  getParentRoute: parent,
  path: '/console/api-keys/$id',
  component: lazyRouteComponent(() => import('./api-keys/key-screen.tsx'), 'ApiKeyScreen'),
})
const reportSchedules = createRoute({
  getParentRoute: parent,
  path: '/console/scheduled-reports',
  component: lazyRouteComponent(
    () => import('./report-schedules/list-screen.tsx'),
    'ReportSchedulesScreen',
  ),
})
const newReportSchedule = createRoute({
  getParentRoute: parent,
  path: '/console/scheduled-reports/new',
  component: lazyRouteComponent(
    () => import('./report-schedules/new-screen.tsx'),
    'NewReportScheduleScreen',
  ),
})
const reportSchedule = createRoute({
  getParentRoute: parent,
  path: '/console/scheduled-reports/$id',
  component: lazyRouteComponent(
    () => import('./report-schedules/schedule-screen.tsx'),
    'ReportScheduleScreen',
  ),
})
const returns = createRoute({
  getParentRoute: parent,
  path: '/console/returns',
  component: lazyRouteComponent(() => import('./returns/list-screen.tsx'), 'ReturnsScreen'),
})
const oneReturn = createRoute({
  getParentRoute: parent,
  path: '/console/returns/$id',
  component: lazyRouteComponent(() => import('./returns/return-screen.tsx'), 'ReturnScreen'),
})
const tickets = createRoute({
  getParentRoute: parent,
  path: '/console/support',
  component: lazyRouteComponent(() => import('./support/list-screen.tsx'), 'TicketsScreen'),
})
const ticket = createRoute({
  getParentRoute: parent,
  path: '/console/support/$id',
  component: lazyRouteComponent(() => import('./support/ticket-screen.tsx'), 'TicketScreen'),
})
const reviews = createRoute({
  getParentRoute: parent,
  path: '/console/reviews',
  component: lazyRouteComponent(() => import('./reviews/screen.tsx'), 'ReviewsScreen'),
})
const books = createRoute({
  getParentRoute: parent,
  path: '/console/books',
  component: lazyRouteComponent(() => import('./books/screen.tsx'), 'BooksScreen'),
})
const quarantine = createRoute({
  getParentRoute: parent,
  path: '/console/quarantine',
  component: lazyRouteComponent(() => import('./quarantine/screen.tsx'), 'QuarantineScreen'),
})
const recalls = createRoute({
  getParentRoute: parent,
  path: '/console/recalls',
  component: lazyRouteComponent(() => import('./recalls/list-screen.tsx'), 'RecallsScreen'),
})
const newRecall = createRoute({
  getParentRoute: parent,
  path: '/console/recalls/new',
  component: lazyRouteComponent(() => import('./recalls/new-screen.tsx'), 'NewRecallScreen'),
})
const recall = createRoute({
  getParentRoute: parent,
  path: '/console/recalls/$id',
  component: lazyRouteComponent(() => import('./recalls/recall-screen.tsx'), 'RecallScreen'),
})
const paymentRequests = createRoute({
  getParentRoute: parent,
  path: '/console/payment-requests',
  component: lazyRouteComponent(
    () => import('./payment-requests/screen.tsx'),
    'PaymentRequestsScreen',
  ),
})
const quotations = createRoute({
  getParentRoute: parent,
  path: '/console/quotations',
  component: lazyRouteComponent(() => import('./quotations/screen.tsx'), 'QuotationsScreen'),
})
const disputes = createRoute({
  getParentRoute: parent,
  path: '/console/disputes',
  component: lazyRouteComponent(() => import('./disputes/screen.tsx'), 'DisputesScreen'),
})
const remittances = createRoute({
  getParentRoute: parent,
  path: '/console/remittances',
  component: lazyRouteComponent(() => import('./remittances/screen.tsx'), 'RemittancesScreen'),
})
const settlements = createRoute({
  getParentRoute: parent,
  path: '/console/settlements',
  component: lazyRouteComponent(() => import('./settlements/screen.tsx'), 'SettlementsScreen'),
})
const customers = createRoute({
  getParentRoute: parent,
  path: '/console/customers',
  component: lazyRouteComponent(() => import('./customers/list-screen.tsx'), 'CustomersScreen'),
})
const customer = createRoute({
  getParentRoute: parent,
  path: '/console/customers/$id',
  component: lazyRouteComponent(() => import('./customers/customer-screen.tsx'), 'CustomerScreen'),
})
const flags = createRoute({
  getParentRoute: parent,
  path: '/console/flags',
  component: lazyRouteComponent(() => import('./flags/screen.tsx'), 'FlagsScreen'),
})
const buyingRules = createRoute({
  getParentRoute: parent,
  path: '/console/buying-rules',
  component: lazyRouteComponent(() => import('./buying-rules/screen.tsx'), 'BuyingRulesScreen'),
})
const kycQuestions = createRoute({
  getParentRoute: parent,
  path: '/console/kyc-questions',
  component: lazyRouteComponent(() => import('./kyc-questions/screen.tsx'), 'KycQuestionsScreen'),
})
const landingPages = createRoute({
  getParentRoute: parent,
  path: '/console/landing-pages',
  component: lazyRouteComponent(
    () => import('./landing-pages/list-screen.tsx'),
    'LandingPagesScreen',
  ),
})
const landingPage = createRoute({
  getParentRoute: parent,
  path: '/console/landing-pages/$key',
  component: lazyRouteComponent(
    () => import('./landing-pages/edit-screen.tsx'),
    'LandingPageScreen',
  ),
})
const content = createRoute({
  getParentRoute: parent,
  path: '/console/content',
  component: lazyRouteComponent(() => import('./content/list-screen.tsx'), 'ContentScreen'),
})
const contentItem = createRoute({
  getParentRoute: parent,
  path: '/console/content/$kind/$key',
  component: lazyRouteComponent(() => import('./content/item-screen.tsx'), 'ContentItemScreen'),
})
const gstRates = createRoute({
  getParentRoute: parent,
  path: '/console/gst-rates',
  component: lazyRouteComponent(() => import('./gst-rates/list-screen.tsx'), 'GstRatesScreen'),
})
const gstRate = createRoute({
  getParentRoute: parent,
  path: '/console/gst-rates/$hsn',
  component: lazyRouteComponent(() => import('./gst-rates/rate-screen.tsx'), 'GstRateScreen'),
})
const vouchers = createRoute({
  getParentRoute: parent,
  path: '/console/vouchers',
  component: lazyRouteComponent(() => import('./vouchers/list-screen.tsx'), 'VouchersScreen'),
})
const newVoucher = createRoute({
  getParentRoute: parent,
  path: '/console/vouchers/new',
  component: lazyRouteComponent(() => import('./vouchers/new-screen.tsx'), 'NewVoucherScreen'),
})
const volumePrices = createRoute({
  getParentRoute: parent,
  path: '/console/volume-prices',
  component: lazyRouteComponent(
    () => import('./volume-prices/list-screen.tsx'),
    'VolumePricesScreen',
  ),
})
const newVolumePrices = createRoute({
  getParentRoute: parent,
  path: '/console/volume-prices/new',
  component: lazyRouteComponent(
    () => import('./volume-prices/new-screen.tsx'),
    'NewVolumePricesScreen',
  ),
})
const deals = createRoute({
  getParentRoute: parent,
  path: '/console/deals',
  component: lazyRouteComponent(() => import('./deals/list-screen.tsx'), 'DealsScreen'),
})
const newDeal = createRoute({
  getParentRoute: parent,
  path: '/console/deals/new',
  component: lazyRouteComponent(() => import('./deals/new-screen.tsx'), 'NewDealScreen'),
})
const gifts = createRoute({
  getParentRoute: parent,
  path: '/console/gifts',
  component: lazyRouteComponent(() => import('./gifts/list-screen.tsx'), 'GiftsScreen'),
})
const newGift = createRoute({
  getParentRoute: parent,
  path: '/console/gifts/new',
  component: lazyRouteComponent(() => import('./gifts/new-screen.tsx'), 'NewGiftScreen'),
})
const dispatch = createRoute({
  getParentRoute: parent,
  path: '/console/dispatch',
  component: lazyRouteComponent(() => import('./dispatch/screen.tsx'), 'DispatchScreen'),
})
const search = createRoute({
  getParentRoute: parent,
  path: '/console/search',
  component: lazyRouteComponent(() => import('./search/screen.tsx'), 'SearchScreen'),
})
const boughtTogether = createRoute({
  getParentRoute: parent,
  path: '/console/bought-together',
  component: lazyRouteComponent(
    () => import('./bought-together/screen.tsx'),
    'BoughtTogetherScreen',
  ),
})
const sellerApplications = createRoute({
  getParentRoute: parent,
  path: '/console/seller-applications',
  component: lazyRouteComponent(
    () => import('./seller-applications/screen.tsx'),
    'SellerApplicationsScreen',
  ),
})
const offerProposals = createRoute({
  getParentRoute: parent,
  path: '/console/offer-proposals',
  component: lazyRouteComponent(
    () => import('./offer-proposals/screen.tsx'),
    'OfferProposalsScreen',
  ),
})
const sez = createRoute({
  getParentRoute: parent,
  path: '/console/sez',
  component: lazyRouteComponent(() => import('./sez/screen.tsx'), 'SezScreen'),
})
const scheduleH1 = createRoute({
  getParentRoute: parent,
  path: '/console/schedule-h1',
  component: lazyRouteComponent(() => import('./schedule-h1/screen.tsx'), 'ScheduleH1Screen'),
})
const eDocuments = createRoute({
  getParentRoute: parent,
  path: '/console/e-documents',
  component: lazyRouteComponent(() => import('./e-documents/screen.tsx'), 'EDocumentsScreen'),
})
const statements = createRoute({
  getParentRoute: parent,
  path: '/console/statements',
  component: lazyRouteComponent(() => import('./statements/list-screen.tsx'), 'StatementsScreen'),
})
const statement = createRoute({
  getParentRoute: parent,
  path: '/console/statements/$id',
  component: lazyRouteComponent(
    () => import('./statements/statement-screen.tsx'),
    'StatementScreen',
  ),
})
const dashboard = createRoute({
  getParentRoute: parent,
  path: '/console/dashboard',
  component: lazyRouteComponent(() => import('./reports/dashboard-screen.tsx'), 'DashboardScreen'),
})
const figures = createRoute({
  getParentRoute: parent,
  path: '/console/dashboard/$report',
  component: lazyRouteComponent(() => import('./reports/figures-screen.tsx'), 'FiguresScreen'),
})
const salesReport = createRoute({
  getParentRoute: parent,
  path: '/console/reports/sales',
  component: lazyRouteComponent(() => import('./reports/screen.tsx'), 'SalesReportScreen'),
})
const stockReport = createRoute({
  getParentRoute: parent,
  path: '/console/reports/stock',
  component: lazyRouteComponent(() => import('./reports/stock-screen.tsx'), 'StockReportScreen'),
})
const serviceReport = createRoute({
  getParentRoute: parent,
  path: '/console/reports/service',
  component: lazyRouteComponent(
    () => import('./reports/service-screen.tsx'),
    'ServiceReportScreen',
  ),
})
const costs = createRoute({
  getParentRoute: parent,
  path: '/console/costs',
  component: lazyRouteComponent(() => import('./costs/screen.tsx'), 'CostsScreen'),
})
const priceFloors = createRoute({
  getParentRoute: parent,
  path: '/console/price-floors',
  component: lazyRouteComponent(() => import('./price-floors/screen.tsx'), 'PriceFloorsScreen'),
})
const priceLists = createRoute({
  getParentRoute: parent,
  path: '/console/price-lists',
  component: lazyRouteComponent(() => import('./price-lists/list-screen.tsx'), 'PriceListsScreen'),
})
const newPriceList = createRoute({
  getParentRoute: parent,
  path: '/console/price-lists/new',
  component: lazyRouteComponent(() => import('./price-lists/new-screen.tsx'), 'NewPriceListScreen'),
})
const priceCeilings = createRoute({
  getParentRoute: parent,
  path: '/console/price-ceilings',
  component: lazyRouteComponent(() => import('./price-ceilings/screen.tsx'), 'PriceCeilingsScreen'),
})
const pincodes = createRoute({
  getParentRoute: parent,
  path: '/console/pincodes',
  component: lazyRouteComponent(() => import('./pincodes/screen.tsx'), 'PincodesScreen'),
})
const courierRates = createRoute({
  getParentRoute: parent,
  path: '/console/courier-rates',
  component: lazyRouteComponent(() => import('./courier-rates/screen.tsx'), 'CourierRatesScreen'),
})
const sellerFees = createRoute({
  getParentRoute: parent,
  path: '/console/seller-fees',
  component: lazyRouteComponent(() => import('./seller-fees/screen.tsx'), 'SellerFeesScreen'),
})
const sellers = createRoute({
  getParentRoute: parent,
  path: '/console/sellers',
  component: lazyRouteComponent(() => import('./sellers/screen.tsx'), 'SellersScreen'),
})
const seller = createRoute({
  getParentRoute: parent,
  path: '/console/sellers/$id',
  component: lazyRouteComponent(() => import('./sellers/seller-screen.tsx'), 'SellerScreen'),
})
const sellerTax = createRoute({
  getParentRoute: parent,
  path: '/console/seller-tax',
  component: lazyRouteComponent(() => import('./seller-tax/screen.tsx'), 'SellerTaxScreen'),
})
const taxReturns = createRoute({
  getParentRoute: parent,
  path: '/console/tax-returns',
  component: lazyRouteComponent(() => import('./tax-returns/screen.tsx'), 'TaxReturnsScreen'),
})
const retention = createRoute({
  getParentRoute: parent,
  path: '/console/retention',
  component: lazyRouteComponent(() => import('./retention/screen.tsx'), 'RetentionScreen'),
})
const bankOffers = createRoute({
  getParentRoute: parent,
  path: '/console/bank-offers',
  component: lazyRouteComponent(() => import('./bank-offers/screen.tsx'), 'BankOffersScreen'),
})
const salesCodes = createRoute({
  getParentRoute: parent,
  path: '/console/sales-codes',
  component: lazyRouteComponent(() => import('./sales-codes/screen.tsx'), 'SalesCodesScreen'),
})
const wallets = createRoute({
  getParentRoute: parent,
  path: '/console/wallets',
  component: lazyRouteComponent(() => import('./wallets/screen.tsx'), 'WalletsScreen'),
})
const creditLines = createRoute({
  getParentRoute: parent,
  path: '/console/credit-lines',
  component: lazyRouteComponent(() => import('./credit-lines/screen.tsx'), 'CreditLinesScreen'),
})
const rewardPoints = createRoute({
  getParentRoute: parent,
  path: '/console/reward-points',
  component: lazyRouteComponent(() => import('./points/screen.tsx'), 'PointsScreen'),
})
const referrals = createRoute({
  getParentRoute: parent,
  path: '/console/referrals',
  component: lazyRouteComponent(() => import('./referrals/screen.tsx'), 'ReferralsScreen'),
})
const audit = createRoute({
  getParentRoute: parent,
  path: '/console/audit',
  component: lazyRouteComponent(() => import('./audit/screen.tsx'), 'AuditScreen'),
})
const team = createRoute({
  getParentRoute: parent,
  path: '/console/team',
  component: lazyRouteComponent(() => import('./team/screen.tsx'), 'TeamScreen'),
})

/** Every screen of the console. */
export const routeTree = rootRoute.addChildren([
  signIn,
  invitation,
  signedInRoute.addChildren([
    start,
    account,
    setup,
    orders,
    order,
    kyc,
    application,
    goods,
    products,
    newProduct,
    stock,
    stockMoves,
    receipts,
    newReceipt,
    product,
    catalogueFiles,
    catalogueFile,
    catalogueUndo,
    waitingProduct,
    productTypes,
    productType,
    webhooks,
    newWebhook,
    webhook,
    webhookDeliveries,
    webhookDelivery,
    apiKeys,
    newApiKey,
    apiKey,
    reportSchedules,
    newReportSchedule,
    reportSchedule,
    unreadMessages,
    unreadMessage,
    returns,
    oneReturn,
    tickets,
    ticket,
    reviews,
    books,
    quarantine,
    recalls,
    newRecall,
    recall,
    paymentRequests,
    quotations,
    disputes,
    remittances,
    settlements,
    customers,
    customer,
    flags,
    buyingRules,
    kycQuestions,
    landingPages,
    landingPage,
    content,
    contentItem,
    gstRates,
    gstRate,
    vouchers,
    newVoucher,
    volumePrices,
    newVolumePrices,
    deals,
    newDeal,
    gifts,
    newGift,
    dispatch,
    search,
    boughtTogether,
    sellerApplications,
    offerProposals,
    sez,
    scheduleH1,
    eDocuments,
    sellers,
    seller,
    dashboard,
    figures,
    salesReport,
    stockReport,
    serviceReport,
    costs,
    priceFloors,
    priceLists,
    newPriceList,
    priceCeilings,
    courierRates,
    pincodes,
    sellerFees,
    statements,
    statement,
    sellerTax,
    taxReturns,
    retention,
    bankOffers,
    salesCodes,
    wallets,
    creditLines,
    rewardPoints,
    referrals,
    audit,
    team,
  ]),
])
