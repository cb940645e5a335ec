import { useBlocker, useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { InfoIcon } from '@upchar/ui/icons'
import { useRef } from 'react'
import { accountHref } from '../../shell/urls/account-hrefs.ts'
import { useSend } from '@upchar/ui/form/use-submission'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { showAlert } from '@upchar/web/alerts'
import { pushModal } from '../../shell/modals/modals.ts'
import { AccountPage } from '../account-layout/index.ts'
import { mayAskWhy, noteAsked } from './asked-why.ts'
import { chosenProof, isBegun } from './form-state.ts'
import type { FormState } from './form-state.ts'
import { FormSectionView } from './form-section-view.tsx'
import { STEP_NAMES } from './kyc-words.ts'
import { kycId, stageOf } from './kyc-types.ts'
import type { KycForm } from './kyc-types.ts'
import { SentForm } from './sent-form.tsx'
import { useKycForm } from './use-kyc-form.ts'
import type { Keeping } from './use-kyc-form.ts'

const KEEPING_WORDS: Readonly<Record<Keeping, string>> = {
  idle: '',
  keeping: 'Saving…',
  kept: 'Saved',
  failed: 'Not saved yet: we try again with your next change',
}

/** The form of a step (KYC-04), or what was sent while it can't be changed. */
export function FormScreen({ form, returnUrl }: { form: KycForm; returnUrl: string | undefined }) {
  const stage = stageOf(form)
  return (
    <AccountPage
      current="kyc"
      title={STEP_NAMES[stage].form}
      note={STEP_NAMES[stage].why}
      back={{ to: accountHref.kyc, name: 'Verification (KYC)' }}
    >
      {form.editable ? (
        <EditForm key={form.application_id ?? stage} form={form} returnUrl={returnUrl} />
      ) : (
        <SentForm form={form} />
      )}
    </AccountPage>
  )
}

/** The sections that are filled in, and how many files each has. */
function filledSections(form: KycForm, state: FormState): { name: string; files: number }[] {
  return form.sections.flatMap((section) => {
    const proof = chosenProof(section, state.choices)
    if (!proof) return []
    const files = proof.documents.reduce(
      (sum, one) => sum + (state.files[one.document]?.length ?? 0),
      0,
    )
    const filled =
      files > 0 || proof.fields.some((field) => (state.values[field.name] ?? '') !== '')
    const name = section.choices.length > 1 ? `${section.name}: ${proof.name}` : section.name
    return filled ? [{ name, files }] : []
  })
}

function EditForm({ form, returnUrl }: { form: KycForm; returnUrl: string | undefined }) {
  const router = useRouter()
  const work = useKycForm(form)
  const { state, keeping } = work
  const { problems, attempt } = work.form
  const done = useRef(false)
  const pharma = form.is_pharma

  useErrorTitle(problems.length > 0, attempt)

  /** KYC-05: who leaves a half-done form is asked why, once, and may say nothing. True: stays after all. */
  const asksToStay = async (): Promise<boolean> => {
    if (!isBegun(state) || !mayAskWhy(pharma)) return false
    noteAsked(pharma)
    void work.keepNow()
    return new Promise((resolve) =>
      pushModal('kyc-log', { type: 'exit', pharma, onLeft: (left) => resolve(!left) }),
    )
  }
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      done.current || current.pathname === next.pathname ? false : asksToStay(),
    enableBeforeUnload: false,
  })

  const go = async (to: string) => {
    done.current = true
    await router.navigate({ href: to })
  }

  const submit = async (): Promise<string | null> => {
    const result = await work.submit()
    if (!result.ok)
      return result.kind === 'refused'
        ? result.error.message
        : 'Something went wrong. Nothing was sent. Try again.'
    await router.invalidate()
    await go(accountHref.kyc)
    showAlert(1, result.data.message)
    return null
  }

  const { busy, onSubmit } = useSend(work.form, {
    read: () => state,
    send: work.check,
    onSent: (complete) =>
      pushModal('kyc-submit', { sections: filledSections(form, complete), onSubmit: submit }),
  })

  return (
    <form noValidate aria-label="KYC form" className="flex flex-col gap-4" onSubmit={onSubmit}>
      <noscript>
        <p className="rounded-md border border-border bg-surface p-4 text-body-sm">
          Switch JavaScript on to fill in this form and to send papers, or write to us: the address
          is in the help at the top of the page.
        </p>
      </noscript>
      {form.reason ? (
        <section
          aria-label="What to change"
          className="flex items-start gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
        >
          <InfoIcon size={20} className="shrink-0 text-warning" aria-hidden="true" />
          <div>
            <p className="font-semibold">Our team asks you to change something:</p>
            <p className="whitespace-pre-line">{form.reason}</p>
          </div>
        </section>
      ) : null}
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ id: kycId(field), message }))}
      />
      {form.sections.map((section) => (
        <FormSectionView key={section.key} section={section} form={form} work={work} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:min-w-48">
          Look over and send
        </Button>
        <Button
          look="outline"
          className="w-full sm:w-auto"
          onClick={async () => {
            if ((await work.keepNow()) && !(await asksToStay()))
              await go(returnUrl ?? accountHref.kyc)
          }}
        >
          Save and finish later
        </Button>
        <output className="text-body-sm text-text-muted">{KEEPING_WORDS[keeping]}</output>
      </div>
      <Button
        look="quiet"
        className="-ml-4 self-start underline"
        onClick={() => pushModal('kyc-log', { type: 'issue', pharma })}
      >
        Something wrong with this form?
      </Button>
    </form>
  )
}
