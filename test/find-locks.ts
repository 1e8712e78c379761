import { OUTSIDE_A_TRANSACTION } from '../src/db/apply-migrations.ts'
import { splitStatements } from '../src/db/split-statements.ts'

const FILE = `a file whose first line is "${OUTSIDE_A_TRANSACTION}"`

/** Statements that hold a lock only for a moment, however large the table is. What is not named here is refused. */
const MOMENTARY = [
  /^CREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE|VIEW|TRIGGER) /i,
  /^CREATE (?:POLICY|SCHEMA|SEQUENCE|TYPE|DOMAIN) /i,
  /^DROP (?:POLICY|TRIGGER|FUNCTION|PROCEDURE|TYPE|DOMAIN|SEQUENCE) /i,
  /^ALTER (?:POLICY|FUNCTION|PROCEDURE|VIEW|SEQUENCE|DEFAULT PRIVILEGES) /i,
  /^ALTER TYPE \S+ ADD VALUE /i,
  /^(?:GRANT|REVOKE|COMMENT ON) /i,
  // Partitions rule out CONCURRENTLY. They hold two days of posts and what was read of them, workers alone write them, and who reads them doesn't wait.
  /^CREATE INDEX \S+ ON "?reddit"?\."?(?:posts|verdicts)"? /i,
]

