import type { Article } from './articles/article.ts'
import { gauges, gloves } from './articles/buying.ts'
import { invoice, rates } from './articles/gst.ts'
import { batches, coldChain } from './articles/storage.ts'

export const articleCategories = [
  {
    id: 'buying-guides',
    name: 'Buying guides',
    description: 'Which one fits? Short guides to supplies that come in many kinds.',
  },
  {
    id: 'gst-and-papers',
    name: 'GST and invoices',
    description: 'Invoices, rates and what your accountant asks for.',
  },
  {
    id: 'storage',
    name: 'Storage and cold chain',
    description: 'From the courier’s hand to the shelf: how goods stay good.',
  },
] as const

export const articles: readonly Article[] = [gloves, gauges, invoice, rates, coldChain, batches]
