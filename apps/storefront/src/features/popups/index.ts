/** Popups that open by themselves while somebody browses. */

export { beginLastStep, endLastStep, lastStepStore } from './last-step.ts'
export { UninvitedPopup } from './uninvited.tsx'
