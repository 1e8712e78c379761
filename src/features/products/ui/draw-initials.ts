import { initialsOf } from '../../../ui/initials-of.ts'

const SIZE = 512
const INK = 'oklch(0.985 0.012 150)'
/** Our own hues, deep enough for light letters. */
const GROUNDS = [
  'oklch(0.395 0.078 166)',
  'oklch(0.46 0.13 252)',
  'oklch(0.47 0.1 60)',
  'oklch(0.45 0.14 330)',
  'oklch(0.45 0.08 205)',
]

/** The same name always gets the same tile. */
export function chooseTile(name: string) {
  let sum = 0
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return { initials: initialsOf(name), ground: GROUNDS[sum % GROUNDS.length] ?? INK }
}

/** A square with the name's initials, as a PNG. */
export async function drawInitials(name: string): Promise<Blob> {
  const { initials, ground } = chooseTile(name)
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  pen.fillStyle = ground
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.fillStyle = INK
  pen.font = `600 ${initials.length > 1 ? 232 : 288}px ${getComputedStyle(document.body).fontFamily}`
  pen.textAlign = 'center'
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(initials)
  pen.fillText(initials, SIZE / 2, (SIZE + up - down) / 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/png',
    )
  })
}
