/**
 * What an API key may be made for (OPS-08): each scope opens the endpoints that name it, and no other. `buyers`: their answers say who
 * buyers are. `writes`: it changes something. A name never changes its meaning.
 */
export const API_SCOPES = Object.freeze({
  'products:read': {
    words: 'Read products, with prices and what staff see of them',
    buyers: false,
    writes: false,
  },
  'prices:read': { words: 'Read price lists and volume prices', buyers: false, writes: false },
  'stock:read': {
    words: 'Read batches, receipts and moves of stock',
    buyers: false,
    writes: false,
  },
  'stock:write': { words: 'Take goods in and enter counts', buyers: false, writes: true },
  'orders:list': { words: 'Read the list of orders as a file', buyers: false, writes: false },
  'orders:read': {
    words: 'Read whole orders with their invoices and credit notes',
    buyers: true,
    writes: false,
  },
  'returns:read': { words: 'Read returns', buyers: true, writes: false },
  'tax:read': {
    words: 'Read tax returns and the books for the accountant, Tally among them',
    buyers: true,
    writes: false,
  },
  'webhooks:read': { words: 'Read the log of outgoing webhooks', buyers: false, writes: false },
} as const satisfies Readonly<
  Record<string, { readonly words: string; readonly buyers: boolean; readonly writes: boolean }>
>)

/** One of {@link API_SCOPES}. */
export type ApiScope = keyof typeof API_SCOPES

export const API_SCOPE_KEYS = Object.freeze(Object.keys(API_SCOPES) as ApiScope[])

/** Where an API key stands: good, past its last day, or revoked by staff. */
export const API_KEY_STATES = Object.freeze(['active', 'ended', 'revoked'] as const)
/** One of {@link API_KEY_STATES}. */
export type ApiKeyState = (typeof API_KEY_STATES)[number]
