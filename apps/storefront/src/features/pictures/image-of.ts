/** A picture of a product page, as `pictureSrc` wants it: a photo has an address of its own, a drawing a view of the variant. */
export const imageOf = (
  pictures: string,
  { view, photo }: { view: number; photo?: string | undefined },
): { slug: string; view: number } =>
  photo === undefined ? { slug: pictures, view } : { slug: `~${photo}`, view: 0 }
