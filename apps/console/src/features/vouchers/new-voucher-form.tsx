import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { problemsOf as problemsIn } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { today } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { useGo } from '../../kit/use-go.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { BuyerReads } from './buyer-reads.tsx'
import {
  bodyOf,
  DRAFT_FIELDS,
  draftProblems,
  freshDraft,
  isSameDraft,
  problemsAfter,
} from './draft.ts'
import type { Draft } from './draft.ts'
import { DraftFields } from './draft-fields.tsx'
import { BearerWords } from './money.tsx'
import { costWords, promiseOf, sellerOf } from './preview.ts'
import type { Seller } from './words.ts'

type Refused = ReturnType<typeof problemsIn<keyof Draft>>

/** Creates a voucher and opens it in the list. */
function useMakeVoucher(onRefused: (problems: Refused) => void) {
  const go = useGo()
  const client = useQueryClient()
  return useCall('staffMakeVoucher', {
    onSuccess: ({ voucher }) => {
      showAlert(
        1,
        `${voucher.code} is created.${voucher.state === 'planned' ? '' : ' Buyers can use it at once.'}`,
      )
      go(href.vouchers({ voucher: voucher.code }), { replace: true, saved: true })
      return client.invalidateQueries({ queryKey: ['staffListVouchers'] })
    },
    onError: ({ error }) => {
      const refused = problemsIn(DRAFT_FIELDS, error.fields)
      if (refused.length > 0) onRefused(refused)
    },
  })
}

/** A voucher's draft: validated, confirmed, then created. */
function useVoucherForm() {
  const form = useForm({
    id: 'voucher',
    fields: DRAFT_FIELDS,
    initial: () => freshDraft(today()),
  })
  const [fresh] = useState(form.values)
  const { values: draft, attempt } = form
  const [asking, setAsking] = useState(false)
  const make = useMakeVoucher((refused) => {
    setAsking(false)
    form.stop(refused)
  })
  const set = (change: Partial<Draft>) => {
    form.change(change)
    if (attempt > 0)
      form.setProblems((known) => problemsAfter(known, draft, { ...draft, ...change }, today()))
  }
  const { onSubmit } = useSend(form, {
    read: () => draft,
    check: (values) => draftProblems(values, today()),
    send: async () => {
      make.reset()
      setAsking(true)
      return { ok: true, data: null }
    },
  })
  return {
    form,
    draft,
    unsaved: !isSameDraft(draft, fresh),
    set,
    make,
    asking,
    cancel: () => setAsking(false),
    onSubmit,
  }
}

/** The form of a new voucher, with a preview for the buyer beside it. */
export function NewVoucherForm({ sellers }: { sellers: readonly Seller[] }) {
  const { form, draft, unsaved, set, make, asking, cancel, onSubmit } = useVoucherForm()
  const code = cleanVoucherCode(draft.code)
  const promise = promiseOf(draft, sellers)
  const reads = promise ? (
    <BuyerReads code={code} {...promise} />
  ) : (
    <p className="text-body-sm text-text-muted">
      Enter the discount and the last day to see a preview.
    </p>
  )
  const cost = <Cost draft={draft} sellers={sellers} />
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormProblems form={form} />
        <LeaveGuard unsaved={unsaved} />
        <DraftFields
          draft={draft}
          problems={form.errors}
          sellers={sellers}
          today={today()}
          onChange={set}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <Panel title="What the buyer will see">{reads}</Panel>
        <Panel title="Who pays">
          <div className="flex flex-col gap-3 text-body-sm">{cost}</div>
        </Panel>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <LinkButton look="outline" href={href.vouchers()}>
            Cancel
          </LinkButton>
          <Button type="submit">Create voucher</Button>
        </div>
      </div>
      {asking ? (
        <Confirm
          title={`Create ${code}?`}
          action="Create voucher"
          busy={make.isPending}
          problem={make.error?.message}
          onConfirm={() => make.mutate({ body: bodyOf(draft) })}
          onClose={cancel}
        >
          {reads}
          {cost}
          <Notice tone="warning">
            The terms can’t be changed later. To change them, end the voucher and create another
            with a new code.
          </Notice>
        </Confirm>
      ) : null}
    </form>
  )
}

function Cost({ draft, sellers }: { draft: Draft; sellers: readonly Seller[] }) {
  return (
    <>
      <p>
        <BearerWords seller={sellerOf(draft, sellers)} />
      </p>
      <p>{costWords(draft)}</p>
    </>
  )
}
