export { deleteBanner } from './banners/delete-banner.ts'
export { holdBannerPicture } from './banners/store.ts'
export { uploadedBanners } from './banners/upload-banner.ts'
export { homeBanners } from './home-banners.ts'
export { policiesOf, type PolicyNames } from './policies.ts'
export { registerContentRoutes } from './routes.ts'
export {
  selectAnnouncements,
  selectArticleCategories,
  selectArticles,
  type Announcement,
} from './store.ts'
export { loadContentReference, loadedReference, saveLoadedReference } from './store-reference.ts'
