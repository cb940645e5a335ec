import { cx } from '@upchar/ui/cx'
import type { KycSection } from './kyc-types.ts'
import { kycId } from './kyc-types.ts'

/** The choice between several proofs. Documents of the other proofs are kept until the form is submitted. */
export function ProofChoice({
  section,
  chosen,
  disabled,
  onChoose,
}: {
  section: KycSection
  chosen: string
  disabled: boolean
  onChoose: (proof: string) => void
}) {
  return (
    <div
      role="radiogroup"
      aria-label={`Choose a proof: ${section.name}`}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2"
    >
      {section.choices.map((proof, index) => (
        <label
          key={proof.key}
          className={cx(
            'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border p-3 text-body-sm font-semibold',
            proof.key === chosen ? 'border-action bg-selected' : 'border-control-border',
          )}
        >
          <input
            type="radio"
            // The error summary links to the first option.
            id={index === 0 ? kycId(section.key) : undefined}
            name={kycId(`${section.key}-proof`)}
            value={proof.key}
            checked={proof.key === chosen}
            disabled={disabled}
            onChange={() => onChoose(proof.key)}
            className="size-5 shrink-0 accent-action"
          />
          {proof.name}
        </label>
      ))}
    </div>
  )
}
