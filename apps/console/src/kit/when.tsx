import { formatIstDateTime } from '@upchar/kernel/dates'
import { ago } from './format.ts'

/** A moment: how long ago, the exact time at a touch of the pointer and for screen readers. */
export function When({ at, exact = false }: { at: string; exact?: boolean }) {
  const full = formatIstDateTime(at)
  return (
    <time dateTime={at} title={full} className="whitespace-nowrap">
      {exact ? full : ago(at)}
    </time>
  )
}
