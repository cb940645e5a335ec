import { useRouter } from '@tanstack/react-router'
import { isIstDate } from '@upchar/kernel/dates'
import { licenceFormOf, sellerDocumentName } from '@upchar/kernel/seller-applications'
import type { SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { needsPersonInCharge } from '@upchar/kernel/seller-licences'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { FormProblems } from '@upchar/ui/error-summary'
import { Field, Select, TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { upload } from '../../shell/api/upload.ts'
import type { LinkOf } from './words.ts'

const FIELDS = [
  'number',
  'valid_until',
  'person_in_charge',
  'person_registration',
  'file_id',
] as const
type Name = (typeof FIELDS)[number]
type Typed = { texts: Record<Name, string>; file: File | null }
const mostBytes = 5 * 1024 * 1024

const check =
  (kind: SellerDocumentKind, until: string) =>
  ({ texts, file }: Typed): FieldProblem<Name>[] => {
    const form = licenceFormOf(kind)
    const found: FieldProblem<Name>[] = []
    if (form !== undefined && texts.number.trim().length < 3)
      found.push({ field: 'number', message: 'Enter the number on the licence' })
    if (form !== undefined && until !== '' && !isIstDate(until))
      found.push({ field: 'valid_until', message: 'Enter a day such as 31-03-2028, or nothing' })
    if (form !== undefined && needsPersonInCharge(form) && texts.person_in_charge.trim() === '')
      found.push({
        field: 'person_in_charge',
        message: 'Enter the registered pharmacist or competent person',
      })
    if (file === null || file.size === 0)
      found.push({ field: 'file_id', message: 'Choose the document' })
    else if (file.size > mostBytes)
      found.push({ field: 'file_id', message: 'Choose a file of at most 5 MB' })
    return found
  }

/** Sends a document: what it is, its number and last day, and the file. */
export function DocumentForm({
  kinds,
  name,
  link,
  onDone,
}: {
  kinds: readonly SellerDocumentKind[]
  name: string
  link: LinkOf
  onDone: () => void
}) {
  const router = useRouter()
  const [kind, setKind] = useState(kinds[0] ?? 'gst_certificate')
  const [until, setUntil] = useState('')
  const form = useSubmission({
    id: `send-${kinds[0] ?? ''}`,
    fields: FIELDS,
    read: (data: FormData): Typed => {
      const file = data.get('file_id')
      return { texts: textsOf(data, FIELDS), file: file instanceof File ? file : null }
    },
    check: check(kind, until),
    send: async ({ texts, file }) => {
      if (file === null) throw new Error('the check lets no form without a file pass')
      const { signal } = new AbortController()
      const kept = await upload('uploadSellerFile', file, link, { onProgress: () => {}, signal })
      if (!kept.ok) return formResult(kept)
      const { number, person_in_charge, person_registration } = texts
      const file_id = kept.data.file.file_id
      const valid_until = until === '' ? null : until
      return formResult(
        await api('changeSellerApplication', {
          body: {
            step: 'document',
            ...link,
            kind,
            file_id,
            number,
            valid_until,
            person_in_charge,
            person_registration,
          },
        }),
      )
    },
    onSent: async () => {
      showAlert(1, `We have ${sellerDocumentName(kind)}`)
      onDone()
      await router.invalidate()
    },
  })
  const { field, busy, onSubmit } = form
  const licence = licenceFormOf(kind)
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4" aria-label={name}>
      <FormProblems form={form} />
      {kinds.length < 2 ? null : (
        <Select
          label="Which licence do you hold?"
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {sellerDocumentName(one)}
            </option>
          ))}
        </Select>
      )}
      {licence === undefined ? null : (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextInput
            label="Number"
            {...field('number')}
            name="number"
            autoComplete="off"
            maxLength={60}
          />
          <DayInput
            label="Last day"
            hint="Leave it empty if the licence is perpetual."
            {...field('valid_until')}
            value={until}
            onChange={setUntil}
          />
          {needsPersonInCharge(licence) ? (
            <>
              <TextInput
                label="Pharmacist or competent person in charge"
                {...field('person_in_charge')}
                name="person_in_charge"
                autoComplete="off"
                maxLength={80}
              />
              <TextInput
                label="Their registration number"
                optional
                {...field('person_registration')}
                name="person_registration"
                autoComplete="off"
                maxLength={60}
              />
            </>
          ) : null}
        </div>
      )}
      <Field
        label="The document as PDF or photo"
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
        <Button type="submit" look="outline" busy={busy}>
          Send<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </form>
  )
}
