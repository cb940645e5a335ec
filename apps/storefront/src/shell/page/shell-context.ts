import { useLoaderData } from '@tanstack/react-router'
import type { ShellData } from './shell-data.ts'
import { FALLBACK_BRAND } from './shell-data.ts'

/** Flags, contacts and pincode of the page. */
export const useShell = (): ShellData => useLoaderData({ from: '__root__' })

/** The shop's name as configured. */
export const useBrand = (): string => useShell().contact?.brand ?? FALLBACK_BRAND
