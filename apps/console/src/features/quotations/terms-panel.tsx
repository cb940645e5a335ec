import { useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { Skeleton } from '@upchar/ui/skeleton'
import { showAlert } from '@upchar/web/alerts'
import { question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'

type Terms = Answer<'staffGetQuotationTerms'>
type Name = 'days' | 'conditions'

const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'days',
    label: 'Days that prices hold',
    hint: '1 to 90, counted from the day after the quotation',
    inputMode: 'numeric',
    maxLength: 2,
  },
  {
    name: 'conditions',
    label: 'Conditions at the end of each quotation',
    wide: true,
    maxLength: 500,
    optional: true,
  },
]

const isDays = (text: string) => /^([1-9]|[1-8]\d|90)$/.test(text.trim())

/** For how long quotations hold, and what they say at the end. */
export function TermsPanel() {
  const answer = useQuery({
    ...question('staffGetQuotationTerms', {}),
    placeholderData: keepPreviousData,
  })
  if (answer.data) return <Known terms={answer.data} />
  return answer.error ? (
    <FailedState
      title="The terms could not be loaded"
      message={answer.error.message}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    />
  ) : (
    <Skeleton className="h-40" />
  )
}

function Known({ terms }: { terms: Terms }) {
  const [changing, setChanging] = useState(false)
  const { may } = useMe()
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffGetQuotationTerms'] })
  const set = useCall('staffSetQuotationTerms', {
    onSuccess: () => {
      showAlert(1, 'The terms are saved. They apply to quotations from now on.')
      setChanging(false)
      return again()
    },
    onError: () => void again(),
  })
  return (
    <Panel
      title="Terms of quotations"
      note={`Prices hold for ${plural(terms.days, 'day')}`}
      action={
        may('quotations.terms') && !changing ? (
          <Button look="outline" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the terms</span>
          </Button>
        ) : undefined
      }
      flush={changing}
    >
      {changing ? (
        <RecordForm
          id="terms"
          title="Terms of quotations"
          action="Save the terms"
          fields={FIELDS}
          initial={{ days: String(terms.days), conditions: terms.conditions }}
          check={({ days }) =>
            days !== '' && !isDays(days) ? [{ field: 'days', message: 'Enter 1 to 90 days' }] : []
          }
          send={({ days, conditions }) =>
            sendBy(set, {
              body: {
                days: Number(days),
                conditions: conditions.trim(),
                version: terms.version,
              },
            })
          }
          onClose={() => setChanging(false)}
        />
      ) : (
        <p className="text-body-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {terms.conditions || 'No conditions of your own.'}
        </p>
      )}
    </Panel>
  )
}
