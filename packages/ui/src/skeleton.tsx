import { cx } from './cx.ts'

/** A grey box in the place of something that is on its way. Give it that thing's size, or the page will jump. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-[skeleton_1.4s_ease-in-out_infinite] rounded-sm bg-border',
        className,
      )}
    />
  )
}
