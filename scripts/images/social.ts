import { brand } from '../../src/brand.ts'
import { mark } from './mark.ts'

const LONG_TITLE = 30

// Concentric, so that the bundle keeps its spacing around the corner.
const threads = [0, 1, 2, 3].map((n) => {
  const radius = 190 - n * 48
  return `<path d="M${1000 + n * 48} 0v366a${radius} ${radius} 0 0 0 ${radius} ${radius}H1200"/>`
})

/** What a link to us looks like elsewhere: the mark, the title, and a thread that runs into it. */
export function socialImage(title: string, line: string): string {
  const size = title.length > LONG_TITLE ? 82 : 94
  return `<main class="cover">
  <svg style="position: absolute; inset: 0" width="1200" height="630" fill="none" stroke="var(--border)" stroke-width="3">${threads.join('')}</svg>
  <div style="position: absolute; left: 84px; top: 66px; display: flex; align-items: center; gap: 18px">
    ${mark(68, 'var(--primary)', 'var(--background)')}
    <span style="font-size: 40px; font-weight: 620; letter-spacing: -0.02em">${brand.name}</span>
  </div>
  <div class="thread" style="left: 94px; top: 150px; width: 82px; height: ${54 + size * 0.53}px"></div>
  <p style="position: absolute; left: 206px; top: 202px; width: 830px; font-size: ${size}px; font-weight: 620; line-height: 1.06; letter-spacing: -0.034em; word-spacing: 0.05em; text-wrap: balance">${title}</p>
  <p class="soft" style="position: absolute; left: 210px; bottom: 68px; font-size: 30px">${line}</p>
</main>`
}
