import { useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { Dialog } from '@upchar/ui/dialog'
import { MenuIcon } from '@upchar/ui/icons'
import { areaOf } from '../../shell/areas.ts'
import { brand } from '../../shell/brand.ts'
import { href } from '../../shell/hrefs.ts'
import { BrandMark } from '../../shell/page/brand-mark.tsx'
import { AreaLinks } from './area-links.tsx'
import { PersonLinks, PersonMenu } from './person-menu.tsx'

/** The menu at the left: wide from 1024 px, icons with labels from 640 px, behind a button on phones. */
export function Rail() {
  return (
    <>
      <header className="on-brand sticky top-0 z-header hidden h-dvh flex-col overflow-y-auto bg-rail text-on-brand sm:flex">
        <a
          href={href.start}
          className="flex min-h-14 items-center gap-2.5 px-4 text-on-brand no-underline max-lg:justify-center max-lg:px-0"
          aria-label={`${brand} console`}
        >
          <BrandMark className="size-7" />
          <span className="max-lg:hidden">
            <b className="text-h2">{brand}</b> <span className="text-on-brand-muted">Console</span>
          </span>
        </a>
        <AreaLinks narrow />
        <PersonMenu />
      </header>
      <TopBar />
    </>
  )
}

function TopBar() {
  const [open, setOpen] = useState(false)
  const here = areaOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <header className="on-brand sticky top-0 z-header flex min-h-14 items-center gap-2 bg-rail px-2 text-on-brand sm:hidden">
      <button
        type="button"
        className="grid size-11 place-items-center rounded-md"
        aria-label="Menu"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={22} aria-hidden="true" />
      </button>
      <BrandMark className="size-6" />
      <span className="font-semibold">{here?.name ?? `${brand} console`}</span>
      {open ? (
        <Dialog title="Menu" shape="side" onClose={() => setOpen(false)}>
          <div className="on-brand -m-4 flex min-h-[calc(100%+2rem)] flex-col bg-rail text-on-brand">
            <AreaLinks onGo={() => setOpen(false)} />
            <PersonLinks onGo={() => setOpen(false)} />
          </div>
        </Dialog>
      ) : null}
    </header>
  )
}
