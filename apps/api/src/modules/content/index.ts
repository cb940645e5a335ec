export { articleView, shownArticles, topicView } from './articles.ts'
export { deleteBanner } from './banners/delete-banner.ts'
export { holdBannerPicture } from './banners/store.ts'
export { uploadedBanners } from './banners/upload-banner.ts'
export { readItem, revisionOf, type Item } from './editing/item.ts'
export { publishContent } from './editing/publish.ts'
export { contentInvalid, contentUnknown } from './editing/refusals.ts'
export { saveContentDraft } from './editing/save-draft.ts'
export { cancelContent, takeDownContent } from './editing/withdraw.ts'
export { bannerView, homeBanners } from './home-banners.ts'
export {
  policiesInForce,
  policiesOf,
  policiesOfSet,
  policyView,
  unknownPlaceholders,
  type PolicyNames,
  type PolicySet,
} from './policies.ts'
export { questionsAbout, questionView, shownQuestions } from './questions.ts'
export { registerContentRoutes } from './routes.ts'
export { shownTexts, type Shown } from './shown.ts'
export { standardOf } from './standards.ts'
export { findPreviewed, findVersion, selectDrafts, selectVersions } from './store.ts'
export { loadContentReference, loadedReference, saveLoadedReference } from './store-reference.ts'
export { nameOf, readValue, type ContentValue } from './values.ts'
export { itemId, nextAfter, placeOf, shownAt } from './versions.ts'
