import { sumPaise } from '@upchar/kernel/money'

/** What an order is paid with, in paise. */
export type Tender =
  | { kind: 'wallet'; paise: number }
  /** Cash that couriers have collected: it goes back by bank. */
  | { kind: 'cash'; paise: number }
  /** Cash that nobody has paid yet: less of it is asked for at the door. */
  | { kind: 'due'; paise: number }
  | { kind: 'online'; paymentId: string; paise: number }

/** What a tender gives back. `toWallet`: the buyer gets it as credit of the wallet instead (RET-04). */
export type TenderBack = Tender & { toWallet?: boolean }

/** What each tender gives back of an amount (RET-04): the last one first, until it has nothing left. */
export function tendersBack(tenders: readonly Tender[], amountPaise: number): TenderBack[] {
  let left = amountPaise
  const back = tenders.toReversed().map((tender) => {
    const part = Math.min(left, tender.paise)
    left -= part
    return { ...tender, paise: part }
  })
  if (left > 0) throw new Error(`${left} paise of ${amountPaise} were paid by no tender`)
  return back.toReversed().filter(({ paise }) => paise > 0)
}

/** What of it goes to the wallet, as the buyer chose. */
export const toWalletPaise = (back: readonly TenderBack[]): number =>
  sumPaise(back.filter(({ toWallet }) => toWallet === true).map(({ paise }) => paise))

/** What went back, by the kind of tender. */
export function byKind(back: readonly TenderBack[]): Record<Tender['kind'], number> {
  const of = { wallet: 0, online: 0, cash: 0, due: 0 }
  for (const { kind, paise } of back) of[kind] += paise
  return of
}
