import { useStore } from 'zustand'
import { accountStore } from '../../shell/visitor/customer-store.ts'

/** Reminds a member of staff whose cart this is, on every page (AUTH-13). */
export function ActingBanner() {
  const customer = useStore(accountStore, (state) => state.customer)
  if (!customer) return null
  return (
    <aside aria-label="Ordering for a customer" className="bg-warning-bg text-text">
      <form
        method="post"
        action="/account/logout"
        className="page-width flex flex-wrap items-center justify-between gap-3 py-2 text-body-sm"
      >
        <p className="min-w-0 [overflow-wrap:anywhere]">
          You order for <b>{customer.name || customer.email}</b>. Only the customer can use the
          wallet and points, or change the account.
        </p>
        <button type="submit" className="min-h-11 font-semibold underline">
          End
        </button>
      </form>
    </aside>
  )
}
