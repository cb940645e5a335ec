import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cx } from '@upchar/ui/cx'
import type { Gallery } from '@upchar/ui/gallery'

const modules = import.meta.glob<{ gallery: Gallery }>(
  '../../../packages/ui/src/**/*.gallery.tsx',
  { eager: true },
)
const galleries = Object.values(modules)
  .map(({ gallery }) => gallery)
  .toSorted((a, b) => a.title.localeCompare(b.title))
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

function Page() {
  return (
    <div className="mx-auto max-w-6xl p-4 lg:p-8">
      <header className="flex flex-col gap-3 pb-8">
        <h1 className="text-h1 font-bold">Gallery of parts</h1>
        <p className="text-body-sm text-text-muted">
          Every part of packages/ui with its states. Hover, focus and pressed are the real ones: use
          the pointer and Tab.
        </p>
        <nav aria-label="Parts" className="flex flex-wrap gap-x-4 gap-y-1 text-body-sm">
          {galleries.map(({ title }) => (
            <a key={title} href={`#${idOf(title)}`} className="py-1 underline">
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main className="flex flex-col gap-10">
        {galleries.map(({ title, states }) => (
          <section key={title} id={idOf(title)} aria-label={title} className="min-w-0">
            <h2 className="border-b border-border pb-2 text-h2 font-semibold">{title}</h2>
            <div
              className={cx(
                'grid gap-x-8 gap-y-6 pt-4',
                Object.keys(states).length > 1 && 'lg:grid-cols-2',
              )}
            >
              {Object.entries(states).map(([state, part]) => (
                <figure key={state} className="m-0 min-w-0">
                  <figcaption className="pb-2 text-caption text-text-hint">{state}</figcaption>
                  {part}
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
