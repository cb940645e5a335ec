type PictureProps = {
  /** The URL up to the width, e.g. `/img/p/some-slug/1`. */
  base: string
  widths: readonly [number, number]
  sizes: string
  width: number
  height: number
  alt: string
  /** lcp: the page's largest picture; eager: visible at once; lazy: near the viewport. */
  loading?: 'lcp' | 'eager' | 'lazy'
  className?: string
}

/**
 * AVIF, then WebP, then JPEG, in two of the fixed widths. Has explicit dimensions to prevent layout
 * shift.
 */
export function Picture({
  base,
  widths,
  sizes,
  width,
  height,
  alt,
  loading = 'lazy',
  className,
}: PictureProps) {
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
  sizes?: string
  loading?: PictureProps['loading']
  className?: string
}

/** A product's picture in a list (UI-13). Square and contained: devices are not cropped. */
export function ProductPicture({
  slug,
  alt,
  view = 0,
  sizes = '150px',
  loading = 'lazy',
  className,
}: ProductPictureProps) {
  return (
    <Picture
      base={`/img/p/${encodeURIComponent(slug)}/${view}`}
      widths={[150, 300]}
      sizes={sizes}
      width={300}
      height={300}
      alt={alt}
      loading={loading}
      className={className ?? 'aspect-square w-full object-contain'}
    />
  )
}

export const TilePicture = ({
  tile,
  alt = '',
  className,
}: {
  tile: string
  alt?: string
  className?: string
}) => (
  <Picture
    base={`/img/c/${encodeURIComponent(tile)}`}
    widths={[128, 256]}
    sizes="128px"
    width={128}
    height={128}
    alt={alt}
    className={className ?? 'size-16 object-contain'}
  />
)
