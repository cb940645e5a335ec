import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { CloseIcon } from '@upchar/ui/icons'
import type { Problem } from '../../shell/api/ask.ts'
import type { Application } from './sections.tsx'

export type DecisionProps = {
  application: Application
  onDone: (answer: Answer<'staffGetKyc'>) => void
  onClose: () => void
  /** The application has changed since it was loaded: load it again. */
  onConflict: (problem: Problem) => void
}

type FrameProps = {
  title: string
  action: string
  look: 'primary' | 'danger'
  busy: boolean
  problem: Problem | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/**
 * The frame of a decision's form. It is beside the document and never covers it, so that numbers
 * can be read off.
 */
export function DecisionFrame({
  title,
  action,
  look,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: FrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input, textarea, select, button[type=submit]')
      ?.focus()
  }, [])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      form.current?.requestSubmit()
    }
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      aria-label={title}
      onKeyDown={keys}
      onSubmit={onSubmit}
      className="flex min-h-0 flex-col"
    >
      <header className="flex items-center justify-between border-b border-border px-4 py-1">
        <h2 className="text-h3 font-semibold">{title}</h2>
        <button
          type="button"
          aria-label="Close without deciding"
          onClick={onClose}
          className="-mr-2 grid size-9 place-items-center rounded-md hover:bg-panel"
        >
          <CloseIcon size={18} aria-hidden="true" />
        </button>
      </header>
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4 text-body-sm lg:max-h-[45dvh]">
        {children}
        {problem ? <Refusal problem={problem} /> : null}
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-border px-4 py-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={look} busy={busy}>
          {action}
        </Button>
      </footer>
    </form>
  )
}

function Refusal({ problem }: { problem: Problem }) {
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.error.fields.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {problem.error.fields.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
