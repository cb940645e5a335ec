import type { SmsProvider } from './message.ts'

const timeoutMs = 10_000

/**
 * Hands a text message to the provider. Providers name their parameters differently and want the same facts: the
 * query of `SMS_URL` names the parameters, with a placeholder where a fact belongs, and is sent as a form, so that
 * keys and phones stay out of the logs of proxies. Throws unless the answer is 2xx: the job repeats it.
 */
export async function postSms(
  { url, sender, entity, template }: SmsProvider,
  { phone, text }: { phone: string; text: string },
): Promise<void> {
  const facts: Record<string, string> = { to: `91${phone}`, text, sender, entity, template }
  const { origin, pathname, searchParams } = new URL(url)
  const form = new URLSearchParams()
  for (const [name, value] of searchParams)
    form.append(
      name,
      value.replace(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole),
    )
  const answer = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
}
