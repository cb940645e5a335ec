import { cleanPincode } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextArea, TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { Problems } from '@upchar/ui/form/use-problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { track } from '../../../shell/tracking/analytics.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { email, ifGiven, mobile, nameCheck, pincode, problemsIn, words } from '../contact/checks.ts'
import { SentNote } from '../contact/sent-note.tsx'
import { EmailInput, MobileInput, NameInput } from '../contact/reach-inputs.tsx'

const FIELDS = ['name', 'phone', 'email', 'pincode', 'comment'] as const

/** Requests a call about a product that is sold on enquiry or wasn't found (ENGAGE-01). */
export function LeadForm({ sku, comment = '' }: { sku?: string | undefined; comment?: string }) {
  const form = useSubmission({
    id: 'ask',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) =>
      problemsIn(texts, [
        ['name', nameCheck()],
        ['phone', mobile],
        ['email', ifGiven(email)],
        ['pincode', pincode],
        ['comment', words(0, '')],
      ]),
    send: async (texts) =>
      formResult(
        await api('leadEnquiry', {
          body: { ...texts, pincode: cleanPincode(texts.pincode), ...(sku ? { sku } : {}) },
        }),
      ),
    onSent: () => track({ name: 'lead_enquiry', sku: sku ?? null }),
  })
  const { field, answer, busy, onSubmit } = form
  if (answer) return <SentNote message={answer.message} />
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
      aria-label="Send an enquiry"
    >
      <FormProblems form={form} />
      <CallerFields field={field} />
      <TextArea
        label="What do you need?"
        {...field('comment')}
        optional
        defaultValue={comment}
        hint="Product, size, quantity."
        maxLength={500}
      />
      <Button type="submit" busy={busy}>
        Send enquiry
      </Button>
    </form>
  )
}

function CallerFields({ field }: { field: Problems<(typeof FIELDS)[number]>['field'] }) {
  const { pincode: current } = useShell()
  return (
    <>
      <NameInput {...field('name')} />
      <MobileInput {...field('phone')} hint="We use it for this enquiry only." />
      <EmailInput optional {...field('email')} />
      <TextInput
        label="Delivery pincode"
        {...field('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={current}
        maxLength={12}
      />
    </>
  )
}
