import type { Row } from '../route-table.ts'

/** The ways through a long history that the route matrix has no row for. */
export function moreRequests(table: Record<string, Row>): [string, Row][] {
  const like = (route: string) => {
    const row = table[route]
    if (!row) throw new Error(`The table has no ${route}`)
    return row
  }
  const list = like('GET /drafts')
  const feed = like('GET /reddit/reddit.js')
  const search = like('POST /reddit/search')
  const trend = like('POST /reddit/trend')
  const held = (listing: string) => ({
    ...feed,
    path: () => `/reddit/reddit.js?subreddit=held&limit=15&${listing}`,
  })
  return [
    ['GET /reddit/reddit.js new from the store', held('sort=new')],
    ['GET /reddit/reddit.js top of a day from the store', held('sort=top&time=day')],
    ['GET /reddit/reddit.js hot from the store', held('sort=hot')],
    [
      'POST /reddit/search over a day in the store',
      {
        ...search,
        path: () => '/reddit/search',
        body: () => ({ keyword: 'planning', subreddits: ['held'], time: 'day' }),
      },
    ],
    [
      'POST /reddit/trend of what is counted',
      {
        ...trend,
        path: () => '/reddit/trend',
        body: () => ({ keyword: 'planning', subreddits: ['held', 'filler_1', 'filler_2'] }),
      },
    ],
    ['GET /drafts of one task', { ...list, path: () => '/drafts?task=rewrite' }],
    ['GET /drafts of one post', { ...list, path: () => '/drafts?postId=h9999' }],
    ['GET /drafts of one reply', { ...list, path: () => '/drafts?replyId=r50' }],
    ['GET /drafts of one product', { ...list, path: ({ productId }) => `/drafts?productId=${productId}` }],
    [
      'GET /drafts of one task and product',
      { ...list, path: ({ productId }) => `/drafts?task=post&productId=${productId}` },
    ],
    [
      'GET /drafts/recent besides a post',
      { ...like('GET /drafts/recent'), path: () => '/drafts/recent?besides=h9999&subreddit=SaaS' },
    ],
    [
      'POST /ai/generate-comment.js under a post that is known',
      {
        ...like('POST /ai/generate-comment.js'),
        path: () => '/ai/generate-comment.js',
        body: ({ productId }) => ({
          postTitle: 'How do you plan your week?',
          postId: 'h9999',
          subreddit: 'SaaS',
          productName: 'x',
          productId,
        }),
      },
    ],
  ]
}
