export { OwnSessions } from './own-sessions.tsx'
export { PasswordPanel } from './password-panel.tsx'
export { RecoveryPanel } from './recovery-panel.tsx'
