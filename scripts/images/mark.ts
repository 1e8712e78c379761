/** The logo; the eye takes the colour of whatever is behind it. */
export function mark(size: number, colour: string, behind: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 32 32">
  <path d="M5.5 5v10.2c0 5.9 4.8 10.3 10.5 10.3s9.5-4 9.5-9.5" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>
  <path fill="${colour}" d="M16 13a6.5 6.5 0 0 1 12.6-1.8l2.7 1.4c.6.3.6 1.2 0 1.5l-2.7 1.3-.4 1.7-5.3 1.8A6.5 6.5 0 0 1 16 13z"/>
  <circle cx="23.1" cy="12.1" r="1.55" fill="${behind}"/></svg>`
}
