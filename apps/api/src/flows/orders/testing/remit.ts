import type { Visitor } from '@upchar/testkit/world'

type Chances = { chance: () => number; upTo: (most: number) => number }

/**
 * A courier's list with these parcels, some named twice, one of nobody, with right and wrong amounts; recorded after its preview
 * (RET-06).
 */
export async function recordCashList(
  finance: Visitor,
  awbs: readonly string[],
  { chance, upTo }: Chances,
): Promise<{ status: number; body: unknown }> {
  const named = [...awbs, ...awbs.filter(() => chance() < 0.2), `NOBODY${upTo(1_000_000)}`]
  const guessed = (amounts: ReadonlyMap<string, number>) =>
    [
      'AWB,Amount,UTR',
      ...named.map((awb) => `${awb},${amounts.get(awb) ?? upTo(500)},UTR${upTo(1_000_000)}`),
    ].join('\n')
  const look = (text: string) =>
    finance.call('staffPreviewRemittance', { body: { file_name: 'list.csv', text } })
  // What a courier with perfect books would pay.
  const zero = await look(['AWB,Amount', ...awbs.map((awb) => `${awb},0`)].join('\n'))
  if (zero.status !== 200) return zero
  const due = new Map(
    zero.body.differences.flatMap((one): [string, number][] =>
      chance() < 0.7 ? [[one.awb, one.due]] : [],
    ),
  )
  const text = guessed(due)
  const seen = await look(text)
  if (seen.status !== 200) return seen
  return finance.call('staffRecordRemittance', {
    body: { file_name: 'list.csv', text, seen: seen.body.seen },
  })
}