const MOMENTARY_ACTIONS = [
  /^DROP CONSTRAINT /i,
  /^ADD CONSTRAINT .* NOT VALID$/i,
  /^ADD CONSTRAINT \S+ UNIQUE USING INDEX /i,
  /^ALTER COLUMN \S+ (?:SET DEFAULT|DROP DEFAULT|DROP NOT NULL|SET STATISTICS)\b/i,
  /^(?:ENABLE|DISABLE|FORCE|NO FORCE) ROW LEVEL SECURITY$/i,
  /^(?:ENABLE|DISABLE) TRIGGER /i,
  /^OWNER TO /i,
  /^(?:SET|RESET) \(/i,
]

/** Says in a file that no server of the release before reads what is dropped there. */
const UNREAD = /^-- nothing reads this since \S+/m
const DROPS = /^DROP (?!CONSTRAINT |INDEX )/i

/** Statements that let everyone read and write while they run, and that may be run again after a failure. */
const REPEATABLE = [
  /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS /i,
  /^DROP INDEX CONCURRENTLY IF EXISTS /i,
  /^REINDEX (?:INDEX|TABLE) CONCURRENTLY /i,
  /^ALTER TABLE \S+ VALIDATE CONSTRAINT \S+$/i,
  /^ALTER TABLE \S+ DROP CONSTRAINT IF EXISTS \S+$/i,
  /^ANALYZE /i,
]

/** How to write what is refused; the first that matches is told. */
const ADVICE: [pattern: RegExp, advice: string][] = [
  [
    /^CREATE (?:UNIQUE )?INDEX /i,
    `blocks every writer while the index is built. Write CREATE INDEX CONCURRENTLY IF NOT EXISTS in ${FILE}.`,
  ],
  [
    /^DROP INDEX /i,
    `stops everyone until the table is free. Write DROP INDEX CONCURRENTLY IF EXISTS in ${FILE}.`,
  ],
  [
    /^CREATE TABLE IF NOT EXISTS /i,
    'may be there already, with many rows, and what follows would lock it. Write CREATE TABLE.',
  ],
  [
    DROPS,
    'takes away what running servers read. Once none of them does, say in the file: -- nothing reads this since <migration>.',
  ],
  [/^REINDEX /i, `blocks every writer. Write REINDEX INDEX CONCURRENTLY in ${FILE}.`],
  [
    /^(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE|WITH|COPY) /i,
    'changes rows, which row-level security hides from the owner of the migrations too. Change them by a job, in batches.',
  ],
  [
    /VALIDATE CONSTRAINT/i,
    `reads the whole table under the locks of this transaction. Move it to ${FILE}, after this one.`,
  ],
  [
    /^ADD COLUMN /i,
    'rewrites or reads the whole table. Add a plain column, with NOT NULL only beside a constant DEFAULT; everything else comes after it.',
  ],
  [
    /^ADD (?:CONSTRAINT \S+ )?(?:PRIMARY KEY|UNIQUE)/i,
    `builds an index while everyone waits. Build a unique index in ${FILE}, then write ADD CONSTRAINT … UNIQUE USING INDEX.`,
  ],
  [
    /^ADD (?:CONSTRAINT|CHECK|FOREIGN KEY)/i,
    `reads the whole table while everyone waits. Name it, end it with NOT VALID, and write VALIDATE CONSTRAINT in ${FILE}.`,
  ],
  [
    /^ALTER COLUMN \S+ SET NOT NULL$/i,
    'reads the whole table while everyone waits. Add CONSTRAINT <table>_<column>_not_null CHECK (<column> IS NOT NULL) NOT VALID; ' +
      `then in ${FILE}: VALIDATE CONSTRAINT, SET NOT NULL, DROP CONSTRAINT IF EXISTS.`,
  ],
  [
    /^ALTER COLUMN \S+ (?:SET DATA )?TYPE /i,
    'rewrites the whole table. Add a new column, fill it by a job, and drop the old one once nothing reads it.',
  ],
  [
    /^RENAME /i,
    'takes away what running servers read. Add the new one, and drop the old one once nothing reads it.',
  ],
]

const UNKNOWN =
  'is not known to be safe on a large table. Find a way that is, and add it to test/find-locks.ts.'

/** What in a migration would hold up people on a large table, each with how to write it instead. */
export function findLocks(script: string): string[] {
  return script.startsWith(`${OUTSIDE_A_TRANSACTION}\n`) ? findOutside(script) : findInside(script)
}

function findInside(script: string) {
  const created = new Set<string>()
  const isUnread = UNREAD.test(script)
  return splitStatements(script).flatMap(({ shape }) => {
    const table = /^CREATE (?:UNLOGGED )?TABLE ([^\s(]+) ?\(/i.exec(shape)?.[1]
    if (table) created.add(plainName(table))
    if (table || isOfNewTable(shape, created) || matches(MOMENTARY, shape)) return []
    if (isUnread && DROPS.test(shape)) return []
    const [, altered, actions] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(shape) ?? []
    if (!altered || !actions) return [refuse(shape)]
    return splitAtCommas(actions)
      .filter((action) => !matches(MOMENTARY_ACTIONS, action) && !addsPlainColumn(action))
      .filter((action) => !(isUnread && DROPS.test(action)))
      .map((action) => refuse(`ALTER TABLE ${altered} ${action}`, action))
  })
}

function findOutside(script: string) {
  const validated = new Set<string>()
  return splitStatements(script).flatMap(({ shape }) => {
    const constraint = /VALIDATE CONSTRAINT (\S+)$/i.exec(shape)?.[1]
    if (constraint) validated.add(plainName(constraint))
    const [, table = '', column = ''] =
      /^ALTER TABLE (\S+) ALTER COLUMN (\S+) SET NOT NULL$/i.exec(shape) ?? []
    const proof = `${plainName(table).replace(/^.*\./, '')}_${plainName(column)}_not_null`
    if (matches(REPEATABLE, shape) || (column && validated.has(proof))) return []
    const action = shape.replace(/^ALTER TABLE \S+ /i, '')
    if (matches(MOMENTARY, shape) || matches(MOMENTARY_ACTIONS, action) || addsPlainColumn(action)) {
      return [`${start(shape)} can't be run again if a later statement fails. Move it to a file of its own.`]
    }
    return [refuse(shape, action)]
  })
}

/** Nobody waits for a table that is not there yet for anyone else. */
function isOfNewTable(shape: string, created: Set<string>) {
  const [, altered, indexed, filled] =
    /^(?:ALTER TABLE (?:ONLY )?(\S+) |CREATE (?:UNIQUE )?INDEX (?:\S+ )?ON (?:ONLY )?(\S+) |INSERT INTO (\S+) )/i.exec(
      shape,
    ) ?? []
  const table = altered ?? indexed ?? filled
  return table !== undefined && created.has(plainName(table))
}

const TYPE =
  /^(?:text|uuid|jsonb?|boolean|smallint|integer|bigint|real|double precision|date|interval|bytea|numeric|"?tsvector"?|timestamp(?:tz| with time zone)?)(?:\[\])?$/i
const CONSTANT =
  / DEFAULT (?:''(?:::\w+(?:\[\])?)?|-?\d+(?:\.\d+)?|true|false|null|now\(\)(?: [+-] interval '')?)(?= |$)/i

/** PostgreSQL works a default out once and keeps it beside the table, unless it differs from row to row. */
function addsPlainColumn(action: string) {
  const [, definition] = /^ADD COLUMN (?:IF NOT EXISTS )?(?:"[^"]+"|\w+) (.*)$/i.exec(action) ?? []
  if (!definition) return false
  const withoutDefault = definition.replace(CONSTANT, '')
  const type = withoutDefault.replace(/ NOT NULL$/i, '')
  return TYPE.test(type) && (type === withoutDefault || withoutDefault !== definition)
}

function splitAtCommas(actions: string) {
  let depth = 0
  const parts = ['']
  for (const char of actions) {
    if (char === '(' || char === '[') depth += 1
    if (char === ')' || char === ']') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

const plainName = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

const matches = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

const start = (shape: string) => (shape.length > 90 ? `${shape.slice(0, 90)}…` : shape)

function refuse(shape: string, action = shape) {
  const advice = ADVICE.find(([pattern]) => pattern.test(action))?.[1]
  return `${start(shape)} ${advice ?? UNKNOWN}`
}
