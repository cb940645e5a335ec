/** The page of an application to sell here, which its link opens (ENGAGE-08). */

export { ApplicationScreen } from './application-screen.tsx'
export type { Application } from './words.ts'
