import type { FilmScript } from '../film-script.ts'

const ADDRESS =
  'https://www.reddit.com/r/petbusiness/comments/1rjy403/raised_my_prices_22_and_lost_exactly_one_client/'

const CONTEXT =
  'I raised Pawslot to $12 in May. I put it off for weeks. I wrote to every groomer first, and two left.'
const OUTLINE = JSON.stringify({
  form: 'story',
  tone: 'plain',
  length: 'short',
  beats: [
    { role: 'opening', gist: 'says in one line what happened' },
    { role: 'background', gist: 'tells how long they hesitated' },
    { role: 'result', gist: 'states how it stands today' },
    { role: 'question', gist: 'asks readers for their own experience' },
  ],
})
const POST = `I put off a new price for weeks. In the end, two people left.

In May I raised the price to $12. I put it off for weeks, for no good reason.

What helped was dull. I wrote to every groomer first, and two left. That was all.

For context, I make Pawslot: dog owners book online without an account and pay a deposit.

If you have done this: would you write to everybody again, or just change the number?`

export const smartRewrite: FilmScript = {
  name: 'smart-rewrite',
  path: '/dashboard/smart',
  sidebar: 'closed',
  answers: [OUTLINE, POST],
  play: async (film) => {
    const { page } = film
    const rewritten = page.getByRole('textbox', { name: 'Title' })
    const context = page.getByLabel(/What should AI know/)
    film.say('Paste the address of a post that went well.')
    await film.wait(500)
    await film.click(page.getByLabel('Reddit Post URL *'))
    await page.keyboard.insertText(ADDRESS)
    await film.wait(700)
    await film.click(page.getByRole('button', { name: 'Analyze Post' }))
    await film.cutTo(context)
    film.say('The original appears, with what it earned.')
    await film.wait(1_500)
    await film.scrollTo(page.getByRole('button', { name: 'Rewrite for My Product' }), 0.85)
    film.say('Tell what happened to you.')
    await film.click(context)
    await film.type(CONTEXT, 36)
    await film.click(page.getByRole('button', { name: 'Rewrite for My Product' }))
    film.say('Its shape becomes your own post: your story, none of its words.')
    await film.scrollTo(page.getByText('Rewritten post', { exact: true }), 0.16)
    await film.rest()
    await film.watch(rewritten)
    await film.wait(1_200)
    film.keepPoster()
    film.say('Title and text are yours to edit and to copy.')
    await film.click(page.getByRole('button', { name: /Copy/ }).first())
    await film.wait(1_800)
  },
}
