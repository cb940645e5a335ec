/** The widths that the picture endpoint serves for products (UI-13). */
export type PictureSize = 150 | 300 | 800 | 1000

export const pictureSrc = (
  slug: string,
  view: number,
  size: PictureSize,
  type: 'avif' | 'webp' | 'jpg' = 'jpg',
): string => `/img/p/${encodeURIComponent(slug)}/${view}-${size}.${type}`

/**
 * The large picture of a product: 800 px wide on phones, 1000 px from 1024 px (UI-13). Only the
 * first one is the LCP image.
 */
export function LargePicture({
  slug,
  view,
  alt,
  first,
}: {
  slug: string
  view: number
  alt: string
  first: boolean
}) {
  return (
    <picture className="contents">
      <source
        media="(min-width: 64rem)"
        type="image/avif"
        srcSet={pictureSrc(slug, view, 1000, 'avif')}
      />
      <source
        media="(min-width: 64rem)"
        type="image/webp"
        srcSet={pictureSrc(slug, view, 1000, 'webp')}
      />
      <source media="(min-width: 64rem)" srcSet={pictureSrc(slug, view, 1000)} />
      <source type="image/avif" srcSet={pictureSrc(slug, view, 800, 'avif')} />
      <source type="image/webp" srcSet={pictureSrc(slug, view, 800, 'webp')} />
      <img
        src={pictureSrc(slug, view, 800)}
        alt={alt}
        width={800}
        height={800}
        className="aspect-4/3 h-auto w-full object-contain p-4 sm:aspect-3/2 min-[48rem]:aspect-square"
        {...(first
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}

/** A thumbnail for lines and lists; its alternative text is empty where the name is beside it. */
export function SmallPicture({
  slug,
  view = 0,
  alt = '',
  className,
}: {
  slug: string
  view?: number
  alt?: string
  className?: string
}) {
  const set = (type: 'avif' | 'webp') =>
    `${pictureSrc(slug, view, 150, type)} 1x, ${pictureSrc(slug, view, 300, type)} 2x`
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} />
      <source type="image/webp" srcSet={set('webp')} />
      <img
        src={pictureSrc(slug, view, 150)}
        alt={alt}
        width={150}
        height={150}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
