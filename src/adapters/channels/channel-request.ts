/** One POST. Its address and headers hold secrets. */
export type ChannelRequest = { url: string; headers: Record<string, string>; body: string | Buffer }

export const jsonRequest = (url: string, value: unknown): ChannelRequest => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
