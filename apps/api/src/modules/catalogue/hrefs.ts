/** Paths of listings and pictures. Generic names are below their business category (ROUTE-08, ROUTE-24). */
export const hrefs = {
  landing: (key: string) => `/${encodeURIComponent(key)}`,
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  genericName: (business: string, slug: string) =>
    `/${encodeURIComponent(business)}/${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  speciality: (slug: string) => `/specialities/${encodeURIComponent(slug)}`,
  procedure: (slug: string) => `/procedures/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  offers: '/offers',
  offer: (slug: string) => `/offers/${encodeURIComponent(slug)}`,
  shop: '/shop',
  /** The largest picture of a variant (UI-13). */
  variantPicture: (slug: string, sku: string, view: number) =>
    `/img/p/${encodeURIComponent(`${slug}~${sku}`)}/${view}-1000.jpg`,
} as const
