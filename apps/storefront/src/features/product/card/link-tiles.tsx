import { TilePicture } from '../../pictures/index.ts'

const countText = (count: number) => {
  if (count === 0) return 'Nothing yet'
  return count === 1 ? '1 product' : `${count} products`
}

export type LinkTile = { name: string; href: string; count: number }

export function DepartmentTiles({
  tiles,
}: {
  tiles: readonly (LinkTile & { key: string; enabled: boolean })[]
}) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
      {tiles.map(({ key, name, href: to, count, enabled }) => (
        <li key={key}>
          <a
            href={to}
            className="flex h-full flex-col items-center gap-1 rounded-md border border-border bg-surface p-3 text-center text-text no-underline hover:border-control-border hover:shadow-1"
          >
            <TilePicture tile={key} className="size-16 object-contain sm:size-20" />
            <span className="text-body-sm font-medium">{name}</span>
            <span className="tabular text-caption font-normal text-text-hint">
              {enabled ? countText(count) : 'On enquiry'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LinkColumns({ links }: { links: readonly LinkTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-6 lg:grid-cols-3 xl:grid-cols-4">
      {links.map(({ name, href: to, count }) => (
        <li key={to}>
          <a
            href={to}
            className="flex min-h-11 items-center justify-between gap-2 border-b border-border text-body-sm no-underline hover:underline"
          >
            <span>{name}</span>
            <span className="tabular text-text-hint">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
