import { useId, useRef } from 'react'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextArea } from '@upchar/ui/field'
import { UploadPicture } from '../landing-pages/index.ts'
import type { Editor } from './use-text.ts'

const FORMAT: readonly [string, string][] = [
  ['empty line', 'begins a paragraph'],
  ['## Words', 'a heading'],
  ['- Words', 'an entry of a list'],
  ['| A | B |', 'a row of a table; the first is its head'],
  ['> Words', 'a note in a box'],
  ['[Words](/offers)', 'a link to a page of this shop, on a line of its own'],
  ['![What it shows](key)', 'a picture; Upload inserts one'],
]

/** The body of a page in the plain format; pictures are uploaded into it. */
export function BodyField({ editor }: { editor: Editor }) {
  const { form } = editor
  const uploadId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** At the cursor, on a line of its own, with the description selected to be typed over. */
  const insertPicture = (key: string) => {
    const area = box.current?.querySelector('textarea')
    const at = area?.selectionEnd ?? form.values.blocks.length
    const before = form.values.blocks.slice(0, at).trimEnd()
    const lead = before === '' ? '' : `${before}\n\n`
    const words = 'What it shows'
    form.change({
      blocks: `${lead}![${words}](${key})\n\n${form.values.blocks.slice(at).trimStart()}`,
    })
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(lead.length + 2, lead.length + 2 + words.length)
    })
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      <TextArea
        {...form.text('blocks')}
        label="Words"
        hint="Plain text. HTML is shown as it is typed"
        rows={18}
        maxLength={60_000}
      />
      <UploadPicture id={uploadId} onUploaded={insertPicture}>
        {null}
      </UploadPicture>
      <Disclosure title="How to write headings, lists, tables and links">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-body-sm">
          {FORMAT.map(([typed, means]) => (
            <div key={typed} className="contents">
              <dt className="font-mono">{typed}</dt>
              <dd className="text-text-muted">{means}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
