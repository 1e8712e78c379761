import type { FilmScript } from '../film-script.ts'

const CONTEXT = 'I groomed dogs for nine years. In spring I launched Pawslot for three groomers.'
const POST = `I just built a booking tool after nine years of grooming dogs. What would you want from it?

I groomed dogs for nine years. In spring I launched Pawslot, which I make, for three groomers.

Owners book online without an account, get a reminder the day before, and pay a deposit. That is all it does so far.

Before I add anything, I would like to hear from people who take bookings every day. What is the first thing you would want from it, and what would make you close the tab?`

export const postGeneration: FilmScript = {
  name: 'post-generation',
  path: '/dashboard/generate',
  sidebar: 'closed',
  answers: [POST],
  play: async (film) => {
    const { page } = film
    const title = page.getByRole('textbox', { name: 'Title' })
    const button = page.getByRole('button', { name: 'Generate Post', exact: true })
    film.say('Choose how the post begins.')
    await film.wait(700)
    await film.choose(page.getByLabel('Hook'), 'just-built')
    await film.wait(500)
    film.say('Say in a few words what happened. Only what you tell is used.')
    await film.click(page.getByLabel('Context'))
    await film.type(CONTEXT, 42)
    await film.scrollTo(button, 0.82)
    await film.click(button)
    film.say('A title and a text appear, in plain words and without a pitch.')
    await film.scrollTo(page.getByText('Your post', { exact: true }), 0.16)
    await film.rest()
    await film.watch(title)
    await film.wait(900)
    film.keepPoster()
    film.say('Everything can be edited before you copy it.')
    await film.click(page.getByRole('button', { name: /Copy/ }).first())
    await film.wait(1_800)
  },
}
