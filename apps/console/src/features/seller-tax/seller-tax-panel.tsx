import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { Money } from '@upchar/ui/price'
import type { Lut, SellerTax } from './words.ts'

type Props = {
  seller: SellerTax
  /** Missing for who may not change them. */
  onAdd: ((what: 'lut' | 'turnover') => void) | undefined
  onEnd: (lut: Lut) => void
}

const dutyText = ({ e_invoice: duty }: SellerTax): string => {
  if (duty === null)
    return 'Invoices need no IRN, as far as the turnovers below say (CGST Rules 48(4): above ₹5 crore in a year).'
  const within =
    duty.report_within_days === null
      ? ''
      : ` The portal takes a document for ${duty.report_within_days} days.`
  return `Invoices to registered buyers need an IRN since the turnover of ${duty.since_year}.${within}`
}

/** One seller's letters of undertaking and turnovers. */
export function SellerTaxPanel({ seller, onAdd, onEnd }: Props) {
  return (
    <Panel
      title={seller.trade_name}
      note={`${seller.legal_name}, GSTIN ${seller.gstin}`}
      action={
        onAdd === undefined ? undefined : (
          <span className="flex flex-wrap gap-2">
            <Button look="outline" onClick={() => onAdd('lut')}>
              Add a letter<span className="sr-only"> of {seller.trade_name}</span>
            </Button>
            <Button look="outline" onClick={() => onAdd('turnover')}>
              Set a turnover<span className="sr-only"> of {seller.trade_name}</span>
            </Button>
          </span>
        )
      }
    >
      <div className="flex flex-col gap-3 text-body-sm">
        <p>{dutyText(seller)}</p>
        {seller.luts.length === 0 ? (
          <p className="text-text-muted">No letter of undertaking: zones pay integrated tax.</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {seller.luts.map((lut) => (
              <li key={lut.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="tabular">{lut.arn}</span>
                <span>
                  {formatIstDate(lut.valid_from)} to {formatIstDate(lut.valid_until)}
                </span>
                {lut.in_force ? <Badge tone="success">In force</Badge> : null}
                {onAdd === undefined || !lut.in_force ? null : (
                  <Button look="quiet" onClick={() => onEnd(lut)}>
                    End<span className="sr-only"> {lut.arn}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {seller.turnovers.length === 0 ? null : (
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {seller.turnovers.map(({ financial_year: year, turnover }) => (
              <li key={year} className="tabular">
                {year}: <Money rupees={turnover} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
