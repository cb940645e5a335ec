import type { ReactNode } from 'react'

/** What was sent has arrived: said aloud, with what comes next. */
export function SentNote({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <output className="flex flex-col gap-3 rounded-md bg-success-bg p-4">
      <span className="font-semibold text-success">{message}</span>
      {children}
    </output>
  )
}
