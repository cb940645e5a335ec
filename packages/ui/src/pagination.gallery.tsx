import type { Gallery } from './gallery.ts'
import { Pagination } from './pagination.tsx'

const pages = (page: number, of: number) => (
  <Pagination page={page} pages={of} href={() => '#pagination'} label={`Page ${page} of ${of}`} />
)

export const gallery: Gallery = {
  title: 'Pagination',
  parts: { Pagination },
  states: {
    'first of two': pages(1, 2),
    'in the middle': pages(50, 120),
    last: pages(9, 9),
    'one page: nothing': pages(1, 1),
    narrow: <div className="max-w-64">{pages(60, 120)}</div>,
  },
}
