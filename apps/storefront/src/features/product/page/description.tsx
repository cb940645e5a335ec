import { truncate } from '@upchar/kernel/text'
import { useState } from 'react'

/**
 * UI-15: truncated at 300 characters, with 'Read more'. Without scripts the whole text is shown.
 */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const short = truncate(text)
  const cut = short !== text.trim()
  return (
    <section aria-labelledby="about" className="flex flex-col items-start gap-2">
      <h2 id="about" className="text-h2 font-semibold">
        About this product
      </h2>
      <p className={cut && !open ? 'max-w-text noscript:hidden' : 'max-w-text whitespace-pre-line'}>
        {cut && !open ? short : text}
      </p>
      {cut && !open ? (
        <p className="hidden max-w-text whitespace-pre-line noscript:block">{text}</p>
      ) : null}
      {cut ? (
        <button
          type="button"
          aria-expanded={open}
          className="min-h-11 font-semibold text-link underline noscript:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      ) : null}
    </section>
  )
}
