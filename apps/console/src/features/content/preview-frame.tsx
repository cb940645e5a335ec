import { useEffect, useRef, useState } from 'react'
import { Panel } from '@upchar/ui/dense/panel'
import { cx } from '@upchar/ui/cx'

const WIDTHS = { phone: 390, desktop: 1440 } as const
type Size = keyof typeof WIDTHS
const HEIGHT = 640

/** A saved draft as buyers see it, in the shop itself, at the width of a phone or a desktop. */
export function PreviewFrame({ id, version }: { id: string | null; version: string }) {
  const [size, setSize] = useState<Size>('phone')
  return (
    <Panel
      title="Preview"
      action={
        <fieldset className="flex gap-1">
          <legend className="sr-only">Width</legend>
          {(['phone', 'desktop'] as const).map((one) => (
            <label
              key={one}
              className={cx(
                'flex min-h-8 cursor-pointer items-center rounded-md px-3 text-body-sm pointer-coarse:min-h-11',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                one === size ? 'bg-selected font-medium text-action' : 'hover:bg-panel',
              )}
            >
              <input
                type="radio"
                name="preview-width"
                className="sr-only"
                checked={one === size}
                onChange={() => setSize(one)}
              />
              {one === 'phone' ? 'Phone' : 'Desktop'}
            </label>
          ))}
        </fieldset>
      }
    >
      {id === null ? (
        <p className="text-body-sm text-text-muted">Save the draft to see it here.</p>
      ) : (
        <>
          <Frame
            key={`${size} ${version}`}
            src={`/preview/${encodeURIComponent(id)}`}
            size={size}
          />
          <p className="mt-2 text-caption text-text-hint">
            Shows what is saved.{' '}
            <a href={`/preview/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
              Open in a new tab
            </a>{' '}
            or send the link to a colleague.
          </p>
        </>
      )}
    </Panel>
  )
}

/** Draws the page at its true width, scaled down to what there is. */
function Frame({ src, size }: { src: string; size: Size }) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const width = WIDTHS[size]
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={box} className="overflow-hidden" style={{ height: HEIGHT }}>
      <iframe
        src={src}
        // Without scripts: nothing is tracked, nothing pops up.
        sandbox="allow-same-origin"
        title={`Preview at the width of a ${size}`}
        className="origin-top-left border border-border bg-page"
        style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
