import { loadLogin, LoginScreen, STEP_TITLES } from '../../../../features/account/index.ts'
import type { LoginPage } from '../../../../features/account/index.ts'
import { titleOfForm } from '../../../../shell/page/posted-form.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const load = loadLogin

export const title = (page: LoginPage | null): string =>
  titleOfForm(page, STEP_TITLES[page?.step ?? 'new-init'])

export function Screen() {
  const page = usePageData<LoginPage | null>()
  return page === null ? <UnavailableScreen what="sign-in" /> : <LoginScreen page={page} />
}
