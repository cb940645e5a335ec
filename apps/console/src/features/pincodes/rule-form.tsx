import { useQueryClient } from '@tanstack/react-query'
import {
  COLD_BOX_HOURS,
  COLD_MARGIN_HOURS,
  PINCODE_PREFIX,
  PLACE_RULE_KINDS,
  PLACE_RULES,
} from '@upchar/kernel/place-rules'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { dayProblems, reasonProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { placeWords } from './words.ts'
import type { PlaceRule, PlaceRules } from './words.ts'

type Name = 'kind' | 'prefix' | 'is_on' | 'box_hours' | 'valid_from' | 'reason'
type Values = Record<Name, string>

const hasBox = ({ kind, is_on: isOn }: Values): boolean => kind === 'cold' && isOn === 'on'

const WHY: RecordField<'reason'> = {
  name: 'reason',
  label: 'Why',
  maxLength: 300,
  wide: true,
  hint: 'Such as the courier’s notice. It stays on record',
}
const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'kind',
    label: 'What',
    choices: PLACE_RULE_KINDS.map((kind) => ({ value: kind, name: PLACE_RULES[kind].name })),
  },
  {
    name: 'prefix',
    label: 'Pincodes that begin with',
    inputMode: 'numeric',
    maxLength: 6,
    optional: true,
    hint: 'One to six digits, such as 744 or 744101; empty: all of India. More digits come first',
  },
  {
    name: 'is_on',
    label: 'Rule',
    choices: [
      { value: 'off', name: 'Off' },
      { value: 'on', name: 'On' },
    ],
    hint: 'It counts before your list of pincodes. To go by the list again, end the rule',
  },
  {
    name: 'box_hours',
    label: 'Hours the box keeps cold',
    inputMode: 'numeric',
    maxLength: 3,
    applies: hasBox,
    hint: `Goods must arrive ${COLD_MARGIN_HOURS} hours before that`,
  },
  {
    name: 'valid_from',
    label: 'First day',
    day: true,
    hint: 'Today: from this minute. Orders placed stand',
  },
  WHY,
]

function problems(values: Values): FieldProblem<Name>[] {
  const { least, most } = COLD_BOX_HOURS
  const hours = values.box_hours.trim()
  const fits = /^\d{1,3}$/.test(hours) && Number(hours) >= least && Number(hours) <= most
  return [
    ...(PINCODE_PREFIX.test(values.prefix.trim())
      ? []
      : [{ field: 'prefix' as const, message: 'Enter one to six digits, the first not 0' }]),
    ...(hasBox(values) && hours !== '' && !fits
      ? [{ field: 'box_hours' as const, message: `Enter whole hours from ${least} to ${most}` }]
      : []),
    ...dayProblems<Name>('valid_from', values.valid_from),
    ...reasonProblems<Name>('reason', values.reason),
  ]
}

function useChanged(words: string, onClose: () => void) {
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      ['staffListPlaceRules', 'staffLookUpPincode'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  return {
    onSuccess: () => {
      showAlert(1, words)
      onClose()
      return again()
    },
    onError: () => void again(),
  }
}

/** Sets a rule for pincodes from a day on. */
export function RuleForm({
  data,
  prefix,
  onClose,
}: {
  data: PlaceRules
  prefix: string
  onClose: () => void
}) {
  const set = useCall('staffSetPlaceRule', useChanged('The rule is saved', onClose))
  return (
    <RecordForm
      id="place-rule"
      title="New rule"
      action="Save the rule"
      fields={FIELDS}
      initial={{
        kind: 'service',
        prefix,
        is_on: 'off',
        box_hours: '72',
        valid_from: data.today,
        reason: '',
      }}
      check={problems}
      send={(values) =>
        sendBy(set, {
          body: {
            kind: PLACE_RULE_KINDS.find((kind) => kind === values.kind) ?? 'service',
            pincode_prefix: values.prefix.trim(),
            is_on: values.is_on === 'on',
            box_hours: hasBox(values) ? Number(values.box_hours) : null,
            valid_from: values.valid_from,
            reason: values.reason.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}

/** Ends a rule before a day. */
export function EndRuleForm({
  data,
  rule,
  onClose,
}: {
  data: PlaceRules
  rule: PlaceRule
  onClose: () => void
}) {
  const end = useCall('staffEndPlaceRule', useChanged('The rule ends', onClose))
  const { kind, pincode_prefix: prefix } = rule
  return (
    <RecordForm
      id="end-place-rule"
      title={`End: ${PLACE_RULES[kind].name}, ${placeWords(prefix)}`}
      action="End the rule"
      fields={[
        {
          name: 'valid_from',
          label: 'First day without it',
          day: true,
          hint: 'Then a rule of fewer digits holds, or your list of pincodes',
        },
        WHY,
      ]}
      initial={{ valid_from: data.today, reason: '' }}
      check={(values) => [
        ...dayProblems<'valid_from' | 'reason'>('valid_from', values.valid_from),
        ...reasonProblems<'valid_from' | 'reason'>('reason', values.reason),
      ]}
      send={(values) =>
        sendBy(end, {
          body: {
            kind,
            pincode_prefix: prefix,
            valid_from: values.valid_from,
            reason: values.reason.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
