export type GalleryProps = {
  slug: string
  sku: string
  title: string
  images: readonly { view: number; label: string; photo?: string | undefined }[]
}
