import { plural } from '@upchar/kernel/text'
import { FieldError } from '@upchar/ui/field'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useId, useRef, useState } from 'react'
import { loginHref } from '../../../shell/urls/return-url.ts'
import { AppliedVoucher } from './applied-voucher.tsx'
import { CodeField } from './code-field.tsx'
import { OfferRow } from './offer-row.tsx'
import type { VoucherModel } from './use-voucher.ts'
import type { Offer } from './voucher-calls.ts'
import { keepWaitingCode } from './waiting-code.ts'

const link = 'min-h-11 text-left text-body-sm font-semibold text-link underline'

/**
 * The cart's voucher (CART-09). The code field opens on request, because an empty one sends buyers
 * off to look for codes (guide 45). `returnUrl`: where sign-in returns to.
 */
export function VoucherBox({ model, returnUrl }: { model: VoucherModel; returnUrl: string }) {
  const { applied, offers, problem, busy, apply, remove, clearProblem } = model
  const [open, setOpen] = useState(false)
  const [all, setAll] = useState(false)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const fits = applied !== null && applied.message === null
  // One offer is shown by default, none beside an applicable voucher.
  const few = fits ? 0 : 1
  const shown = offers?.slice(0, all ? undefined : few) ?? []
  const more = (offers?.length ?? 0) - few
  const applying = busy !== null && busy !== 'removing' ? busy.applying : null
  const use = async (typed: string) => {
    if (!(await apply(typed))) return
    setOpen(false)
    setAll(false)
    setCode('')
  }
  // The message pushes the field down, possibly under the bottom bar.
  useEffect(() => {
    if (problem === null) return
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <section aria-label="Voucher" className="flex flex-col gap-2 noscript:hidden">
      {applied ? (
        <AppliedVoucher
          voucher={applied}
          busy={busy === 'removing'}
          onRemove={() => void remove()}
        />
      ) : null}
      {offers === null && !fits ? <Skeleton className="h-14" /> : null}
      {shown.length > 0 ? (
        <OfferList
          offers={shown}
          applying={applying}
          returnUrl={returnUrl}
          onUse={(chosen) => void use(chosen)}
        />
      ) : null}
      <div className={open ? undefined : '-mb-2'}>
        <VoucherHeader
          id={id}
          open={open}
          label={applied ? 'Have another voucher code?' : 'Have a voucher code?'}
          more={more > 0}
          moreLabel={all ? 'Fewer offers' : plural(more, fits ? 'offer' : 'more offer')}
          all={all}
          onOpen={() => setOpen(true)}
          onMore={() => setAll(!all)}
        />
        <VoucherAlert id={id} problem={problem} returnUrl={returnUrl} />
      </div>
      {open ? (
        <CodeField
          id={id}
          input={field}
          value={code}
          busy={applying !== null && applying === code}
          invalid={problem !== null}
          onChange={(next) => {
            setCode(next)
            clearProblem()
          }}
          onUse={() => void use(code)}
        />
      ) : null}
    </section>
  )
}

function OfferList({
  offers,
  applying,
  returnUrl,
  onUse,
}: {
  offers: readonly Offer[]
  applying: string | null
  returnUrl: string
  onUse: (code: string) => void
}) {
  return (
    <ul aria-label="Offers" className="flex flex-col gap-2">
      {offers.map((offer) => (
        <OfferRow
          key={offer.code}
          offer={offer}
          busy={applying === offer.code}
          returnUrl={returnUrl}
          onUse={() => onUse(offer.code)}
        />
      ))}
    </ul>
  )
}

function VoucherHeader({
  id,
  open,
  label,
  more,
  moreLabel,
  all,
  onOpen,
  onMore,
}: {
  id: string
  open: boolean
  label: string
  more: boolean
  moreLabel: string
  all: boolean
  onOpen: () => void
  onMore: () => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {open ? (
        <label htmlFor={id} className="py-3 text-body-sm font-medium">
          Voucher code
        </label>
      ) : (
        <button type="button" className={link} onClick={onOpen}>
          {label}
        </button>
      )}
      {more ? (
        <button type="button" aria-expanded={all} className={link} onClick={onMore}>
          {moreLabel}
        </button>
      ) : null}
    </div>
  )
}

function VoucherAlert({
  id,
  problem,
  returnUrl,
}: {
  id: string
  problem: VoucherModel['problem']
  returnUrl: string
}) {
  return (
    <div role="alert">
      <FieldError id={id} error={problem?.message} />
      {problem?.forCustomers ? (
        <a
          href={loginHref(returnUrl)}
          className="inline-flex min-h-11 items-center text-body-sm font-semibold"
          onClick={() => keepWaitingCode(problem.forCustomers ?? '')}
        >
          Sign in
        </a>
      ) : null}
    </div>
  )
}
