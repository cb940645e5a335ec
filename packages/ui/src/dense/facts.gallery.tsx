import type { Gallery } from '../gallery.ts'
import { Facts } from './facts.tsx'

const facts = [
  { label: 'GSTIN', value: '32ABCDE1234F1Z5' },
  { label: 'Email', value: 'procurement.department@sree-chitra-tirunal-institute.example.in' },
  { label: 'Landmark', value: '' },
]

export const gallery: Gallery = {
  title: 'Facts',
  parts: { Facts },
  states: {
    rows: <Facts facts={facts} />,
    pairs: <Facts facts={facts} look="pairs" />,
    one: <Facts facts={facts.slice(0, 1)} />,
    narrow: (
      <div className="max-w-48">
        <Facts facts={facts} look="pairs" />
      </div>
    ),
  },
}
