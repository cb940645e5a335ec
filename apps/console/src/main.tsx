import './styles.css'
import { createConsoleRouter } from './app/router.tsx'
import { openPage } from './app/open-page.tsx'
import { meQuestion } from './shell/api/me.ts'
import { isConsolePath } from './shell/hrefs.ts'

openPage({ routerOf: createConsoleRouter, isOwnPath: isConsolePath, me: meQuestion.queryKey })
