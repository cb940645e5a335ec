/** Lists of products with their filters. */

export type { ListingData } from './listing-data.ts'
export {
  FilterRail,
  ListingBar,
  MoreProducts,
  NoResults,
  OfferEnd,
  QuestionsAbout,
  listingHead,
  loadListing,
} from './load-listing.ts'
export { useMoreProducts } from './use-more-products.ts'
