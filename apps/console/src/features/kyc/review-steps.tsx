import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@upchar/ui/icons'
import { nth, waited } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import type { Application, ReviewDocument } from './sections.tsx'

/** How long an application has waited, or when it was decided. */
export function Waited({
  application: { state, submitted_at, decided_at, times_submitted },
}: {
  application: Application
}) {
  const again = times_submitted > 1 ? ` · submitted for the ${nth(times_submitted)} time` : ''
  if (state === 'submitted' && submitted_at)
    return (
      <>
        Waiting {waited(submitted_at)}
        {again}
      </>
    )
  return decided_at ? (
    <>
      Decided <When at={decided_at} />
      {again}
    </>
  ) : null
}

/** A link to a neighbouring application. */
export function Step({
  label,
  onGo,
  children,
}: {
  label: string
  onGo: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!onGo}
      onClick={onGo}
      className="grid size-9 place-items-center rounded-md border border-control-border bg-surface hover:bg-panel disabled:border-border disabled:bg-page disabled:text-text-hint pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}

/** Steps through an application's documents. */
export function DocumentSteps({
  documents,
  shown,
  onStep,
}: {
  documents: readonly ReviewDocument[]
  shown: ReviewDocument
  onStep: (by: number) => void
}) {
  if (documents.length < 2) return null
  const button =
    'grid size-9 place-items-center rounded-md hover:bg-rail-active pointer-coarse:size-11'
  return (
    <span className="flex items-center">
      <button
        type="button"
        className={button}
        aria-label="Previous document"
        onClick={() => onStep(-1)}
      >
        <ChevronLeftIcon size={18} aria-hidden="true" />
      </button>
      <span className="tabular text-caption whitespace-nowrap">
        {documents.indexOf(shown) + 1} of {documents.length}
      </span>
      <button type="button" className={button} aria-label="Next document" onClick={() => onStep(1)}>
        <ChevronRightIcon size={18} aria-hidden="true" />
      </button>
    </span>
  )
}
