import type pg from 'pg'

type Node = {
  'Node Type': string
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
  /** Rows that it read, those that it threw away included. */
  touched: number
  pages: number
  ms: number
  plan: string
}

/** Every statement of later connections to this database, nested ones too, is explained to the client that sent it. */
export async function explainEverything(superuser: pg.Pool) {
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

function readPlan({ 'Query Text': text, Plan: root }: { 'Query Text': string; Plan: Node }) {
  const parts = root.Plans?.filter((part) => part['Parent Relationship'] !== 'InitPlan') ?? []
  const changes = root['Node Type'] === 'ModifyTable' ? parts : [root]
  return {
    text: text.replaceAll(/\s+/g, ' '),
    gave: changes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0),
    touched: touchedBy(root),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    plan: draw(root).join('\n'),
  }
}

/** What scans found, and what they threw away; what one part hands on to the next is not counted twice. */
function touchedBy(node: Node): number {
  // The index part of a bitmap scan names no table: its rows are those that the heap part reads.
  const reads = node['Node Type'].endsWith('Scan') && 'Relation Name' in node
  const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = (reads ? node['Actual Rows'] : 0) + thrownAway
  const below = node.Plans ?? []
  return own * node['Actual Loops'] + below.reduce((sum, child) => sum + touchedBy(child), 0)
}

function draw(node: Node, depth = 0): string[] {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops } = node
  const index = (node as { 'Index Name'?: string })['Index Name'] ?? ''
  const table = (node as { 'Relation Name'?: string })['Relation Name'] ?? ''
  const away = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const line = `${'  '.repeat(depth)}${type} ${table} ${index} ${rows} × ${loops}${away ? `, ${away} thrown away` : ''}`
  return [line, ...(node.Plans ?? []).flatMap((child) => draw(child, depth + 1))]
}
