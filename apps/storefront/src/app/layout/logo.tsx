import { href } from '../../shell/urls/hrefs.ts'
import { useBrand } from '../../shell/page/shell-context.ts'

/** UI-01 */
export function Logo() {
  const brand = useBrand()
  return (
    <a
      href={href.shop}
      className="flex min-h-11 items-center gap-2 text-on-brand no-underline"
      aria-label={`${brand} shop home`}
    >
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
      >
        <path d="M7 5v11a9 9 0 0 0 18 0V5" stroke="currentColor" strokeWidth="4.5" />
        <path d="M16 6v9M11.5 10.5h9" stroke="var(--color-focus-on-brand)" strokeWidth="3" />
      </svg>
      <span className="text-h2 font-bold tracking-tight max-[22rem]:hidden">{brand}</span>
    </a>
  )
}
