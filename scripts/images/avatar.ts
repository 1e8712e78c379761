import { mark } from './mark.ts'

export const avatar = `<main style="width: 400px; height: 400px; background: var(--primary); display: grid; place-items: center">
${mark(250, 'var(--marker)', 'var(--primary)')}</main>`
