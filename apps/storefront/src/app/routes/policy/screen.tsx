import { useSearch } from '@tanstack/react-router'
import { formatIstDate } from '@upchar/kernel/dates'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { PageFeedback } from '../../../features/support/index.ts'
import { OrderMissing } from '../../../features/order/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'
import { TrackingChoice } from '../../../shell/tracking/tracking-choice.tsx'
import { OrderPolicies } from './order-policies.tsx'
import type { PolicyPage } from './page.ts'
import { PolicySection } from './policy-section.tsx'

export { head, load } from './page.ts'

/** ROUTE-22: all policies on one page, each with its own anchor. */
export function PolicyScreen() {
  const data = usePageData<PolicyPage>()
  const { key } = useSearch({ from: '/policy' })
  const { contact } = useShell()
  if (!data) return <UnavailableScreen what="the policies" />
  if (data === 'missing') return <OrderMissing contact={contact} />
  if ('order' in data) return <OrderPolicies kept={data} linkKey={key} />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Policies' }]} />
      <h1 className="mb-2 text-h1 font-bold">Policies</h1>
      <p className="mb-6 text-body-sm text-text-muted">
        In plain words. Last changed on {formatIstDate(data.updated_on)}.
      </p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="Policies" className="lg:sticky lg:top-36 lg:self-start">
          <ul className="flex flex-wrap gap-x-4 lg:flex-col">
            {data.policies.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="inline-flex min-h-11 items-center text-body-sm lg:min-h-9"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-10">
          {data.policies.map((policy) => (
            <PolicySection key={policy.slug} policy={policy} />
          ))}
          <section aria-labelledby="cookie-choices" className="scroll-mt-36">
            <h2 id="cookie-choices" className="mb-4 scroll-mt-36 text-h2 font-bold">
              Cookie choices
            </h2>
            <TrackingChoice place="cookie_choices" />
          </section>
          <PageFeedback page={href.policy} />
        </div>
      </div>
    </div>
  )
}
