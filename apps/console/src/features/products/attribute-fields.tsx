import { Button } from '@upchar/ui/button'
import { FieldError, TextInput } from '@upchar/ui/field'
import { PlusIcon } from '@upchar/ui/icons'
import type { Attribute } from './draft.ts'

type Props = {
  id: string
  error: string | undefined
  /** What the product type is described by; a value may be empty. */
  labels: readonly string[]
  attributes: readonly Attribute[]
  onChange: (attributes: Attribute[]) => void
}

const LONGEST_NAME = 60
const LONGEST_VALUE = 200
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The attributes of the product type, each with its field, and further ones with names of their own. */
export function AttributeFields({ id, error, labels, attributes, onChange }: Props) {
  const valueOf = (label: string) => attributes.find((one) => isSame(one.label, label))?.value ?? ''
  const set = (label: string, value: string) =>
    onChange(
      attributes.some((one) => isSame(one.label, label))
        ? attributes.map((one) => (isSame(one.label, label) ? { ...one, value } : one))
        : [...attributes, { label, value }],
    )
  const replace = (index: number, change: Partial<Attribute>) =>
    onChange(attributes.map((one, i) => (i === index ? { ...one, ...change } : one)))
  const isKnown = ({ label }: Attribute) => labels.some((one) => isSame(one, label))
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-3">
      <FieldError id={id} error={error} />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {labels.map((label) => (
          <TextInput
            key={label}
            label={label}
            optional
            value={valueOf(label)}
            onChange={({ target }) => set(label, target.value)}
            maxLength={LONGEST_VALUE}
            autoComplete="off"
          />
        ))}
      </div>
      {attributes.map((one, i) =>
        isKnown(one) ? null : (
          <div key={i} className="grid grid-cols-2 gap-3">
            <TextInput
              label="Name of the attribute"
              value={one.label}
              onChange={({ target }) => replace(i, { label: target.value })}
              maxLength={LONGEST_NAME}
              autoComplete="off"
            />
            <TextInput
              label={one.label || 'Value'}
              value={one.value}
              onChange={({ target }) => replace(i, { value: target.value })}
              maxLength={LONGEST_VALUE}
              autoComplete="off"
            />
          </div>
        ),
      )}
      <div>
        <Button look="quiet" onClick={() => onChange([...attributes, { label: '', value: '' }])}>
          <PlusIcon size={16} aria-hidden="true" /> Add an attribute
        </Button>
      </div>
    </div>
  )
}
