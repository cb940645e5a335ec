import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { KYC_SECTION_CHOICES } from '@upchar/kernel/kyc-ask-choices'
import { kycDocument, kycProof } from '@upchar/kernel/kyc-fields'
import type { KycProof } from '@upchar/kernel/kyc-fields'
import { formatIstDate, isIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { BeforeAfter } from '../../kit/before-after.tsx'
import { isRefusal, useCall } from '../../lib/ask.ts'
import { proofWords } from './asks.ts'
import type { Question } from './asks.ts'

const SHORTEST = 3
const papersOf = (proof: KycProof): string => kycProof(proof).documents.map((document) => kycDocument(document).label).join(', ')

/** What a section asks next: which proofs, from which day, why. Asks once more before it holds. */
export function ChangeForm({ question, today, onDone }: { question: Question; today: string; onDone: () => void }) {
  const { type, stage, section, asks, now, planned } = question
  const { proofs: known } = KYC_SECTION_CHOICES[section]
  const [chosen, setChosen] = useState<readonly KycProof[]>(planned?.proofs ?? now)
  const [from, setFrom] = useState(today)
  const [source, setSource] = useState('')
  const [looked, setLooked] = useState(false)
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListKycAsks'] })
  const set = useCall('staffSetKycAsk', {
    onSuccess: ({ ask }) => {
      showAlert(1, ask.valid_from > today ? `Planned: from ${formatIstDate(ask.valid_from)} on something else is asked.` : 'Changed. Forms follow at once.')
      onDone()
      return refresh()
    },
    onError: (problem) => {
      setAsking(false)
      if (isRefusal(problem, 'changed_meanwhile')) void refresh()
    },
  })
  const proofs = known.filter((proof) => chosen.includes(proof))
  const wrong = {
    from: isIstDate(from) && from >= today ? undefined : 'Choose today or a later day',
    source: source.trim().length < SHORTEST ? 'Say which law or decision it follows' : undefined,
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLooked(true)
    if (wrong.from ?? wrong.source) event.currentTarget.querySelector<HTMLElement>(wrong.from ? '[name=from]' : '[name=source]')?.focus()
    else setAsking(true)
  }
  const newest = asks.reduce<number | null>((highest, { id }) => Math.max(highest ?? id, id), null)
  const send = () => set.mutate({ body: { business_type: type, stage, section, proofs, valid_from: from, source: source.trim(), seen_id: newest } })
  const unchanged = planned === undefined && proofs.join() === known.filter((proof) => now.includes(proof)).join()
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-md border border-border p-4">
      {set.error ? <Notice tone="danger" live>{isRefusal(set.error, 'changed_meanwhile') ? 'Somebody else changed what is asked here meanwhile. Look at it below, then decide.' : set.error.message}</Notice> : null}
      {asking ? (
        <div className="flex flex-col gap-3 text-body-sm">
          <BeforeAfter before={proofWords(now)} after={proofWords(proofs)} />
          <p>{from === today ? 'Forms that are being filled in ask it at once.' : `Forms ask it from ${formatIstDate(from)} on, from midnight in India. What was planned from then on is replaced.`} Applications that were sent are decided as they were sent, and approvals stay.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => setAsking(false)}>Go back</Button>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the question takes the place of the button that was pressed */}
            <Button autoFocus busy={set.isPending} onClick={send}>{from === today ? 'Change it now' : 'Plan the change'}</Button>
          </div>
        </div>
      ) : (
        <>
          <fieldset>
            <legend className="text-body-sm font-medium">Asked for</legend>
            <p className="mb-1 text-body-sm text-text-muted">{known.length > 1 ? 'The buyer gives one of what is ticked. Nothing ticked: this section isn’t asked.' : 'Not ticked: this section isn’t asked.'}</p>
            {known.map((proof) => (
              <Checkbox
                key={proof} checked={chosen.includes(proof)}
                label={<>{kycProof(proof).name}{papersOf(proof) ? <span className="block text-caption text-text-hint">Papers: {papersOf(proof)}</span> : null}</>}
                onChange={({ target }) => setChosen((before) => (target.checked ? [...before, proof] : before.filter((one) => one !== proof)))}
              />
            ))}
          </fieldset>
          <TextInput name="from" label="From" type="date" min={today} value={from} error={looked ? wrong.from : undefined} onChange={(event) => setFrom(event.target.value)} />
          <TextInput name="source" label="Why" hint="The law or decision it follows. It stays on record" maxLength={200} autoComplete="off" value={source} error={looked ? wrong.source : undefined} onChange={(event) => setSource(event.target.value)} />
          <Button type="submit" className="self-end" disabled={unchanged}>Change what is asked</Button>
        </>
      )}
    </form>
  )
}
