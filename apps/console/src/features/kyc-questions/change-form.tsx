import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { KYC_SECTION_CHOICES } from '@upchar/kernel/kyc-ask-choices'
import { kycDocument } from '@upchar/kernel/kyc-documents'
import { kycProof } from '@upchar/kernel/kyc-proofs'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import { formatIstDate } from '@upchar/kernel/dates'
import { Checkbox } from '@upchar/ui/checkbox'
import { showAlert } from '@upchar/web/alerts'
import { newestOf, PlannedChangeForm } from '../../shell/page/planned-change.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { proofWords } from './asks.ts'
import type { Question } from './asks.ts'

const documentsOf = (proof: KycProof): string =>
  kycProof(proof)
    .documents.map((document) => kycDocument(document).label)
    .join(', ')

function useSetAsk(today: string, onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListKycAsks'] })
  return useCall('staffSetKycAsk', {
    onSuccess: ({ ask }) => {
      showAlert(
        1,
        ask.valid_from > today
          ? `Planned: the new questions apply from ${formatIstDate(ask.valid_from)}.`
          : 'Changed. Forms ask it at once.',
      )
      onDone()
      return refresh()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void refresh()
    },
  })
}

const startWords = (from: string, today: string): string =>
  from === today
    ? 'Forms in progress ask it at once.'
    : `Forms ask it from ${formatIstDate(from)}, 00:00 IST. ` +
      'It replaces anything planned from then on.'

/** The form for a section's next questions. */
export function ChangeForm({
  question,
  today,
  onDone,
}: {
  question: Question
  today: string
  onDone: () => void
}) {
  const { type, stage, section, asks, now, planned } = question
  const { proofs: known } = KYC_SECTION_CHOICES[section]
  const [chosen, setChosen] = useState<readonly KycProof[]>(planned?.proofs ?? now)
  const set = useSetAsk(today, onDone)
  const proofs = known.filter((proof) => chosen.includes(proof))
  return (
    <PlannedChangeForm
      today={today}
      call={set}
      name="Change what is asked"
      conflict="Someone else has changed these questions. Check them below, then decide."
      before={proofWords(now)}
      after={proofWords(proofs)}
      effect={(from) =>
        `${startWords(from, today)} Applications already submitted are decided as submitted, and approvals stay valid.`
      }
      unchanged={
        planned === undefined &&
        proofs.join() === known.filter((proof) => now.includes(proof)).join()
      }
      onSend={({ validFrom, source }) =>
        set.mutate({
          body: {
            business_type: type,
            stage,
            section,
            proofs,
            valid_from: validFrom,
            source,
            seen_id: newestOf(asks),
          },
        })
      }
    >
      <ProofChoice known={known} chosen={chosen} onChange={setChosen} />
    </PlannedChangeForm>
  )
}

function ProofChoice({
  known,
  chosen,
  onChange,
}: {
  known: readonly KycProof[]
  chosen: readonly KycProof[]
  onChange: (chosen: readonly KycProof[]) => void
}) {
  return (
    <fieldset>
      <legend className="text-body-sm font-medium">Asked for</legend>
      <p className="mb-1 text-body-sm text-text-muted">
        {known.length > 1
          ? 'The buyer gives one of the ticked proofs. If nothing is ticked, this section isn’t asked.'
          : 'If not ticked, this section isn’t asked.'}
      </p>
      {known.map((proof) => (
        <Checkbox
          key={proof}
          checked={chosen.includes(proof)}
          label={
            <>
              {kycProof(proof).name}
              {documentsOf(proof) ? (
                <span className="block text-caption text-text-hint">
                  Documents: {documentsOf(proof)}
                </span>
              ) : null}
            </>
          }
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, proof] : chosen.filter((one) => one !== proof))
          }
        />
      ))}
    </fieldset>
  )
}
