import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { HANG_MS } from '../kit/proof.ts'

/** A websocket client that only listens: resolves when it is open. */
export function listen(port: number): Promise<{ closed: Promise<number | undefined> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => reject(new Error('The websocket did not open')), HANG_MS)
    let code: number | undefined
    const closed = new Promise<number | undefined>((done) => socket.once('close', () => done(code)))
    socket.on('error', reject)
    let received = Buffer.alloc(0)
    let isOpen = false
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      if (!isOpen) {
        const end = received.indexOf('\r\n\r\n')
        if (end < 0) return
        received = received.subarray(end + 4)
        isOpen = true
        clearTimeout(timer)
        resolve({ closed })
      }
      for (let frame = nextFrame(received); frame; frame = nextFrame(received)) {
        received = received.subarray(frame.length)
        if (frame.opcode !== CLOSE) continue
        code = frame.payload.readUInt16BE(0)
        socket.end(closeReply(frame.payload.subarray(0, 2)))
      }
    })
    socket.write(
      `GET /app/tracklane-key?protocol=7&client=js&version=8.6.0 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  })
}

const CLOSE = 8

/** Reads the next frame. Frames of a server are not masked, and ours are short. */
function nextFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined
  const opcode = (bytes[0] ?? 0) & 0x0f
  const short = (bytes[1] ?? 0) & 0x7f
  const head = short === 126 ? 4 : 2
  if (bytes.length < head) return undefined
  const size = short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < head + size) return undefined
  return { opcode, payload: bytes.subarray(head, head + size), length: head + size }
}

function closeReply(code: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x88, 0x82, 0, 0, 0, 0]), code]) // masked with zeros
}
