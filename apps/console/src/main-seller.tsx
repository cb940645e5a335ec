import './styles.css'
import { openPage } from './app/open-page.tsx'
import { isPortalPath } from './portal/hrefs.ts'
import { sellerMeQuestion } from './portal/me.ts'
import { createPortalRouter } from './portal/router.tsx'

openPage({ routerOf: createPortalRouter, isOwnPath: isPortalPath, me: sellerMeQuestion.queryKey })
