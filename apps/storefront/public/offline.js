// Fills the offline page from what the browser keeps: goods and orders, without prices, which may have changed.
const key = 'upchar.offline'

const read = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

const fill = (id, rows, words) => {
  const section = document.getElementById(id)
  const list = section?.querySelector('ul')
  if (!Array.isArray(rows) || rows.length === 0 || !list) return
  for (const row of rows) {
    const item = document.createElement('li')
    item.textContent = words(row)
    list.append(item)
  }
  section.hidden = false
}

const { cart, orders } = read()
fill('cart', cart, ({ title, option, quantity }) =>
  [`${quantity} × ${title}`, option].filter(Boolean).join(', '),
)
fill('orders', orders, ({ number, state, day }) => `${number}: ${state}, ordered ${day}`)
if (!cart?.length && !orders?.length) document.getElementById('nothing').hidden = false
document.getElementById('again').addEventListener('click', () => location.reload())

// Not every device says that it is connected again. The service worker answers for no other file than its own.
const tryAgain = () =>
  fetch('/manifest.webmanifest', { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
addEventListener('online', tryAgain)
setInterval(tryAgain, 10_000)
