import type { CDPSession, Locator, Page } from 'playwright-core'
import { ARROW, drawCursor } from './draw-cursor.ts'
import type { Encoder } from './encode-film.ts'
import { FRAME_MS, stepTime } from './step-time.ts'
import type { Caption } from './write-captions.ts'

const CLICK_FRAMES = 9
const PATIENCE_MS = 20_000

/** A page that is filmed frame by frame, and the hand that uses it. */
export class Film {
  readonly page: Page
  readonly captions: Caption[] = []
  poster: Buffer | undefined
  private readonly devtools: CDPSession
  private readonly encoder: Encoder
  private frames = 0
  private cursor = { x: 560, y: 430, click: 1 }
  private last: Buffer | undefined

  constructor(page: Page, devtools: CDPSession, encoder: Encoder) {
    this.page = page
    this.devtools = devtools
    this.encoder = encoder
  }

  /** The hand lies still before it moves. */
  async begin() {
    await this.page.mouse.move(this.cursor.x, this.cursor.y)
  }

  get seconds() {
    return (this.frames * FRAME_MS) / 1000
  }

  /** Begins a caption; it stays until the next one. */
  say(text: string) {
    this.captions.push({ at: this.seconds, text })
  }

  /** What stands there before anybody presses play: the latest frame. */
  keepPoster() {
    this.poster = this.last
  }

  async wait(ms: number) {
    for (let n = Math.round(ms / FRAME_MS); n > 0; n -= 1) await this.shoot()
  }

  /** Films on until it is there. */
  async watch(what: Locator, seconds = 12) {
    for (let n = (seconds * 1000) / FRAME_MS; n > 0; n -= 1) {
      if (await what.isVisible()) return
      await this.shoot()
    }
    throw new Error(`${String(what)} did not appear within ${seconds} s of film`)
  }

  /** Waits for the server without filming: how fast this machine is must not be seen. */
  async cutTo(what: Locator) {
    const started = Date.now()
    while (!(await what.isVisible())) {
      if (Date.now() - started > PATIENCE_MS) throw new Error(`${String(what)} did not appear`)
      await stepTime(this.page)
    }
  }

  /** Moves the hand there as a hand moves: it starts slowly, and ends slowly. */
  async point(at: Locator, { ms = 640, dx = 0.5, dy = 0.5 } = {}) {
    const box = await at.boundingBox()
    if (!box) throw new Error(`${String(at)} is not on the screen`)
    await this.glide({ x: box.x + box.width * dx, y: box.y + box.height * dy }, ms)
  }

  private async glide(to: { x: number; y: number }, ms: number) {
    const from = { ...this.cursor }
    const steps = Math.round(ms / FRAME_MS)
    for (let n = 1; n <= steps; n += 1) {
      const t = n / steps
      const eased = t * t * (3 - 2 * t)
      this.cursor.x = from.x + (to.x - from.x) * eased
      this.cursor.y = from.y + (to.y - from.y) * eased
      await this.page.mouse.move(this.cursor.x, this.cursor.y)
      await this.shoot()
    }
  }

  /** Takes the hand off what is to be read. */
  async rest() {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 }
    await this.glide({ x: width * 0.965, y: height * 0.6 }, 480)
  }

  async click(at: Locator, how: { ms?: number; dx?: number; dy?: number } = {}) {
    await this.point(at, how)
    await this.press(() => this.page.mouse.click(this.cursor.x, this.cursor.y))
  }

  /** A native list opens outside of the page, where no camera looks: its choice is made at once. */
  async choose(at: Locator, option: string) {
    await this.point(at)
    await this.press(() => at.selectOption(option))
  }

  async type(text: string, msPerKey = 60) {
    let due = 0
    for (const key of text) {
      await this.page.keyboard.insertText(key)
      for (due += msPerKey; due >= FRAME_MS; due -= FRAME_MS) await this.shoot()
    }
  }

  /** Turns the wheel until it stands at this share of the screen's height. */
  async scrollTo(what: Locator, share: number, ms = 720) {
    const box = await what.boundingBox()
    const height = this.page.viewportSize()?.height ?? 0
    if (!box) throw new Error(`${String(what)} is nowhere on the page`)
    const by = box.y + box.height / 2 - share * height
    const steps = Math.round(ms / FRAME_MS)
    for (let n = 0; n < steps; n += 1) {
      const share = (Math.PI / 2 / steps) * Math.sin((Math.PI * (n + 0.5)) / steps)
      await this.page.mouse.wheel(0, by * share)
      await this.shoot()
    }
  }

  private async press(act: () => Promise<unknown>) {
    this.cursor.click = 0
    await this.shoot()
    await act()
    for (let n = 1; n <= CLICK_FRAMES; n += 1) {
      this.cursor.click = n / CLICK_FRAMES
      await this.shoot()
    }
  }

  private async shoot() {
    await stepTime(this.page)
    await this.page.evaluate(drawCursor, { ...this.cursor, arrow: ARROW })
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    this.last = Buffer.from(data, 'base64')
    await this.encoder.add(this.last)
    this.frames += 1
  }
}
