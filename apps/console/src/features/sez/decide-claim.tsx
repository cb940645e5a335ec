import { useQueryClient } from '@tanstack/react-query'
import { isIstDate } from '@upchar/kernel/dates'
import { pincodeProblem } from '@upchar/kernel/pincode-problem'
import { SEZ_KINDS } from '@upchar/kernel/special-supply'
import { cleanPincode } from '@upchar/kernel/validate'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Claim } from './words.ts'

type Props = { claim: Claim; onClose: () => void }

function useDecide(said: string, onClose: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListSezClaims'] })
  return useCall('staffDecideSezClaim', {
    onSuccess: () => {
      showAlert(1, said)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
}

type Name = 'pincode' | 'valid_from' | 'valid_until'
const FIELDS: readonly RecordField<Name>[] = [
  { name: 'pincode', label: 'Pincode of the zone', inputMode: 'numeric', maxLength: 10 },
  { name: 'valid_from', label: 'First day of the letter', day: true },
  { name: 'valid_until', label: 'Last day of the letter', day: true },
]

const noteOf = ({ kind }: Claim): string =>
  `Compare name, GSTIN and address with the letter. The customer’s orders with this GSTIN are then inter-State supplies to a ${SEZ_KINDS[kind]}; those delivered at this pincode carry no tax where the seller has a letter of undertaking.`

/** Confirms a statement with what stands in the letter of approval. */
export function ConfirmClaim({ claim, onClose }: Props) {
  const decide = useDecide(`${claim.gstin} is confirmed.`, onClose)
  return (
    <RecordForm
      id="sez"
      title={`Confirm ${claim.gstin}`}
      action="Confirm it"
      fields={FIELDS}
      initial={{ pincode: claim.pincode, valid_from: '', valid_until: '' }}
      check={({ pincode, valid_from: from, valid_until: until }) => [
        ...(pincode !== '' && pincodeProblem(pincode)
          ? [{ field: 'pincode' as const, message: 'Enter a 6-digit pincode' }]
          : []),
        ...(isIstDate(from) && isIstDate(until) && until < from
          ? [{ field: 'valid_until' as const, message: 'The last day lies before the first' }]
          : []),
      ]}
      note={() => noteOf(claim)}
      send={({ pincode, valid_from, valid_until }) =>
        sendBy(decide, {
          params: { id: claim.id },
          body: { decision: 'confirm', pincode: cleanPincode(pincode), valid_from, valid_until },
        })
      }
      onClose={onClose}
    />
  )
}

/** Refuses a statement, or ends a confirmation, with a reason that the buyer reads. */
export function EndClaimDialog({ claim, onClose }: Props) {
  const isEnd = claim.state === 'confirmed'
  const decide = useDecide(
    isEnd ? `${claim.gstin} has ended.` : `${claim.gstin} is refused.`,
    onClose,
  )
  const form = useReason({
    id: 'end',
    missing: 'Say why: the buyer reads it',
    send: (reason) => {
      const params = { id: claim.id }
      return isEnd
        ? sendBy(decide, { params, body: { decision: 'end', reason } })
        : sendBy(decide, { params, body: { decision: 'refuse', reason } })
    },
  })
  return (
    <ReasonDialog
      title={isEnd ? `End ${claim.gstin}?` : `Refuse ${claim.gstin}?`}
      action={isEnd ? 'End it' : 'Refuse it'}
      {...form}
      onClose={onClose}
    >
      <p>
        {isEnd
          ? 'Orders from now on are taxed as usual. Orders that were placed keep their terms.'
          : 'The customer is taxed as usual, and can send another letter.'}
      </p>
    </ReasonDialog>
  )
}
