import type { FilmScript } from '../film-script.ts'
import { copyButton, generateButton, openPost, showCommunity, yourComment } from './post-dialog.ts'

export const generations: FilmScript = {
  name: 'generations',
  path: '/dashboard',
  prepare: async (page) => {
    await showCommunity(page, 'doggrooming')
    await openPost(page, 'Three no-shows on a Saturday.')
  },
  play: async (film) => {
    const { page } = film
    film.say('Somebody in r/doggrooming asks how to stop no-shows.')
    await film.wait(1_600)
    await film.click(generateButton(page))
    film.say('One press, and a draft is written for this post and this community.')
    await film.rest()
    await film.watch(yourComment(page))
    film.keepPoster()
    await film.wait(1_400)
    film.say('You make it yours: a sentence more, in your own words.')
    await film.click(yourComment(page), { dx: 0.7, dy: 0.9 })
    await page.keyboard.press('Control+End')
    await film.type(' Good luck on Saturday!')
    await film.wait(600)
    film.say('Copy. You paste it on Reddit yourself; nothing is posted for you.')
    await film.click(copyButton(page))
    await film.wait(1_800)
  },
}
