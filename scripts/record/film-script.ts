import type { Page } from 'playwright-core'
import type { Film } from './film.ts'

/** One video: what stands ready before the camera runs, and what happens then. */
export type FilmScript = {
  name: string
  path: string
  /** Leaves the room to the page. */
  sidebar?: 'closed'
  /** What the model answers, one after the other; without it the simulated one writes by itself. */
  answers?: string[]
  prepare?: (page: Page) => Promise<void>
  play: (film: Film) => Promise<void>
}
