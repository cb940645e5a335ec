import { isLocalPath } from './local-path.ts'
import { err, ok, type Result } from './result.ts'

/** A block of a text page, as the contract's TextBlock. */
export type MarkupBlock =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'links'; items: { name: string; href: string }[] }
  | { kind: 'picture'; image: string; alt: string }

/** Why a text can't be read: the line, counted from 1, and what to do. */
export type MarkupProblem = { readonly line: number; readonly message: string }

type Mark = 'heading' | 'list' | 'table' | 'note' | 'links' | 'picture' | 'text'
type Line = { mark: Mark; words: string; line: number }
type Read = Result<MarkupBlock, MarkupProblem>

const LINK = /^\[([^\]]+)\]\(([^)\s]*)\)$/
const PICTURE = /^!\[([^\]]*)\]\(([^)\s]*)\)$/
/** Beginnings of a line that mean something; a backslash before one makes it plain. */
const MARKED = /^(\\|#|- |\||> |\[|!\[)/

function markOf(line: string): [Mark, string] {
  if (line.startsWith('\\')) return ['text', line.slice(1)]
  if (line.startsWith('## ')) return ['heading', line.slice(3).trim()]
  if (line.startsWith('- ')) return ['list', line.slice(2).trim()]
  if (line.startsWith('> ')) return ['note', line.slice(2).trim()]
  if (line.startsWith('|')) return ['table', line]
  if (PICTURE.test(line)) return ['picture', line]
  if (LINK.test(line)) return ['links', line]
  return ['text', line]
}

/** Lines of one block: neighbours with the same mark; headings and pictures stand alone. */
function groupsOf(source: string): Line[][] {
  const groups: Line[][] = []
  let open: Line[] | undefined
  for (const [i, raw] of source.split('\n').entries()) {
    const trimmed = raw.trim()
    if (trimmed === '') {
      open = undefined
      continue
    }
    const [mark, words] = markOf(trimmed)
    const line = { mark, words, line: i + 1 }
    if (open?.[0]?.mark === mark && mark !== 'heading' && mark !== 'picture') open.push(line)
    else groups.push((open = [line]))
  }
  return groups
}

/** Cells of `| a | b |`; `\|` is a bar within a cell. */
const cellsOf = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function tableOf(lines: readonly Line[]): Read {
  const [first, ...others] = lines
  const head = cellsOf(first?.words ?? '')
  const line = first?.line ?? 1
  if (head.length < 2 || others.length === 0)
    return err({
      line,
      message: 'A table needs a line of headings and at least one more, with two columns or more.',
    })
  const rows: string[][] = []
  for (const row of others) {
    const cells = cellsOf(row.words)
    if (cells.length !== head.length)
      return err({ line: row.line, message: `This row needs ${head.length} cells.` })
    rows.push(cells)
  }
  return ok({ kind: 'table', head, rows })
}

function linksOf(lines: readonly Line[]): Read {
  const items: { name: string; href: string }[] = []
  for (const { words, line } of lines) {
    const [, name = '', href = ''] = LINK.exec(words) ?? []
    if (!isLocalPath(href))
      return err({ line, message: 'A link leads to a page of this shop: [Name](/path)' })
    items.push({ name, href })
  }
  return ok({ kind: 'links', items })
}

function pictureOf({ words, line }: Line): Read {
  const [, alt = '', image = ''] = PICTURE.exec(words) ?? []
  if (alt.trim() === '')
    return err({ line, message: 'Say what the picture shows: ![What it shows](picture)' })
  return ok({ kind: 'picture', image, alt: alt.trim() })
}

function blockOf(lines: readonly Line[]): Read {
  const [first] = lines
  const words = lines.map((line) => line.words)
  switch (first?.mark) {
    case 'heading':
      return ok({ kind: 'heading', text: first.words })
    case 'note':
      return ok({ kind: 'note', text: words.join(' ') })
    case 'list':
      return ok({ kind: 'list', items: words })
    case 'table':
      return tableOf(lines)
    case 'links':
      return linksOf(lines)
    case 'picture':
      return pictureOf(first)
    default:
      return ok({ kind: 'text', text: words.join(' ') })
  }
}

/**
 * Reads the plain format in which staff write pages: blank lines between paragraphs, `## Heading`, `- list`, `| table |`,
 * `> note`, `[link](/path)`, `![picture](key)`. Anything else is text: there is no HTML.
 */
export function readMarkup(source: string): Result<MarkupBlock[], MarkupProblem> {
  const blocks: MarkupBlock[] = []
  for (const group of groupsOf(source)) {
    const read = blockOf(group)
    if (!read.ok) return read
    blocks.push(read.value)
  }
  return blocks.length === 0 ? err({ line: 1, message: 'Write at least one line.' }) : ok(blocks)
}

const plain = (text: string): string => (MARKED.test(text) ? `\\${text}` : text)
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function written(block: MarkupBlock): string {
  switch (block.kind) {
    case 'text':
      return plain(block.text)
    case 'heading':
      return `## ${block.text}`
    case 'note':
      return `> ${block.text}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'table':
      return [row(block.head), ...block.rows.map(row)].join('\n')
    case 'links':
      return block.items.map(({ name, href }) => `[${name}](${href})`).join('\n')
    case 'picture':
      return `![${block.alt}](${block.image})`
  }
}

/** The inverse of {@link readMarkup}. */
export const writeMarkup = (blocks: readonly MarkupBlock[]): string =>
  blocks.map(written).join('\n\n')

function wordsOfBlock(block: MarkupBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' ')).join('\n')
    case 'links':
      return block.items.map((item) => item.name).join('\n')
    case 'picture':
      return block.alt
    default:
      return block.text
  }
}

/** All words of a text, as they are read on its page. */
export const wordsOfBlocks = (blocks: readonly MarkupBlock[]): string =>
  blocks.map(wordsOfBlock).join('\n')
