import { get, post } from './route.ts'

/**
 * The endpoints that browse pages call. These pages load only this small table; the table of all other endpoints is loaded
 * with the first call of one of them; so are the two of the offers page, which its server renders.
 */
export const browseRoutes = {
  readCart: post('/api/cart', 'guest', 'customer'),
  recordView: post('/api/view-products', 'guest', 'customer'),
  createGuestCart: post('/api/cart/guest', 'guest'),
  updateGuestCart: post('/api/cart/guest/update-item', 'guest'),
  listProducts: get('/api/get-data-json', 'anyone'),
  getProduct: get('/api/products/{slug}', 'anyone'),
  getSimilar: get('/api/get-similar-data', 'anyone'),
  getShopHome: get('/api/shop-home', 'anyone'),
  getLandingPage: get('/api/landing/{category}', 'anyone'),
  listCategories: get('/api/categories', 'anyone'),
  getListingScope: get('/api/listing-scope', 'anyone'),
  getCustomer: get('/api/get-customer', 'customer'),
} as const
