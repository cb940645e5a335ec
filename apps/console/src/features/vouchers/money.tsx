import { brand } from '../../shell/brand.ts'

export const bearerEffect = (seller: string | undefined): string =>
  seller === undefined
    ? `The seller invoices the full amount with GST; the invoice shows the part that ${brand} paid.`
    : 'The seller’s invoice shows the discount, which reduces the taxable value and the GST.'

/** Who pays for a voucher, and the effect on invoices. */
export function BearerWords({ seller }: { seller: string | undefined }) {
  return (
    <>
      <span className="block font-medium">{seller ?? brand}</span>
      {bearerEffect(seller)}
    </>
  )
}
