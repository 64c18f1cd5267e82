import type { ClientBase, Connection, QueryConfig, QueryResult } from 'pg'
import pg from 'pg'

/** A column of an answer. */
interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** PostgreSQL's message with the columns of an answer. */
interface Description {
  readonly fields: readonly Field[]
}

type RowReader = (values: readonly (string | null)[]) => object

/** The answer that the driver collects. */
interface Collected {
  fields: readonly Field[]
  addFields(fields: readonly Field[]): void
  parseRow: RowReader
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
      readRowsAtOnce(this, known)
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

/**
 * Lets generated code read the rows of a query. The driver looks up the parser of each column anew for each answer, and adds the columns to
 * each row one by one.
 */
function readRowsAtOnce(query: pg.Query, { fields }: Description): void {
  const { _result: collected } = query as unknown as { _result: Collected } // the driver's types lack it
  collected.addFields = () => {
    collected.fields = fields
    collected.parseRow = readerOf(fields)
  }
}

const readers = new WeakMap<readonly Field[], RowReader>()

/** Writes a function that makes one row; names of columns appear in it only as JSON. */
function readerOf(fields: readonly Field[]): RowReader {
  const known = readers.get(fields)
  if (known) return known
  const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
  const columns = fields.map(({ name }, at) => `${JSON.stringify(name)}: v[${at}] === null ? null : parsers[${at}](v[${at}])`)
  const reader = new Function('parsers', `return (v) => ({ ${columns.join(', ')} })`)(parsers) as RowReader // written above
  readers.set(fields, reader)
  return reader
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
