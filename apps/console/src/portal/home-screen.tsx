import { inSentence } from '@upchar/kernel/text'
import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import { Page } from '../shell/page/page.tsx'
import { areasOf } from './areas.ts'
import { useSellerMe } from './me.ts'

/** The portal's first page: whose it is, and as what one works here (APP-01). */
export function HomeScreen() {
  const { member, seller } = useSellerMe()
  const role = SELLER_ROLE_WORDS[member.role]
  const facts = [
    ['Registered as', seller.legal_name],
    ['GSTIN', seller.gstin],
    ['You sign in as', member.email],
    ['Your role', `${role.name}: ${inSentence(role.purpose)}`],
  ] as const
  return (
    <Page
      title={seller.trade_name}
      note="You work for this seller here, and see nothing of others."
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {areasOf(member.role).map(({ name, what, href }) => (
          <li key={href} className="rounded-md border border-border bg-surface p-4">
            <a href={href} className="text-h3 font-semibold">
              {name}
            </a>
            <p className="mt-1 text-body-sm text-text-muted">{what}</p>
          </li>
        ))}
      </ul>
      <dl className="grid max-w-text gap-x-6 gap-y-3 rounded-md border border-border bg-surface p-4 text-body-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted max-sm:-mb-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Page>
  )
}
