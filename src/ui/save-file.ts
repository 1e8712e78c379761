/** Hands the browser a file that it made itself. */
export function saveFile(name: string, type: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
