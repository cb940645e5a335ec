import { rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import type { GiveBack, Order } from './order.ts'

const over = new Set(['cancelled', 'refunded'])
const totalOf = ({ wallet, online, cash, due }: GiveBack): bigint => wallet + online + cash + due

type Say = (text: string, by: bigint) => void

/** Every cancel and settled return gave back, by tender, what it took from the order. */
function checkCauses(order: Order, say: Say): void {
  const undone = [
    ...order.cancels.map(({ id, amount, refund }) => ({ id, amount, refund, cash: 0n })),
    ...order.returns
      .filter(({ state }) => state === 'settled' || state === 'paid' || state === 'sent_back')
      .map(({ id, credit, refund, cash }) => ({ id, amount: credit, refund, cash })),
  ]
  for (const { id, amount, refund, cash } of undone) {
    const back = order.giveBacks.find((one) => one.cause === id)
    const total = back === undefined ? 0n : totalOf(back)
    if (total !== amount)
      say(
        `${id} takes off ${rupees(amount)}, its tenders give back ${rupees(total)}`,
        total - amount,
      )
    if (back === undefined) continue
    if (total - back.due !== refund)
      say(`${id} refunds ${rupees(refund)}, its tenders ${rupees(total - back.due)}`, refund)
    if (back.cash !== cash)
      say(`${id} pays ${rupees(cash)} by bank, its tenders ${rupees(back.cash)}`, back.cash - cash)
  }
  const strange = order.giveBacks.filter(({ cause }) => undone.every(({ id }) => id !== cause))
  for (const one of strange) say(`${one.cause} gives back without being known`, totalOf(one))
}

/** No tender gives back more than it paid, and no label asks for more than is owed (OPS-02, RET-04). */
function checkTenders(order: Order, say: Say): void {
  const { total, wallet, paymentId, giveBacks } = order
  const by = (kind: 'wallet' | 'online' | 'cash' | 'due') => sum(giveBacks.map((one) => one[kind]))
  const walletLeft = wallet - by('wallet')
  if (walletLeft < 0n) say(`the wallet paid ${rupees(wallet)} and gets more back`, walletLeft)
  const rest = total - sum(giveBacks.map(totalOf)) - walletLeft
  if (rest < 0n) say('more is given back than was to be paid', rest)
  const online = paymentId === null ? 0n : total - wallet
  if (by('online') > online)
    say(`${rupees(online)} were paid online, more goes back`, by('online') - online)
  if (paymentId !== null || order.paymentOption !== 2n) {
    if (by('cash') + by('due') > 0n)
      say('cash falls, but none was to be paid', by('cash') + by('due'))
    return
  }
  const parcels = order.parts.flatMap((part) => part.parcels)
  const live = parcels.filter(({ state }) => !over.has(state))
  const asked = sum(live.map(({ cash }) => cash ?? 0n)) - by('cash')
  if (asked > rest)
    say(`its labels ask for ${rupees(asked)}, ${rupees(rest)} are owed`, asked - rest)
  const isOpen = live.some(({ cash }) => cash === null)
  const charges = sum(order.quote.charges.map((charge) => charge.total))
  // Charges stay owed when the parcel that was to bring them is cancelled after its label was printed.
  if (!isOpen && live.length > 0 && rest - asked > charges)
    say(`${rupees(rest)} are owed, its labels ask for ${rupees(asked)}`, asked - rest)
}

/** What an order is paid with, and what each of it gave back. */
export const tenderCheck: OrderCheck = {
  name: 'tenders',
  title: 'Tenders: none gives back more than it paid, and labels ask for what is owed',
  look(order, _reference, { saw, found }) {
    saw()
    const say: Say = (text, by) => found({ table: 'order', id: order.id, text, by })
    checkCauses(order, say)
    checkTenders(order, say)
  },
}
