import type { ReactNode } from 'react'
import { phoneHref } from '../../../kit/phone.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import type { Product, Variant } from './variant-choice.ts'

/**
 * The party to the buyer's contract (E-Commerce Rules 2020, rules 5(3) and 6(5)), and links to more
 * of the brand's products.
 */
export function SellerBox({ product, variant }: { product: Product; variant: Variant }) {
  const { seller } = variant
  const { contact } = useShell()
  return (
    <section aria-labelledby="seller" className="flex flex-col gap-2">
      <h2 id="seller" className="text-h2 font-semibold">
        Seller
      </h2>
      <div className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm">
        <p className="text-h3 font-semibold">{seller.name}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Row label="Legal name">{seller.legal_name}</Row>
          <Row label="Address">{seller.address}</Row>
          <Row label="Email">
            <a href={`mailto:${seller.email}`}>{seller.email}</a>
          </Row>
          <Row label="Phone">
            <a href={phoneHref(seller.phone)}>{seller.phone}</a>
          </Row>
          <Row label="GSTIN">{seller.gstin}</Row>
          {seller.licence ? <Row label="Licence">{seller.licence}</Row> : null}
          {seller.grievance_officer || contact?.grievance_officer ? (
            <Row label="Complaints">
              {seller.grievance_officer ?? (
                <a href={`${href.policy}#grievances`}>
                  {contact?.grievance_officer}, {contact?.legal_name}
                </a>
              )}
            </Row>
          ) : null}
        </dl>
        <p className="text-text-muted">
          {product.brand.description}{' '}
          <a
            href={`/brands/${encodeURIComponent(product.brand.slug)}`}
            className="inline-block py-0.5"
          >
            All {product.brand.name} products
          </a>
        </p>
      </div>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
