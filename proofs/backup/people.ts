import { Client, LOGIST, PASSWORD } from '../kit/client.ts'

/** The address of every order that these people create. */
export const ADDRESS = 'Main Street 1, Berlin'

/** People who create orders without pause. One more person asks for the own profile again and again, and each answer is timed. */
export interface People {
  /** The ids of confirmed orders, in the order of the answers. */
  readonly written: readonly number[]
  /** The milliseconds of each answer. */
  readonly waits: readonly number[]
  /** Stops new requests and waits for the answers to the open ones. */
  leave(): Promise<void>
}

export async function peopleAt(port: number, count: number): Promise<People> {
  const people = Array.from({ length: count + 1 }, () => new Client(port, 1))
  for (const person of people) await person.login(LOGIST, PASSWORD)
  const [colleague, ...writers] = people
  const written: number[] = []
  const waits: number[] = []
  let isOver = false
  const write = async (person: Client): Promise<void> => {
    while (!isOver) {
      const { status, text } = await person.ask('POST', '/api/order', draft(written.length))
      if (status === 201) written.push((JSON.parse(text) as { data: { id: number } }).data.id) // it passed the schema of its endpoint
    }
  }
  const look = async (person: Client): Promise<void> => {
    while (!isOver) {
      const begun = performance.now()
      await person.ask('GET', '/api/user/profile')
      waits.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const working = [...writers.map(write), ...(colleague ? [look(colleague)] : [])]
  return {
    written,
    waits,
    async leave() {
      isOver = true
      await Promise.all(working)
      for (const person of people) person.close()
    },
  }
}

function draft(number: number): object {
  return { country_id: 1, customer_full_name: `Person ${number}`, customer_address: ADDRESS }
}
