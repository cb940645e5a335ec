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
  /** The largest picture of a variant, a drawing's view or a photo (UI-13). */
  variantPicture: (
    slug: string,
    sku: string,
    { view, photo }: { view: number; photo?: string | undefined },
  ) =>
    photo === undefined
      ? `/img/p/${encodeURIComponent(`${slug}~${sku}`)}/${view}-1000.jpg`
      : `/img/p/~${photo}/0-1000.jpg`,
} as const
