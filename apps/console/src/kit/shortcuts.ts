import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const KEY = 'upchar.console.shortcuts'

/** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input triggers them by accident. */
export const shortcutStore = createStore<{ on: boolean; help: boolean }>(() => ({
  on: typeof localStorage === 'undefined' || localStorage.getItem(KEY) !== 'off',
  help: false,
}))

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  shortcutStore.setState({ on })
}

const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(TYPING)) return true
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Single-key shortcuts while this component is mounted; off while somebody types or a dialog is open. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const on = useStore(shortcutStore, (state) => state.on)
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || isTaken(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
