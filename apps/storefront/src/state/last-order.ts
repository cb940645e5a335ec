import { keptStore } from './kept.ts'

/** The order that was placed last on this browser: its number saves looking for it when something is wrong with it (DATA-16). */
export type LastOrder = { number: string; trackHref: string }

export const orderStore = keptStore<{ last: LastOrder | null }>('upchar.order', { last: null }, (kept) => {
  const last = typeof kept === 'object' && kept !== null && 'last' in kept && typeof kept.last === 'object' && kept.last !== null ? (kept.last as Partial<Record<keyof LastOrder, unknown>>) : {}
  const ok = typeof last.number === 'string' && typeof last.trackHref === 'string' && /^\/order\/[^/]/.test(last.trackHref)
  return { last: ok ? { number: String(last.number), trackHref: String(last.trackHref) } : null }
})
