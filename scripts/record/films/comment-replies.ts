import type { FilmScript } from '../film-script.ts'
import { copyButton, generateButton, openPost, showCommunity, yourComment } from './post-dialog.ts'

const TITLE = 'Dog grooming salon, 2 groomers, drowning in phone calls.'

export const commentReplies: FilmScript = {
  name: 'comment-replies',
  path: '/dashboard',
  prepare: async (page) => {
    await showCommunity(page, 'smallbusiness')
    await openPost(page, TITLE)
  },
  play: async (film) => {
    const { page } = film
    const dialog = page.getByRole('dialog')
    film.say('A salon in r/smallbusiness is drowning in phone calls.')
    await film.wait(1_200)
    film.say("The draft will follow this community's own rules.")
    await film.point(dialog.getByText(/^Rules of r\//))
    await film.wait(1_100)
    await film.click(generateButton(page))
    film.say('It helps first, even those who will never buy.')
    await film.rest()
    await film.watch(yourComment(page))
    film.keepPoster()
    await film.wait(800)
    film.say('Then it is checked for facts and rules.')
    await film.point(dialog.getByText(/^(?:Ready|Not fully checked)/))
    await film.wait(1_400)
    film.say('Copy, and paste it on Reddit yourself.')
    await film.click(copyButton(page))
    await film.wait(1_600)
  },
}
