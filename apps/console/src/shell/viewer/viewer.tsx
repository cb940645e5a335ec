import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { DownloadIcon, FitIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { LinkButton } from '@upchar/ui/button'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { Picture } from './picture.tsx'
import type { Zoom } from './picture.tsx'
import { useDocument } from './use-document.ts'

const STEP = 1.25
const [SMALLEST, LARGEST] = [0.1, 4]
const tool =
  'grid size-9 place-items-center rounded-md text-on-brand hover:bg-rail-active disabled:text-on-brand-muted disabled:hover:bg-transparent pointer-coarse:size-11'

/** Zoom and rotation of a picture, by buttons and by keys. */
function usePictureSize(isPicture: boolean) {
  const [zoom, setZoom] = useState<Zoom>(null)
  const [turns, setTurns] = useState(0)
  const [scale, setScale] = useState(1)
  const onScale = useCallback((next: number) => setScale(next), [])
  // By what was asked for last, not by what is drawn yet: two presses at once are two steps.
  const resize = (factor: number) =>
    setZoom((asked) => Math.min(LARGEST, Math.max(SMALLEST, (asked ?? scale) * factor)))
  const larger = () => resize(STEP)
  const smaller = () => resize(1 / STEP)
  const fit = () => setZoom(null)
  const turn = () => setTurns((turns + 1) % 4)
  useShortcuts(isPicture ? { '+': larger, '=': larger, '-': smaller, 0: fit, t: turn } : {})
  return { zoom, turns, scale, onScale, larger, smaller, fit, turn, isFitted: zoom === null }
}

type PictureToolsProps = Omit<ReturnType<typeof usePictureSize>, 'zoom' | 'turns' | 'onScale'>

function PictureTools({ scale, isFitted, larger, smaller, fit, turn }: PictureToolsProps) {
  return (
    <>
      <button
        type="button"
        className={tool}
        aria-label="Zoom out"
        disabled={scale <= SMALLEST}
        onClick={smaller}
      >
        <ZoomOutIcon size={18} aria-hidden="true" />
      </button>
      <span className="tabular w-11 text-center text-caption" aria-live="polite">
        {Math.round(scale * 100)}%
      </span>
      <button
        type="button"
        className={tool}
        aria-label="Zoom in"
        disabled={scale >= LARGEST}
        onClick={larger}
      >
        <ZoomInIcon size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={tool}
        aria-label="Fit to window"
        aria-pressed={isFitted}
        onClick={fit}
      >
        <FitIcon size={18} aria-hidden="true" />
      </button>
      <button type="button" className={tool} aria-label="Rotate" onClick={turn}>
        <RotateIcon size={18} aria-hidden="true" />
      </button>
    </>
  )
}

/** Shows one document: a picture that can be zoomed and rotated, or a PDF in the browser's own viewer. */
export function Viewer({
  id,
  name,
  title,
  paging,
}: {
  id: string
  name: string
  title: string
  paging?: ReactNode
}) {
  const { type, url, error, isFetching, retry } = useDocument(id)
  const isPicture = type?.startsWith('image/') ?? false
  const { zoom, turns, onScale, ...size } = usePictureSize(isPicture)
  return (
    <section
      aria-label="Document"
      className="flex h-[70dvh] min-h-0 flex-col overflow-hidden rounded-md bg-brand lg:h-full"
    >
      <header className="on-brand flex min-h-12 flex-wrap items-center gap-1 px-3 py-1 text-on-brand">
        <p className="min-w-0 grow basis-32 text-body-sm">
          <b className="block truncate">{title}</b>
          <span className="block truncate text-caption text-on-brand-muted">{name}</span>
        </p>
        {paging}
        {isPicture ? <PictureTools {...size} /> : null}
        {url ? (
          <a className={tool} href={url} download={name} aria-label={`Download ${name}`}>
            <DownloadIcon size={18} aria-hidden="true" />
          </a>
        ) : null}
      </header>
      <div className="flex min-h-0 grow flex-col bg-selected">
        {url && isPicture ? (
          <Picture url={url} name={name} zoom={zoom} turns={turns} onScale={onScale} />
        ) : null}
        {url && type === 'application/pdf' ? <Pdf url={url} name={name} /> : null}
        {error ? (
          <FailedState
            title="The document could not be opened"
            message={
              error.error.code === 'document_failed'
                ? 'It may have been replaced or deleted meanwhile, or the connection broke.'
                : error.message
            }
            onRetry={retry}
            busy={isFetching}
          />
        ) : null}
        {!url && !error ? (
          <Waiting what="The document" className="flex grow flex-col p-6">
            <Skeleton className="grow" />
          </Waiting>
        ) : null}
      </div>
    </section>
  )
}

/** Browsers on phones can't show a PDF inside a page: they get a link. */
function Pdf({ url, name }: { url: string; name: string }) {
  return navigator.pdfViewerEnabled ? (
    // eslint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; their viewer is a process of its own, and the type is set by us
    <iframe src={`${url}#toolbar=1&navpanes=0&view=FitH`} title={name} className="min-h-0 grow" />
  ) : (
    <div className="grid grow place-items-center p-6">
      <LinkButton href={url} download={name} look="outline">
        Open the PDF
      </LinkButton>
    </div>
  )
}
