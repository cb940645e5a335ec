import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { REQUIREMENT_WORDS, REQUIREMENTS } from '@upchar/kernel/buying-rules'
import { formatIstDate } from '@upchar/kernel/dates'
import { Select } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { newestOf, PlannedChangeForm } from '../../shell/page/planned-change.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import type { Cell } from './cells.ts'

function useSetRule(today: string, onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListBuyingRules'] })
  return useCall('staffSetBuyingRule', {
    onSuccess: ({ rule }) => {
      showAlert(
        1,
        rule.valid_from > today
          ? `Planned: the new rule applies from ${formatIstDate(rule.valid_from)}.`
          : 'Changed. Carts and checkouts use it at once.',
      )
      onDone()
      return refresh()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void refresh()
    },
  })
}

/** The form for the next rule of a cell. */
export function ChangeForm({
  cell,
  today,
  onDone,
}: {
  cell: Cell
  today: string
  onDone: () => void
}) {
  const [requirement, setRequirement] = useState(cell.planned?.requirement ?? cell.now)
  const set = useSetRule(today, onDone)
  return (
    <PlannedChangeForm
      today={today}
      call={set}
      name="Change the rule"
      conflict="Someone else has changed this rule. Check the rules below, then decide."
      before={REQUIREMENT_WORDS[cell.now].name}
      after={REQUIREMENT_WORDS[requirement].name}
      effect={(from) =>
        from === today
          ? 'It applies at once, including to existing carts.'
          : `It applies from ${formatIstDate(from)}, 00:00 IST. ` +
            'It replaces anything planned from then on.'
      }
      unchanged={requirement === cell.now && cell.planned === undefined}
      onSend={({ validFrom, source }) =>
        set.mutate({
          body: {
            product_class: cell.productClass,
            business_type: cell.buyer.id,
            requirement,
            valid_from: validFrom,
            source,
            seen_id: newestOf(cell.rules),
          },
        })
      }
    >
      <Select
        id="next-rule"
        label="Rule"
        value={requirement}
        onChange={(event) =>
          setRequirement(REQUIREMENTS.find((one) => one === event.target.value) ?? requirement)
        }
      >
        {REQUIREMENTS.map((one) => (
          <option key={one} value={one}>
            {REQUIREMENT_WORDS[one].name}
          </option>
        ))}
      </Select>
    </PlannedChangeForm>
  )
}
