import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Skeleton } from '@upchar/ui/skeleton'
import { api } from '../../../shell/api/api.ts'
import { useBrand } from '../../../shell/page/shell-context.ts'
import { SentNote } from '../contact/sent-note.tsx'
import { SellerForm } from './seller-form.tsx'
import type { Sent } from './seller-form.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'join-seller': object
  }
}

type Categories = Answer<'getSellerCategories'>['categories']

/** UI-07, ENGAGE-08: the application to sell here. */
export function SellerModal({ onClose }: { onClose: () => void }) {
  const brand = useBrand()
  const [categories, setCategories] = useState<Categories | 'failed'>()
  const [sent, setSent] = useState<Sent>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void api('getSellerCategories', { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setCategories(result.ok ? result.data.categories : 'failed')
    })
    return () => stop.abort()
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- another attempt loads again
  }, [tries])
  return (
    <Dialog title={`Sell on ${brand}`} shape="side" onClose={onClose}>
      {sent ? (
        <SentNote message={sent.message}>
          {sent.href === null ? null : (
            <LinkButton href={sent.href} className="self-start">
              Send the documents
            </LinkButton>
          )}
          <Button look="outline" className="self-start" onClick={onClose}>
            Close
          </Button>
        </SentNote>
      ) : null}
      {!sent && categories === undefined ? (
        <div className="flex flex-col gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </div>
      ) : null}
      {!sent && categories === 'failed' ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>Something went wrong</p>
          <Button
            look="outline"
            onClick={() => {
              setCategories(undefined)
              setTries(tries + 1)
            }}
          >
            Try again
          </Button>
        </div>
      ) : null}
      {!sent && Array.isArray(categories) ? (
        <SellerForm categories={categories} onSent={setSent} />
      ) : null}
    </Dialog>
  )
}
