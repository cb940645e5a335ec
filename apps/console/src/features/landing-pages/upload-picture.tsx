import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { UploadIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { question, useUpload } from '../../shell/api/ask.ts'

function useUploadBanner(onUploaded: (key: string) => void) {
  const client = useQueryClient()
  return useUpload('staffUploadBanner', {
    onSuccess: ({ banner }) => {
      client.setQueryData(
        question('staffListLandingPages', {}).queryKey,
        (all) =>
          all && {
            ...all,
            uploaded: [banner, ...all.uploaded.filter(({ key }) => key !== banner.key)],
          },
      )
      onUploaded(banner.key)
      showAlert(1, 'The picture is uploaded. Describe it, then save.')
    },
  })
}

/** Uploads a picture and returns its key. `children` are shown beside the button. */
export function UploadPicture({
  id,
  onUploaded,
  children,
}: {
  id: string
  onUploaded: (key: string) => void
  children: ReactNode
}) {
  const picker = useRef<HTMLInputElement>(null)
  const upload = useUploadBanner(onUploaded)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) upload.mutate(file)
          }}
        />
        <Button
          id={id}
          look="outline"
          busy={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          <UploadIcon size={16} aria-hidden="true" /> Upload a picture
        </Button>
        {children}
        <p className="basis-full text-caption text-text-hint">
          JPEG, PNG or WebP, at least 1000 by 400 pixels, up to 5 MB. It is cropped to 5 : 2 around
          the centre.
        </p>
      </div>
      {upload.error ? (
        <Notice tone="danger" live>
          {upload.error.message}
        </Notice>
      ) : null}
    </>
  )
}
