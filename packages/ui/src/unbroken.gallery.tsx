import type { Gallery } from './gallery.ts'
import { Unbroken } from './unbroken.tsx'

export const gallery: Gallery = {
  title: 'Unbroken',
  parts: { Unbroken },
  states: {
    'measures and hyphens stay on one line': (
      <p className="max-w-40 text-h3">
        <Unbroken text="Nitrile Powder-Free Gloves 100 ml 5-Part Set" />
      </p>
    ),
  },
}
