import { BANK_OFFER_METHODS } from '@upchar/kernel/bank-offers'
import { formatIstDate } from '@upchar/kernel/dates'
import { rupeeText } from '@upchar/ui/price'
import type { Later } from './use-later.ts'

type Offer = Later['bank_offers'][number]

/** For whom an offer is, and until when; `ends_at` is the first moment after its last day. */
const forWhom = ({ method, issuer, min_amount: least, ends_at: end }: Offer): string =>
  [
    `${BANK_OFFER_METHODS[method]}${issuer === '' ? '' : ` of ${issuer}`}`,
    ...(least > 0 ? [`from ${rupeeText(least)}`] : []),
    `until ${formatIstDate(Date.parse(end) - 1)}`,
  ].join(', ')

/** CHECKOUT-06: what banks and wallets give to who pays online; the buyer picks one on the gateway’s page. */
export function BankOffers({ offers, due }: { offers: readonly Offer[]; due: number }) {
  const fitting = offers.filter(({ min_amount: least }) => least <= due)
  if (fitting.length === 0) return null
  return (
    <section aria-labelledby="bank-offers" className="flex flex-col gap-1 px-3 text-body-sm">
      <h3 id="bank-offers" className="font-semibold">
        Offers of banks and wallets
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {fitting.map((offer) => (
          <li key={[offer.title, offer.method, offer.issuer, offer.ends_at].join('|')}>
            {offer.title}: {forWhom(offer)}. <span className="text-text-muted">{offer.terms}</span>
          </li>
        ))}
      </ul>
      <p className="text-text-muted">
        Choose one on the payment page. You pay the whole amount; the bank or wallet gives its part
        back to you.
      </p>
    </section>
  )
}
