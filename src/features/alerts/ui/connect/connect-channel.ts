import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import type { Channel, ChannelInput } from '../../schema.ts'

type Given = {
  input: ChannelInput
  /** The one whose place it takes. */
  former: Channel | null
  onForgotten: (id: string) => Promise<void>
}

/**
 * Adds a channel, in the place of another where there is one. An address that is refused must not cost the one that works: the server
 * looks at it before it says that the place is taken.
 */
export async function connectChannel({ input, former, onForgotten }: Given) {
  try {
    return await add(input)
  } catch (error) {
    if (!former || !(error instanceof ApiError) || error.code !== 'conflict') throw error
  }
  await ask(api.alerts.channels[':id'].$delete({ param: { id: former.id } }))
  await onForgotten(former.id)
  const added = await add(input)
  const { strongFits, monitors, replies } = former
  if (strongFits && monitors && replies) return added
  const param = { id: added.channel.id }
  const channel = await ask(
    api.alerts.channels[':id'].$put({ param, json: { strongFits, monitors, replies } }),
  )
  return { ...added, channel }
}

const add = (json: ChannelInput) => ask(api.alerts.channels.$post({ json }))
