import { Button } from '@upchar/ui/button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@upchar/ui/icons'
import { useEffect, useRef, useState } from 'react'
import type { GalleryProps } from './gallery-props.ts'
import { imageOf, pictureSrc, variantPictures } from '../../pictures/index.ts'

/**
 * The pictures in a full-window native dialog, which traps focus, closes with Escape and restores
 * the focus. A picture needs the full window rather than a box.
 */
export default function GalleryZoom({
  slug,
  sku,
  title,
  images,
  start,
  onClose,
}: GalleryProps & { start: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const [large, setLarge] = useState(false)
  const image = images[index] ?? images[0]
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.overflow
    dialog.current?.showModal()
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [])
  if (!image) return null
  const shown = imageOf(variantPictures(slug, sku), image)
  const show = (next: number) => {
    setIndex(Math.max(0, Math.min(images.length - 1, next)))
    setLarge(false)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={`${title}: pictures`}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-surface"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') show(index + 1)
        if (event.key === 'ArrowLeft') show(index - 1)
      }}
    >
      <div className="flex h-full flex-col">
        <ZoomHeader
          text={`${image.label} · ${index + 1} of ${images.length}`}
          large={large}
          onResize={() => setLarge(!large)}
          onClose={() => dialog.current?.close()}
        />
        <button
          type="button"
          aria-label={large ? 'Fit picture to window' : 'Enlarge picture'}
          className="block min-h-0 w-full grow overflow-auto focus-visible:-outline-offset-4"
          onClick={() => setLarge(!large)}
        >
          <img
            src={pictureSrc(shown.slug, shown.view, 1000)}
            alt={`${title}: ${image.label}`}
            width={1000}
            height={1000}
            className={
              large
                ? 'mx-auto w-[200%] max-w-none cursor-zoom-out'
                : 'mx-auto h-full w-auto max-w-full cursor-zoom-in object-contain'
            }
          />
        </button>
        <ZoomSteps index={index} count={images.length} onShow={show} />
      </div>
    </dialog>
  )
}

function ZoomHeader({
  text,
  large,
  onResize,
  onClose,
}: {
  text: string
  large: boolean
  onResize: () => void
  onClose: () => void
}) {
  return (
    <header className="flex items-center gap-4 border-b border-border px-4 py-2">
      <p className="min-w-0 grow truncate text-body-sm" aria-live="polite">
        {text}
      </p>
      <Button look="outline" aria-pressed={large} onClick={onResize}>
        {large ? 'Fit to window' : 'Enlarge'}
      </Button>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-md hover:bg-panel"
        aria-label="Close pictures"
        onClick={onClose}
      >
        <CloseIcon size={20} aria-hidden="true" />
      </button>
    </header>
  )
}

function ZoomSteps({
  index,
  count,
  onShow,
}: {
  index: number
  count: number
  onShow: (next: number) => void
}) {
  return (
    <nav aria-label="Pictures" className="flex justify-center gap-4 border-t border-border p-2">
      <Button look="quiet" disabled={index === 0} onClick={() => onShow(index - 1)}>
        <ChevronLeftIcon size={18} aria-hidden="true" /> Previous
      </Button>
      <Button look="quiet" disabled={index === count - 1} onClick={() => onShow(index + 1)}>
        Next <ChevronRightIcon size={18} aria-hidden="true" />
      </Button>
    </nav>
  )
}
