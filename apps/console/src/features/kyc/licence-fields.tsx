import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { DayInput } from '@upchar/ui/day-input'
import { Select, TextInput } from '@upchar/ui/field'
import { TrashIcon } from '@upchar/ui/icons'
import { mayBeEndless } from './licence-rows.ts'
import type { LicenceRow } from './licence-rows.ts'

type RowProps = { row: LicenceRow; onChange: (part: Partial<LicenceRow>) => void }

export const licenceName = (kind: KycLicenceKind): string =>
  KYC_LICENCES.find((licence) => licence.kind === kind)?.name ?? kind

/** The fields of one licence. */
export function LicenceFields({
  row,
  errors,
  onChange,
  onRemove,
}: RowProps & { errors: Partial<Record<string, string>>; onRemove: () => void }) {
  return (
    <fieldset className="rounded-md border border-border p-3">
      <legend className="sr-only">{licenceName(row.kind)}</legend>
      <div className="flex items-end gap-2">
        <KindSelect row={row} onChange={onChange} />
        <Button look="quiet" aria-label={`Remove ${licenceName(row.kind)}`} onClick={onRemove}>
          <TrashIcon size={16} aria-hidden="true" />
        </Button>
      </div>
      <div className="mt-3 grid gap-3 min-[30rem]:grid-cols-2">
        <TextInput
          id={`licence-${row.key}-number`}
          label="Number"
          value={row.number}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          error={errors[`${row.key}-number`]}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        <ValidUntil row={row} error={errors[`${row.key}-valid`]} onChange={onChange} />
      </div>
      <TextInput
        className="mt-3"
        label="Covers"
        optional
        value={row.scope}
        maxLength={200}
        autoComplete="off"
        placeholder={KYC_LICENCES.find(({ kind }) => kind === row.kind)?.scopeHint}
        onChange={(event) => onChange({ scope: event.target.value })}
      />
    </fieldset>
  )
}

function KindSelect({ row, onChange }: RowProps) {
  return (
    <Select
      label="Licence"
      className="min-w-0 grow"
      value={row.kind}
      onChange={(event) =>
        onChange({
          kind: KYC_LICENCES.find(({ kind }) => kind === event.target.value)?.kind ?? row.kind,
        })
      }
    >
      {KYC_LICENCES.map(({ kind, name }) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function ValidUntil({ row, error, onChange }: RowProps & { error: string | undefined }) {
  const endless = mayBeEndless(row.kind)
  return (
    <div>
      <DayInput
        id={`licence-${row.key}-valid`}
        label="Valid until"
        value={row.endless && endless ? '' : row.validUntil}
        disabled={row.endless && endless}
        {...(error ? { error } : {})}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      {endless ? (
        <Checkbox
          label="No end date"
          checked={row.endless}
          onChange={(event) => onChange({ endless: event.target.checked })}
        />
      ) : null}
    </div>
  )
}
