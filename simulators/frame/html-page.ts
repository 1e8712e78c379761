import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

const style = raw(`
  body { margin: 0; background: #f6f6f4; color: #1c1c1a; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 48rem; margin: 2rem auto; padding: 1.5rem 2rem; background: #fff; border-radius: 12px }
  main.narrow { max-width: 24rem }
  h1 { margin: 0 0 1rem; font-size: 1.5rem }
  h2 { margin: 1.5rem 0 .5rem; font-size: 1.1rem }
  a { color: #0b57d0 }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding: .5rem 0; border-bottom: 1px solid #e6e6e2; overflow-wrap: anywhere }
  button, input[type=email], input[type=text] { box-sizing: border-box; width: 100%; padding: .6rem .8rem; margin: .2rem 0 .6rem; border: 1px solid #8a8a85; border-radius: 8px; background: #fff; color: inherit; font: inherit; text-align: left }
  button { cursor: pointer; text-align: center }
  button.primary { border-color: #0b57d0; background: #0b57d0; color: #fff }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
  small { color: #5c5c57 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  iframe { width: 100%; height: 36rem; border: 1px solid #d5d5d0; border-radius: 8px }
`)

export function htmlPage(title: string, content: Html, { head = html``, narrow = false } = {}) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
${head}
</head>
<body><main class="${narrow ? 'narrow' : 'wide'}">
<h1>${title}</h1>
${content}
</main></body>
</html>`
}
