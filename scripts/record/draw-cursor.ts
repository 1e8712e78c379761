export type Cursor = {
  x: number
  y: number
  /** 0 as a click begins, 1 when its ring is gone. */
  click: number
}

const ARROW = 'M2 1 L2 20.5 L6.6 16.3 L9.7 23.4 L13.2 21.9 L10.2 15 L16.4 14.4 Z'

/** Runs in the page: screenshots show no cursor, so the film has one of its own. */
export function drawCursor({ x, y, click, arrow }: Cursor & { arrow: string }) {
  const svg = 'http://www.w3.org/2000/svg'
  const draw = (name: string, attributes: Record<string, string>) => {
    const shape = document.createElementNS(svg, name)
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
    return shape
  }
  let cursor = document.querySelector<SVGSVGElement>('svg[data-film-cursor]')
  if (!cursor) {
    cursor = draw('svg', {
      'data-film-cursor': '',
      width: '80',
      height: '80',
      viewBox: '-40 -40 80 80',
    }) as SVGSVGElement
    cursor.append(
      draw('circle', { fill: '#1f5c45', 'fill-opacity': '0.35' }),
      draw('path', {
        d: arrow,
        fill: '#111',
        stroke: '#fff',
        'stroke-width': '1.6',
        'stroke-linejoin': 'round',
      }),
    )
    Object.assign(cursor.style, { position: 'fixed', pointerEvents: 'none', zIndex: '2147483647' })
    document.documentElement.append(cursor)
  }
  Object.assign(cursor.style, { left: `${x - 40}px`, top: `${y - 40}px` })
  const [ring, pointer] = cursor.children
  ring?.setAttribute('r', String(8 + 18 * click))
  ring?.setAttribute('opacity', String(1 - click))
  pointer?.setAttribute('transform', click < 0.4 ? 'scale(1.15)' : 'scale(1.3)')
}

export { ARROW }
