import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DemoVideo } from '../schema.ts'
import { DemoPlayer } from './demo-player.tsx'

const draw = (video: DemoVideo) => renderToStaticMarkup(<DemoPlayer video={video}>the scene</DemoPlayer>)

test('a video that is not recorded yet shows its scene and says so', () => {
  const html = draw({ title: 'Post generation', sources: [] })
  expect(html).toContain('the scene')
  expect(html).toContain('Video coming soon')
  expect(html).not.toContain('<video')
})

test('a recorded video waits for its reader, with poster, captions and a text for old browsers', () => {
  const html = draw({
    title: 'Post generation',
    sources: [
      { src: '/videos/post.mp4', type: 'video/mp4' },
      { src: '/videos/post.webm', type: 'video/webm' },
    ],
    poster: '/videos/post.webp',
    captions: '/videos/post.vtt',
  })
  expect(html).toMatch(/<video[^>]* preload="none"[^>]* poster="\/videos\/post\.webp"/)
  expect(html).toMatch(/<video controls=""/)
  expect(html).not.toContain('autoplay')
  expect(html.indexOf('post.mp4')).toBeLessThan(html.indexOf('post.webm'))
  expect(html).toMatch(/<track[^>]* kind="captions"[^>]* src="\/videos\/post\.vtt"/)
  expect(html).toContain('Your browser does not support the video tag.')
})
