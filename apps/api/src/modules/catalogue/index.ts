export { asciiJson } from './read-model/ascii-json.ts'
export { hrefs } from './hrefs.ts'
export { filterValue } from './attributes/filter-value.ts'
export type { AttributeDefinition, ProductPhoto } from './model.ts'
export { buyingRulesForStaff, refreshProductClass, setBuyingRule } from './buying/buying-rules.ts'
export { sellerView } from './read-model/detail.ts'
export { pricesOfGroups } from './read-model/hidden-prices.ts'
export { buyingFor, guestBuyer, maySeePrice, policyRows, type Buying } from './buying/buying.ts'
export type { SearchHits } from './listing/search-hits.ts'
export { readModelOf, refreshReadModels } from './read-model/refresh-read-models.ts'
export { followLicences, refreshSeller } from './read-model/refresh-seller.ts'
export { refreshProduct, setRating } from './read-model/set-rating.ts'
export { refreshAllWarehouses, refreshWarehouses } from './read-model/refresh-warehouses.ts'
export { byOffer } from './best-offer.ts'
export { mrpText, ownOfferText } from './own-offer.ts'
export { lockGroups } from './store/lock-groups.ts'
export { followStatedRates } from './store/stated-rates.ts'
export {
  recalledLotText,
  sellableFrom,
  sellableFromText,
  sellableLotText,
} from './read-model/sellable.ts'
export { cardsOf, isOnSale, stockOfGroup } from './listing/cards-by-id.ts'
export { followGstRates } from './tax/follow-gst-rates.ts'
export { gstHeading, gstRatesForStaff, type GstRateForStaff } from './tax/gst-heading.ts'
export { previewGstChange } from './tax/preview-gst-change.ts'
export { setGstRate, withdrawGstRate } from './tax/set-gst-rate.ts'
export {
  ceilingWords,
  loadPriceCeilings,
  priceCeilingsOf,
  PriceCeilings,
} from './ceilings/price-ceilings.ts'
export {
  insertCeiling,
  insertFormulation,
  lockCeilings,
  renameFormulation,
  replaceGoods,
  selectFormulations,
  selectGroupIdsOfCeilings,
  type Formulation,
} from './store/ceilings.ts'
export { gstTableOf, loadGstTable, type GstTable } from './tax/gst-table.ts'
export { merchantItems } from './landing/merchant-feed.ts'
export { listingPaths, productPaths } from './landing/sitemap-paths.ts'
export { catalogueOf, shownVersion } from './memory/catalogue-memory.ts'
export { optionNames } from './memory/option-names.ts'
export {
  bannerPictures,
  landingPagesForStaff,
  refreshBusiness,
  setLandingPage,
} from './landing/landing-pages.ts'
export {
  noteAttributes,
  selectFamilies,
  selectStaleFamilies,
  type NamedAttribute,
} from './store/family-attributes.ts'
export { correctFamily, familyForStaff, familyUnknown } from './attributes/family-for-staff.ts'
export { deriveFamily } from './attributes/derive-family.ts'
export { forgetViews, moveGuestViews, recentCards, recordView } from './listing/viewed-products.ts'
export { interestShelves } from './landing/interest-shelves.ts'
export { listProducts } from './listing/list-products.ts'
export { showListingScope } from './listing/show-listing-scope.ts'
export { deliveryView, planAfter } from './read-model/warehouse-plan.ts'
export { productText } from './read-model/product-text.ts'
export { homeParts } from './landing/home-parts.ts'
export { registerCatalogueRoutes } from './routes.ts'
export { loadCatalogueReference } from './store/reference.ts'
