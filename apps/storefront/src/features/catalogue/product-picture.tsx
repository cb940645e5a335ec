
/** UI-12, under pictures that are large enough to be taken for the thing itself. */
export const PICTURE_NOTE = 'Enhanced imagery for representation purposes. Actual product may vary.'

type PictureProps = {
  /** Everything before the width, e.g. `/img/p/some-slug/1`. */
  base: string
  widths: readonly [number, number]
  sizes: string
  width: number
  height: number
  alt: string
  /** lcp: the page's largest picture; eager: visible at once; lazy: when one comes near. */
  loading?: 'lcp' | 'eager' | 'lazy'
  className?: string
}

/** AVIF, then WebP, then JPEG, in two widths of the fixed list. Size is set, so nothing jumps. */
export function Picture({ base, widths, sizes, width, height, alt, loading = 'lazy', className }: PictureProps) {
  const set = (format: string) => widths.map((one) => `${base}-${one}.${format} ${one}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${base}-${widths[0]}.jpg`}
        srcSet={set('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        fetchPriority={loading === 'lcp' ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}

export type ProductPictureProps = {
  slug: string
  alt: string
  view?: number
  /** list: cards and lines (150, 300 for dense screens); page: the product page (800, 1000). */
  size?: 'list' | 'page'
  sizes?: string
  loading?: PictureProps['loading']
  className?: string
}

/** A picture of a product (UI-13). Square, contained: devices are not cropped. */
export function ProductPicture({ slug, alt, view = 0, size = 'list', sizes, loading = 'lazy', className }: ProductPictureProps) {
  const page = size === 'page'
  return (
    <Picture
      base={`/img/p/${encodeURIComponent(slug)}/${view}`}
      widths={page ? [800, 1000] : [150, 300]}
      sizes={sizes ?? (page ? '(min-width: 64rem) 50vw, 100vw' : '150px')}
      width={page ? 1000 : 300}
      height={page ? 1000 : 300}
      alt={alt}
      loading={loading}
      className={className ?? 'aspect-square w-full object-contain'}
    />
  )
}

/** A department's or category's tile. */
export const TilePicture = ({ tile, alt = '', className }: { tile: string; alt?: string; className?: string }) => (
  <Picture base={`/img/c/${encodeURIComponent(tile)}`} widths={[128, 256]} sizes="128px" width={128} height={128} alt={alt} className={className ?? 'size-16 object-contain'} />
)

