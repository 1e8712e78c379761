import { chromium } from 'playwright-core'
import { startTestStack } from '../test/e2e/start-test-stack.ts'
import { requireFfmpeg } from './record/encode-film.ts'
import { commentReplies } from './record/films/comment-replies.ts'
import { generations } from './record/films/generations.ts'
import { postGeneration } from './record/films/post-generation.ts'
import { smartRewrite } from './record/films/smart-rewrite.ts'
import { tour } from './record/films/tour.ts'
import { makeFilm } from './record/make-film.ts'
import { filmWalk } from './record/walk/film-walk.ts'
import { browserArgs } from './stack/browser-args.ts'
import { furnishDemo } from './stack/furnish-demo.ts'

const scripts = [tour, generations, postGeneration, commentReplies, smartRewrite]

/** Names and a theme on the command line leave out all others; `walk` films a newcomer's first minutes instead. */
const only = new Set(process.argv.slice(2))
const themes = pick(['light', 'dark'] as const)
const names = pick(scripts.map(({ name }) => name))

function pick<Word extends string>(words: readonly Word[]) {
  const named = words.filter((word) => only.has(word))
  return named.length > 0 ? named : words
}

requireFfmpeg()
// Not in production mode, in which every page says that services are simulated.
const stack = await startTestStack({ env: { NODE_ENV: 'development', DEMO: '' } })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: browserArgs,
})
try {
  if (only.has('walk')) await filmWalk(browser, stack)
  const wanted = only.has('walk') ? [] : scripts.filter(({ name }) => names.includes(name))
  for (const script of wanted) {
    for (const theme of themes) {
      // Each film begins with the same account: no draft of an earlier one waits, and no comment counts yet.
      await stack.superuser.query('delete from drafts')
      await furnishDemo(stack.env)
      await makeFilm(browser, stack, script, theme)
    }
  }
} finally {
  await browser.close()
  await stack.stop()
}
