import type { Answer } from '@upchar/contract/schema/endpoints'
import { readGs1 } from '@upchar/kernel/gs1'
import type { BadgeTone } from '@upchar/ui/badge'
import { today } from '../../kit/format.ts'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Lot = Answer<'staffListStock'>['lots'][number]
export type Receipt = Answer<'staffListReceipts'>['receipts'][number]
export type Item = Answer<'staffFindStockItem'>['item']

/** Who keeps the stock, and by which calls: staff, or members of its seller. */
export const STOCK_CALLS = {
  staff: {
    find: 'staffFindStockItem',
    receive: 'staffReceiveStock',
    count: 'staffCountStock',
    stale: ['staffListStock', 'staffListReceipts', 'staffListProducts'],
  },
  seller: {
    find: 'sellerFindStockItem',
    receive: 'sellerReceiveStock',
    count: 'sellerCountStock',
    stale: ['sellerListStock'],
  },
} as const
export type StockKeeper = keyof typeof STOCK_CALLS

export const LIFE: Readonly<Record<'near' | 'ended', { name: string; tone: BadgeTone }>> = {
  near: { name: 'Near expiry', tone: 'warning' },
  ended: { name: 'Not sold any more', tone: 'danger' },
}
export const LIVES = [
  { value: 'near', name: 'Less than 90 days left' },
  { value: 'ended', name: 'Too short for a sale, or expired' },
] as const

export type Move = Answer<'staffListStockMoves'>['moves'][number]
/** What is done with a move. */
export type MoveStep = 'pack' | 'send' | 'receive' | 'cancel'

export const MOVE_STATE: Readonly<Record<Move['state'], { name: string; tone: BadgeTone }>> = {
  asked: { name: 'Asked for', tone: 'info' },
  packed: { name: 'Packed', tone: 'info' },
  sent: { name: 'On its way', tone: 'warning' },
  received: { name: 'Arrived', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
}
/** What became of pieces that didn't arrive. */
export const MOVE_WHY = [
  { value: 'lost', name: 'Lost' },
  { value: 'damaged', name: 'Damaged' },
  { value: 'miscounted', name: 'Counted wrongly when sent' },
] as const

const STEPS: Readonly<Record<Move['state'], readonly MoveStep[]>> = {
  asked: ['pack', 'cancel'],
  packed: ['send', 'cancel'],
  sent: ['receive'],
  received: [],
  cancelled: [],
}
export const stepsOf = ({ state }: Move): readonly MoveStep[] => STEPS[state]

/** The three copies of a delivery challan (CGST Rules 55(2)). */
export const CHALLAN_COPIES = [
  { copy: 'original', name: 'Consignee’s copy' },
  { copy: 'transporter', name: 'Transporter’s copy' },
  { copy: 'supplier', name: 'Consigner’s copy' },
] as const
export const challanHref = ({ id }: Move, copy: string): string =>
  `/api/staff/stock-moves/${id}/challan?copy=${copy}`

export const SOURCE: Readonly<Record<Receipt['source'], string>> = {
  purchase: 'Purchase',
  seller_note: 'Seller’s note',
}

export const REASONS = [
  { value: 'miscounted', name: 'Counted wrongly before' },
  { value: 'damaged', name: 'Damaged' },
  { value: 'expired', name: 'Expired and taken out' },
  { value: 'lost', name: 'Lost' },
  { value: 'found', name: 'Found' },
] as const

const filters = { life: ['near', 'ended'] } as const
export const readStockSearch = listSearch(filters)
export type StockSearch = ListSearch<typeof filters>
const moveFilters = { state: ['ended'] } as const
export const readMovesSearch = listSearch(moveFilters)
export const movesQuery = ({ state, page }: ListSearch<typeof moveFilters>) => ({
  state,
  page,
  limit: PAGE_SIZE,
})
export const readReceiptsSearch = listSearch({})
export const stockQuery = <S extends object>(search: S) => ({ ...search, limit: PAGE_SIZE })

/** What a scan or a typed code says: the article’s code, and of a GS1 code batch and expiry, too. */
export function readCode(typed: string): { code: string; batch: string; expiresOn: string } {
  const scan = readGs1(typed, today())
  return {
    code: scan?.gtin ?? typed.trim(),
    batch: scan?.batch ?? '',
    expiresOn: scan?.expiresOn ?? '',
  }
}
