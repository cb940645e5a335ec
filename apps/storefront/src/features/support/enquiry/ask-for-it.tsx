import { Button } from '@upchar/ui/button'
import { CloseIcon } from '@upchar/ui/icons'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { closedForms, closeForm, openForm } from './closed-forms.ts'
import { LeadForm } from './lead-form.tsx'

const NAME = 'not-found'

/** ENGAGE-01, DATA-19: the enquiry where nothing was found. Once closed it stays a button, on every such page and visit. */
export function AskForIt({ text }: { text: string }) {
  const isClosed = useStore(closedForms, (names) => names.includes(NAME))
  useEffect(() => {
    closedForms.rehydrate()
  }, [])
  if (isClosed)
    return (
      <div>
        <Button look="outline" onClick={() => openForm(NAME)}>
          Ask us for it
        </Button>
      </div>
    )
  return (
    <section className="rounded-md border border-border bg-surface p-4 sm:p-6">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="text-h3 font-semibold">Ask us for it</h2>
        <Button
          look="quiet"
          aria-label="Close the enquiry"
          className="-my-2 -mr-2 noscript:hidden"
          onClick={() => closeForm(NAME)}
        >
          <CloseIcon size={20} aria-hidden="true" />
        </Button>
      </div>
      <p className="mb-4 text-body-sm text-text-muted">
        We check with our sellers and call you back.
      </p>
      <LeadForm comment={text} />
    </section>
  )
}
