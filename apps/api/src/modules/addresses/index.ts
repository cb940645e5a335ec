export { registerAddressRoutes } from './routes.ts'
export { deleteBook as deleteAddressBook, findAddress } from './store.ts'
