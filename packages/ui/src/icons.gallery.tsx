import type { Gallery } from './gallery.ts'
import * as icons from './icons.tsx'

export const gallery: Gallery = {
  title: 'Icons',
  parts: icons,
  states: {
    all: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 text-caption">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-2">
            <Icon size={20} className="shrink-0" aria-hidden="true" /> {name.replace('Icon', '')}
          </li>
        ))}
      </ul>
    ),
  },
}
