import { rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import type { Order, Replacement } from './order.ts'
import { isReplaced } from './returns.ts'

const total = (of: readonly { quantity: bigint }[]): bigint => sum(of.map((one) => one.quantity))
const waiting = new Set(['placed', 'confirmed'])
const heads = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const

type Say = (text: string, by?: bigint) => void

/** A delivery challan with the packing, of what lies in the parcel, with its value and no tax (CGST Rules 55). */
function checkChallan(order: Order, one: Replacement, say: Say): void {
  if (one.invoices > 0n) say('has an invoice: its goods were invoiced before')
  if (one.state !== 'cancelled' && one.challans.length !== (waiting.has(one.state) ? 0 : 1))
    say(`is ${one.state}, and has ${one.challans.length} delivery challans`)
  for (const { number, issuedDay, document, isCancelled } of one.challans) {
    if (isCancelled !== (one.state === 'cancelled'))
      say(`${number} ${isCancelled ? 'is' : 'isn’t'} cancelled, of a parcel that is ${one.state}`)
    const differs = (what: string, said: string, due: string) => {
      if (said !== due) say(`${number}: ${what} is ${said || 'none'}, not ${due || 'none'}`)
    }
    const back = order.returns.find(({ id }) => id === one.returnId)
    differs('its title', document.text('title'), 'Delivery challan')
    differs('its number', document.text('number'), number)
    differs('its order', document.text('orderNumber'), order.number)
    differs('its date', document.text('issuedOn'), issuedDay)
    differs('its return', document.at('replaces').text('return'), back?.number ?? '')
    const rows = document.list('lines')
    const packed = new Map(
      [...Map.groupBy(one.lots, ({ line }) => line)].map(([line, lots]) => [line, total(lots)]),
    )
    const lines = order.parts.flatMap((part) => part.lines)
    for (const [lineId, due] of packed) {
      const sku = lines.find(({ id }) => id === lineId)?.sku ?? lineId
      const said = sum(
        rows.filter((row) => row.text('sku') === sku).map((row) => row.whole('quantity')),
      )
      if (said !== due) say(`${number}: ${sku} are ${said}, ${due} lie in the parcel`, said - due)
    }
    const totals = document.at('totals')
    const value = sum(rows.map((row) => row.whole('taxablePaise')))
    if (totals.whole('totalPaise') !== value)
      say(
        `${number}: its value adds up to ${rupees(value)}, it says ${rupees(totals.whole('totalPaise'))}`,
        totals.whole('totalPaise') - value,
      )
    const tax = sum([totals, ...rows].flatMap((row) => heads.map((head) => row.whole(head))))
    if (tax !== 0n) say(`${number}: states a tax`, tax)
  }
}

/** Batches of the same goods and seller that hadn't expired when they left. */
function checkLots(order: Order, one: Replacement, say: Say): void {
  const part = order.parts.find(({ id }) => id === one.subOrderId)
  if (part?.sellerId !== one.sellerId) say('left a warehouse of another seller')
  for (const { line: lineId, lotId, batchNo, expiresOn, quantity, warehouseId, own } of one.lots) {
    const line = part?.lines.find(({ id }) => id === lineId)
    if (line === undefined) say(`carries goods of another seller's part`, quantity)
    if (own === null) {
      say(`the lot ${lotId} is gone`, quantity)
      continue
    }
    if (line !== undefined && own.offerId !== line.offerId)
      say(`the lot ${lotId} is of other goods`, quantity)
    if (own.batchNo !== batchNo || own.expiresOn !== expiresOn)
      say(`the lot ${lotId} is batch ${own.batchNo}`)
    if (own.warehouseId !== warehouseId || warehouseId !== one.warehouseId)
      say(`batch ${batchNo} lies in another warehouse`, quantity)
    if (expiresOn !== null && one.leftOn !== null && expiresOn < one.leftOn)
      say(`batch ${batchNo} expired on ${expiresOn}, sent on ${one.leftOn}`, quantity)
  }
}

/** Goods that were sent once more for returned ones: as many, and without money (RET-02). */
export const replacementCheck: OrderCheck = {
  name: 'replacements',
  title: 'Replacements: as many pieces as came back, a challan and no money (CGST Rules 55)',
  look(order, _reference, look) {
    for (const one of order.replacements) {
      look.saw()
      const say: Say = (text, by) =>
        look.found({
          table: 'shipment',
          id: one.id,
          text: `replacement ${text}`,
          ...(by !== undefined && { by }),
        })
      const back = order.returns.find(({ id }) => id === one.returnId)
      if (back?.subOrderId !== one.subOrderId) say('is for no return of its seller’s goods')
      if ((one.cash ?? 0n) !== 0n) say('asks for cash', one.cash ?? 0n)
      checkChallan(order, one, say)
      checkLots(order, one, say)
    }
    for (const back of order.returns) {
      look.saw()
      const sent = order.replacements
        .filter(({ returnId }) => returnId === back.id)
        .flatMap(({ lots }) => lots)
      const due = isReplaced(back) ? back.pieces.filter(({ fate }) => fate !== 'rejected') : []
      for (const lineId of new Set([...sent, ...due].map(({ line }) => line))) {
        const [said, wanted] = [sent, due].map((of) => total(of.filter((o) => o.line === lineId)))
        if (said !== wanted)
          look.found({
            table: 'order_return',
            id: back.id,
            text: `${back.number} accepts ${wanted ?? 0n} pieces to replace, ${said ?? 0n} were sent`,
            by: (said ?? 0n) - (wanted ?? 0n),
          })
      }
      if (isReplaced(back) && back.credit + back.refund + back.cash + back.back !== 0n)
        look.found({
          table: 'order_return',
          id: back.id,
          text: `${back.number} is replaced, and gives back money`,
          by: back.credit,
        })
    }
  },
}
