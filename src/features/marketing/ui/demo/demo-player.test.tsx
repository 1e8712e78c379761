import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DemoPlayer } from './demo-player.tsx'

test('a recorded video waits for its reader, with poster, captions and a text for old browsers', () => {
  const html = renderToStaticMarkup(
    <DemoPlayer video={{ title: 'Post generation', file: 'post', description: 'A post is written.' }} />,
  )
  for (const theme of ['light', 'dark']) {
    expect(html).toMatch(new RegExp(`<img src="/videos/post-${theme}\\.webp"[^>]* loading="lazy"`))
    expect(html).toContain(`<source src="/videos/post-${theme}.mp4" type="video/mp4"/>`)
  }
  expect(html.match(/<video controls="" muted="" playsInline="" preload="none"/g)).toHaveLength(2)
  expect(html).not.toContain('autoplay')
  expect(html).toMatch(/<track[^>]* kind="captions"[^>]* src="\/videos\/post\.vtt"/)
  expect(html).toContain('Your browser does not support the video tag.')
  expect(html).toContain('A post is written.')
})
