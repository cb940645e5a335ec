import { privateRoute } from '../private-route.ts'

/** ENGAGE-02: where a link in an email stops all emails about stock and prices. */
export const noticesRoute = privateRoute('/notices', 'Emails', () => import('./screen.tsx'))
