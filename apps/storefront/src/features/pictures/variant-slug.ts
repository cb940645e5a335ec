/** The picture slug of a variant; the product itself uses its slug (UI-13). */
export const variantPictures = (slug: string, sku: string): string => `${slug}~${sku}`
