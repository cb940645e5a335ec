import { ChevronLeftIcon, ChevronRightIcon, SearchIcon } from '@upchar/ui/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { GalleryProps } from './gallery-props.ts'
import { imageOf, LargePicture, SmallPicture, variantPictures } from '../../pictures/index.ts'

const GalleryZoom = lazy(() => import('./gallery-zoom.tsx'))

/** UI-12, word for word: of drawings, which stand until there are photos of the goods. */
export const PICTURE_NOTE = 'Enhanced imagery for representation purposes. Actual product may vary.'

export const isDrawing = ({ photo }: GalleryProps['images'][number]): boolean => photo === undefined

const step =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-border bg-surface text-action hover:bg-panel disabled:invisible sm:grid noscript:hidden'

/**
 * A scroll-snap track of pictures: swipe, scroll, buttons, arrow keys or thumbnails. A click
 * enlarges.
 */
export function Gallery({ slug, sku, title, images }: GalleryProps) {
  const pictures = variantPictures(slug, sku)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const last = images.length - 1
  const go = (index: number) => {
    const box = track.current
    if (box) box.scrollTo({ left: box.clientWidth * Math.max(0, Math.min(last, index)) })
  }
  // The focus moves too, so that Enter enlarges the visible picture.
  const onArrow = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    const next = Math.max(0, Math.min(last, index + (event.key === 'ArrowRight' ? 1 : -1)))
    track.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true })
    go(next)
  }
  return (
    <section
      aria-label="Pictures"
      className="flex flex-col gap-3 lg:flex-row-reverse lg:items-start"
    >
      <div className="min-w-0 grow">
        <div className="relative overflow-hidden rounded-lg border border-border bg-surface">
          <div
            ref={track}
            className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth"
            style={{ scrollbarWidth: 'none' }}
            onScroll={({ currentTarget }) =>
              setCurrent(
                Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)),
              )
            }
          >
            {images.map((image, index) => (
              <Slide
                key={image.view}
                image={image}
                pictures={pictures}
                title={title}
                index={index}
                current={current}
                onZoom={() => setZoomed(true)}
                onArrow={(event) => onArrow(event, index)}
              />
            ))}
          </div>
          <StepButtons current={current} last={last} onStep={go} />
          <EnlargeHint />
        </div>
        {images.some(isDrawing) ? (
          <p className="mt-2 text-caption text-text-hint">{PICTURE_NOTE}</p>
        ) : null}
      </div>
      {images.length > 1 ? (
        <Thumbnails images={images} pictures={pictures} current={current} onChoose={go} />
      ) : null}
      {zoomed ? (
        <Suspense fallback={null}>
          <GalleryZoom
            slug={slug}
            sku={sku}
            title={title}
            images={images}
            start={current}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

function Slide({
  image,
  pictures,
  title,
  index,
  current,
  onZoom,
  onArrow,
}: {
  image: GalleryProps['images'][number]
  pictures: string
  title: string
  index: number
  current: number
  onZoom: () => void
  onArrow: (event: KeyboardEvent) => void
}) {
  return (
    <figure id={`view-${image.view}`} className="w-full shrink-0 snap-center">
      <button
        type="button"
        tabIndex={index === current ? 0 : -1}
        className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
        aria-label={`Enlarge picture: ${image.label}`}
        onClick={onZoom}
        onKeyDown={onArrow}
      >
        <LargePicture
          {...imageOf(pictures, image)}
          alt={`${title}: ${image.label}`}
          first={index === 0}
        />
      </button>
    </figure>
  )
}

function StepButtons({
  current,
  last,
  onStep,
}: {
  current: number
  last: number
  onStep: (index: number) => void
}) {
  return (
    <>
      <button
        type="button"
        className={`${step} left-2`}
        aria-label="Previous picture"
        disabled={current === 0}
        onClick={() => onStep(current - 1)}
      >
        <ChevronLeftIcon size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${step} right-2`}
        aria-label="Next picture"
        disabled={current === last}
        onClick={() => onStep(current + 1)}
      >
        <ChevronRightIcon size={20} aria-hidden="true" />
      </button>
    </>
  )
}

/** Links to the pictures; without scripts they jump to the picture. */
function Thumbnails({
  images,
  pictures,
  current,
  onChoose,
}: {
  images: GalleryProps['images']
  pictures: string
  current: number
  onChoose: (index: number) => void
}) {
  return (
    <ul
      className="flex gap-2 overflow-x-auto lg:w-18 lg:shrink-0 lg:flex-col"
      aria-label="All pictures"
    >
      {images.map((image, index) => (
        <li key={image.view} className="shrink-0">
          <a
            href={`#view-${image.view}`}
            aria-current={index === current ? 'true' : undefined}
            className="block size-16 overflow-hidden rounded-md border border-border bg-surface p-1 aria-[current]:border-2 aria-[current]:border-action lg:size-18"
            onClick={(event) => {
              event.preventDefault()
              onChoose(index)
            }}
          >
            <SmallPicture
              {...imageOf(pictures, image)}
              alt={`Show picture: ${image.label}`}
              className="size-full object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function EnlargeHint() {
  return (
    <span
      className="pointer-events-none absolute top-3 right-3 flex items-center gap-1 rounded-sm bg-panel px-2 py-1 text-caption text-text-muted noscript:hidden"
      aria-hidden="true"
    >
      <SearchIcon size={14} /> Press to enlarge
    </span>
  )
}
