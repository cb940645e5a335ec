import type { ReactNode } from 'react'

export function FormSection({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0 rounded-md border border-border bg-surface p-4 sm:p-6">
      <legend className="float-left mb-3 w-full text-h2 font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-4">
        {note ? <p className="text-body-sm text-text-muted">{note}</p> : null}
        {children}
      </div>
    </fieldset>
  )
}
