import pg from 'pg'

/**
 * One query as one user in one round trip. In PostgreSQL's extended protocol everything before Sync is one implicit
 * transaction, so set_config(…, true) sent right before a statement holds for exactly that statement: no BEGIN, no
 * COMMIT, both prepared. (postgresql.org/docs/current/protocol-flow.html, Pipelining.)
 */
const SET_NAME = 'set_app_user'
const SET_TEXT = "select set_config('app.user_id', $1, true)"

/**
 * Prepared once per connection, ahead of any query on it: were it parsed inside the query's own pipeline, pg would
 * take its ParseComplete for the query's and go on to use a statement that failed to parse.
 */
export async function prepareRlsQueries(client: Pick<pg.ClientBase, 'query'>) {
  await client.query({ name: SET_NAME, text: SET_TEXT, values: [''] })
}

type Connection = { bind(message: object): void; execute(message: object): void }

// pg.Query is public (pg-cursor builds on the same contract), but its types hide the hooks.
const BaseQuery = pg.Query as unknown as new (
  config: object,
) => {
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

export class RlsQuery extends BaseQuery {
  readonly #userId: string
  #settingUser = true

  constructor(userId: string, config: object) {
    super({ queryMode: 'extended', ...config })
    this.#userId = userId
  }

  override prepare(connection: Connection) {
    connection.bind({ portal: '', statement: SET_NAME, values: [this.#userId] })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown) {
    if (!this.#settingUser) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.#settingUser) this.#settingUser = false
    else super.handleCommandComplete(message, connection)
  }
}
