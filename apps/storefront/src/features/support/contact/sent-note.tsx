import type { ReactNode } from 'react'

/** Confirms a sent form, announced to screen readers, with what happens next. */
export function SentNote({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <output className="flex flex-col gap-3 rounded-md bg-success-bg p-4">
      <span className="font-semibold text-success">{message}</span>
      {children}
    </output>
  )
}
