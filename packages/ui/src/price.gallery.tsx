import type { Gallery } from './gallery.ts'
import { Money, StruckPrice } from './price.tsx'

export const gallery: Gallery = {
  title: 'Price',
  parts: { Money, StruckPrice },
  states: {
    'rupees, paise, lakhs': (
      <p className="flex flex-wrap gap-4">
        <Money rupees={0} />
        <Money rupees={1299} />
        <Money rupees={1299.5} />
        <Money rupees={1299} paise="always" />
        <Money rupees={12345678} />
      </p>
    ),
    'with a list price': (
      <p className="flex items-baseline gap-2">
        <Money rupees={899} className="text-price-lg font-bold" />
        <StruckPrice rupees={1299} above={899} word="MRP" />
      </p>
    ),
    'a list price that saves nothing isn’t shown': (
      <p>
        <Money rupees={899} /> <StruckPrice rupees={899} above={899} word="MRP" />
      </p>
    ),
  },
}
