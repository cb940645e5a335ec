import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { today } from '../../kit/format.ts'
import { REASON_LONGEST } from '../../kit/offer-words.ts'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import {
  bodyOf,
  draftOf,
  draftProblems,
  FIELDS,
  ofForm,
  previewBody,
  previewProblems,
} from './draft.ts'
import { PreviewPanel } from './preview-panel.tsx'
import type { Lists, Preview } from './words.ts'

type FormProps = {
  types: Lists['types']
  revision: string
  /** The list that is changed. */
  known: Answer<'staffGetPriceList'> | undefined
}

function useListForm({ revision, known }: FormProps) {
  const form = useForm({
    id: 'price-list',
    fields: FIELDS,
    initial: () => draftOf(today(), known),
  })
  const [preview, setPreview] = useState<Preview>()
  const go = useGo()
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      ['staffListPriceLists', 'staffGetPriceList'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const set = useCall('staffSetPriceList', {
    onSuccess: ({ list }) => {
      showAlert(1, `${list.name} is set.`)
      go(href.priceLists(), { replace: true, saved: true })
      return again()
    },
    onError: () => void again(),
  })
  const look = useCall('staffPreviewPriceList', { onSuccess: setPreview })
  const answered = async <T,>(sent: ReturnType<typeof sendBy<unknown, T>>) => {
    const result = await sent
    return result.ok ? result : { ...result, problems: ofForm(result.problems) }
  }
  const saving = useSend(form, {
    read: () => form.values,
    check: (draft) => draftProblems(draft, today()),
    send: (draft) => answered(sendBy(set, { body: bodyOf(draft, revision) })),
  })
  const looking = useSend(form, {
    read: () => form.values,
    check: (draft) => previewProblems(draft, today()),
    send: (draft) => answered(sendBy(look, { body: previewBody(draft) })),
  })
  const { name, rows, reason } = form.values
  const unsaved = known === undefined ? name !== '' || rows !== '' : reason !== ''
  return {
    form,
    preview,
    unsaved,
    busy: saving.busy,
    looking: looking.busy,
    onSubmit: saving.onSubmit,
    onLook: () => void looking.submit(form.values),
  }
}
type Form = ReturnType<typeof useListForm>['form']

/** The form of a price list; beside it what buyers will see. */
export function ListForm(props: FormProps) {
  const { form, preview, busy, looking, onSubmit, onLook, unsaved } = useListForm(props)
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormProblems form={form} />
        <LeaveGuard unsaved={unsaved} />
        <BuyersPanel form={form} types={props.types} />
        <Panel title="Prices">
          <TextArea
            {...form.text('rows')}
            label="SKU and price, one product a line"
            hint="In rupees with GST, such as GLV-M, 89.50. You can paste two columns of a spreadsheet or a CSV. Prescription medicines and vaccines can’t be listed."
            rows={10}
            maxLength={60_000}
          />
        </Panel>
        <TimePanel form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PreviewPanel preview={preview} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <LinkButton look="outline" href={href.priceLists()}>
            Cancel
          </LinkButton>
          <Button look="outline" busy={looking} onClick={onLook}>
            Preview
          </Button>
          <Button type="submit" busy={busy}>
            Set the price list
          </Button>
        </div>
      </div>
    </form>
  )
}

function BuyersPanel({ form, types }: { form: Form; types: Lists['types'] }) {
  const chosen = form.values.business_types
  const { id, error } = form.field('business_types')
  return (
    <Panel title="Name and buyers">
      <div className="flex flex-col gap-4">
        <TextInput
          {...form.text('name')}
          label="Name"
          hint="For staff. A list of this name that runs or is planned is replaced"
          autoComplete="off"
          maxLength={80}
        />
        <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="mb-1 text-body-sm font-medium">
            Business types with an approved KYC
          </legend>
          <FieldError id={id} error={error} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            {types.map((type) => (
              <Checkbox
                key={type.id}
                label={type.name}
                checked={chosen.includes(type.id)}
                onChange={({ currentTarget: { checked } }) =>
                  form.change({
                    business_types: checked
                      ? [...chosen, type.id]
                      : chosen.filter((one) => one !== type.id),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Panel>
  )
}

function TimePanel({ form }: { form: Form }) {
  const { values, change } = form
  const day = (name: 'first_day' | 'last_day') => ({
    ...form.field(name),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <Panel title="When, and why">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <DayInput {...day('first_day')} label="First day" min={today()} />
          <DayInput
            {...day('last_day')}
            label="Last day"
            optional
            min={values.first_day || today()}
          />
        </div>
        <TextArea
          {...form.text('reason')}
          label="Why"
          hint="For the record. Buyers don’t see it"
          rows={2}
          maxLength={REASON_LONGEST}
        />
      </div>
    </Panel>
  )
}
