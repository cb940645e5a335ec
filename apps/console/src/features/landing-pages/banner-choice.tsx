import { useId, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { UndoIcon } from '@upchar/ui/icons'
import { DeletePicture } from './delete-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { Picture } from './picture-choice.tsx'
import { UploadPicture } from './upload-picture.tsx'

type Data = Answer<'staffListLandingPages'>
/** The banner's picture and its alternative text. */
export type Shown = { image: string; alt: string }

/** Whether a picture was uploaded, and so needs alternative text. */
export const isUploaded = ({ uploaded }: Pick<Data, 'uploaded'>, key: string): boolean =>
  uploaded.some((picture) => picture.key === key)

type Props = {
  data: Data
  standard: string
  shown: Shown
  altField: { id: string; name: string; error: string | undefined }
  onChange: (shown: Shown) => void
}

/** Chooses a banner's picture: an illustration of the shop, or an uploaded one. */
export function BannerChoice({ data, standard, shown, altField, onChange }: Props) {
  const uploadId = useId()
  const [deleting, setDeleting] = useState<Picture>()
  const choose = (image: string) => onChange({ image, alt: image === shown.image ? shown.alt : '' })
  return (
    <div className="flex flex-col gap-3">
      <PictureChoice
        legend="Illustrations"
        pictures={data.banners}
        chosen={shown.image}
        onChoose={choose}
      />
      {data.uploaded.length > 0 ? (
        <PictureChoice
          legend="Your own pictures"
          pictures={data.uploaded}
          chosen={shown.image}
          onChoose={choose}
          onDelete={setDeleting}
        />
      ) : null}
      <UploadPicture id={uploadId} onUploaded={(image) => onChange({ image, alt: '' })}>
        {shown.image === standard ? null : (
          <Button look="quiet" onClick={() => choose(standard)}>
            <UndoIcon size={16} aria-hidden="true" /> Use the illustration
          </Button>
        )}
      </UploadPicture>
      {isUploaded(data, shown.image) ? (
        <TextInput
          {...altField}
          label="What the picture shows"
          hint="Read aloud to people who can’t see it"
          maxLength={160}
          value={shown.alt}
          onChange={(event) => onChange({ ...shown, alt: event.target.value })}
        />
      ) : null}
      {deleting ? (
        <DeletePicture
          picture={deleting}
          pages={data.pages}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined)
            if (shown.image === deleting.key) choose(standard)
            document.getElementById(uploadId)?.focus()
          }}
        />
      ) : null}
    </div>
  )
}
