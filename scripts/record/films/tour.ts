import type { FilmScript } from '../film-script.ts'
import { copyButton, generateButton, post, showCommunity, yourComment } from './post-dialog.ts'

export const tour: FilmScript = {
  name: 'tour',
  path: '/dashboard',
  prepare: (page) => showCommunity(page, 'doggrooming'),
  play: async (film) => {
    const { page } = film
    film.say('Your feed: what people ask in your communities, right now.')
    await film.wait(1_600)
    await film.click(page.getByText('Best to answer', { exact: true }))
    film.say('The posts that your product can truly help with come first.')
    await film.wait(1_600)
    await film.click(post(page, 'Three no-shows on a Saturday.'))
    await film.cutTo(page.getByText(/^Rules of r\//))
    await film.wait(1_000)
    film.say('Generate Comment answers the question, and says that you make the product.')
    await film.click(generateButton(page))
    await film.rest()
    await film.watch(yourComment(page))
    await film.wait(1_000)
    film.keepPoster()
    film.say('Copy it, open the post on Reddit, and paste it yourself. Nothing is posted for you.')
    await film.click(copyButton(page))
    await film.wait(900)
    await film.point(page.getByRole('dialog').getByText('Open on Reddit').first())
    await film.wait(1_600)
  },
}
