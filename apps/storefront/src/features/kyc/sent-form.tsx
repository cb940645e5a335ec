import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { InfoIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { AccountCard } from '../account-layout/index.ts'
import { FileName } from './document-slot.tsx'
import { chosenProof, startOf } from './form-state.ts'
import type { KycForm } from './kyc-types.ts'

/** The submitted form, read-only, with a button to start a renewal if possible. */
export function SentForm({ form }: { form: KycForm }) {
  const { values, choices, files } = startOf(form)
  return (
    <>
      {form.state === 'submitted' ? (
        <p className="flex items-start gap-3 rounded-md border border-info bg-info-bg p-4 text-body-sm">
          <InfoIcon size={20} className="shrink-0 text-info" aria-hidden="true" />
          Our team is reviewing this. You can’t change it in the meantime. We will email you when it
          is decided.
        </p>
      ) : null}
      {form.can_renew ? <RenewForm pharma={form.is_pharma} /> : null}
      {form.sections.map((section) => {
        const proof = chosenProof(section, choices)
        const filled = proof?.fields.filter((field) => (values[field.name] ?? '') !== '') ?? []
        const documents =
          proof?.documents.filter((one) => (files[one.document]?.length ?? 0) > 0) ?? []
        if (filled.length + documents.length === 0) return null
        return (
          <AccountCard key={section.key} title={section.name}>
            <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-body-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
              {filled.map((field) => (
                <div key={field.name} className="contents">
                  <dt className="text-text-muted">{field.label}</dt>
                  <dd className="min-w-0 break-words">
                    {field.type === 'checkbox' ? 'Yes' : values[field.name]}
                  </dd>
                </div>
              ))}
              {documents.map((one) => (
                <div key={one.document} className="contents">
                  <dt className="pt-3 text-text-muted">{one.label}</dt>
                  <dd className="min-w-0">
                    {files[one.document]?.map((file) => (
                      <FileName key={file.file_id} file={file} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </AccountCard>
        )
      })}
    </>
  )
}

function RenewForm({ pharma }: { pharma: boolean }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    const result = await api('completeKyc', {
      body: { is_pharma: pharma, draft: true, renew: true },
    })
    if (result.ok) await router.invalidate()
    else showAlert(2, failureText(result))
    setBusy(false)
  }
  return (
    <section
      aria-label="Renew"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <p className="max-w-text">
        Have you renewed a licence or received another one? Start a new form: it is filled in with
        the details you submitted. Your approved documents stay valid in the meantime.
      </p>
      <Button busy={busy} onClick={() => void renew()}>
        Start a new form
      </Button>
    </section>
  )
}
