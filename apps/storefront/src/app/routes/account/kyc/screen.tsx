import { AccountPage } from '../../../../features/account-layout/index.ts'
import { FormScreen, KycScreen } from '../../../../features/kyc/index.ts'
import type { Kyc, KycForm } from '../../../../features/kyc/index.ts'
import { href } from '../../../../shell/urls/hrefs.ts'
import { guard } from '../../../../shell/page/route-guard.ts'
import { returnUrlOf } from '../../../../shell/urls/return-url.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

/**
 * The screen that the address names; `unoffered` says why the form isn't available; `failed`: the
 * API call failed.
 */
type KycPage = { returnUrl: string | undefined } & (
  | { kyc: Kyc }
  | { form: KycForm }
  | { unoffered: string }
  | { failed: true }
)

export const title = (): string => 'Verification (KYC)'

export async function load(
  context: RouterContext,
  search: Record<string, unknown>,
  address: string,
): Promise<KycPage> {
  await guard(context, address)
  const returnUrl = returnUrlOf(search['returnUrl'])
  const failed = (): KycPage => {
    context.answer.status = 503
    return { returnUrl, failed: true }
  }
  const { step } = search
  if (step !== 'basic' && step !== 'pharma') {
    const result = await context.api('getMyKyc', {})
    return result.ok ? { returnUrl, kyc: result.data.kyc } : failed()
  }
  const result = await context.api('getKycFields', {
    query: { is_pharma: step === 'pharma' ? 'true' : 'false' },
  })
  if (result.ok) return { returnUrl, form: result.data }
  return result.kind === 'refused' ? { returnUrl, unoffered: result.error.message } : failed()
}

export function Screen() {
  const page = usePageData<KycPage>()
  if ('kyc' in page) return <KycScreen kyc={page.kyc} returnUrl={page.returnUrl} />
  if ('form' in page) return <FormScreen form={page.form} returnUrl={page.returnUrl} />
  if ('failed' in page) return <UnavailableScreen what="your verification" />
  return (
    <AccountPage current="kyc" title={title()}>
      <p className="rounded-md border border-border bg-surface p-4">{page.unoffered}</p>
      <p>
        <a href={href.kyc} className="inline-block py-2">
          Back to your verification
        </a>
      </p>
    </AccountPage>
  )
}
