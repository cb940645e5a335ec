import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LicenceGaps } from '../../../features/setup/index.ts'
import { show } from '@upchar/testkit/browser/show'

type Gap = Parameters<typeof LicenceGaps>[0]['gaps'][number]
const gap = (over: Partial<Gap>): Gap => ({
  seller_id: 1,
  seller: 'Konkan Surgicals',
  kind: 'ends_soon',
  form: '20B',
  number: 'MH-1',
  valid_until: '2026-12-24',
  product_class: null,
  offers: 0,
  ...over,
})
const panel = page.getByRole('region', { name: 'Licences to renew' })

describe('the licences to renew', () => {
  it('OPS-09 say per seller what ends, has ended, lacks its person or keeps goods off sale, as listed', async () => {
    await show(
      <LicenceGaps
        gaps={[
          gap({
            kind: 'missing',
            form: null,
            number: null,
            valid_until: null,
            product_class: 'DEV_C',
            offers: 2,
          }),
          gap({ kind: 'ended', form: '21B', number: 'MH-2', valid_until: '2026-11-20' }),
          gap({ number: 'MH-3', valid_until: '2026-12-01' }),
          gap({ form: 'MD-42', number: 'MH-4' }),
          gap({ kind: 'person_missing', number: 'MH-5', valid_until: null }),
        ]}
      />,
    )
    await expect.element(panel.getByText('5 entries')).toBeVisible()
    const said = panel
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
    const wanted = [
      /Konkan Surgicals .*: 2 articles without a licence in force.*Off sale$/,
      /Form 21B.* · MH-2, ended on 20 Nov 2026.*Ended$/,
      /Form 20B.* · MH-3, until 1 Dec 2026.*Ends soon$/,
      /MD-42.* · MH-4, until 24 Dec 2026.*Ends soon$/,
      /Form 20B.* · MH-5: enter it again with its pharmacist.*Person missing$/,
    ]
    expect(said).toHaveLength(wanted.length)
    for (const [index, words] of wanted.entries()) expect(said[index]).toMatch(words)
  })

  it('OPS-09 take no room while there are none', async () => {
    await show(<LicenceGaps gaps={[]} />)
    expect(panel.query()).toBeNull()
    expect(page.getByText(/Licences to renew/).query()).toBeNull()
  })
})
