import { brand } from '../../brand.ts'
import { GROUND, PRIMARY } from '../parts/app-colors.ts'

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Lets a browser install the dashboard as an app. */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    id: '/dashboard',
    start_url: '/dashboard/today',
    scope: '/',
    display: 'standalone',
    theme_color: PRIMARY,
    background_color: GROUND,
    icons,
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }
  return new Response(JSON.stringify(manifest), { headers })
}
