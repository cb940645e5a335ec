import { cx } from './cx.ts'

/** A placeholder for loading content. Give it the content's size to avoid layout shift. */
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
