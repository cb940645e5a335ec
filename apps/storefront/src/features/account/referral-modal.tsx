import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'

type Terms = Answer<'identifyReferral'>['terms']
type Props = {
  code: string
  /** Null: it isn't for this visitor. */
  terms: Terms | null
  signedIn: boolean
  problem: string | null
}

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    'referral-discount': Props
  }
}

/** UI-07: what a referral link takes off a first order, and what to do. */
export function ReferralModal({
  code,
  terms,
  signedIn,
  problem,
  onClose,
}: Props & { onClose: () => void }) {
  if (terms === null)
    return (
      <Dialog
        title="Referral not used"
        onClose={onClose}
        footer={
          <Button className="w-full" onClick={onClose}>
            Continue shopping
          </Button>
        }
      >
        <p className="text-body-sm">{problem}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={signedIn ? 'Referral discount applied' : 'A discount on your first order'}
      onClose={onClose}
      footer={
        signedIn ? (
          <Button className="w-full" onClick={onClose}>
            Continue shopping
          </Button>
        ) : (
          <LinkButton className="w-full" href={href.login}>
            Sign in or create an account
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col gap-3 text-body-sm">
        <p className="text-h3 font-semibold">
          {terms.off_percentage} % off, at most <Money rupees={terms.off_most} />
        </p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {signedIn ? null : <li>It is for the first order of an account: sign in to use it.</li>}
          {terms.minimum > 0 ? (
            <li>
              Order goods worth <Money rupees={terms.minimum} /> or more.
            </li>
          ) : null}
          <li>It comes off your cart by itself, after a voucher and before reward points.</li>
          <li>Prescription medicines and vaccines are not part of it.</li>
        </ul>
        <p className="text-text-muted">
          Your referral code: <strong className="tabular font-semibold">{code}</strong>. If the cart
          doesn’t show it, enter it at the checkout.
        </p>
      </div>
    </Dialog>
  )
}
