import { useQuery } from '@tanstack/react-query'
import {
  AskAccountForm,
  DecideForm,
  FactsPanel,
  InspectForm,
  PayForm,
  PickUpForm,
  readReturnSearch,
  RefundInsteadForm,
  ReturnMark,
} from '../../../features/returns/index.ts'
import type { Return } from '../../../features/returns/index.ts'
import { rupees } from '../../../kit/format.ts'
import { Lines } from '../../../kit/lines.tsx'
import { NextSteps } from '../../../kit/next-steps.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One return, and what its state lets staff do. */
export function ReturnScreen() {
  const id = usePathPart('id')
  const back = { href: href.returns(useSearchOf(readReturnSearch)), name: 'Returns' }
  const answer = useQuery({
    ...question('staffGetReturn', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The return"
      skeleton={
        <Page title="Return" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ return: one }) => (
        <Page title={one.number} back={back} note={one.reason} marks={<ReturnMark one={one} />}>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <FactsPanel one={one} />
            <NextSteps label="Next step" version={one.version}>
              <Steps key={`${one.id} ${one.version}`} one={one} />
            </NextSteps>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

function Steps({ one }: { one: Return }) {
  const { may } = useMe()
  const { state, nothing_to_fetch: absent, to_pay: toPay } = one
  if (one.awaits_account)
    return (
      <p className="text-body-sm text-text-muted">
        {rupees(toPay)} can’t be paid yet. A mail asks the buyer for an account.
      </p>
    )
  if (toPay > 0)
    return may('returns.pay') ? (
      <>
        <PayForm one={one} amount={rupees(toPay)} />
        {one.pay_to === null ? null : <AskAccountForm one={one} payTo={one.pay_to} />}
      </>
    ) : (
      <Waits />
    )
  if (!may('returns.decide')) return null
  return (
    <>
      {state === 'requested' ? <DecideForm one={one} /> : null}
      {state === 'approved' && !absent ? <PickUpForm one={one} /> : null}
      {state === 'approved' || state === 'picked' ? <InspectForm one={one} /> : null}
      {one.outcome === 'replacement' &&
      one.replacements.every(
        (parcel) => parcel.state === 'placed' || parcel.state === 'confirmed',
      ) ? (
        <RefundInsteadForm one={one} />
      ) : null}
    </>
  )
}

const Waits = () => (
  <p className="text-body-sm text-text-muted">Finance sends the money by bank transfer.</p>
)
