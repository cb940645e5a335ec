import { expect, it } from 'vitest'
import { HELP_TOPICS, helpTopic, isHelpSubTopic } from './help-topics.ts'

it('ENGAGE-03 each topic goes to the desk of its kind', () => {
  const kindOf = (key: string) => helpTopic(key)?.kind
  expect([kindOf('product'), kindOf('order'), kindOf('account'), kindOf('none')]).toEqual([
    'question',
    'issue',
    'request',
    undefined,
  ])
})

it('ENGAGE-03 a sub-topic belongs to its own topic only', () => {
  expect(isHelpSubTopic('payment', 'refund')).toBe(true)
  expect(isHelpSubTopic('order', 'refund')).toBe(false)
  expect(isHelpSubTopic('none', 'refund')).toBe(false)
  for (const { key, subTopics } of HELP_TOPICS)
    for (const sub of subTopics) expect(isHelpSubTopic(key, sub.key)).toBe(true)
})
