import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { TextInput } from '@upchar/ui/field'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import { changesDone } from '../fetch-cart.ts'

type Made = Pick<Answer<'generateCartLink'>, 'link' | 'expires_at'>

/** Desktop Firefox, among others, has none. */
const hasShareSheet = (): boolean => 'share' in navigator

const toShare = (link: string) => ({ title: 'A cart for you', url: link })

/** Hands the link to the device's own share sheet, or else to the clipboard. What was done, in words. */
async function pass(link: string): Promise<string> {
  try {
    if (hasShareSheet()) {
      await navigator.share(toShare(link))
      return ''
    }
    await navigator.clipboard.writeText(link)
    return 'Link copied'
  } catch {
    // Dismissed, or not permitted: the link stands in the field.
    return ''
  }
}

/** Makes a link to the cart and passes it on (CART-19). A changed cart needs another: `key` it by its lines. */
export function ShareCart() {
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [said, setSaid] = useState('')
  const share = async (link: string) => setSaid(await pass(link))
  const make = async () => {
    setBusy(true)
    await changesDone()
    const result = await api('generateCartLink', { body: {} })
    setBusy(false)
    if (!result.ok) return setSaid(failureText(result))
    setMade(result.data)
    await share(result.data.link)
  }
  return (
    <div
      className={cx(
        'flex flex-col gap-2 text-body-sm noscript:hidden',
        made === null ? 'ml-auto' : 'basis-full',
      )}
    >
      {made ? (
        <>
          <TextInput
            label="Link to this cart"
            hint={`Can be opened until ${formatIstDate(made.expires_at)}. It has the products and quantities, and nothing about you.`}
            readOnly
            value={made.link}
            onFocus={(event) => event.target.select()}
          />
          <Button look="outline" onClick={() => void share(made.link)}>
            {hasShareSheet() ? 'Share link' : 'Copy link'}
          </Button>
        </>
      ) : (
        <Button look="quiet" busy={busy} onClick={() => void make()}>
          Share this cart
        </Button>
      )}
      <output className="block font-medium empty:hidden">{said}</output>
    </div>
  )
}
