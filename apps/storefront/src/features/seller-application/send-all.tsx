import { useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { showAlert } from '@upchar/web/alerts'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { href } from '../../shell/urls/hrefs.ts'
import type { Application, LinkOf } from './words.ts'

/** Agrees to the sellers' terms and sends the application, or takes it back. */
export function SendAll({
  application: { agreement, ticket },
  link,
}: {
  application: Application
  link: LinkOf
}) {
  const router = useRouter()
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const send = async () => {
    if (!agreed) return setMessage('Read the terms and agree to them first.')
    setBusy(true)
    const sent = await api('changeSellerApplication', {
      body: { step: 'submit', ...link, agreement_version: agreement.version },
    })
    setBusy(false)
    setMessage(sent.ok ? '' : sent.error.message)
    if (sent.ok) showAlert(1, 'We have your application. We write to you within 48 hours.')
    await router.invalidate()
  }
  const withdraw = async () => {
    const gone = await api('changeSellerApplication', { body: { step: 'withdraw', ...link } })
    showAlert(
      gone.ok ? 1 : 2,
      gone.ok ? `${ticket} and its documents are deleted.` : gone.error.message,
    )
    if (gone.ok) await navigate({ to: href.shop })
  }
  return (
    <section
      aria-labelledby="terms"
      className="mt-6 flex max-w-text flex-col gap-3 rounded-md border border-border bg-panel p-4"
    >
      <h2 id="terms" className="text-h3 font-semibold">
        Terms for sellers, version {agreement.version}
      </h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-body-sm">
        {agreement.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Checkbox
        label="We agree to these terms"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {message === '' ? null : (
        <p role="alert" className="font-semibold text-danger">
          {message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void send()}>
          Send the application
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            pushModal('confirm', {
              title: `Withdraw ${ticket}?`,
              text: 'The application and its documents are deleted at once.',
              action: 'Withdraw it',
              onConfirm: () => void withdraw(),
            })
          }
        >
          Withdraw
        </Button>
      </div>
    </section>
  )
}
