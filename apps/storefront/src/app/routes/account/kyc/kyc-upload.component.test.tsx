import { describe, expect, it } from 'vitest'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import { fakeUploads } from '@upchar/testkit/browser/fake-uploads'
import { toast } from '@upchar/testkit/browser/toast'
import { file, certificate, form, openForm, main, dialog } from '../../../../testing/kyc-form.ts'

describe('uploading a document', () => {
  const add = main.getByRole('button', { name: 'Add a file: Registration certificate' })
  const upload = dialog('Registration certificate')
  const choose = upload.getByLabelText('Choose a file')
  const pdf = (name: string, size = 2000) =>
    new File([new Uint8Array(size)], name, { type: 'application/pdf' })
  const rows = upload.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  const files = main
    .getByRole('list', { name: 'Files of Registration certificate' })
    .getByRole('listitem')

  it('says the limits before choosing', async () => {
    fakeUploads()
    await openForm()
    await expect
      .element(main.getByText('PDF, JPEG or PNG, up to 100 KB each. At most 2 files.'))
      .toBeVisible()
  })

  it('shows the progress of a file, then the file in the form; the focus comes back', async () => {
    fakeUploads()
    const held = Promise.withResolvers<void>()
    const shop = await openForm(
      {},
      {
        uploadKycFile: async () => {
          await held.promise
          return {
            file: file('f-1', 'certificate.pdf'),
            document: 'registration_certificate',
            message: 'Uploaded',
          }
        },
      },
    )
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await expect
      .element(upload.getByRole('progressbar', { name: 'Uploading certificate.pdf' }))
      .toHaveAttribute('value', '50')
    held.resolve()
    await expect.element(rows).toMatchTextContent(/Uploaded/)
    await upload.getByRole('button', { name: 'Done' }).click()
    await expect.element(files).toHaveLength(1)
    await expect.element(add).toHaveFocus()
    expect(shop.calls('uploadKycFile').map(({ query }) => query)).toEqual([
      { document: 'registration_certificate', is_pharma: 'false' },
    ])
  })

  it.each([
    ['too large', pdf('big.pdf', 100 * 1024 + 1), /Choose one of at most 100 KB/],
    ['empty', pdf('empty.pdf', 0), /This file is empty/],
    ['of another kind', new File(['x'], 'notes.txt', { type: 'text/plain' }), /PDF, JPEG or PNG/],
  ])('sends no file that is %s, and says why beside it', async (_, bad, words) => {
    fakeUploads()
    const shop = await openForm()
    await add.click()
    await choose.upload(bad)
    await expect.element(rows).toMatchTextContent(words)
    expect(shop.names()).not.toContain('uploadKycFile')
  })

  it('sends no more files than there is room for', async () => {
    fakeUploads()
    let sent = 0
    const shop = await openForm(
      {},
      {
        uploadKycFile: () => {
          sent += 1
          return {
            file: file(`f-${sent}`, `${sent}.pdf`),
            document: 'registration_certificate',
            message: 'Uploaded',
          }
        },
      },
    )
    await add.click()
    await choose.upload([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')])
    await expect.element(rows.last()).toMatchTextContent(/Not uploaded: at most 2 here/)
    await expect.poll(() => shop.calls('uploadKycFile').length).toBe(2)
    await expect.element(choose).not.toBeInTheDocument()
  })

  it('says why the server refuses a file; only a lost one can be tried again', async () => {
    fakeUploads()
    let lost = false
    await openForm(
      {},
      {
        uploadKycFile: () =>
          lost ? away() : refuse('file_active', 'This PDF has scripts. Upload one without.'),
      },
    )
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await expect.element(rows).toMatchTextContent(/This PDF has scripts/)
    expect(rows.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    lost = true
    await choose.upload(pdf('second.pdf'))
    await expect.element(rows.last().getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(rows.last()).toMatchTextContent(/Check your connection/)
  })

  it('stops a file on its way', async () => {
    fakeUploads()
    await openForm({}, { uploadKycFile: () => new Promise(() => undefined) })
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await upload.getByRole('button', { name: 'Stop sending certificate.pdf' }).click()
    await expect.element(upload.getByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument()
  })

  it('deletes a file, and keeps it when that fails', async () => {
    let down = true
    const withFile = form()
    withFile.sections[0]?.choices[0]?.documents.splice(
      0,
      1,
      certificate({ files: [file('f-1', 'certificate.pdf')] }),
    )
    await openForm(withFile, {
      deleteKycFile: () => (down ? broken() : { message: 'File deleted' }),
    })
    const remove = main.getByRole('button', { name: 'Delete certificate.pdf' })
    await remove.click()
    await expect.element(toast('Something went wrong')).toBeVisible()
    await expect.element(files).toHaveLength(1)
    down = false
    await remove.click()
    await expect.element(toast('File deleted')).toBeVisible()
    await expect.element(remove).not.toBeInTheDocument()
  })
})
