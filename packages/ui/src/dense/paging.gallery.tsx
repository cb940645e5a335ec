import type { Gallery } from '../gallery.ts'
import { NeighbourPaging, Paging } from './paging.tsx'

const paging = (page: number, total: number, more = false) => (
  <Paging
    page={page}
    size={25}
    total={total}
    more={more}
    href={() => '#paging'}
    label={`Pages, ${page} with ${total} rows`}
  />
)

export const gallery: Gallery = {
  title: 'Paging',
  parts: { NeighbourPaging, Paging },
  states: {
    'neighbours on both sides': (
      <NeighbourPaging newer="#newer" older="#older" label="Newer and older rows" />
    ),
    'only older rows': <NeighbourPaging newer={undefined} older="#older" label="Older rows" />,
    none: paging(1, 0),
    one: paging(1, 1),
    'first page': paging(1, 60),
    'middle, more than counted': paging(3, 10_000, true),
    'last page, narrow': <div className="max-w-64">{paging(13, 312)}</div>,
  },
}
