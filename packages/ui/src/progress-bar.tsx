import { cx } from './cx.ts'

/** How much of something is there, in percent. The browsers' own bar drops the accent colour where borders are reset. */
export function ProgressBar({
  label,
  percent,
  className,
}: {
  label: string
  percent: number
  className?: string
}) {
  return (
    <progress
      aria-label={label}
      value={percent}
      max={100}
      className={cx(
        'h-2 appearance-none overflow-hidden rounded-full bg-border [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-action',
        className,
      )}
    />
  )
}
