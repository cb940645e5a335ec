export { homeBanners } from './home-banners.ts'
