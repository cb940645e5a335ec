export const bannerSrc = (key: string): string => `/img/b/${encodeURIComponent(key)}-800.webp`

/** A preview of the page's head: text at the left, picture beside it, below it on phones. */
export function BannerPreview({
  image,
  alt,
  title,
  text,
}: {
  image: string
  alt: string
  title: string
  text: string
}) {
  return (
    <div className="grid overflow-hidden rounded-lg bg-brand text-on-brand sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2 p-5">
        <p className="text-title font-bold break-words">{title || 'Banner title'}</p>
        {text ? <p className="text-body-sm break-words whitespace-pre-line">{text}</p> : null}
      </div>
      <img
        src={bannerSrc(image)}
        alt={alt}
        width={800}
        height={320}
        className="size-full min-h-32 bg-panel object-cover object-right"
      />
    </div>
  )
}

/** A preview of the search result. */
export function SearchPreview({
  title,
  description,
  path,
}: {
  title: string
  description: string
  path: string
}) {
  return (
    <div className="rounded-md border border-border bg-surface p-4">
      <p className="text-caption text-text-muted break-all">
        {location.host}
        {path}
      </p>
      <p className="text-body text-link break-words">{title || 'Title'}</p>
      <p className="text-body-sm text-text-muted break-words">{description || 'Description'}</p>
    </div>
  )
}
