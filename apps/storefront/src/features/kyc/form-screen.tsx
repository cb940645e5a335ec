import { useBlocker, useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { InfoIcon } from '@upchar/ui/icons'
import { useRef } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { useSend } from '@upchar/ui/form/use-submission'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { showAlert } from '@upchar/web/alerts'
import { pushModal } from '../../shell/modals/modals.ts'
import { AccountPage } from '../account-layout/index.ts'
import { mayAskWhy, noteAsked } from './exit-question.ts'
import { chosenProof, isBegun } from './form-state.ts'
import type { FormState } from './form-state.ts'
import { FormSectionView } from './form-section-view.tsx'
import { STEP_NAMES } from './kyc-words.ts'
import { kycId, stageOf } from './kyc-types.ts'
import type { KycForm } from './kyc-types.ts'
import { SentForm } from './sent-form.tsx'
import { useKycForm } from './use-kyc-form.ts'
import type { KycFormWork } from './use-kyc-form.ts'
import type { SaveState } from './use-kyc-draft.ts'

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet. We try again with your next change',
}

/** The form of a step (KYC-04); read-only while it can't be changed. */
export function FormScreen({ form, returnUrl }: { form: KycForm; returnUrl: string | undefined }) {
  const stage = stageOf(form)
  return (
    <AccountPage
      current="kyc"
      title={STEP_NAMES[stage].form}
      note={STEP_NAMES[stage].why}
      back={{ to: href.kyc, name: 'Verification (KYC)' }}
    >
      {form.editable ? (
        <EditForm key={form.application_id ?? stage} form={form} returnUrl={returnUrl} />
      ) : (
        <SentForm form={form} />
      )}
    </AccountPage>
  )
}

/** The sections with an answer, with the number of files in each. */
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

/** KYC-05: asks once why the buyer leaves an incomplete form. */
function useExitQuestion(form: KycForm, { state, saveNow }: KycFormWork) {
  const router = useRouter()
  const leaving = useRef(false)
  const pharma = form.is_pharma
  const asksToStay = async (): Promise<boolean> => {
    if (!isBegun(state) || !mayAskWhy(pharma)) return false
    noteAsked(pharma)
    void saveNow()
    return new Promise((resolve) =>
      pushModal('kyc-log', { type: 'exit', pharma, onLeft: (left) => resolve(!left) }),
    )
  }
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      leaving.current || current.pathname === next.pathname ? false : asksToStay(),
    enableBeforeUnload: false,
  })
  const go = async (to: string) => {
    leaving.current = true
    await router.navigate({ href: to })
  }
  return { asksToStay, go }
}

function EditForm({ form, returnUrl }: { form: KycForm; returnUrl: string | undefined }) {
  const router = useRouter()
  const work = useKycForm(form)
  const { state, saveState } = work
  const { problems, attempt } = work.form
  const pharma = form.is_pharma

  useErrorTitle(problems.length > 0, attempt)

  const { asksToStay, go } = useExitQuestion(form, work)

  const submit = async (): Promise<string | null> => {
    const result = await work.submit()
    if (!result.ok)
      return result.kind === 'refused'
        ? result.error.message
        : 'Something went wrong. Nothing was sent. Try again.'
    await router.invalidate()
    await go(href.kyc)
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
        <NeedsScript />
      </noscript>
      {form.reason ? <ChangesAsked reason={form.reason} /> : null}
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ id: kycId(field), message }))}
      />
      {form.sections.map((section) => (
        <FormSectionView key={section.key} section={section} form={form} work={work} />
      ))}
      <FormButtons
        busy={busy}
        saveState={saveState}
        onLater={async () => {
          if ((await work.saveNow()) && !(await asksToStay())) await go(returnUrl ?? href.kyc)
        }}
      />
      <Button
        look="quiet"
        className="-ml-4 self-start underline"
        onClick={() => pushModal('kyc-log', { type: 'issue', pharma })}
      >
        Report a problem with this form
      </Button>
    </form>
  )
}

function NeedsScript() {
  return (
    <p className="rounded-md border border-border bg-surface p-4 text-body-sm">
      Turn on JavaScript to fill in this form and upload documents, or write to us: our address is
      under Help at the top of the page.
    </p>
  )
}

function ChangesAsked({ reason }: { reason: string }) {
  return (
    <section
      aria-label="What to change"
      className="flex items-start gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
    >
      <InfoIcon size={20} className="shrink-0 text-warning" aria-hidden="true" />
      <div>
        <p className="font-semibold">Please correct the following:</p>
        <p className="whitespace-pre-line">{reason}</p>
      </div>
    </section>
  )
}

function FormButtons({
  busy,
  saveState,
  onLater,
}: {
  busy: boolean
  saveState: SaveState
  onLater: () => Promise<void>
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={busy} className="w-full sm:w-auto sm:min-w-48">
        Review and submit
      </Button>
      <Button look="outline" className="w-full sm:w-auto" onClick={onLater}>
        Save and finish later
      </Button>
      <output className="text-body-sm text-text-muted">{SAVE_WORDS[saveState]}</output>
    </div>
  )
}
