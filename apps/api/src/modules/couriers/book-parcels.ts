import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { formatRupees, paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { bookWith, type Choose } from './book-with.ts'
import { courierOff, noneServes, tooDear } from './errors.ts'
import { keepsCold } from './parcel-to-book.ts'

type Booked = Answer<'staffBookParcels'>['results'][number]

/** So many at a time: a courier's API limits its callers. */
const together = 4

/** The cheapest courier that keeps cold goods cold, within what staff would pay for a parcel. */
const cheapest =
  (mostPaise: number): Choose =>
  (rates, { coldHours }) => {
    const [rate] = rates
      .filter(({ days }) => coldHours === null || keepsCold(coldHours, days))
      .toSorted((a, b) => a.costPaise - b.costPaise || a.courierId - b.courierId)
    if (rate === undefined) return noneServes()
    return rate.costPaise > mostPaise
      ? tooDear(formatRupees(rate.costPaise), formatRupees(mostPaise))
      : ok(rate)
  }

async function bookOne(
  context: Context,
  staffId: string,
  { id, version }: Body<'staffBookParcels'>['parcels'][number],
  mostPaise: number,
): Promise<{ answer: Booked; isAway: boolean }> {
  const booked = await bookWith(context, staffId, id, {
    version,
    isAnswer: () => true,
    choose: cheapest(mostPaise),
  })
  if (!booked.ok) {
    const { code, message } = booked.error
    return { answer: { id, message, booked: null }, isAway: code === 'courier_unavailable' }
  }
  const { courier, costPaise, awb } = booked.value
  const cost = paiseToRupees(costPaise)
  return { answer: { id, message: null, booked: { courier, cost, awb } }, isAway: false }
}

/**
 * Books several packed parcels, each with the cheapest courier that suits it, whole or not at all: what is wrong with one doesn't hold up
 * the others, and is told beside it (OPS-02). A parcel that is booked already answers with its AWB, so a repeat books nothing twice.
 */
export async function bookParcels(
  context: Context,
  staffId: string,
  { parcels, most_cost: most }: Body<'staffBookParcels'>,
): Promise<HandlerResult<'staffBookParcels'>> {
  if (context.courier === undefined) return courierOff()
  const mostPaise = wireToPaise(most)
  const wanted = [...new Map(parcels.map((one) => [one.id, one])).values()]
  const results: Booked[] = []
  for (let first = 0; first < wanted.length; first += together) {
    // oxlint-disable-next-line no-await-in-loop
    const tried = await Promise.all(
      wanted.slice(first, first + together).map((one) => bookOne(context, staffId, one, mostPaise)),
    )
    results.push(...tried.map(({ answer }) => answer))
    // A courier that answers none of them would keep staff waiting for each of the others.
    if (!tried.every(({ isAway }) => isAway)) continue
    const message = tried[0]?.answer.message ?? null
    results.push(...wanted.slice(first + together).map(({ id }) => ({ id, message, booked: null })))
    break
  }
  return ok({ success: true, results })
}
