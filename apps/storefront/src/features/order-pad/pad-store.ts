import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { persistedStore } from '../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'
import type { KeptLine } from './pad-rows.ts'

const isLine = (value: unknown): value is KeptLine =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  'sku' in value &&
  (value.sku === null || typeof value.sku === 'string') &&
  (!('months' in value) || typeof value.months === 'number') &&
  (!('unread' in value) || typeof value.unread === 'string')

/** The pad that the visitor left, until it is cleared (DATA-16). */
export const padStore = persistedStore<{ lines: readonly KeptLine[] }>(
  BROWSER_STORAGE.orderPad,
  { lines: [] },
  (stored) => {
    const lines: unknown =
      typeof stored === 'object' && stored !== null && 'lines' in stored ? stored.lines : []
    return { lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, MOST_PAD_LINES) : [] }
  },
)
