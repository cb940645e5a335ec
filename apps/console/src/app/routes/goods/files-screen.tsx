import { CatalogueFiles, UploadCatalogue } from '../../../features/goods/index.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

/** Uploading a catalogue, and what became of the latest ones. */
export function CatalogueFilesScreen() {
  const { may } = useMe()
  return (
    <Page title="Catalogue files" back={{ href: href.waitingGoods(), name: 'Waiting goods' }}>
      {may('goods.change') ? <UploadCatalogue /> : null}
      <CatalogueFiles />
    </Page>
  )
}
