import { describe, expect, test, vi } from 'vitest'
import { openBuiltPages } from '#testing/built-page.ts'

openBuiltPages()

/** Makes a browser that paints and is idle when the test says so; not every browser reports idle time. */
function browser({ tellsRest = true } = {}) {
  const frames: (() => void)[] = []
  const rests: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  if (tellsRest) vi.stubGlobal('requestIdleCallback', (act: () => void) => rests.push(act))
  const run = async (acts: (() => void)[]) => {
    for (const act of acts.splice(0)) act()
    await pass(0)
  }
  return { draw: () => run(frames), rest: () => run(rests) }
}

/** Opens a page with a waiting part; `ask` begins a query, which runs until it is answered. */
async function open() {
  const [{ firstDataThere }, { queryClient }] = await Promise.all([import('./first-data.ts'), import('./query-client.ts')])
  let asked = 0
  const ask = () => {
    let arrive = (_: string) => {}
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    asked += 1
    void queryClient.fetchQuery({ queryKey: ['asked', asked], queryFn: () => answer })
    return async () => {
      arrive('answered')
      await pass(0)
    }
  }
  /** Returns whether the part still waits. */
  const wait = () => {
    let isWaiting = true
    void firstDataThere().then(() => {
      isWaiting = false
    })
    return () => isWaiting
  }
  return { queryClient, ask, wait }
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

test('a part waits while a query is running, also one started while drawing', async () => {
  const { draw, rest } = browser()
  const { ask, wait } = await open()
  const isWaiting = wait()
  await pass(20)
  const answers = [ask(), ask()]
  await pass(500)
  for (const answer of answers) {
    await draw()
    await rest()
    expect(isWaiting()).toBe(true)
    await answer()
  }
  await draw()
  await rest()
  expect(isWaiting()).toBe(false)
})

test('a screen without queries is waited for a moment, in which it may start one', async () => {
  const { draw, rest } = browser()
  const { wait } = await open()
  const isWaiting = wait()
  await draw()
  await rest()
  expect(isWaiting()).toBe(true)
  await pass(50)
  await draw()
  await rest()
  expect(isWaiting()).toBe(false)
})

describe('after the answer', () => {
  test('a part waits until the screen is painted and the browser is idle', async () => {
    const { draw, rest } = browser()
    const { wait } = await open()
    const isWaiting = wait()
    await pass(500)
    await rest()
    expect(isWaiting()).toBe(true)
    await draw()
    await pass(500)
    expect(isWaiting()).toBe(true)
    await rest()
    expect(isWaiting()).toBe(false)
  })

  test('a browser without idle callbacks is waited for a moment', async () => {
    const { draw } = browser({ tellsRest: false })
    const { wait } = await open()
    const isWaiting = wait()
    await pass(500)
    await draw()
    await pass(49)
    expect(isWaiting()).toBe(true)
    await pass(1)
    expect(isWaiting()).toBe(false)
  })
})

describe('three seconds later', () => {
  test.each(['no answer', 'no picture', 'no rest'] as const)('a part that finds %s no longer waits', async (missing) => {
    const { draw } = browser()
    const { ask, wait } = await open()
    const isWaiting = wait()
    if (missing === 'no answer') ask()
    await pass(1_000)
    if (missing === 'no rest') await draw()
    await pass(1_999)
    expect(isWaiting()).toBe(true)
    await pass(1)
    expect(isWaiting()).toBe(false)
  })

  test('the queries are no longer observed', async () => {
    browser()
    const { queryClient, ask, wait } = await open()
    const looks = vi.spyOn(queryClient, 'isFetching')
    wait()
    const [first, second] = [ask(), ask()]
    await pass(500)
    looks.mockClear()
    await first()
    expect(looks).toHaveBeenCalled()
    await pass(2_500)
    looks.mockClear()
    await second()
    expect(looks).not.toHaveBeenCalled()
  })
})

test.each(['its data was there', 'it was given up'] as const)('once a screen is there since %s, parts load at once', async (how) => {
  const { draw, rest } = browser()
  const { ask, wait } = await open()
  wait()
  const answer = ask()
  await pass(500)
  if (how === 'its data was there') {
    await answer()
    await draw()
    await rest()
  } else await pass(2_500)
  ask()
  const isWaiting = wait()
  await pass(0)
  expect(isWaiting()).toBe(false)
})

test('in development no part waits', async () => {
  vi.stubEnv('PROD', false)
  browser()
  const { ask, wait } = await open()
  ask()
  const isWaiting = wait()
  await pass(0)
  expect(isWaiting()).toBe(false)
})
