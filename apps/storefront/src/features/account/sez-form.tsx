import { checkGstin } from '@upchar/kernel/gstin'
import { pincodeProblem } from '@upchar/kernel/pincode-problem'
import { isSezKind, SEZ_KINDS } from '@upchar/kernel/special-supply'
import { cleanPincode } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { Field, Select, TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { useRouter } from '@tanstack/react-router'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../shell/api/api.ts'
import { upload } from '../../shell/api/upload.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'

const FIELDS = ['gstin', 'kind', 'approval_number', 'pincode', 'file_id'] as const
type Name = (typeof FIELDS)[number]
type Typed = { texts: Record<(typeof FIELDS)[number], string>; file: File | null }

const MB = 1024 * 1024

function check({ texts, file }: Typed): FieldProblem<Name>[] {
  const found: FieldProblem<Name>[] = []
  const gstin = checkGstin(texts.gstin)
  if (!gstin.ok) found.push({ field: 'gstin', message: gstin.error.message })
  if (texts.approval_number.trim().length < 3)
    found.push({ field: 'approval_number', message: 'Enter the number of the letter of approval' })
  const wrong = pincodeProblem(texts.pincode)
  if (wrong !== undefined) found.push({ field: 'pincode', message: wrong.message })
  if (file === null || file.size === 0)
    found.push({ field: 'file_id', message: 'Choose the letter of approval' })
  else if (file.size > 5 * MB)
    found.push({ field: 'file_id', message: 'Choose a file of at most 5 MB' })
  return found
}

/** States that a GSTIN is that of a unit or developer, with the letter of approval. */
export function SezForm({ customer }: { customer: Customer }) {
  const router = useRouter()
  const form = useSubmission({
    id: 'sez',
    fields: FIELDS,
    read: (data: FormData): Typed => {
      const file = data.get('file_id')
      return { texts: textsOf(data, FIELDS), file: file instanceof File ? file : null }
    },
    check,
    send: async ({ texts, file }) => {
      if (file === null) throw new Error('the check lets no form without a letter pass')
      const uploaded = await upload('uploadFile', file, {})
      if (!uploaded.ok) return formResult(uploaded)
      return formResult(
        await api('claimSez', {
          body: {
            gstin: texts.gstin,
            kind: isSezKind(texts.kind) ? texts.kind : 'unit',
            approval_number: texts.approval_number.trim(),
            pincode: cleanPincode(texts.pincode),
            file_id: uploaded.data.file.file_id,
          },
        }),
      )
    },
    onSent: async () => {
      showAlert(1, 'Thank you. We compare it with the letter within two working days.')
      await router.invalidate()
    },
  })
  const { field, busy, onSubmit } = form
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
      aria-label="Special economic zone"
    >
      <p className="max-w-text text-body-sm text-text-muted">
        Once we have confirmed it, orders with this GSTIN carry integrated tax, and none at all
        where they are delivered in the zone by a seller with a letter of undertaking. Until then
        they are taxed as usual.
      </p>
      <FormProblems form={form} />
      <div className={fieldPair}>
        <TextInput
          label="GSTIN"
          {...field('gstin')}
          name="gstin"
          defaultValue={customer.gst}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          required
        />
        <Select label="You are" {...field('kind')} name="kind" defaultValue="unit">
          {Object.entries(SEZ_KINDS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput
          label="Letter of approval"
          hint="Its number, as issued by the Development Commissioner"
          {...field('approval_number')}
          name="approval_number"
          autoComplete="off"
          maxLength={60}
          required
        />
        <TextInput
          label="Pincode of the zone"
          {...field('pincode')}
          name="pincode"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          required
        />
      </div>
      <Field
        label="The letter as PDF or photo"
        hint="PDF, JPEG or PNG, up to 5 MB"
        {...field('file_id')}
      >
        {(props) => (
          <input
            {...props}
            type="file"
            name="file_id"
            accept="application/pdf,image/jpeg,image/png"
            className="block w-full text-body-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-control-border file:bg-surface file:px-4 file:font-medium"
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          Send the letter
        </Button>
      </div>
    </form>
  )
}
