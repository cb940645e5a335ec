export { registerPushRoutes } from './routes.ts'
export { adoptSubscriptions, forgetSubscriptions } from './store.ts'
export { sendToDevice, tellDevices } from './tell.ts'
