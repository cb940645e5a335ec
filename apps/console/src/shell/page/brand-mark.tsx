import { cx } from '@upchar/ui/cx'

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={cx('shrink-0', className)}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M7 5v11a9 9 0 0 0 18 0V5" stroke="currentColor" strokeWidth="4.5" />
      <path d="M16 6v9M11.5 10.5h9" stroke="var(--color-accent)" strokeWidth="3" />
    </svg>
  )
}
