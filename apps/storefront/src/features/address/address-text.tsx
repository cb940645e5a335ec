import { taxNumberName } from '@upchar/kernel/special-supply'
import type { Address } from './address-types.ts'
import { linesOf, nameOf, phoneWords } from './address-words.ts'

/**
 * An address as printed, with phone and billing details. Phrasing content only: it is used in
 * labels too.
 */
export function AddressText({ address }: { address: Address }) {
  const { businessName, gstin, phoneNumber, delivery_note } = address
  return (
    <>
      <span className="block text-body-sm text-text-muted not-italic [overflow-wrap:anywhere]">
        <strong className="block text-body font-semibold text-text">{nameOf(address)}</strong>
        {businessName ? <span className="block">{businessName}</span> : null}
        {linesOf(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="tabular block">{phoneWords(phoneNumber)}</span>
        {gstin ? (
          <span className="tabular block">
            {taxNumberName(gstin)} {gstin}
          </span>
        ) : null}
      </span>
      {delivery_note ? (
        <span className="mt-2 block rounded-md bg-warning-bg p-2 text-body-sm text-warning not-italic">
          {delivery_note}
        </span>
      ) : null}
    </>
  )
}
