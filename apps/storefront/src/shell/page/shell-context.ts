import { useLoaderData } from '@tanstack/react-router'
import type { ShellData } from './shell-data.ts'
import { FALLBACK_BRAND } from './shell-data.ts'

/** The page's flags, contacts and pincode. */
export const useShell = (): ShellData => useLoaderData({ from: '__root__' })

/** The configured name of the shop. */
export const useBrand = (): string => useShell().contact?.brand ?? FALLBACK_BRAND
