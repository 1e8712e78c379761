import type { Dispatcher } from 'undici'
import { type ChannelAddress, parseAddress } from './address.ts'
import type { ChannelRequest } from './channel-request.ts'
import type { DeliveryOutcome } from './delivery-outcome.ts'
import { discordRequest } from './discord-request.ts'
import type { ChannelMessage } from './message.ts'
import { pushRequest, type Vapid } from './push-request.ts'
import { sendRequest } from './send-request.ts'
import { slackRequest } from './slack-request.ts'
import { webhookRequest } from './webhook-request.ts'

/** Without `vapid` nothing is pushed. The dispatcher decides which addresses it may connect to. */
type Options = { dispatcher: Dispatcher; vapid?: Vapid | undefined; userAgent: string }

export type Channels = ReturnType<typeof createChannels>

/** Sends a message to where a user wants it. */
export function createChannels({ dispatcher, vapid, userAgent }: Options) {
  return {
    async send(
      address: ChannelAddress,
      message: ChannelMessage,
      signal?: AbortSignal,
    ): Promise<DeliveryOutcome> {
      const request = makeRequest(address, message, vapid)
      if (!request) return { kind: 'refused', status: null }
      return sendRequest(address.kind, request, { dispatcher, userAgent, signal })
    },
    close: () => dispatcher.close(),
  }
}

function makeRequest(
  address: ChannelAddress,
  message: ChannelMessage,
  vapid: Vapid | undefined,
): ChannelRequest | null {
  const url = parseAddress(address.kind, address.kind === 'push' ? address.endpoint : address.url)
  if (url === null) return null
  if (address.kind === 'slack') return slackRequest(url, message)
  if (address.kind === 'discord') return discordRequest(url, message)
  if (address.kind === 'push')
    return vapid ? pushRequest({ ...address, endpoint: url }, message, vapid) : null
  // A receiver could not tell an unsigned message from a forged one.
  return address.secrets.length > 0 ? webhookRequest({ ...address, url }, message) : null
}
