import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useGo } from '../../kit/use-go.ts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { draftOf, draftProblems, factsOf, fieldsOf, freshDraft, freshVariant } from './draft.ts'
import type { Draft, Facts, Product, VariantDraft } from './draft.ts'
import { changesOf, rebased, restored } from './merge.ts'

export type Editor = ReturnType<typeof useEditor>
export type Choices = Answer<'staffGetProductChoices'>

/** Saves or creates, and keeps what the console shows up to date. */
function useSave(product: Product | null, onSaved: (saved: Product) => void) {
  const client = useQueryClient()
  const go = useGo()
  const done = ({ product: saved }: { product: Product }) => {
    client.setQueryData(['staffGetProduct', { params: { id: saved.id } }], {
      success: true,
      product: saved,
    })
    for (const list of ['staffListProducts', 'staffListProductVersions', 'staffListWaitingGoods'])
      void client.invalidateQueries({ queryKey: [list] })
    const title = saved.facts.title
    showAlert(
      1,
      saved.state === 'on_sale'
        ? `${title} is saved. Buyers see it within seconds.`
        : `${title} is saved as a draft.`,
      saved.state === 'on_sale' ? { action: { label: 'Open', href: saved.href } } : {},
    )
    if (product === null) go(href.product(saved.id), { replace: true, saved: true })
    else onSaved(saved)
  }
  const onError = (problem: unknown) => {
    if (isRefusal(problem, 'changed_meanwhile'))
      void client.invalidateQueries({ queryKey: ['staffGetProduct'] })
  }
  return {
    save: useCall('staffSaveProduct', { onSuccess: done, onError }),
    create: useCall('staffCreateProduct', { onSuccess: done }),
  }
}

/** A product while it is edited: saved, undone, restored, or put on top of a colleague’s. */
export function useEditor(product: Product | null, choices: Choices) {
  const { may } = useMe()
  const [base, setBase] = useState(product)
  const [confirmed, setConfirmed] = useState(false)
  const [newFamily, setNewFamily] = useState(false)
  const [sellerId, setSellerId] = useState(choices.sellers[0]?.id ?? 0)
  const fields = useForm<Draft, string>({
    id: 'product',
    fields: [],
    initial: () => (product === null ? freshDraft() : draftOf(product.facts)),
  })
  const draft = fields.values
  const form = { ...fields, fields: fieldsOf(draft) }
  const baseDraft = base === null ? freshDraft() : draftOf(base.facts)
  const start = (next: Product) => {
    setBase(next)
    form.change(draftOf(next.facts))
    form.clear()
    setConfirmed(false)
  }
  const { save, create } = useSave(product, start)
  const words = {
    text: (problem: { message: string; error: { code: string } }) =>
      problem.error.code === 'changed_meanwhile' ? '' : problem.message,
  }
  const { busy, onSubmit } = useSend(form, {
    read: (data) => ({ publish: data.get('publish') === 'yes' }),
    check: () => draftProblems(draft),
    send: ({ publish }): Promise<SendResult<unknown>> => {
      const body = {
        facts: factsOf(draft),
        publish,
        class_confirmed: confirmed,
        new_family: newFamily,
      }
      return base === null
        ? sendBy(create, { body: { ...body, seller_id: sellerId } }, words)
        : sendBy(save, { params: { id: base.id }, body: { ...body, version: base.version } }, words)
    },
  })
  const changeVariant = (index: number, change: Partial<VariantDraft>) => {
    form.change({
      variants: draft.variants.map((one, i) => (i === index ? { ...one, ...change } : one)),
    })
    form.corrected(Object.keys(change).map((name) => `variants.${index}.${name}`))
  }
  return {
    product,
    base,
    stored: baseDraft,
    choices,
    draft,
    form,
    busy,
    onSubmit,
    mayChange: may('goods.change'),
    changes: changesOf(baseDraft, draft),
    overtaken: product !== null && product.version !== base?.version,
    confirmed,
    setConfirmed,
    newFamily,
    setNewFamily,
    sellerId,
    setSellerId,
    changeVariant,
    addVariant: () =>
      form.change({ variants: [...draft.variants, freshVariant(draft.variants.at(-1))] }),
    removeVariant: (index: number) =>
      form.change({ variants: draft.variants.filter((_, i) => i !== index) }),
    undo: () => {
      form.change(baseDraft)
      form.clear()
    },
    rebase: () => {
      if (product === null) return
      form.change(rebased(baseDraft, draft, draftOf(product.facts)))
      setBase(product)
      form.clear()
    },
    restore: (facts: Facts) => {
      form.change(restored(baseDraft, draftOf(facts)))
      form.clear()
    },
  }
}
