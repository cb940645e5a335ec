import { Breadcrumbs } from './breadcrumbs.tsx'
import type { Gallery } from './gallery.ts'

const crumbs = [
  'Home',
  'Surgical consumables',
  'Gloves and hand protection',
  'Examination gloves',
].map((name) => ({
  name,
  href: '#breadcrumbs',
}))

export const gallery: Gallery = {
  title: 'Breadcrumbs',
  parts: { Breadcrumbs },
  states: {
    'many, narrow: scrolls sideways': (
      <div className="max-w-64">
        <Breadcrumbs crumbs={crumbs} />
      </div>
    ),
  },
}
