import { createServer, type AddressInfo } from 'node:net'

/**
 * Runs `work` with the address of an SMTP server, and with what it has received by then; returns all of it. `rcpt`: what it
 * answers to the receiver's address.
 */
export async function withMailServer(
  work: (url: string, mailed: () => string) => Promise<unknown>,
  rcpt = '250 ok',
): Promise<string> {
  let received = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (inData) {
        if (!received.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
      } else if (/^DATA\r\n$/im.test(chunk.toString())) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^RCPT/i.test(chunk.toString())) socket.write(`${rcpt}\r\n`)
      else socket.write(/^QUIT/i.test(chunk.toString()) ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    // A listening server has an address object.
    await work(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, () => received)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
  return received
}
