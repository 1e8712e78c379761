import { html } from 'hono/html'
import type { Site } from './site.ts'

const ICONS = html`<link rel="icon" sizes="32x32" href="/icon-32.png">
<link rel="apple-touch-icon" href="/icon.png">`

/** A page as real ones are: with menu, scripts, hidden parts and a footer around the text. */
export function sitePage({ name, claim, sections }: Site, icons = ICONS) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${claim}">
<meta property="og:site_name" content="${name}">
${icons}
<title>${name} – ${claim}</title>
<style>body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.6 system-ui, sans-serif }</style>
<script>window.visits = (window.visits || 0) + 1</script>
</head>
<body>
<!-- build 4182 -->
<header><a href="/">${name}</a> <nav aria-label="Main"><a href="/features">Features</a> <a href="/prices">Prices</a></nav></header>
<main>
<h1>${claim}</h1>
${sections.map(
  ({ heading, paragraphs }) =>
    html`<section><h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>`,
)}
</main>
<div hidden>Your cart is empty</div>
<footer><small>© ${name}</small></footer>
</body>
</html>`
}
