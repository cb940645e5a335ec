/** Popups that open by themselves while somebody browses. */

export { beginLastStep, endLastStep, lastStepStore } from './last-step.ts'
export { AutomaticPopup } from './automatic-popup.tsx'
export { SpecialCard } from './special-popup.tsx'
