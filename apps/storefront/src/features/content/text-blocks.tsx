import type { Answer } from '@upchar/contract/schema/endpoints'
import { InfoIcon } from '@upchar/ui/icons'
import { Picture } from '../pictures/index.ts'

export type Block = Answer<'getArticle'>['article']['blocks'][number]

const isContact = /([\w.+-]+@[\w.-]+\.\w+)/

/** Turns email addresses into links. */
function Words({ text }: { text: string }) {
  const parts = text.split(isContact)
  if (parts.length === 1) return text
  // The parts never change their order.
  // eslint-disable-next-line react/no-array-index-key
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function TableBlock({
  head,
  rows,
}: {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    // A scrolling region must be reachable by keyboard.
    <section
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`Table: ${head.join(', ')}`}
      className="overflow-x-auto rounded-md border border-border bg-surface"
    >
      <table className="w-full border-collapse text-body-sm">
        <thead>
          <tr className="bg-panel text-left">
            {head.map((name) => (
              <th key={name} scope="col" className="p-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className="border-t border-border align-top">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row" className="p-3 text-left font-medium">
                    <Words text={cell} />
                  </th>
                ) : (
                  <td key={head[index]} className="p-3">
                    <Words text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BlockView({ block, level }: { block: Block; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'heading':
      return (
        <Heading
          className={level === 2 ? 'mt-4 text-h2 font-semibold' : 'mt-2 text-h3 font-semibold'}
        >
          {block.text}
        </Heading>
      )
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <TableBlock head={block.head} rows={block.rows} />
    case 'note':
      return (
        <p className="flex gap-3 rounded-md bg-info-bg p-4">
          <InfoIcon size={20} className="mt-0.5 shrink-0 text-info" aria-hidden="true" />
          <span>
            <Words text={block.text} />
          </span>
        </p>
      )
    case 'picture':
      return (
        <Picture
          base={`/img/b/${encodeURIComponent(block.image)}`}
          widths={[800, 2000]}
          sizes="(min-width: 48rem) 44rem, 100vw"
          width={2000}
          height={800}
          alt={block.alt}
          loading="lazy"
          className="aspect-[5/2] w-full rounded-lg object-cover"
        />
      )
    case 'links':
      return (
        <ul className="flex flex-wrap gap-x-5">
          {block.items.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )
  }
}

/** The content of a text page; `level` is the level of its headings. */
export function TextBlocks({ blocks, level = 2 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      {/* The blocks never change their order. */}
      {/* eslint-disable-next-line react/no-array-index-key */}
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} level={level} />
      ))}
    </div>
  )
}
