import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { forkOwn } from './processes.ts'
import { type Ask, CHANNEL, KEY, type Leave, type Port } from './sockets-server.ts'

/**
 * npm run bench:sockets: how long an event takes to the last of many open sockets, beside a bare `ws` broadcast of the same bytes to as
 * many sockets in the same run. SOCKETS is the number.
 */
const SOCKETS = Number(process.env.SOCKETS ?? 2_000)
const ROUNDS = 30
/** The number of parallel handshakes, as after a restart when everybody comes back. */
const AT_ONCE = 50

interface Hall {
  readonly child: ChildProcess
  readonly sockets: WebSocket[]
}

const ours = await open('ours')
const bare = await open('bare')
const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
for (let round = 0; round < ROUNDS + 3; round += 1) {
  const pair = { ours: await fanOut(ours), bare: await fanOut(bare) }
  if (round < 3) continue // warming up
  times.ours.push(pair.ours)
  times.bare.push(pair.bare)
}
for (const { child } of [ours, bare]) child.kill()
const [our, floor] = [median(times.ours), median(times.bare)]
process.stdout.write(
  `An event to ${SOCKETS.toLocaleString('en')} sockets, the last of them: ${our.toFixed(1)} ms, bare ws ${floor.toFixed(1)} ms, ratio ${(our / floor).toFixed(2)}\n`,
)
process.exit(0)

async function open(kind: 'ours' | 'bare'): Promise<Hall> {
  const child = forkOwn('sockets-server.ts', [kind], { ...process.env, SOCKETS: String(SOCKETS) })
  child.setMaxListeners(0) // one for each socket that waits for its permission
  const [{ port }] = (await once(child, 'message')) as [Port] // the server's first message
  const begun = performance.now()
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS) {
    const some = Math.min(AT_ONCE, SOCKETS - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => (kind === 'ours' ? subscribe(child, port) : connect(port))))))
  }
  process.stdout.write(`${kind}: ${SOCKETS.toLocaleString('en')} sockets open after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return { child, sockets }
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
  await once(socket, 'open')
  return socket
}

/** Connects, asks for permission and subscribes, like any Pusher client. */
function subscribe(child: ChildProcess, port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${KEY}?protocol=7&client=bench&version=1`)
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', async function hear(bytes) {
      const { event, data } = JSON.parse(String(bytes))
      if (event === 'pusher:connection_established') {
        const auth = await leaveFor(child, JSON.parse(data).socket_id)
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: CHANNEL, auth } }))
      } else if (event === 'pusher_internal:subscription_succeeded') {
        socket.off('message', hear)
        resolve(socket)
      } else reject(new Error(String(bytes)))
    })
  })
}

function leaveFor(child: ChildProcess, socketId: string): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', function hear(said: Leave) {
      if (said.socketId !== socketId) return
      child.off('message', hear)
      resolve(said.auth)
    })
    child.send({ socketId } satisfies Ask)
  })
}

async function fanOut({ child, sockets }: Hall): Promise<number> {
  const all = Promise.all(sockets.map((socket) => once(socket, 'message')))
  const begun = performance.now()
  child.send('publish')
  await all
  return performance.now() - begun
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
