import { Badge } from '@upchar/ui/badge'
import { FieldError } from '@upchar/ui/field'
import { FormSection } from '@upchar/ui/form-section'
import { DocumentSlot } from './document-slot.tsx'
import { chosenProof } from './form-state.ts'
import { KycField } from './kyc-field.tsx'
import { kycId } from './kyc-types.ts'
import type { KycField as Definition, KycForm, KycSection } from './kyc-types.ts'
import { ProofChoice } from './proof-choice.tsx'
import type { KycFormWork } from './use-kyc-form.ts'

/** A section of the form: choice of proof, fields and documents. */
export function FormSectionView({
  section,
  form,
  work,
}: {
  section: KycSection
  form: KycForm
  work: KycFormWork
}) {
  const { state, errorOf } = work
  const proof = chosenProof(section, state.choices)
  return (
    <FormSection title={section.name}>
      {form.sections_to_change.includes(section.key) ? (
        <p>
          <Badge tone="warning">Needs correction</Badge>
        </p>
      ) : null}
      <FieldError id={kycId(section.key)} error={errorOf(section.key)} />
      {section.choices.length > 1 ? (
        <ProofChoice
          section={section}
          chosen={state.choices[section.key] ?? ''}
          disabled={!form.editable}
          onChoose={(key) => work.choose(section.key, key)}
        />
      ) : null}
      {proof && proof.fields.length > 0 ? <ProofFields fields={proof.fields} work={work} /> : null}
      {proof?.documents.map((slot) => (
        <DocumentSlot
          key={slot.document}
          slot={slot}
          pharma={form.is_pharma}
          files={state.files[slot.document] ?? []}
          error={errorOf(slot.document)}
          onFiles={(change) => work.setFiles(slot.document, change)}
        />
      ))}
    </FormSection>
  )
}

function ProofFields({ fields, work }: { fields: readonly Definition[]; work: KycFormWork }) {
  const { state, errorOf } = work
  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.name}
          className={
            field.type === 'text' ||
            field.type === 'checkbox' ||
            (field.type === 'line' && fields.length === 1)
              ? 'sm:col-span-2'
              : undefined
          }
        >
          <KycField
            field={field}
            value={state.values[field.name] ?? ''}
            error={errorOf(field.name)}
            onChange={(value) => work.setField(field, value)}
            onLeave={() => work.leaveField(field)}
          />
        </div>
      ))}
    </div>
  )
}
