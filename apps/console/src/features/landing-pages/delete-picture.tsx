import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { bannerSrc } from './banner.tsx'

type Data = Answer<'staffListLandingPages'>
type Props = {
  picture: Data['uploaded'][number]
  pages: Data['pages']
  onClose: () => void
  onDeleted: () => void
}

const { queryKey } = question('staffListLandingPages', {})

/** Deletes an uploaded picture, or lists the pages that use it. */
export function DeletePicture({ picture, pages, onClose, onDeleted }: Props) {
  const client = useQueryClient()
  const remove = useCall('staffDeleteBanner', {
    onSuccess: () => {
      client.setQueryData(
        queryKey,
        (all: Data | undefined) =>
          all && { ...all, uploaded: all.uploaded.filter(({ key }) => key !== picture.key) },
      )
      showAlert(1, `${picture.name} is deleted.`)
      onDeleted()
    },
    // Somebody has used or deleted it since this page was loaded.
    onError: (problem) => {
      if (isRefusal(problem, 'picture_in_use') || isRefusal(problem, 'picture_unknown'))
        void client.invalidateQueries({ queryKey })
    },
  })
  const shows = pages.filter(({ banner_image: image }) => image === picture.key)
  const preview = (
    <img
      src={bannerSrc(picture.key)}
      alt=""
      width={800}
      height={320}
      className="w-full rounded-md bg-panel"
    />
  )
  if (shows.length > 0) {
    return (
      <InUse pages={shows} onClose={onClose}>
        {preview}
      </InUse>
    )
  }
  return (
    <Confirm
      title={`Delete ${picture.name}?`}
      action="Delete the picture"
      danger
      busy={remove.isPending}
      problem={remove.error?.message}
      onConfirm={() => remove.mutate({ params: { key: picture.key } })}
      onClose={onClose}
    >
      {preview}
      <p>
        No page uses it. All its sizes are deleted and can’t be restored; you can upload it again.
      </p>
    </Confirm>
  )
}

function InUse({
  pages,
  onClose,
  children,
}: {
  pages: readonly Data['pages'][number][]
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title="This picture is in use" onClose={onClose}>
      <div className="flex flex-col gap-3 text-body-sm">
        {children}
        <p>To delete it, choose another picture there first:</p>
        <ul className="flex flex-col gap-1">
          {pages.map(({ key, name }) => (
            <li key={key}>
              <a
                href={href.landingPage(key)}
                onClick={onClose}
                className="inline-flex min-h-8 items-center"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
