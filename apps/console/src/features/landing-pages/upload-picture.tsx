import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { FilePicker } from '../../kit/file-picker.tsx'
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
  const upload = useUploadBanner(onUploaded)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FilePicker
          id={id}
          label="Picture file"
          accept="image/jpeg,image/png,image/webp"
          look="outline"
          busy={upload.isPending}
          onFiles={([file]) => upload.mutate(file)}
        >
          Upload a picture
        </FilePicker>
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
