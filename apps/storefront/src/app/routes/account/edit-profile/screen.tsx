import { EditProfileScreen, loadProfile } from '../../../../features/account/index.ts'
import type { ProfilePage } from '../../../../features/account/index.ts'
import { titleOfForm } from '../../../../shell/page/posted-form.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const load = loadProfile
export const title = (page: ProfilePage | null): string => titleOfForm(page, 'Profile')

export function Screen() {
  const page = usePageData<ProfilePage | null>()
  return page === null ? <UnavailableScreen what="your profile" /> : <EditProfileScreen {...page} />
}
