import { useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ShieldIcon } from '@upchar/ui/icons'
import { brand, isProduction } from '../../shell/brand.ts'
import { BrandMark } from '../../shell/page/brand-mark.tsx'
import { useTitle } from '../../shell/page/use-title.ts'
import { DoorContext } from './door.ts'

/** The frame of each sign-in step: brand at the left (above on phones), the step at the right. */
export function SignInFrame({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  const door = useContext(DoorContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    // The first step focuses its field; later steps focus the heading, so that screen readers announce them.
    if (!first.current) heading.current?.focus()
    first.current = false
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- another title is another step
  }, [title])
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[2fr_3fr]">
      <header className="on-brand flex flex-col justify-between gap-6 bg-brand px-6 py-5 text-on-brand lg:px-12 lg:py-10">
        <p className="flex items-center gap-3">
          <BrandMark className="size-9" />
          <span className="text-title">
            <b>{brand}</b> <span className="text-on-brand-muted">{door.name}</span>
          </span>
          {isProduction ? null : (
            <span className="ml-auto rounded-sm bg-accent px-2 py-0.5 text-caption font-semibold text-brand-deep">
              Development
            </span>
          )}
        </p>
        <div className="max-w-form max-lg:hidden">
          <p className="text-display font-bold text-balance">{door.claim}</p>
          <p className="mt-4 text-body text-on-brand-muted">{door.note}</p>
        </div>
        <p className="flex items-center gap-2 text-body-sm text-on-brand-muted max-lg:hidden">
          <ShieldIcon size={16} aria-hidden="true" /> {door.whom}
        </p>
      </header>
      <main className="flex justify-center px-6 py-10 lg:items-center lg:py-6">
        <div className="flex w-full max-w-form flex-col gap-5">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-display font-bold outline-none">
              {title}
            </h1>
            {note ? <p className="mt-2 text-body text-text-muted">{note}</p> : null}
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
