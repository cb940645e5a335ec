/** Events: list, page, registration (APP-02). */

export { EventList } from './event-list.tsx'
export { EventText } from './event-text.tsx'
export { PlaceForm } from './place-form.tsx'
export { RegisterForm } from './register-form.tsx'
