import { CATALOGUE_COLUMNS } from '@upchar/kernel/catalogue-columns'
import type { CatalogueColumn } from '@upchar/kernel/catalogue-columns'
import { plural } from '@upchar/kernel/text'
import { Disclosure } from '@upchar/ui/disclosure'
import { Select } from '@upchar/ui/field'
import type { CatalogueFile } from './catalogue-files.tsx'

type Heading = CatalogueFile['headings'][number]
/** What staff choose that headings mean; null: left out. */
export type Columns = Readonly<Record<string, CatalogueColumn | null>>

/** A guess is shown as a question: whoever checks has to answer it. */
const OPEN = '?'
const LEFT_OUT = ''

const valueOf = ({ heading, column, how }: Heading, chosen: Columns) =>
  chosen[heading] === undefined
    ? how === 'open'
      ? OPEN
      : (column ?? LEFT_OUT)
    : (chosen[heading] ?? LEFT_OUT)

const isColumn = (text: string): text is CatalogueColumn =>
  CATALOGUE_COLUMNS.some((column) => column === text)

/** Every heading with what it means from now on. */
export const meaningsOf = ({ headings }: CatalogueFile, chosen: Columns) =>
  headings.map(({ heading, column }) => ({
    heading,
    column: chosen[heading] === undefined ? column : chosen[heading],
  }))

const HINT: Partial<Record<Heading['how'], string>> = {
  remembered: 'As last time',
  open: 'It may be the price, or something else',
}

const idOf = (index: number) => `heading-${index}`

/** Focuses the first heading that nobody has said the meaning of; false: there is none. */
export function focusOpen(file: CatalogueFile, chosen: Columns): boolean {
  const index = file.headings.findIndex((one) => valueOf(one, chosen) === OPEN)
  document.getElementById(idOf(index))?.focus()
  return index >= 0
}

/** What the headings of a file mean. Folded away where nothing has to be settled. */
export function FileColumns({
  file,
  chosen,
  isAsked,
  onChoose,
}: {
  file: CatalogueFile
  chosen: Columns
  /** Somebody wants to go on: what is open is said to be missing. */
  isAsked: boolean
  onChoose: (heading: string, column: CatalogueColumn | null) => void
}) {
  if (file.headings.length === 0) return null
  const used = file.headings.filter((one) => valueOf(one, chosen) !== LEFT_OUT).length
  return (
    <Disclosure
      title={`Columns of the file: ${used} of ${plural(file.headings.length, 'heading')} used`}
      open={file.state === 'unmapped'}
      className="w-full"
    >
      <p className="max-w-text text-body-sm text-text-muted">
        What you choose is remembered for the next file with these headings.
      </p>
      <ul className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {file.headings.map((one, index) => {
          const value = valueOf(one, chosen)
          const hint = chosen[one.heading] === undefined ? HINT[one.how] : undefined
          return (
            <li key={one.heading} className="min-w-0">
              <Select
                id={idOf(index)}
                label={one.heading}
                value={value}
                {...(hint !== undefined && { hint })}
                {...(isAsked && value === OPEN && { error: `Choose a column for ${one.heading}` })}
                onChange={({ currentTarget }) =>
                  onChoose(one.heading, isColumn(currentTarget.value) ? currentTarget.value : null)
                }
              >
                {value === OPEN ? <option value={OPEN}>Choose…</option> : null}
                <option value={LEFT_OUT}>Leave out</option>
                {CATALOGUE_COLUMNS.map((column) => (
                  <option key={column} value={column}>
                    {column.replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
