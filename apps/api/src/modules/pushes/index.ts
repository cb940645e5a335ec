export { registerPushRoutes } from './routes.ts'
export { adoptSubscriptions, forgetSubscriptions, isLostDevice } from './store.ts'
export { sendToDevice, tellDevices } from './tell.ts'
