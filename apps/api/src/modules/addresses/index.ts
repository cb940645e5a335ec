export { changeBook } from './edit-address.ts'
export { bookView } from './view.ts'
export { registerAddressRoutes } from './routes.ts'
export { deleteBook as deleteAddressBook, findAddress, selectBook } from './store.ts'
