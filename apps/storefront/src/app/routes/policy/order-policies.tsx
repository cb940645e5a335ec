import { formatIstDateTime } from '@upchar/kernel/dates'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../../shell/urls/hrefs.ts'
import type { PoliciesOfOrder } from './page.ts'
import { PolicySection } from './policy-section.tsx'

/** ROUTE-22: the policies as they stood when the order was placed, whatever has been published since. */
export function OrderPolicies({
  kept: { order, policies },
  linkKey,
}: {
  kept: PoliciesOfOrder
  linkKey: string | undefined
}) {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-section">
      <header>
        <h1 className="text-h1 font-bold">Policies of order {order.number}</h1>
        <p className="max-w-text text-body-sm text-text-muted">
          {policies.length === 0
            ? 'This order was placed before the shop recorded which version of its policies applied.'
            : `As they stood when the order was placed on ${formatIstDateTime(order.placed_at)}. They apply to this order even if we have changed them since.`}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-body-sm">
          <a
            href={`${href.track(order.id)}${stringifySearch({ key: linkKey })}`}
            className="inline-flex min-h-11 items-center underline"
          >
            Back to the order
          </a>
          <a href={href.policy} className="inline-flex min-h-11 items-center underline">
            Today’s policies
          </a>
        </p>
      </header>
      {policies.length > 0 ? (
        <nav aria-label="Policies of this order">
          <ul className="flex flex-col">
            {policies.map(({ slug, title, version, since }) => (
              <li key={slug}>
                <a href={`#${slug}`} className="inline-flex min-h-11 items-center text-body-sm">
                  {title}, version {version}, in force since {formatIstDateTime(since)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {policies.map((policy) => (
        <PolicySection key={policy.slug} policy={policy} />
      ))}
    </div>
  )
}
