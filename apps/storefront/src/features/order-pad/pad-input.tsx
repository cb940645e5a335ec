import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { Button } from '@upchar/ui/button'
import { TextArea, TextInput } from '@upchar/ui/field'
import { useState } from 'react'
import { FileDrop } from '../../kit/file-drop.tsx'
import type { Pad } from './use-pad.ts'

const accepted = ['.xlsx', '.csv', '.txt', '.tsv']
const example = 'IV cannula 20G, 100\nGLV-1024\t5\nFoley catheter 16 Fr - 25 nos'

/** Three ways to bring lines: paste or type, scan, upload. */
export function PadInput({ pad }: { pad: Pad }) {
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const read = () => {
    if (text.trim() === '') return
    pad.addText(text)
    setText('')
  }
  return (
    <div className="grid gap-4 rounded-md border border-border bg-surface p-4 lg:grid-cols-2 lg:gap-6">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        <TextArea
          label="Paste or type your list"
          hint="A product a line: SKU, GTIN, part number or words, a comma, then the number of packs."
          rows={6}
          placeholder={example}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              read()
            }
          }}
        />
        <Button type="submit" busy={pad.reading} className="self-start">
          Read the list
        </Button>
      </form>
      <div className="flex flex-col gap-4">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const scanned = code.trim().slice(0, 200)
            if (scanned !== '') pad.scan(scanned)
            setCode('')
          }}
        >
          <TextInput
            label="Scan a barcode"
            hint="A scanner ends each code with Enter. Scan again for one more pack."
            autoComplete="off"
            enterKeyHint="enter"
            maxLength={200}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </form>
        <FileDrop
          accept={accepted}
          several={false}
          choose="Upload Excel or CSV"
          onChosen={([file]) => {
            if (file !== undefined) void pad.addFile(file)
          }}
        />
        <p className="text-caption text-text-muted">
          Up to {MOST_PAD_LINES} lines. A heading such as “Qty” says which column is the quantity.
        </p>
      </div>
    </div>
  )
}
