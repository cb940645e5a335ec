import { Badge } from './badge.tsx'
import { Disclosure } from './disclosure.tsx'
import type { Gallery } from './gallery.ts'

export const gallery: Gallery = {
  title: 'Disclosure',
  parts: { Disclosure },
  states: {
    closed: <Disclosure title="Material">Nitrile</Disclosure>,
    'open, with a note': (
      <Disclosure title="Size" note={<Badge>2</Badge>} open>
        Small, medium, large
      </Disclosure>
    ),
    'long text, narrow': (
      <div className="max-w-48">
        <Disclosure title="Storage, transport and shelf life after opening">
          2 °C to 8 °C
        </Disclosure>
      </div>
    ),
  },
}
