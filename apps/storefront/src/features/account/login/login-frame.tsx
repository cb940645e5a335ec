import { ReceiptIcon, ShieldIcon, TruckIcon, VerifiedIcon } from '@upchar/ui/icons'
import type { ReactNode } from 'react'

const reasons = [
  {
    Icon: ReceiptIcon,
    title: 'GST invoices in your business’s name',
    text: 'Your GSTIN and billing details are saved for every order.',
  },
  {
    Icon: VerifiedIcon,
    title: 'Licensed products',
    text: 'Once your registration is verified, you can order them like any other product.',
  },
  {
    Icon: TruckIcon,
    title: 'Faster checkout',
    text: 'Delivery addresses are filled in. Your cart moves with you.',
  },
  {
    Icon: ShieldIcon,
    title: 'No password needed',
    text: 'Sign in with a code by email if you prefer.',
  },
]

/** The sign-in card, with the benefits of an account beside it. */
export function LoginFrame({
  title,
  note,
  below,
  children,
}: {
  title: string
  note?: ReactNode
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page-width grid grid-cols-1 items-start justify-center gap-8 pt-6 pb-section sm:grid-cols-[minmax(0,28rem)] sm:pt-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,22rem)] lg:gap-20 lg:pt-16">
      <section
        aria-labelledby="login-title"
        className="rounded-lg border border-border bg-surface p-5 sm:p-8"
      >
        <h1 id="login-title" className="text-h1 font-bold">
          {title}
        </h1>
        {note ? <div className="mt-2 text-body-sm text-text-muted">{note}</div> : null}
        <div className="mt-6">{children}</div>
      </section>
      <aside aria-label="Benefits of an account" className="lg:row-span-2 lg:pt-8">
        <ul className="flex flex-col gap-6">
          {reasons.map(({ Icon, title: reason, text }) => (
            <li key={reason} className="flex gap-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-selected text-action">
                <Icon size={20} aria-hidden="true" />
              </span>
              <p className="text-body-sm">
                <strong className="block font-semibold">{reason}</strong>
                <span className="text-text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </aside>
      {below}
    </div>
  )
}
