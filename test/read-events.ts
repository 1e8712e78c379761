/** The events of a stream, as they came, and the pauses in it. */
export async function readEvents(response: Response) {
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as { type: string } & Record<string, unknown>)
}
