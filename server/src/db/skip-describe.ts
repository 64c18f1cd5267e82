import type { ClientBase, Connection, QueryConfig, QueryResult } from 'pg'
import pg from 'pg'

/** PostgreSQL's message with the columns of an answer. */
interface Description {
  readonly fields: readonly object[]
}

/** Methods that the driver's client calls on a query; its types lack them. */
interface Handlers {
  submit(this: pg.Query, connection: Connection): Error | null
  handleRowDescription(this: pg.Query, description: Description): void
}

const driver = pg.Query.prototype as unknown as Handlers // see above
const descriptions = new WeakMap<Connection, Map<string, Description>>()
const reticent = new WeakMap<Connection, Connection>()

/**
 * A query that asks for its columns once per connection. The driver has them described with every answer, and reading that of an order
 * costs as much as the order; the columns of a prepared statement never change on a connection, so they are remembered.
 */
class DescribedOnce extends pg.Query {
  readonly #statement: string
  #remember: ((description: Description) => void) | undefined

  constructor(statement: string, config: QueryConfig, done: (error: Error | undefined, result: unknown) => void) {
    super(config, done)
    this.#statement = statement
  }

  override submit = (connection: Connection): Error | null => {
    const known = descriptions.get(connection)?.get(this.#statement)
    if (known) {
      driver.handleRowDescription.call(this, known)
      return driver.submit.call(this, withoutDescriptions(connection))
    }
    this.#remember = (description) => descriptionsOf(connection).set(this.#statement, description)
    return driver.submit.call(this, connection)
  }

  handleRowDescription(description: Description): void {
    this.#remember?.(description)
    driver.handleRowDescription.call(this, description)
  }
}

/** Runs a statement that has a name. */
export function queryDescribedOnce(client: ClientBase, config: QueryConfig & { readonly name: string }): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | undefined, result: unknown): void => (error ? reject(error) : resolve(result as QueryResult)) // of one statement
    client.query(new DescribedOnce(config.name, config, done))
  })
}

function descriptionsOf(connection: Connection): Map<string, Description> {
  const known = descriptions.get(connection) ?? new Map<string, Description>()
  descriptions.set(connection, known)
  return known
}

/** Wraps a connection so that it does not ask for descriptions. */
function withoutDescriptions(connection: Connection): Connection {
  const known = reticent.get(connection) ?? Object.assign(Object.create(connection), { describe: () => undefined })
  reticent.set(connection, known)
  return known
}
