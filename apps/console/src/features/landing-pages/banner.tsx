/** A banner's picture at the size that previews need. */
export const bannerSrc = (key: string): string => `/img/b/${encodeURIComponent(key)}-800.webp`

/** How the page's head will look in the shop. */
export function BannerPreview({ image, title, text }: { image: string; title: string; text: string }) {
  return (
    <div className="overflow-hidden rounded-md border border-border">
      <img src={bannerSrc(image)} alt="" width={800} height={256} className="aspect-25/8 w-full bg-panel object-cover" />
      <div className="bg-surface p-4">
        <p className="text-title font-bold break-words">{title || 'Banner title'}</p>
        {text ? <p className="mt-1 text-body text-text-muted break-words whitespace-pre-line">{text}</p> : null}
      </div>
    </div>
  )
}

/** How a search engine may show the page. */
export function SearchPreview({ title, description, path }: { title: string; description: string; path: string }) {
  return (
    <div className="rounded-md border border-border bg-surface p-4">
      <p className="text-caption text-text-muted break-all">{location.host}{path}</p>
      <p className="text-body text-link break-words">{title || 'Title'}</p>
      <p className="text-body-sm text-text-muted break-words">{description || 'Description'}</p>
    </div>
  )
}
