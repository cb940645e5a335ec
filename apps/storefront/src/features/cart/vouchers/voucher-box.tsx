import { plural } from '@upchar/kernel/text'
import { FieldError } from '@upchar/ui/field'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useId, useRef, useState } from 'react'
import { loginHref } from '../../../shell/urls/return-url.ts'
import { AppliedVoucher } from './applied-voucher.tsx'
import { CodeField } from './code-field.tsx'
import { OfferRow } from './offer-row.tsx'
import type { VoucherModel } from './use-voucher.ts'
import { keepWaitingCode } from './waiting-code.ts'

const link = 'min-h-11 text-left text-body-sm font-semibold text-link underline'

/**
 * The voucher of a cart (CART-09): the offers that are one tap, and a link that opens the field for a code: an empty field would
 * send people looking for one (guide 45). `returnUrl`: where signing in leads back to.
 */
export function VoucherBox({ model, returnUrl }: { model: VoucherModel; returnUrl: string }) {
  const { applied, offers, problem, busy, apply, remove, clearProblem } = model
  const [open, setOpen] = useState(false)
  const [all, setAll] = useState(false)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const fits = applied !== null && applied.message === null
  // One stands there by itself, none beside a voucher that does its work.
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
  // What is wrong with the code pushes the field down: it must not end up under a bar.
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
        <ul aria-label="Offers" className="flex flex-col gap-2">
          {shown.map((offer) => (
            <OfferRow
              key={offer.code}
              offer={offer}
              busy={applying === offer.code}
              returnUrl={returnUrl}
              onUse={() => void use(offer.code)}
            />
          ))}
        </ul>
      ) : null}
      <div className={open ? undefined : '-mb-2'}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {open ? (
            <label htmlFor={id} className="py-3 text-body-sm font-medium">
              Voucher code
            </label>
          ) : (
            <button type="button" className={link} onClick={() => setOpen(true)}>
              {applied ? 'Have another voucher code?' : 'Have a voucher code?'}
            </button>
          )}
          {more > 0 ? (
            <button type="button" aria-expanded={all} className={link} onClick={() => setAll(!all)}>
              {all ? 'Fewer offers' : plural(more, fits ? 'offer' : 'more offer')}
            </button>
          ) : null}
        </div>
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
