import type pg from 'pg'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

export type Watched = {
  /** The request, job or round that ran it. */
  by: string
  text: string
  /** Rows that it gave or changed. */
  gave: number
  /** Rows that it looked at, those that it threw away included, each as often as it did. */
  touched: number
  pages: number
  ms: number
  plan: string
}

/** Every statement of later connections to this database, nested ones too, is explained to the client that sent it. */
export async function explainEverything(superuser: pg.Pool, more: Record<string, string> = {}) {
  const { rows } = await superuser.query('select current_database() as name')
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    ...more,
  }
  for (const [name, value] of Object.entries(settings)) {
    await superuser.query(`alter database ${rows[0].name} set ${name} = '${value}'`)
  }
}

/** Collects what the connections of these pools ran, under the name of what was doing it. */
export function watchPlans() {
  const watched: Watched[] = []
  let by = 'start'
  const hear = ({ message }: { message?: string | undefined }) => {
    const found = message?.match(/^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/)
    if (found) watched.push({ by, ms: Number(found[1]), ...readPlan(JSON.parse(found[2] ?? '')) })
  }
  return {
    watched,
    watch: (pool: pg.Pool) => pool.on('connect', (client) => client.on('notice', hear)),
    /** What runs until the next call runs in this name. */
    as: (name: string) => {
      by = name
    },
  }
}

export function readPlan({ 'Query Text': text, Plan: root }: { 'Query Text': string; Plan: Node }) {
  const parts = root.Plans?.filter((part) => part['Parent Relationship'] !== 'InitPlan') ?? []
  const changes = root['Node Type'] === 'ModifyTable' ? parts : [root]
  return {
    text: text.replaceAll(/\s+/g, ' '),
    gave: changes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0),
    touched: touchedBy(root),
    // Those on which it looked for its rows: what writing costs depends on the number of indexes, not on the size of a table.
    pages: changes.reduce((sum, node) => sum + node['Shared Hit Blocks'] + node['Shared Read Blocks'], 0),
    plan: draw(root).join('\n'),
  }
}

/**
 * Every row that was looked at, as often as it was: what scans found, what filters and joins threw away, and what was read again
 * from memory. What one part merely hands on to the next is not counted twice.
 */
function touchedBy(node: Node): number {
  const { 'Actual Rows': rows, 'Actual Loops': loops } = node
  const thrownAway =
    (isYoung(node) ? 0 : (node['Rows Removed by Filter'] ?? 0)) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)
  const below = node.Plans ?? []
  const found = SOURCES.has(node['Node Type'])
    ? // PostgreSQL rounds the mean of all loops, so a search that mostly finds nothing counts as one row.
      Math.max(rows + thrownAway, 1) * loops
    : thrownAway * loops + rows * timesReadAgain(node)
  return found + below.reduce((sum, child) => sum + touchedBy(child), 0)
}

/** An hour that has just begun lies on a page or two, and reading it is cheaper than a search. Later in the hour it's searched. */
function isYoung(node: Node) {
  const pages = node['Shared Hit Blocks'] + node['Shared Read Blocks']
  return (
    node['Node Type'] === 'Seq Scan' &&
    /_\d{6}$/.test(node['Relation Name'] ?? '') &&
    pages <= 2 * node['Actual Loops']
  )
}

/** Where rows come from; the index part of a bitmap scan is left out, because its rows are those that the heap part reads. */
const SOURCES = new Set([
  'Seq Scan',
  'Sample Scan',
  'Index Scan',
  'Index Only Scan',
  'Bitmap Heap Scan',
  'Tid Scan',
  'Tid Range Scan',
  'CTE Scan',
  'WorkTable Scan',
  'Function Scan',
  'Table Function Scan',
])

/** A part that runs more often than the one it reads from, such as Materialize, Memoize or Sort, gives rows that it kept. */
function timesReadAgain({ 'Actual Loops': loops, Plans = [] }: Node) {
  const outer = Plans.find((part) => part['Parent Relationship'] === 'Outer')
  return outer ? Math.max(loops - outer['Actual Loops'], 0) : 0
}

function draw(node: Node, depth = 0): string[] {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops } = node
  const index = (node as { 'Index Name'?: string })['Index Name'] ?? ''
  const table = node['Relation Name'] ?? ''
  const away = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const line = `${'  '.repeat(depth)}${type} ${table} ${index} ${rows} × ${loops}${away ? `, ${away} thrown away` : ''}`
  return [line, ...(node.Plans ?? []).flatMap((child) => draw(child, depth + 1))]
}
