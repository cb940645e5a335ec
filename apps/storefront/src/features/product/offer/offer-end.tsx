import { formatIstDate, formatIstTime, istDate } from '@upchar/kernel/dates'
import { ClockIcon } from '@upchar/ui/icons'

/** An offer's end as day and time, without a countdown. */
export function OfferEnd({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-1 text-body-sm text-warning">
      <ClockIcon size={16} aria-hidden="true" />
      <span>
        Ends{' '}
        <time dateTime={at}>
          {formatIstDate(istDate(at), 'day')}, {formatIstTime(at)}
        </time>
      </span>
    </p>
  )
}
