import type { Gallery } from '../gallery.ts'
import { BarChart } from './bar-chart.tsx'

const bars = (values: readonly number[]) =>
  values.map((value, i) => ({
    key: String(i),
    name: `${i + 1} Nov 2026`,
    value,
    text: `${i + 1} Nov 2026: ₹${value}`,
  }))

export const gallery: Gallery = {
  title: 'Bar chart',
  parts: { BarChart },
  states: {
    several: <BarChart label="Sales by day" most="₹90" bars={bars([10, 0, 50, 90, 40])} />,
    one: <BarChart label="Sales by month" most="₹5" bars={bars([5])} />,
    nothing: <BarChart label="Sales by day" most="₹0" bars={bars([0, 0, 0])} />,
  },
}
