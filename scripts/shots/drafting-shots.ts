import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const as = 'plus@threadlark.test'
const CONTEXT = 'I groomed dogs for nine years. In spring I launched Pawslot for three groomers in my town.'

/** The screens of writing, in their states. */
export const draftingShots: Shot[] = [
  { name: 'comment', path: '/dashboard', as, prepare: writeComment },
  { name: 'comment-findings', path: '/dashboard', as, prepare: writeAlone },
  { name: 'generate-post-empty', path: '/dashboard/generate', as },
  { name: 'generate-post', path: '/dashboard/generate', as, prepare: generatePost },
  { name: 'generate-post-earlier', path: '/dashboard/generate', as, prepare: openEarlier },
  { name: 'smart-rewrite-empty', path: '/dashboard/smart', as },
  { name: 'smart-rewrite', path: '/dashboard/smart', as, prepare: rewritePost },
  { name: 'settings-writing', path: '/dashboard/settings', as, prepare: addSample },
]

async function openPost(page: Page, title = 'Three no-shows on a Saturday.') {
  await page.getByRole('button', { name: 'Show r/doggrooming' }).click()
  await page.locator('[data-slot=toast]').getByRole('button').click()
  await page.getByText(title).first().click()
  await page.getByText(/^Rules of r\/doggrooming/).waitFor()
}

async function writeComment(page: Page) {
  await openPost(page)
  await page.getByRole('button', { name: 'Generate Comment' }).click()
  await page.getByRole('textbox', { name: 'Your comment', exact: true }).waitFor()
}

/** Under another post, where no draft of an earlier picture waits. */
async function writeAlone(page: Page) {
  await openPost(page, 'how do you stop')
  await page.getByRole('button', { name: 'Write it yourself' }).click()
  await page
    .getByRole('textbox', { name: 'Your comment', exact: true })
    .fill('Try Pawslot, the best booking tool. Mail me at me@pawslot.com or see https://bit.ly/3xyzabc')
  await page.getByRole('button', { name: 'Copy anyway' }).waitFor()
}

async function generatePost(page: Page) {
  await page.getByLabel('Hook').selectOption('just-built')
  await page.getByLabel('Context').fill(CONTEXT)
  await page.getByRole('button', { name: 'Generate Post', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
}

async function openEarlier(page: Page) {
  await page.getByRole('region', { name: 'Earlier drafts' }).getByRole('button').first().click()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
}

async function rewritePost(page: Page) {
  const answer = await page.request.get('/api/reddit/reddit.js?subreddit=petbusiness&limit=15')
  const { data } = await answer.json()
  const { permalink } = data.children.find(
    (child: { data: { selftext: string } }) => child.data.selftext.length > 300,
  ).data
  await page.getByLabel('Reddit Post URL *').fill(`https://www.reddit.com${permalink}`)
  await page.getByRole('button', { name: 'Analyze Post' }).click()
  await page.getByLabel(/What should AI know/).fill(CONTEXT)
  await page.getByRole('button', { name: 'Rewrite for My Product' }).click()
  await page.getByRole('button', { name: 'Show changes' }).click()
}

async function addSample(page: Page) {
  await page.getByRole('button', { name: 'Add sample' }).click()
  await page.keyboard.type('Honestly? Charge a deposit. It feels rude for about a week.')
}
