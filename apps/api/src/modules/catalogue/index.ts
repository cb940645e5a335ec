export { asciiJson } from './ascii-json.ts'
export {
  buyingRulesForStaff,
  refreshProductClass,
  setBuyingRule,
  type BuyingRuleForStaff,
} from './buying-rules.ts'
export { buyingFor, guestBuyer, policyRows, type Buying } from './buying.ts'
export type { SearchHits } from './search-hits.ts'
export type { WarehousePlan } from './warehouse-plan.ts'
export { refreshReadModels } from './refresh-read-models.ts'
export { refreshAllWarehouses, refreshWarehouses } from './refresh-warehouses.ts'
export { sellableFrom } from './sellable.ts'
export type { Catalogue } from './catalogue.ts'
export { cardsOf, isOnSale, stockOfGroup } from './cards-by-id.ts'
export { listingPaths, productPaths } from './sitemap-paths.ts'
export { catalogueOf, shownVersion } from './catalogue-memory.ts'
export {
  bannerPictures,
  landingPagesForStaff,
  refreshBusiness,
  setLandingPage,
  type LandingPageForStaff,
} from './landing-pages.ts'
export { followViews } from './viewed-products.ts'
export { listProducts, type ListRequest } from './list-products.ts'
export { productText } from './product-text.ts'
export { homeParts } from './home-parts.ts'
export { registerCatalogueRoutes } from './routes.ts'
