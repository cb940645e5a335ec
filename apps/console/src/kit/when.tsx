import { formatIstDateTime } from '@upchar/kernel/dates'
import { ago } from './format.ts'

/** A relative time; the exact one is in the tooltip and read by screen readers. */
export function When({ at, exact = false }: { at: string; exact?: boolean }) {
  const full = formatIstDateTime(at)
  return (
    <time dateTime={at} title={full} className="whitespace-nowrap">
      {exact ? full : ago(at)}
    </time>
  )
}
