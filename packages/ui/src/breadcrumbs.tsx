import { ChevronRightIcon } from './icons.tsx'

export type Crumb = { name: string; href?: string | undefined }

/** The last crumb is the current page, without a link. One line that scrolls sideways on phones. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="row-scroll py-3 text-body-sm">
      <ol className="flex items-center gap-1 whitespace-nowrap">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href ?? ''}${crumb.name}`} className="flex items-center gap-1">
            {index > 0 ? (
              <ChevronRightIcon size={14} className="shrink-0 text-text-hint" aria-hidden="true" />
            ) : null}
            {crumb.href && index < crumbs.length - 1 ? (
              <a href={crumb.href} className="py-1 hover:underline">
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page" className="text-text-muted">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
