import { GUEST_ERASED, GUEST_KEPT } from '@upchar/kernel/guest-erasure'
import { href } from '../../shell/urls/hrefs.ts'

/** What a request for erasure deletes and what the law keeps (DPDP Act s.12), and how we know who asks. */
export function ErasureWords({ hasOrder }: { hasOrder: boolean }) {
  return (
    <div className="mb-4 flex max-w-text flex-col gap-2 text-body-sm text-text-muted">
      <p>
        {hasOrder
          ? 'If you bought without an account, this request from the page of your order shows us that it is you. We answer to the email address of the order.'
          : 'If you bought without an account, open your order by the link in our email and ask there: that shows us that it is you.'}{' '}
        If you have an account,{' '}
        <a href={`${href.account}?selected=privacy`} className="underline">
          close it under Privacy
        </a>
        : that deletes your data at once.
      </p>
      <p>Without an account we delete {GUEST_ERASED}.</p>
      <p>{GUEST_KEPT}</p>
    </div>
  )
}
