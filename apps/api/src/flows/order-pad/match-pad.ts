import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { optionText } from '@upchar/kernel/option-text'
import { ok } from '@upchar/kernel/result'
import {
  articlesOf,
  destinationOf,
  pincodeUnknown,
  type Article,
} from '../../modules/cart/index.ts'
import type { SearchHits } from '../../modules/catalogue/index.ts'
import { findExactCodes, searchGroups } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { judgeCode, judgeWords, mostGroups } from './judge-line.ts'
import type { Judged, PadGoods } from './model.ts'
import { selectPadGoods } from './store.ts'

type Line = Answer<'matchOrderPad'>['lines'][number]
type Choice = Line['choices'][number]

/** How each text was read. The codes of all and the products of all are one statement each; words are searched one after the other. */
export async function judgeTexts(
  context: Pick<Context, 'db' | 'changes'>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Judged>> {
  const different = [...new Set(texts)]
  const codes = await findExactCodes(context.db, different)
  const hits = new Map<string, SearchHits>()
  for (const text of different)
    if (!codes.has(text)) hits.set(text, await searchGroups(context, { text, limit: mostGroups }))
  const goods = await selectPadGoods(context.db, {
    groupIds: [...new Set([...hits.values()].flatMap(({ groupIds }) => groupIds))],
    variantIds: [...new Set([...codes.values()].flat())],
    namedSkus: [...codes.keys()].map((code) => code.trim().toLowerCase()),
  })
  const shown = goods.filter(({ isShown }) => isShown)
  const byGroup = Map.groupBy(shown, ({ groupId }) => groupId)
  const judge = (text: string): Judged => {
    const ids = codes.get(text)
    const found = hits.get(text)
    return ids !== undefined || found === undefined
      ? judgeCode(
          meantBy(
            text,
            goods.filter(({ variantId }) => ids?.includes(variantId)),
          ),
        )
      : judgeWords(text, found, byGroup)
  }
  return new Map(different.map((text) => [text, judge(text)]))
}

/** Lists and orders name the offer that they had, which stays though another one is better by now. */
function meantBy(code: string, goods: readonly PadGoods[]): readonly PadGoods[] {
  const named = goods.filter(({ sku }) => sku.toLowerCase() === code.trim().toLowerCase())
  return named.length > 0 ? named : goods.filter(({ isShown }) => isShown)
}

function choiceOf(
  { sku, title, optionLabel }: PadGoods,
  article: Article,
  optionName: (family: string) => string,
): Choice {
  const { row, stock, pricePaise, message, buying } = article
  return {
    sku_id: sku,
    title,
    option: optionText(optionName(row.family), optionLabel),
    slug: row.slug,
    brand: row.brand,
    pack_size: row.packSize,
    moq: Math.max(1, row.moq),
    max_oq: row.maxOq,
    price: pricePaise === null ? null : paiseToRupees(pricePaise),
    stock: stock.view,
    message,
    ...(buying && { buying }),
  }
}

/** Reads the lines of an order pad: for each the product that is meant, those to choose from, or why there is none. */
export async function matchPad(
  context: Context,
  shopper: Shopper,
  { lines, pincode }: Body<'matchOrderPad'>,
): Promise<HandlerResult<'matchOrderPad'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const judged = await judgeTexts(
    context,
    lines.map(({ text }) => text),
  )
  const skus = [...judged.values()].flatMap(({ goods }) => goods.map(({ sku }) => sku))
  const articles = await articlesOf(context.db, shopper, [...new Set(skus)], destination)
  return ok({
    success: true,
    lines: lines.map(({ text, quantity }): Line => {
      const { state, reason, goods } = judged.get(text) ?? {
        state: 'absent',
        reason: null,
        goods: [],
      }
      return {
        text,
        quantity,
        state,
        reason,
        choices: goods.flatMap((one) => {
          const article = articles.get(one.sku)
          return article === undefined ? [] : [choiceOf(one, article, destination.optionName)]
        }),
      }
    }),
  })
}
