import type { Gallery } from '../gallery.ts'
import { Kbd } from './kbd.tsx'

export const gallery: Gallery = {
  title: 'Key',
  parts: { Kbd },
  states: {
    'one letter, a name': (
      <p className="text-body-sm">
        <Kbd>j</Kbd> next, <Kbd>Enter</Kbd> open
      </p>
    ),
  },
}
