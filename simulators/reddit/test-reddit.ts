import { request } from 'node:http'
import { startReddit } from './start-reddit.ts'
import type { WrittenCommunity } from './world/written-community.ts'

export const AGENT = 'linux:threadlark-test:1.0 (by /u/threadlark)'

/** Ten minutes before noon, and not on the mark of a window. */
export const START = Date.UTC(2026, 10, 15, 11, 50, 7) / 1000

/** A community small enough to know by heart. */
export const pottery: WrittenCommunity = {
  name: 'PotteryShops',
  title: 'Pottery & shops',
  about: 'For people who sell what they throw.',
  subscribers: 4200,
  postsPerDay: 24,
  rules: [
    { name: 'No self-promotion', description: 'Links to your own shop are removed.' },
    { name: 'Be kind', description: '', appliesTo: 'comment' },
  ],
  posts: [
    {
      title: 'How do you ship mugs & bowls > 2 kg?',
      body: 'Mine arrive <broken>. What do you use?',
      author: 'clay_ada',
      hoursAgo: 3,
      score: 40,
      ratio: 0.94,
      comments: 12,
      replies: [{ author: 'kiln_bo', body: 'Two boxes & paper.', score: 9, hoursAgo: 2 }],
    },
    {
      title: 'Glaze prices went up again',
      body: '',
      author: 'kiln_bo',
      hoursAgo: 20,
      score: 310,
      ratio: 0.8,
      comments: 44,
      link: 'https://www.ceramics.example/prices?year=2026&page=2',
    },
    {
      title: 'Show your studio',
      body: 'Mine is a shed.',
      author: 'mud_cy',
      hoursAgo: 30,
      score: 5,
      ratio: 1,
      comments: 1,
    },
  ],
}

export type Data = Record<string, unknown>

export type Page = {
  kind: string
  data: {
    after: string | null
    before: string | null
    dist: number
    children: { kind: string; data: Data }[]
  }
}

type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** The simulator at a fixed time, with the moves that tests make. */
export async function startTestReddit({ seed = 1 } = {}) {
  const simulator = await startReddit({
    port: 0,
    world: { seed, communities: [pottery] },
    clock: () => START * 1000,
  })

  // Not fetch: a Host header has to be sent, and redirects and User-Agents left alone.
  const ask = (path: string, { method = 'GET', headers = {}, body }: Options = {}) =>
    new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
      const sent = request(`${simulator.url}/`, { method, path, headers }, (res) => {
        let text = ''
        res.setEncoding('utf8')
        res.on('data', (chunk: string) => (text += chunk))
        res.on('error', reject)
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers as Record<string, string>, text }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const askToken = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await ask('/api/v1/access_token', {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: {
        authorization: basic('threadlark-sim', 'threadlark-sim-secret'),
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': AGENT,
        ...headers,
      },
    })
    return { ...answer, json: answer.text ? (JSON.parse(answer.text) as Data) : {} }
  }

  const control = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await ask(`/__control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: (answer.text ? JSON.parse(answer.text) : {}) as Data }
  }

  let token: string | undefined
  const bearer = async (): Promise<Record<string, string>> => {
    token ??= String((await askToken({ grant_type: 'client_credentials' })).json.access_token)
    return { authorization: `bearer ${token}`, 'user-agent': AGENT }
  }
  const get = async (path: string, headers: Record<string, string> = {}) =>
    ask(path, { headers: { ...(await bearer()), ...headers } })
  const read = async <T = Page>(path: string) => JSON.parse((await get(path)).text) as T

  return {
    ...simulator,
    ask,
    askToken,
    control,
    bearer,
    get,
    read,
    /** The posts on a page. */
    posts: async (path: string) => (await read(path)).data.children.map(({ data }) => data),
    advance: (seconds: number) => control('clock', { advanceSeconds: seconds }),
    forgetToken() {
      token = undefined
    },
  }
}

export const basic = (id: string, secret: string) => `Basic ${btoa(`${id}:${secret}`)}`
